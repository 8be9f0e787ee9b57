"""Rorschach with a leak: a plant is the true game but for one line that tells too much."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

from msgspec import structs

from tests.games.rorschach.sittings import materials
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
Told: TypeAlias = tuple[object, ...]


@dataclass(frozen=True)
class Plant:
    """A leak, in a sentence: "Rorschach tells …"; the game that leaks, and which check sees it first."""

    tells: str
    game: Rorschach
    caught: str = "exact"


class Tattle(Public, frozen=True):
    told: Told = ()


class Whisper(Private, frozen=True):
    told: Told = ()


def tattling(told: Callable[[State], Told], game: Rorschach = GAME) -> Rorschach:
    """The public view says one thing more, until the game is over."""

    def public(state: State) -> Public:
        seen = structs.asdict(GAME.public(state))
        return Tattle(**seen, told=() if state.phase is Phase.OVER else told(state))

    return replace(game, public=public)


def whispering(told: Callable[[State, Seat], Told]) -> Rorschach:
    """The private view says one thing more, until the game is over."""

    def private(state: State, seat: Seat) -> Private:
        seen = structs.asdict(GAME.private(state, seat))
        return Whisper(**seen, told=() if state.phase is Phase.OVER else told(state, seat))

    return replace(GAME, private=private)


def asking(change: Callable[[State, Ask[Command]], Ask[Command]]) -> Rorschach:
    return replace(GAME, asks=lambda state: tuple(change(state, ask) for ask in GAME.asks(state)))


# ---- what is told of the matching


def right_guess(state: State) -> Told:
    known = state.guess is not None and state.phase is Phase.COUNTERING
    return (state.guess in marks(state),) if known else ()


def all_at_the_first_reveal(state: State) -> Told:
    return marks(state) if state.phase is Phase.REVEALED else ()


def to_team_mates(state: State, seat: Seat) -> Told:
    return marks(state) if state.teams[seat] == state.testers else ()


def to_the_control(state: State, seat: Seat) -> Told:
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


def most_backed(state: State) -> Told:
    wished = [wish for wish in state.wishes if wish is not None]
    return (max((wished.count(wish) for wish in wished), default=0),)


class Remembering(State, frozen=True):
    heard: tuple[Seat, ...] = ()


def remember(told: Callable[[State], Told]) -> Rorschach:
    """Rorschach that keeps in which order proposals came."""

    def setup(options: Options, cards: Materials, seats: tuple[Seat, ...]) -> State:
        return Remembering(**structs.asdict(GAME.setup(options, cards, seats)))

    def apply(state: State, event: Event) -> State:
        after = GAME.apply(state, event)
        assert isinstance(state, Remembering)
        match event:
            case Wished(seat):
                return structs.replace(after, heard=(*state.heard, seat))
            case Displayed():
                return structs.replace(after, heard=())
            case _:
                return after

    return tattling(told, replace(GAME, setup=setup, apply=apply))


def last_heard(state: State) -> Told:
    assert isinstance(state, Remembering)
    return state.heard[-1:]


def how_often(state: State) -> Told:
    assert isinstance(state, Remembering)
    return (len(state.heard),)


# ---- what is told of the piles


def unshuffled(state: State, moment: Moment) -> tuple[Event, ...]:
    """Both piles lie as they come."""
    pile = (*state.image_pile, *state.image_box)
    told: list[Event] = []
    for event in GAME.settle(state, moment):
        match event:
            case ImagesShuffled():
                told.append(ImagesShuffled(pile))
            case WordsShuffled():
                told.append(event)
            case Displayed(words) if state.round == 1:
                told.append(Displayed(words, pile[:4]))
            case _:
                told.append(event)
    return tuple(told)


LEAKS = [
    Plant("everybody the matching", tattling(marks)),
    Plant("everybody the whole matching at the first reveal", tattling(all_at_the_first_reveal)),
    Plant("everybody whether the first guess is right", tattling(right_guess)),
    Plant("the subject's team the matching", whispering(to_team_mates)),
    Plant("the control team the matching", whispering(to_the_control)),
    Plant("the right guess by listing it first", asking(truth_first)),
    Plant("the matching in the name of a question", asking(matching_in_key)),
    Plant("whether the guess is right by the time left", asking(longer_when_right)),
    Plant("the right symbol by refusing wrong ones", replace(GAME, decide=no_wrong_counters)),
    Plant("everybody what a team wishes", tattling(lambda state: state.wishes)),
    Plant("the other team what a team wishes", whispering(lambda state, _seat: state.wishes)),
    Plant("everybody how many of a team agree", tattling(most_backed)),
    Plant("everybody that a team leans", tattling(lambda state: (state.lean is not None,))),
    Plant("the other team that a team leans", whispering(lambda state, _seat: (state.lean is not None,))),
    Plant(
        "that a team leans by a clock",
        replace(GAME, due=lambda state: state.due or GAME.hidden_due(state)),
        caught="order",
    ),
    Plant("that a team leans by a channel", replace(GAME, channels=hum_when_leaning)),
    Plant("who has proposed by no longer waiting for them", asking(owed_until_proposed)),
    Plant("everybody who proposed last", remember(last_heard), caught="order"),
    Plant("everybody how often was proposed", remember(how_often), caught="order"),
    Plant("everybody the next image of the pile", tattling(lambda state: state.image_pile[:1])),
    Plant("everybody the next word of the pile", tattling(lambda state: state.word_pile[:1])),
    Plant("the images to come: they are not shuffled", replace(GAME, settle=unshuffled), caught="drawn"),
]
HARMLESS = [
    Plant("everybody how many images are left", tattling(lambda state: (len(state.image_pile),))),
    Plant(
        "the subject the own matching twice",
        whispering(lambda state, seat: marks(state) if seat == state.subject else ()),
    ),
    Plant(
        "everybody the matching once it is scored",
        tattling(lambda state: marks(state) if state.phase is Phase.SCORED else ()),
    ),
]


def short_games() -> list[tuple[int, Options, Materials]]:
    """Small teams and a large one, with a clock and without."""
    return [
        (4, Options(), materials()),
        (6, Options(pace=Pace.BRISK), materials(24, 18)),
        (7, Options(may_decline=True, pace=Pace.OFF), materials(24, 18)),
    ]
