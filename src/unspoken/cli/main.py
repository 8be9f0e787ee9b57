"""The entry point of the command line: parses the arguments and runs the command."""

from __future__ import annotations

import argparse
import gc
import importlib
import sys
from collections.abc import Container, Sequence
from types import ModuleType
from typing import NamedTuple, NoReturn

from unspoken import __version__
from unspoken.languages.known import BrokenLanguage
from unspoken.pipes import run_ignoring_closed_pipe
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
    "crossplay": Command("unspoken.cli.crossplay", "let every pair of players play, and print who gets on"),
    "research": Command("unspoken.cli.research", "train the learning baseline; export games for research"),
    "replay": Command("unspoken.cli.replay", "print a saved game as text, step by step"),
    "tables": Command("unspoken.cli.data.tables", "list the saved tables; export, import or delete one"),
    "atlas": Command("unspoken.cli.data.atlas", "list the atlas; export it, or delete entries"),
    "admin": Command(
        "unspoken.cli.admin", "list and close tables, ban people, and drain a server while it runs"
    ),
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
    "completion": Command("unspoken.cli.completion", "print a script that completes commands in a shell"),
}


def main(words: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    arguments = sys.argv[1:] if words is None else words
    return run_ignoring_closed_pipe(lambda: _run(arguments))


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence, without the long list of all options."""

    def error(self, message: str) -> NoReturn:
        """Print the error and exit."""
        self.exit(2, f"{self.prog}: {message} (see `{self.prog} --help`).\n")


def parser_of(commands: Container[str]) -> Parser:
    """Return the parser of all commands; only these commands have arguments, because others load slowly."""
    parser = Parser(prog="unspoken", description="Games about what goes unsaid.")
    parser.add_argument("--version", action="version", version=f"unspoken {__version__}")
    subparsers = parser.add_subparsers(dest="command", metavar="command", required=True)
    for name, command in COMMANDS.items():
        subparser = subparsers.add_parser(
            name, help=command.help, description=f"{_capitalized(command.help)}."
        )
        if name in commands:
            _module(name).add_arguments(subparser)
    return parser


def _run(words: Sequence[str]) -> int:
    parser = parser_of(words[:1])
    args, unknown = parser.parse_known_args(words)
    if unknown:
        parser.prog += f" {args.command}"  # argparse would name the program only
        parser.error(f"unrecognized arguments: {' '.join(unknown)}")
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
    """Import the module of this command only, so that a server starts sooner.

    Imports leave little garbage, and collecting it would take a sixth of their time.
    """
    gc.disable()
    try:
        return importlib.import_module(COMMANDS[command].module)
    finally:
        gc.enable()


def _capitalized(text: str) -> str:
    """Capitalize the first letter and keep the others as they are, unlike str.capitalize."""
    return text[0].upper() + text[1:]
