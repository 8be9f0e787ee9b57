"""Leaks of the order of arrival."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from msgspec import structs

from tests.games.dixit.leaks.short_games import Dixit, Leaked
from tests.games.dixit.leaks.views import leak_in_public
from tests.games.planted import PlantedLeak
from unspoken.games.dixit import GAME
from unspoken.games.dixit.events import Dealt, Event, Laid, LaidOut, Voted
from unspoken.games.dixit.types import Materials, Options, Phase, State
from unspoken.kernel.types import Seat


class StateWithArrivals(State, frozen=True):
    arrivals: tuple[Seat, ...] = ()
    changes: int = 0


def remember(leaked: Callable[[State], Leaked]) -> Dixit:
    """Return Dixit that stores the order of answers, and how often they were changed."""

    def setup(options: Options, materials: Materials, seats: tuple[Seat, ...]) -> State:
        return StateWithArrivals(**structs.asdict(GAME.setup(options, materials, seats)))

    def apply(state: State, event: Event) -> State:
        after = GAME.apply(state, event)
        assert isinstance(state, StateWithArrivals)
        match event:
            case Laid(seat) | Voted(seat):
                arrivals = (*(other for other in state.arrivals if other != seat), seat)
                changes = state.changes + (seat in state.arrivals)
                return structs.replace(after, arrivals=arrivals, changes=changes)
            case LaidOut() | Dealt():
                return structs.replace(after, arrivals=(), changes=0)
            case _:
                return after

    return leak_in_public(leaked, replace(GAME, setup=setup, apply=apply))


def arrivals(state: State) -> Leaked:
    assert isinstance(state, StateWithArrivals)
    return state.arrivals


def arrivals_at_the_reveal(state: State) -> Leaked:
    return arrivals(state) if state.phase is Phase.REVEALED else ()


def changes(state: State) -> Leaked:
    assert isinstance(state, StateWithArrivals)
    return (state.changes,)


MEMORIES = [
    PlantedLeak("everybody in which order the answers come in", remember(arrivals), caught_by="order"),
    PlantedLeak(
        "everybody in which order the votes came, at the reveal",
        remember(arrivals_at_the_reveal),
        caught_by="order",
    ),
    PlantedLeak("everybody how often minds were changed", remember(changes), caught_by="order"),
]
