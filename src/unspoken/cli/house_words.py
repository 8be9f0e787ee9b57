"""`--words`: words of this house, from a file or a folder of them, for every table."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from unspoken.content.packs import Packs
from unspoken.content.word_pack import with_words
from unspoken.kernel.game import AnyGame, Refused
from unspoken.languages.own_word import word_cards
from unspoken.tables.own_words import LONGEST_TEXT, Reading, read_words

_NO_PART_OF_A_NAME = re.compile("[^a-z0-9]+")


class BadWords(Exception):
    """A file of words that cannot be read as one; says what is wrong and where."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the words are."""
    parser.add_argument(
        "--words",
        type=Path,
        metavar="PATH",
        help="words of this house, for games that are played with words: a text file, or a folder of them; "
        "one word a line, as in: cat = kitty, pussycat (animal)",
    )


def add_words(packs: Packs, path: Path | None, games: Mapping[str, AnyGame]) -> Packs:
    """The packs, and a pack of each file's words for each game that is played with words. Raises BadWords."""
    usual = [getattr(game.options(), "words", None) for game in games.values()]
    kinds = dict.fromkeys(packs.manifest(pack).kind for pack in usual if isinstance(pack, str))
    named: dict[str, Path] = {}
    for file in () if path is None else _files(path):
        words = word_cards(_read(file).words)
        stem = _NO_PART_OF_A_NAME.sub("-", file.stem.lower()).strip("-") or "house"
        for kind in kinds:
            pack = f"{kind}-{stem}"[:32]
            if pack in named:
                raise BadWords(
                    f"{named[pack].name} and {file.name} would both be called {pack}: give one of them "
                    "another name, of letters a to z and digits."
                )
            named[pack] = file
            packs = with_words(packs, pack, kind, file.stem, words)
    return packs


def _files(path: Path) -> Iterator[Path]:
    if path.is_dir():
        found = sorted(path.glob("*.txt"))
        if not found:
            raise BadWords(f"There is no file of words (.txt) in {path}.")
        yield from found
    else:
        yield path


def _read(file: Path) -> Reading:
    """A file's words; whoever wrote it is at hand, so nothing of it is left out silently."""
    try:
        text = file.read_text(encoding="utf-8-sig")
        reading = read_words(text)
    except OSError as wrong:
        raise BadWords(f"{file} cannot be read: {wrong.strerror}.") from wrong
    except UnicodeDecodeError as wrong:
        raise BadWords(f"{file} is not a text in UTF-8.") from wrong
    except Refused as wrong:
        raise BadWords(f"{file} is too long: {LONGEST_TEXT} signs at most.") from wrong
    if reading.misread:
        first = reading.misread[0]
        raise BadWords(f"{file}, line {first.line}: {first.text!r} was not understood ({first.code}).")
    if not reading.words:
        raise BadWords(f"{file} has no words in it.")
    return reading
