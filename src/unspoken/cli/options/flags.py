"""Options as command-line flags."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from unspoken.cli.options.kinds import Names, Switch
from unspoken.cli.options.option import PREFIX, Option, OptionGroup


def add_flags(parser: argparse.ArgumentParser, groups: Iterable[OptionGroup]) -> None:
    """Add a flag for each option. The parser keeps texts; `settle` reads them."""
    _add_own_flags(parser)
    for group in groups:
        titled = parser.add_argument_group(group.title)
        for option in group.options:
            _add(titled, option)


def _add(parser: argparse._ArgumentGroup, option: Option) -> None:
    text = f"{option.help}{shown_default(option)}"
    if isinstance(option.kind, Switch):
        parser.add_argument(option.flag, action="store_true", default=None, help=text)
    else:
        action = "append" if isinstance(option.kind, Names) else "store"
        parser.add_argument(option.flag, action=action, metavar=option.kind.metavar, help=text)


def shown_default(option: Option) -> str:
    """Return the default in brackets; an empty text if there is none."""
    text = option.default_text
    if (
        not text
        and option.default is not None
        and not callable(option.default)
        and option.default is not False
    ):
        text = str(option.default)
    return f" (default: {text})" if text else ""


def _add_own_flags(parser: argparse.ArgumentParser) -> None:
    """Add the flags that are not settings."""
    parser.add_argument(
        "--config",
        type=Path,
        metavar="FILE",
        help=f"a TOML file with settings; every option below is also a key of this file and an environment "
        f"variable ({PREFIX}PORT for --port). A flag overrides a variable, a variable overrides the file "
        f"(default: the file that {PREFIX}CONFIG names)",
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="check the settings, print what would run, and end without serving; the exit code is 2 if the "
        "server could not start",
    )
    parser.add_argument(
        "--example-config", action="store_true", help="print a TOML file with every option, and end"
    )
