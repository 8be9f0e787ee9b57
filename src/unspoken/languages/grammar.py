"""How a language inflects its words: its `judge.toml`."""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from unspoken.kernel.grammar import WordEnding, WordGrammar
from unspoken.kernel.languages import Tag
from unspoken.kernel.types import Refused
from unspoken.languages.known import BrokenLanguage, languages


class _Judge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The format of the file."""

    articles: tuple[str, ...] = ()
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
    return WordGrammar(judge.articles, tuple(judge.odd.items()), judge.endings, tuple(judge.spelt.items()))
