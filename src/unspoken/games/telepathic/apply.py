"""The only place where the state of a game of Telepathic changes."""

from __future__ import annotations

from typing import TypeAlias, assert_never

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

_Opening: TypeAlias = AskedWhoBegins | WentOn | Began | Dealt
_Turning: TypeAlias = Lifted | Wished | Split | Handed | Performed
_Replenishing: TypeAlias = Shuffled | Returned | Drawn
_Closing: TypeAlias = TurnEnded | Passed | Announced | Answered | Ended


def apply(state: State, event: Event) -> State:
    """Return the state after an event."""
    match event:
        case AskedWhoBegins() | WentOn() | Began() | Dealt():
            return _open(state, event)
        case Lifted() | Wished() | Split() | Handed() | Performed():
            return _play_turn(state, event)
        case Shuffled() | Returned() | Drawn():
            return _replenish(state, event)
        case TurnEnded() | Passed() | Announced() | Answered() | Ended():
            return _close_turn(state, event)
        case _:
            assert_never(event)


def _open(state: State, event: _Opening) -> State:
    """Apply the events before the first turn (TEL-03 to TEL-06)."""
    match event:
        case AskedWhoBegins():
            return replace(state, phase=Phase.CLAIMING)
        case WentOn(seat):
            return replace(state, gone_on=put(state.gone_on, seat, True))
        case Began(starter):
            return replace(state, phase=Phase.DEALING, starter=starter)
        case Dealt():
            return _deal(state, event)
        case _:
            assert_never(event)


def _play_turn(state: State, event: _Turning) -> State:
    """Apply the events of a turn: a card is chosen, handed and performed (TEL-07)."""
    match event:
        case Lifted():
            return replace(state, until=None)
        case Wished(seat, wish):
            return replace(state, wishes=put(state.wishes, seat, wish))
        case Split(seats):
            return replace(state, split=seats)
        case Handed(card, until):
            return replace(_enter_phase(state, Phase.PERFORMING, until), handed=card)
        case Performed(on):
            return _perform(state, on)
        case _:
            assert_never(event)


def _replenish(state: State, event: _Replenishing) -> State:
    """Apply the events that fill up the row (TEL-10)."""
    match event:
        case Shuffled(deck):
            return replace(state, deck=deck, used=(), shuffles=state.shuffles + 1)
        case Returned(row):
            return replace(state, row=row, used=())
        case Drawn(card):
            return replace(state, row=(*state.row, card), deck=state.deck[1:])
        case _:
            assert_never(event)


def _close_turn(state: State, event: _Closing) -> State:
    """Apply the end of a turn, an announcement, or the end of the game (TEL-11, TEL-12)."""
    match event:
        case TurnEnded(until):
            return _enter_phase(state, mode_rules(state).after_turn, until)
        case Passed(until):
            return _enter_phase(state, Phase.HANDING, until)
        case Announced(seat, names):
            return replace(_enter_phase(state, Phase.ANSWERING), named=(*state.named, Naming(seat, names)))
        case Answered(seat, name):
            return replace(state, named=(*state.named, Naming(seat, (name,))))
        case Ended(reason, winners):
            return replace(_enter_phase(state, Phase.OVER), handed=None, reason=reason, winners=winners)
        case _:
            assert_never(event)


def _enter_phase(state: State, phase: Phase, until: Millis | None = None) -> State:
    """Enter a phase and clear all wishes; if any seat had a wish, reset `unattended`."""
    wishes = (None,) * state.seats
    unattended = state.unattended if state.wishes == wishes else 0
    return replace(state, phase=phase, until=until, wishes=wishes, split=(), unattended=unattended)


def _deal(state: State, deal: Dealt) -> State:
    return replace(
        _enter_phase(state, Phase.HANDING, deal.until),
        start=deal.grid,
        grid=deal.grid,
        row=deal.row,
        deck=deal.deck,
        removed=deal.removed,
        wins=deal.wins,
        loses=deal.loses,
    )


def _perform(state: State, on: int) -> State:
    """Move the tiles, use the card, and record the turn (TEL-07)."""
    mode, card = mode_rules(state), state.handed
    assert card is not None
    turn = Turn(mode.hander(state), mode.performer(state), state.row, card, on)
    by_clock = all(wish is None for wish in state.wishes)
    return replace(
        _enter_phase(state, Phase.PERFORMED),
        unattended=state.unattended + 1 if by_clock else 0,
        grid=grid_after(state.grid, action_of(state.materials.actions, card), on),
        row=tuple(other for other in state.row if other != card),
        used=(*state.used, card),
        handed=None,
        turns=(*state.turns, turn),
    )
