"""An option of a server, which has one name as a flag, a variable and a key of the configuration file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from unspoken.cli.options.kinds import Kind

PREFIX = "UNSPOKEN_"
"""How the names of all our environment variables begin."""


class Option(NamedTuple):
    """An option. `--help`, the variables, the keys of the TOML file and its example are made of it."""

    name: str
    kind: Kind
    help: str
    default: object = None
    """The value, or a function that returns it; None if the option is not set by default."""
    default_text: str = ""
    """Describes a default that depends on other things."""
    example: object = None
    """A value for the example file, if the default is None or differs between machines."""
    is_secret: bool = False
    """True if the value must never be printed."""
    rival: str = ""
    """The name of an option that must not be set together with this one."""
    only_play: bool = False
    """True if only `unspoken play` has the option. `serve` accepts and ignores it, to share a file."""

    @property
    def flag(self) -> str:
        """The flag, such as --public-url."""
        return f"--{self.name}"

    @property
    def attribute(self) -> str:
        """The attribute of the parsed arguments, such as public_url."""
        return self.name.replace("-", "_")

    @property
    def variable(self) -> str:
        """The environment variable, such as UNSPOKEN_PUBLIC_URL."""
        return PREFIX + self.attribute.upper()

    @property
    def value_by_default(self) -> object:
        """The value of an option that nobody has set."""
        return self.default() if callable(self.default) else self.default


class OptionGroup(NamedTuple):
    """Options that belong together, under a heading of `--help` and of the example file."""

    title: str
    options: tuple[Option, ...]


def all_options(groups: Iterable[OptionGroup]) -> dict[str, Option]:
    """Return the options of these groups by name."""
    return {option.name: option for group in groups for option in group.options}
