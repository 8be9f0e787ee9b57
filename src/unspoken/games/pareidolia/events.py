"""The events of Pareidolia. They are saved: never change a tag or a field."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.games.pareidolia.pieces import FingerLine, Flight, Path, Piece, Pose, Shape
from unspoken.games.pareidolia.round_record import Card
from unspoken.games.pareidolia.types import Vote
from unspoken.kernel.tags import tag
from unspoken.kernel.types import Millis, Seat


class Shuffled(Struct, frozen=True, tag=tag):
    """The word deck is shuffled (PAR-03)."""

    deck: tuple[Card, ...]


class WentOn(Struct, frozen=True, tag=tag):
    """A player goes on or passes; during play, the action of an absent artist is skipped."""

    seat: Seat


class Began(Struct, frozen=True, tag=tag):
    """A player claimed the first round, or chance decided (PAR-01)."""

    first: Seat


class Drew(Struct, frozen=True, tag=tag):
    """The main artist looks at three cards (PAR-05)."""

    cards: tuple[Card, ...]


class Kept(Struct, frozen=True, tag=tag):
    """The main artist keeps one card as the word; the others go under the deck (PAR-05)."""

    card: Card


class Knew(Struct, frozen=True, tag=tag):
    """The second artist knows the word too (PAR-06)."""


class Tossed(Struct, frozen=True, tag=tag):
    """A cloud of this shape is in the air (PAR-07)."""

    shape: Shape


class Landed(Struct, frozen=True, tag=tag):
    """The tossed cloud lies in the sky, and the clock runs until the bell (PAR-07, PAR-08)."""

    piece: Piece
    pose: Pose
    flight: Flight
    bell: Millis


class Placed(Struct, frozen=True, tag=tag):
    """A piece from the supply was put on top (PAR-10)."""

    piece: Piece
    pose: Pose


class PickedUp(Struct, frozen=True, tag=tag):
    """A piece of the sky was put elsewhere, on top (PAR-11)."""

    piece: Piece
    pose: Pose


class Removed(Struct, frozen=True, tag=tag):
    """A piece went back to the supply (PAR-12)."""

    piece: Piece


class Nudged(Struct, frozen=True, tag=tag):
    """A finger touched and pushed a piece, which may have pushed other pieces (PAR-13)."""

    met: Piece
    line: FingerLine
    paths: tuple[Path, ...]
    """The paths of all pieces that moved; the last key frame is the new pose."""


class Guessed(Struct, frozen=True, tag=tag):
    """A watcher guessed what the clouds show (PAR-16)."""

    seat: Seat
    text: str
    right: bool


class Paced(Struct, frozen=True, tag=tag):
    """A guess was counted in the rate limit of its seat (PAR-16)."""

    seat: Seat
    rested: Millis
    opens: Millis | None


class Affirmed(Struct, frozen=True, tag=tag):
    """An artist said that a guess is right (PAR-16)."""

    seat: Seat
    guess: int


class Denied(Struct, frozen=True, tag=tag):
    """An artist said, once the round was over, that the guess was not the word (PAR-16)."""

    seat: Seat


class Withdrawn(Struct, frozen=True, tag=tag):
    """The artists agree that the guess was wrong: the droplets are taken back (PAR-16, PAR-17)."""


class Rang(Struct, frozen=True, tag=tag):
    """The bell rang; until `until` an artist may still say that a guess was right."""

    until: Millis


class Shown(Struct, frozen=True, tag=tag):
    """The word is shown until the break after the round is over; None without a clock (PAR-17)."""

    until: Millis | None


class RoundEnded(Struct, frozen=True, tag=tag):
    """Both roles pass to the left (PAR-18)."""


class Tied(Struct, frozen=True, tag=tag):
    """Several players have the most droplets; the others vote (PAR-20)."""

    seats: tuple[Seat, ...]


class Voted(Struct, frozen=True, tag=tag):
    """A player voted among the tied (PAR-20)."""

    seat: Seat
    vote: Vote


class GameEnded(Struct, frozen=True, tag=tag):
    """The game is over (PAR-20)."""

    winners: tuple[Seat, ...]


Opening: TypeAlias = Shuffled | Began | Drew | Kept | Knew | Tossed
"""Events from the shuffled deck to the tossed cloud."""
SkyChange: TypeAlias = Landed | Placed | PickedUp | Removed | Nudged
"""Actions of an artist in the sky."""
Guessing: TypeAlias = Guessed | Paced | Affirmed | Denied | Withdrawn | Rang | Shown | RoundEnded
"""Guesses, and events at the end of a round."""
Ending: TypeAlias = Tied | Voted | GameEnded
"""Events at the end of a game."""
Event: TypeAlias = WentOn | Opening | SkyChange | Guessing | Ending
