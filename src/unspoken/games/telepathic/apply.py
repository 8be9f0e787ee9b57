"""The only place where the state of a game of Telepathic changes."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from unspoken.games.telepathic.events import (
    Announced,
    Answered,
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
    Wondered,
)
from unspoken.games.telepathic.grid import act, named
from unspoken.games.telepathic.modes import mode_of
from unspoken.games.telepathic.types import Naming, Phase, State, Turn
from unspoken.kernel.game import Millis
from unspoken.kernel.seats import put


def apply(state: State, event: Event) -> State:
    """The table after an event."""
    match event:
        case Wondered():
            return replace(state, phase=Phase.CLAIMING)
        case WentOn(seat):
            return replace(state, gone_on=put(state.gone_on, seat, True))
        case Began(starter):
            return replace(state, phase=Phase.DEALING, starter=starter)
        case Dealt():
            return _dealt(state, event)
        case Lifted():
            return replace(state, until=None)
        case Wished(seat, wish):
            return replace(state, wishes=put(state.wishes, seat, wish))
        case Split(seats):
            return replace(state, split=seats)
        case Handed(card, until):
            return replace(_asked(state, Phase.PERFORMING, until), handed=card)
        case Performed(on):
            return _performed(state, on)
        case Shuffled(deck):
            return replace(state, deck=deck, used=(), shuffles=state.shuffles + 1)
        case Returned(row):
            return replace(state, row=row, used=())
        case Drawn(card):
            return replace(state, row=(*state.row, card), deck=state.deck[1:])
        case TurnEnded(until):
            return _asked(state, mode_of(state).rests, until)
        case Passed(until):
            return _asked(state, Phase.HANDING, until)
        case Announced(seat, names):
            return replace(_asked(state, Phase.ANSWERING, None), named=(*state.named, Naming(seat, names)))
        case Answered(seat, name):
            return replace(state, named=(*state.named, Naming(seat, (name,))))
        case Ended(reason, winners):
            return replace(_asked(state, Phase.OVER, None), handed=None, reason=reason, winners=winners)
        case _:
            assert_never(event)


def _asked(state: State, phase: Phase, until: Millis | None) -> State:
    """A new question: old wishes count no more."""
    return replace(state, phase=phase, until=until, wishes=(None,) * state.seats, split=())


def _dealt(state: State, deal: Dealt) -> State:
    return replace(
        _asked(state, Phase.HANDING, deal.until),
        start=deal.grid,
        grid=deal.grid,
        row=deal.row,
        deck=deal.deck,
        removed=deal.removed,
        wins=deal.wins,
        loses=deal.loses,
    )


def _performed(state: State, on: int) -> State:
    """The tiles move, the card is used, and the turn is complete but for what nature adds (TEL-07)."""
    mode, card = mode_of(state), state.handed
    assert card is not None
    turn = Turn(mode.hander(state), mode.performer(state), state.row, card, on)
    return replace(
        _asked(state, Phase.PERFORMED, None),
        grid=act(state.grid, named(state.materials.actions, card), on),
        row=tuple(one for one in state.row if one != card),
        used=(*state.used, card),
        handed=None,
        turns=(*state.turns, turn),
    )
