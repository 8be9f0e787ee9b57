"""How a language bends its words: its `judge.toml`."""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from unspoken.kernel.game import Refused
from unspoken.kernel.grammar import Ending, Grammar
from unspoken.kernel.languages import Tag
from unspoken.languages.known import BrokenLanguage, languages


class _Judge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of the file."""

    articles: tuple[str, ...] = ()
    odd: dict[str, str] = {}
    endings: tuple[Ending, ...] = ()
    spelt: dict[str, str] = {}


@cache
def grammar(tag: Tag) -> Grammar:
    """How a language bends its words; where nothing is said, not at all. Refused where it is not here."""
    if tag not in languages():
        raise Refused("no-such-language", language=tag)
    path = languages()[tag].file("judge.toml")
    if path is None:
        return Grammar()
    try:
        told = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _Judge)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise BrokenLanguage(f"{path} is not in order: {wrong}.") from wrong
    return Grammar(told.articles, tuple(told.odd.items()), told.endings, tuple(told.spelt.items()))
