"""Pattern with planted leaks: each is the real game, but reveals one secret."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from msgspec import structs

from tests.games.planted import PlantedLeak, Planting
from unspoken.cli.template.game import GAME
from unspoken.cli.template.game.events import Event
from unspoken.cli.template.game.types import Command, Materials, Options, Phase, Private, Public, State
from unspoken.kernel.game import Game
from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import left_of
from unspoken.kernel.types import Ask, Seat

Leaky: TypeAlias = Game[Options, Materials, State, Command, Event, Public, Private]
Leaked: TypeAlias = tuple[object, ...]


class LeakyPublic(Public, frozen=True):
    leaked: Leaked = ()


class LeakyPrivate(Private, frozen=True):
    leaked: Leaked = ()


def leaking_to_all(leaked: Callable[[State], Leaked]) -> Leaky:
    """Add a field to the public view."""
    return replace(
        GAME, public=lambda state: LeakyPublic(**structs.asdict(GAME.public(state)), leaked=leaked(state))
    )


def leaking_to_a_seat(leaked: Callable[[State, Seat], Leaked]) -> Leaky:
    """Add a field to the private views."""

    def private(state: State, seat: Seat) -> Private:
        return LeakyPrivate(**structs.asdict(GAME.private(state, seat)), leaked=leaked(state, seat))

    return replace(GAME, private=private)


def hidden(state: State) -> tuple[int | None, ...]:
    """Return the picks while they are hidden."""
    return state.picks if state.phase is Phase.PICKING else ()


def left_pick(state: State, seat: Seat) -> Leaked:
    """Return the pick of the left neighbour while it is hidden."""
    return (hidden(state)[left_of(seat, state.seats)],) if hidden(state) else ()


def sum_in_key(state: State) -> tuple[Ask[Command], ...]:
    """Add the sum of the hidden picks to the key of each question."""
    total = sum(pick or 0 for pick in hidden(state))
    return tuple(structs.replace(ask, key=f"{ask.key}-{total}") for ask in GAME.asks(state))


LEAKS = [
    PlantedLeak("everybody the numbers before all are shown", leaking_to_all(hidden)),
    PlantedLeak("a player the number of the left neighbour", leaking_to_a_seat(left_pick)),
    PlantedLeak("the sum of the numbers in the key of a question", replace(GAME, asks=sum_in_key)),
]
HARMLESS = [
    PlantedLeak(
        "a player their own number twice", leaking_to_a_seat(lambda state, seat: (state.picks[seat],))
    ),
]


def short_games() -> list[tuple[int, Options, Materials]]:
    """Return games with few players and few rounds."""
    return [(3, Options(target=3, pace=Pace.OFF), Materials())]


PLANTING = Planting(LEAKS, HARMLESS, short_games, every=2, games=20, harmless_games=2, short_harmless_games=1)
