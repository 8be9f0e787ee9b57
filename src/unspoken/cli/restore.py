"""`unspoken restore`: a backup takes the place of the file that keeps all tables."""

from __future__ import annotations

import argparse
from pathlib import Path

from unspoken.cli.serve import complain
from unspoken.cli.stores import aside, existing_file
from unspoken.storage.errors import StoreUnavailable
from unspoken.storage.sqlite_copy import restore


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Of what, and in whose place."""
    parser.add_argument("copy", metavar="COPY", help="what `unspoken backup` has written")
    parser.add_argument("file", metavar="FILE", type=Path, help="the file that a server keeps its tables in")


def run(args: argparse.Namespace) -> int:
    """Put it there; 2 and a sentence where that cannot be done, and then all is as it was."""
    kept = aside(args.file, "before-restore")
    try:
        restore(existing_file(args.copy), args.file, kept)
    except StoreUnavailable as trouble:
        return complain(str(trouble))
    print(f"{args.file} is as it was in {args.copy}." + (f" Before, it was {kept}." if kept.exists() else ""))
    return 0
