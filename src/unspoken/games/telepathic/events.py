"""What happens in a game of Telepathic. `until` is when the pause of the question that follows is over."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.games.telepathic.cards import Card, Cards
from unspoken.games.telepathic.types import Condition, Grid, Reason, Wish
from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.seats import BySeat


class Wondered(Struct, frozen=True, tag="wondered"):
    """The table asks who begins."""


class WentOn(Struct, frozen=True, tag="went-on"):
    seat: Seat


class Began(Struct, frozen=True, tag="began"):
    starter: Seat


class Dealt(Struct, frozen=True, tag="dealt"):
    grid: Grid
    row: Cards
    deck: Cards
    removed: Cards
    wins: BySeat[Condition | None]
    loses: BySeat[Condition | None]
    until: Millis | None = None


class Lifted(Struct, frozen=True, tag="lifted"):
    """The pause is over."""


class Wished(Struct, frozen=True, tag="wished"):
    seat: Seat
    wish: Wish


class Split(Struct, frozen=True, tag="split"):
    """All who decide have wished, and they do not agree (ALL-06); nobody, once one of them is missing."""

    seats: tuple[Seat, ...]


class Handed(Struct, frozen=True, tag="handed"):
    card: Card
    until: Millis | None = None


class Performed(Struct, frozen=True, tag="performed"):
    on: int


class Shuffled(Struct, frozen=True, tag="shuffled"):
    """The used cards are a deck again."""

    deck: Cards


class Returned(Struct, frozen=True, tag="returned"):
    """The first game: the card goes back to the row."""

    row: Cards


class Drawn(Struct, frozen=True, tag="drawn"):
    card: Card


class TurnEnded(Struct, frozen=True, tag="turn-ended"):
    until: Millis | None = None


class Passed(Struct, frozen=True, tag="passed"):
    until: Millis | None = None


class Announced(Struct, frozen=True, tag="announced"):
    seat: Seat | None
    """None for the directors together."""
    names: tuple[Condition, ...]


class Answered(Struct, frozen=True, tag="answered"):
    seat: Seat
    name: Condition


class Ended(Struct, frozen=True, tag="ended"):
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
