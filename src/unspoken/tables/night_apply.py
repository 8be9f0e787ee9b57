"""The night after an event: the only place where a night changes."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from unspoken.tables.night import GameWish, Night
from unspoken.tables.night_events import (
    GameWished,
    NextDrawn,
    NightCounted,
    NightEnded,
    NightEvent,
    NightPlanned,
    NightPutAway,
)


def apply_night(night: Night | None, event: NightEvent) -> Night | None:
    """The night after an event; what happens to a night that is not there happens to nobody."""
    match event:
        case NightPlanned(games, language):
            known = Night(language, ()) if night is None or night.over else night
            return replace(known, playlist=games, language=language)
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
