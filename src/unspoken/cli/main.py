"""Which command was meant, and what it needs."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from types import ModuleType

from unspoken import __version__
from unspoken.languages.known import BrokenLanguage
from unspoken.printing import printing
from unspoken.tables.errors import NoSuchGame

COMMANDS = {
    "play": "serve on this network, show the way in, open the browser",
    "serve": "serve, for hosting",
    "simulate": "let bots play whole games, and say how they went",
    "replay": "tell a saved game as a page",
    "tables": "list the tables that are kept, export, import or delete one",
    "atlas": "list what the house remembers of its pictures, export it, or delete some of it",
    "backup": "copy the file that keeps all tables, while a server plays on",
    "restore": "put such a copy in the file's place",
    "check-data": "read every table that is kept, and set aside what is damaged",
    "move-data": "copy all tables from one store into another, as from SQLite into PostgreSQL",
    "deck": "list the packs, hold one against the acceptance list, or draw a new one",
    "mcp": "sit an agent at a table, by the Model Context Protocol",
    "schema": "print the wire's schema, or write the page's types",
    "new-game": "lay out the folders of a new game",
}


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; its exit status."""
    asked = sys.argv[1:] if words is None else words
    return printing(lambda: _run(asked))


def _run(words: Sequence[str]) -> int:
    """The others are not even imported: a server starts sooner for it."""
    parser = argparse.ArgumentParser(prog="unspoken", description="Four games about what goes unsaid.")
    parser.add_argument("--version", action="version", version=f"unspoken {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="command", required=True)
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=purpose.capitalize() + ".")
        if name in words[:1]:
            _module(name).add_arguments(command)
    args = parser.parse_args(words)
    try:
        status: int = _module(args.command).run(args)
    except BrokenLanguage as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except NoSuchGame as wrong:
        print(f"{wrong}.", file=sys.stderr)
        return 2
    return status


def _module(command: str) -> ModuleType:
    """Each command's module has add_arguments(parser) and run(args)."""
    return importlib.import_module(f"unspoken.cli.{command.replace('-', '_')}")
