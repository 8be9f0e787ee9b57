"""The events of a table's night."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.kernel.tags import tag
from unspoken.tables.state.night import NightGame, PlannedGame, Title
from unspoken.tables.state.person import PersonId


class NightPlanned(Struct, frozen=True, tag=tag):
    """The host started a night, or changed its playlist."""

    games: tuple[PlannedGame, ...]
    language: str


class GameWished(Struct, frozen=True, tag=tag):
    """A person voted for the next game."""

    person: PersonId
    game: str


class NextDrawn(Struct, frozen=True, tag=tag):
    """The first game was taken from the playlist, to be played now."""


class NightCounted(Struct, frozen=True, tag=tag):
    """A game ended, and its results count for the night."""

    game: NightGame


class NightEnded(Struct, frozen=True, tag=tag):
    """The night ended with these titles."""

    titles: tuple[Title, ...]


class NightPutAway(Struct, frozen=True, tag=tag):
    """The host closed the night; the table has none now."""


NightEvent: TypeAlias = NightPlanned | GameWished | NextDrawn | NightCounted | NightEnded | NightPutAway
