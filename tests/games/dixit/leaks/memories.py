"""A memory of who came when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from msgspec import structs

from tests.games.dixit.leaks.plant import Dixit, Plant, Told
from tests.games.dixit.leaks.views import tattling
from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import (
    Dealt,
    Event,
    Laid,
    LaidOut,
    Materials,
    Options,
    Phase,
    State,
    Voted,
)
from unspoken.kernel.game import Seat


class Remembering(State, frozen=True):
    heard: tuple[Seat, ...] = ()
    changes: int = 0


def remember(told: Callable[[State], Told]) -> Dixit:
    """Dixit that keeps in which order answers came, and how often they were changed."""

    def setup(options: Options, materials: Materials, seats: tuple[Seat, ...]) -> State:
        return Remembering(**structs.asdict(GAME.setup(options, materials, seats)))

    def apply(state: State, event: Event) -> State:
        after = GAME.apply(state, event)
        assert isinstance(state, Remembering)
        match event:
            case Laid(seat) | Voted(seat):
                heard = (*(one for one in state.heard if one != seat), seat)
                return structs.replace(after, heard=heard, changes=state.changes + (seat in state.heard))
            case LaidOut() | Dealt():
                return structs.replace(after, heard=(), changes=0)
            case _:
                return after

    return tattling(told, replace(GAME, setup=setup, apply=apply))


def heard(state: State) -> Told:
    assert isinstance(state, Remembering)
    return state.heard


def heard_at_the_reveal(state: State) -> Told:
    return heard(state) if state.phase is Phase.REVEALED else ()


def changes(state: State) -> Told:
    assert isinstance(state, Remembering)
    return (state.changes,)


MEMORIES = [
    Plant("everybody in which order the answers come in", remember(heard), caught="order"),
    Plant(
        "everybody in which order the votes came, at the reveal",
        remember(heard_at_the_reveal),
        caught="order",
    ),
    Plant("everybody how often minds were changed", remember(changes), caught="order"),
]
