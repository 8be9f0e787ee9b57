"""A player that somebody else might have written: it looks, reads, chooses and announces in its own way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from bench.strangers.judging import Judge
from bench.strangers.reading import Odds, Reader, odds_of, worth_of
from bench.strangers.sight import Scene, there
from unspoken.games.telepathic.cards import Card
from unspoken.games.telepathic.tiles import Condition
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
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Seat, Why
from unspoken.kernel.lore import Lore

_FINE = 1 << 30


@dataclass(frozen=True)
class Stranger:
    """One of two partners, in the first game or the standard one."""

    judge: Judge
    """How it looks at the tiles."""
    reader: Reader
    """How it reads its partner."""
    sure: float = 0.85
    """How likely a partner's wish must be to be announced."""
    minds_partner: float = 0.0
    """How much it cares for what it believes its partner wants, to what it wants itself."""
    heat: float = 0.0
    """0: it takes the best, the first of equals by chance; else it draws, the better the likelier."""
    careless: float = 0.0
    """The share of its choices that are any."""
    any_hand: bool = False
    """It hands any card."""
    by_habit: bool = False
    """It hands the first card that is good enough, and uses the first place that is."""
    asks_itself: bool = False
    """It announces only if it thinks that it was understood as well."""

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, _lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """An answer to one question."""
        match public.phase:
            case Phase.CLAIMING:
                return GoOn(), None
            case Phase.HANDING:
                return self._turn(public, private, ask, seat, chance), None
            case Phase.PERFORMING:
                return self._perform(public, private, seat, chance), None
            case Phase.ANSWERING:
                return Answer(self._guess(public, seat)[0]), None
            case _:
                raise AssertionError(f"no stranger plays {public.mode}")

    def _turn(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, chance: Chance
    ) -> Command:
        """An announcement, or a card."""
        name, odds = self._guess(public, seat)
        if not any(isinstance(choice, Hand) for choice in ask.choices or ()):
            return Announce(name)
        if public.turns and self._dares(public, private, seat, odds):
            return Announce(name)
        return Hand(self._card(public, private, seat, chance))

    def _dares(self, public: Public, private: Private, seat: Seat, odds: float) -> bool:
        """Whether the own line is there, and the partner's is likely enough to be."""
        assert private.win is not None
        if not there(public.grid, private.win) or odds < self.sure:
            return False
        if not self.asks_itself:
            return True
        told = _standing(odds_of(self.reader.suspects(public, seat)), public)
        return told.get(private.win, 0.0) >= 0.6 * sum(told.values())

    def _guess(self, public: Public, seat: Seat) -> tuple[Condition, float]:
        """The likeliest wish of the partner that stands in the tiles, or else the likeliest at all."""
        odds = odds_of(self.reader.suspects(public, Seat(1 - seat)))
        standing = _standing(odds, public) or odds
        best = max(standing, key=lambda want: standing[want])
        return best, odds[best] if there(public.grid, best) else 0.0

    def _card(self, public: Public, private: Private, seat: Seat, chance: Chance) -> Card:
        if self.any_hand:
            return chance.pick(public.row)
        scene = Scene(public.grid, public.row, public.actions)
        worths = [self._worth(public, private, seat, scene.outcomes(card)) for card in public.row]
        return public.row[self._chosen(worths, chance)]

    def _perform(self, public: Public, private: Private, seat: Seat, chance: Chance) -> Command:
        assert public.handed is not None
        scene = Scene(public.grid, (*public.row, public.handed), public.actions)
        outcomes = scene.outcomes(public.handed)
        worths = [self._worth(public, private, seat, (one,)) for one in outcomes]
        return Perform(self._chosen(worths, chance))

    def _worth(self, public: Public, private: Private, seat: Seat, outcomes: tuple[Scene, ...]) -> float:
        """What some outcomes are worth to itself, and to the partner as far as it cares."""
        assert private.win is not None and private.lose is not None
        own = worth_of(self.judge, outcomes, (private.win, private.lose))
        if not self.minds_partner:
            return own
        suspected = self.reader.suspects(public, Seat(1 - seat))
        theirs = sum(odds * worth_of(self.judge, outcomes, held) for held, odds in suspected.items())
        return own * float(theirs**self.minds_partner)

    def _chosen(self, worths: Sequence[float], chance: Chance) -> int:
        """The number of its choice."""
        places = range(len(worths))
        if chance.below(_FINE) < self.careless * _FINE:
            return chance.pick(places)
        best = max(worths)
        if self.by_habit:
            return next(place for place in places if worths[place] >= 0.8 * best)
        if not self.heat:
            return chance.pick([place for place in places if worths[place] > best - 1e-9])
        weights = [exp((worth - best) / self.heat) for worth in worths]
        drawn = chance.below(_FINE) / _FINE * sum(weights)
        for place, weight in enumerate(weights):
            drawn -= weight
            if drawn < 0:
                return place
        return places[-1]


def _standing(odds: Odds, public: Public) -> dict[Condition, float]:
    """The wishes that stand in the tiles, with their odds."""
    return {want: share for want, share in odds.items() if there(public.grid, want)}
