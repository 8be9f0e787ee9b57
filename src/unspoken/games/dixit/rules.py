"""The rules of Dixit, in the order of RULES.md."""

from __future__ import annotations

from functools import cache
from typing import assert_never

from unspoken.games.dixit.clues import checked_clue
from unspoken.games.dixit.events import Event, Laid, Told, Voted, WentOn
from unspoken.games.dixit.sizes import lays
from unspoken.games.dixit.types import (
    Aloud,
    Cards,
    Command,
    GoOn,
    Lay,
    Number,
    Phase,
    Private,
    Public,
    Recorded,
    State,
    Tell,
    Vote,
    Written,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.seats import every_seat, put
from unspoken.kernel.types import Ask, Channel, Millis, Outcome, Refused, Seat

WORDLESS_CLUES = ("…", "?", "!", "♪", "∞")
"""Clues for `sample`, understood in any language."""
_TELLING, _LAYING, _VOTING, _OVER = Phase.TELLING, Phase.LAYING, Phase.VOTING, Phase.OVER
"""Stored, because reading a member of an enum is slow."""


def decide(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    """Return the events of a player's command, or raise `Refused`."""
    match command:
        case Lay(cards):
            return (_lay(state, seat, cards),)
        case Vote(number):
            return (_vote(state, seat, number),)
        case GoOn():
            if state.phase is _TELLING and all(put(state.gone_on, seat, True)):
                raise Refused("somebody-begins")
            return (WentOn(seat),)
        case Tell(card, clue):  # last, because it is rare
            if card not in state.hands[seat]:
                raise Refused("card-not-held")
            return (Told(seat, card, checked_clue(clue)),)
        case _:
            assert_never(command)


def _lay(state: State, seat: Seat, cards: Cards) -> Laid:
    """Lay one card of the hand, or two different ones (DIX-04)."""
    if len(cards) != lays(state.seats) or len(set(cards)) != len(cards):
        raise Refused("lay-so-many", cards=lays(state.seats))
    if not set(cards).issubset(state.hands[seat]):
        raise Refused("card-not-held")
    return Laid(seat, cards)


def _vote(state: State, seat: Seat, number: Number) -> Voted:
    """Vote for a card on the table that is not the voter's own (DIX-06)."""
    if not 1 <= number <= len(state.board):
        raise Refused("no-such-number", most=len(state.board))
    if state.board[number - 1] in state.laid[seat]:
        raise Refused("own-card")
    return Voted(seat, number)


def outcome(state: State) -> Outcome | None:
    """Return the winners: the highest score, shared by equal scores (DIX-13)."""
    if state.phase is not _OVER:
        return None
    best = max(state.scores)
    winners = (seat for seat in every_seat(state.seats) if state.scores[seat] == best)
    return Outcome(frozenset(winners), state.scores)


def channels(state: State) -> tuple[Channel, ...]:
    """Everybody may talk; the teller may not while cards are chosen and votes are open (DIX-15)."""
    hushed = state.phase is _LAYING or state.phase is _VOTING
    return _channels(state.seats, state.teller if hushed else None)


@cache
def _channels(seats: int, hushed: Seat | None) -> tuple[Channel, ...]:
    everybody = frozenset(every_seat(seats))
    return (Channel("table", everybody - {hushed}, everybody | {None}),)


def due(state: State) -> Millis | None:
    """Return when the reveal ends; None without a clock."""
    return state.due


def sounds(command: Command) -> tuple[str, ...]:
    """Return the recordings that a command refers to."""
    match command:
        case Tell(clue=Recorded(sound)):
            return (sound,)
        case Tell() | Lay() | Vote() | GoOn():
            return ()
        case _:
            assert_never(command)


def sample(_public: Public, private: Private, ask: Ask[Command], chance: Chance) -> Command:
    """Return a random legal answer."""
    if ask.choices is not None:
        return chance.pick(ask.choices)
    clue = Aloud() if chance.below(6) == 0 else Written(chance.pick(WORDLESS_CLUES))
    return Tell(chance.pick(private.hand), clue)
