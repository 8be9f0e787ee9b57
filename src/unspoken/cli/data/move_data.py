"""`unspoken move-data`: copies all data from one store into another."""

from __future__ import annotations

import argparse
import asyncio

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from unspoken.cli.server.serve import fail
from unspoken.cli.server.stores import FORMS, existing, open_archive, without_password
from unspoken.storage.archive import ALL_KINDS, Archive, Size
from unspoken.storage.errors import UnusableStore


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `move-data`."""
    parser.add_argument("source", metavar="FROM", help=f"the store to copy: {FORMS}")
    parser.add_argument("target", metavar="TO", help="an empty store, in one of the same forms")


def run(args: argparse.Namespace) -> int:
    """Copy everything; return 2 if the copy fails, which leaves the target empty."""
    bars = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True),
    )  # fmt: skip
    try:
        with bars:
            sizes = asyncio.run(move(args.source, args.target, bars))
    except UnusableStore as error:
        return fail(str(error))
    except KeyboardInterrupt:
        return fail(f"Interrupted: nothing was copied to {without_password(args.target)}.")
    counts = ", ".join(f"{size.rows} {kind.title}" for kind, size in zip(ALL_KINDS, sizes, strict=True))
    print(f"Copied everything to {without_password(args.target)}: {counts}.")
    print(f"{without_password(args.source)} is unchanged.")
    return 0


async def move(source: str, target: str, bars: Progress) -> list[Size]:
    """Copy a store into an empty one, completely or not at all. Raises UnusableStore."""
    async with open_archive(existing(source)) as old, open_archive(target, fill=True) as new:
        if any(size.rows for size in await sizes_of(new)):
            raise UnusableStore(f"{without_password(target)} is not empty: choose an empty store.")
        sizes = await sizes_of(old)
        await copy(old, new, sizes, bars)
        if await sizes_of(new) != sizes:
            raise UnusableStore(f"The copy differs from {without_password(source)} and was discarded.")
    return sizes


async def sizes_of(archive: Archive) -> list[Size]:
    """Return the size of each kind of data."""
    return [await archive.size(kind) for kind in ALL_KINDS]


async def copy(old: Archive, new: Archive, sizes: list[Size], bars: Progress) -> None:
    """Copy all rows and advance the progress bars."""
    for kind, size in zip(ALL_KINDS, sizes, strict=True):
        bar = bars.add_task(kind.title, total=size.rows)
        async for rows in old.rows(kind):
            await new.add(kind, rows)
            bars.advance(bar, len(rows))
