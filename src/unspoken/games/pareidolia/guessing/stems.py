"""Stems and spelling variants of words, by a language's grammar."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from unspoken.games.pareidolia.guessing.spelling import words_of
from unspoken.kernel.grammar import WordGrammar

_TOO_MANY = 4
"""A text with more words than this is not analysed."""


class Stems:
    """Analyses texts by one grammar."""

    def __init__(self, grammar: WordGrammar) -> None:
        self._grammar = grammar
        self._articles = frozenset(grammar.articles)
        self._odd = dict(grammar.odd)
        # a deck is read again with every guess
        self.forms = lru_cache(maxsize=2048)(self._forms)
        self.spellings = lru_cache(maxsize=2048)(self._spellings)

    def letters(self, text: str) -> str:
        """Return only the letters, without articles: "an ice cream" and "icecream" are equal."""
        return "".join(words_of(text, self._articles))

    def _spellings(self, text: str) -> frozenset[str]:
        """Return a text as written, and as typed on keyboards that lack a letter."""
        other = text.casefold()
        for letter, letters in self._grammar.spelt:
            other = other.replace(letter, letters)
        return frozenset({self.letters(text), self.letters(other)})

    def _forms(self, text: str) -> frozenset[str]:
        """Return a text without its endings, in every possible reading."""
        words = words_of(text, self._articles)
        if len(words) > _TOO_MANY:
            return frozenset({"".join(words)})
        return frozenset("".join(form) for form in product(*(sorted(self._stems(word)) for word in words)))

    def _stems(self, word: str) -> frozenset[str]:
        """Return the word, and its stem for each ending that it may have."""
        return frozenset({word, self._odd.get(word, word), *self._without_endings(word)})

    def _without_endings(self, word: str) -> Iterator[str]:
        for ending in self._grammar.endings:
            if ending.unless and word.endswith(ending.unless):
                continue
            for taken in ending.taken:
                if word.endswith(taken) and len(word) - len(taken) >= ending.left:
                    yield word.removesuffix(taken) + ending.put


@lru_cache(maxsize=64)
def stems_of(grammar: WordGrammar) -> Stems:
    """Return the analyser of a grammar, shared by all tables of that language."""
    return Stems(grammar)
