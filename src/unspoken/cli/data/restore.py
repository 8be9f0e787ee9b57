"""`unspoken restore`: replaces the SQLite file with a backup."""

from __future__ import annotations

import argparse
from pathlib import Path

from unspoken.cli.server.serve import fail
from unspoken.cli.server.stores import existing_file, unused_path
from unspoken.storage.errors import UnusableStore
from unspoken.storage.sqlite.copy import restore


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `restore`."""
    parser.add_argument("copy", metavar="COPY", help="the file that `unspoken backup` has written")
    parser.add_argument("file", metavar="FILE", type=Path, help="the server's SQLite file, which is replaced")


def run(args: argparse.Namespace) -> int:
    """Replace the file; return 2 if that fails, which leaves the file unchanged."""
    previous = unused_path(args.file, "before-restore")
    try:
        restore(existing_file(args.copy), args.file, previous)
    except UnusableStore as error:
        return fail(str(error))
    print(f"Restored {args.file} from {args.copy}.")
    if previous.exists():
        print(f"The previous file is now {previous}.")
    return 0
