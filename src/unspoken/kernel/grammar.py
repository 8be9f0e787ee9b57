"""What is needed to judge guesses in a language: inflection and spelling."""

from __future__ import annotations

from msgspec import Struct


class WordEnding(Struct, frozen=True):
    """A rule that replaces the ending of a word."""

    taken: tuple[str, ...]
    """The endings to remove."""
    put: str = ""
    """The replacement."""
    left: int = 3
    """The least number of letters that must remain of the word."""
    unless: tuple[str, ...] = ()
    """The rule does not apply to words with these endings."""


class WordGrammar(Struct, frozen=True):
    """The grammar by which guesses are judged; all in lower case without accents."""

    articles: tuple[str, ...] = ()
    """Words that are ignored in a guess."""
    before: tuple[str, ...] = ()
    """Words that are ignored at the beginning of a guess, such as "pair of"."""
    behind: tuple[str, ...] = ()
    """Words that are ignored at the end of a guess, such as "tree" in "palm tree"."""
    odd: tuple[tuple[str, str], ...] = ()
    """Irregular forms of words that the lexicon lacks, each with its base form."""
    endings: tuple[WordEnding, ...] = ()
    """Endings of words that the lexicon lacks."""
    spelt: tuple[tuple[str, str], ...] = ()
    """Alternative spellings of letters, such as ae for ä."""
