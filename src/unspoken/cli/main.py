"""The entry point of the command line: parses the arguments and runs the command."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NamedTuple

from unspoken import __version__
from unspoken.languages.known import BrokenLanguage
from unspoken.printing import run_ignoring_closed_pipe
from unspoken.tables.errors import NoSuchGame


class Command(NamedTuple):
    """A command of `unspoken`: the module with its add_arguments(parser) and run(args), and its help text."""

    module: str
    help: str


COMMANDS = {
    "play": Command(
        "unspoken.cli.server.play", "start a server for this network, print its link and open the browser"
    ),
    "serve": Command("unspoken.cli.server.serve", "start a server for hosting"),
    "simulate": Command("unspoken.cli.simulate", "let bots play whole games and print statistics"),
    "replay": Command("unspoken.cli.replay", "print a saved game as text, step by step"),
    "tables": Command("unspoken.cli.data.tables", "list the saved tables; export, import or delete one"),
    "atlas": Command("unspoken.cli.data.atlas", "list the atlas; export it, or delete entries"),
    "backup": Command("unspoken.cli.data.backup", "copy the SQLite file while a server runs"),
    "restore": Command("unspoken.cli.data.restore", "replace the SQLite file with a backup"),
    "check-data": Command(
        "unspoken.cli.data.check_data", "read every saved table and move damaged ones into separate files"
    ),
    "move-data": Command(
        "unspoken.cli.data.move_data",
        "copy all data into another store, for example from SQLite to PostgreSQL",
    ),
    "deck": Command("unspoken.cli.deck", "list, make, check, seal or draw packs"),
    "mcp": Command("unspoken.cli.mcp", "seat an agent at a table through the Model Context Protocol"),
    "schema": Command("unspoken.cli.schema", "describe the API, or write docs/protocol and the page's types"),
    "new-game": Command("unspoken.cli.new_game", "create the folders of a new game"),
}


def main(words: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    arguments = sys.argv[1:] if words is None else words
    return run_ignoring_closed_pipe(lambda: _run(arguments))


def _run(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="unspoken", description="Four games about what goes unsaid.")
    parser.add_argument("--version", action="version", version=f"unspoken {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="command", required=True)
    for name, command in COMMANDS.items():
        subparser = commands.add_parser(name, help=command.help, description=f"{_capitalized(command.help)}.")
        if name in words[:1]:
            _module(name).add_arguments(subparser)
    args = parser.parse_args(words)
    try:
        status: int = _module(args.command).run(args)
    except BrokenLanguage as error:
        print(error, file=sys.stderr)
        return 2
    except NoSuchGame as error:
        print(f"{error}.", file=sys.stderr)
        return 2
    return status


def _module(command: str) -> ModuleType:
    """Import the module of this command only, so that a server starts sooner."""
    return importlib.import_module(COMMANDS[command].module)


def _capitalized(text: str) -> str:
    """Capitalize the first letter and keep the others as they are, unlike str.capitalize."""
    return text[0].upper() + text[1:]
