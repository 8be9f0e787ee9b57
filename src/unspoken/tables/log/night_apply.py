"""Applies events to a night. A night changes nowhere else."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from unspoken.tables.log.night_events import (
    GameWished,
    NextDrawn,
    NightCounted,
    NightEnded,
    NightEvent,
    NightPlanned,
    NightPutAway,
)
from unspoken.tables.state.night import GameWish, Night


def apply_night(night: Night | None, event: NightEvent) -> Night | None:
    """Return the night after an event; without a night, only `NightPlanned` has an effect."""
    match event:
        case NightPlanned(games, language):
            current = Night(language, ()) if night is None or night.over else night
            return replace(current, playlist=games, language=language)
        case NightPutAway():
            return None
        case _:
            return None if night is None else _changed(night, event)


def _changed(night: Night, event: GameWished | NextDrawn | NightCounted | NightEnded) -> Night:
    match event:
        case GameWished(person, game):
            others = (wish for wish in night.wishes if wish.person != person)
            wishes = sorted((*others, GameWish(person, game)), key=lambda wish: wish.person)
            return replace(night, wishes=tuple(wishes))
        case NextDrawn():
            return replace(night, playlist=night.playlist[1:], wishes=())
        case NightCounted(game):
            return replace(night, played=(*night.played, game))
        case NightEnded(titles):
            return replace(night, over=True, titles=titles, playlist=(), wishes=())
        case _:
            assert_never(event)
