"""A night: several games at one table, one score over all of them, and titles at its end."""

from __future__ import annotations

from msgspec import Struct

from unspoken.tables.person import PersonId

MOST_PLANNED = 12
"""Games that may be on a playlist."""
MOST_PLAYED = 36
"""Games that a night may count; then it is over."""


class PlannedGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is still to come, and its house rules."""

    game: str | None = None
    """Nothing, where a vote decides."""
    options: dict[str, str | int | bool] = {}


class NightResult(Struct, frozen=True):
    """What a finished game of the night brought somebody who finished it, or a bot."""

    name: str
    seal: int
    person: PersonId | None
    """Nobody, for a bot."""
    points: int
    feats: dict[str, int] = {}
    """By title, how much this game added to it."""


class NightGame(Struct, frozen=True):
    """A finished game of the night. A seat whose person was away at the end counts for nobody."""

    game: str
    options: dict[str, str | int | bool]
    results: tuple[NightResult, ...]
    """In the order of seats."""


class GameWish(Struct, frozen=True):
    """Somebody, and the game that they would play next."""

    person: PersonId
    game: str


class Title(Struct, frozen=True):
    """A title of the night, and who has earned it."""

    title: str
    game: str | None
    """By whose feats; nothing, where it was earned by the night as a whole."""
    name: str
    seal: int
    person: PersonId | None
    amount: int


class Night(Struct, frozen=True):
    """A night so far; `night_apply.apply_night` is the only place where it changes."""

    language: str
    playlist: tuple[PlannedGame, ...]
    """What is still to come."""
    played: tuple[NightGame, ...] = ()
    wishes: tuple[GameWish, ...] = ()
    """For the next game, in the order of people's arrival."""
    over: bool = False
    titles: tuple[Title, ...] = ()
    """When it is over."""
