"""Telepathic's bot: it reads its partner's choices, chooses so as to be read, announces when it is sure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, assert_never

from unspoken.games.telepathic.bot.guess import best_guess
from unspoken.games.telepathic.bot.own_cards import own_seat, own_type
from unspoken.games.telepathic.cards import DECK
from unspoken.games.telepathic.inference.belief import (
    decision_after,
    reading_after,
    reading_once_handed,
)
from unspoken.games.telepathic.inference.choosing import (
    hand_chances,
    hand_worths,
    hope_of_going_on,
    perform_chances,
)
from unspoken.games.telepathic.inference.history import ENDLESS, History
from unspoken.games.telepathic.inference.knowledge import knowledge
from unspoken.games.telepathic.inference.masks import mask_table
from unspoken.games.telepathic.inference.plan import plan_of
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
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Seat, Why
from unspoken.kernel.lore import Lore
from unspoken.kernel.luck import picked

T = TypeVar("T")

_PATIENT, _WEARY = 16, 40
"""After so many turns of an endless game the bot grows less choosy, and in so many more it takes any end."""
_ONE_IN = 8
"""A race that long it ends at one turn in so many, drawn: at a set turn it would always be the same team."""
_FINE = 1 << 30
_CANDOUR = 0.95
"""How much of what going on would earn an announcement must earn."""
_BOLD = 0.53
"""How sure of a win one must be to announce against opponents, who will not wait."""
_NEARLY = 0.5
"""What is at least so likely as the likeliest may be done instead, by one who errs now and then."""


class Telepath:
    """A player of the first of these tempers, who takes others for any; it remembers what the table shows."""

    def __init__(self, tempers: Tempers) -> None:
        self._tempers = tempers
        mask_table(DECK)  # made now, so that the first decision takes no longer than the others

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, _lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """An answer to one question, from what the seat sees."""
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
                raise AssertionError(f"nobody is asked anything while the game is {public.phase.value}")
            case _:
                assert_never(public.phase)

    def _hand_or_announce(
        self, public: Public, private: Private, choices: Sequence[Command], seat: Seat, chance: Chance
    ) -> tuple[Command, Why | None]:
        """A card, or an announcement if it is sure enough or all that is left."""
        if private.wishes and private.wishes[seat] is not None:
            return _joined(private, seat), None
        history = _history(public)
        reading, _ = reading_after(history, self._tempers)
        guess = best_guess(public, private, seat, reading)
        if not any(isinstance(choice, Hand) for choice in choices):
            return guess.announcement(choices), _sure("announce", guess.chance)
        hander, doer, row = public.hander, public.performer, tuple(sorted(public.row))
        assert doer is not None
        decision = decision_after(history, row, hander, doer, reading)
        worths = hand_worths(decision, self._tempers, reading.shares_by_type(doer))
        who = knowledge(public.mode, hander)
        held = who.types.index(own_type(who, private))
        announces = any(not isinstance(choice, Hand) for choice in choices)
        plan = plan_of(decision)
        if plan is None:
            ready = guess.chance >= _patience(history) * hope_of_going_on(worths, held)
        else:
            ready = plan[held].argmax() == len(row)
        if announces and ready:
            return guess.announcement(choices), _sure("announce", guess.chance)
        by_type, *_ = hand_chances(decision, self._tempers, worths, reading.audience(hander, doer))
        return Hand(self._chosen(row, by_type[held], history, chance)), None

    def _perform(
        self, public: Public, private: Private, seat: Seat, chance: Chance
    ) -> tuple[Command, Why | None]:
        """The set that leads on, and tells the partner so."""
        history, hander, doer = _history(public), public.hander, public.performer
        assert public.handed is not None and doer is not None
        row = tuple(sorted((*public.row, public.handed)))
        reading = reading_once_handed(history, self._tempers, row, hander, doer, public.handed)
        decision = decision_after(history, row, hander, doer, reading)
        who = knowledge(public.mode, seat)
        by_type, *_ = perform_chances(decision, self._tempers, reading.audience(doer, hander), public.handed)
        chances = by_type[who.types.index(own_type(who, private))]
        return Perform(self._chosen(range(len(chances)), chances, history, chance)), None

    def _chosen(self, items: Sequence[T], chances: Sequence[float], history: History, chance: Chance) -> T:
        """The likeliest, the first of equals: bots who direct wish alike. In a long game any likely one."""
        if len(history.turns) <= _PATIENT:
            near = [one for one in range(len(chances)) if chances[one] >= _NEARLY * max(chances)]
            return items[picked(near, lambda left: max(left, key=chances.__getitem__), chance)]
        drawn = chance.below(_FINE) / _FINE * sum(chances)
        for item, share in zip(items, chances, strict=True):
            drawn -= share
            if drawn < 0:
                return item
        return items[-1]

    def _announce_or_pass(
        self, public: Public, private: Private, seat: Seat, chance: Chance
    ) -> tuple[Command, Why | None]:
        """Opposed: the hander's win condition, if that is likely enough to be a win, or all that is left."""
        history = _history(public)
        reading, _ = reading_after(history, self._tempers)
        guess = best_guess(public, private, seat, reading)
        weary = len(history.turns) > _PATIENT + _WEARY and chance.below(_ONE_IN) == 0
        if guess.chance < _BOLD and not weary and public.row:
            return Pass(), None
        return Announce(guess.other), _sure("announce", guess.chance)

    def _answer(self, public: Public, private: Private, seat: Seat) -> tuple[Command, Why | None]:
        """The announcer's win condition, as it is believed to be."""
        reading, _ = reading_after(_history(public), self._tempers)
        guess = best_guess(public, private, seat, reading)
        return Answer(guess.other), _sure("answer", guess.chance)


def _patience(history: History) -> float:
    """How much of what going on would earn an announcement must earn: less where a game goes in circles."""
    if history.turns_left() < ENDLESS:
        return _CANDOUR
    return _CANDOUR * min(1.0, max(0.0, 1 - (len(history.turns) - _PATIENT) / _WEARY))


def _sure(code: str, chance: float) -> Why:
    """What it thought, told in per cent."""
    return Why(code, {"sure": round(100 * chance)})


def _history(public: Public) -> History:
    return History(public.mode, public.actions, public.start, public.removed, public.turns)


def _joined(private: Private, seat: Seat) -> Command:
    """Where directors differ a bot gives way: it joins the wish that most others have."""
    others = [wish for one, wish in enumerate(private.wishes) if wish is not None and one != seat]
    own = private.wishes[seat]
    assert own is not None
    return max(others, key=others.count, default=own)
