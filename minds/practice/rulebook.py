"""Practice partners written from RULES.md: they value lines by the open cards, and read by Bayes' rule.

They share no code with the bot, nor with the other practice partners. The bot may be tuned with them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import exp
from typing import TypeAlias

from unspoken.games.telepathic.cards import DECK, Card, Cards
from unspoken.games.telepathic.conditions import THREES, is_met
from unspoken.games.telepathic.grid import grids_after
from unspoken.games.telepathic.tiles import KINDS, MARKED, Condition, Grid
from unspoken.games.telepathic.types import (
    Announce,
    Answer,
    Command,
    GoOn,
    Hand,
    Perform,
    Phase,
    Private,
    Public,
    Turn,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Lore
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.types import Ask, Seat

Pair: TypeAlias = tuple[Condition, Condition]
"""What a player wants and dreads."""
Belief: TypeAlias = dict[Pair, float]

_ACTIONS = {action.card: action for action in DECK}
_DRAWS = 1 << 24


@lru_cache(maxsize=200_000)
def worth(grid: Grid, pair: Pair, row: Cards) -> float:
    """Return a rough probability that the wanted line can be made: by open cards and tiles in place."""
    want, dread = pair
    if is_met(grid, dread):
        return 0.0
    if is_met(grid, want):
        return 1.0
    ways = sum(is_met(after, want) for card in row for after in grids_after(grid, _ACTIONS[card]))
    cells = {cell for cell, tile in enumerate(grid) if tile in MARKED[want]}
    placed = max(len(cells.intersection(three)) for three in THREES)
    return 0.1 + 0.1 * placed + min(0.4, 0.12 * ways)


def pairs_of(seat: int) -> list[Pair]:
    """Return the twelve pairs that a seat may hold."""
    return [(want, dread) for want in KINDS[seat] for dread in KINDS[seat] if want != dread]


def _shares(weights: Sequence[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights] if total else [1 / len(weights)] * len(weights)


@dataclass(frozen=True)
class Rulebook:
    """A player with its manner of reading, choosing and announcing."""

    joint: bool = False
    """Reads the other as somebody who also cares about this player's supposed wish."""
    beta: float = 0.0
    """Samples by exp(beta × value); 0 takes the best."""
    sure: float = 0.8
    understood: float = 0.0
    """Announces only if a plain reader would give its own wish at least this probability."""
    afraid: float = 0.0
    """Counts each open way to its own dreaded line as this much of a loss."""
    by_place: bool = False
    """Performs on the set with the number of its wish, unless something else matters more."""

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, _lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """Return the answer to a question."""
        match public.phase:
            case Phase.CLAIMING:
                return GoOn(), None
            case Phase.ANSWERING:
                return Answer(self._best_name(public, seat)[0]), None
            case Phase.PERFORMING:
                return Perform(self._performs(public, private, seat, chance)), None
            case _:
                return self._turn(public, private, ask, seat, chance), None

    def _turn(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, chance: Chance
    ) -> Command:
        name, share = self._best_name(public, seat)
        may_hand = any(isinstance(choice, Hand) for choice in ask.choices or ())
        if not may_hand or (public.turns and share >= self.sure and self._is_clear(public, private, seat)):
            return Announce(name)
        mine, theirs = _held(private), self._belief(public, Seat(1 - seat))
        values = [self._card_value(public, card, mine, theirs) for card in public.row]
        return Hand(public.row[self._chosen(values, chance)])

    def _card_value(self, public: Public, card: Card, mine: Pair, theirs: Belief) -> float:
        """Return the value of handing a card to a partner who then makes their own best move."""
        left = tuple(other for other in public.row if other != card)
        grids = grids_after(public.grid, _ACTIONS[card])
        total = 0.0
        for pair, share in theirs.items():
            if share > 0.001:
                worths = [worth(grid, pair, left) for grid in grids]
                taken = [grid for grid, value in zip(grids, worths, strict=True) if value == max(worths)]
                own = sum(self._own(grid, mine, left) for grid in taken) / len(taken)
                total += share * own * max(worths)
        return total

    def _own(self, grid: Grid, mine: Pair, row: Cards) -> float:
        value = worth(grid, mine, row)
        if not self.afraid or not value:
            return value
        ways = sum(is_met(after, mine[1]) for card in row for after in grids_after(grid, _ACTIONS[card]))
        return max(0.01, value - self.afraid * ways)

    def _performs(self, public: Public, private: Private, seat: Seat, chance: Chance) -> int:
        assert public.handed is not None
        mine, theirs = _held(private), self._belief(public, Seat(1 - seat))
        grids = grids_after(public.grid, _ACTIONS[public.handed])
        values = [
            self._own(grid, mine, public.row) * sum(b * worth(grid, g, public.row) for g, b in theirs.items())
            for grid in grids
        ]
        if self.by_place:
            place = KINDS[seat].index(mine[0])
            standing = is_met(public.grid, mine[0]) or any(is_met(grid, mine[0]) for grid in grids)
            if not standing and values[place] > 0:
                return place
        return self._chosen(values, chance)

    def _chosen(self, values: Sequence[float], chance: Chance) -> int:
        best = max(values)
        if not self.beta:
            return chance.pick([place for place, value in enumerate(values) if value > best - 1e-9])
        weights = [exp(self.beta * (value - best)) for value in values]
        drawn = chance.below(_DRAWS) / _DRAWS * sum(weights)
        for place, weight in enumerate(weights):
            drawn -= weight
            if drawn < 0:
                return place
        return len(values) - 1

    def _best_name(self, public: Public, seat: Seat) -> tuple[Condition, float]:
        shares = _wishes(self._belief(public, Seat(1 - seat)))
        best = max(shares, key=lambda want: (is_met(public.grid, want), shares[want]))
        return best, shares[best] * is_met(public.grid, best)

    def _is_clear(self, public: Public, private: Private, seat: Seat) -> bool:
        want, _ = _held(private)
        if not is_met(public.grid, want):
            return False
        return _wishes(belief_after(public.start, public.turns, seat, joint=False))[want] >= self.understood

    def _belief(self, public: Public, seat: Seat) -> Belief:
        if self.by_place:
            return belief_after(public.start, public.turns, seat, joint=False, places=True)
        return belief_after(public.start, public.turns, seat, joint=self.joint)


