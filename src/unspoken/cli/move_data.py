"""`unspoken move-data`: everything that one store keeps, copied into another."""

from __future__ import annotations

import argparse
import asyncio

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from unspoken.cli.serve import complain
from unspoken.cli.stores import FORMS, existing, open_archive, shown
from unspoken.storage.archive import ALL_KEPT, Archive, Size
from unspoken.storage.errors import StoreUnavailable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """From where, and to where."""
    parser.add_argument("source", metavar="FROM", help=f"what keeps the tables now: {FORMS}")
    parser.add_argument("target", metavar="TO", help="what is to keep them, and is empty: one of the same")


def run(args: argparse.Namespace) -> int:
    """Copy it all; 2 and a sentence where that cannot be done, and then nothing is copied."""
    bars = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True),
    )  # fmt: skip
    try:
        with bars:
            sizes = asyncio.run(move(args.source, args.target, bars))
    except StoreUnavailable as trouble:
        return complain(str(trouble))
    except KeyboardInterrupt:
        return complain(f"Interrupted: nothing was copied to {shown(args.target)}.")
    counts = ", ".join(f"{size.rows} {kept.title}" for kept, size in zip(ALL_KEPT, sizes, strict=True))
    print(f"{shown(args.target)} has it all: {counts}. {shown(args.source)} is as it was.")
    return 0


async def move(source: str, target: str, bars: Progress) -> list[Size]:
    """Copy one store into another, which has to be empty: all or nothing. Raises StoreUnavailable."""
    async with open_archive(existing(source)) as old, open_archive(target, fill=True) as new:
        if any(size.rows for size in await sizes_of(new)):
            raise StoreUnavailable(f"{shown(target)} keeps tables already: name an empty store.")
        sizes = await sizes_of(old)
        await copy(old, new, sizes, bars)
        if await sizes_of(new) != sizes:
            raise StoreUnavailable(f"The copy differs from {shown(source)}: nothing was kept of it.")
    return sizes


async def sizes_of(archive: Archive) -> list[Size]:
    """How much there is of each kind."""
    return [await archive.size(kept) for kept in ALL_KEPT]


async def copy(old: Archive, new: Archive, sizes: list[Size], bars: Progress) -> None:
    """Carry all rows over, and show how far it is."""
    for kept, size in zip(ALL_KEPT, sizes, strict=True):
        bar = bars.add_task(kept.title, total=size.rows)
        async for rows in old.rows(kept):
            await new.add(kept, rows)
            bars.advance(bar, len(rows))
