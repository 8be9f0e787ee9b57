"""Each conformance check fails for a game with the fault that it looks for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import TypeAlias

import pytest
from msgspec import Struct, structs

from unspoken.games.dixit import GAME
from unspoken.games.dixit.events import Event
from unspoken.games.dixit.types import Command, Phase, Private, Public, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.parts.seating import SeatingPart
from unspoken.kernel.tags import tag
from unspoken.kernel.types import Ask, Channel, Millis, Moment, Outcome, Refused, Seat
from unspoken.proofs import conformance

Check: TypeAlias = Callable[[AnyGame], None]

DIXIT = replace(GAME, proofs=replace(GAME.proofs, trials=lambda: list(GAME.proofs.trials())[-2:]))
"""Dixit, but only its two shortest trials."""


class NeverUsed(Struct, frozen=True, tag=tag):
    """A command or an event that never occurs."""


def stranger_wins(state: State) -> Outcome | None:
    return Outcome(frozenset({Seat(99)})) if state.phase is Phase.OVER else None


def rings_after_the_end(state: State) -> Millis | None:
    return Millis(10**9) if state.phase is Phase.OVER else GAME.due(state)


def asks_twice(state: State) -> tuple[Ask[Command], ...]:
    return GAME.asks(state) * 2


def refuses_an_offered_vote(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    if state.phase is Phase.VOTING and command == GAME.asks(state)[0].choices[0]:  # type: ignore[index]
        raise Refused("own-card")
    return GAME.decide(state, seat, command)


def never_leaves_telling(state: State, moment: Moment) -> tuple[Event, ...]:
    return () if state.phase is Phase.TELLING else GAME.settle(state, moment)


def stranger_speaks(state: State) -> tuple[Channel, ...]:
    stranger = frozenset({Seat(state.seats)})
    return (Channel("table", stranger, stranger),)


def looks_different() -> Callable[[State], Public]:
    looks = count()
    return lambda state: structs.replace(GAME.public(state), round=next(looks))


def goes_differently() -> Callable[[State, Event], State]:
    times = count()
    return lambda state, event: structs.replace(GAME.apply(state, event), gains=(next(times),))


def plays_differently() -> Callable[[Public, Private, Ask[Command], Chance], Command]:
    times = count()
    return lambda public, private, ask, _chance: GAME.sample(public, private, ask, Chance(b"", next(times)))


FAULTS: list[tuple[str, Check, AnyGame]] = [
    ("has a winner without a seat", conformance.every_trial_ends, replace(DIXIT, outcome=stranger_wins)),
    ("has a clock after its end", conformance.every_trial_ends, replace(DIXIT, due=rings_after_the_end)),
    (
        "replays differently",
        conformance.replay_equals_live,
        replace(DIXIT, apply=goes_differently()),
    ),
    (
        "plays differently each time",
        conformance.same_seed_same_log,
        replace(DIXIT, sample=plays_differently()),
    ),
    ("asks twice", conformance.somebody_is_asked, replace(DIXIT, asks=asks_twice)),
    (
        "declares a ninth seat",
        conformance.seats_are_counted,
        replace(DIXIT, seating=SeatingPart(widest=range(3, 10))),
    ),
    (
        "refuses an offered choice",
        conformance.offers_are_granted,
        replace(DIXIT, decide=refuses_an_offered_vote),
    ),
    (
        "does not declare its refusals",
        conformance.refusals_are_declared,
        replace(DIXIT, types=replace(DIXIT.types, refusals=frozenset())),
    ),
    (
        "has an unused event",
        conformance.everything_occurs,
        replace(DIXIT, types=replace(DIXIT.types, events=GAME.types.events | NeverUsed)),
    ),
    (
        "has an unused command",
        conformance.everything_occurs,
        replace(DIXIT, types=replace(DIXIT.types, commands=GAME.types.commands | NeverUsed)),
    ),
    (
        "never ends by the clock",
        conformance.the_clock_ends_every_game,
        replace(DIXIT, settle=never_leaves_telling),
    ),
    ("cannot be skipped", conformance.skipping_ends_every_game, replace(DIXIT, settle=never_leaves_telling)),
    ("looks different each time", conformance.views_are_pure, replace(DIXIT, public=looks_different())),
    (
        "has a channel for a stranger",
        conformance.voices_belong_to_the_table,
        replace(DIXIT, channels=stranger_speaks),
    ),
]


@pytest.mark.parametrize(("fault", "check", "game"), FAULTS, ids=[fault for fault, _, _ in FAULTS])
def test_a_faulty_game_fails_its_check(fault: str, check: Check, game: AnyGame) -> None:
    """ALL-02, ALL-03, ALL-07: A check that cannot fail would prove nothing."""
    with pytest.raises(AssertionError, match=GAME.name):
        check(game)
