"""Partners that only measure the bot: written from RULES.md, before the bot was tuned for strangers.

They count how many cards a line is away, and read a choice by what its maker gave up. Nothing here is shared
with the bot or with a partner that the bot was tuned with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from math import exp
from typing import TypeAlias

from unspoken.games.telepathic.cards import DECK, Card, Cards
from unspoken.games.telepathic.conditions import THREES
from unspoken.games.telepathic.grid import sources
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

Spots: TypeAlias = frozenset[int]
"""The four cells of a colour or of a shape."""
Held: TypeAlias = tuple[int, int]
"""The numbers of the wanted and of the dreaded condition, 0 to 3."""
Shares: TypeAlias = tuple[float, ...]
"""A probability for each of `HELD`."""

HELD: tuple[Held, ...] = tuple((want, dread) for want in range(4) for dread in range(4) if want != dread)
_CARDS = {action.card: action for action in DECK}
_FINE = 1 << 24


@cache
def _moved(spots: Spots, card: Card, on: int) -> Spots:
    come_from = sources(_CARDS[card], on)
    return frozenset(cell for cell in range(16) if come_from[cell] in spots)


@cache
def _stands(spots: Spots) -> bool:
    return any(spots.issuperset(three) for three in THREES)


@cache
def _away(spots: Spots, card: Card) -> int:
    """Return on how many of its sets a card would complete the line."""
    return sum(_stands(_moved(spots, card, on)) for on in range(4))


@lru_cache(maxsize=300_000)
def _hope(spots: Spots, cards: Cards) -> float:
    """Return how near a line is: there, one card away, two cards away, or further."""
    if _stands(spots):
        return 1.0
    fitting = sum(_away(spots, card) > 0 for card in cards)
    if fitting:
        return 0.7 - 0.3 * 0.6**fitting
    twice = any(
        _away(_moved(spots, first, on), then)
        for first in cards
        for on in range(4)
        for then in cards
        if then != first
    )
    return 0.3 if twice else 0.1


@lru_cache(maxsize=50_000)
def _marks(grid: Grid, seat: int) -> tuple[Spots, ...]:
    return tuple(
        frozenset(cell for cell in range(16) if grid[cell] in MARKED[condition]) for condition in KINDS[seat]
    )


def _value(marks: tuple[Spots, ...], held: Held, cards: Cards) -> float:
    want, dread = held
    return 0.0 if _stands(marks[dread]) else _hope(marks[want], cards)


def _after(marks: tuple[Spots, ...], card: Card, on: int) -> tuple[Spots, ...]:
    return tuple(_moved(spots, card, on) for spots in marks)


def _normal(weights: Sequence[float]) -> Shares:
    total = sum(weights)
    return tuple(weight / total for weight in weights) if total else (1 / len(weights),) * len(weights)


@dataclass(frozen=True)
class Unseen:
    """A player with its manner of weighing, choosing and announcing."""

    regret: float = 7.0
    """How steeply it takes a choice that gave up something as evidence against a holding."""
    shy: float = 0.97
    """How much of its earlier suspicions it keeps each turn."""
    plies: int = 1
    """Whether it looks at the next card too (2)."""
    product: bool = False
    """Multiplies its own and the other's hopes; otherwise it adds them."""
    beta: float = 0.0
    sure: float = 0.82
    afraid: float = 0.0
    numbers: bool = False
    """Lays cards on the set with its own number, counted from the end, while no line is near."""
    asks_itself: bool = False
    """Announces only if it would have guessed its own wish."""

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, _lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """Return the answer to a question."""
        match public.phase:
            case Phase.CLAIMING:
                return GoOn(), None
            case Phase.ANSWERING:
                return Answer(self._name(public, seat)[0]), None
            case Phase.PERFORMING:
                return Perform(self._place(public, private, seat, chance)), None
            case _:
                return self._turn(public, private, ask, seat, chance), None

    def _turn(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, chance: Chance
    ) -> Command:
        name, share = self._name(public, seat)
        if not any(isinstance(choice, Hand) for choice in ask.choices or ()):
            return Announce(name)
        if public.turns and share >= self.sure and self._own_is_ready(public, private, seat):
            return Announce(name)
        values = []
        for card in public.row:
            cards = tuple(other for other in public.row if other != card)
            four = [self._joint(public, private, seat, (card, on), cards) for on in range(4)]
            values.append(0.6 * max(four) + 0.4 * sum(four) / 4)
        return Hand(public.row[self._pick(values, chance)])

    def _joint(
        self, public: Public, private: Private, seat: Seat, move: tuple[Card, int], cards: Cards
    ) -> float:
        """Return the value of the tiles after a move, for both."""
        own = _after(_marks(public.grid, seat), *move)
        other = _after(_marks(public.grid, 1 - seat), *move)
        shares = self._suspicion(public, Seat(1 - seat))
        value = self._both(own, other, _numbers(private), shares, cards)
        if self.plies == 1 or not value:
            return value
        nexts = [
            self._both(_after(own, card, on), _after(other, card, on), _numbers(private), shares, cards)
            for card in cards
            for on in range(4)
        ]
        return 0.5 * value + 0.5 * max(nexts, default=value)

    def _both(
        self,
        own: tuple[Spots, ...],
        other: tuple[Spots, ...],
        held: Held,
        shares: Shares,
        cards: Cards,
    ) -> float:
        mine = _value(own, held, cards)
        theirs = sum(share * _value(other, pair, cards) for share, pair in zip(shares, HELD, strict=True))
        lost = sum(share for share, (_, dread) in zip(shares, HELD, strict=True) if _stands(other[dread]))
        if not mine:
            return 0.0
        if self.afraid:
            mine *= 1 - min(0.8, self.afraid * sum(_away(own[held[1]], card) for card in cards))
        return mine * theirs if self.product else (1 - lost) * (0.55 * mine + 0.45 * theirs)

    def _place(self, public: Public, private: Private, seat: Seat, chance: Chance) -> int:
        assert public.handed is not None
        card = public.handed
        values = [self._joint(public, private, seat, (card, on), public.row) for on in range(4)]
        if self.numbers:
            marks, want = _marks(public.grid, seat), _numbers(private)[0]
            near = _stands(marks[want]) or _away(marks[want], card)
            if not near and values[3 - want] > 0.6 * max(values):
                return 3 - want
        return self._pick(values, chance)

    def _pick(self, values: Sequence[float], chance: Chance) -> int:
        top = max(values)
        if not self.beta:
            return chance.pick([place for place, value in enumerate(values) if value >= top - 1e-9])
        weights = [exp(self.beta * (value - top)) for value in values]
        left = chance.below(_FINE) / _FINE * sum(weights)
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return place
        return len(values) - 1

    def _name(self, public: Public, seat: Seat) -> tuple[Condition, float]:
        """Return the name that it would announce, and its probability if that line is there."""
        marks = _marks(public.grid, 1 - seat)
        odds = _odds(self._suspicion(public, Seat(1 - seat)))
        want = max(range(4), key=lambda want: (_stands(marks[want]), odds[want]))
        return KINDS[1 - seat][want], odds[want] if _stands(marks[want]) else 0.0

    def _own_is_ready(self, public: Public, private: Private, seat: Seat) -> bool:
        want = _numbers(private)[0]
        if not _stands(_marks(public.grid, seat)[want]):
            return False
        odds = _odds(self._suspicion(public, seat))
        return not self.asks_itself or odds[want] == max(odds)

    def _suspicion(self, public: Public, seat: Seat) -> Shares:
        return _suspected(public.start, public.turns, seat, self.regret, self.shy)


