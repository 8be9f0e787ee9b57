"""Words without their endings, and in every way in which they may be spelt, by a language's grammar."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from unspoken.games.pareidolia.spelling import words_of
from unspoken.kernel.grammar import Grammar

_TOO_MANY = 4
"""A text of more words than this is taken as it is written."""


class Stems:
    """Reads texts by one grammar."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        self._articles = frozenset(grammar.articles)
        self._odd = dict(grammar.odd)
        # A deck is read again with every guess.
        self.forms = lru_cache(maxsize=2048)(self._forms)
        self.spellings = lru_cache(maxsize=2048)(self._spellings)

    def letters(self, text: str) -> str:
        """The letters alone, without articles: "an ice cream", "ice-cream" and "icecream" are one word."""
        return "".join(words_of(text, self._articles))

    def _spellings(self, text: str) -> frozenset[str]:
        """A text as it is written, and as those write it who lack a letter."""
        other = text.casefold()
        for letter, letters in self._grammar.spelt:
            other = other.replace(letter, letters)
        return frozenset({self.letters(text), self.letters(other)})

    def _forms(self, text: str) -> frozenset[str]:
        """A text without its endings, in every way in which it may be read."""
        words = words_of(text, self._articles)
        if len(words) > _TOO_MANY:
            return frozenset({"".join(words)})
        return frozenset("".join(form) for form in product(*(sorted(self._stems(word)) for word in words)))

    def _stems(self, word: str) -> frozenset[str]:
        """The word, and what is left of it without each ending that it may have."""
        return frozenset({word, self._odd.get(word, word), *self._without_endings(word)})

    def _without_endings(self, word: str) -> Iterator[str]:
        for ending in self._grammar.endings:
            if ending.unless and word.endswith(ending.unless):
                continue
            for taken in ending.taken:
                if word.endswith(taken) and len(word) - len(taken) >= ending.left:
                    yield word.removesuffix(taken) + ending.put


@lru_cache(maxsize=64)
def stems_of(grammar: Grammar) -> Stems:
    """The reader of a grammar: one for all tables that speak it."""
    return Stems(grammar)
