"""What happens in a game of Pareidolia: facts, as they are saved."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.games.pareidolia.pieces import Flight, Line, Path, Piece, Pose, Shape
from unspoken.games.pareidolia.types import Card, Relaxed
from unspoken.kernel.game import Millis, Seat


class Shuffled(Struct, frozen=True, tag="shuffled"):
    deck: tuple[Card, ...]


class WentOn(Struct, frozen=True, tag="went-on"):
    """Not I, or seen enough; and of an artist whom the table did not wait for: on without an action."""

    seat: Seat


class Began(Struct, frozen=True, tag="began"):
    first: Seat


class Drew(Struct, frozen=True, tag="drew"):
    cards: tuple[Card, ...]


class Kept(Struct, frozen=True, tag="kept"):
    card: Card


class Knew(Struct, frozen=True, tag="knew"):
    pass


class Threw(Struct, frozen=True, tag="threw"):
    shape: Shape


class Landed(Struct, frozen=True, tag="landed"):
    piece: Piece
    pose: Pose
    flight: Flight
    bell: Millis


class Placed(Struct, frozen=True, tag="placed"):
    piece: Piece
    pose: Pose


class PickedUp(Struct, frozen=True, tag="picked-up"):
    piece: Piece
    pose: Pose


class Removed(Struct, frozen=True, tag="removed"):
    piece: Piece


class Nudged(Struct, frozen=True, tag="nudged"):
    met: Piece
    line: Line
    paths: tuple[Path, ...]
    """Of all pieces that moved; the last frame is how a piece lies."""


class Guessed(Struct, frozen=True, tag="guessed"):
    seat: Seat
    text: str
    right: bool


class Affirmed(Struct, frozen=True, tag="affirmed"):
    seat: Seat
    guess: int


class Rang(Struct, frozen=True, tag="rang"):
    """The two minutes are over; until then an artist may still say that a guess was right."""

    until: Millis


class Shown(Struct, frozen=True, tag="shown"):
    until: Millis | None


class RoundEnded(Struct, frozen=True, tag="round-ended"):
    pass


class Tied(Struct, frozen=True, tag="tied"):
    seats: tuple[Seat, ...]


class Voted(Struct, frozen=True, tag="voted"):
    seat: Seat
    vote: Relaxed


class GameEnded(Struct, frozen=True, tag="game-ended"):
    winners: tuple[Seat, ...]


Opening: TypeAlias = Shuffled | Began | Drew | Kept | Knew | Threw
"""From the shuffled deck to the cloud that is in the air."""
SkyChange: TypeAlias = Landed | Placed | PickedUp | Removed | Nudged
"""What an artist did with the clouds."""
Guessing: TypeAlias = Guessed | Affirmed | Rang | Shown | RoundEnded
"""What watchers say, and how a round ends."""
Ending: TypeAlias = Tied | Voted | GameEnded
"""How a game ends."""
Event: TypeAlias = WentOn | Opening | SkyChange | Guessing | Ending
