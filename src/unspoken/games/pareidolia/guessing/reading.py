"""Splits texts into words and compares words, by the grammar and the lexicon of a language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from unspoken.games.pareidolia.guessing.spelling import words_of
from unspoken.kernel.words.grammar import WordGrammar
from unspoken.kernel.words.lexicon import Lexicon, LexiconWord, fold

Text = tuple[str, ...]
"""The significant words of a text."""


class Reader:
    """Reads texts of one language."""

    def __init__(self, grammar: WordGrammar, lexicon: Lexicon) -> None:
        self._grammar = grammar
        self._lexicon = lexicon
        self._articles = frozenset(grammar.articles)
        self._irregular = dict(grammar.irregular)
        self._ignored_prefixes = tuple(words_of(text) for text in grammar.ignored_prefixes)
        # a deck is read again with every guess
        self.text = lru_cache(maxsize=1024)(self._text)
        self._words = lru_cache(maxsize=1024)(self._words_typed)
        self._meant = lru_cache(maxsize=1024)(self._lemmas_meant)

    @property
    def knows_words(self) -> bool:
        """True if the language has a lexicon, which distinguishes typos from other words."""
        return bool(self._lexicon)

    def _text(self, text: str) -> Text:
        """Return the words of a text without articles, without a leading "pair of" and a trailing "tree"."""
        said = words_of(text)
        words = tuple(word for word in said if word not in self._articles) or said
        for prefix in self._ignored_prefixes:
            if words[: len(prefix)] == prefix and len(words) > len(prefix):
                words = words[len(prefix) :]
        if len(words) > 1 and words[-1] in self._grammar.ignored_suffixes:
            words = words[:-1]
        return words

    def is_word(self, said: str) -> bool:
        """True if a text is a word of the language, perhaps with missing accents."""
        return bool(self._words(said))

    def is_same(self, said: str, name: str) -> bool:
        """True if a typed word means a name: it is the name itself, an inflected form or a diminutive.

        Missing accents are forgiven unless they make another word.
        """
        if said == name:
            return True
        found = self._words(said)
        if not found:
            return self._is_spelling(said, name) or self._has_ending(said, name)
        as_typed = [word for word in found if word.form in (said, self._respelt(said))]
        if as_typed:
            return any(self._names(word, name) for word in as_typed)
        return _lacks_accents(said, name) or all(self._names(word, name) for word in found)

    def _words_typed(self, said: str) -> tuple[LexiconWord, ...]:
        """Return the words of the lexicon that the typed text may be."""
        texts = dict.fromkeys((said, self._respelt(said)))
        near = ((text, word) for text in texts for word in self._lexicon.spelt_like(text))
        return tuple(word for text, word in near if _lacks_accents(text, word.form))

    def _names(self, word: LexiconWord, name: str) -> bool:
        return not word.names.isdisjoint(self._meant(name))

    def _lemmas_meant(self, name: str) -> frozenset[str]:
        """Return the lemmas of a name; only the name if it is a lemma, so that "glasses" is not "glass"."""
        found = [word for word in self._lexicon.spelt_like(name) if word.form == name]
        own = frozenset[str]().union(*(word.lemmas for word in found))
        pets = frozenset[str]().union(*(word.pet_name_of for word in found))
        return (frozenset({name}) if name in own or not own else own) | pets

    def _is_spelling(self, said: str, name: str) -> bool:
        """True if a name was typed without accents, or on a keyboard that lacks a letter."""
        other = name
        for letter, letters in self._grammar.spellings:
            other = other.replace(letter, letters)
        return _lacks_accents(said, name) or _lacks_accents(said, other)

    def _respelt(self, word: str) -> str:
        """Return a word with the letters that a keyboard lacked: "baer" becomes "bär"."""
        for letter, letters in self._grammar.spellings:
            word = word.replace(letters, letter)
        return word

    def _has_ending(self, said: str, name: str) -> bool:
        """True if two words that are not in the lexicon differ only in their endings."""
        if self.is_word(name):
            return False
        return not set(self._stems(fold(said))).isdisjoint(self._stems(fold(name)))

    def _stems(self, word: str) -> Iterator[str]:
        """Yield the word, and its stem for each ending that it may have."""
        yield word
        yield self._irregular.get(word, word)
        for ending in self._grammar.endings:
            if ending.unless and word.endswith(ending.unless):
                continue
            for removed in ending.removed:
                if word.endswith(removed) and len(word) - len(removed) >= ending.min_left:
                    yield word.removesuffix(removed) + ending.added


def _lacks_accents(said: str, word: str) -> bool:
    """True if `said` is the word, perhaps without accents; a letter with another accent is another letter."""
    if len(said) != len(word):
        return said == fold(word)
    return all(typed in (letter, fold(letter)) for typed, letter in zip(said, word, strict=True))


@lru_cache(maxsize=64)
def reader_of(grammar: WordGrammar, lexicon: Lexicon) -> Reader:
    """Return the reader of a language, shared by all its tables."""
    return Reader(grammar, lexicon)
