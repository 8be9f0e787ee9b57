"""`python -m bench`: how fast, how large, and against what. All on loopback; ends only what it started."""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
from pathlib import Path

from rich.console import Console

from bench import kernel, page, serving
from bench.report import Section, save, show
from unspoken.content.packs import load_packs
from unspoken.tables.games import find_games

_FILES = 8192
"""Sockets and files that a run may hold open."""


def main() -> int:
    """Measure everything that was asked for; 2 if it cannot be measured here."""
    asked = _asked()
    console = Console()
    games = dict(find_games())
    if not load_packs(asked.packs).manifests():
        print(
            "There is no deck to play with: draw one with `make art`, or name some with --packs.",
            file=sys.stderr,
        )
        return 2
    _allow_files()
    sections: list[Section] = []

    def told(section: Section) -> None:
        sections.append(section)
        show(console, section)

    told(kernel.measure(games))
    with tempfile.TemporaryDirectory(prefix="unspoken-bench-") as folder:
        scale = serving.Scale() if not asked.quick else serving.QUICK
        asyncio.run(serving.measure(games["dixit"], Path(folder), asked.packs, scale, told))
    for section in page.measure(times=1 if asked.quick else page.TIMES):
        told(section)
    if asked.json is not None:
        save(asked.json, sections)
    return 0


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="PATH", help="write the figures there too")
    parser.add_argument("--packs", type=Path, help="a folder with more packs")
    parser.add_argument("--quick", action="store_true", help="fewer moves and tables: a look, no measurement")
    return parser.parse_args()


def _allow_files() -> None:
    """A thousand tables take a thousand sockets, here and in the server."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < _FILES:
        most = _FILES if hard == resource.RLIM_INFINITY else min(hard, _FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


if __name__ == "__main__":
    sys.exit(main())
