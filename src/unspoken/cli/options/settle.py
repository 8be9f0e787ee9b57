"""Finds the value of each option: flag, then environment variable, then TOML file, then default."""

from __future__ import annotations

import argparse
import difflib
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from unspoken.cli.options.option import PREFIX, Option, OptionGroup, all_options

CONFIG = f"{PREFIX}CONFIG"
"""The environment variable with the path of the TOML file."""
NO_OPTIONS = frozenset(
    f"{PREFIX}{name}"
    for name in ("BOTS_LOCK", "CONFIG", "EXTRA_GAMES", "EXTRA_LANGUAGES", "NO_UV", "PAGE_OUT", "SERVER")
)
"""Our environment variables that are not options of a server."""


class BadSetting(Exception):
    """A setting that cannot be used; the message is one sentence that names its source."""


class ConfigFile(NamedTuple):
    """A TOML file with settings."""

    path: Path
    text: str
    values: Mapping[str, object]

    def source(self, key: str) -> str:
        """Describe where a key is, as the beginning of an error message."""
        found = re.search(rf"""^[ \t]*\[*["']?{re.escape(key)}["']?[ \t]*[=\]]""", self.text, re.MULTILINE)
        line = "" if found is None else f", line {self.text.count(chr(10), 0, found.start()) + 1}"
        return f"{self.path}{line}: {key}"


class Given(NamedTuple):
    """A value that somebody has set."""

    rank: int
    """0 for a flag, 1 for a variable, 2 for the file."""
    source: str
    value: object


def settle(
    args: argparse.Namespace, groups: Iterable[OptionGroup], environment: Mapping[str, str]
) -> argparse.Namespace:
    """Return the arguments with the value of each option, and `sources` by option. Raises BadSetting."""
    options = all_options(groups)
    file = _file(args, environment)
    if file is not None:
        _refuse_unknown_keys(file, options)
    given = {name: _given(option, args, environment, file) for name, option in options.items()}
    for option in options.values():
        _drop_rival(option, given)
    settled = argparse.Namespace(**vars(args))
    for name, option in options.items():
        found = given[name]
        setattr(settled, option.attribute, option.value_by_default if found is None else found.value)
    settled.sources = {name: found.source for name, found in given.items() if found is not None}
    return settled


def unknown_variables(groups: Iterable[OptionGroup], environment: Mapping[str, str]) -> list[str]:
    """Return a sentence for each variable with our prefix that is no option: its name may be mistyped."""
    known = {option.variable for option in all_options(groups).values()} | NO_OPTIONS
    return [
        f"{name} is not a setting and is ignored{_suggestion(name, known)}"
        for name in sorted(environment)
        if name.startswith(PREFIX) and name not in known
    ]


def _file(args: argparse.Namespace, environment: Mapping[str, str]) -> ConfigFile | None:
    named = args.config or environment.get(CONFIG)
    if not named:
        return None
    path, source = Path(named).expanduser(), "--config" if args.config else CONFIG
    try:
        text = path.read_bytes().decode()
        return ConfigFile(path, text, tomllib.loads(text))
    except OSError as error:
        raise BadSetting(
            f"{source} names {path}, which cannot be read ({error.strerror}): correct it."
        ) from error
    except ValueError as error:
        raise BadSetting(f"{path} is not a TOML file in UTF-8: {error}.") from error


def _refuse_unknown_keys(file: ConfigFile, options: Mapping[str, Option]) -> None:
    """Raise BadSetting for the first key that is no option: the setting would silently be lost."""
    for key in file.values:
        if key not in options:
            raise BadSetting(
                f"{file.source(key)} is not a setting{_suggestion(key, options)} "
                "(`unspoken serve --example-config` lists them all)."
            )


def _given(
    option: Option, args: argparse.Namespace, environment: Mapping[str, str], file: ConfigFile | None
) -> Given | None:
    """Return the value with the highest precedence; None if nobody has set the option."""
    flag = getattr(args, option.attribute, None)
    if flag is not None:
        value = flag if flag is True else _read(option, option.flag, flag, Path())
        return Given(0, option.flag, value)
    variable = environment.get(option.variable, "")
    if variable:  # compose files pass an empty variable for one that is not set
        return Given(1, option.variable, _read(option, option.variable, variable, Path()))
    if file is not None and option.name in file.values:
        source, found = file.source(option.name), file.values[option.name]
        try:
            return Given(2, source, option.kind.of_toml(found, file.path.parent))
        except ValueError as error:
            raise _refused(option, source, found) from error
    return None


def _read(option: Option, source: str, given: str | list[str], folder: Path) -> object:
    """Read a flag or a variable. Raises BadSetting."""
    try:
        return option.kind.of_text(given) if isinstance(given, str) else option.kind.of_toml(given, folder)
    except ValueError as error:
        raise _refused(option, source, given) from error


def _refused(option: Option, source: str, found: object) -> BadSetting:
    shown = "" if option.is_secret else f", not {found!r}"
    return BadSetting(f"{source} must be {option.kind.wanted}{shown}.")


def _drop_rival(option: Option, given: dict[str, Given | None]) -> None:
    """Keep one of two options that exclude each other: the one with the higher precedence."""
    this, other = given[option.name], given.get(option.rival)
    if this is None or other is None:
        return
    if this.rank == other.rank:
        raise BadSetting(f"{other.source} and {this.source} exclude each other: remove one of them.")
    given[option.name if this.rank > other.rank else option.rival] = None


def _suggestion(name: str, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(name, known, 1)
    return f"; did you mean {close[0]}?" if close else ""
