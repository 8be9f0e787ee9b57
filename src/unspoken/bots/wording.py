"""The words that are said of the pictures of one pack, and how many of them a clue has in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import log

from unspoken.bots.words import LEAST_SHARED, kinship, words_of


class Wording:
    """Compares a clue's words with those of each picture; a word that is said of few pictures weighs more."""

    def __init__(self, texts: Mapping[str, Iterable[str]], language: str) -> None:
        self._language = language
        self._pictures = tuple(texts)
        self._said: dict[str, set[str]] = {}
        """By its word, the pictures that it is said of."""
        for picture, said in texts.items():
            for word in frozenset[str]().union(*(words_of(text, language) for text in said)):
                self._said.setdefault(word, set()).add(picture)
        self._alike: dict[str, list[str]] = {}
        """Words by their first letters: only such as begin alike can be kin."""
        for word in self._said:
            self._alike.setdefault(word[:LEAST_SHARED], []).append(word)
        self._kin = lru_cache(maxsize=1024)(self._find_kin)

    def share(self, clue: str, picture: str) -> float:
        """The share of the clue's words that are said of the picture, or something of their kin is."""
        found = whole = 0.0
        for word in words_of(clue, self._language):
            near, weight = self._kin(word)
            found += weight * near.get(picture, 0.0)
            whole += weight
        return found / whole if whole else 0.0

    def shares(self, clue: str) -> dict[str, float]:
        """The same for every picture at once."""
        found, whole = dict.fromkeys(self._pictures, 0.0), 0.0
        for word in words_of(clue, self._language):
            near, weight = self._kin(word)
            whole += weight
            for picture, kin in near.items():
                found[picture] += weight * kin
        return {picture: share / whole for picture, share in found.items()} if whole else found

    def _find_kin(self, word: str) -> tuple[dict[str, float], float]:
        """How near a word is to what is said of each picture, and how much that tells."""
        near: dict[str, float] = {}
        for said in self._alike.get(word[:LEAST_SHARED], ()):
            if kin := kinship(word, said):
                for picture in self._said[said]:
                    near[picture] = max(near.get(picture, 0.0), kin)
        return near, log((1 + len(self._pictures)) / max(sum(near.values()), 1.0))
