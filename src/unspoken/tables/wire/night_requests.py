"""Requests about the night."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from unspoken.kernel.languages import FALLBACK
from unspoken.tables.state.night import PlannedGame
from unspoken.tables.wire.request import Request


class PlanNight(Request, frozen=True):
    """Start a night, or change its playlist."""

    games: tuple[PlannedGame, ...]
    language: Annotated[str, Meta(max_length=16)] = FALLBACK
    """The language of games that depend on one."""


class PlayNext(Request, frozen=True):
    """Start the next game of the night."""


class EndNight(Request, frozen=True):
    """End the night with its titles; close it if it has ended, or if no game was played."""


class WishGame(Request, frozen=True):
    """Vote for the next game, if the night leaves it to a vote; a new vote replaces the old one."""

    game: Annotated[str, Meta(max_length=64)]


HostNightRequest: TypeAlias = PlanNight | EndNight
"""Requests about the night that only the host may make."""
