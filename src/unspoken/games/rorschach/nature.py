"""Nature's moves: the teams, the display, what a team comes to, and what a reveal brings."""

from __future__ import annotations

from typing import assert_never

from unspoken.games.rorschach.agreement import come_to, cut_short
from unspoken.games.rorschach.display import display, is_used_up, symbol_on
from unspoken.games.rorschach.events import (
    Chosen,
    Countered,
    Declined,
    Event,
    GameEnded,
    Guessed,
    GuessedAgain,
    Leaned,
    Removed,
    Reopened,
    Revealed,
    RoundEnded,
    Scored,
    Wavered,
)
from unspoken.games.rorschach.questions import key_of
from unspoken.games.rorschach.scoring import ahead, champion, row, team_of
from unspoken.games.rorschach.teams import seated
from unspoken.games.rorschach.types import (
    Choose,
    Counter,
    Decline,
    Guess,
    Mark,
    Phase,
    Remove,
    State,
    Symbol,
    Wish,
)
from unspoken.kernel.game import Millis, Moment
from unspoken.kernel.pace import limit
from unspoken.kernel.seats import every_seat


def settle(state: State, moment: Moment) -> tuple[Event, ...]:
    """Nature's move."""
    match state.phase:
        case Phase.SEATING:
            return (seated(state.options, state.seats, moment.chance),)
        case Phase.DEALING:
            return display(state, moment.chance)
        case Phase.CHOOSING | Phase.REMOVING | Phase.GUESSING | Phase.COUNTERING | Phase.SECOND:
            return _decided(state, moment)
        case Phase.REVEALED:
            if not _all_have_seen(state, moment):
                return ()
            return (Reopened(),) if state.again else (_scored(state, moment),)
        case Phase.SCORED:
            return _next(state) if _all_have_seen(state, moment) else ()
        case Phase.MATCHING | Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def _decided(state: State, moment: Moment) -> tuple[Event, ...]:
    """A decision falls by agreement, or when its time is over (ALL-06, ALL-07)."""
    if key_of(state) in moment.lapsed:
        return _facts(state, cut_short(state, moment), moment)
    came = come_to(state, moment)
    match came:
        case None:
            return ()
        case Leaned() | Wavered():
            return (came,)
        case _:
            return _facts(state, came, moment)


def _facts(state: State, wish: Wish, moment: Moment) -> tuple[Event, ...]:
    """What happens when a team gets its wish."""
    match wish:
        case Choose(seat):
            return (Chosen(seat),)
        case Remove(image):
            return (Removed(image),)
        case Guess(image, symbol) if state.phase is Phase.GUESSING:
            return (Guessed(Mark(image, symbol)),)
        case Guess(image, symbol):
            return (_guessed_again(state, Mark(image, symbol)), _scored(state, moment))
        case Counter(symbol):
            return (Countered(symbol), _revealed(state, symbol, moment))
        case Decline():
            return (Declined(), _scored(state, moment))
        case _:
            assert_never(wish)


def _revealed(state: State, counter: Symbol, moment: Moment) -> Revealed:
    """The subject's symbol on the first image, and what the table of ROR-10 says."""
    assert state.guess is not None
    symbol = symbol_on(state, state.guess.image)
    found = row(state.guess.symbol == symbol, counter == symbol)
    rest = limit(state.options.pace, relaxed=25, brisk=10)
    return Revealed(symbol, team_of(found.first, state.testers), found.again, _at(rest, moment))


def _guessed_again(state: State, mark: Mark) -> GuessedAgain:
    """The second image goes by the row of the first (ROR-10)."""
    first = state.reveals[0]
    found = row(first.testers == first.symbol, first.control == first.symbol)
    symbol = symbol_on(state, mark.image)
    to = found.second_right if mark.symbol == symbol else found.second_wrong
    return GuessedAgain(mark, symbol, team_of(to, state.testers))


def _scored(state: State, moment: Moment) -> Scored:
    return Scored(_at(limit(state.options.pace, relaxed=40, brisk=15), moment))


def _at(rest: Millis | None, moment: Moment) -> Millis | None:
    """When a rest is over that begins now."""
    return None if rest is None else Millis(moment.at + rest)


def _all_have_seen(state: State, moment: Moment) -> bool:
    """A reveal rests until its time is over, or all who are here have seen enough."""
    waited_for = moment.people or frozenset(every_seat(state.seats))
    over = state.due is not None and moment.at >= state.due
    return over or all(state.gone_on[seat] for seat in waited_for)


def _next(state: State) -> tuple[Event, ...]:
    """The end of the game (ROR-14), or another round; without four images left, whoever is ahead has won."""
    winner = champion(state.won)
    if winner is not None:
        return (GameEnded(winner),)
    return (GameEnded(ahead(state.won)),) if is_used_up(state) else (RoundEnded(),)
