"""The score of a night, comparable across games of any kind and size (docs/decisions/0025)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import floor
from typing import TypeAlias

from msgspec import UNSET, Struct

from unspoken.kernel.parts.night import Feat, Ranking
from unspoken.kernel.types import Seat
from unspoken.tables.state.night import NightGame, NightResult
from unspoken.tables.state.person import PersonId
from unspoken.tables.state.room import Chair

FULL = 100
"""Points for a player who has beaten everybody."""
EVEN = FULL // 2
"""The mean of every game: for a tie with everybody, and for a player who sat the game out."""
Holder: TypeAlias = PersonId | str
"""The player of a result: a person's id, or a bot's name."""


class Standing(Struct, frozen=True):
    """A player's place in the night."""

    place: int
    """From 1; equal scores share a place. People and bots are ranked separately."""
    name: str
    seal: int
    person: PersonId | None
    """None for a bot."""
    score: int
    """The mean over all games of the night. Without a result, a game counts as even."""
    games: int
    """The games that they have finished."""
    last: int | None
    """Points of the latest game; None if they did not finish it."""


def points(ranking: Ranking) -> tuple[Fraction, ...]:
    """Return each seat's points: the share of others it has beaten, where a tie counts half.

    The points are exact, so the mean of every game is `EVEN`, also if all win or lose together.
    """
    return tuple(FULL * _share(place, ranking.places) for place in ranking.places)


def _share(place: int, places: Sequence[int]) -> Fraction:
    others = len(places) - 1
    if others == 0:
        return Fraction(1, 2)
    halves = sum(2 * (other > place) + (other == place) for other in places) - 1  # minus the seat itself
    return Fraction(halves, 2 * others)


def results(chairs: Sequence[Chair], ranking: Ranking, feats: Iterable[Feat]) -> tuple[NightResult, ...]:
    """Return the results of a game. A seat in which a bot sits in for a person counts for nobody."""
    feats_by_seat: dict[Seat, dict[str, int]] = {}
    for feat in feats:
        sums = feats_by_seat.setdefault(feat.seat, {})
        sums[feat.title] = sums.get(feat.title, 0) + feat.amount
    counted = [seat for seat, chair in enumerate(chairs) if not (chair.bot and chair.person is not None)]
    shares = points(Ranking(tuple(ranking.places[seat] for seat in counted)))
    return tuple(
        _result(chairs[seat], scored, feats_by_seat.get(Seat(seat), {}))
        for seat, scored in zip(counted, shares, strict=True)
    )


def _result(chair: Chair, scored: Fraction, feats: dict[str, int]) -> NightResult:
    share = (scored / FULL).as_integer_ratio()
    return NightResult(chair.name, chair.seal, chair.person, floor(scored), feats, share)


def exact_points(result: NightResult) -> Fraction:
    """Return the points of a result without rounding."""
    return Fraction(result.points) if result.share is UNSET else FULL * Fraction(*result.share)


def holder(result: NightResult) -> Holder:
    """Return the player of a result."""
    return result.name if result.person is None else result.person


def standings(played: Sequence[NightGame], *, bots: bool) -> tuple[Standing, ...]:
    """Return the standings of the people or of the bots: best first, equal ones in order of arrival."""
    results_by_holder: dict[Holder, list[NightResult]] = {}
    for game in played:
        for result in game.results:
            if (result.person is None) == bots:
                results_by_holder.setdefault(holder(result), []).append(result)
    latest = {holder(result): result.points for result in (played[-1].results if played else ())}
    scores = {
        who: score([exact_points(result) for result in own_results], len(played))
        for who, own_results in results_by_holder.items()
    }
    order = sorted(results_by_holder, key=lambda who: -scores[who])
    return tuple(
        Standing(
            1 + sum(other > scores[who] for other in scores.values()),
            results_by_holder[who][-1].name,
            results_by_holder[who][-1].seal,
            results_by_holder[who][-1].person,
            scores[who],
            len(results_by_holder[who]),
            latest.get(who),
        )
        for who in order
    )


def score(points: Sequence[Fraction | int], games: int) -> int:
    """Return the mean over all games of the night, rounded down. A game without a result counts as even."""
    missed = games - len(points)
    return floor((sum(points) + EVEN * missed) / Fraction(games)) if games else 0
