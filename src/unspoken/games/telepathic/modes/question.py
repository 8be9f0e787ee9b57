"""The parts of a question that all modes share: key, time limit, and choices."""

from __future__ import annotations

from functools import lru_cache

from unspoken.games.telepathic.cards import SETS_OF_A_CARD, Cards
from unspoken.games.telepathic.tiles import COLOURS, SHAPES
from unspoken.games.telepathic.types import (
    Announce,
    AnnounceBoth,
    Command,
    Decision,
    Hand,
    Options,
    Perform,
    Phase,
    State,
)
from unspoken.kernel.pace import limit, pace_for
from unspoken.kernel.types import Millis

ANNOUNCE_COLOUR_CHOICES: tuple[Command, ...] = tuple(Announce(colour) for colour in COLOURS)
ANNOUNCE_SHAPE_CHOICES: tuple[Command, ...] = tuple(Announce(shape) for shape in SHAPES)
ANNOUNCE_BOTH_CHOICES: tuple[AnnounceBoth, ...] = tuple(
    AnnounceBoth(colour, shape) for colour in COLOURS for shape in SHAPES
)
PERFORM_CHOICES: tuple[Perform, ...] = tuple(Perform(on) for on in range(SETS_OF_A_CARD))


def question_key(state: State) -> str:
    """Return the key of the open question."""
    return _key(state.phase, len(state.turns))


def questions_by_turn(turns: int) -> tuple[tuple[str, ...], ...]:
    """Return the question keys before the first turn and in each turn; the last has all later keys."""
    before = (_key(Phase.CLAIMING, 0),)
    after = (_key(Phase.HANDING, turns), _key(Phase.ANSWERING, turns))
    during = [
        (_key(Phase.HANDING, turn - 1), _key(Phase.PERFORMING, turn - 1), _key(Phase.SPEAKING, turn))
        for turn in range(1, turns + 1)
    ]
    *early, last = [before, *during]
    return (*early, last + after)


@lru_cache(maxsize=1024)  # needed several times a move, in every phase of perhaps a hundred turns
def _key(phase: Phase, turns: int) -> str:
    """Return the key of a question after this many complete turns."""
    match phase:
        case Phase.PERFORMING:
            return f"perform-{turns + 1}"
        case Phase.SPEAKING:
            return f"speak-{turns}"
        case Phase.ANSWERING:
            return "answer"
        case Phase.CLAIMING:
            return "begin"
        case _:
            return f"turn-{turns + 1}"


def time_limit(state: State, decision: Decision, *, relaxed: int, brisk: int) -> Millis | None:
    """Return the time limit of a question, to which the pause is added."""
    return _time_limit(state.options, decision, relaxed, brisk)


@lru_cache(maxsize=256)  # of the house rules at some tables; needed on every move
def _time_limit(options: Options, decision: Decision, relaxed: int, brisk: int) -> Millis | None:
    base = limit(pace_for(options, decision), relaxed=relaxed, brisk=brisk)
    return None if base is None else Millis(base + 1000 * options.pause)


def announce_limit(state: State) -> Millis | None:
    """Return the time limit of an announcement, and of its answer."""
    return time_limit(state, "announce", relaxed=60, brisk=20)


def turn_limit(state: State, *, relaxed: int, brisk: int) -> Millis | None:
    """Return the time limit of a turn; of an announcement if no card is left (TEL-10)."""
    return time_limit(state, "hand", relaxed=relaxed, brisk=brisk) if state.row else announce_limit(state)


def hand_choices(state: State) -> tuple[Command, ...]:
    """Return every open card as a choice (TEL-07)."""
    return _hands(state.row)


@lru_cache(maxsize=1024)  # a row stays for several moves
def _hands(row: Cards) -> tuple[Command, ...]:
    return tuple(Hand(card) for card in row)
