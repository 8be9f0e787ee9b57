"""The questions that are open in each phase of Telepathic."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from unspoken.games.telepathic.modes import mode_rules
from unspoken.games.telepathic.modes.announcement import opposite
from unspoken.games.telepathic.modes.question import PERFORM_CHOICES, announce_limit, question_key, time_limit
from unspoken.games.telepathic.tiles import COLOURS, SHAPES
from unspoken.games.telepathic.types import Answer, Claim, Command, GoOn, Phase, State
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask


def asks(state: State) -> tuple[Ask[Command], ...]:
    """Return the open questions; some of them depend on the mode."""
    asked = _ASKS.get(state.phase)
    return () if asked is None else asked(state)


def _ask_who_begins(state: State) -> tuple[Ask[Command], ...]:
    """Ask every seat to claim the latest psychic experience, or to pass and let chance decide (TEL-06)."""
    key, limit = question_key(state), time_limit(state, "begin", relaxed=45, brisk=15)
    return tuple(
        Ask(key, seat, ("claim", "go-on"), (Claim(), GoOn()), not state.gone_on[seat], limit)
        for seat in every_seat(state.seats)
    )


def _ask_to_perform(state: State) -> tuple[Ask[Command], ...]:
    """Ask the performer for one of the handed card's four sets (TEL-07)."""
    performer, limit = mode_rules(state).performer(state), time_limit(state, "perform", relaxed=90, brisk=30)
    return (Ask(question_key(state), performer, ("perform",), PERFORM_CHOICES, state.until is None, limit),)


def _ask_to_answer(state: State) -> tuple[Ask[Command], ...]:
    """Ask the announcer's partner for the announcer's win condition (TEL-12)."""
    announcer = state.named[0].seat
    assert announcer is not None
    kind = SHAPES if state.named[0].names[0] in COLOURS else COLOURS
    names = tuple(Answer(condition) for condition in kind)
    limit = announce_limit(state)
    return (Ask(question_key(state), opposite(announcer, state.seats), ("answer",), names, limit=limit),)


def _ask_to_speak(state: State) -> tuple[Ask[Command], ...]:
    mode = mode_rules(state)
    assert mode.ask_to_speak is not None
    return mode.ask_to_speak(state)


_ASKS: Mapping[Phase, Callable[[State], tuple[Ask[Command], ...]]] = {
    Phase.CLAIMING: _ask_who_begins,
    Phase.HANDING: lambda state: mode_rules(state).ask_to_hand(state),
    Phase.PERFORMING: _ask_to_perform,
    Phase.SPEAKING: _ask_to_speak,
    Phase.ANSWERING: _ask_to_answer,
}
"""By phase; in all other phases nothing is asked."""
