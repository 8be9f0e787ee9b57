"""The parts of a question that are alike in all modes: its key, its time, and the choices of an answer."""

from __future__ import annotations

from unspoken.games.telepathic.cards import SETS_OF_A_CARD
from unspoken.games.telepathic.tiles import COLOURS, SHAPES
from unspoken.games.telepathic.types import AnnounceBoth, Command, Decision, Hand, Perform, Phase, State
from unspoken.kernel.game import Millis
from unspoken.kernel.pace import limit, pace_for

ANNOUNCE_BOTH_CHOICES: tuple[AnnounceBoth, ...] = tuple(
    AnnounceBoth(colour, shape) for colour in COLOURS for shape in SHAPES
)
PERFORM_CHOICES: tuple[Perform, ...] = tuple(Perform(on) for on in range(SETS_OF_A_CARD))


def question_key(state: State) -> str:
    """The name of the question that stands."""
    return _key(state.phase, len(state.turns))


def questions_by_turn(turns: int) -> tuple[tuple[str, ...], ...]:
    """The keys of what was asked before the first of so many turns, and in each; the last has the rest."""
    before = (_key(Phase.CLAIMING, 0),)
    after = (_key(Phase.HANDING, turns), _key(Phase.ANSWERING, turns))
    during = [
        (_key(Phase.HANDING, turn - 1), _key(Phase.PERFORMING, turn - 1), _key(Phase.SPEAKING, turn))
        for turn in range(1, turns + 1)
    ]
    *early, last = [before, *during]
    return (*early, last + after)


def _key(phase: Phase, turns: int) -> str:
    """The name of a question that is asked after so many complete turns."""
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
    """How long a question may stand: a pause does not count."""
    base = limit(pace_for(state.options, decision), relaxed=relaxed, brisk=brisk)
    return None if base is None else Millis(base + 1000 * state.options.pause)


def announce_limit(state: State) -> Millis | None:
    """How long an announcement may take, or the answer to it."""
    return time_limit(state, "announce", relaxed=60, brisk=20)


def turn_limit(state: State, *, relaxed: int, brisk: int) -> Millis | None:
    """How long a card may take; where no card is left, only an announcement is asked (TEL-10)."""
    return time_limit(state, "hand", relaxed=relaxed, brisk=brisk) if state.row else announce_limit(state)


def hand_choices(state: State) -> tuple[Command, ...]:
    """Every open card may be handed (TEL-07)."""
    return tuple(Hand(card) for card in state.row)
