"""What a game contributes to a night of several games: places, titles, and ids not to be shown again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

from msgspec import Struct

from unspoken.kernel.types import Outcome, P, S, Seat


class Ranking(Struct, frozen=True, gc=False):
    """The places of the seats of a finished game, in the same form for every game."""

    places: tuple[int, ...]
    """By seat, from 1; equal seats share a place. All seats are equal if they win or lose together."""


class Feat(Struct, frozen=True, gc=False):
    """Something that a seat did in a game and that counts for a title."""

    title: str
    seat: Seat
    amount: int = 1


def by_outcome(_public: object, outcome: Outcome, seats: int) -> Ranking:
    """Rank winners first, then the others by score, if each seat has its own score."""
    scores = outcome.scores if outcome.scores is not None and len(outcome.scores) == seats else (0,) * seats
    worth = [(Seat(seat) in outcome.winners, score) for seat, score in enumerate(scores)]
    return Ranking(tuple(1 + sum(other > own for other in worth) for own in worth))


def no_feats(_public: object) -> tuple[()]:
    """Return no feats: nothing counts for a title."""
    return ()


def nothing_shown(_state: object) -> tuple[()]:
    """Return no ids: everything may be shown again in the next game."""
    return ()


@dataclass(frozen=True)
class NightPart(Generic[P, S]):
    """What a game contributes to a night."""

    ranking: Callable[[P, Outcome, int], Ranking | None] = by_outcome
    """The places, from the last public view, the outcome and the number of seats; None if there are none."""
    titles: Mapping[str, int] = field(default_factory=dict)
    """The titles that a player can earn in this game, and the least amount for each."""
    feats: Callable[[P], tuple[Feat, ...]] = no_feats
    """Return the feats that count for the titles, from the last public view."""
    shown_ids: Callable[[S], tuple[str, ...]] = nothing_shown
    """Return the ids that must not be shown again in a night until the deck is used up."""
