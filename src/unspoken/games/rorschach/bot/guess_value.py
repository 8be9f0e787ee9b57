"""The value of a guess: expected points of the test team minus those of the control team (ROR-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from unspoken.games.rorschach.bot.subject_model import MATCHINGS, Odds
from unspoken.games.rorschach.display import SYMBOLS
from unspoken.games.rorschach.types import Symbol


class Placement(NamedTuple):
    """A symbol on one of the images left, by index."""

    place: int
    symbol: Symbol


PLACEMENTS = tuple(Placement(place, symbol) for place in range(len(SYMBOLS)) for symbol in SYMBOLS)


def probability(odds: Odds, placement: Placement) -> float:
    """Return the probability of a placement."""
    return sum(odds[matching] for matching in MATCHINGS if matching[placement.place] is placement.symbol)


def odds_given(odds: Odds, shown: Placement) -> Odds:
    """Return the odds once a symbol has been shown; uniform if it had probability 0."""
    fitting = {m: odds[m] if m[shown.place] is shown.symbol else 0.0 for m in MATCHINGS}
    whole = sum(fitting.values())
    if not whole:
        return dict.fromkeys(MATCHINGS, 1 / len(MATCHINGS))
    return {matching: chance / whole for matching, chance in fitting.items()}


def best_second_guess(odds: Odds, first: Placement) -> tuple[Placement, float]:
    """Return the best second guess after a right first one, and its probability."""
    left = odds_given(odds, first)
    others = [
        other for other in PLACEMENTS if other.place != first.place and other.symbol is not first.symbol
    ]
    best = max(others, key=lambda other: probability(left, other))
    return best, probability(left, best)


def value_by_counter(odds: Odds, guess: Placement) -> Mapping[Symbol, float]:
    """Return the value of a first guess, by the control team's symbol for the same image.

    If the control team agrees, the first image scores nothing and the second is a duel; if it differs, it
    scores only when the guess is wrong and its own symbol is right.
    """
    sure, (_, again) = probability(odds, guess), best_second_guess(odds, guess)
    return {
        symbol: sure * (2 * again - 1)
        if symbol is guess.symbol
        else sure * (1 + again) - probability(odds, Placement(guess.place, symbol))
        for symbol in SYMBOLS
    }


def guess_value(odds: Odds, guess: Placement) -> float:
    """Return the value of a first guess against the best answer of the control team."""
    return min(value_by_counter(odds, guess).values())


def best_value(odds: Odds) -> float:
    """Return the value of the test team's best guess."""
    return max(guess_value(odds, guess) for guess in PLACEMENTS)
