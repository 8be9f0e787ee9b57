"""`python -m bench.page`: size and load time of the page in Chromium on a slow network and CPU."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Browser, StorageStateCookie

from bench.harness.child import READY_PREFIX, Child, python_command
from bench.harness.report import Section, Value, make_console, save, show
from bench.harness.visit import SLOWED, Visit, slow_browser, visit
from unspoken.web.app import PAGE

TIMES = 5
_HOME_KB = 300
_PAINTED = 1.8
_BOARD = 2.6
_TOUCHED = 150
"""Budgets: kilobytes of the home page, seconds to its largest paint, seconds to a board, milliseconds from a
touch to the next paint."""
_CHROMIUM = Path(__file__).parents[1] / "tools" / "chromium.py"
_LINE = "150 ms, 1.6 Mbit/s down, 750 kbit/s up"


def main() -> int:
    """Measure the home page and the boards of all games; return 2 if the page is not built."""
    args = _parse_args()
    if not (args.page / "index.html").is_file():
        print("The page has not been built: `make play` builds it.", file=sys.stderr)
        return 2
    sections = measure(args.page, args.times, args.slowed)
    for section in sections:
        show(make_console(), section)
    if args.json is not None:
        save(args.json, sections)
    return 0


def measure(page: Path = PAGE, times: int = TIMES, slowed: float = SLOWED) -> list[Section]:
    """Measure the home page by kind of file, and the first frame of every game."""
    found = subprocess.run([sys.executable, _CHROMIUM], stdout=subprocess.PIPE, text=True, check=True)
    with _running_server(page) as address, slow_browser(found.stdout.strip()) as browser:
        return [_home(browser, address, times, slowed), _boards(browser, address, times, slowed)]


def _home(browser: Browser, address: str, times: int, slowed: float) -> Section:
    visits = [visit(browser, address, slowed=slowed) for _ in range(times)]
    kinds = sorted({kind for visited in visits for kind in visited.bytes})
    rows: list[tuple[Value, ...]] = [
        (f"{kind.lower()}, kB", median(visited.bytes.get(kind, 0) for visited in visits) / 1000, None)
        for kind in kinds
    ]
    rows += [
        ("in all, kB", median(visited.total for visited in visits) / 1000, _HOME_KB),
        ("requests", median(visited.requests for visited in visits), None),
        ("largest paint, s", median(visited.painted for visited in visits) / 1000, _PAINTED),
        ("layout shift", median(visited.shift for visited in visits), None),
    ]
    return Section("Home on a slow line", ("what", "measured", "allowed"), tuple(rows), _how(times, slowed))


def _boards(browser: Browser, address: str, times: int, slowed: float) -> Section:
    with httpx.Client(base_url=address) as http:
        games = {game["name"]: game["least"] for game in http.get("/api/house").json()["games"]}
    rows: list[tuple[Value, ...]] = []
    for game, least in games.items():
        visits = [_at_the_board(browser, address, game, least, slowed) for _ in range(times)]
        rows.append(
            (
                game,
                median(visited.board for visited in visits) / 1000,
                _BOARD,
                median(visited.total for visited in visits) / 1000,
                median(visited.shift for visited in visits),
                median(visited.touched for visited in visits),
                _TOUCHED,
            )
        )
    columns = (
        "game",
        "s to its board",
        "allowed",
        "kB with pictures",
        "layout shift",
        "ms from touch to paint",
        "allowed",
    )
    note = (
        "From opening the link of a table with a running game. Touch to paint: the longest of six touches. "
        f"{_how(times, slowed)}"
    )
    return Section("A game's first frame on a slow line", columns, tuple(rows), note)


def _how(times: int, slowed: float) -> str:
    """Describe the measurement, with the load: on a busy machine the throttled CPU is even slower."""
    load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    return f"Medians of {times} visits with an empty cache: {_LINE}, CPU slowed {slowed:g} times; {load}."


def _at_the_board(browser: Browser, address: str, game: str, least: int, slowed: float) -> Visit:
    """Start a game with bots at a new table, and measure a visit of its page."""
    code, cookies = _open_table(address, game, least - 1)
    return visit(browser, f"{address}/t/{code}", cookies, to_board=True, slowed=slowed)


def _open_table(address: str, game: str, bots: int) -> tuple[str, Sequence[StorageStateCookie]]:
    with httpx.Client(base_url=address) as http:
        reply = http.post("/api/tables", json={"name": "Ada", "game": game, "bots": bots})
        code = str(reply.raise_for_status().json()["code"])
        cookies: list[StorageStateCookie] = [
            {
                "name": name,
                "value": value,
                "domain": str(urlsplit(address).hostname),
                "path": "/",
                "expires": -1,
                "httpOnly": True,
                "secure": False,
                "sameSite": "Strict",
            }
            for name, value in http.cookies.items()
        ]
    return code, cookies


@contextmanager
def _running_server(page: Path) -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="unspoken-bench-") as folder:
        command = python_command("unspoken", "serve", "--port", "0", "--no-limits")
        child = Child([*command, "--data", f"{folder}/page.db", "--page", str(page)], READY_PREFIX)
        child.start()
        try:
            yield child.address
        finally:
            child.stop()


def _parse_args() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="PATH", help="also write the figures to this file")
    parser.add_argument("--page", type=Path, default=PAGE, help="the folder of another build of the page")
    parser.add_argument("--times", type=int, default=TIMES, help=f"visits of each kind (default {TIMES})")
    parser.add_argument(
        "--slowed",
        type=float,
        default=SLOWED,
        help=f"CPU slowdown (default {SLOWED:g}; use less on a slow machine)",
    )
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
