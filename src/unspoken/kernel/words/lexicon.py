"""Lexicons: the words of a language, each with its lemmas, in text that is searched in place.

A lexicon is constant data of the installation, as the program is, so rules that use it stay pure. It is far
too large for the materials of a game; `unspoken.languages` provides it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple, Protocol

from unspoken.kernel.languages import Tag

_UNDECOMPOSED = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe"})
_CODE = re.compile(r"(\d+)(.*)")


@lru_cache(maxsize=2048)
def fold(text: str) -> str:
    """Return a text in lower case, without accents: "Wąż" becomes "waz"."""
    plain = text.casefold().translate(_UNDECOMPOSED)
    return "".join(sign for sign in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(sign))


class LexiconLines(Protocol):
    """Lines of text: bytes, or a file that is mapped into memory."""

    def __len__(self) -> int: ...
    def __getitem__(self, part: slice, /) -> bytes: ...
    def find(self, sub: bytes, start: int, /) -> int:
        """Return the first index of some bytes."""
        ...

    def rfind(self, sub: bytes, start: int, end: int, /) -> int:
        """Return the last index of some bytes."""
        ...


class LexiconWord(NamedTuple):
    """A word as it is spelt, with its lemmas; only nouns and adjectives have lemmas."""

    form: str
    lemmas: frozenset[str]
    pet_name_of: frozenset[str]
    """The base words, if this word is a diminutive."""

    @property
    def names(self) -> frozenset[str]:
        """The lemmas of all things that the word names."""
        return self.lemmas | self.pet_name_of


class Lexicon:
    """The words of a language.

    Each line has a word and its lemmas. A lemma is the number of letters to cut off the word, and the
    letters to add: "psy 2ies" is a form of "pies". A tilde before it marks a diminutive: "kotek 0 ~2" is a
    pet name of "kot". Lines are sorted by the word without accents.
    """

    def __init__(self, lines: LexiconLines) -> None:
        self._lines = lines

    def __bool__(self) -> bool:
        return len(self._lines) > 0

    def spelt_like(self, word: str) -> tuple[LexiconWord, ...]:
        """Return all words that are spelt like this one, except for accents."""
        key = fold(word)
        found = []
        for line in self._from(key):
            entry = _parsed(line)
            if fold(entry.form) != key:
                break
            found.append(entry)
        return tuple(found)

    def _from(self, key: str) -> Iterator[bytes]:
        """Yield the lines from the first word that does not come before the key."""
        low, high = 0, len(self._lines)
        while low < high:
            start = self._lines.rfind(b"\n", low, (low + high) // 2) + 1 or low
            end = self._lines.find(b"\n", start)
            if fold(self._lines[start:end].split(b" ", 1)[0].decode()) < key:
                low = end + 1
            else:
                high = start
        while low < len(self._lines):
            end = self._lines.find(b"\n", low)
            yield self._lines[low:end]
            low = end + 1


def _parsed(line: bytes) -> LexiconWord:
    form, *codes = line.decode().split(" ")
    pets = (code[1:] for code in codes if code.startswith("~"))
    own = (code for code in codes if not code.startswith("~"))
    return LexiconWord(
        form, frozenset(_lemma(form, code) for code in own), frozenset(_lemma(form, code) for code in pets)
    )


def _lemma(form: str, code: str) -> str:
    parts = _CODE.fullmatch(code)
    assert parts is not None, f"{form} has the malformed lemma {code}"
    return form[: len(form) - int(parts[1])] + parts[2]


def lemma_code(form: str, lemma: str) -> str:
    """Return the code of a lemma in the line of one of its forms."""
    shared = 0
    while shared < min(len(form), len(lemma)) and form[shared] == lemma[shared]:
        shared += 1
    return f"{len(form) - shared}{lemma[shared:]}"


NO_WORDS = Lexicon(b"")
"""The empty lexicon, for languages without a lexicon."""


class _Provider:
    """Finds the lexicon of a language; set once, by the layer that reads files."""

    find: Callable[[Tag], Lexicon] = staticmethod(lambda _tag: NO_WORDS)


def provide_lexicons(find: Callable[[Tag], Lexicon]) -> None:
    """Set where lexicons come from."""
    _Provider.find = staticmethod(find)


def lexicon(tag: Tag) -> Lexicon:
    """Return the lexicon of a language; empty if it has none."""
    return _Provider.find(tag)
