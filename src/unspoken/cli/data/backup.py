"""`unspoken backup`: copies the SQLite file, also while a server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from unspoken.cli.server.serve import fail
from unspoken.cli.server.stores import existing_file
from unspoken.storage.errors import UnusableStore
from unspoken.storage.sqlite.copy import back_up


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `backup`."""
    parser.add_argument("file", metavar="FILE", help="the server's SQLite file")
    parser.add_argument("copy", metavar="COPY", type=Path, help="the new file")


def run(args: argparse.Namespace) -> int:
    """Copy the file; 2 if that fails."""
    try:
        back_up(existing_file(args.file), args.copy)
    except UnusableStore as error:
        return fail(str(error))
    print(f"Copied {args.file} to {args.copy} ({args.copy.stat().st_size / 1_000_000:.1f} MB).")
    return 0
