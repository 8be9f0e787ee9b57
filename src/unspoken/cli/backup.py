"""`unspoken backup`: a copy of the file that keeps all tables, made while a server plays on."""

from __future__ import annotations

import argparse
from pathlib import Path

from unspoken.cli.serve import complain
from unspoken.cli.stores import existing_file
from unspoken.storage.errors import StoreUnavailable
from unspoken.storage.sqlite_copy import back_up


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Of what, and into what."""
    parser.add_argument("file", metavar="FILE", help="the SQLite file that keeps the tables")
    parser.add_argument("copy", metavar="COPY", type=Path, help="a new file")


def run(args: argparse.Namespace) -> int:
    """Copy it; 2 and a sentence where that cannot be done."""
    try:
        back_up(existing_file(args.file), args.copy)
    except StoreUnavailable as trouble:
        return complain(str(trouble))
    print(f"{args.copy} has all of {args.file} ({args.copy.stat().st_size / 1_000_000:.1f} MB).")
    return 0
