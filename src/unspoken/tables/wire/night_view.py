"""The night as everybody at the table sees it."""

from __future__ import annotations

from msgspec import Struct

from unspoken.tables.state.night import GameWish, Night, PlannedGame, Title
from unspoken.tables.state.night_score import Standing, standings


class NightView(Struct, frozen=True):
    """The playlist, the standings and, at the end, the titles."""

    playlist: tuple[PlannedGame, ...]
    played: tuple[PlannedGame, ...]
    """The games played, with their house rules, so that the same night can be planned again."""
    people: tuple[Standing, ...]
    bots: tuple[Standing, ...]
    wishes: tuple[GameWish, ...]
    over: bool
    titles: tuple[Title, ...]


def night_view(night: Night) -> NightView:
    """Return the view of a night, which is the same for everybody."""
    return NightView(
        night.playlist,
        tuple(PlannedGame(played.game, played.options) for played in night.played),
        standings(night.played, bots=False),
        standings(night.played, bots=True),
        night.wishes,
        night.over,
        night.titles,
    )
