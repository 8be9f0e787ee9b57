"""What has happened at a table of Dixit, as it is saved: tags and fields are forever."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.games.dixit.types import Card, Cards, Clue, Number
from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag


class Shuffled(Struct, frozen=True, tag=tag):
    """A new pile: the deck at first, later what is left of it with the discard (DIX-11)."""

    pile: Cards


class Dealt(Struct, frozen=True, tag=tag):
    """Everybody has drawn to a full hand (DIX-01, DIX-10)."""

    drawn: BySeat[Cards]


class Told(Struct, frozen=True, tag=tag):
    """A card is told; its clue is everybody's from now on (DIX-03)."""

    teller: Seat
    card: Card
    clue: Clue


class Laid(Struct, frozen=True, tag=tag):
    """Somebody has chosen what to lay, or has changed their mind (DIX-04)."""

    seat: Seat
    cards: Cards


class LaidOut(Struct, frozen=True, tag=tag):
    """All chosen cards lie face up, numbered from 1 (DIX-05)."""

    board: Cards


class Voted(Struct, frozen=True, tag=tag):
    """Somebody has voted, or has changed their mind (DIX-06)."""

    seat: Seat
    number: Number


class Scored(Struct, frozen=True, tag=tag):
    """The votes are shown, and what they brought (DIX-07, DIX-08, DIX-09)."""

    gains: BySeat[int]
    due: Millis | None
    """When the reveal ends by itself; None without a clock."""


class WentOn(Struct, frozen=True, tag=tag):
    """Somebody has seen enough of the reveal."""

    seat: Seat


class RoundEnded(Struct, frozen=True, tag=tag):
    """The round's cards are put aside, and the role passes on (DIX-10, DIX-12)."""

    teller: Seat
    """Who tells next."""


class GameEnded(Struct, frozen=True, tag=tag):
    """Somebody has come to the target (DIX-13)."""


Event: TypeAlias = Shuffled | Dealt | Told | Laid | LaidOut | Voted | Scored | WentOn | RoundEnded | GameEnded
