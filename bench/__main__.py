"""`python -m bench`: how fast, how large, and against what. All on loopback; ends only what it started."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from bench import beside, growth, kernel, latency, memory, page, price, steps
from bench.files import allow_files
from bench.report import Section, save, screen, show
from unspoken.content.packs import load_packs
from unspoken.tables.games import find_games


def main() -> int:
    """Measure everything that was asked for; 2 if it cannot be measured here."""
    asked = _asked()
    console = screen()
    games = dict(find_games())
    if not load_packs(asked.packs).manifests():
        print(
            "There is no deck to play with: draw one with `make art`, or name some with --packs.",
            file=sys.stderr,
        )
        return 2
    allow_files()
    sections: list[Section] = []

    def told(section: Section) -> None:
        sections.append(section)
        show(console, section)

    told(kernel.measure(games))
    told(steps.measure(games, steps.QUICK if asked.quick else steps.Scale()))
    asyncio.run(_serve(asked, told))
    for section in page.measure(times=1 if asked.quick else page.TIMES):
        told(section)
    if asked.json is not None:
        save(asked.json, sections)
    return 0


async def _serve(asked: argparse.Namespace, told: Callable[[Section], None]) -> None:
    """All that takes servers."""
    quick, packs = asked.quick, asked.packs
    told(price.section(await price.measure(packs, price.QUICK if quick else price.Scale())))
    told(latency.section(await latency.measure(packs, latency.QUICK if quick else latency.Scale())))
    told(beside.section(await beside.measure(packs, 2 if quick else beside.ROUNDS)))
    tables = memory.FEW if quick else memory.TABLES
    told(memory.section(await memory.measure(packs, tables), tables))
    with tempfile.TemporaryDirectory(prefix="unspoken-bench-") as folder:
        told(await growth.measure(Path(folder), packs, growth.QUICK if quick else growth.Scale()))


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="PATH", help="write the figures there too")
    parser.add_argument("--packs", type=Path, help="a folder with more packs")
    parser.add_argument("--quick", action="store_true", help="fewer moves and tables: a look, no measurement")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
