"""The night as everybody at the table sees it: it changes only when a game is over, or when people wish."""

from __future__ import annotations

from msgspec import Struct

from unspoken.tables.night import GameWish, Night, PlannedGame, Title
from unspoken.tables.night_score import Standing, standings


class NightView(Struct, frozen=True):
    """What is still to come, who stands where, and, at the end, the titles."""

    playlist: tuple[PlannedGame, ...]
    played: tuple[PlannedGame, ...]
    """With the house rules by which they were played: so one can have the same night once more."""
    people: tuple[Standing, ...]
    bots: tuple[Standing, ...]
    wishes: tuple[GameWish, ...]
    over: bool
    titles: tuple[Title, ...]


def night_view(night: Night) -> NightView:
    """The night, the same for everybody."""
    return NightView(
        night.playlist,
        tuple(PlannedGame(one.game, one.options) for one in night.played),
        standings(night.played, bots=False),
        standings(night.played, bots=True),
        night.wishes,
        night.over,
        night.titles,
    )
