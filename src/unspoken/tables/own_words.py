"""Words of somebody's own, read from lines that a person would write.

A line is a word; after = come other names of it, and in brackets at the end its category:
`cat = kitty, pussycat (animal)`. Empty lines count for nothing, nor do those that begin with #.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from unspoken.kernel.game import Refused
from unspoken.kernel.tags import tag
from unspoken.kernel.text import clean_line
from unspoken.languages.own_word import OwnWord

LONGEST_TEXT = 10_000
"""Signs of all lines."""
LONGEST_WORD = 40
MOST_WORDS = 400
MOST_NAMES = 12
"""Other names of one word."""
PackName: TypeAlias = str
_CATEGORY = re.compile(r"^(?P<word>.*?)\(\s*(?P<category>[^()]*)\)$")


class Misread(Struct, frozen=True):
    """A line that was not understood, and why."""

    line: int
    """Counted from 1."""
    text: str
    """As far as it can be shown."""
    code: str
    most: int = 0
    """Where something is too long, or too many: how much there may be."""


class OwnWordsKept(Struct, frozen=True, tag=tag):
    """The host has written the words of a game anew."""

    pack: PackName
    words: tuple[OwnWord, ...]


class Reading(NamedTuple):
    """What was made of a text."""

    words: tuple[OwnWord, ...]
    misread: tuple[Misread, ...]


def own_pack(game: str) -> PackName:
    """The name by which a table's own words for a game are chosen."""
    return f"own-{game}"


def read_words(text: str) -> Reading:
    """Every line as a word, or as one that was not understood. Refused where all of it is too long."""
    if len(text) > LONGEST_TEXT:
        raise Refused("words-too-long", most=LONGEST_TEXT)
    words: dict[str, OwnWord] = {}
    misread: list[Misread] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        try:
            word = read_line(line)
            if len(words) == MOST_WORDS:
                raise Refused("words-too-many", most=MOST_WORDS)
            if word.word.casefold() in words:
                raise Refused("word-twice")
        except Refused as refused:
            shown = "".join(sign if sign.isprintable() else " " for sign in line)[:LONGEST_WORD]
            misread.append(Misread(number, shown, refused.code, int(refused.facts.get("most", 0))))
        else:
            words[word.word.casefold()] = word
    return Reading(tuple(words.values()), tuple(misread))


def read_line(line: str) -> OwnWord:
    """A word, its other names and its category; Refused where the line is no such thing."""
    found = _CATEGORY.match(line.strip())
    told, category = (found["word"], _clean(found["category"])) if found else (line, "")
    if "(" in told or ")" in told:
        raise Refused("word-brackets")
    word, _, rest = told.partition("=")
    names = [_clean(name) for name in rest.split(",") if name.strip()]
    if len(names) > MOST_NAMES:
        raise Refused("word-too-many-names", most=MOST_NAMES)
    return OwnWord(_clean(word), tuple(dict.fromkeys(names)), category)


def written(words: Iterable[OwnWord]) -> str:
    """The words as somebody would write them."""
    return "\n".join(map(_line, words))


def _line(one: OwnWord) -> str:
    names = f" = {', '.join(one.names)}" if one.names else ""
    return f"{one.word}{names}{f' ({one.category})' if one.category else ''}"


def _clean(text: str) -> str:
    return clean_line(
        text, LONGEST_WORD, empty="word-empty", long="word-too-long", unprintable="word-unprintable"
    )
