"""The views of Rorschach. They are built field by field, so that a hidden field is absent."""

from __future__ import annotations

from unspoken.games.rorschach.agreement import leaning
from unspoken.games.rorschach.display import images_left, marks, shown_words, unrevealed_images
from unspoken.games.rorschach.rules import is_subject_silent
from unspoken.games.rorschach.scoring import row_of_round, team_of
from unspoken.games.rorschach.teams import deciders, deciding_team, least_often_subject, role_of
from unspoken.games.rorschach.types import Phase, Private, Public, Round, SecondGuess, State
from unspoken.kernel.types import Seat

SHOWN = 20
"""How many rounds of a subject are sent at most; real games have fewer than half as many."""
_OVER, _CHOOSING = Phase.OVER, Phase.CHOOSING  # reading a member of an enum is slow
_SCORED = frozenset({Phase.SCORED, Phase.OVER})
_GRANTED = frozenset({Phase.REVEALED, Phase.SECOND})


def public(state: State) -> Public:
    """Return the public view: decisions once made, the matching once the round is scored (ROR-16)."""
    shown = state.phase in _SCORED
    return Public(
        phase=state.phase,
        round=state.round,
        teams=state.teams,
        testers=state.testers,
        may_decline=state.options.may_decline,
        won=state.won,
        image_pile=len(state.image_pile),
        word_pile=len(state.word_pile),
        subject=state.subject,
        silent=is_subject_silent(state),
        words=shown_words(state),
        images=state.images,
        images_left=images_left(state),
        removed=state.removed,
        guess=state.guess,
        counter=state.counter,
        reveals=state.reveals,
        second=_second_guess(state),
        declined=state.declined,
        matching=marks(state) if shown else (),
        past=_past(state),
        winner=state.winner,
    )


def _past(state: State) -> tuple[Round, ...]:
    """Return the subject's latest rounds; all rounds when the game is over.

    The number is bounded, because a view that grows with the game makes every move of a long game slower.
    """
    if state.phase is _OVER:
        return state.past
    if state.subject is None:
        return ()
    return tuple([past for past in state.past if past.subject == state.subject][-SHOWN:])


def _second_guess(state: State) -> SecondGuess | None:
    """Return the second guess while it is due or open; None otherwise (ROR-10, ROR-11)."""
    if not state.again or state.phase not in _GRANTED:
        return None
    return SecondGuess(unrevealed_images(state), team_of(row_of_round(state).second_wrong, state.testers))


def private(state: State, seat: Seat) -> Private:
    """Return the team's proposals while it decides, and the subject's own matching (ROR-07, ALL-06)."""
    team, role = state.teams[seat], role_of(state, seat)
    matching = marks(state) if seat == state.subject else ()
    if deciding_team(state) != team:
        return Private(team, role, matching=matching)
    return Private(
        team,
        role,
        deciders=deciders(state),
        proposals=state.wishes if state.wishes.count(None) < state.seats else (),
        leaning=leaning(state),
        suggested=least_often_subject(state) if state.phase is _CHOOSING else None,
        matching=matching,
    )
