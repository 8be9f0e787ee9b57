"""What has happened to a table's night."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.kernel.tags import tag
from unspoken.tables.night import NightGame, PlannedGame, Title
from unspoken.tables.person import PersonId


class NightPlanned(Struct, frozen=True, tag=tag):
    """The host made it a night, or changed what is still to come in it."""

    games: tuple[PlannedGame, ...]
    language: str


class GameWished(Struct, frozen=True, tag=tag):
    """Somebody wished for a game."""

    person: PersonId
    game: str


class NextDrawn(Struct, frozen=True, tag=tag):
    """The first game was taken off the playlist, to be played now."""


class NightCounted(Struct, frozen=True, tag=tag):
    """A game is over, and counts for the night."""

    game: NightGame


class NightEnded(Struct, frozen=True, tag=tag):
    """The night is over, and its titles are told."""

    titles: tuple[Title, ...]


class NightPutAway(Struct, frozen=True, tag=tag):
    """The table is a plain one again."""


NightEvent: TypeAlias = NightPlanned | GameWished | NextDrawn | NightCounted | NightEnded | NightPutAway
