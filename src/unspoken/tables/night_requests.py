"""What people ask of a table about its night."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from unspoken.kernel.languages import FALLBACK
from unspoken.tables.night import PlannedGame
from unspoken.tables.request import Request


class PlanNight(Request, frozen=True):
    """Make it a night, or change what is still to come in it."""

    games: tuple[PlannedGame, ...]
    language: Annotated[str, Meta(max_length=16)] = FALLBACK
    """In which games are played that are played in one."""


class PlayNext(Request, frozen=True):
    """Go on to the next game of the night."""


class EndNight(Request, frozen=True):
    """Let the night be over and its titles be told; after that, or with nothing played, put it away."""


class WishGame(Request, frozen=True):
    """Wish for a game where the night leaves it to a vote; wishing anew takes the old wish back."""

    game: Annotated[str, Meta(max_length=64)]


HostNightRequest: TypeAlias = PlanNight | EndNight
"""What only the host may ask of the night, and of no game."""
