"""The data for judging guesses in a language: its `judge.toml` and its `lexicon.txt`."""

from __future__ import annotations

import tomllib
from functools import cache
from mmap import ACCESS_READ, mmap

import msgspec

from unspoken.kernel.languages import Tag
from unspoken.kernel.types import Refused
from unspoken.kernel.words.grammar import WordEnding, WordGrammar
from unspoken.kernel.words.lexicon import NO_WORDS, Lexicon, provide_lexicons
from unspoken.languages.known import BrokenLanguage, languages


class _Judge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The format of the file."""

    articles: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    behind: tuple[str, ...] = ()
    odd: dict[str, str] = {}
    endings: tuple[WordEnding, ...] = ()
    spelt: dict[str, str] = {}


@cache
def grammar(tag: Tag) -> WordGrammar:
    """Read a language's grammar; it is empty without the file. Refused if the language is not installed."""
    if tag not in languages():
        raise Refused("no-such-language", language=tag)
    path = languages()[tag].file("judge.toml")
    if path is None:
        return WordGrammar()
    try:
        judge = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _Judge)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise BrokenLanguage(f"{path} is invalid: {wrong}.") from wrong
    return WordGrammar(
        judge.articles,
        judge.before,
        judge.behind,
        tuple(judge.odd.items()),
        judge.endings,
        tuple(judge.spelt.items()),
    )


@cache
def find_lexicon(tag: Tag) -> Lexicon:
    """Open a language's lexicon; it is empty without the file. The file is mapped, not loaded into memory."""
    path = languages()[tag].file("lexicon.txt") if tag in languages() else None
    if path is None:
        return NO_WORDS
    with path.open("rb") as file:
        return Lexicon(mmap(file.fileno(), 0, access=ACCESS_READ))


provide_lexicons(find_lexicon)
