"""How the server starts `unspoken_art`, which draws decks: the only place that knows its command lines.

`unspoken_art` is a distribution of its own (packages/unspoken-art) and is never imported here.

    python -m unspoken_art KIND --seed N --cards N --out DIR
        Draws a new deck (KIND is `dream` or `ink`) and writes it to DIR as a pack. Prints one line such as
        "3 of 84" to stdout after each picture. Exits with 0 if the pack is complete.

    python -P -m unspoken_art.tonight NICENESS
        Reads a `drawn.DrawRequest` from stdin until its end. Writes each `drawn.DrawnCard` to stdout as soon
        as it is drawn, after its length in `drawn.HEAD` bytes. Writes no file.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

from unspoken.kernel.installing import pip_install

PACKAGE = "unspoken_art"
TONIGHT = f"{PACKAGE}.tonight"
NEEDED = (PACKAGE, "numpy", "cv2", "skia", "PIL")
"""Modules that a drawing process imports: what the extra `art` installs."""
_PROGRESS_LINE = re.compile(r"(\d+) of (\d+)")


def deck_command(kind: str, seed: int, cards: int, folder: Path) -> list[str]:
    """Return the command that draws a new deck into a folder."""
    options = ["--seed", str(seed), "--cards", str(cards), "--out", str(folder)]
    return [sys.executable, "-m", PACKAGE, kind, *options]


def tonight_command(niceness: int, module: str = TONIGHT) -> list[str]:
    """Return the command that draws the next cards of tonight's deck.

    -P keeps the folder that the server was started from out of the process's import path.
    """
    return [sys.executable, "-P", "-m", module, str(niceness)]


def progress(lines: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Yield (pictures drawn, pictures in all) for each progress line; skip other lines."""
    for line in lines:
        if match := _PROGRESS_LINE.fullmatch(line.strip()):
            yield int(match[1]), int(match[2])


def missing() -> list[str]:
    """Return the modules that must be installed before anything can be drawn."""
    return [name for name in NEEDED if find_spec(name) is None]


def install_hint(names: Sequence[str]) -> str:
    """Return one sentence that says how to install these modules; empty if there are none."""
    if not names:
        return ""
    verb = "is" if len(names) == 1 else "are"
    return (
        f"Pictures cannot be drawn here, {', '.join(names)} {verb} missing: "
        f"{pip_install('art')} installs them, after `make wheel` has filled dist."
    )
