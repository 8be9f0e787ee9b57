"""Index of the words about the pictures of one pack, to count those that a clue shares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import log

from unspoken.bots.lore.words import LEAST_SHARED, kinship, words_of


class WordIndex:
    """Compares a clue's words with those of each picture; rare words have more weight."""

    def __init__(self, texts: Mapping[str, Iterable[str]], language: str) -> None:
        self._language = language
        self._pictures = tuple(texts)
        self._said: dict[str, list[str]] = {}
        """The pictures of each word, each once."""
        for picture, said in texts.items():
            for word in frozenset[str]().union(*(words_of(text, language) for text in said)):
                self._said.setdefault(word, []).append(picture)
        self._alike: dict[str, list[str]] = {}
        """Words by their prefix: only words with a common prefix can be related."""
        for word in self._said:
            self._alike.setdefault(word[:LEAST_SHARED], []).append(word)
        self._kin = lru_cache(maxsize=1024)(self._find_kin)

    def share(self, clue: str, picture: str) -> float:
        """Return the weighted share of the clue's words that match words about the picture."""
        found = whole = 0.0
        for word in words_of(clue, self._language):
            near, weight = self._kin(word)
            found += weight * near.get(picture, 0.0)
            whole += weight
        return found / whole if whole else 0.0

    def shares(self, clue: str) -> dict[str, float]:
        """Return the share for every picture."""
        found, whole = dict.fromkeys(self._pictures, 0.0), 0.0
        for word in words_of(clue, self._language):
            near, weight = self._kin(word)
            whole += weight
            for picture, kin in near.items():
                found[picture] += weight * kin
        return {picture: share / whole for picture, share in found.items()} if whole else found

    def _find_kin(self, word: str) -> tuple[dict[str, float], float]:
        """Return the similarity of a word to each picture's words, and the word's weight."""
        near: dict[str, float] = {}
        for said in self._alike.get(word[:LEAST_SHARED], ()):
            if kin := kinship(word, said):
                for picture in self._said[said]:
                    near[picture] = max(near.get(picture, 0.0), kin)
        return near, log((1 + len(self._pictures)) / max(sum(near.values()), 1.0))
