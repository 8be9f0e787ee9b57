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
    """Return None: the game has no analysis of its end."""


@dataclass(frozen=True)
class ReplayPart(Generic[P]):
    """What a game adds to its replay."""

    viewer: Callable[[P, Seat | None], Viewer] = actor_as_viewer
    """Return the viewer whose view an open replay shows after a step of this seat (None: of nature)."""
    hindsight: Callable[[P], Struct | None] = no_hindsight
    """Return an analysis of the last public view, or None. It may take long, and runs after the game."""
