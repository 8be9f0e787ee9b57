"""What a game adds to its replay."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from msgspec import Struct

from unspoken.kernel.types import P, Seat, Viewer


def actor_as_viewer(_public: object, actor: Seat | None) -> Viewer:
    """Show the view of the seat that has just acted."""
    return actor


def no_hindsight(_public: object) -> None:
    """Work nothing out when the game is over."""


@dataclass(frozen=True)
class ReplayPart(Generic[P]):
    """What a game adds to its replay."""

    viewer: Callable[[P, Seat | None], Viewer] = actor_as_viewer
    """Whose view an open replay shows after a step that this seat, or nature for None, has made."""
    hindsight: Callable[[P], Struct | None] = no_hindsight
    """What can be worked out from the last public view. It may take long, and runs once the game is over."""
