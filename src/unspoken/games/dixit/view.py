"""What is seen of a game of Dixit: built from nothing, so that hidden means absent."""

from __future__ import annotations

from unspoken.games.dixit.roles import next_teller, others
from unspoken.games.dixit.scoring import owners_of, verdict_of
from unspoken.games.dixit.sizes import lays
from unspoken.games.dixit.types import Phase, Private, Public, State
from unspoken.kernel.game import Seat


def public(state: State) -> Public:
    """What everybody sees. Who laid what and who voted how is shown when all have voted (DIX-06)."""
    shown = state.phase in (Phase.REVEALED, Phase.OVER)
    return Public(
        phase=state.phase,
        round=state.round,
        target=state.options.target,
        language=state.options.language,
        lays=lays(state.seats),
        teller=state.teller,
        others=others(state),
        clue=state.clue,
        scores=state.scores,
        pile=len(state.pile),
        board=state.board,
        owners=owners_of(state) if shown else (),
        votes=state.votes if shown else (),
        gains=state.gains if shown else (),
        verdict=verdict_of(state) if shown else None,
        next_teller=next_teller(state) if shown else None,
        album=state.album if state.phase is Phase.OVER else (),
        past=state.past if state.phase is Phase.TELLING else (),
    )


def private(state: State, seat: Seat) -> Private:
    """A hand is its owner's; so are a choice and a vote until they are shown."""
    own = tuple(number for number, card in enumerate(state.board, 1) if card in state.laid[seat])
    return Private(state.hands[seat], state.laid[seat], own, state.votes[seat])
