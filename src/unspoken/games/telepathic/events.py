"""The events of Telepathic. They are saved: never change a tag or a field.

`until` is when the pause of the next question is over.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.games.telepathic.cards import Card, Cards
from unspoken.games.telepathic.tiles import Condition, Grid
from unspoken.games.telepathic.types import Reason, Wish
from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag
from unspoken.kernel.types import Millis, Seat


class AskedWhoBegins(Struct, frozen=True, tag="wondered"):
    """The table asks who begins."""


class WentOn(Struct, frozen=True, tag=tag):
    """A seat leaves it to chance who begins (TEL-06)."""

    seat: Seat


class Began(Struct, frozen=True, tag=tag):
    """This seat has the first turn (TEL-06)."""

    starter: Seat


class Dealt(Struct, frozen=True, tag=tag):
    """The dealt tiles, cards and conditions (TEL-03 to TEL-05)."""

    grid: Grid
    row: Cards
    deck: Cards
    removed: Cards
    wins: BySeat[Condition | None]
    loses: BySeat[Condition | None]
    until: Millis | None = None


class Lifted(Struct, frozen=True, tag=tag):
    """The pause is over."""


class Wished(Struct, frozen=True, tag=tag):
    """A seat has chosen; the choice counts once all deciders agree and the pause is over."""

    seat: Seat
    wish: Wish


class Split(Struct, frozen=True, tag=tag):
    """All deciders have wished, and they disagree (ALL-06); without seats, this is no longer the case."""

    seats: tuple[Seat, ...]


class Handed(Struct, frozen=True, tag=tag):
    """A card was handed to its performer (TEL-07)."""

    card: Card
    until: Millis | None = None


class Performed(Struct, frozen=True, tag=tag):
    """The handed card has moved one of its sets (TEL-07)."""

    on: int


class Shuffled(Struct, frozen=True, tag=tag):
    """The used cards became the deck again."""

    deck: Cards


class Returned(Struct, frozen=True, tag=tag):
    """In the first game: the used card went back to the row."""

    row: Cards


class Drawn(Struct, frozen=True, tag=tag):
    """The next card of the deck was turned up (TEL-10)."""

    card: Card


class TurnEnded(Struct, frozen=True, tag=tag):
    """The turn is complete, and nobody has lost by it (TEL-11)."""

    until: Millis | None = None


class Passed(Struct, frozen=True, tag=tag):
    """Opposed teams: no announcement after this turn (TEL-16)."""

    until: Millis | None = None


class Announced(Struct, frozen=True, tag=tag):
    """Win conditions were announced (TEL-12)."""

    seat: Seat | None
    """None for the directors together."""
    names: tuple[Condition, ...]


class Answered(Struct, frozen=True, tag=tag):
    """The announcer's win condition was named in return (TEL-12)."""

    seat: Seat
    name: Condition


class Ended(Struct, frozen=True, tag=tag):
    """The game is over, perhaps without winners."""

    reason: Reason
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    AskedWhoBegins
    | WentOn
    | Began
    | Dealt
    | Lifted
    | Wished
    | Split
    | Handed
    | Performed
    | Shuffled
    | Returned
    | Drawn
    | TurnEnded
    | Passed
    | Announced
    | Answered
    | Ended
)
