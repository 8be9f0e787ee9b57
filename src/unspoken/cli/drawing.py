"""`unspoken deck draw`: draws a new deck from a seed in a subprocess, and shows its progress."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from unspoken.pictures.drawing_process import deck_command, install_hint, missing, progress

_PREPARING = "getting the paints ready"
_NAME = re.compile(r"[a-z][a-z0-9-]{0,31}")


def obstacle(folder: Path) -> str:
    """Return why no deck can be drawn into this folder; an empty string if it can."""
    return install_hint(missing()) or folder_obstacle(folder)


def folder_obstacle(folder: Path) -> str:
    """Return why a folder cannot become a pack; an empty string if it can."""
    if not _NAME.fullmatch(folder.name):
        return (
            f"A pack gets its folder's name: lower-case letters, digits and dashes, with a letter first. "
            f"{folder.name!r} is not a valid name."
        )
    if folder.is_dir() and any(folder.iterdir()) and not (folder / "manifest.json").is_file():
        return f"{folder} contains other files and no pack: choose a new or empty folder."
    return ""


def draw(kind: str, seed: int, cards: int, folder: Path) -> int:
    """Draw a deck into a folder and return the exit code."""
    if reason := obstacle(folder):
        print(reason, file=sys.stderr)
        return 2
    status = run_with_progress(deck_command(kind, seed, cards, folder), f"drawing {folder.name}", cards)
    if status == 0:
        print(f"Drew {cards} cards into {folder}. To play with them: unspoken play --packs {folder.parent}")
    return status


def run_with_progress(command: Sequence[str], title: str, cards: int) -> int:
    """Run a process that prints its progress, show it on stderr, and return the exit code."""
    console = Console(stderr=True)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            if console.is_terminal:
                _show_bar(process, console, title, cards)
            else:
                _print_lines(process, console, title)
        except KeyboardInterrupt:
            process.terminate()
        return process.wait()


def _show_bar(process: subprocess.Popen[str], console: Console, title: str, cards: int) -> None:
    """Show a progress bar until the process closes its output."""
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console,
    )  # fmt: skip
    with bar:
        task = bar.add_task(_PREPARING, total=cards)
        for done, total in progress(process.stdout or ()):
            bar.update(task, description=title, completed=done, total=total)


def _print_lines(process: subprocess.Popen[str], console: Console, title: str) -> None:
    """Print a line for each card: a bar that is redrawn in place is useless in a log file."""
    console.print(f"{title}: {_PREPARING}", highlight=False, soft_wrap=True)
    for done, total in progress(process.stdout or ()):
        console.print(f"{title}: {done} of {total}", highlight=False, soft_wrap=True)
