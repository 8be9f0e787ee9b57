"""The events of Dixit. They are saved: never change a tag or a field."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.games.dixit.types import Card, Cards, Clue, Number
from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag
from unspoken.kernel.types import Millis, Seat


class Shuffled(Struct, frozen=True, tag=tag):
    """A new pile: the whole deck at first, later the rest of the pile with the discard (DIX-11)."""

    pile: Cards


class Dealt(Struct, frozen=True, tag=tag):
    """Every player has drawn to a full hand (DIX-01, DIX-10)."""

    drawn: BySeat[Cards]


class Told(Struct, frozen=True, tag=tag):
    """The teller has chosen a card and given a clue, which everybody sees (DIX-03)."""

    teller: Seat
    card: Card
    clue: Clue


class Laid(Struct, frozen=True, tag=tag):
    """A player has chosen cards to lay, or has changed the choice (DIX-04)."""

    seat: Seat
    cards: Cards


class LaidOut(Struct, frozen=True, tag=tag):
    """All chosen cards lie face up, numbered from 1 (DIX-05)."""

    board: Cards


class Voted(Struct, frozen=True, tag=tag):
    """A player has voted, or has changed the vote (DIX-06)."""

    seat: Seat
    number: Number


class Scored(Struct, frozen=True, tag=tag):
    """The votes and the points of the round are shown (DIX-07, DIX-08, DIX-09)."""

    gains: BySeat[int]
    due: Millis | None
    """When the reveal ends by itself; None without a clock."""


class WentOn(Struct, frozen=True, tag=tag):
    """A player is done with the reveal, or passes in the first round."""

    seat: Seat


class RoundEnded(Struct, frozen=True, tag=tag):
    """The board goes to the discard, and the next player becomes the teller (DIX-10, DIX-12)."""

    teller: Seat
    """The next teller."""


class HandReplaced(Struct, frozen=True, tag=tag):
    """A newcomer has taken the seat of a bot and gets a new hand; the bot's cards are in the pile again."""

    seat: Seat
    hand: Cards
    pile: Cards


class GameEnded(Struct, frozen=True, tag=tag):
    """A player has reached the target (DIX-13)."""


Event: TypeAlias = (
    Shuffled | Dealt | Told | Laid | LaidOut | Voted | Scored | WentOn | RoundEnded | HandReplaced | GameEnded
)
