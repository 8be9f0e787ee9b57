"""`unspoken research`: export games, and train the learning baseline. Each subcommand is a module here."""

from __future__ import annotations

import argparse
import importlib

SUBCOMMANDS = {
    "export": "write the finished games of all tables that agreed to it into a file, without names",
    "train": "train the baseline that learns Telepathic by playing with itself",
}
"""The help text of each subcommand, by the name of its module."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of every subcommand."""
    actions = parser.add_subparsers(dest="what", metavar="what", required=True)
    for name, text in SUBCOMMANDS.items():
        importlib.import_module(f"{__name__}.{name}").add_arguments(actions.add_parser(name, help=text))


def run(args: argparse.Namespace) -> int:
    """Run the subcommand."""
    status: int = importlib.import_module(f"{__name__}.{args.what}").run(args)
    return status
