"""What bots make of photographs that people might bring: `python -m bench.photographs FOLDER`.

The photographs lie in packages of PyPI (photographs.toml names them), unpacked in FOLDER; none is shipped.
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

from bench.bots import Clue
from bench.commit import commit
from bench.dixit_minds import right_votes
from bench.report import Section, screen, show
from unspoken.bots.lore import PackLore, best_lore
from unspoken.content.own.deck import OwnCard, OwnDeck, card_of
from unspoken.content.own.portrait import manifest_of
from unspoken.content.packs import Pack, Packs
from unspoken.pictures.rendered import Look, RenderedCard, decode_result

CLUES = Path(__file__).with_name("photographs.toml")
BOARDS = 40
PACK = "own-1"


class Printed(NamedTuple):
    """A photograph that was brought, and what its process took."""

    name: str
    card: OwnCard
    seconds: float
    megabytes: float


def main() -> None:
    """Print each photograph as a server would, and vote."""
    parser = argparse.ArgumentParser(prog="python -m bench.photographs", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the packages lie, unpacked")
    folder: Path = parser.parse_args().folder
    told = tomllib.loads(CLUES.read_text(encoding="utf-8"))
    printed = [_printed(folder, name) for name in told]
    console = screen()
    console.print(f"{datetime.now(UTC):%-d %B %Y}, commit {commit()}\n")
    show(console, _seen(printed))
    show(console, _votes(printed, told))


def _printed(folder: Path, name: str) -> Printed:
    """By a process of its own, as where people bring pictures."""
    (path,) = (path for path in folder.rglob(Path(name).name) if path.as_posix().endswith(f"/{name}"))
    command = [sys.executable, "-P", "-m", "unspoken.pictures"]
    with path.open("rb") as file, subprocess.Popen(command, stdin=file, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        result = decode_result(process.stdout.read())
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    assert isinstance(result.made, RenderedCard), f"{name}: {result.made}"
    return Printed(name, card_of(PACK, result.made), result.seconds, used.ru_maxrss / 1024)


def _seen(printed: list[Printed]) -> Section:
    rows = tuple(
        (
            one.name,
            ", ".join(f"{seen.thing} {seen.share}" for seen in one.card.look.things),
            ", ".join(one.card.look.sights),
            one.seconds,
            one.megabytes,
        )
        for one in printed
    )
    columns = ("photograph", "the net sees", "by light and colour", "CPU, s", "memory, MB")
    return Section("Own photographs", columns, rows, "CPU and peak memory of the process that prints one.")


def _votes(printed: list[Printed], told: dict[str, dict[str, list[str]]]) -> Section:
    others = {one.card.id: [other.card.id for other in printed if other is not one] for one in printed}
    lores = {
        "light and colour": _lore(printed, lambda look: replace(look, sights=(), things=())),
        "and what may be seen": _lore(printed, lambda look: replace(look, things=())),
        "and what the net sees": _lore(printed, lambda look: look),
    }
    seen = {one.card.id for one in printed if one.card.look.things}
    rows: list[tuple[str, ...]] = []
    for language in ("en", "pl"):
        clues = [Clue(language, text, one.card.id) for one in printed for text in told[one.name][language]]

        plain = [clue for clue in clues if clue.card in seen]
        for name, lore in lores.items():
            found = [right_votes(some, others, lore, BOARDS) for some in (clues, plain)]
            rows.append((f"{name}, {language}", *found))
    columns = ("known by", f"all {len(printed)}", f"the {len(seen)} with a thing")
    note = "Right votes among six photographs, by chance 17 %. Intervals of 95 % are over clues."
    return Section("Dixit: own photographs", columns, tuple(rows), note)


def _lore(printed: list[Printed], seen: Callable[[Look], Look]) -> PackLore:
    cards = tuple(replace(one.card, look=seen(one.card.look)) for one in printed)
    manifest = manifest_of(OwnDeck(PACK, "HOME22", cards=cards))
    return best_lore(Packs({PACK: Pack(Path("no-such-folder"), manifest)}))


if __name__ == "__main__":
    main()
