"""Guesses and finished rounds of Pareidolia."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.games.pareidolia.pieces import Sky
from unspoken.kernel.types import Seat

Card: TypeAlias = str
"""The id of a word card: its English word if it has one; the night remembers it by this id."""
Words: TypeAlias = dict[str, str]
"""One text for each language tag; every viewer reads their own."""


class SaidGuess(Struct, frozen=True):
    """A watcher's guess, as everybody reads it (PAR-23)."""

    seat: Seat
    text: str


class RoundSummary(Struct, frozen=True):
    """A finished round, as everybody may see it when the game is over."""

    artist: Seat
    second: Seat
    word: Words
    finder: Seat | None
    guess: str | None
    questions: tuple[str, ...]
    """The keys of all questions of the round, by which bots' thoughts are assigned to it."""
    sky: Sky
    """The clouds at the end of the round."""


class PlayedRound(Struct, frozen=True):
    """A finished round, as the rules store it."""

    artist: Seat
    second: Seat
    card: Card
    finder: Seat | None
    """The watcher who found the word, or None."""
    guess: str | None
    """The text of the right guess."""
    actions: int
    """How many actions followed the toss."""
    sky: Sky
    """The clouds at the end of the round."""
