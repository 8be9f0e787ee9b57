"""The automatic moves of Rorschach: teams, display, decisions of a team, reveals, and timeouts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import assert_never

from unspoken.games.rorschach.agreement import decided_by_clock, new_agreement
from unspoken.games.rorschach.asks import question_key
from unspoken.games.rorschach.display import symbol_on
from unspoken.games.rorschach.events import (
    Chosen,
    Countered,
    Declined,
    Displayed,
    Event,
    GameEnded,
    Guessed,
    GuessedAgain,
    ImagesShuffled,
    Leaned,
    Removed,
    Reopened,
    Revealed,
    RoundEnded,
    Scored,
    Seated,
    Wavered,
    WordsShuffled,
)
from unspoken.games.rorschach.piles import IMAGES, WORDS, are_images_used_up, filled_piles
from unspoken.games.rorschach.scoring import leading_team, row_for, row_of_round, team_of, winning_team
from unspoken.games.rorschach.teams import halves, teams_before_start
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
from unspoken.kernel.pace import limit, pace_for
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Millis, Moment


def settle(state: State, moment: Moment) -> tuple[Event, ...]:
    """Return the events that happen without a command."""
    return _SETTLE[state.phase](state, moment)


def _wait(_state: State, _moment: Moment) -> tuple[Event, ...]:
    return ()


def _end_reveal(state: State, moment: Moment) -> tuple[Event, ...]:
    if not _reveal_is_over(state, moment):
        return ()
    return (Reopened(),) if state.again else (_scored(state, moment),)


def _end_round(state: State, moment: Moment) -> tuple[Event, ...]:
    return _next(state) if _reveal_is_over(state, moment) else ()


def _seated(state: State, moment: Moment) -> tuple[Event, ...]:
    """Set the teams, as seated or as drawn by the seed, and the first test team (ROR-01, ROR-03)."""
    teams, chance = teams_before_start(state.options, state.seats), moment.chance
    if teams is None:
        teams = halves(chance.shuffled(every_seat(state.seats)))
    match state.options.first:
        case "seed":
            return (Seated(teams, chance.below(2)),)
        case "first":
            return (Seated(teams, 0),)
        case "second":
            return (Seated(teams, 1),)
        case _:
            assert_never(state.options.first)


def _displayed(state: State, moment: Moment) -> tuple[Event, ...]:
    """Turn up three words and four images (ROR-04), after shuffling the piles if needed."""
    images, words = filled_piles(state, moment.chance)
    shuffled: list[Event] = []
    if images != state.image_pile:
        shuffled.append(ImagesShuffled(images))
    if words != state.word_pile:
        shuffled.append(WordsShuffled(words))
    return (*shuffled, Displayed(words[:WORDS], images[:IMAGES]))


def _decided(state: State, moment: Moment) -> tuple[Event, ...]:
    """Decide by agreement, or when the time is over (ALL-06, ALL-07)."""
    if question_key(state) in moment.expired:
        return _events_of(state, decided_by_clock(state, moment), moment)
    agreement = new_agreement(state, moment)
    match agreement:
        case None:
            return ()
        case Leaned() | Wavered():
            return (agreement,)
        case _:
            return _events_of(state, agreement, moment)


def _events_of(state: State, wish: Wish, moment: Moment) -> tuple[Event, ...]:
    """Return the events that follow a team's decision."""
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
    """Reveal the subject's symbol on the first image, with the consequences of ROR-10."""
    assert state.guess is not None
    symbol = symbol_on(state, state.guess.image)
    row = row_for(state.guess.symbol is symbol, counter is symbol)
    rest = limit(pace_for(state.options, "look"), relaxed=25, brisk=10)
    return Revealed(symbol, team_of(row.first, state.testers), row.again, _at(rest, moment))


def _guessed_again(state: State, mark: Mark) -> GuessedAgain:
    """Reveal the second guess; the table row of the first guess decides who gets the image (ROR-10)."""
    row, symbol = row_of_round(state), symbol_on(state, mark.image)
    to = row.second_right if mark.symbol is symbol else row.second_wrong
    return GuessedAgain(mark, symbol, team_of(to, state.testers))


def _scored(state: State, moment: Moment) -> Scored:
    return Scored(_at(limit(pace_for(state.options, "look"), relaxed=40, brisk=15), moment))


def _at(rest: Millis | None, moment: Moment) -> Millis | None:
    """Return when a break that begins now is over; None for a break without a limit."""
    return None if rest is None else Millis(moment.at + rest)


def _reveal_is_over(state: State, moment: Moment) -> bool:
    """True if the reveal's time is over, or if every person at the table has gone on."""
    if state.due is not None and moment.at >= state.due:
        return True
    return all(state.gone_on[seat] for seat in moment.people) if moment.people else all(state.gone_on)


def _next(state: State) -> tuple[Event, ...]:
    """End the game (ROR-14), or start a round; with fewer than four images left the leading team wins."""
    winner = winning_team(state.won)
    if winner is not None:
        return (GameEnded(winner),)
    return (GameEnded(leading_team(state.won)),) if are_images_used_up(state) else (RoundEnded(),)


_SETTLE: Mapping[Phase, Callable[[State, Moment], tuple[Event, ...]]] = {
    Phase.SEATING: _seated,
    Phase.DEALING: _displayed,
    Phase.CHOOSING: _decided,
    Phase.REMOVING: _decided,
    Phase.MATCHING: _wait,
    Phase.GUESSING: _decided,
    Phase.COUNTERING: _decided,
    Phase.REVEALED: _end_reveal,
    Phase.SECOND: _decided,
    Phase.SCORED: _end_round,
    Phase.OVER: _wait,
}
