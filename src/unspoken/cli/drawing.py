"""`unspoken deck draw`: a new deck from a seed, drawn by a process of its own.

The generators need heavy packages and are imported by nobody, so they are started and listened to: they say
"3 of 84" after each picture.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from unspoken.pictures.painter import missing, words_needed

_NAME = re.compile(r"[a-z][a-z0-9-]{0,31}")
_SAID = re.compile(r"(\d+) of (\d+)")


def obstacle(folder: Path) -> str:
    """Why nothing can be drawn into this folder here, in one sentence; nothing where all is well."""
    if lacking := words_needed(missing()):
        return lacking
    if not _NAME.fullmatch(folder.name):
        return (
            f"A pack has the name of its folder: lower-case letters, digits and dashes, a letter first. "
            f"{folder.name!r} is no such name."
        )
    if folder.is_dir() and any(folder.iterdir()) and not (folder / "manifest.json").is_file():
        return f"{folder} is not empty and holds no pack: nothing is drawn over what is there."
    return ""


def draw(kind: str, seed: int, cards: int, folder: Path) -> int:
    """Draw a deck into a folder and show how far it is; 0 where it is there."""
    if reason := obstacle(folder):
        print(reason, file=sys.stderr)
        return 2
    command = [sys.executable, "-m", "unspoken.art", kind, "--seed", str(seed), "--cards", str(cards)]
    status = watched([*command, "--out", str(folder)], f"drawing {folder.name}", cards)
    if status == 0:
        print(f"{cards} cards are in {folder}. Play with them: unspoken play --packs {folder.parent}")
    return status


def watched(command: Sequence[str], title: str, cards: int) -> int:
    """Run a process that says how far it is, show that as a bar, and return how it ended."""
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True),
    )  # fmt: skip
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as painter, bar:
        task = bar.add_task(title, total=cards)
        try:
            for done, of in progress(painter.stdout or ()):
                bar.update(task, completed=done, total=of)
        except KeyboardInterrupt:
            painter.terminate()
        return painter.wait()


def progress(lines: Iterable[str]) -> Iterable[tuple[int, int]]:
    """How far the painter is, each time it says so."""
    for line in lines:
        if told := _SAID.fullmatch(line.strip()):
            yield int(told[1]), int(told[2])
