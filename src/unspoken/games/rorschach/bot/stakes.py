"""What a guess is worth: points of the test team less points of the control team, by the table of ROR-10."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from unspoken.games.rorschach.bot.reading import MATCHINGS, Odds
from unspoken.games.rorschach.display import SYMBOLS
from unspoken.games.rorschach.types import Symbol


class Placement(NamedTuple):
    """A symbol on one of the images left, by its number."""

    place: int
    symbol: Symbol


PLACEMENTS = tuple(Placement(place, symbol) for place in range(len(SYMBOLS)) for symbol in SYMBOLS)


def probability(odds: Odds, placement: Placement) -> float:
    """How likely the symbol lies there."""
    return sum(odds[matching] for matching in MATCHINGS if matching[placement.place] is placement.symbol)


def odds_given(odds: Odds, shown: Placement) -> Odds:
    """The odds once a symbol has been shown; even ones if nobody thought it possible."""
    fitting = {one: odds[one] if one[shown.place] is shown.symbol else 0.0 for one in MATCHINGS}
    whole = sum(fitting.values())
    if not whole:
        return dict.fromkeys(MATCHINGS, 1 / len(MATCHINGS))
    return {one: chance / whole for one, chance in fitting.items()}


def best_second_guess(odds: Odds, first: Placement) -> tuple[Placement, float]:
    """The best second guess after a right first one, and how likely it is right."""
    left = odds_given(odds, first)
    others = [one for one in PLACEMENTS if one.place != first.place and one.symbol is not first.symbol]
    best = max(others, key=lambda one: probability(left, one))
    return best, probability(left, best)


def worth_by_counter(odds: Odds, guess: Placement) -> Mapping[Symbol, float]:
    """What a first guess is worth, by the control team's symbol for the same image.

    To agree turns the first image into nothing and the second into a duel; to differ pays only if the guess
    is wrong and the control team right.
    """
    sure, (_, again) = probability(odds, guess), best_second_guess(odds, guess)
    return {
        symbol: sure * (2 * again - 1)
        if symbol is guess.symbol
        else sure * (1 + again) - probability(odds, Placement(guess.place, symbol))
        for symbol in SYMBOLS
    }


def worth(odds: Odds, guess: Placement) -> float:
    """What a first guess is worth when the control team answers as pays."""
    return min(worth_by_counter(odds, guess).values())


def best_worth(odds: Odds) -> float:
    """What the test team may hope for with its best guess."""
    return max(worth(odds, guess) for guess in PLACEMENTS)
