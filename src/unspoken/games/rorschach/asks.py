"""The questions that are open in each phase of Rorschach."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from itertools import permutations
from typing import assert_never

from unspoken.games.rorschach.cards import Images
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
    Options,
    Phase,
    Remove,
    State,
    Symbol,
    Wish,
)
from unspoken.kernel.pace import limit, pace_for
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask, Millis, Seat

_MATCHES: tuple[Command, ...] = tuple(Match(symbols) for symbols in permutations(SYMBOLS))
_COUNTERS: tuple[Wish, ...] = tuple(Counter(symbol) for symbol in SYMBOLS)
_DECLINES: tuple[Wish, ...] = (Decline(),)
_GO_ON: tuple[Command, ...] = (GoOn(),)


def asks(state: State) -> tuple[Ask[Command], ...]:
    """Return the open questions.

    Every member of a team owes its answer until the team has decided, so that nobody outside the team
    can see who has proposed and whether they agree.
    """
    return _ASKS[state.phase](state)


def _ask_nobody(_state: State) -> tuple[Ask[Command], ...]:
    return ()


def _ask_team(state: State) -> tuple[Ask[Command], ...]:
    """Ask the deciders of the team that decides now."""
    key, time = question_key(state), _limit(state.options, state.phase)
    offered: tuple[Command, ...] = choices(state)
    answers = _answers(state.phase, state.options.may_decline)
    return tuple([Ask(key, seat, answers, offered, True, time) for seat in deciders(state)])


def _ask_subject(state: State) -> tuple[Ask[Command], ...]:
    """Ask the subject for the matching (ROR-07)."""
    assert state.subject is not None
    time = _limit(state.options, state.phase)
    return (Ask(question_key(state), state.subject, ("match",), _MATCHES, limit=time),)


def _ask_everybody(state: State) -> tuple[Ask[Command], ...]:
    """Ask every seat to go on."""
    key, gone_on = question_key(state), state.gone_on
    return tuple([Ask(key, seat, ("go-on",), _GO_ON, not gone_on[seat]) for seat in every_seat(state.seats)])


_ASKS: Mapping[Phase, Callable[[State], tuple[Ask[Command], ...]]] = {
    Phase.SEATING: _ask_nobody,
    Phase.DEALING: _ask_nobody,
    Phase.CHOOSING: _ask_team,
    Phase.REMOVING: _ask_team,
    Phase.MATCHING: _ask_subject,
    Phase.GUESSING: _ask_team,
    Phase.COUNTERING: _ask_team,
    Phase.REVEALED: _ask_everybody,
    Phase.SECOND: _ask_team,
    Phase.SCORED: _ask_everybody,
    Phase.OVER: _ask_nobody,
}


def question_key(state: State) -> str:
    """Return the key of the open question."""
    return _key(state.phase, state.round)


@lru_cache(maxsize=1024)  # needed several times a move, in every phase of perhaps many rounds
def _key(phase: Phase, number: int) -> str:
    return f"{phase.value}-{number}"


# A question stays open while its team proposes, so the same few choices are needed again at each proposal.
@lru_cache(maxsize=256)
def _subjects(team: tuple[Seat, ...]) -> tuple[Wish, ...]:
    return tuple(Choose(seat) for seat in team)


@lru_cache(maxsize=256)
def _removals(images: Images) -> tuple[Wish, ...]:
    return tuple(Remove(image) for image in images)


@lru_cache(maxsize=256)
def _guesses(images: Images) -> tuple[Wish, ...]:
    return tuple(Guess(image, symbol) for image in images for symbol in SYMBOLS)


@lru_cache(maxsize=256)
def _second_guesses(images: Images, guessed: Symbol) -> tuple[Wish, ...]:
    return tuple(Guess(image, symbol) for image in images for symbol in SYMBOLS if symbol is not guessed)


def choices(state: State) -> tuple[Wish, ...]:
    """Return all wishes that the deciding team may choose from."""
    offered = _CHOICES.get(state.phase)
    return () if offered is None else offered(state)


def _offer_second_guesses(state: State) -> tuple[Wish, ...]:
    """Offer the second guesses: another image and another symbol than the first (ROR-11)."""
    assert state.guess is not None
    guesses = _second_guesses(unrevealed_images(state), state.guess.symbol)
    return guesses + _DECLINES if state.options.may_decline else guesses


_CHOICES: Mapping[Phase, Callable[[State], tuple[Wish, ...]]] = {
    Phase.CHOOSING: lambda state: _subjects(members(state.teams, state.testers)),
    Phase.REMOVING: lambda state: _removals(state.images),
    Phase.GUESSING: lambda state: _guesses(images_left(state)),
    Phase.COUNTERING: lambda _state: _COUNTERS,
    Phase.SECOND: _offer_second_guesses,
}


@cache  # of eleven phases and one house rule
def _answers(phase: Phase, may_decline: bool) -> tuple[str, ...]:
    """Return the tags of the wishes that are allowed in a phase."""
    match phase:
        case Phase.CHOOSING:
            return ("choose",)
        case Phase.REMOVING:
            return ("remove",)
        case Phase.GUESSING:
            return ("guess",)
        case Phase.COUNTERING:
            return ("counter",)
        case Phase.SECOND:
            return ("guess", "decline") if may_decline else ("guess",)
        case Phase.SEATING | Phase.DEALING | Phase.MATCHING | Phase.REVEALED | Phase.SCORED | Phase.OVER:
            return ()
        case _:
            assert_never(phase)


@lru_cache(maxsize=256)  # of the house rules at some tables; needed on every move
def _limit(options: Options, phase: Phase) -> Millis | None:
    """Return the time limit of the question of a phase."""
    match phase:
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
            assert_never(phase)
