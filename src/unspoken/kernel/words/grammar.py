"""What is needed to judge guesses in a language: inflection and spelling."""

from __future__ import annotations

from msgspec import Struct, field


class WordEnding(Struct, frozen=True):
    """A rule that replaces the ending of a word."""

    removed: tuple[str, ...] = field(name="taken")
    """The endings to remove."""
    added: str = field(default="", name="put")
    """The replacement."""
    min_left: int = field(default=3, name="left")
    """The least number of letters that must remain of the word."""
    unless: tuple[str, ...] = ()
    """The rule does not apply to words with these endings."""


class WordGrammar(Struct, frozen=True):
    """The grammar by which guesses are judged; all in lower case without accents."""

    articles: tuple[str, ...] = ()
    """Words that are ignored in a guess."""
    ignored_prefixes: tuple[str, ...] = field(default=(), name="before")
    """Words that are ignored at the beginning of a guess, such as "pair of"."""
    ignored_suffixes: tuple[str, ...] = field(default=(), name="behind")
    """Words that are ignored at the end of a guess, such as "tree" in "palm tree"."""
    irregular: tuple[tuple[str, str], ...] = field(default=(), name="odd")
    """Irregular forms of words that the lexicon lacks, each with its base form."""
    endings: tuple[WordEnding, ...] = ()
    """Endings of words that the lexicon lacks."""
    spellings: tuple[tuple[str, str], ...] = field(default=(), name="spelt")
    """Alternative spellings of letters, such as ae for ä."""
