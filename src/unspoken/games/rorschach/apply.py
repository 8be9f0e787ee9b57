"""The only place where the state of a game of Rorschach changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from unspoken.games.rorschach.asks import choices
from unspoken.games.rorschach.display import marks, shown_words
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
    Matched,
    Removed,
    Reopened,
    Revealed,
    RoundEnded,
    Scored,
    Seated,
    Wavered,
    WentOn,
    Wished,
    WordsShuffled,
)
from unspoken.games.rorschach.piles import boxes_after_round
from unspoken.games.rorschach.types import Lean, Phase, Reveal, Round, State
from unspoken.kernel.seats import put
from unspoken.kernel.types import Millis


def apply(state: State, event: Event) -> State:
    """Return the state after an event."""
    return _APPLY[type(event)](state, event)


def _seat(state: State, event: Seated) -> State:
    """Set the teams (ROR-01, ROR-03)."""
    return replace(state, phase=Phase.DEALING, teams=event.teams, testers=event.testers)


def _shuffle_images(state: State, event: ImagesShuffled) -> State:
    """Set the pile of images; if it grew, it contains its box (ROR-02, ROR-15)."""
    box = state.image_box if len(event.pile) == len(state.image_pile) else ()
    return replace(state, image_pile=event.pile, image_box=box)


def _shuffle_words(state: State, event: WordsShuffled) -> State:
    """Set the pile of words; if it grew, it contains its box (ROR-02, ROR-15)."""
    box = state.word_box if len(event.pile) == len(state.word_pile) else ()
    return replace(state, word_pile=event.pile, word_box=box)


def _display(state: State, event: Displayed) -> State:
    """Turn up words and images from the piles (ROR-04)."""
    return _enter_phase(
        state,
        Phase.CHOOSING,
        words=event.words,
        images=event.images,
        word_pile=state.word_pile[len(event.words) :],
        image_pile=state.image_pile[len(event.images) :],
    )


def _wish(state: State, event: Wished) -> State:
    """Record a wish (ALL-06)."""
    return replace(state, wishes=put(state.wishes, event.seat, event.wish))


def _lean(state: State, event: Leaned) -> State:
    """Record that a team starts to lean (ALL-06)."""
    return replace(state, lean=Lean(choices(state).index(event.wish), event.until))


def _waver(state: State, _event: Wavered) -> State:
    """Record that a team stops leaning (ALL-06)."""
    return replace(state, lean=None)


def _choose(state: State, event: Chosen) -> State:
    """Record the subject (ROR-05)."""
    return _enter_phase(state, Phase.REMOVING, subject=event.subject)


def _remove(state: State, event: Removed) -> State:
    """Record the removed image (ROR-06)."""
    return _enter_phase(state, Phase.MATCHING, removed=event.image)


def _match(state: State, event: Matched) -> State:
    """Record the matching (ROR-07)."""
    return _enter_phase(state, Phase.GUESSING, matching=event.symbols)


def _guess(state: State, event: Guessed) -> State:
    """Record the first guess (ROR-08)."""
    return _enter_phase(state, Phase.COUNTERING, guess=event.mark)


def _counter(state: State, event: Countered) -> State:
    """Record the control team's guess (ROR-09)."""
    return replace(state, counter=event.symbol)


def _decline(state: State, _event: Declined) -> State:
    """Record that the test team declines its second guess (ROR-11)."""
    return replace(state, declined=True)


def _reveal(state: State, event: Revealed) -> State:
    """Show the symbol on the image of the first guess (ROR-10)."""
    assert state.guess is not None
    reveal = Reveal(state.guess.image, event.symbol, state.guess.symbol, state.counter, event.to)
    return _award_image(_enter_phase(state, Phase.REVEALED, event.due, again=event.again), reveal)


def _go_on(state: State, event: WentOn) -> State:
    """Record who is done with a reveal."""
    return replace(state, gone_on=put(state.gone_on, event.seat, True))


def _reopen(state: State, _event: Reopened) -> State:
    """Begin the second guess (ROR-11)."""
    return _enter_phase(state, Phase.SECOND)


def _guess_again(state: State, event: GuessedAgain) -> State:
    """Show the symbol on the image of the second guess (ROR-11)."""
    return _award_image(state, Reveal(event.mark.image, event.symbol, event.mark.symbol, None, event.to))


def _score(state: State, event: Scored) -> State:
    """End a round (ROR-16)."""
    return _enter_phase(state, Phase.SCORED, event.due, past=(*state.past, _round(state)))


def _end(state: State, event: GameEnded) -> State:
    """End the game (ROR-14)."""
    return _enter_phase(state, Phase.OVER, winner=event.winner)


def _enter_phase(state: State, phase: Phase, due: Millis | None = None, **changes: object) -> State:
    """Enter a phase with no wishes and nobody gone on, and make other changes."""
    n = state.seats
    wishes, gone_on = (None,) * n, (False,) * n
    return replace(state, phase=phase, wishes=wishes, lean=None, gone_on=gone_on, due=due, **changes)


def _award_image(state: State, reveal: Reveal) -> State:
    """Give a revealed image to the team that won it: each image is a point (ROR-12)."""
    first, second = (
        (*images, reveal.image) if team == reveal.to else images for team, images in enumerate(state.won)
    )
    return replace(state, reveals=(*state.reveals, reveal), won=(first, second))


def _round(state: State) -> Round:
    """Return the scored round, which everybody now knows."""
    assert state.subject is not None and state.removed is not None
    return Round(
        testers=state.testers,
        subject=state.subject,
        words=shown_words(state),
        images=state.images,
        removed=state.removed,
        matching=marks(state),
        reveals=state.reveals,
    )


def _next_round(state: State, _event: RoundEnded) -> State:
    """Put words and lost images into their boxes, and swap the roles (ROR-13, ROR-03)."""
    image_box, word_box = boxes_after_round(state)
    return _enter_phase(
        state,
        Phase.DEALING,
        round=state.round + 1,
        testers=1 - state.testers,
        image_box=image_box,
        word_box=word_box,
        words=(),
        images=(),
        subject=None,
        removed=None,
        matching=(),
        guess=None,
        counter=None,
        declined=False,
        reveals=(),
        again=False,
    )


_APPLY: Mapping[type[Event], Callable[[State, Any], State]] = {
    Seated: _seat,
    ImagesShuffled: _shuffle_images,
    WordsShuffled: _shuffle_words,
    Displayed: _display,
    Wished: _wish,
    Leaned: _lean,
    Wavered: _waver,
    Chosen: _choose,
    Removed: _remove,
    Matched: _match,
    Guessed: _guess,
    Countered: _counter,
    Revealed: _reveal,
    GuessedAgain: _guess_again,
    Declined: _decline,
    WentOn: _go_on,
    Reopened: _reopen,
    Scored: _score,
    RoundEnded: _next_round,
    GameEnded: _end,
}
"""A table, because matching an event against one class after another takes longer than applying it."""
