"""Dixit's bot with photographs that people might upload: `python -m minds.photographs FOLDER`.

FOLDER holds the unpacked PyPI packages that contain the photographs (data/photographs.toml names them).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from bench.harness.commit import commit
from bench.harness.report import Section, make_console, show
from minds.dixit import Clue
from minds.dixit_strangers import right_votes
from unspoken.bots.lore.lore import PackLore, best_lore
from unspoken.content.own.deck import OwnCard, OwnDeck, card_of
from unspoken.content.own.portrait import manifest_of
from unspoken.content.packs import Pack, Packs
from unspoken.pictures.rendered import Look, RenderedCard, decode_result

CLUES = Path(__file__).parent / "data" / "photographs.toml"
BOARDS = 40
PACK = "own-1"


class Printed(NamedTuple):
    """A photograph as an own card, and the CPU and memory that processing took."""

    name: str
    card: OwnCard
    seconds: float
    megabytes: float


def main() -> None:
    """Process each photograph as a server would, and measure votes."""
    parser = argparse.ArgumentParser(prog="python -m minds.photographs", description=__doc__)
    parser.add_argument("folder", type=Path, help="folder of the unpacked packages")
    folder: Path = parser.parse_args().folder
    clues = tomllib.loads(CLUES.read_text(encoding="utf-8"))
    printed = [_printed(folder, name) for name in clues]
    console = make_console()
    console.print(f"{datetime.now(UTC):%-d %B %Y}, commit {commit()}\n")
    show(console, _classified(printed))
    show(console, _votes(printed, clues))


def _printed(folder: Path, name: str) -> Printed:
    """Process a photograph in a child process, as the server does with uploads."""
    (path,) = (path for path in folder.rglob(Path(name).name) if path.as_posix().endswith(f"/{name}"))
    command = [sys.executable, "-P", "-m", "unspoken.pictures"]
    with path.open("rb") as file, subprocess.Popen(command, stdin=file, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        result = decode_result(process.stdout.read())
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    assert isinstance(result.made, RenderedCard), f"{name}: {result.made}"
    return Printed(name, card_of(PACK, result.made), result.seconds, used.ru_maxrss / 1024)


def _classified(printed: list[Printed]) -> Section:
    rows = tuple(
        (
            photograph.name,
            ", ".join(f"{found.thing} {found.share}" for found in photograph.card.look.things),
            ", ".join(photograph.card.look.sights),
            photograph.seconds,
            photograph.megabytes,
        )
        for photograph in printed
    )
    columns = ("photograph", "the net sees", "by light and colour", "CPU, s", "memory, MB")
    return Section(
        "Own photographs", columns, rows, "CPU and peak memory of the process that renders a card."
    )


def _votes(printed: list[Printed], texts: dict[str, dict[str, list[str]]]) -> Section:
    ids = [photograph.card.id for photograph in printed]
    others = {card: [other for other in ids if other != card] for card in ids}
    lores = {
        "light and colour": _lore(printed, lambda look: replace(look, sights=(), things=())),
        "and what may be seen": _lore(printed, lambda look: replace(look, things=())),
        "and what the net sees": _lore(printed, lambda look: look),
    }
    with_things = {photograph.card.id for photograph in printed if photograph.card.look.things}
    rows: list[tuple[str, ...]] = []
    for language in ("en", "pl"):
        clues = [
            Clue(language, text, photograph.card.id)
            for photograph in printed
            for text in texts[photograph.name][language]
        ]
        classified = [clue for clue in clues if clue.card in with_things]
        for name, lore in lores.items():
            found = [right_votes(some, others, lore, BOARDS) for some in (clues, classified)]
            rows.append((f"{name}, {language}", *found))
    columns = ("known by", f"all {len(printed)}", f"the {len(with_things)} with a thing")
    note = "Right votes among six photographs, by chance 17 %. Intervals of 95 % are over clues."
    return Section("Dixit: own photographs", columns, tuple(rows), note)


def _lore(printed: list[Printed], reduced: Callable[[Look], Look]) -> PackLore:
    cards = tuple(replace(photograph.card, look=reduced(photograph.card.look)) for photograph in printed)
    manifest = manifest_of(OwnDeck(PACK, "HOME22", cards=cards))
    return best_lore(Packs({PACK: Pack(Path("no-such-folder"), manifest)}))


if __name__ == "__main__":
    main()
