"""Titles at the end of a night: each goes to one who has clearly done most for it, or to nobody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from unspoken.kernel.game import AnyGame
from unspoken.tables.night import NightGame, NightResult, Title
from unspoken.tables.night_score import FULL, Holder, holder

MOST_A_HEAD = 2
"""Titles that one may have: an evening is not one person's."""
RISE = 40
"""Points by which somebody's last game was better than their first, for a comeback."""
STEADY_GAMES = 3
"""Games after which somebody may be called steady."""
NIGHT_TITLES: Mapping[str, int] = {"comeback": RISE, "steady": FULL // 2}
"""What the night itself gives, whatever was played, and how much each takes at least."""


def titles(played: Sequence[NightGame], games: Mapping[str, AnyGame]) -> tuple[Title, ...]:
    """The titles of a night: those won most clearly are given first."""
    known = {holder(result): result for game in played for result in game.results}
    won = [claim for claim in _claims(played, games) if claim is not None]
    given: list[Title] = []
    heads: dict[Holder, int] = {}
    for _, title, game, who, amount in sorted(won, key=lambda claim: (-claim[0], claim[1])):
        if heads.get(who, 0) < MOST_A_HEAD:
            heads[who] = heads.get(who, 0) + 1
            last = known[who]
            given.append(Title(title, game, last.name, last.seal, last.person, amount))
    return tuple(given)


_Claim = tuple[float, str, str | None, Holder, int]
"""How clearly it was won, which title, of which game, by whom, with how much."""


def _claims(played: Sequence[NightGame], games: Mapping[str, AnyGame]) -> Iterator[_Claim | None]:
    for name in dict.fromkeys(game.game for game in played):
        for title, least in games[name].titles.items() if name in games else ():
            yield _claim(title, name, _sums(played, name, title), least)
    for title, least in NIGHT_TITLES.items():
        yield _claim(title, None, _over_the_night(played, title), least)


def _sums(played: Sequence[NightGame], name: str, title: str) -> dict[Holder, int]:
    sums: dict[Holder, int] = {}
    for game in played:
        for result in game.results if game.game == name else ():
            sums[holder(result)] = sums.get(holder(result), 0) + result.feats.get(title, 0)
    return sums


def _over_the_night(played: Sequence[NightGame], title: str) -> dict[Holder, int]:
    """What people got, game by game: how far somebody rose, or the least of somebody who never fell."""
    own: dict[Holder, list[NightResult]] = {}
    for game in played:
        for result in game.results:
            own.setdefault(holder(result), []).append(result)
    if title == "comeback":
        return {who: got[-1].points - got[0].points for who, got in own.items()}
    return {who: min(one.points for one in got) for who, got in own.items() if len(got) >= STEADY_GAMES}


def _claim(title: str, game: str | None, sums: dict[Holder, int], least: int) -> _Claim | None:
    """Whoever is ahead by a quarter of what they did, and did enough; a tie is nobody's."""
    if not sums:
        return None
    who = max(sums, key=lambda one: sums[one])
    best = sums[who]
    second = max((amount for other, amount in sums.items() if other != who), default=0)
    if best < least or best <= second or 4 * (best - max(second, 0)) < best:
        return None
    return (best - second) / best, title, game, who, best
