"""The night's score: fair across games of any kind and size (docs/decisions/0025)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from unspoken.kernel.game import Feat, Ranking, Seat
from unspoken.tables.night import NightGame, NightResult
from unspoken.tables.person import PersonId
from unspoken.tables.room import Chair

FULL = 100
"""What a game gives whoever has beaten everybody."""
Holder: TypeAlias = PersonId | str
"""Who a result belongs to: a person by number, a bot by name."""


class Standing(Struct, frozen=True):
    """How somebody stands in the night, after the games that they have finished."""

    place: int
    """The best has 1; whoever is equal shares a place. People and bots are counted apart."""
    name: str
    seal: int
    person: PersonId | None
    """Nobody, for a bot."""
    score: int
    games: int
    last: int | None
    """What the latest game brought; nothing, where they did not finish it."""


def points(ranking: Ranking) -> tuple[int, ...]:
    """By seat: the share of the others that it has beaten, a tie counting half; or what all did together."""
    if ranking.together is not None:
        return (ranking.together,) * len(ranking.places)
    return tuple(_share(place, ranking.places) for place in ranking.places)


def _share(own: int, places: Sequence[int]) -> int:
    others = len(places) - 1
    if others == 0:
        return FULL // 2
    halves = sum(2 * (place > own) + (place == own) for place in places) - 1  # less one: itself
    return round(FULL * halves / (2 * others))


def results(chairs: Sequence[Chair], ranking: Ranking, feats: Iterable[Feat]) -> tuple[NightResult, ...]:
    """What a game brought everybody who finished it; a seat with a bot in for somebody counts for nobody."""
    done: dict[Seat, dict[str, int]] = {}
    for feat in feats:
        sums = done.setdefault(feat.seat, {})
        sums[feat.title] = sums.get(feat.title, 0) + feat.amount
    return tuple(
        NightResult(chair.name, chair.seal, chair.person, got, done.get(Seat(number), {}))
        for number, (chair, got) in enumerate(zip(chairs, points(ranking), strict=True))
        if not (chair.bot and chair.person is not None)
    )


def holder(result: NightResult) -> Holder:
    """Who a result belongs to."""
    return result.name if result.person is None else result.person


def standings(played: Sequence[NightGame], *, bots: bool) -> tuple[Standing, ...]:
    """People, or the bots among themselves: the best first, and equals in the order in which they came."""
    found: dict[Holder, list[NightResult]] = {}
    for game in played:
        for result in game.results:
            if (result.person is None) == bots:
                found.setdefault(holder(result), []).append(result)
    latest = {holder(result): result.points for result in (played[-1].results if played else ())}
    scores = {who: score([one.points for one in own], len(played)) for who, own in found.items()}
    order = sorted(found, key=lambda who: -scores[who])
    return tuple(
        Standing(
            1 + sum(other > scores[who] for other in scores.values()),
            found[who][-1].name,
            found[who][-1].seal,
            found[who][-1].person,
            scores[who],
            len(found[who]),
            latest.get(who),
        )
        for who in order
    )


def score(own: Sequence[int], games: int) -> int:
    """The mean over the games that somebody finished, or over half the night's, if they finished fewer."""
    counted = max(len(own), (games + 1) // 2)
    return round(sum(own) / counted) if counted else 0
