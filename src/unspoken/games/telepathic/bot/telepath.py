"""Telepathic's bot: it reads its partner's choices, chooses so as to be read, announces when it is sure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar, assert_never

from unspoken.games.telepathic.cards import DECK
from unspoken.games.telepathic.conditions import KINDS
from unspoken.games.telepathic.inference.belief import ENDLESS, Course, believed, believed_of, scene
from unspoken.games.telepathic.inference.choosing import Temper, hand_chances, perform_chances
from unspoken.games.telepathic.inference.knowledge import Knowledge, Minds, given, goal, knowledge, marginal
from unspoken.games.telepathic.inference.masks import masks
from unspoken.games.telepathic.types import (
    Announce,
    AnnounceBoth,
    Answer,
    Command,
    Condition,
    GoOn,
    Hand,
    Pass,
    Perform,
    Phase,
    Private,
    Public,
    Way,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Bot, Seat, Why
from unspoken.kernel.lore import Lore
from unspoken.kernel.seats import every_seat

T = TypeVar("T")

_PATIENT, _WEARY = 16, 40
"""After so many turns of an endless game the bot grows less choosy, and in so many more it takes any end."""
_FINE = 1 << 30
_LAST = 0.7
"""How sure, to what else is asked, the last card makes one."""


class Telepath:
    """One way to play; what it remembers is what the table shows."""

    def __init__(self, temper: Temper) -> None:
        self._temper = temper
        masks(DECK)  # made now, so that the first decision takes no longer than the others

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, _lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """An answer to one question, from what the seat sees."""
        assert ask.choices is not None
        seat = _own_seat(public, private, seat)
        match public.phase:
            case Phase.CLAIMING:
                return GoOn(), None
            case Phase.HANDING:
                return self._turn(public, private, ask.choices, seat, chance)
            case Phase.PERFORMING:
                return self._perform(public, private, seat, chance)
            case Phase.SPEAKING:
                return self._speak(public, private, seat)
            case Phase.ANSWERING:
                return self._name(public, private, seat)
            case Phase.SITTING | Phase.DEALING | Phase.PERFORMED | Phase.OVER:
                raise AssertionError(f"nobody is asked anything while the game is {public.phase.value}")
            case _:
                assert_never(public.phase)

    def _turn(
        self, public: Public, private: Private, choices: Sequence[Command], seat: Seat, chance: Chance
    ) -> tuple[Command, Why | None]:
        """A card, or an announcement if it is sure enough or all that is left."""
        if private.wishes and private.wishes[seat] is not None:
            return _joined(private, seat), None
        course = _course(public)
        minds, _ = believed(course, self._temper)
        guess = self._guess(public, private, seat, minds)
        announces = any(not isinstance(choice, Hand) for choice in choices)
        must = not any(isinstance(choice, Hand) for choice in choices)
        if must or (announces and guess.chance >= self._needed(course)):
            return guess.announcement(choices), Why("announce", {"sure": round(100 * guess.chance)})
        assert public.performer is not None
        view = scene(course, self._temper, public.row, public.hander, public.performer, minds)
        who = knowledge(public.mode, public.hander)
        chances = hand_chances(view, self._temper)[_type(who, private)]
        return Hand(self._chosen(public.row, chances, course, chance)), None

    def _perform(
        self, public: Public, private: Private, seat: Seat, chance: Chance
    ) -> tuple[Command, Why | None]:
        """The set that leads on, and tells the partner so."""
        course, temper = _course(public), self._temper
        assert public.handed is not None and public.performer is not None
        row = (*public.row, public.handed)
        minds = believed_of(course, temper, row, public.hander, public.performer, public.handed)
        view = scene(course, temper, row, public.hander, public.performer, minds)
        chances = perform_chances(view, temper, public.handed)[_type(knowledge(public.mode, seat), private)]
        return Perform(self._chosen(range(len(chances)), chances, course, chance)), None

    def _chosen(self, items: Sequence[T], chances: Sequence[float], course: Course, chance: Chance) -> T:
        """The likeliest, the first of equals: bots who direct wish alike. In a long game any likely one."""
        if len(course.turns) <= _PATIENT:
            return items[max(range(len(chances)), key=chances.__getitem__)]
        drawn = chance.below(_FINE) / _FINE * sum(chances)
        for item, share in zip(items, chances, strict=True):
            drawn -= share
            if drawn < 0:
                return item
        return items[-1]

    def _speak(self, public: Public, private: Private, seat: Seat) -> tuple[Command, Why | None]:
        """Opposed: the hander's win condition, if that is likely enough to be a win."""
        minds, _ = believed(_course(public), self._temper)
        guess = self._guess(public, private, seat, minds)
        if guess.chance < self._temper.bold * self._needed(_course(public)):
            return Pass(), None
        return Announce(guess.other), Why("announce", {"sure": round(100 * guess.chance)})

    def _name(self, public: Public, private: Private, seat: Seat) -> tuple[Command, Why | None]:
        """The announcer's win condition, as it is believed to be."""
        minds, _ = believed(_course(public), self._temper)
        guess = self._guess(public, private, seat, minds)
        return Answer(guess.other), Why("answer", {"sure": round(100 * guess.chance)})

    def _needed(self, course: Course) -> float:
        """How sure one must be to announce: less when turns run out, or the game goes round in circles."""
        sure = self._temper.sure
        if course.left() == ENDLESS:
            return sure * min(1.0, max(0.0, 1 - (len(course.turns) - _PATIENT) / _WEARY))
        return sure if course.left() > 1 else sure * _LAST

    def _guess(self, public: Public, private: Private, seat: Seat, minds: Minds) -> Guess:
        """The likeliest colour and shape that are met, and the chance to win by naming them."""
        who, place = knowledge(public.mode, seat), goal(public.mode, seat)
        table = masks(public.actions)
        met = [[table.met(mask) for mask in seen] for seen in table.seen(public.grid)]
        names: list[Condition] = []
        chance = 1.0
        for kind, conditions in enumerate(KINDS):
            own = bool(who.places) and kind == who.kind
            belief = given(minds[kind], who, _held(who, private)) if own else minds[kind]
            chances = marginal(belief, place)
            hopes = [c * (1.0 if m else 1e-6) for c, m in zip(chances, met[kind], strict=True)]
            best = max(range(4), key=hopes.__getitem__)
            names.append(conditions[best])
            chance *= hopes[best]
            if own and place in who.places and public.mode not in (Way.DIRECTOR, Way.FOUR_PARTNERS):
                read = [c if m else 0.0 for c, m in zip(marginal(minds[kind], place), met[kind], strict=True)]
                chance *= read[best] / sum(read) if sum(read) else 0.0
        return Guess(names[0], names[1], names[1 - who.kind], chance)


