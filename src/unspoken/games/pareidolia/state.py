"""The state of a game of Pareidolia: seen by nobody but the rules."""

from __future__ import annotations

from msgspec import Struct

from unspoken.games.pareidolia.types import (
    Barred,
    Card,
    Deed,
    Materials,
    Options,
    Phase,
    Relaxed,
    Said,
    Shape,
    Sky,
)
from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.seats import BySeat


class Past(Struct, frozen=True):
    """A round that has been played."""

    artist: Seat
    second: Seat
    card: Card
    finder: Seat | None
    """The watcher who found the word, if anybody did."""
    guess: str | None = None
    """In which words."""


class State(Struct, frozen=True):
    options: Options
    materials: Materials
    seats: int
    phase: Phase
    round: int
    """From 1."""
    first: Seat | None
    """Who holds the first-player marker; None while anybody may claim it."""
    gone_on: BySeat[bool]
    deck: tuple[Card, ...]
    drawn: tuple[Card, ...]
    card: Card | None
    tossed: Shape | None
    """A shape that is in the air."""
    sky: Sky
    deed: Deed | None
    barred: Barred | None
    passes: int
    """Actions in a row that the table went on without."""
    said: tuple[Said, ...]
    found: int | None
    """The number of the right guess, from 1."""
    affirmed: Seat | None
    """The artist who said that it is right, where the judge did not."""
    droplets: BySeat[int]
    tied: tuple[Seat, ...]
    votes: BySeat[Relaxed | None]
    winners: tuple[Seat, ...]
    past: tuple[Past, ...]
    due: Millis | None = None
    """The bell; after it the end of the artists' ten seconds; or the end of a rest."""
