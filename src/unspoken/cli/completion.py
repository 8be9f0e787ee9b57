"""`unspoken completion`: prints a script that completes commands, options and file names in a shell."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import shtab

from unspoken.cli.main import COMMANDS, parser_of

_SHELLS = ("bash", "zsh", "fish")
_FILES = ("COPY", "FILE", "FROM", "PATH", "STORE", "TO")
_FOLDERS = ("DIR", "FOLDER")
"""Placeholders of arguments that are paths."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `completion`."""
    parser.add_argument(
        "shell",
        choices=_SHELLS,
        help="the shell; for bash, for example: unspoken completion bash > "
        "~/.local/share/bash-completion/completions/unspoken",
    )


def run(args: argparse.Namespace) -> int:
    """Print the script."""
    parser = parser_of(COMMANDS)
    for action in _actions(parser):
        _add_values(action)
    print(shtab.complete(parser, args.shell))
    return 0


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Yield the arguments of a parser and of its commands."""
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from _actions(command)


def _add_values(action: argparse.Action) -> None:
    """Add what shtab offers as values of an argument."""
    metavar = str(action.metavar or "")
    if metavar in _FILES:
        action.complete = shtab.FILE  # type: ignore[attr-defined]  # shtab reads this attribute
    elif metavar in _FOLDERS:
        action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]  # as above
    elif metavar.startswith("{"):  # the placeholder of a choice lists its words
        action.choices = metavar[1:-1].split(",")
