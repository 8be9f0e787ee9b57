"""What is said in a round of Pareidolia, and what is remembered of it."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.games.pareidolia.pieces import Sky
from unspoken.kernel.game import Seat

Card: TypeAlias = str
"""A word card, by its English word where it has one: the evening remembers it so."""
Words: TypeAlias = dict[str, str]
"""One text a language, by its two letters: everybody reads their own."""


class SaidGuess(Struct, frozen=True):
    """A watcher's guess, as everybody reads it (PAR-23)."""

    seat: Seat
    text: str


class RoundSummary(Struct, frozen=True):
    """A round that has been played, as everybody may read it when the game is over."""

    artist: Seat
    second: Seat
    word: Words
    finder: Seat | None
    guess: str | None
    questions: tuple[str, ...]
    """The keys of all that was asked in it, by which a bot's thoughts are told to be of this round."""
    sky: Sky
    """The clouds as they lay when it was over."""


class PlayedRound(Struct, frozen=True):
    """A round that has been played, as the rules remember it."""

    artist: Seat
    second: Seat
    card: Card
    finder: Seat | None
    """The watcher who found the word, if anybody did."""
    guess: str | None
    """In which words."""
    actions: int
    """How many followed the toss."""
    sky: Sky
    """The clouds as they lay when it was over."""
