"""The only place where the state of a game of Telepathic changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from unspoken.games.telepathic.events import (
    Announced,
    Answered,
    AskedWhoBegins,
    Began,
    Dealt,
    Drawn,
    Ended,
    Event,
    Handed,
    Lifted,
    Passed,
    Performed,
    Returned,
    Shuffled,
    Split,
    TurnEnded,
    WentOn,
    Wished,
)
from unspoken.games.telepathic.grid import action_of, grid_after
from unspoken.games.telepathic.modes import mode_rules
from unspoken.games.telepathic.types import Naming, Phase, State, Turn
from unspoken.kernel.seats import put
from unspoken.kernel.types import Millis


def apply(state: State, event: Event) -> State:
    """Return the state after an event."""
    return _APPLY[type(event)](state, event)


def _ask_who_begins(state: State, _event: AskedWhoBegins) -> State:
    return replace(state, phase=Phase.CLAIMING)


def _go_on(state: State, event: WentOn) -> State:
    """Record who leaves it to chance who begins (TEL-06)."""
    return replace(state, gone_on=put(state.gone_on, event.seat, True))


def _begin(state: State, event: Began) -> State:
    """Record who begins (TEL-06)."""
    return replace(state, phase=Phase.DEALING, starter=event.starter)


def _deal(state: State, event: Dealt) -> State:
    """Set the grid, the cards and the conditions (TEL-03 to TEL-05)."""
    return _enter_phase(
        state,
        Phase.HANDING,
        event.until,
        start=event.grid,
        grid=event.grid,
        row=event.row,
        deck=event.deck,
        removed=event.removed,
        wins=event.wins,
        loses=event.loses,
    )


def _lift(state: State, _event: Lifted) -> State:
    """End the pause (TEL-17)."""
    return replace(state, until=None)


def _wish(state: State, event: Wished) -> State:
    """Record a wish."""
    return replace(state, wishes=put(state.wishes, event.seat, event.wish))


def _split(state: State, event: Split) -> State:
    """Record who disagrees (ALL-06)."""
    return replace(state, split=event.seats)


def _hand(state: State, event: Handed) -> State:
    """Hand a card (TEL-07)."""
    return _enter_phase(state, Phase.PERFORMING, event.until, handed=event.card)


def _perform(state: State, event: Performed) -> State:
    """Move the tiles, use the card, and record the turn (TEL-07)."""
    mode, card = mode_rules(state), state.handed
    assert card is not None
    turn = Turn(mode.hander(state), mode.performer(state), state.row, card, event.on)
    by_clock = state.wishes.count(None) == state.seats
    return replace(
        state,
        phase=Phase.PERFORMED,
        until=None,
        wishes=(None,) * state.seats,
        split=(),
        unattended=state.unattended + 1 if by_clock else 0,
        grid=grid_after(state.grid, action_of(state.materials.actions, card), event.on),
        row=tuple([other for other in state.row if other != card]),
        used=(*state.used, card),
        handed=None,
        turns=(*state.turns, turn),
    )


def _shuffle(state: State, event: Shuffled) -> State:
    """Make a deck of the used cards (TEL-10)."""
    return replace(state, deck=event.deck, used=(), shuffles=state.shuffles + 1)


def _return_card(state: State, event: Returned) -> State:
    """Return the used card to the row (TEL-10)."""
    return replace(state, row=event.row, used=())


def _draw(state: State, event: Drawn) -> State:
    """Turn up the next card of the deck (TEL-10)."""
    return replace(state, row=(*state.row, event.card), deck=state.deck[1:])


def _end_turn(state: State, event: TurnEnded) -> State:
    """Go on to the next turn, or to an announcement (TEL-11)."""
    return _enter_phase(state, mode_rules(state).after_turn, event.until)


def _pass(state: State, event: Passed) -> State:
    """Go on without an announcement (TEL-16)."""
    return _enter_phase(state, Phase.HANDING, event.until)


def _announce(state: State, event: Announced) -> State:
    """Record the named conditions (TEL-12)."""
    return _enter_phase(state, Phase.ANSWERING, named=(*state.named, Naming(event.seat, event.names)))


def _answer(state: State, event: Answered) -> State:
    """Record the condition that was named in return (TEL-12)."""
    return replace(state, named=(*state.named, Naming(event.seat, (event.name,))))


def _end(state: State, event: Ended) -> State:
    """End the game."""
    return _enter_phase(state, Phase.OVER, handed=None, reason=event.reason, winners=event.winners)


def _enter_phase(state: State, phase: Phase, until: Millis | None = None, **changes: object) -> State:
    """Enter a phase, clear all wishes and make other changes; if any seat had a wish, reset `unattended`."""
    wishes = (None,) * state.seats
    unattended = state.unattended if state.wishes == wishes else 0
    return replace(state, phase=phase, until=until, wishes=wishes, split=(), unattended=unattended, **changes)


_APPLY: Mapping[type[Event], Callable[[State, Any], State]] = {
    AskedWhoBegins: _ask_who_begins,
    WentOn: _go_on,
    Began: _begin,
    Dealt: _deal,
    Lifted: _lift,
    Wished: _wish,
    Split: _split,
    Handed: _hand,
    Performed: _perform,
    Shuffled: _shuffle,
    Returned: _return_card,
    Drawn: _draw,
    TurnEnded: _end_turn,
    Passed: _pass,
    Announced: _announce,
    Answered: _answer,
    Ended: _end,
}
"""A table, because matching an event against one class after another takes longer than applying it."""
