"""`--words`: the host's own words for every table, from a text file or a folder of text files."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from unspoken.content.packs import Packs
from unspoken.content.word_pack import with_words
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Refused
from unspoken.languages.own_word import word_cards
from unspoken.tables.state.own_words import LONGEST_TEXT, ParsedWords, read_words

_NOT_IN_NAMES = re.compile("[^a-z0-9]+")


class BadWords(Exception):
    """A file of words that is invalid; the message says what is wrong and where."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the host's words."""
    parser.add_argument(
        "--words",
        type=Path,
        metavar="PATH",
        help="your own words for games that are played with words: a text file or a folder of text files, "
        "one word per line, for example: cat = kitty, pussycat (animal)",
    )


def add_words(packs: Packs, path: Path | None, games: Mapping[str, AnyGame]) -> Packs:
    """Add a pack per file for each game that is played with words. Raises BadWords."""
    defaults = [getattr(game.types.options(), "words", None) for game in games.values()]
    kinds = dict.fromkeys(packs.manifest(pack).kind for pack in defaults if isinstance(pack, str))
    sources: dict[str, Path] = {}
    for file in () if path is None else _files(path):
        words = word_cards(_read(file).words)
        stem = _NOT_IN_NAMES.sub("-", file.stem.lower()).strip("-") or "house"
        for kind in kinds:
            pack = f"{kind}-{stem}"[:32]
            if pack in sources:
                raise BadWords(
                    f"{sources[pack].name} and {file.name} would both become the pack {pack}: rename one, "
                    "with letters a to z and digits."
                )
            sources[pack] = file
            packs = with_words(packs, pack, kind, file.stem, words)
    return packs


def _files(path: Path) -> Iterator[Path]:
    if path.is_dir():
        found = sorted(path.glob("*.txt"))
        if not found:
            raise BadWords(f"There is no text file (.txt) in {path}.")
        yield from found
    else:
        yield path


def _read(file: Path) -> ParsedWords:
    """Read a file; unlike for players' own words, every invalid line is an error. Raises BadWords."""
    try:
        text = file.read_text(encoding="utf-8-sig")
        reading = read_words(text)
    except OSError as error:
        raise BadWords(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadWords(f"{file} is not encoded in UTF-8.") from error
    except Refused as error:
        raise BadWords(f"{file} is too long: the limit is {LONGEST_TEXT} characters.") from error
    if reading.misread:
        first = reading.misread[0]
        raise BadWords(f"{file}, line {first.line}: {first.text!r} is not valid ({first.code}).")
    if not reading.words:
        raise BadWords(f"{file} contains no words.")
    return reading
