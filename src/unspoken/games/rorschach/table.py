"""The only place where the state of a game of Rorschach changes."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from unspoken.games.rorschach.display import boxed, marks, shown_words
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
from unspoken.games.rorschach.questions import choices
from unspoken.games.rorschach.types import Image, Lean, Phase, Reveal, Round, State, Team
from unspoken.kernel.seats import put


def apply(state: State, event: Event) -> State:
    """The table after an event."""
    match event:
        case Seated(teams, testers):
            return replace(state, phase=Phase.DEALING, teams=teams, testers=testers)
        case ImagesShuffled() | WordsShuffled():
            return _shuffled(state, event)
        case Displayed():
            return _displayed(state, event)
        case Wished(seat, wish):
            return replace(state, wishes=put(state.wishes, seat, wish))
        case Leaned(wish, until):
            return replace(state, lean=Lean(choices(state).index(wish), until))
        case Wavered():
            return replace(state, lean=None)
        case Chosen(subject):
            return replace(_asked(state, Phase.REMOVING), subject=subject)
        case Removed(image):
            return replace(_asked(state, Phase.MATCHING), removed=image)
        case Matched(symbols):
            return replace(_asked(state, Phase.GUESSING), matching=symbols)
        case Guessed(mark):
            return replace(_asked(state, Phase.COUNTERING), guess=mark)
        case Countered(symbol):
            return replace(state, counter=symbol)
        case Revealed():
            return _revealed(state, event)
        case Reopened():
            return _asked(state, Phase.SECOND)
        case GuessedAgain(mark, symbol, to):
            return _taken(state, Reveal(mark.image, symbol, mark.symbol, None, to))
        case Declined():
            return replace(state, declined=True)
        case WentOn(seat):
            return replace(state, gone_on=put(state.gone_on, seat, True))
        case Scored(due):
            return replace(_asked(state, Phase.SCORED), past=(*state.past, _round(state)), due=due)
        case RoundEnded():
            return _cleared(state)
        case GameEnded(winner):
            return replace(_asked(state, Phase.OVER), winner=winner)
        case _:
            assert_never(event)


def _asked(state: State, phase: Phase) -> State:
    """A new question: old wishes count no more."""
    n = state.seats
    return replace(state, phase=phase, wishes=(None,) * n, lean=None, gone_on=(False,) * n, due=None)


def _shuffled(state: State, event: ImagesShuffled | WordsShuffled) -> State:
    """A pile laid anew; where it has grown, the box has gone into it (ROR-15)."""
    match event:
        case ImagesShuffled(pile):
            box = state.image_box if len(pile) == len(state.image_pile) else ()
            return replace(state, image_pile=pile, image_box=box)
        case WordsShuffled(pile):
            box = state.word_box if len(pile) == len(state.word_pile) else ()
            return replace(state, word_pile=pile, word_box=box)
        case _:
            assert_never(event)


def _displayed(state: State, shown: Displayed) -> State:
    return replace(
        _asked(state, Phase.CHOOSING),
        words=shown.words,
        images=shown.images,
        word_pile=state.word_pile[len(shown.words) :],
        image_pile=state.image_pile[len(shown.images) :],
    )


def _revealed(state: State, event: Revealed) -> State:
    assert state.guess is not None
    reveal = Reveal(state.guess.image, event.symbol, state.guess.symbol, state.counter, event.to)
    return replace(_taken(_asked(state, Phase.REVEALED), reveal), again=event.again, due=event.due)


def _taken(state: State, reveal: Reveal) -> State:
    """An image won is a point, and stays with its team (ROR-12)."""
    return replace(state, reveals=(*state.reveals, reveal), won=_with(state.won, reveal.to, reveal.image))


def _with(
    won: tuple[tuple[Image, ...], tuple[Image, ...]], team: Team | None, image: Image
) -> tuple[tuple[Image, ...], tuple[Image, ...]]:
    first, second = (images + ((image,) if team == number else ()) for number, images in enumerate(won))
    return first, second


def _round(state: State) -> Round:
    """The round as everybody knows it once it is scored."""
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


def _cleared(state: State) -> State:
    """Markers go back, the rest to the box, and the roles swap (ROR-13, ROR-03)."""
    image_box, word_box = boxed(state)
    return replace(
        _asked(state, Phase.DEALING),
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
