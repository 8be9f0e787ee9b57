"""What a game contributes to a night of several games: places, titles, and what must not come up again."""

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
    """Winners come first, then the others by their scores, where each seat has one of its own."""
    scores = outcome.scores if outcome.scores is not None and len(outcome.scores) == seats else (0,) * seats
    worth = [(Seat(seat) in outcome.winners, score) for seat, score in enumerate(scores)]
    return Ranking(tuple(1 + sum(other > own for other in worth) for own in worth))


def no_feats(_public: object) -> tuple[()]:
    """Count nothing for a title."""
    return ()


def nothing_shown(_state: object) -> tuple[()]:
    """Keep nothing out of the next game."""
    return ()


@dataclass(frozen=True)
class NightPart(Generic[P, S]):
    """What a game contributes to a night."""

    ranking: Callable[[P, Outcome, int], Ranking | None] = by_outcome
    """The places, from the last public view, the outcome and the number of seats; None if there are none."""
    titles: Mapping[str, int] = field(default_factory=dict)
    """The titles that this game can earn somebody, and the least amount for each."""
    feats: Callable[[P], tuple[Feat, ...]] = no_feats
    """What counts for the titles, from the last public view."""
    shown_ids: Callable[[S], tuple[str, ...]] = nothing_shown
    """The ids that must not come up again in a night before the deck is through."""
