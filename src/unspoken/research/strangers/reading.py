"""How strangers infer what another player holds: by Bayes, or by a simple tally."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Protocol, TypeAlias

from unspoken.games.telepathic.cards import Action
from unspoken.games.telepathic.tiles import KINDS, Condition, Grid
from unspoken.games.telepathic.types import Public, Turn
from unspoken.kernel.types import Seat
from unspoken.research.strangers.judging import Judge
from unspoken.research.strangers.sight import HOLDINGS, Holding, Scene, is_complete, moved

Odds: TypeAlias = Mapping[Condition, float]
"""Probability of each wish (a colour or a shape)."""
Suspicion: TypeAlias = Mapping[Holding, float]
"""Probability of each pair of wish and dread."""


class Reader(Protocol):
    """Infers what a player holds from their choices."""

    def suspects(self, public: Public, seat: Seat) -> Suspicion:
        """Return the probability of each holding of a seat."""
        ...


def odds_of(suspicion: Suspicion) -> Odds:
    """Return the probability of each wish, summed over the dreads."""
    wishes = {want: 0.0 for want, _ in suspicion}
    for (want, _), weight in suspicion.items():
        wishes[want] += weight
    return wishes


def scenes(
    start: Grid, turns: tuple[Turn, ...], actions: tuple[Action, ...]
) -> Iterator[tuple[Turn, Scene, Scene]]:
    """Yield each turn so far with the scene before and after it."""
    grid = start
    for turn in turns:
        before = Scene(grid, turn.row, actions)
        grid = moved(grid, actions, turn.card, turn.on)
        yield turn, before, before.after(turn.card, turn.on)


@dataclass(frozen=True)
class OddsReader:
    """Bayesian inference that assumes the other player uses the same judge, with some random choices."""

    judge: Judge
    sharpness: float = 8.0
    lapse: float = 0.15
    reads_hands: bool = True

    def suspects(self, public: Public, seat: Seat) -> Suspicion:
        """Return the probability of each holding by Bayes."""
        return _weights(self, public.start, public.turns, public.actions, seat)

    def likelihood(self, turn: Turn, before: Scene, seat: Seat, holding: Holding) -> float:
        """Return the probability of a turn's choice for a player with this holding."""
        if turn.performer == seat:
            worths = [self.judge(scene, holding) for scene in before.outcomes(turn.card)]
            return self._share(worths, turn.on)
        if not self.reads_hands:
            return 1.0
        worths = [worth_of(self.judge, before.outcomes(card), holding) for card in turn.row]
        return self._share(worths, turn.row.index(turn.card))

    def _share(self, worths: list[float], chosen: int) -> float:
        weights = [exp(self.sharpness * worth) for worth in worths]
        return (1 - self.lapse) * weights[chosen] / sum(weights) + self.lapse / len(worths)


def worth_of(judge: Judge, outcomes: tuple[Scene, ...], holding: Holding) -> float:
    """Return the value of outcomes among which another player chooses: half the best, half the mean."""
    worths = [judge(scene, holding) for scene in outcomes]
    return 0.5 * max(worths) + 0.5 * sum(worths) / len(worths)


@lru_cache(maxsize=4096)
def _weights(
    reader: OddsReader, start: Grid, turns: tuple[Turn, ...], actions: tuple[Action, ...], seat: Seat
) -> Suspicion:
    """Return the weight of each holding after these turns."""
    if not turns:
        return dict.fromkeys(HOLDINGS[seat % 2], 1 / 12)
    earlier = _weights(reader, start, turns[:-1], actions, seat)
    *_, (turn, before, after) = scenes(start, turns, actions)
    weights = {
        holding: 0.0
        if is_complete(after.grid, holding[1])
        else weight * reader.likelihood(turn, before, seat, holding)
        for holding, weight in earlier.items()
    }
    total = sum(weights.values())
    return {holding: weight / total for holding, weight in weights.items()} if total else earlier


@dataclass(frozen=True)
class TallyReader:
    """Counts points for each wish that a choice served better than average; old points fade."""

    judge: Judge
    fading: float = 0.8

    def suspects(self, public: Public, seat: Seat) -> Suspicion:
        """Return the points as probabilities; a line that was once complete cannot be the dread."""
        points = dict.fromkeys(KINDS[seat % 2], 0.0)
        survived: set[Condition] = set()
        for turn, before, after in scenes(public.start, public.turns, public.actions):
            survived |= {condition for condition in points if is_complete(after.grid, condition)}
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
        """Return how much better than average a performed set was for a wish; handed cards are ignored."""
        if turn.performer != seat:
            return 0.0
        holding = next(holding for holding in HOLDINGS[seat % 2] if holding[0] is want)
        worths = [_without_dread(self.judge, scene, holding) for scene in before.outcomes(turn.card)]
        chosen = _without_dread(self.judge, after, holding)
        return 2.0 * (chosen - sum(worths) / len(worths))


def _without_dread(judge: Judge, scene: Scene, holding: Holding) -> float:
    return 1.0 if is_complete(scene.grid, holding[0]) else judge(scene, holding)
