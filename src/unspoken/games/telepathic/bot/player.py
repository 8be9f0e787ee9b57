"""The Telepathic bot: infers its partner's cards, makes its own choices legible, announces when sure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, assert_never

from unspoken.games.telepathic.bot.guess import best_guess
from unspoken.games.telepathic.bot.own_cards import own_seat, own_type
from unspoken.games.telepathic.cards import DECK
from unspoken.games.telepathic.inference.belief import (
    decision_after,
    posterior_after,
    posterior_once_handed,
)
from unspoken.games.telepathic.inference.choosing import (
    hand_chances,
    hand_worths,
    hope_of_going_on,
    perform_chances,
)
from unspoken.games.telepathic.inference.endgame_plan import endgame_plan
from unspoken.games.telepathic.inference.history import ENDLESS, History
from unspoken.games.telepathic.inference.knowledge import knowledge
from unspoken.games.telepathic.inference.masks import mask_table
from unspoken.games.telepathic.inference.temperament import Tempers
from unspoken.games.telepathic.types import (
    Announce,
    Answer,
    Command,
    GoOn,
    Hand,
    Pass,
    Perform,
    Phase,
    Private,
    Public,
)
from unspoken.kernel.bot_chance import pick_with_mistakes
from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Lore
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.types import Ask, Seat

T = TypeVar("T")

_PATIENT, _WEARY = 16, 40
"""After `_PATIENT` turns of an endless game the bot becomes less demanding; after `_WEARY` more turns it
accepts any ending.
"""
_ONE_IN = 8
"""In a race of more than `_PATIENT + _WEARY` turns the bot announces in one of this many turns, at random,
because a fixed turn would always favour the same team.
"""
_FINE = 1 << 30
_CANDOUR = 0.95
"""Required value of an announcement, relative to the value of playing on."""
_BOLD = 0.53
"""Required chance of winning by an announcement against opponents; low, because they do not wait."""
_NEARLY = 0.5
"""A bot that makes a mistake picks only choices at least this likely, relative to the likeliest."""


class Telepath:
    """A bot that plays by the first temper, and expects other players to have any of the tempers."""

    def __init__(self, tempers: Tempers) -> None:
        self._tempers = tempers
        mask_table(DECK)  # built now, so that the first decision is not slower than the others

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, _lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """Return an answer to one question, and the reason for it."""
        assert ask.choices is not None
        seat = own_seat(public, private, seat)
        match public.phase:
            case Phase.CLAIMING:
                return GoOn(), None
            case Phase.HANDING:
                return self._hand_or_announce(public, private, ask.choices, seat, chance)
            case Phase.PERFORMING:
                return self._perform(public, private, seat, chance)
            case Phase.SPEAKING:
                return self._announce_or_pass(public, private, seat, chance)
            case Phase.ANSWERING:
                return self._answer(public, private, seat)
            case Phase.SITTING | Phase.DEALING | Phase.PERFORMED | Phase.OVER:
                raise AssertionError(f"no question is open in phase {public.phase.value}")
            case _:
                assert_never(public.phase)

    def _hand_or_announce(
        self, public: Public, private: Private, choices: Sequence[Command], seat: Seat, chance: Chance
    ) -> tuple[Command, Why | None]:
        """Return a card, or an announcement if it is sure enough or the only choice."""
        if private.wishes and private.wishes[seat] is not None:
            return _joined(private, seat), None
        history = _history(public)
        posterior, _ = posterior_after(history, self._tempers)
        guess = best_guess(public, private, seat, posterior)
        if not any(isinstance(choice, Hand) for choice in choices):
            return guess.announcement(choices), _sure("announce", guess.chance)
        hander, doer, row = public.hander, public.performer, tuple(sorted(public.row))
        assert doer is not None
        decision = decision_after(history, row, hander, doer, posterior)
        worths = hand_worths(decision, self._tempers, posterior.shares_by_type(doer))
        who = knowledge(public.mode, hander)
        own = who.types.index(own_type(who, private))
        announces = any(not isinstance(choice, Hand) for choice in choices)
        plan = endgame_plan(decision)
        if plan is None:
            ready = guess.chance >= _patience(history) * hope_of_going_on(worths, own)
        else:
            ready = plan[own].argmax() == len(row)
        if announces and ready:
            return guess.announcement(choices), _sure("announce", guess.chance)
        by_type, *_ = hand_chances(decision, self._tempers, worths, posterior.audience(hander, doer))
        return Hand(self._chosen(row, by_type[own], history, chance)), None

    def _perform(
        self, public: Public, private: Private, seat: Seat, chance: Chance
    ) -> tuple[Command, Why | None]:
        """Return the set that makes progress and reveals the bot's wish to the partner."""
        history, hander, doer = _history(public), public.hander, public.performer
        assert public.handed is not None and doer is not None
        row = tuple(sorted((*public.row, public.handed)))
        posterior = posterior_once_handed(history, self._tempers, row, hander, doer, public.handed)
        decision = decision_after(history, row, hander, doer, posterior)
        who = knowledge(public.mode, seat)
        by_type, *_ = perform_chances(
            decision, self._tempers, posterior.audience(doer, hander), public.handed
        )
        chances = by_type[who.types.index(own_type(who, private))]
        return Perform(self._chosen(range(len(chances)), chances, history, chance)), None

    def _chosen(self, items: Sequence[T], chances: Sequence[float], history: History, chance: Chance) -> T:
        """Return the likeliest item, the first of several so that directors agree; random in a long game."""
        if len(history.turns) <= _PATIENT:
            near = [index for index in range(len(chances)) if chances[index] >= _NEARLY * max(chances)]
            return items[pick_with_mistakes(near, lambda left: max(left, key=chances.__getitem__), chance)]
        drawn = chance.below(_FINE) / _FINE * sum(chances)
        for item, share in zip(items, chances, strict=True):
            drawn -= share
            if drawn < 0:
                return item
        return items[-1]

    def _announce_or_pass(
        self, public: Public, private: Private, seat: Seat, chance: Chance
    ) -> tuple[Command, Why | None]:
        """Announce the hander's win condition if this is likely enough to win, or if it cannot pass."""
        history = _history(public)
        posterior, _ = posterior_after(history, self._tempers)
        guess = best_guess(public, private, seat, posterior)
        weary = len(history.turns) > _PATIENT + _WEARY and chance.below(_ONE_IN) == 0
        if guess.chance < _BOLD and not weary and public.row:
            return Pass(), None
        return Announce(guess.other), _sure("announce", guess.chance)

    def _answer(self, public: Public, private: Private, seat: Seat) -> tuple[Command, Why | None]:
        """Return the announcer's likeliest win condition."""
        posterior, _ = posterior_after(_history(public), self._tempers)
        guess = best_guess(public, private, seat, posterior)
        return Answer(guess.other), _sure("answer", guess.chance)


def _patience(history: History) -> float:
    """Return the required value of an announcement; it falls during a long endless game."""
    if history.turns_left() < ENDLESS:
        return _CANDOUR
    return _CANDOUR * min(1.0, max(0.0, 1 - (len(history.turns) - _PATIENT) / _WEARY))


def _sure(code: str, chance: float) -> Why:
    """Return the reason, with the chance in per cent."""
    return Why(code, {"sure": round(100 * chance)})


def _history(public: Public) -> History:
    return History(public.mode, public.actions, public.start, public.removed, public.turns)


def _joined(private: Private, seat: Seat) -> Command:
    """Return the most frequent wish of the other directors: a bot gives way if directors disagree."""
    others = [wish for other, wish in enumerate(private.wishes) if wish is not None and other != seat]
    own = private.wishes[seat]
    assert own is not None
    return max(others, key=others.count, default=own)
