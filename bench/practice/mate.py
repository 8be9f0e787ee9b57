"""A partner for practice: it looks, reads, chooses, hints and announces, each in one of several ways."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import exp

from bench.practice.looking import HOLDINGS, MASKS, Look, choices
from unspoken.games.telepathic.cards import DECK, Card, Cards
from unspoken.games.telepathic.tiles import KINDS, Condition, Grid
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
from unspoken.kernel.game import Ask, Seat, Why
from unspoken.kernel.lore import Lore

_FINE = 1 << 20


class Joins(Enum):
    """How the partner's hopes are joined to the own."""

    TIMES = "times"
    PLUS = "plus"
    LESSER = "lesser"
    LIKELIEST = "likeliest"
    """Added, but those of the likeliest holding alone."""


@dataclass(frozen=True)
class Mate:
    """One of two partners in a standard game."""

    look: Look
    cares: float = 1.0
    """How much the partner's hopes count."""
    joins: Joins = Joins.TIMES
    heat: float = 0.0
    """0: it takes the best; else it draws, the better the likelier."""
    careless: float = 0.0
    any_hand: bool = False
    timid: float = 0.0
    hints: float = 0.0
    """How much it cares to be understood."""
    sure: float = 0.85
    sharp: float = 8.0
    """How sharply it takes others to prefer what is better, but for the lapses."""
    lapse: float = 0.15
    reads_hands: bool = True
    recent: float = 1.0
    """How much of what it thought before is left a turn later."""
    asks_itself: float = 0.0
    """How likely it must be to have been understood itself, to announce."""

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, _lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """An answer to one question."""
        match public.phase:
            case Phase.CLAIMING:
                return GoOn(), None
            case Phase.ANSWERING:
                return Answer(self._guess(public, seat)[0]), None
            case Phase.PERFORMING:
                return Perform(self._choice(public, private, seat, chance)), None
            case _:
                return self._turn(public, private, ask, seat, chance), None

    def _turn(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, chance: Chance
    ) -> Command:
        name, odds = self._guess(public, seat)
        must = not any(isinstance(choice, Hand) for choice in ask.choices or ())
        if must or (public.turns and odds >= self.sure and self._is_understood(public, private, seat)):
            return Announce(name)
        return Hand(public.row[self._choice(public, private, seat, chance)])

    def _is_understood(self, public: Public, private: Private, seat: Seat) -> bool:
        """Whether the own line is there, and is likely to be taken for what is wanted."""
        own, standing = _number(private.win), _standing(public, seat)
        odds = _odds(suspicion(self, public.start, public.turns, seat))
        told = [share * there for share, there in zip(odds, standing, strict=True)]
        return standing[own] and told[own] >= self.asks_itself * sum(told)

    def _guess(self, public: Public, seat: Seat) -> tuple[Condition, float]:
        """The likeliest wish that stands in the tiles, and how likely it is."""
        other = Seat(1 - seat)
        odds, standing = _odds(suspicion(self, public.start, public.turns, other)), _standing(public, other)
        best = max(range(4), key=lambda want: (standing[want], odds[want]))
        return KINDS[other][best], odds[best] * standing[best]

    def _choice(self, public: Public, private: Private, seat: Seat, chance: Chance) -> int:
        row = public.row if public.handed is None else (*public.row, public.handed)
        many = len(row) if public.handed is None else 4
        loose = public.handed is None and self.any_hand
        if loose or chance.below(_FINE) < self.careless * _FINE:
            return chance.below(many)
        worths = self._worths(public, private, seat, row)
        best = max(worths)
        if not self.heat:
            return chance.pick([place for place in range(many) if worths[place] > best - 1e-9])
        weights = [exp((worth / max(best, 1e-6) - 1) / self.heat) for worth in worths]
        drawn = chance.below(_FINE) / _FINE * sum(weights)
        for place, weight in enumerate(weights):
            drawn -= weight
            if drawn < 0:
                return place
        return many - 1

    def _worths(self, public: Public, private: Private, seat: Seat, row: Cards) -> list[float]:
        """What each choice is worth to it, all in all."""
        held = HOLDINGS.index((_number(private.win), _number(private.lose)))
        rest, other = _unused(public.turns), Seat(1 - seat)
        mine, theirs = (
            choices(self.look, self.timid, public.grid, kind, row, rest, public.handed)
            for kind in (seat, other)
        )
        suspected = suspicion(self, public.start, public.turns, other)
        if self.joins is Joins.LIKELIEST:
            top = max(suspected)
            suspected = tuple(float(share == top) for share in suspected)
        hoped = [sum(a * b for a, b in zip(suspected, one, strict=True)) for one in theirs]
        joined = [self._joined(one[held], hope) for one, hope in zip(mine, hoped, strict=True)]
        if not self.hints:
            return joined
        told = self._told(public, seat, row, held)
        return [worth * (share + 0.05) ** self.hints for worth, share in zip(joined, told, strict=True)]

    def _joined(self, own: float, theirs: float) -> float:
        if own <= 0:
            return 0.0
        match self.joins:
            case Joins.TIMES:
                return float(own * theirs**self.cares)
            case Joins.PLUS | Joins.LIKELIEST:
                return own + self.cares * theirs
            case Joins.LESSER:
                return min(own, theirs) + 0.2 * (own + theirs)

    def _told(self, public: Public, seat: Seat, row: Cards, held: int) -> list[float]:
        """By choice: how likely its wish would be to somebody who reads as it does."""
        known = suspicion(self, public.start, public.turns, seat)
        likely = self.likelihoods(public.grid, seat, row, _unused(public.turns), public.handed)
        after = [_shares([a * b for a, b in zip(known, one, strict=True)]) for one in likely]
        return [_odds(one)[HOLDINGS[held][0]] for one in after]

    def likelihoods(
        self, grid: Grid, kind: int, row: Cards, rest: Cards, handed: Card | None
    ) -> list[list[float]]:
        """By choice and holding: how likely somebody would be to choose so."""
        worths = choices(self.look, self.timid, grid, kind, row, rest, handed)
        columns = zip(*worths, strict=True)
        by_holding = [_shares([exp(self.sharp * worth) for worth in one]) for one in columns]
        return [
            [(1 - self.lapse) * share + self.lapse / len(worths) for share in one]
            for one in zip(*by_holding, strict=True)
        ]


