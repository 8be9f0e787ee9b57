"""The only place where the state of a game of Rorschach changes."""

from __future__ import annotations

from typing import assert_never

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


def apply(state: State, event: Event) -> State:
    """Return the state after an event."""
    match event:
        case Seated() | ImagesShuffled() | WordsShuffled() | Displayed():
            return _dealt(state, event)
        case Wished() | Leaned() | Wavered():
            return _talked_over(state, event)
        case Chosen() | Removed() | Matched() | Guessed() | Countered() | Declined():
            return _decided(state, event)
        case Revealed() | WentOn() | Reopened() | GuessedAgain():
            return _shown(state, event)
        case Scored() | RoundEnded() | GameEnded():
            return _ended(state, event)
        case _:
            assert_never(event)


def _dealt(state: State, event: Seated | ImagesShuffled | WordsShuffled | Displayed) -> State:
    """Set teams, piles and the display (ROR-01 … ROR-04); a pile that grew contains its box (ROR-15)."""
    match event:
        case Seated(teams, testers):
            return replace(state, phase=Phase.DEALING, teams=teams, testers=testers)
        case ImagesShuffled(pile):
            box = state.image_box if len(pile) == len(state.image_pile) else ()
            return replace(state, image_pile=pile, image_box=box)
        case WordsShuffled(pile):
            box = state.word_box if len(pile) == len(state.word_pile) else ()
            return replace(state, word_pile=pile, word_box=box)
        case Displayed(words, images):
            return replace(
                _enter_phase(state, Phase.CHOOSING),
                words=words,
                images=images,
                word_pile=state.word_pile[len(words) :],
                image_pile=state.image_pile[len(images) :],
            )
        case _:
            assert_never(event)


def _talked_over(state: State, event: Wished | Leaned | Wavered) -> State:
    """Record a wish, or that a team starts or stops leaning (ALL-06)."""
    match event:
        case Wished(seat, wish):
            return replace(state, wishes=put(state.wishes, seat, wish))
        case Leaned(wish, until):
            return replace(state, lean=Lean(choices(state).index(wish), until))
        case Wavered():
            return replace(state, lean=None)
        case _:
            assert_never(event)


def _decided(state: State, event: Chosen | Removed | Matched | Guessed | Countered | Declined) -> State:
    """Record the decision of a team or of the subject (ROR-05 … ROR-09, ROR-11)."""
    match event:
        case Chosen(subject):
            return replace(_enter_phase(state, Phase.REMOVING), subject=subject)
        case Removed(image):
            return replace(_enter_phase(state, Phase.MATCHING), removed=image)
        case Matched(symbols):
            return replace(_enter_phase(state, Phase.GUESSING), matching=symbols)
        case Guessed(mark):
            return replace(_enter_phase(state, Phase.COUNTERING), guess=mark)
        case Countered(symbol):
            return replace(state, counter=symbol)
        case Declined():
            return replace(state, declined=True)
        case _:
            assert_never(event)


def _shown(state: State, event: Revealed | WentOn | Reopened | GuessedAgain) -> State:
    """Show the symbol on an image, and record who is done with the reveal (ROR-10, ROR-11)."""
    match event:
        case Revealed(symbol, to, again, due):
            assert state.guess is not None
            reveal = Reveal(state.guess.image, symbol, state.guess.symbol, state.counter, to)
            return replace(_award_image(_enter_phase(state, Phase.REVEALED), reveal), again=again, due=due)
        case WentOn(seat):
            return replace(state, gone_on=put(state.gone_on, seat, True))
        case Reopened():
            return _enter_phase(state, Phase.SECOND)
        case GuessedAgain(mark, symbol, to):
            return _award_image(state, Reveal(mark.image, symbol, mark.symbol, None, to))
        case _:
            assert_never(event)


def _ended(state: State, event: Scored | RoundEnded | GameEnded) -> State:
    """End a round or the game (ROR-13, ROR-14, ROR-16)."""
    match event:
        case Scored(due):
            return replace(_enter_phase(state, Phase.SCORED), past=(*state.past, _round(state)), due=due)
        case RoundEnded():
            return _next_round(state)
        case GameEnded(winner):
            return replace(_enter_phase(state, Phase.OVER), winner=winner)
        case _:
            assert_never(event)


def _enter_phase(state: State, phase: Phase) -> State:
    """Enter a phase with no wishes and nobody gone on."""
    n = state.seats
    return replace(state, phase=phase, wishes=(None,) * n, lean=None, gone_on=(False,) * n, due=None)


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


def _next_round(state: State) -> State:
    """Put words and lost images into their boxes, and swap the roles (ROR-13, ROR-03)."""
    image_box, word_box = boxes_after_round(state)
    return replace(
        _enter_phase(state, Phase.DEALING),
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
