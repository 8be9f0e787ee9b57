"""A table's own words, parsed from text.

Each line has a word, then optionally "=" with other names, and a category in brackets:
`cat = kitty, pussycat (animal)`. Empty lines and lines that start with # are skipped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from unspoken.kernel.tags import tag
from unspoken.kernel.types import Refused
from unspoken.kernel.words.text import clean_line
from unspoken.languages.own_word import OwnWord

LONGEST_TEXT = 10_000
"""Characters of the whole text."""
LONGEST_WORD = 40
MOST_WORDS = 400
MOST_NAMES = 12
"""Other names of one word."""
PackName: TypeAlias = str
_CATEGORY = re.compile(r"^(?P<word>.*?)\(\s*(?P<category>[^()]*)\)$")


class Misread(Struct, frozen=True):
    """A line that could not be parsed, and the reason."""

    line: int
    """From 1."""
    text: str
    """The printable start of the line."""
    code: str
    most: int = 0
    """The limit, if something is too long or too many."""


class OwnWordsKept(Struct, frozen=True, tag=tag):
    """The host replaced the own words of a game."""

    pack: PackName
    words: tuple[OwnWord, ...]


class ParsedWords(NamedTuple):
    """The words of a text, and the lines that could not be parsed."""

    words: tuple[OwnWord, ...]
    misread: tuple[Misread, ...]


def own_pack(game: str) -> PackName:
    """Return the name of the pack of a table's own words for a game."""
    return f"own-{game}"


def read_words(text: str) -> ParsedWords:
    """Parse every line. Raises Refused if the text is too long."""
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
            shown = "".join(char if char.isprintable() else " " for char in line)[:LONGEST_WORD]
            misread.append(Misread(number, shown, refused.code, int(refused.facts.get("most", 0))))
        else:
            words[word.word.casefold()] = word
    return ParsedWords(tuple(words.values()), tuple(misread))


def read_line(line: str) -> OwnWord:
    """Parse a line: a word, its other names and its category. Raises Refused if it is not valid."""
    match = _CATEGORY.match(line.strip())
    names_part, category = (match["word"], _clean(match["category"])) if match else (line, "")
    if "(" in names_part or ")" in names_part:
        raise Refused("word-brackets")
    word, _, other_names = names_part.partition("=")
    names = [_clean(name) for name in other_names.split(",") if name.strip()]
    if len(names) > MOST_NAMES:
        raise Refused("word-too-many-names", most=MOST_NAMES)
    return OwnWord(_clean(word), tuple(dict.fromkeys(names)), category)


def words_as_text(words: Iterable[OwnWord]) -> str:
    """Return text that `read_words` parses to these words."""
    return "\n".join(map(_line, words))


def _line(word: OwnWord) -> str:
    names = f" = {', '.join(word.names)}" if word.names else ""
    return f"{word.word}{names}{f' ({word.category})' if word.category else ''}"


def _clean(text: str) -> str:
    return clean_line(
        text, LONGEST_WORD, empty="word-empty", long="word-too-long", unprintable="word-unprintable"
    )
