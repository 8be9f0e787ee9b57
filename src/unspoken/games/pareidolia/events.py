"""What happens in a game of Pareidolia: facts, as they are saved."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.games.pareidolia.pieces import FingerLine, Flight, Path, Piece, Pose, Shape
from unspoken.games.pareidolia.round_record import Card
from unspoken.games.pareidolia.types import Vote
from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.tags import tag


class Shuffled(Struct, frozen=True, tag=tag):
    """The word deck lies ready (PAR-03)."""

    deck: tuple[Card, ...]


class WentOn(Struct, frozen=True, tag=tag):
    """Not I, or seen enough; and of an artist whom the table did not wait for: on without an action."""

    seat: Seat


class Began(Struct, frozen=True, tag=tag):
    """Somebody claimed the first round, or chance decided (PAR-01)."""

    first: Seat


class Drew(Struct, frozen=True, tag=tag):
    """The main artist looks at three cards (PAR-05)."""

    cards: tuple[Card, ...]


class Kept(Struct, frozen=True, tag=tag):
    """One of them is the word; the others are under the deck (PAR-05)."""

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
    """A piece from the supply lies on top (PAR-10)."""

    piece: Piece
    pose: Pose


class PickedUp(Struct, frozen=True, tag=tag):
    """A piece was taken from the sky and lies on top (PAR-11)."""

    piece: Piece
    pose: Pose


class Removed(Struct, frozen=True, tag=tag):
    """A piece is back in the supply (PAR-12)."""

    piece: Piece


class Nudged(Struct, frozen=True, tag=tag):
    """A finger met a piece and pushed it, and what it pushed on its way (PAR-13)."""

    met: Piece
    line: FingerLine
    paths: tuple[Path, ...]
    """Of all pieces that moved; the last frame is how a piece lies."""


class Guessed(Struct, frozen=True, tag=tag):
    """A watcher said what the clouds look like (PAR-16)."""

    seat: Seat
    text: str
    right: bool


class Paced(Struct, frozen=True, tag=tag):
    """A guess was counted: how soon this seat may guess again (PAR-16)."""

    seat: Seat
    rested: Millis
    opens: Millis | None


class Affirmed(Struct, frozen=True, tag=tag):
    """An artist said of a guess that it is right (PAR-16)."""

    seat: Seat
    guess: int


class Denied(Struct, frozen=True, tag=tag):
    """An artist said, once the round was over, that the guess was not the word (PAR-16)."""

    seat: Seat


class Withdrawn(Struct, frozen=True, tag=tag):
    """The artists agree that it was not: the droplets go back (PAR-16, PAR-17)."""


class Rang(Struct, frozen=True, tag=tag):
    """The two minutes are over; until then an artist may still say that a guess was right."""

    until: Millis


class Shown(Struct, frozen=True, tag=tag):
    """The word is shown to all, until the rest after the round is over; None where all press on (PAR-17)."""

    until: Millis | None


class RoundEnded(Struct, frozen=True, tag=tag):
    """Both roles pass to the left (PAR-18)."""


class Tied(Struct, frozen=True, tag=tag):
    """Several have most droplets; the others vote (PAR-20)."""

    seats: tuple[Seat, ...]


class Voted(Struct, frozen=True, tag=tag):
    """One of the others chose among the tied (PAR-20)."""

    seat: Seat
    vote: Vote


class GameEnded(Struct, frozen=True, tag=tag):
    """The game is over (PAR-20)."""

    winners: tuple[Seat, ...]


Opening: TypeAlias = Shuffled | Began | Drew | Kept | Knew | Tossed
"""From the shuffled deck to the cloud that is in the air."""
SkyChange: TypeAlias = Landed | Placed | PickedUp | Removed | Nudged
"""What an artist did with the clouds."""
Guessing: TypeAlias = Guessed | Paced | Affirmed | Denied | Withdrawn | Rang | Shown | RoundEnded
"""What watchers say, and how a round ends."""
Ending: TypeAlias = Tied | Voted | GameEnded
"""How a game ends."""
Event: TypeAlias = WentOn | Opening | SkyChange | Guessing | Ending
