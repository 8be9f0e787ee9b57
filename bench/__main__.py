"""`python -m bench`: measure speed and size of the server and the page, compared with other servers.

Everything runs on loopback; only processes that were started here are stopped.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from bench import growth, latency, memory, page, price, single_table
from bench.engine import kernel, steps
from bench.harness.file_limit import raise_file_limit
from bench.harness.report import Section, make_console, save, show
from unspoken.content.packs import load_packs
from unspoken.tables.games import find_games


def main() -> int:
    """Run all benchmarks; return 2 if no deck is installed."""
    args = _parse_args()
    console = make_console()
    games = dict(find_games())
    if not load_packs(args.packs).manifests():
        print(
            "No deck is installed: draw one with `make art`, or name a folder of packs with --packs.",
            file=sys.stderr,
        )
        return 2
    raise_file_limit()
    sections: list[Section] = []

    def report(section: Section) -> None:
        sections.append(section)
        show(console, section)

    report(kernel.measure(games))
    report(steps.measure(games, steps.QUICK if args.quick else steps.Scale()))
    asyncio.run(_measure_servers(args, report))
    for section in page.measure(times=1 if args.quick else page.TIMES):
        report(section)
    if args.json is not None:
        save(args.json, sections)
    return 0


async def _measure_servers(args: argparse.Namespace, report: Callable[[Section], None]) -> None:
    """Run the benchmarks that need running servers."""
    quick, packs = args.quick, args.packs
    report(price.section(await price.measure(packs, price.QUICK if quick else price.Scale())))
    report(latency.section(await latency.measure(packs, latency.QUICK if quick else latency.Scale())))
    report(single_table.section(await single_table.measure(packs, 2 if quick else single_table.ROUNDS)))
    report(memory.section(await memory.measure(packs, memory.FEW if quick else memory.TABLES)))
    with tempfile.TemporaryDirectory(prefix="unspoken-bench-") as folder:
        report(await growth.measure(Path(folder), packs, growth.QUICK if quick else growth.Scale()))


def _parse_args() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="PATH", help="also write the figures to this file")
    parser.add_argument("--packs", type=Path, help="a folder of additional packs")
    parser.add_argument(
        "--quick", action="store_true", help="fewer moves and tables; the figures prove nothing"
    )
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
