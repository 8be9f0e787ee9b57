"""The page's sentences, where the server says one itself: in albums, on its shelf, to agents."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from unspoken.kernel.languages import FALLBACK, ByLanguage, Tag
from unspoken.languages.known import languages

_MESSAGE = re.compile(r"^([a-z][\w-]*) *=(.*(?:\n(?:[ \t]+.*|\}))*)", re.MULTILINE)


@cache
def page_sentences(tag: Tag) -> Mapping[str, str]:
    """What the house says in a language, by its name, as Fluent writes it, on one line."""
    return _of(languages()[tag].file("page.ftl"))


@cache
def game_sentences(tag: Tag) -> Mapping[str, Mapping[str, str]]:
    """What each game says in a language, by the game's name."""
    return {path.stem: _of(path) for path in sorted((languages()[tag].folder / "games").glob("*.ftl"))}


def in_every_language(name: str) -> ByLanguage:
    """A sentence of the house by language, as those have it that have it."""
    return {tag: said for tag in languages() if (said := page_sentences(tag).get(name))}


@cache
def every_sentence(tag: Tag) -> Mapping[str, str]:
    """All that the house and its games say in a language; what it lacks, as the fallback has it."""
    own = {} if tag == FALLBACK else every_sentence(FALLBACK)
    games = (said for by_game in game_sentences(tag).values() for said in by_game.items())
    return {**own, **page_sentences(tag), **dict(games)}


def _of(path: Path | None) -> Mapping[str, str]:
    if path is None:
        return {}
    found = _MESSAGE.findall(path.read_text(encoding="utf-8"))
    return {name: " ".join(text.split()) for name, text in found}
