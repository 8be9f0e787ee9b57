"""The types of a game, and the versions of its saved form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias

from unspoken.kernel.types import M, O

Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""Converts the saved form of one version to the next version; both are plain JSON values (hence Any)."""


@dataclass(frozen=True)
class GameTypes(Generic[O, M]):
    """The structs and codes by which commands, events and options are decoded and described to the page."""

    options: type[O]
    materials: type[M]
    commands: Any  # for mypy a union of structs is a value, not a type
    events: Any  # as above
    """The unions of command structs and of event structs."""
    refusals: frozenset[str]
    """Every code that `decide` and `setup` may raise; each has a sentence in every language."""
    constants: Mapping[str, object] = field(default_factory=dict)
    """Constants of the rules that the page needs, by name: they are written into its generated types."""


@dataclass(frozen=True)
class SavedForm:
    """The current version of a game's saved form, and the upgrades from earlier versions."""

    version: int = 1
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)
    """Each upgrade, by the version that it converts from."""
