"""A memory of who came when."""

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
from unspoken.kernel.game import Seat


class Remembering(State, frozen=True):
    heard: tuple[Seat, ...] = ()
    changes: int = 0


def remember(leaked: Callable[[State], Leaked]) -> Dixit:
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

    return leak_in_public(leaked, replace(GAME, setup=setup, apply=apply))


def heard(state: State) -> Leaked:
    assert isinstance(state, Remembering)
    return state.heard


def heard_at_the_reveal(state: State) -> Leaked:
    return heard(state) if state.phase is Phase.REVEALED else ()


def changes(state: State) -> Leaked:
    assert isinstance(state, Remembering)
    return (state.changes,)


MEMORIES = [
    PlantedLeak("everybody in which order the answers come in", remember(heard), caught_by="order"),
    PlantedLeak(
        "everybody in which order the votes came, at the reveal",
        remember(heard_at_the_reveal),
        caught_by="order",
    ),
    PlantedLeak("everybody how often minds were changed", remember(changes), caught_by="order"),
]
