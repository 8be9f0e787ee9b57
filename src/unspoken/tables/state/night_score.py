"""The score of a night, comparable across games of any kind and size (docs/decisions/0025)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from unspoken.kernel.parts.night import Feat, Ranking
from unspoken.kernel.types import Seat
from unspoken.tables.state.night import NightGame, NightResult
from unspoken.tables.state.person import PersonId
from unspoken.tables.state.room import Chair

FULL = 100
"""Points for a player who has beaten everybody."""
Holder: TypeAlias = PersonId | str
"""The player of a result: a person's id, or a bot's name."""


class Standing(Struct, frozen=True):
    """A player's place in the night, over the games that they have finished."""

    place: int
    """From 1; equal scores share a place. People and bots are ranked separately."""
    name: str
    seal: int
    person: PersonId | None
    """None for a bot."""
    score: int
    games: int
    last: int | None
    """Points of the latest game; None if they did not finish it."""


def points(ranking: Ranking) -> tuple[int, ...]:
    """Return each seat's points: the share of others it has beaten (a tie counts half), or the team's."""
    if ranking.together is not None:
        return (ranking.together,) * len(ranking.places)
    return tuple(_share(place, ranking.places) for place in ranking.places)


def _share(place: int, places: Sequence[int]) -> int:
    others = len(places) - 1
    if others == 0:
        return FULL // 2
    halves = sum(2 * (other > place) + (other == place) for other in places) - 1  # minus the seat itself
    return round(FULL * halves / (2 * others))


def results(chairs: Sequence[Chair], ranking: Ranking, feats: Iterable[Feat]) -> tuple[NightResult, ...]:
    """Return the results of a game. A seat in which a bot sits in for a person has no result."""
    feats_by_seat: dict[Seat, dict[str, int]] = {}
    for feat in feats:
        sums = feats_by_seat.setdefault(feat.seat, {})
        sums[feat.title] = sums.get(feat.title, 0) + feat.amount
    return tuple(
        NightResult(chair.name, chair.seal, chair.person, scored, feats_by_seat.get(Seat(number), {}))
        for number, (chair, scored) in enumerate(zip(chairs, points(ranking), strict=True))
        if not (chair.bot and chair.person is not None)
    )


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
        who: score([result.points for result in own_results], len(played))
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


def score(points: Sequence[int], games: int) -> int:
    """Return the mean over the games that a player finished, but over at least half of the night's games."""
    counted = max(len(points), (games + 1) // 2)
    return round(sum(points) / counted) if counted else 0