def _held(private: Private) -> Pair:
    assert private.win is not None and private.lose is not None
    return private.win, private.lose


def _wishes(belief: Belief) -> dict[Condition, float]:
    wishes: dict[Condition, float] = {}
    for (want, _), share in belief.items():
        wishes[want] = wishes.get(want, 0.0) + share
    return wishes


@lru_cache(maxsize=20_000)
def belief_after(
    start: Grid, turns: tuple[Turn, ...], seat: Seat, *, joint: bool, places: bool = False
) -> Belief:
    """Return what a reader believes that a seat holds."""
    if not turns:
        return dict.fromkeys(pairs_of(seat), 1 / 12)
    *past, turn = turns
    before = belief_after(start, tuple(past), seat, joint=joint, places=places)
    grid = grid_of(start, tuple(past))
    other = belief_after(start, tuple(past), Seat(1 - seat), joint=False) if joint else None
    likely = _likelihood(grid, turn, seat, other)
    after = grid_of(start, turns)
    belief = {}
    for pair, share in before.items():
        belief[pair] = 0.0 if is_met(after, pair[1]) else share * likely[pair]
        if places and turn.performer == seat:
            belief[pair] *= 1.6 if turn.on == KINDS[seat].index(pair[0]) else 0.8
    return dict(zip(belief, _shares(list(belief.values())), strict=True))


@lru_cache(maxsize=5_000)
def grid_of(start: Grid, turns: tuple[Turn, ...]) -> Grid:
    """Return the grid after some turns."""
    if not turns:
        return start
    return grids_after(grid_of(start, turns[:-1]), _ACTIONS[turns[-1].card])[turns[-1].on]


def _likelihood(grid: Grid, turn: Turn, seat: Seat, other: Belief | None) -> Belief:
    """Return the probability of a seat's choice in a turn, for each pair that it may hold."""
    if turn.performer == seat:
        left = tuple(card for card in turn.row if card != turn.card)
        options = [[(after, left)] for after in grids_after(grid, _ACTIONS[turn.card])]
        chosen = turn.on
    else:
        options = []
        for card in turn.row:
            left = tuple(rest for rest in turn.row if rest != card)
            options.append([(after, left) for after in grids_after(grid, _ACTIONS[card])])
        chosen = turn.row.index(turn.card)
    shared = [1.0] * len(options)
    if other is not None:
        shared = [
            max(sum(b * worth(after, g, left) for g, b in other.items()) for after, left in option)
            for option in options
        ]
    likely = {}
    for pair in pairs_of(seat):
        values = [
            sum(worth(after, pair, left) for after, left in option) / len(option) * factor
            for option, factor in zip(options, shared, strict=True)
        ]
        likely[pair] = 0.9 * _shares([exp(10 * value) for value in values])[chosen] + 0.1 / len(values)
    return likely


@dataclass(frozen=True)
class Changing:
    """A player whose temper changes after some turns."""

    first: Rulebook
    then: Rulebook
    turns: int = 5

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """Return the answer of the present temper."""
        now = self.first if len(public.turns) < self.turns else self.then
        return now.answer(public, private, ask, seat, lore, chance)


_LITERAL = Rulebook()
_PRAGMATIC = Rulebook(joint=True, understood=0.5)

RULEBOOK: Mapping[str, Rulebook | Changing] = {
    "rulebook literal": _LITERAL,
    "rulebook pragmatic": _PRAGMATIC,
    "rulebook soft 25": replace(_PRAGMATIC, beta=25),
    "rulebook soft 12": replace(_PRAGMATIC, beta=12),
    "rulebook cautious": Rulebook(beta=40, sure=0.9, afraid=0.06),
    "rulebook changing": Changing(_LITERAL, replace(_PRAGMATIC, beta=12)),
    "rulebook position": Rulebook(by_place=True),
}
"""By name."""
