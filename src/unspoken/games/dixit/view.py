"""The views of Dixit. They are built field by field, so that a hidden field is absent."""

from __future__ import annotations

from unspoken.games.dixit.roles import next_teller, others
from unspoken.games.dixit.scoring import owners_of, verdict_of
from unspoken.games.dixit.sizes import lays
from unspoken.games.dixit.types import Phase, Private, Public, State
from unspoken.kernel.types import Seat


def public(state: State) -> Public:
    """Return the public view; owners and votes appear when everybody has voted (DIX-06)."""
    shown = state.phase in (Phase.REVEALED, Phase.OVER)
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
        album=state.album if state.phase is Phase.OVER else (),
    )


def private(state: State, seat: Seat) -> Private:
    """Return the seat's own hand, chosen cards and vote, and the past rounds if the seat tells."""
    laid = state.laid[seat]
    own = tuple([number for number, card in enumerate(state.board, 1) if card in laid])
    tells = state.phase is Phase.TELLING and state.teller == seat
    past = state.past if tells else ()
    return Private(state.hands[seat], laid, own, state.votes[seat], past)