@lru_cache(maxsize=20_000)
def suspicion(mate: Mate, start: Grid, turns: tuple[Turn, ...], seat: Seat) -> tuple[float, ...]:
    """How likely each holding of a seat is, after these turns."""
    if not turns:
        return (1 / len(HOLDINGS),) * len(HOLDINGS)
    *past, turn = turns
    shares = [share**mate.recent for share in suspicion(mate, start, tuple(past), seat)]
    grid = start
    for one in past:
        grid = MASKS.grid_after(grid, one.card, one.on)
    performs = turn.performer == seat
    if performs or mate.reads_hands:
        handed, chosen = (turn.card, turn.on) if performs else (None, turn.row.index(turn.card))
        likely = mate.likelihoods(grid, seat, turn.row, _unused(tuple(past)), handed)[chosen]
        shares = [a * b for a, b in zip(shares, likely, strict=True)]
    masks = MASKS.of_grid(MASKS.grid_after(grid, turn.card, turn.on))[seat]
    alive = [
        0.0 if MASKS.met(masks[dread]) else share for share, (_, dread) in zip(shares, HOLDINGS, strict=True)
    ]
    return tuple(_shares(alive if sum(alive) > 0 else shares))


def _odds(shares: tuple[float, ...] | list[float]) -> list[float]:
    """By wish, whatever the dread."""
    return [sum(shares[place] for place in range(12) if HOLDINGS[place][0] == want) for want in range(4)]


def _standing(public: Public, seat: Seat) -> list[bool]:
    return [MASKS.met(mask) for mask in MASKS.of_grid(public.grid)[seat]]


def _unused(turns: tuple[Turn, ...]) -> Cards:
    used = {turn.card for turn in turns}
    return tuple(action.card for action in DECK if action.card not in used)


def _number(condition: Condition | None) -> int:
    return next(kind.index(condition) for kind in KINDS if condition in kind)


def _shares(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]