def _numbers(private: Private) -> Held:
    kind = next(kind for kind in KINDS if private.win in kind)
    assert private.win is not None and private.lose is not None
    return kind.index(private.win), kind.index(private.lose)


def _odds(shares: Shares) -> list[float]:
    return [sum(share for share, held in zip(shares, HELD, strict=True) if held[0] == w) for w in range(4)]


@lru_cache(maxsize=20_000)
def _suspected(start: Grid, turns: tuple[Turn, ...], seat: Seat, regret: float, shy: float) -> Shares:
    """Return the suspicions after these turns: every choice counts by what another would have gained."""
    marks, shares = _marks(start, seat), (1 / len(HELD),) * len(HELD)
    for turn in turns:
        cards = tuple(card for card in turn.row if card != turn.card)
        if turn.performer == seat:
            options = [[_after(marks, turn.card, on)] for on in range(4)]
            chosen = turn.on
        else:
            options = [[_after(marks, card, on) for on in range(4)] for card in turn.row]
            chosen = turn.row.index(turn.card)
        marks = _after(marks, turn.card, turn.on)
        weights = []
        for share, held in zip(shares, HELD, strict=True):
            gains = [max(_value(after, held, cards) for after in option) for option in options]
            given_up = max(gains) - gains[chosen]
            alive = not _stands(marks[held[1]])
            weights.append(alive * share**shy * (0.08 + exp(-regret * given_up)))
        shares = _normal(weights)
    return shares


@dataclass(frozen=True)
class Turning:
    """A player who turns from one temper to another."""

    first: Unseen
    then: Unseen
    after: int = 4

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """Return the answer of the present temper."""
        now = self.then if len(public.turns) >= self.after else self.first
        return now.answer(public, private, ask, seat, lore, chance)


_LITERAL = Unseen()
_PRAGMATIC = Unseen(plies=2, product=True, asks_itself=True)

UNSEEN: Mapping[str, Unseen | Turning] = {
    "unseen literal": _LITERAL,
    "unseen pragmatic": _PRAGMATIC,
    "unseen soft 25": replace(_LITERAL, beta=25, product=True),
    "unseen soft 12": replace(_LITERAL, beta=12, product=True),
    "unseen cautious": Unseen(product=True, beta=40, sure=0.9, afraid=0.1, shy=0.95),
    "unseen turning": Turning(replace(_PRAGMATIC, beta=12), _LITERAL),
    "unseen numbering": Unseen(numbers=True, product=True),
}
"""By name."""
