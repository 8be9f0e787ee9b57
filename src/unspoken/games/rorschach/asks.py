"""The questions that are open in each phase of Rorschach."""

from __future__ import annotations

from itertools import permutations
from typing import assert_never

from unspoken.games.rorschach.display import SYMBOLS, images_left, unrevealed_images
from unspoken.games.rorschach.teams import deciders, members
from unspoken.games.rorschach.types import (
    Choose,
    Command,
    Counter,
    Decline,
    GoOn,
    Guess,
    Match,
    Phase,
    Remove,
    State,
    Wish,
)
from unspoken.kernel.pace import limit, pace_for
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask, Millis

_MATCHES: tuple[Command, ...] = tuple(Match(symbols) for symbols in permutations(SYMBOLS))


def asks(state: State) -> tuple[Ask[Command], ...]:
    """Return the open questions.

    Every member of a team owes its answer until the team has decided, so that nobody outside the team
    can see who has proposed and whether they agree.
    """
    key = question_key(state)
    match state.phase:
        case Phase.CHOOSING | Phase.REMOVING | Phase.GUESSING | Phase.COUNTERING | Phase.SECOND:
            offered: tuple[Command, ...] = choices(state)
            answers, time = _answers(state), _limit(state)
            return tuple(Ask(key, seat, answers, offered, limit=time) for seat in deciders(state))
        case Phase.MATCHING:
            assert state.subject is not None
            return (Ask(key, state.subject, ("match",), _MATCHES, limit=_limit(state)),)
        case Phase.REVEALED | Phase.SCORED:
            return tuple(
                Ask(key, seat, ("go-on",), (GoOn(),), not state.gone_on[seat])
                for seat in every_seat(state.seats)
            )
        case Phase.SEATING | Phase.DEALING | Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def question_key(state: State) -> str:
    """Return the key of the open question."""
    return f"{state.phase.value}-{state.round}"


def choices(state: State) -> tuple[Wish, ...]:
    """Return all wishes that the deciding team may choose from."""
    match state.phase:
        case Phase.CHOOSING:
            return tuple(Choose(seat) for seat in members(state, state.testers))
        case Phase.REMOVING:
            return tuple(Remove(image) for image in state.images)
        case Phase.GUESSING:
            return tuple(Guess(image, symbol) for image in images_left(state) for symbol in SYMBOLS)
        case Phase.COUNTERING:
            return tuple(Counter(symbol) for symbol in SYMBOLS)
        case Phase.SECOND:
            return (*_second_guesses(state), *((Decline(),) if state.options.may_decline else ()))
        case Phase.SEATING | Phase.DEALING | Phase.MATCHING | Phase.REVEALED | Phase.SCORED | Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def _second_guesses(state: State) -> tuple[Wish, ...]:
    """Return the second guesses: another image and another symbol than the first (ROR-11)."""
    first = state.guess
    assert first is not None
    return tuple(
        Guess(image, symbol)
        for image in unrevealed_images(state)
        for symbol in SYMBOLS
        if symbol != first.symbol
    )


def _answers(state: State) -> tuple[str, ...]:
    """Return the tags of the wishes that are allowed now."""
    match state.phase:
        case Phase.CHOOSING:
            return ("choose",)
        case Phase.REMOVING:
            return ("remove",)
        case Phase.GUESSING:
            return ("guess",)
        case Phase.COUNTERING:
            return ("counter",)
        case Phase.SECOND:
            return ("guess", "decline") if state.options.may_decline else ("guess",)
        case Phase.SEATING | Phase.DEALING | Phase.MATCHING | Phase.REVEALED | Phase.SCORED | Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def _limit(state: State) -> Millis | None:
    """Return the time limit of the open question."""
    options = state.options
    match state.phase:
        case Phase.CHOOSING:
            return limit(pace_for(options, "choose"), relaxed=60, brisk=25)
        case Phase.REMOVING:
            return limit(pace_for(options, "remove"), relaxed=100, brisk=40)
        case Phase.COUNTERING:
            return limit(pace_for(options, "counter"), relaxed=100, brisk=40)
        case Phase.MATCHING:
            return limit(pace_for(options, "match"), relaxed=150, brisk=60)
        case Phase.GUESSING:
            return limit(pace_for(options, "guess"), relaxed=150, brisk=60)
        case Phase.SECOND:
            return limit(pace_for(options, "guess"), relaxed=120, brisk=45)
        case Phase.SEATING | Phase.DEALING | Phase.REVEALED | Phase.SCORED | Phase.OVER:
            return None
        case _:
            assert_never(state.phase)
