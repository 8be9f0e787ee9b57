"""Reads the pictures, descriptions and words that `unspoken deck make` makes a pack from."""

from __future__ import annotations

import asyncio
import csv
import re
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.progress import track

from unspoken.content.acceptance.pictures import SENTENCE_ENDS
from unspoken.content.making import MadeCard, make_card
from unspoken.content.own.typed import LONGEST_ALT, clean_alt
from unspoken.kernel.languages import FALLBACK, Tag
from unspoken.kernel.types import Refused
from unspoken.languages.own_word import OwnWord
from unspoken.languages.sentences import fill, page_sentences
from unspoken.pictures.worker import PictureWorker
from unspoken.tables.state.own_words import read_words

PICTURES = frozenset({".jpg", ".jpeg", ".png", ".webp"})
_WORD = re.compile(r"[^\W\d_]{2,}")
_CAMERA = re.compile(
    r"(img|image|dsc|dscn|dscf|pic|picture|photo|pxl|mvimg|screenshot|scan|untitled|[\W\d_])+", re.I
)
"""Names that cameras and scanners give to files."""


class BadSource(Exception):
    """No pack can be made; each sentence names a fault and what to do."""

    def __init__(self, *sentences: str) -> None:
        super().__init__(" ".join(sentences))
        self.sentences = sentences


def read_list(file: Path) -> tuple[OwnWord, ...]:
    """Read a list of words. Raises BadSource with every line that is not valid."""
    try:
        reading = read_words(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise BadSource(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadSource(f"{file} is not text in UTF-8: save it in UTF-8.") from error
    except Refused as refused:
        raise BadSource(f"{file}: {_sentence(refused)}") from refused
    wrong = [
        f"{file.name}, line {line.line}, {line.text!r}: {_sentence(Refused(line.code, most=line.most))}"
        for line in reading.misread
    ]
    if wrong:
        raise BadSource(*wrong)
    if not reading.words:
        raise BadSource(f"{file} contains no words: write one word per line.")
    return reading.words


def read_pictures(folder: Path, table: Path | None, language: Tag) -> list[MadeCard]:
    """Read and convert the pictures of a folder. Raises BadSource with all faults of all files."""
    files = sorted(path for path in folder.iterdir() if path.suffix.lower() in PICTURES)
    if not files:
        raise BadSource(f"{folder} contains no pictures: put JPEG, PNG or WebP files into it.")
    wrong: list[str] = []
    descriptions = {} if table is None else _described(table, {path.name for path in files}, wrong)
    made: dict[str, tuple[Path, MadeCard]] = {}
    worker = PictureWorker()
    console = Console(stderr=True)
    for file in track(files, "converting pictures", console=console, disable=not console.is_terminal):
        alt = _alt(file, descriptions, wrong)
        try:
            with file.open("rb") as data:
                card = make_card(asyncio.run(worker.render(data)), alt, language)
        except OSError as error:
            wrong.append(f"{file.name} cannot be read: {error.strerror}.")
        except Refused as refused:
            wrong.append(f"{file.name}: {_sentence(refused)}")
        else:
            if card.card.id in made:
                wrong.append(f"{file.name} is the same picture as {made[card.card.id][0].name}: delete one.")
            made[card.card.id] = (file, card)
    if wrong:
        raise BadSource(*wrong)
    return [card for _, card in made.values()]


def described_by(name: str) -> str:
    """Return the description in a file's name; empty if a camera named the file."""
    if _CAMERA.fullmatch(name) or not _WORD.search(name):
        return ""
    return _as_sentence(re.sub(r"[\s_-]+", " ", name))


def _alt(file: Path, descriptions: Mapping[str, str], wrong: list[str]) -> str:
    """Return the description of a picture; add to the faults if there is none."""
    text = descriptions.get(file.name) or described_by(file.stem)
    try:
        alt = clean_alt(text)
    except Refused:
        wrong.append(f"{file.name}: its description must be one line of at most {LONGEST_ALT} characters.")
        return ""
    if not alt:
        wrong.append(
            f"{file.name} has no description: rename it to say what is visible (a-cat-in-a-hat.jpg), "
            "or describe it in a CSV file that --descriptions names."
        )
    return alt


def _described(table: Path, names: set[str], wrong: list[str]) -> dict[str, str]:
    """Read the descriptions by file name; add to the faults for rows that fit no picture."""
    try:
        text = table.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadSource(f"{table} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadSource(f"{table} is not text in UTF-8: save it as CSV in UTF-8.") from error
    rows = list(csv.reader(text.splitlines(), delimiter=";" if ";" in text.partition("\n")[0] else ","))
    found: dict[str, str] = {}
    for number, row in enumerate(rows, 1):
        cells = [cell.strip() for cell in row]
        if not any(cells) or (number == 1 and cells[0].casefold() == "file"):
            continue
        if len(cells) != 2 or not all(cells):
            wrong.append(f"{table.name}, row {number}: write a file name and a description, in two columns.")
        elif cells[0] not in names:
            wrong.append(f"{table.name}, row {number}: there is no picture {cells[0]}: correct its name.")
        else:
            found[cells[0]] = _as_sentence(cells[1])
    return found


def _as_sentence(text: str) -> str:
    """Return the text with a capital letter and a full stop, because screen readers pause at its end."""
    text = text.strip()
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(SENTENCE_ENDS) else '.'}"


def _sentence(refused: Refused) -> str:
    """Return the sentence that players would see."""
    code = f"refused-{refused.code}"
    return fill(page_sentences(FALLBACK).get(code, refused.code), refused.facts)
