"""Titles at the end of a night: each goes to the player with a clear lead, or to nobody.

A bot gets a title only if no person has done enough for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import floor

from unspoken.kernel.game import AnyGame
from unspoken.tables.state.night import NightGame, Title
from unspoken.tables.state.night_score import EVEN, Holder, exact_points, holder

MOST_PER_HOLDER = 2
"""Titles that one player may get."""
RISE = 40
"""Points between a player's first and last game that make a comeback."""
STEADY_GAMES = 3
"""Games that a player must finish to be called steady."""
NIGHT_TITLES: Mapping[str, int] = {"comeback": RISE, "steady": EVEN}
"""Titles of the night as a whole, and the amount that each needs."""


def titles(played: Sequence[NightGame], games: Mapping[str, AnyGame]) -> tuple[Title, ...]:
    """Return the titles of a night. Titles with the clearest lead are given first."""
    latest = {holder(result): result for game in played for result in game.results}
    claims = [claim for claim in _claims(played, games) if claim is not None]
    given: list[Title] = []
    counts: dict[Holder, int] = {}
    for _, title, game, who, amount in sorted(claims, key=lambda claim: (-claim[0], claim[1])):
        if counts.get(who, 0) < MOST_PER_HOLDER:
            counts[who] = counts.get(who, 0) + 1
            last = latest[who]
            given.append(Title(title, game, last.name, last.seal, last.person, amount))
    return tuple(given)


_Claim = tuple[float, str, str | None, Holder, int]
"""The relative lead, the title, its game, its holder and the amount."""


def _claims(played: Sequence[NightGame], games: Mapping[str, AnyGame]) -> Iterator[_Claim | None]:
    for name in dict.fromkeys(game.game for game in played):
        for title, least in games[name].night.titles.items() if name in games else ():
            yield _claim(title, name, _contenders(_sums(played, name, title), least), least)
    for title, least in NIGHT_TITLES.items():
        yield _claim(title, None, _contenders(_over_the_night(played, title), least), least)


def _sums(played: Sequence[NightGame], name: str, title: str) -> dict[Holder, int]:
    sums: dict[Holder, int] = {}
    for game in played:
        for result in game.results if game.game == name else ():
            sums[holder(result)] = sums.get(holder(result), 0) + result.feats.get(title, 0)
    return sums


def _over_the_night(played: Sequence[NightGame], title: str) -> dict[Holder, int]:
    """Return the amounts for a title of the night: the rise in points, or the lowest points.

    A player whose games were all even is not steady: at least one game must be better than even.
    """
    points: dict[Holder, list[Fraction]] = {}
    for game in played:
        for result in game.results:
            points.setdefault(holder(result), []).append(exact_points(result))
    if title == "comeback":
        return {who: floor(by_game[-1] - by_game[0]) for who, by_game in points.items()}
    return {
        who: floor(min(by_game))
        for who, by_game in points.items()
        if len(by_game) >= STEADY_GAMES and max(by_game) > EVEN
    }


def _contenders(sums: dict[Holder, int], least: int) -> dict[Holder, int]:
    """Return the amounts of people only, if a person has enough for the title; otherwise all amounts."""
    people: dict[Holder, int] = {who: amount for who, amount in sums.items() if not isinstance(who, str)}
    return people if max(people.values(), default=0) >= least else sums


def _claim(title: str, game: str | None, sums: dict[Holder, int], least: int) -> _Claim | None:
    """Return the claim of the leader, if the amount is enough and the lead is at least a quarter of it."""
    if not sums:
        return None
    who = max(sums, key=lambda candidate: sums[candidate])
    best = sums[who]
    second = max((amount for other, amount in sums.items() if other != who), default=0)
    if best < least or best <= second or 4 * (best - max(second, 0)) < best:
        return None
    return (best - second) / best, title, game, who, best
