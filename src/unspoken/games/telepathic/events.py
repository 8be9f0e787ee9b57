"""What happens in a game of Telepathic. `until` is when the pause of the question that follows is over."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.games.telepathic.cards import Card, Cards
from unspoken.games.telepathic.tiles import Condition, Grid
from unspoken.games.telepathic.types import Reason, Wish
from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag


class Wondered(Struct, frozen=True, tag=tag):
    """The table asks who begins."""


class WentOn(Struct, frozen=True, tag=tag):
    """A seat leaves it to chance who begins (TEL-06)."""

    seat: Seat


class Began(Struct, frozen=True, tag=tag):
    """This seat has the first turn (TEL-06)."""

    starter: Seat


class Dealt(Struct, frozen=True, tag=tag):
    """Tiles, cards and conditions, as chance has dealt them (TEL-03 to TEL-05)."""

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
    """A seat has chosen; it counts once those who decide agree and the pause is over."""

    seat: Seat
    wish: Wish


class Split(Struct, frozen=True, tag=tag):
    """All who decide have wished, and they do not agree (ALL-06); nobody, once one of them is missing."""

    seats: tuple[Seat, ...]


class Handed(Struct, frozen=True, tag=tag):
    """A card lies before its performer (TEL-07)."""

    card: Card
    until: Millis | None = None


class Performed(Struct, frozen=True, tag=tag):
    """The handed card has moved one of its sets (TEL-07)."""

    on: int


class Shuffled(Struct, frozen=True, tag=tag):
    """The used cards are a deck again."""

    deck: Cards


class Returned(Struct, frozen=True, tag=tag):
    """The first game: the card goes back to the row."""

    row: Cards


class Drawn(Struct, frozen=True, tag=tag):
    """The next card of the deck lies open (TEL-10)."""

    card: Card


class TurnEnded(Struct, frozen=True, tag=tag):
    """The turn is complete, and nobody has lost by it (TEL-11)."""

    until: Millis | None = None


class Passed(Struct, frozen=True, tag=tag):
    """Opposed teams: nobody announces after this turn (TEL-16)."""

    until: Millis | None = None


class Announced(Struct, frozen=True, tag=tag):
    """Win conditions were named aloud (TEL-12)."""

    seat: Seat | None
    """None for the directors together."""
    names: tuple[Condition, ...]


class Answered(Struct, frozen=True, tag=tag):
    """The announcer's win condition was named in return (TEL-12)."""

    seat: Seat
    name: Condition


class Ended(Struct, frozen=True, tag=tag):
    """The game is over; nobody may have won."""

    reason: Reason
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    Wondered
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
