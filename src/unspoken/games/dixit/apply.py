"""The only place where the state of a game of Dixit changes."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from unspoken.games.dixit.events import (
    Dealt,
    Event,
    GameEnded,
    HandReplaced,
    Laid,
    LaidOut,
    RoundEnded,
    Scored,
    Shuffled,
    Told,
    Voted,
    WentOn,
)
from unspoken.games.dixit.scoring import past_round, story_of
from unspoken.games.dixit.types import REMEMBERED, Cards, Phase, State
from unspoken.kernel.seats import BySeat, put
from unspoken.kernel.types import Millis, Seat


def apply(state: State, event: Event) -> State:
    """Return the state after an event."""
    match event:
        case WentOn(seat):  # first, because they are frequent: answers to go on, cards and votes
            return replace(state, gone_on=put(state.gone_on, seat, True))
        case Laid(seat, cards):
            return replace(state, laid=put(state.laid, seat, cards))
        case Voted(seat, number):
            return replace(state, votes=put(state.votes, seat, number))
        case Shuffled(pile):
            together = len(pile) > len(state.pile)
            return replace(state, pile=pile, discard=() if together else state.discard)
        case Dealt(drawn):
            return _dealt(state, drawn)
        case Told(teller, card, clue):
            laid = put(state.laid, teller, (card,))
            # clear the passes of the first round: from now on `gone_on` is about the reveal
            gone_on = (False,) * state.seats
            return replace(state, phase=Phase.LAYING, teller=teller, clue=clue, laid=laid, gone_on=gone_on)
        case LaidOut(board):
            hands = tuple([tuple([card for card in hand if card not in board]) for hand in state.hands])
            return replace(state, phase=Phase.VOTING, board=board, hands=hands)
        case Scored(gains, due):
            return _scored(state, gains, due)
        case RoundEnded(teller):
            return _next_round(state, teller)
        case HandReplaced(seat, hand, pile):
            return replace(state, hands=put(state.hands, seat, hand), pile=pile)
        case GameEnded():
            return replace(state, phase=Phase.OVER, due=None)
        case _:
            assert_never(event)


def _dealt(state: State, drawn: BySeat[Cards]) -> State:
    """Move the drawn cards from the top of the pile into the hands."""
    hands = tuple([hand + new for hand, new in zip(state.hands, drawn, strict=True)])
    return replace(state, phase=Phase.TELLING, hands=hands, pile=state.pile[sum(map(len, drawn)) :])


def _scored(state: State, gains: BySeat[int], due: Millis | None) -> State:
    """Show the votes, and add the round to the album and to the past rounds."""
    return replace(
        state,
        phase=Phase.REVEALED,
        gains=gains,
        scores=tuple(score + gain for score, gain in zip(state.scores, gains, strict=True)),
        album=(*state.album, story_of(state)),
        due=due,
        past=(*state.past, past_round(state))[-REMEMBERED:],
    )


def _next_round(state: State, teller: Seat) -> State:
    """Move the board to the discard and start the next round; hands, scores and the album stay."""
    n = state.seats
    return replace(
        state,
        phase=Phase.DEALING,
        round=state.round + 1,
        teller=teller,
        clue=None,
        discard=state.discard + state.board,
        laid=((),) * n,
        board=(),
        votes=(None,) * n,
        gains=(0,) * n,
        gone_on=(False,) * n,
        due=None,
    )
