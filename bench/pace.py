"""How long a person alone with bots waits between their own decisions: `python -m bench.pace`.

A real server with default settings. At each table one scripted person plays alone with gentle bots, as on the
page, and answers every question after the same thinking time. A wait is the table time from the person's
answer to their next question. In Pareidolia a watcher guesses after each change of the sky, so a wait there
is the time from a guess to the next cloud. Animations of the page are not measured.

`--speed` runs the tables' clocks faster. The bots' computing time is not scaled: it counts `speed` times.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from bench.clients.party import open_table, socket_url
from bench.clients.solo import Cause, SoloPerson, Wait
from bench.clients.wire import PATIENCE
from bench.harness.child import READY_PREFIX, Child, python_command
from bench.harness.report import Section, make_console, save, show
from unspoken.tables.games import find_games

MOST_MEDIAN, MOST_P90 = 4.0, 12.0
"""The goals, in seconds."""
BOTS: Mapping[str, int] = {"telepathic": 1, "rorschach": 3}
"""Bots at the table of a person who taps a door of the start page."""
_USUAL_BOTS = 4


async def measure(names: Sequence[str], args: argparse.Namespace) -> dict[str, list[Wait]]:
    """Play all games at once; return the waits by game."""
    with TemporaryDirectory() as folder:
        command = python_command(
            "unspoken", "serve", "--port", "0", "--no-limits", "--data", str(Path(folder) / "log.db"),
            "--table-speed", str(args.speed),
        )  # fmt: skip
        child = Child(command, READY_PREFIX)
        child.start()
        try:
            child.wait_until_ready("/healthz")
            async with httpx.AsyncClient(base_url=child.address, timeout=PATIENCE) as http:
                return await _play(http, names, args)
        finally:
            child.stop()


async def _play(
    http: httpx.AsyncClient, names: Sequence[str], args: argparse.Namespace
) -> dict[str, list[Wait]]:
    games = find_games()
    people: list[tuple[str, SoloPerson]] = []
    for number, name in enumerate(name for name in names for _ in range(args.tables)):
        person = SoloPerson(games[name], args.thinking, args.speed, number)
        code, token = await open_table(http, name, BOTS.get(name, _USUAL_BOTS))
        await person.player.connect(socket_url(http, code), token)
        people.append((name, person))
    playing = [asyncio.create_task(person.play()) for _, person in people]
    done, _ = await asyncio.wait(
        playing, timeout=60 * args.minutes / args.speed, return_when=asyncio.FIRST_EXCEPTION
    )
    for task in playing:
        task.cancel()
    for task in done:
        task.result()  # it failed: raise its exception
    waits: dict[str, list[Wait]] = defaultdict(list)
    for name, person in people:
        waits[name] += person.waits
    return dict(waits)


def sections(waits: Mapping[str, Sequence[Wait]], thinking: float) -> tuple[Section, Section]:
    """Return the figures of whole waits, and of their parts by phase and cause."""
    whole = Section(
        "Waits of a person alone with bots, in seconds",
        ("game", "decisions", "median", "goal", "p90", "goal", "longest"),
        tuple(
            (game, len(own), _at(millis, 0.5), MOST_MEDIAN, _at(millis, 0.9), MOST_P90, _at(millis, 1))
            for game, own in waits.items()
            if (millis := [wait.millis for wait in own])
        ),
        f"From the person's answer to their next question; they think for {thinking:g} s.",
    )
    rows = []
    for game, own in waits.items():
        for (phase, cause), spent in sorted(_by_phase(own).items(), key=lambda item: -sum(item[1])):
            middle, late, longest = (_at(spent, share) for share in (0.5, 0.9, 1))
            rows.append((game, phase, cause.value, len(spent), middle, late, longest, sum(spent) / 1000))
    parts = Section(
        "The same by phase and cause, in seconds",
        ("game", "phase", "cause", "waits", "median", "p90", "longest", "sum"),
        tuple(rows),
        "A wait through several phases counts in each of them with its part.",
    )
    return whole, parts


def _by_phase(waits: Iterable[Wait]) -> dict[tuple[str, Cause], list[int]]:
    found: dict[tuple[str, Cause], list[int]] = defaultdict(list)
    for wait in waits:
        for part in wait.parts:
            found[part.phase, part.cause].append(part.millis)
    return found


def _at(millis: Sequence[int], share: float) -> float:
    """Return the value below which this share of the values lies, in seconds."""
    return sorted(millis)[round(share * (len(millis) - 1))] / 1000


def main() -> int:
    """Measure and print the games that the command line names."""
    games = list(find_games())
    parser = argparse.ArgumentParser(prog="python -m bench.pace", description=__doc__)
    parser.add_argument(
        "--game", action="append", choices=games, help="measure only this game; may be repeated"
    )
    parser.add_argument("--minutes", type=float, default=8.0, help="table time of each table (8)")
    parser.add_argument("--tables", type=int, default=4, help="tables of each game (4)")
    parser.add_argument("--thinking", type=float, default=3.0, help="seconds before each answer (3)")
    parser.add_argument("--speed", type=int, default=1, help="factor on the tables' clocks (1)")
    parser.add_argument("--json", type=Path, metavar="PATH", help="also write the figures to this file")
    args = parser.parse_args()
    found = sections(asyncio.run(measure(args.game or games, args)), args.thinking)
    console = make_console()
    for section in found:
        show(console, section)
    if args.json is not None:
        save(args.json, found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
