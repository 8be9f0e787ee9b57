"""What is said about a game: facts for everybody, remarks of bots, and recordings in commands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from msgspec import Struct

from unspoken.kernel.chance import Chance
from unspoken.kernel.types import C, P, Seat


class Fact(Struct, frozen=True, omit_defaults=True):
    """A public event: a sentence's code and its arguments."""

    code: str
    seat: Seat | None = None
    """The seat that it is about, if it is about one: this player reads it as "you"."""
    seats: tuple[Seat, ...] = ()
    """Other seats that it names, in seat order."""
    points: int | None = None
    """The points, if it is a scoring."""
    facts: dict[str, str | int] = {}


class Remark(Struct, frozen=True, omit_defaults=True):
    """What a bot says at the table: a sentence's code, the seat it is about, and arguments."""

    code: str
    about: Seat | None = None
    facts: dict[str, str | int] = {}


def no_facts(_before: object, _after: object) -> tuple[()]:
    """Report no facts."""
    return ()


def no_remark(_public: object, _seat: int, _chance: object) -> None:
    """Let bots say nothing."""


def no_sounds(_command: object) -> tuple[()]:
    """Refer to no recordings."""
    return ()


@dataclass(frozen=True)
class TalkPart(Generic[P, C]):
    """What is said about a game."""

    facts: Callable[[P, P], tuple[Fact, ...]] = no_facts
    """What happened between two public views. It gets nothing else, so it cannot reveal a hidden act."""
    remark: Callable[[P, Seat, Chance], Remark | None] = no_remark
    """What a bot might say about the public view. It gets nothing else, so it can reveal nothing else."""
    remarks: tuple[str, ...] = ()
    """Every code of a remark; each has a sentence in every language."""
    sounds: Callable[[C], tuple[str, ...]] = no_sounds
    """The recordings that a command refers to: the table refuses the command unless it has stored them."""
