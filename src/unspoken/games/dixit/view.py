"""The views of Dixit. They are built field by field, so that a hidden field is absent."""

from __future__ import annotations

from unspoken.games.dixit.roles import next_teller, others
from unspoken.games.dixit.scoring import own_numbers, owners_of, verdict_of
from unspoken.games.dixit.sizes import lays
from unspoken.games.dixit.types import Phase, Private, Public, State
from unspoken.kernel.types import Seat

_TELLING, _REVEALED, _OVER = Phase.TELLING, Phase.REVEALED, Phase.OVER  # reading a member of an enum is slow


def public(state: State) -> Public:
    """Return the public view; owners and votes appear when everybody has voted (DIX-06)."""
    shown = state.phase is _REVEALED or state.phase is _OVER
    return Public(
        phase=state.phase,
        round=state.round,
        target=state.options.target,
        language=state.options.language,
        lays=lays(state.seats),
        teller=state.teller,
        others=others(state),
        scores=state.scores,
        pile=len(state.pile),
        clue=state.clue,
        board=state.board,
        owners=owners_of(state) if shown else (),
        votes=state.votes if shown else (),
        gains=state.gains if shown else (),
        verdict=verdict_of(state) if shown else None,
        next_teller=next_teller(state) if shown else None,
        album=state.album if state.phase is _OVER else (),
    )


def private(state: State, seat: Seat) -> Private:
    """Return the seat's own hand, chosen cards and vote, and the past rounds if the seat tells."""
    past = state.past if state.phase is _TELLING and state.teller == seat else ()
    return Private(state.hands[seat], state.laid[seat], own_numbers(state, seat), state.votes[seat], past)
