"""Planted leaks: mutants of Rorschach, each the true game but for one thing more that it tells."""

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
from unspoken.kernel.game import Ask, Channel, Game, Millis, Moment, Refused, Seat
from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import every_seat

Rorschach: TypeAlias = Game[Options, Materials, State, Command, Event, Public, Private]
Extra: TypeAlias = tuple[object, ...]
"""What a view tells beyond its own fields."""


class PublicAndMore(Public, frozen=True):
    extra: Extra = ()


class PrivateAndMore(Private, frozen=True):
    extra: Extra = ()


def tell_everybody(extra: Callable[[State], Extra], game: Rorschach = GAME) -> Rorschach:
    """The public view says one thing more, until the game is over."""

    def public(state: State) -> Public:
        seen = structs.asdict(GAME.public(state))
        return PublicAndMore(**seen, extra=() if state.phase is Phase.OVER else extra(state))

    return replace(game, public=public)


def tell_a_seat(extra: Callable[[State, Seat], Extra]) -> Rorschach:
    """The private view says one thing more, until the game is over."""

    def private(state: State, seat: Seat) -> Private:
        seen = structs.asdict(GAME.private(state, seat))
        return PrivateAndMore(**seen, extra=() if state.phase is Phase.OVER else extra(state, seat))

    return replace(GAME, private=private)


def ask_otherwise(change: Callable[[State, Ask[Command]], Ask[Command]]) -> Rorschach:
    """Each question is put in another way."""
    return replace(GAME, asks=lambda state: tuple(change(state, ask) for ask in GAME.asks(state)))


# ---- what is told of the matching


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


# ---- what is told of a team


def owed_until_proposed(state: State, ask: Ask[Command]) -> Ask[Command]:
    return ask if state.wishes[ask.seat] is None else structs.replace(ask, owed=False)


def hum_when_leaning(state: State) -> tuple[Channel, ...]:
    hum = Channel("hum", frozenset(), frozenset(every_seat(state.seats)))
    return GAME.channels(state) if state.lean is None else (*GAME.channels(state), hum)


def most_backed(state: State) -> Extra:
    wished = [wish for wish in state.wishes if wish is not None]
    return (max((wished.count(wish) for wish in wished), default=0),)


class StateWithArrivals(State, frozen=True):
    arrivals: tuple[Seat, ...] = ()


def remember_arrivals(extra: Callable[[State], Extra]) -> Rorschach:
    """Rorschach that keeps in which order proposals came."""

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

    return tell_everybody(extra, replace(GAME, setup=setup, apply=apply))


def last_arrival(state: State) -> Extra:
    assert isinstance(state, StateWithArrivals)
    return state.arrivals[-1:]


def how_often(state: State) -> Extra:
    assert isinstance(state, StateWithArrivals)
    return (len(state.arrivals),)


# ---- what is told of the piles


def unshuffled(state: State, moment: Moment) -> tuple[Event, ...]:
    """Both piles lie as they come."""
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
    PlantedLeak("everybody the matching", tell_everybody(marks)),
    PlantedLeak("everybody the whole matching at the first reveal", tell_everybody(all_at_the_first_reveal)),
    PlantedLeak("everybody whether the first guess is right", tell_everybody(right_guess)),
    PlantedLeak("the subject's team the matching", tell_a_seat(to_team_mates)),
    PlantedLeak("the control team the matching", tell_a_seat(to_the_control)),
    PlantedLeak("the right guess by listing it first", ask_otherwise(truth_first)),
    PlantedLeak("the matching in the name of a question", ask_otherwise(matching_in_key)),
    PlantedLeak("whether the guess is right by the time left", ask_otherwise(longer_when_right)),
    PlantedLeak("the right symbol by refusing wrong ones", replace(GAME, decide=no_wrong_counters)),
    PlantedLeak("everybody what a team wishes", tell_everybody(lambda state: state.wishes)),
    PlantedLeak("the other team what a team wishes", tell_a_seat(lambda state, _seat: state.wishes)),
    PlantedLeak("everybody how many of a team agree", tell_everybody(most_backed)),
    PlantedLeak("everybody that a team leans", tell_everybody(lambda state: (state.lean is not None,))),
    PlantedLeak(
        "the other team that a team leans", tell_a_seat(lambda state, _seat: (state.lean is not None,))
    ),
    PlantedLeak(
        "that a team leans by a clock",
        replace(GAME, due=lambda state: state.due or GAME.hidden_due(state)),
        caught_by="order",
    ),
    PlantedLeak("that a team leans by a channel", replace(GAME, channels=hum_when_leaning)),
    PlantedLeak("who has proposed by no longer waiting for them", ask_otherwise(owed_until_proposed)),
    PlantedLeak("everybody who proposed last", remember_arrivals(last_arrival), caught_by="order"),
    PlantedLeak("everybody how often was proposed", remember_arrivals(how_often), caught_by="order"),
    PlantedLeak("everybody the next image of the pile", tell_everybody(lambda state: state.image_pile[:1])),
    PlantedLeak("everybody the next word of the pile", tell_everybody(lambda state: state.word_pile[:1])),
    PlantedLeak(
        "the images to come: they are not shuffled", replace(GAME, settle=unshuffled), caught_by="drawn"
    ),
]
HARMLESS = [
    PlantedLeak("everybody how many images are left", tell_everybody(lambda state: (len(state.image_pile),))),
    PlantedLeak(
        "the subject the own matching twice",
        tell_a_seat(lambda state, seat: marks(state) if seat == state.subject else ()),
    ),
    PlantedLeak(
        "everybody the matching once it is scored",
        tell_everybody(lambda state: marks(state) if state.phase is Phase.SCORED else ()),
    ),
]


def short_games() -> list[tuple[int, Options, Materials]]:
    """Small teams and a large one, with a clock and without."""
    return [
        (4, Options(), materials()),
        (6, Options(pace=Pace.BRISK), materials(24, 18)),
        (7, Options(may_decline=True, pace=Pace.OFF), materials(24, 18)),
    ]


PLANTING = Planting(LEAKS, HARMLESS, short_games, every=5, games=30, harmless_games=2, short_harmless_games=2)
