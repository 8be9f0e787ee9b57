"""What a guess is worth: points of the test team less points of the control team, by the table of ROR-10."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from unspoken.games.rorschach.display import SYMBOLS
from unspoken.games.rorschach.reading import MATCHINGS, Chances
from unspoken.games.rorschach.types import Symbol


class Laying(NamedTuple):
    """A symbol on one of the images left, by its number."""

    place: int
    symbol: Symbol


LAYINGS = tuple(Laying(place, symbol) for place in range(len(SYMBOLS)) for symbol in SYMBOLS)


def right(chances: Chances, laying: Laying) -> float:
    """How likely the symbol lies there."""
    return sum(chances[matching] for matching in MATCHINGS if matching[laying.place] is laying.symbol)


def after(chances: Chances, shown: Laying) -> Chances:
    """The chances once a symbol has been shown; even ones if nobody thought it possible."""
    kept = {one: chances[one] if one[shown.place] is shown.symbol else 0.0 for one in MATCHINGS}
    whole = sum(kept.values())
    if not whole:
        return dict.fromkeys(MATCHINGS, 1 / len(MATCHINGS))
    return {one: chance / whole for one, chance in kept.items()}


def second(chances: Chances, first: Laying) -> tuple[Laying, float]:
    """The best second guess after a right first one, and how likely it is right."""
    left = after(chances, first)
    others = [one for one in LAYINGS if one.place != first.place and one.symbol is not first.symbol]
    best = max(others, key=lambda one: right(left, one))
    return best, right(left, best)


def replies(chances: Chances, guess: Laying) -> Mapping[Symbol, float]:
    """What a first guess is worth, by the control team's symbol for the same image.

    To agree turns the first image into nothing and the second into a duel; to differ pays only if the guess
    is wrong and the control team right.
    """
    sure, (_, again) = right(chances, guess), second(chances, guess)
    return {
        symbol: sure * (2 * again - 1)
        if symbol is guess.symbol
        else sure * (1 + again) - right(chances, Laying(guess.place, symbol))
        for symbol in SYMBOLS
    }


def worth(chances: Chances, guess: Laying) -> float:
    """What a first guess is worth when the control team answers as pays."""
    return min(replies(chances, guess).values())


def hope(chances: Chances) -> float:
    """What the test team may hope for with its best guess."""
    return max(worth(chances, guess) for guess in LAYINGS)
