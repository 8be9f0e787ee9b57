"""A practice partner with parameters for valuing grids, inference, choice, hints and announcements."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import exp

from minds.practice.grid_value import HOLDINGS, MASKS, Look, choices
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
from unspoken.kernel.lore import Lore
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.types import Ask, Seat

_RESOLUTION = 1 << 20
"""Number of distinct random numbers between 0 and 1."""


class Joins(Enum):
    """How the other player's value of a choice is combined with its own value."""

    TIMES = "times"
    PLUS = "plus"
    LESSER = "lesser"
    LIKELIEST = "likeliest"
    """Added, for the likeliest holding only."""


@dataclass(frozen=True)
class Partner:
    """One of two partners in a standard game."""

    look: Look
    partner_weight: float = 1.0
    """Weight of the other player's value."""
    joins: Joins = Joins.TIMES
    temperature: float = 0.0
    """Softmax temperature of choices; 0 always takes the best."""
    careless: float = 0.0
    any_hand: bool = False
    timid: float = 0.0
    hints: float = 0.0
    """Weight of being understood."""
    sure: float = 0.85
    sharp: float = 8.0
    """Assumed rationality of the other player, apart from lapses."""
    lapse: float = 0.15
    reads_hands: bool = True
    recent: float = 1.0
    """Exponent that fades earlier beliefs each turn."""
    least_understood: float = 0.0
    """Announces only if its own wish is understood with at least this probability."""

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, _lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """Return the answer to a question."""
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
        """True if its own line is complete, and the other player probably understood the wish."""
        own, standing = _number(private.win), _standing(public, seat)
        odds = _odds(suspicion(self, public.start, public.turns, seat))
        complete = [share * stands for share, stands in zip(odds, standing, strict=True)]
        return standing[own] and complete[own] >= self.least_understood * sum(complete)

    def _guess(self, public: Public, seat: Seat) -> tuple[Condition, float]:
        """Return the likeliest wish whose line is complete, and its probability."""
        other = Seat(1 - seat)
        odds, standing = _odds(suspicion(self, public.start, public.turns, other)), _standing(public, other)
        best = max(range(4), key=lambda want: (standing[want], odds[want]))
        return KINDS[other][best], odds[best] * standing[best]

    def _choice(self, public: Public, private: Private, seat: Seat, chance: Chance) -> int:
        row = public.row if public.handed is None else (*public.row, public.handed)
        many = len(row) if public.handed is None else 4
        loose = public.handed is None and self.any_hand
        if loose or chance.below(_RESOLUTION) < self.careless * _RESOLUTION:
            return chance.below(many)
        worths = self._worths(public, private, seat, row)
        best = max(worths)
        if not self.temperature:
            return chance.pick([place for place in range(many) if worths[place] > best - 1e-9])
        weights = [exp((worth / max(best, 1e-6) - 1) / self.temperature) for worth in worths]
        drawn = chance.below(_RESOLUTION) / _RESOLUTION * sum(weights)
        for place, weight in enumerate(weights):
            drawn -= weight
            if drawn < 0:
                return place
        return many - 1

    def _worths(self, public: Public, private: Private, seat: Seat, row: Cards) -> list[float]:
        """Return the combined value of each choice."""
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
        expected = [sum(a * b for a, b in zip(suspected, values, strict=True)) for values in theirs]
        joined = [self._joined(own[held], other) for own, other in zip(mine, expected, strict=True)]
        if not self.hints:
            return joined
        understood = self._understood(public, seat, row, held)
        return [worth * (share + 0.05) ** self.hints for worth, share in zip(joined, understood, strict=True)]

    def _joined(self, own: float, theirs: float) -> float:
        if own <= 0:
            return 0.0
        match self.joins:
            case Joins.TIMES:
                return float(own * theirs**self.partner_weight)
            case Joins.PLUS | Joins.LIKELIEST:
                return own + self.partner_weight * theirs
            case Joins.LESSER:
                return min(own, theirs) + 0.2 * (own + theirs)

    def _understood(self, public: Public, seat: Seat, row: Cards, held: int) -> list[float]:
        """Return for each choice the probability of its own wish after it, for a reader like itself."""
        known = suspicion(self, public.start, public.turns, seat)
        likely = self.likelihoods(public.grid, seat, row, _unused(public.turns), public.handed)
        after = [_shares([a * b for a, b in zip(known, choice, strict=True)]) for choice in likely]
        return [_odds(shares)[HOLDINGS[held][0]] for shares in after]

    def likelihoods(
        self, grid: Grid, kind: int, row: Cards, rest: Cards, handed: Card | None
    ) -> list[list[float]]:
        """Return the probability of each choice for each holding."""
        worths = choices(self.look, self.timid, grid, kind, row, rest, handed)
        columns = zip(*worths, strict=True)
        by_holding = [_shares([exp(self.sharp * worth) for worth in column]) for column in columns]
        return [
            [(1 - self.lapse) * share + self.lapse / len(worths) for share in shares]
            for shares in zip(*by_holding, strict=True)
        ]


@lru_cache(maxsize=20_000)
def suspicion(partner: Partner, start: Grid, turns: tuple[Turn, ...], seat: Seat) -> tuple[float, ...]:
    """Return the probability of each holding of a seat after these turns."""
    if not turns:
        return (1 / len(HOLDINGS),) * len(HOLDINGS)
    *past, turn = turns
    shares = [share**partner.recent for share in suspicion(partner, start, tuple(past), seat)]
    grid = start
    for earlier in past:
        grid = MASKS.grid_after(grid, earlier.card, earlier.on)
    performs = turn.performer == seat
    if performs or partner.reads_hands:
        handed, chosen = (turn.card, turn.on) if performs else (None, turn.row.index(turn.card))
        likely = partner.likelihoods(grid, seat, turn.row, _unused(tuple(past)), handed)[chosen]
        shares = [a * b for a, b in zip(shares, likely, strict=True)]
    masks = MASKS.of_grid(MASKS.grid_after(grid, turn.card, turn.on))[seat]
    alive = [
        0.0 if MASKS.is_met(masks[dread]) else share
        for share, (_, dread) in zip(shares, HOLDINGS, strict=True)
    ]
    return tuple(_shares(alive if sum(alive) > 0 else shares))


def _odds(shares: tuple[float, ...] | list[float]) -> list[float]:
    """Return the probability of each wish, summed over the dreads."""
    return [sum(shares[place] for place in range(12) if HOLDINGS[place][0] == want) for want in range(4)]


def _standing(public: Public, seat: Seat) -> list[bool]:
    return [MASKS.is_met(mask) for mask in MASKS.of_grid(public.grid)[seat]]


def _unused(turns: tuple[Turn, ...]) -> Cards:
    used = {turn.card for turn in turns}
    return tuple(action.card for action in DECK if action.card not in used)


def _number(condition: Condition | None) -> int:
    return next(kind.index(condition) for kind in KINDS if condition in kind)


def _shares(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]
