"""A Telepathic player independent of the bot: parameters of judging, inference, choice and announcements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

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
from unspoken.kernel.lore import Lore
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.types import Ask, Seat
from unspoken.research.strangers.judging import Judge
from unspoken.research.strangers.reading import Odds, Reader, odds_of, worth_of
from unspoken.research.strangers.sight import Scene, is_complete

_RESOLUTION = 1 << 30


@dataclass(frozen=True)
class Stranger:
    """One of two partners, in the first game or the standard one."""

    judge: Judge
    """How it values the tiles."""
    reader: Reader
    """How it infers what its partner holds."""
    sure: float = 0.85
    """Announces only if it knows the partner's wish with at least this probability."""
    partner_weight: float = 0.0
    """Weight of the partner's inferred wish compared with its own."""
    temperature: float = 0.0
    """Softmax temperature of choices; 0 takes the best, with random ties."""
    careless: float = 0.0
    """Share of random choices."""
    any_hand: bool = False
    """Hands random cards."""
    by_habit: bool = False
    """Takes the first choice that is good enough."""
    only_if_understood: bool = False
    """Announces only if its own wish was probably understood."""

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, _lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """Return the answer to a question."""
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
                raise AssertionError(f"strangers do not play mode {public.mode}")

    def _turn(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, chance: Chance
    ) -> Command:
        """Announce, or hand a card."""
        name, odds = self._guess(public, seat)
        if not any(isinstance(choice, Hand) for choice in ask.choices or ()):
            return Announce(name)
        if public.turns and self._dares(public, private, seat, odds):
            return Announce(name)
        return Hand(self._card(public, private, seat, chance))

    def _dares(self, public: Public, private: Private, seat: Seat, odds: float) -> bool:
        """True if its own line is complete, and the partner's wish is certain enough."""
        assert private.win is not None
        if not is_complete(public.grid, private.win) or odds < self.sure:
            return False
        if not self.only_if_understood:
            return True
        understood = _standing(odds_of(self.reader.suspects(public, seat)), public)
        return understood.get(private.win, 0.0) >= 0.6 * sum(understood.values())

    def _guess(self, public: Public, seat: Seat) -> tuple[Condition, float]:
        """Return the partner's likeliest wish, preferably with a complete line, and its probability."""
        odds = odds_of(self.reader.suspects(public, Seat(1 - seat)))
        standing = _standing(odds, public) or odds
        best = max(standing, key=lambda want: standing[want])
        return best, odds[best] if is_complete(public.grid, best) else 0.0

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
        worths = [self._worth(public, private, seat, (outcome,)) for outcome in outcomes]
        return Perform(self._chosen(worths, chance))

    def _worth(self, public: Public, private: Private, seat: Seat, outcomes: tuple[Scene, ...]) -> float:
        """Return the value of outcomes for itself, combined with their value for the partner."""
        assert private.win is not None and private.lose is not None
        own = worth_of(self.judge, outcomes, (private.win, private.lose))
        if not self.partner_weight:
            return own
        suspected = self.reader.suspects(public, Seat(1 - seat))
        theirs = sum(odds * worth_of(self.judge, outcomes, held) for held, odds in suspected.items())
        return own * float(theirs**self.partner_weight)

    def _chosen(self, worths: Sequence[float], chance: Chance) -> int:
        """Return the index of its choice."""
        places = range(len(worths))
        if chance.below(_RESOLUTION) < self.careless * _RESOLUTION:
            return chance.pick(places)
        best = max(worths)
        if self.by_habit:
            return next(place for place in places if worths[place] >= 0.8 * best)
        if not self.temperature:
            return chance.pick([place for place in places if worths[place] > best - 1e-9])
        weights = [exp((worth - best) / self.temperature) for worth in worths]
        drawn = chance.below(_RESOLUTION) / _RESOLUTION * sum(weights)
        for place, weight in enumerate(weights):
            drawn -= weight
            if drawn < 0:
                return place
        return places[-1]


def _standing(odds: Odds, public: Public) -> dict[Condition, float]:
    """Return the wishes whose line is complete, with their probabilities."""
    return {want: share for want, share in odds.items() if is_complete(public.grid, want)}
