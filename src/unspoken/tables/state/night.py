"""A night: several games at one table, one score over all of them, and titles at its end."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from unspoken.tables.state.person import PersonId

MOST_PLANNED = 12
"""Games that may be on a playlist."""
MOST_PLAYED = 36
"""Games that a night may count; then it is over."""


class PlannedGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game on the playlist, and its house rules."""

    game: str | None = None
    """None if a vote decides."""
    options: dict[str, str | int | bool] = {}


class NightResult(Struct, frozen=True):
    """A player's result in a finished game of the night."""

    name: str
    seal: int
    person: PersonId | None
    """None for a bot."""
    points: int
    """Out of 100, rounded down."""
    feats: dict[str, int] = {}
    """The amounts that this game added to each title."""
    share: tuple[int, int] | UnsetType = UNSET
    """The exact points as a fraction: (5, 6) for 5 of 6 others. Earlier releases saved only the points."""


class NightGame(Struct, frozen=True):
    """A finished game of the night. A seat whose person was absent at the end has no result."""

    game: str
    options: dict[str, str | int | bool]
    results: tuple[NightResult, ...]
    """In seat order."""


class GameWish(Struct, frozen=True):
    """A person's vote for the next game."""

    person: PersonId
    game: str


class Title(Struct, frozen=True):
    """A title of the night, and its holder."""

    title: str
    game: str | None
    """The game whose feats count; None for a title of the night as a whole."""
    name: str
    seal: int
    person: PersonId | None
    amount: int


class Night(Struct, frozen=True):
    """The state of a night. Only `night_apply.apply_night` changes it."""

    language: str
    playlist: tuple[PlannedGame, ...]
    """The games that are still to be played."""
    played: tuple[NightGame, ...] = ()
    wishes: tuple[GameWish, ...] = ()
    """Votes for the next game, in the order of people's arrival."""
    over: bool = False
    titles: tuple[Title, ...] = ()
    """Empty until the night is over."""
