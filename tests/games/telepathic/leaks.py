"""Planted leaks of Telepathic: each is the game with one more thing revealed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from msgspec import structs

from tests.games.planted import PlantedLeak, Planting
from unspoken.games.telepathic import GAME
from unspoken.games.telepathic.cards import DECK
from unspoken.games.telepathic.conditions import is_met
from unspoken.games.telepathic.events import Dealt, Event
from unspoken.games.telepathic.types import (
    Announce,
    Command,
    Materials,
    Mode,
    Options,
    Phase,
    Private,
    Public,
    Role,
    State,
)
from unspoken.kernel.game import Game
from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask, Channel, Millis, Moment, Refused, Seat

Telepathic: TypeAlias = Game[Options, Materials, State, Command, Event, Public, Private]
Leaked: TypeAlias = tuple[object, ...]


class LeakyPublic(Public, frozen=True):
    """The public view with a leak."""

    leaked: Leaked = ()


class LeakyPrivate(Private, frozen=True):
    """The private view with a leak."""

    leaked: Leaked = ()


def leaking_to_all(leak: Callable[[State], Leaked]) -> Telepathic:
    """Add one thing to the public view until the game is over."""

    def public(state: State) -> Public:
        fields = structs.asdict(GAME.public(state))
        return LeakyPublic(**fields, leaked=() if state.phase is Phase.OVER else leak(state))

    return replace(GAME, public=public)


def leaking_to_each(leak: Callable[[State, Seat], Leaked]) -> Telepathic:
    """Add one thing to the private view until the game is over."""

    def private(state: State, seat: Seat) -> Private:
        fields = structs.asdict(GAME.private(state, seat))
        return LeakyPrivate(**fields, leaked=() if state.phase is Phase.OVER else leak(state, seat))

    return replace(GAME, private=private)


def wins_met(state: State) -> Leaked:
    return tuple(win is not None and bool(state.grid) and is_met(state.grid, win) for win in state.wins)


def wishes_to_directors(state: State, seat: Seat) -> Leaked:
    return state.wishes if GAME.public(state).roles[seat] is Role.DIRECTOR else ()


def leaking_by_asks(change: Callable[[State, Ask[Command]], Ask[Command]]) -> Telepathic:
    return replace(GAME, asks=lambda state: tuple(change(state, ask) for ask in GAME.asks(state)))


def right_name_first(state: State, ask: Ask[Command]) -> Ask[Command]:
    def wrong(choice: Command) -> bool:
        return not (isinstance(choice, Announce) and choice.condition in state.wins)

    return structs.replace(ask, choices=tuple(sorted(ask.choices or (), key=wrong)))


def longer_when_met(state: State, ask: Ask[Command]) -> Ask[Command]:
    more = sum(1 for is_win in wins_met(state) if is_win)
    return ask if ask.limit is None else structs.replace(ask, limit=Millis(ask.limit + more))


def win_in_key(state: State, ask: Ask[Command]) -> Ask[Command]:
    return structs.replace(ask, key=ask.key + "".join(win.value for win in state.wins if win))


def owed_when_not_chosen(state: State, ask: Ask[Command]) -> Ask[Command]:
    waits = state.until is not None and state.wishes[ask.seat] is None
    return structs.replace(ask, owed=True) if waits else ask


def hint_when_met(state: State) -> tuple[Channel, ...]:
    hum = Channel("hum", frozenset(), frozenset(every_seat(state.seats)))
    playing = state.phase is not Phase.OVER
    return (*GAME.channels(state), hum) if playing and all(wins_met(state)) else GAME.channels(state)


def no_wrong_names(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    events = GAME.decide(state, seat, command)
    if isinstance(command, Announce) and command.condition not in state.wins:
        raise Refused("wrong-kind")
    return events


def lowest_first(state: State, moment: Moment) -> tuple[Event, ...]:
    """Deal fixed conditions: the first of each kind wins, the second loses."""

    def fixed(event: Event) -> Event:
        if not isinstance(event, Dealt) or state.options.mode is not Mode.STANDARD:
            return event
        kinds = [tuple(type(win)) for win in event.wins if win is not None]
        return structs.replace(event, wins=(kinds[0][0], kinds[0][4]), loses=(kinds[0][1], kinds[0][5]))

    return tuple(fixed(event) for event in GAME.settle(state, moment))


def unshuffled(state: State, moment: Moment) -> tuple[Event, ...]:
    """Leave the cards unshuffled."""

    def sorted_deck(event: Event) -> Event:
        if not isinstance(event, Dealt):
            return event
        cards = tuple(action.card for action in state.materials.actions)
        opened, cut = len(event.row), len(event.row) + len(event.removed)
        return structs.replace(event, row=cards[:opened], removed=cards[opened:cut], deck=cards[cut:])

    return tuple(sorted_deck(event) for event in GAME.settle(state, moment))


LEAKS = [
    PlantedLeak("everybody the win conditions", leaking_to_all(lambda state: state.wins)),
    PlantedLeak("everybody the lose conditions", leaking_to_all(lambda state: state.loses)),
    PlantedLeak("everybody whether win conditions are met", leaking_to_all(wins_met)),
    PlantedLeak("everybody the next card of the deck", leaking_to_all(lambda state: state.deck[:1])),
    PlantedLeak("everybody which cards were removed", leaking_to_all(lambda state: state.removed)),
    PlantedLeak("everybody what directors wish", leaking_to_all(lambda state: state.wishes)),
    PlantedLeak("directors what a performer chooses during the pause", leaking_to_each(wishes_to_directors)),
    PlantedLeak(
        "a partner the other's win condition",
        leaking_to_each(lambda state, seat: (state.wins[(seat + state.seats // 2) % state.seats],)),
    ),
    PlantedLeak(
        "a partner whether all win conditions are met",
        leaking_to_each(lambda state, _seat: (all(wins_met(state)),)),
    ),
    PlantedLeak("the right name by listing it first", leaking_by_asks(right_name_first)),
    PlantedLeak("how many win conditions are met by the time left", leaking_by_asks(longer_when_met)),
    PlantedLeak("the win conditions in the name of a question", leaking_by_asks(win_in_key)),
    PlantedLeak("that somebody has chosen during the pause", leaking_by_asks(owed_when_not_chosen)),
    PlantedLeak("that both are met by a channel", replace(GAME, channels=hint_when_met)),
    PlantedLeak(
        "the partner's win condition by refusing wrong names",
        replace(GAME, decide=no_wrong_names),
    ),
    PlantedLeak("all conditions: they are not drawn", replace(GAME, settle=lowest_first), caught_by="drawn"),
    PlantedLeak("the deck: it is not shuffled", replace(GAME, settle=unshuffled), caught_by="drawn"),
]
HARMLESS = [
    PlantedLeak(
        "everybody how many cards are left", leaking_to_all(lambda state: (len(state.row) + len(state.deck),))
    ),
    PlantedLeak("a player their own cards twice", leaking_to_each(lambda state, seat: (state.wins[seat],))),
]


def short_games() -> list[tuple[int, Options, Materials]]:
    """Return every mode once, and pauses: between partners, and with directors.

    In this order, the leaks that are hardest to find show soonest.
    """
    options = [
        (5, Options(Mode.DIRECTOR, pause=3, pace=Pace.RELAXED)),
        (4, Options(Mode.OPPOSED, pace=Pace.RELAXED)),
        (4, Options(Mode.FOUR_PARTNERS, removed=3, pace=Pace.RELAXED)),
        (2, Options(pace=Pace.RELAXED)),
        (2, Options(removed=2, pause=3, pace=Pace.RELAXED)),
    ]
    return [(seats, chosen, Materials(DECK)) for seats, chosen in options]


PLANTING = Planting(LEAKS, HARMLESS, short_games, every=2, games=40, harmless_games=5, short_harmless_games=3)
