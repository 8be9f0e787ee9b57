"""Dixit in numbers: cards by their place in the deck, and clues out of a small vocabulary."""

from __future__ import annotations

from collections.abc import Sequence

from unspoken.games.dixit.types import Command, GoOn, Materials, Phase, Private, Public, Tell, Written
from unspoken.kernel.game import Ask, Seat
from unspoken.research.coding import padded, place, relative, turned

VOCABULARY = (
    "alone", "beginning", "below", "childhood", "dream", "ending", "far", "fire",
    "flight", "home", "journey", "light", "secret", "time", "together", "water",
)  # fmt: skip
"""The words that a teller may give as a clue: what they mean is for the players to find out."""
_PHASES = tuple(Phase)
_HAND, _BOARD = 7, 12


class DixitCoding:
    """Dixit at one table size."""

    most_choices = 21
    free_actions = 1 + _HAND * len(VOCABULARY)
    needs_trial = True

    def __init__(self, materials: Materials, seats: int) -> None:
        self._cards = tuple(sorted({*materials.cards, *materials.spare}))
        self._seats = seats
        self.size = 4 + _HAND + 2 * _BOARD + 2 * seats

    def observe(self, public: Public, private: Private, seat: Seat) -> Sequence[int]:
        """Phase, round, teller, clue; hand; board; whose; scores; votes once shown."""
        clue = public.clue
        heard = place(clue.text, VOCABULARY) if isinstance(clue, Written) else 0
        owners = [relative(owner, seat, self._seats) for owner in public.owners]
        mine = [1 if number in private.own else 0 for number in range(1, len(public.board) + 1)]
        votes = [vote or 0 for vote in public.votes] or [0] * self._seats
        return (
            _PHASES.index(public.phase),
            public.round,
            relative(public.teller, seat, self._seats),
            heard,
            *padded((place(card, self._cards) for card in private.hand), _HAND),
            *padded((place(card, self._cards) for card in public.board), _BOARD),
            *padded(owners or mine, _BOARD),
            *turned(public.scores, seat),
            *turned(votes, seat),
        )

    def free_commands(self, public: Public, private: Private, ask: Ask[Command]) -> Sequence[Command | None]:
        """To pass where one may, else a card of the hand with a word."""
        told = [Tell(card, Written(word)) for card in private.hand for word in VOCABULARY]
        missing = [None] * (_HAND * len(VOCABULARY) - len(told))
        return [GoOn() if "go-on" in ask.answers else None, *told, *missing]


def coding(materials: Materials, seats: int) -> DixitCoding:
    """Dixit at this table."""
    return DixitCoding(materials, seats)
