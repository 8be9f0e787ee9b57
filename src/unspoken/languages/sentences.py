"""The page's sentences, for texts that the server itself writes: albums, deck titles, replies to agents."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from unspoken.kernel.languages import FALLBACK, ByLanguage, Tag
from unspoken.languages.known import languages

_MESSAGE = re.compile(r"^([a-z][\w-]*) *=(.*(?:\n(?:[ \t]+.*|\}))*)", re.MULTILINE)
_SPACES = re.compile(r"[ \t\n]+")
"""Not the no-break spaces, which French has before some signs."""
_FACT = re.compile(r"\{ \$(\w+) \}")
_PLURAL = re.compile(r"^\{ \$(\w+) -> \[one\] (.*?) \*\[other\] (.*) \}$")


@cache
def page_sentences(tag: Tag) -> Mapping[str, str]:
    """Return the messages of a language's `page.ftl` by name, each on one line."""
    return _of(languages()[tag].file("page.ftl"))


@cache
def game_sentences(tag: Tag) -> Mapping[str, Mapping[str, str]]:
    """Return the messages of each game in a language, by the game's name."""
    return {path.stem: _of(path) for path in sorted((languages()[tag].folder / "games").glob("*.ftl"))}


def shown_language(tag: Tag) -> Tag:
    """Return the language in which most of a page is shown, as `shownLanguage` of the page does.

    A language with less than half of the messages of `page.ftl` is mostly shown in the fallback language.
    """
    return tag if 2 * len(page_sentences(tag)) >= len(page_sentences(FALLBACK)) else FALLBACK


def in_every_language(name: str) -> ByLanguage:
    """Return a message of `page.ftl` by language, for the languages that have it."""
    return {tag: said for tag in languages() if (said := page_sentences(tag).get(name))}


@cache
def every_sentence(tag: Tag) -> Mapping[str, str]:
    """Return all messages in a language; missing ones are taken from the fallback language."""
    own = {} if tag == FALLBACK else every_sentence(FALLBACK)
    games = (said for by_game in game_sentences(tag).values() for said in by_game.items())
    return {**own, **page_sentences(tag), **dict(games)}


def sentences_in(text: str) -> Mapping[str, str]:
    """Read a text in Fluent: its sentences by name, each on one line.

    This is the only Fluent parser on the server; it supports only the syntax of the server's own sentences.
    """
    return {name: _SPACES.sub(" ", said).strip() for name, said in _MESSAGE.findall(text)}


def fill(sentence: str, facts: Mapping[str, str | int]) -> str:
    """Put facts into a sentence; if the sentence is an English plural, choose the form for its number."""
    plural = _PLURAL.match(sentence)
    if plural is not None:
        number, singular, plural_form = plural.groups()
        sentence = singular if facts.get(number) == 1 else plural_form
    return _FACT.sub(lambda fact: str(facts.get(fact[1], "…")), sentence)


def _of(path: Path | None) -> Mapping[str, str]:
    return {} if path is None else sentences_in(path.read_text(encoding="utf-8"))
