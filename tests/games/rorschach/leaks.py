"""Planted leaks of Rorschach: each is the game with one more thing revealed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from msgspec import structs

from tests.games.planted import PlantedLeak, Planting
from tests.games.rorschach.situations import materials
from unspoken.games.rorschach import GAME
from unspoken.games.rorschach.display import marks, symbol_on
from unspoken.games.rorschach.events import Displayed, Event, ImagesShuffled, Wished, WordsShuffled
from unspoken.games.rorschach.types import (
    Command,
    Counter,
    Guess,
    Mark,
    Materials,
    Options,
    Phase,
    Private,
    Public,
    State,
)
from unspoken.kernel.game import Game
from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask, Channel, Millis, Moment, Refused, Seat

Rorschach: TypeAlias = Game[Options, Materials, State, Command, Event, Public, Private]
Extra: TypeAlias = tuple[object, ...]
"""The additional content of a view."""


class PublicWithLeak(Public, frozen=True):
    extra: Extra = ()


class PrivateWithLeak(Private, frozen=True):
    extra: Extra = ()


def leak_in_public(extra: Callable[[State], Extra], game: Rorschach = GAME) -> Rorschach:
    """Add one thing to the public view until the game is over."""

    def public(state: State) -> Public:
        fields = structs.asdict(GAME.public(state))
        return PublicWithLeak(**fields, extra=() if state.phase is Phase.OVER else extra(state))

    return replace(game, public=public)


def leak_in_private(extra: Callable[[State, Seat], Extra]) -> Rorschach:
    """Add one thing to the private view until the game is over."""

    def private(state: State, seat: Seat) -> Private:
        fields = structs.asdict(GAME.private(state, seat))
        return PrivateWithLeak(**fields, extra=() if state.phase is Phase.OVER else extra(state, seat))

    return replace(GAME, private=private)


def change_asks(change: Callable[[State, Ask[Command]], Ask[Command]]) -> Rorschach:
    """Change each question."""
    return replace(GAME, asks=lambda state: tuple(change(state, ask) for ask in GAME.asks(state)))


# ---- leaks of the matching


def right_guess(state: State) -> Extra:
    known = state.guess is not None and state.phase is Phase.COUNTERING
    return (state.guess in marks(state),) if known else ()


def all_at_the_first_reveal(state: State) -> Extra:
    return marks(state) if state.phase is Phase.REVEALED else ()


def to_team_mates(state: State, seat: Seat) -> Extra:
    return marks(state) if state.teams[seat] == state.testers else ()


def to_the_control(state: State, seat: Seat) -> Extra:
    return state.matching if state.teams[seat] != state.testers else ()


def is_true(state: State, choice: Command) -> bool:
    match choice:
        case Guess(image, symbol):
            return Mark(image, symbol) in marks(state)
        case Counter(symbol):
            return state.guess is not None and symbol_on(state, state.guess.image) is symbol
        case _:
            return False


def truth_first(state: State, ask: Ask[Command]) -> Ask[Command]:
    return structs.replace(ask, choices=tuple(sorted(ask.choices or (), key=lambda c: not is_true(state, c))))


def matching_in_key(state: State, ask: Ask[Command]) -> Ask[Command]:
    if state.phase is not Phase.REVEALED:
        return ask
    return structs.replace(ask, key=ask.key + "".join(symbol.value for symbol in state.matching))


def longer_when_right(state: State, ask: Ask[Command]) -> Ask[Command]:
    right = right_guess(state) == (True,)
    return ask if ask.limit is None else structs.replace(ask, limit=Millis(ask.limit + right))


def no_wrong_counters(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    if isinstance(command, Counter) and not is_true(state, command):
        raise Refused("no-such-image")
    return GAME.decide(state, seat, command)


# ---- leaks of a team


def owed_until_proposed(state: State, ask: Ask[Command]) -> Ask[Command]:
    return ask if state.wishes[ask.seat] is None else structs.replace(ask, owed=False)


def hum_when_leaning(state: State) -> tuple[Channel, ...]:
    hum = Channel("hum", frozenset(), frozenset(every_seat(state.seats)))
    return GAME.channels(state) if state.lean is None else (*GAME.channels(state), hum)


def most_backed(state: State) -> Extra:
    wishes = [wish for wish in state.wishes if wish is not None]
    return (max((wishes.count(wish) for wish in wishes), default=0),)


class StateWithArrivals(State, frozen=True):
    arrivals: tuple[Seat, ...] = ()


def remember_arrivals(extra: Callable[[State], Extra]) -> Rorschach:
    """Return Rorschach that stores the order of proposals."""

    def setup(options: Options, cards: Materials, seats: tuple[Seat, ...]) -> State:
        return StateWithArrivals(**structs.asdict(GAME.setup(options, cards, seats)))

    def apply(state: State, event: Event) -> State:
        after = GAME.apply(state, event)
        assert isinstance(state, StateWithArrivals)
        match event:
            case Wished(seat):
                return structs.replace(after, arrivals=(*state.arrivals, seat))
            case Displayed():
                return structs.replace(after, arrivals=())
            case _:
                return after

    return leak_in_public(extra, replace(GAME, setup=setup, apply=apply))


def last_arrival(state: State) -> Extra:
    assert isinstance(state, StateWithArrivals)
    return state.arrivals[-1:]


def how_often(state: State) -> Extra:
    assert isinstance(state, StateWithArrivals)
    return (len(state.arrivals),)


# ---- leaks of the piles


def unshuffled(state: State, moment: Moment) -> tuple[Event, ...]:
    """Leave both piles unshuffled."""
    pile = (*state.image_pile, *state.image_box)
    events: list[Event] = []
    for event in GAME.settle(state, moment):
        match event:
            case ImagesShuffled():
                events.append(ImagesShuffled(pile))
            case WordsShuffled():
                events.append(event)
            case Displayed(words) if state.round == 1:
                events.append(Displayed(words, pile[:4]))
            case _:
                events.append(event)
    return tuple(events)


LEAKS = [
    PlantedLeak("everybody the matching", leak_in_public(marks)),
    PlantedLeak("everybody the whole matching at the first reveal", leak_in_public(all_at_the_first_reveal)),
    PlantedLeak("everybody whether the first guess is right", leak_in_public(right_guess)),
    PlantedLeak("the subject's team the matching", leak_in_private(to_team_mates)),
    PlantedLeak("the control team the matching", leak_in_private(to_the_control)),
    PlantedLeak("the right guess by listing it first", change_asks(truth_first)),
    PlantedLeak("the matching in the name of a question", change_asks(matching_in_key)),
    PlantedLeak("whether the guess is right by the time left", change_asks(longer_when_right)),
    PlantedLeak("the right symbol by refusing wrong ones", replace(GAME, decide=no_wrong_counters)),
    PlantedLeak("everybody what a team wishes", leak_in_public(lambda state: state.wishes)),
    PlantedLeak("the other team what a team wishes", leak_in_private(lambda state, _seat: state.wishes)),
    PlantedLeak("everybody how many of a team agree", leak_in_public(most_backed)),
    PlantedLeak("everybody that a team leans", leak_in_public(lambda state: (state.lean is not None,))),
    PlantedLeak(
        "the other team that a team leans", leak_in_private(lambda state, _seat: (state.lean is not None,))
    ),
    PlantedLeak(
        "that a team leans by a clock",
        replace(GAME, due=lambda state: state.due or GAME.hidden_due(state)),
        caught_by="order",
    ),
    PlantedLeak("that a team leans by a channel", replace(GAME, channels=hum_when_leaning)),
    PlantedLeak("who has proposed by no longer waiting for them", change_asks(owed_until_proposed)),
    PlantedLeak("everybody who proposed last", remember_arrivals(last_arrival), caught_by="order"),
    PlantedLeak("everybody how often was proposed", remember_arrivals(how_often), caught_by="order"),
    PlantedLeak("everybody the next image of the pile", leak_in_public(lambda state: state.image_pile[:1])),
    PlantedLeak("everybody the next word of the pile", leak_in_public(lambda state: state.word_pile[:1])),
    PlantedLeak(
        "the images to come: they are not shuffled", replace(GAME, settle=unshuffled), caught_by="drawn"
    ),
]
HARMLESS = [
    PlantedLeak("everybody how many images are left", leak_in_public(lambda state: (len(state.image_pile),))),
    PlantedLeak(
        "the subject their own matching twice",
        leak_in_private(lambda state, seat: marks(state) if seat == state.subject else ()),
    ),
    PlantedLeak(
        "everybody the matching once it is scored",
        leak_in_public(lambda state: marks(state) if state.phase is Phase.SCORED else ()),
    ),
]


def short_games() -> list[tuple[int, Options, Materials]]:
    """Return games of small teams and a large one, with a clock and without. The first shows most leaks."""
    return [
        (6, Options(pace=Pace.BRISK), materials(24, 18)),
        (4, Options(), materials()),
        (7, Options(may_decline=True, pace=Pace.OFF), materials(24, 18)),
    ]


PLANTING = Planting(LEAKS, HARMLESS, short_games, every=5, games=30, harmless_games=2, short_harmless_games=2)
