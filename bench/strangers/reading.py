"""How strangers make up their minds about what another holds: by odds, or by counting on their fingers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Protocol, TypeAlias

from bench.strangers.judging import Judge
from bench.strangers.sight import HOLDINGS, Holding, Scene, moved, there
from unspoken.games.telepathic.cards import Action
from unspoken.games.telepathic.tiles import KINDS, Condition, Grid
from unspoken.games.telepathic.types import Public, Turn
from unspoken.kernel.game import Seat

Odds: TypeAlias = Mapping[Condition, float]
"""How likely each colour, or each shape, is to be what somebody wants."""
Suspicion: TypeAlias = Mapping[Holding, float]
"""How likely each wish and dread together are to be what somebody holds."""


class Reader(Protocol):
    """Somebody who follows what another chooses."""

    def suspects(self, public: Public, seat: Seat) -> Suspicion:
        """What that seat holds, as far as its choices tell."""
        ...


def odds_of(suspicion: Suspicion) -> Odds:
    """The odds of each wish, whatever the dread."""
    wishes = {want: 0.0 for want, _ in suspicion}
    for (want, _), weight in suspicion.items():
        wishes[want] += weight
    return wishes


def scenes(
    start: Grid, turns: tuple[Turn, ...], actions: tuple[Action, ...]
) -> Iterator[tuple[Turn, Scene, Scene]]:
    """Each turn so far, the scene before it, and the scene after it."""
    grid = start
    for turn in turns:
        before = Scene(grid, turn.row, actions)
        grid = moved(grid, actions, turn.card, turn.on)
        yield turn, before, before.after(turn.card, turn.on)


@dataclass(frozen=True)
class OddsReader:
    """Bayes, by a judge that the other is thought to share; some choices mean nothing."""

    judge: Judge
    sharpness: float = 8.0
    lapse: float = 0.15
    reads_hands: bool = True

    def suspects(self, public: Public, seat: Seat) -> Suspicion:
        """By Bayes, turn by turn."""
        return _weights(self, public.start, public.turns, public.actions, seat)

    def likelihood(self, turn: Turn, before: Scene, seat: Seat, holding: Holding) -> float:
        """How likely a choice was for somebody who holds this."""
        if turn.performer == seat:
            worths = [self.judge(one, holding) for one in before.outcomes(turn.card)]
            return self._share(worths, turn.on)
        if not self.reads_hands:
            return 1.0
        worths = [worth_of(self.judge, before.outcomes(card), holding) for card in turn.row]
        return self._share(worths, turn.row.index(turn.card))

    def _share(self, worths: list[float], chosen: int) -> float:
        weights = [exp(self.sharpness * worth) for worth in worths]
        return (1 - self.lapse) * weights[chosen] / sum(weights) + self.lapse / len(worths)


def worth_of(judge: Judge, outcomes: tuple[Scene, ...], holding: Holding) -> float:
    """What somebody else's choice among these is worth: half the best, half what comes by chance."""
    worths = [judge(one, holding) for one in outcomes]
    return 0.5 * max(worths) + 0.5 * sum(worths) / len(worths)


@lru_cache(maxsize=4096)
def _weights(
    reader: OddsReader, start: Grid, turns: tuple[Turn, ...], actions: tuple[Action, ...], seat: Seat
) -> Suspicion:
    """The weight of each holding after these turns."""
    if not turns:
        return dict.fromkeys(HOLDINGS[seat % 2], 1 / 12)
    earlier = _weights(reader, start, turns[:-1], actions, seat)
    *_, (turn, before, after) = scenes(start, turns, actions)
    weights = {
        holding: 0.0
        if there(after.grid, holding[1])
        else weight * reader.likelihood(turn, before, seat, holding)
        for holding, weight in earlier.items()
    }
    total = sum(weights.values())
    return {holding: weight / total for holding, weight in weights.items()} if total else earlier


@dataclass(frozen=True)
class TallyReader:
    """A point for each wish that a choice served better than most; what is long past fades."""

    judge: Judge
    fading: float = 0.8

    def suspects(self, public: Public, seat: Seat) -> Suspicion:
        """Points as odds; a line that all have survived is nobody's dread."""
        points = dict.fromkeys(KINDS[seat % 2], 0.0)
        survived: set[Condition] = set()
        for turn, before, after in scenes(public.start, public.turns, public.actions):
            survived |= {one for one in points if there(after.grid, one)}
            for want in points:
                points[want] = self.fading * points[want] + self._served(turn, before, after, seat, want)
        weights = {
            (want, dread): exp(3 * points[want])
            for want, dread in HOLDINGS[seat % 2]
            if dread not in survived
        } or dict.fromkeys(HOLDINGS[seat % 2], 1.0)
        total = sum(weights.values())
        return {holding: weight / total for holding, weight in weights.items()}

    def _served(self, turn: Turn, before: Scene, after: Scene, seat: Seat, want: Condition) -> float:
        """How much better than the others a performed set was for a wish; hands are not looked at."""
        if turn.performer != seat:
            return 0.0
        nobody = next(one for one in HOLDINGS[seat % 2] if one[0] is want)
        worths = [_without_dread(self.judge, one, nobody) for one in before.outcomes(turn.card)]
        chosen = _without_dread(self.judge, after, nobody)
        return 2.0 * (chosen - sum(worths) / len(worths))


def _without_dread(judge: Judge, scene: Scene, holding: Holding) -> float:
    return 1.0 if there(scene.grid, holding[0]) else judge(scene, holding)
