"""`--words`: the host's own words for every table, from a text file or a folder of text files."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from unspoken.cli.options.kinds import Location
from unspoken.cli.options.option import Option
from unspoken.content.packs import Packs
from unspoken.content.word_pack import with_words
from unspoken.kernel.game import AnyGame
from unspoken.kernel.languages import FALLBACK
from unspoken.kernel.types import Refused
from unspoken.languages.own_word import word_cards
from unspoken.languages.sentences import fill, page_sentences
from unspoken.tables.state.own_words import LONGEST_TEXT, ParsedWords, read_words

log = logging.getLogger(__name__)

_MOST_SHOWN = 20
"""Invalid lines that the log shows."""
_NOT_IN_NAMES = re.compile("[^a-z0-9]+")


class BadWords(Exception):
    """A file of words that is invalid; the message says what is wrong and where."""


OPTION = Option(
    "words",
    Location("an existing text file, or a folder of text files", is_valid=Path.exists),
    "your own words for games that are played with words: a text file or a folder of text files, one word "
    "per line, for example: cat = kitty, pussycat (animal)",
    example="words.txt",
)


def add_words(packs: Packs, path: Path | None, games: Mapping[str, AnyGame]) -> Packs:
    """Add a pack per file for each game that is played with words. Raises BadWords."""
    defaults = [getattr(game.types.options(), "words", None) for game in games.values()]
    kinds = dict.fromkeys(packs.manifest(pack).kind for pack in defaults if isinstance(pack, str))
    sources: dict[str, Path] = {}
    left_out: list[str] = []
    for file in () if path is None else _files(path):
        reading = _read(file)
        left_out += _misread_lines(file, reading)
        stem = _NOT_IN_NAMES.sub("-", file.stem.lower()).strip("-") or "house"
        for kind in kinds:
            pack = f"{kind}-{stem}"[:32]
            if pack in sources:
                raise BadWords(
                    f"{sources[pack].name} and {file.name} would both become the pack {pack}: rename one, "
                    "with letters a to z and digits."
                )
            sources[pack] = file
            packs = with_words(packs, pack, kind, file.stem, word_cards(reading.words))
    if left_out:  # in one record, because each statement logs at most once per second
        log.warning("%d lines of --words were left out: %s", len(left_out), " ".join(left_out[:_MOST_SHOWN]))
    return packs


def _files(path: Path) -> Iterator[Path]:
    if path.is_dir():
        found = sorted(path.glob("*.txt"))
        if not found:
            raise BadWords(f"There is no text file (.txt) in {path}: add one, or name another folder.")
        yield from found
    else:
        yield path


def _read(file: Path) -> ParsedWords:
    """Read a file. Raises BadWords if it has no valid line."""
    try:
        text = file.read_text(encoding="utf-8-sig")
        reading = read_words(text)
    except OSError as error:
        raise BadWords(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadWords(f"{file} is not encoded in UTF-8: save it in UTF-8.") from error
    except Refused as error:
        raise BadWords(f"{file} is too long: the limit is {LONGEST_TEXT} characters.") from error
    if not reading.words:
        first = _misread_lines(file, reading)[:1]
        raise BadWords(" ".join([f"{file} contains no words: write one word per line.", *first]))
    return reading


def _misread_lines(file: Path, reading: ParsedWords) -> list[str]:
    """Describe the lines that are not valid, in the words that players see for their own lists."""
    sentences = page_sentences(FALLBACK)
    return [
        f"{file}, line {line.line}, {line.text!r}: "
        + fill(sentences.get(f"refused-{line.code}", line.code), {"most": line.most})
        for line in reading.misread
    ]
