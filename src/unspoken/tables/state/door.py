"""The door of a table: who may join, who was shown out, the rest of the code, and what previews tell."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from unspoken.kernel.tags import tag

_MOST_SHOWN_OUT = 200
"""Number of removed people that a table remembers; the oldest are forgotten."""


class Door(Struct, frozen=True):
    """Who may join a table. People who have joined can always reconnect."""

    locked: bool = False
    shown_out: tuple[str, ...] = ()
    """Hashes of the tokens of people whom the host has removed; never the tokens."""
    suffix: str = ""
    """Newcomers must type these characters after the table's code; empty until the host changes the code."""
    named: bool = False
    """True if previews of the invitation may name the host; each host decides anew."""


class LockSet(Struct, frozen=True, tag=tag):
    """The host locked the table, or unlocked it."""

    locked: bool


class ShownOut(Struct, frozen=True, tag=tag):
    """The host removed the person whose token has this hash."""

    token: str


class CodeChanged(Struct, frozen=True, tag=tag):
    """The host changed the code: the same table, with another suffix."""

    suffix: str


class HostNamed(Struct, frozen=True, tag=tag):
    """The host agreed to be named in previews of the invitation, or no longer agrees."""

    named: bool


DoorEvent: TypeAlias = LockSet | ShownOut | CodeChanged | HostNamed


def apply_door(door: Door, event: DoorEvent) -> Door:
    """Return the door after an event."""
    match event:
        case LockSet(locked):
            return replace(door, locked=locked)
        case ShownOut(token):
            return replace(door, shown_out=(*door.shown_out, token)[-_MOST_SHOWN_OUT:])
        case CodeChanged(suffix):
            return replace(door, suffix=suffix)
        case HostNamed(named):
            return replace(door, named=named)
        case _:
            assert_never(event)


def under_new_host(door: Door) -> Door:
    """Return the door after a change of the host, who has not agreed to be named."""
    return replace(door, named=False)


def when_all_have_left(door: Door) -> Door:
    """Return the door of an empty table: unlocked, since nobody could unlock it, and nobody is banned."""
    return Door(suffix=door.suffix)