class Guess(NamedTuple):
    """What an announcement would name, and how likely it is to win."""

    colour: Condition
    shape: Condition
    other: Condition
    """The one of the two that is not of the own kind."""
    chance: float

    def announcement(self, choices: Sequence[Command]) -> Command:
        """The guess as one of the answers that were asked for."""
        if any(isinstance(choice, AnnounceBoth) for choice in choices):
            return AnnounceBoth(self.colour, self.shape)
        return Announce(self.other)


def _course(public: Public) -> Course:
    return Course(public.mode, public.actions, public.start, public.removed, public.turns)


def _own_seat(public: Public, private: Private, seat: Seat) -> Seat:
    """The seat whose cards these are: whoever thinks ahead of its question may be told another seat."""
    fitting = [one for one in every_seat(len(public.roles)) if _fits(public, private, one)]
    return seat if seat in fitting or not fitting else fitting[0]


def _fits(public: Public, private: Private, seat: Seat) -> bool:
    """Whether a seat of this mode could hold these cards."""
    who = knowledge(public.mode, seat)
    cards = [card for card in (private.win, private.lose) if card is not None]
    alike = len(cards) == len(who.places) and all(card in KINDS[who.kind] for card in cards)
    return alike and (public.mode is Way.OPPOSED or (private.lose is None) == (1 not in who.places))


def _held(who: Knowledge, private: Private) -> tuple[int, ...]:
    return who.held(private.win, private.lose, KINDS[who.kind])


def _type(who: Knowledge, private: Private) -> int:
    return who.types.index(_held(who, private))


def _joined(private: Private, seat: Seat) -> Command:
    """Where directors differ a bot gives way: it joins the wish that most others have."""
    others = [wish for one, wish in enumerate(private.wishes) if wish is not None and one != seat]
    own = private.wishes[seat]
    assert own is not None
    return max(others, key=others.count, default=own)


BOTS: Mapping[str, Bot[Public, Private, Command]] = {
    "telepath": Telepath(Temper()),
    "stolid": Telepath(Temper(keen=6.0, plain=0.5, stray=0.1, slip=0.35, sure=0.9)),
}
