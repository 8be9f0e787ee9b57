"""`python -m bench.page`: what the page weighs on a slow line, and how soon it stands; by a real Chromium."""

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

from bench.child import Child, python
from bench.report import Section, Value, save, screen, show
from bench.visit import SLOWED, Visit, slow_browser, visit
from unspoken.web.app import PAGE

TIMES = 5
_HOME_KB = 300
_PAINTED = 1.8
_BOARD = 2.6
_TOUCHED = 150
"""What we allow ourselves: kilobytes of home, seconds to its largest paint, seconds to a board, milliseconds
from a touch to the paint that shows it."""
_CHROMIUM = Path(__file__).parents[1] / "tools" / "chromium.py"
_LINE = "150 ms, 1.6 Mbit/s down, 750 kbit/s up"


def main() -> int:
    """Measure home and the four games; 2 if it cannot be measured here."""
    asked = _asked()
    if not (asked.page / "index.html").is_file():
        print("The page has not been built: `make play` builds it.", file=sys.stderr)
        return 2
    sections = measure(asked.page, asked.times, asked.slowed)
    for section in sections:
        show(screen(), section)
    if asked.json is not None:
        save(asked.json, sections)
    return 0


def measure(page: Path = PAGE, times: int = TIMES, slowed: float = SLOWED) -> list[Section]:
    """Home by kind of file, and every game's first frame."""
    found = subprocess.run([sys.executable, _CHROMIUM], stdout=subprocess.PIPE, text=True, check=True)
    with _served(page) as address, slow_browser(found.stdout.strip()) as browser:
        return [_home(browser, address, times, slowed), _boards(browser, address, times, slowed)]


def _home(browser: Browser, address: str, times: int, slowed: float) -> Section:
    visits = [visit(browser, address, slowed=slowed) for _ in range(times)]
    kinds = sorted({kind for one in visits for kind in one.bytes})
    rows: list[tuple[Value, ...]] = [
        (f"{kind.lower()}, kB", median(one.bytes.get(kind, 0) for one in visits) / 1000, None)
        for kind in kinds
    ]
    rows += [
        ("in all, kB", median(one.total for one in visits) / 1000, _HOME_KB),
        ("requests", median(one.requests for one in visits), None),
        ("largest paint, s", median(one.painted for one in visits) / 1000, _PAINTED),
        ("layout shift", median(one.shift for one in visits), None),
    ]
    return Section("Home on a slow line", ("what", "measured", "allowed"), tuple(rows), _how(times, slowed))


def _boards(browser: Browser, address: str, times: int, slowed: float) -> Section:
    with httpx.Client(base_url=address) as http:
        games = {one["name"]: one["least"] for one in http.get("/api/house").json()["games"]}
    rows: list[tuple[Value, ...]] = []
    for game, least in games.items():
        visits = [_at_the_board(browser, address, game, least, slowed) for _ in range(times)]
        rows.append(
            (
                game,
                median(one.board for one in visits) / 1000,
                _BOARD,
                median(one.total for one in visits) / 1000,
                median(one.shift for one in visits),
                median(one.touched for one in visits),
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
        "From following the link of a table with a game on; the longest wait of six touches of what can be "
        f"touched. {_how(times, slowed)}"
    )
    return Section("A game's first frame on a slow line", columns, tuple(rows), note)


def _how(times: int, slowed: float) -> str:
    """How it was measured. A machine that others use is slower than it says, and the telephone with it."""
    busy = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    return f"Medians of {times} visits with an empty cache: {_LINE}, CPU slowed {slowed:g} times; {busy}."


def _at_the_board(browser: Browser, address: str, game: str, least: int, slowed: float) -> Visit:
    """Somebody comes back to a table of theirs at which a game with bots has begun."""
    code, cookies = _open_table(address, game, least - 1)
    return visit(browser, f"{address}/t/{code}", cookies, to_board=True, slowed=slowed)


def _open_table(address: str, game: str, bots: int) -> tuple[str, Sequence[StorageStateCookie]]:
    with httpx.Client(base_url=address) as http:
        reply = http.post("/api/tables", json={"name": "Ada", "game": game, "bots": bots})
        code = str(reply.raise_for_status().json()["code"])
        kept: list[StorageStateCookie] = [
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
    return code, kept


@contextmanager
def _served(page: Path) -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="unspoken-bench-") as folder:
        words = python("unspoken", "serve", "--port", "0", "--no-limits")
        child = Child([*words, "--data", f"{folder}/page.db", "--page", str(page)], "Unspoken is at ")
        child.start()
        try:
            yield child.address
        finally:
            child.stop()


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="PATH", help="write the figures there too")
    parser.add_argument("--page", type=Path, default=PAGE, help="another build of the page")
    parser.add_argument("--times", type=int, default=TIMES, help=f"visits of each kind (default {TIMES})")
    parser.add_argument(
        "--slowed",
        type=float,
        default=SLOWED,
        help=f"how many times slower the telephone is (default {SLOWED:g}; less on a slow machine)",
    )
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
