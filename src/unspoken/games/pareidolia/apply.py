"""State changes of Pareidolia."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from unspoken.games.pareidolia.events import (
    Affirmed,
    Began,
    Denied,
    Drew,
    Ending,
    Event,
    GameEnded,
    Guessed,
    Guessing,
    Kept,
    Knew,
    Landed,
    Nudged,
    Opening,
    Paced,
    PickedUp,
    Placed,
    Rang,
    Removed,
    RoundEnded,
    Shown,
    Shuffled,
    SkyChange,
    Tied,
    Tossed,
    Voted,
    WentOn,
    Withdrawn,
)
from unspoken.games.pareidolia.pieces import (
    ActionKind,
    HandsOff,
    LastAction,
    LyingPiece,
    Path,
    Piece,
    Pose,
    Sky,
)
from unspoken.games.pareidolia.roles import acting_artist, artists, main_artist, rewarded
from unspoken.games.pareidolia.round_record import PlayedRound, SaidGuess
from unspoken.games.pareidolia.sky.geometry import NEAR, pose_of, pushed, shapes_by_piece, without
from unspoken.games.pareidolia.types import Phase, State
from unspoken.kernel.seats import put
from unspoken.kernel.types import Millis, Seat


def apply(state: State, event: Event) -> State:
    """Return the state after an event; the only place where state changes."""
    match event:
        case Placed() | PickedUp() | Removed() | Nudged() | Landed():  # first, because they are frequent
            return _acted(state, event)
        case WentOn(seat):
            return _passed(state) if state.phase is Phase.PLAYING else _gone_on(state, seat)
        case Shuffled() | Began() | Drew() | Kept() | Knew() | Tossed():
            return _opened(state, event)
        case Guessed() | Paced() | Affirmed() | Denied() | Withdrawn() | Rang() | Shown() | RoundEnded():
            return _guessed(state, event)
        case Tied() | Voted() | GameEnded():
            return _ended(state, event)
        case _:
            assert_never(event)


def _passed(state: State) -> State:
    """Skip the action of an artist whom the table did not wait for."""
    passed = _done(state, _next_action(state, "pass"), state.sky, None)
    return replace(passed, passes=state.passes + 1)


def _gone_on(state: State, seat: Seat) -> State:
    return replace(state, gone_on=put(state.gone_on, seat, True))


def _opened(state: State, event: Opening) -> State:
    """Apply the events from the shuffled deck to the tossed cloud (PAR-01 to PAR-07)."""
    match event:
        case Shuffled(deck):
            return replace(state, phase=Phase.CLAIMING, deck=deck)
        case Began(first):
            return replace(state, phase=Phase.DRAWING, first=first, gone_on=(False,) * state.seats)
        case Drew(cards):
            return replace(state, phase=Phase.KEEPING, drawn=cards, deck=state.deck[len(cards) :])
        case Kept(card):
            below = tuple(other for other in state.drawn if other != card)
            return replace(state, phase=Phase.KNOWING, card=card, drawn=(), deck=state.deck + below)
        case Knew():
            return replace(state, phase=Phase.TOSSING)
        case Tossed(shape):
            return replace(state, phase=Phase.FLYING, tossed=shape)
        case _:
            assert_never(event)


def _guessed(state: State, event: Guessing) -> State:
    """Apply guesses, the bell, and the end of the round (PAR-16 to PAR-18)."""
    match event:
        case Guessed(seat, text, right):
            guesses = (*state.guesses, SaidGuess(seat, text))
            return replace(state, guesses=guesses, uncounted=seat, found=len(guesses) if right else None)
        case Paced(seat, rested, opens):
            paces = {"rested": put(state.rested, seat, rested), "opens": put(state.opens, seat, opens)}
            return replace(state, uncounted=None, **paces)
        case Affirmed(seat, guess):
            return replace(state, found=guess, affirmed=seat)
        case Denied(seat):
            return replace(state, denied=tuple(sorted({*state.denied, seat})))
        case Withdrawn():
            return _withdrawn(state)
        case Rang(until):
            return replace(state, phase=Phase.BELL, due=until)
        case Shown(until):
            return _shown(state, until)
        case RoundEnded():
            return _cleared(state)
        case _:
            assert_never(event)


def _ended(state: State, event: Ending) -> State:
    """Apply the vote among the tied, and the end of the game (PAR-20)."""
    match event:
        case Tied(seats):
            return replace(state, phase=Phase.VOTING, tied=seats, due=None)
        case Voted(seat, vote):
            return replace(state, votes=put(state.votes, seat, vote))
        case GameEnded(winners):
            return replace(state, phase=Phase.OVER, winners=winners, due=None)
        case _:
            assert_never(event)


def _acted(state: State, event: SkyChange) -> State:
    """Apply an action: the new sky, and what the other artist may not touch next (PAR-15)."""
    match event:
        case Placed(piece, pose):
            return _laid_on_top(state, "place", piece, pose)
        case PickedUp(piece, pose):
            return _laid_on_top(state, "pick-up", piece, pose)
        case Removed(piece):
            was = pose_of(state.sky, piece)
            assert was is not None
            action = replace(_next_action(state, "remove"), piece=piece, was=was)
            shape = shapes_by_piece(state.materials)[piece]
            hands_off = HandsOff(shape=shape, x=was.x, y=was.y, within=NEAR)
            return _done(state, action, without(state.sky, piece), hands_off)
        case Nudged(touched, line, paths):
            sky = pushed(state.sky, paths)
            was, now = pose_of(state.sky, touched), pose_of(sky, touched)
            nudge = _next_action(state, "nudge")
            action = replace(nudge, piece=touched, was=was, now=now, line=line, paths=paths)
            return _done(state, action, sky, HandsOff(_moved(state, touched, paths)))
        case Landed(piece, pose, flight, bell):
            action = LastAction(0, "toss", main_artist(state), piece, now=pose, flight=flight)
            tossed = replace(state, phase=Phase.PLAYING, tossed=None, due=bell)
            return _done(tossed, action, (LyingPiece(piece, pose),), HandsOff((piece,)))
        case _:
            assert_never(event)


def _moved(state: State, touched: Piece, paths: tuple[Path, ...]) -> tuple[Piece, ...]:
    """Return the pieces that a nudge moved; only the first touched if that would be all pieces (PAR-15)."""
    moved = tuple(sorted({touched, *(path.piece for path in paths)}))
    return (touched,) if len(moved) == len(shapes_by_piece(state.materials)) else moved


def _next_action(state: State, kind: ActionKind) -> LastAction:
    assert state.last_action is not None
    return LastAction(state.last_action.number + 1, kind, acting_artist(state))


def _laid_on_top(state: State, kind: ActionKind, piece: Piece, pose: Pose) -> State:
    action = replace(_next_action(state, kind), piece=piece, was=pose_of(state.sky, piece), now=pose)
    return _done(state, action, (*without(state.sky, piece), LyingPiece(piece, pose)), HandsOff((piece,)))


def _done(state: State, action: LastAction, sky: Sky, hands_off: HandsOff | None) -> State:
    return replace(state, sky=sky, last_action=action, hands_off=hands_off, passes=0)


def _shown(state: State, until: Millis | None) -> State:
    """End the round: the finder and both artists get a droplet each (PAR-17)."""
    assert state.card is not None
    guess = None if state.found is None else state.guesses[state.found - 1]
    finder, text = (None, None) if guess is None else (guess.seat, guess.text)
    actions = 0 if state.last_action is None else state.last_action.number
    past = (*state.past, PlayedRound(*artists(state), state.card, finder, text, actions, state.sky))
    droplets = state.droplets
    for seat in rewarded(state):
        droplets = put(droplets, seat, droplets[seat] + 1)
    waiting = (False,) * state.seats  # the artists may have gone on after the bell
    shown = replace(state, phase=Phase.SHOWN, droplets=droplets, past=past, gone_on=waiting)
    return replace(shown, hands_off=None, due=until)


def _withdrawn(state: State) -> State:
    """Take the droplets back, because the artists said that the guess was not the word (PAR-16)."""
    droplets = state.droplets
    for seat in rewarded(state):
        droplets = put(droplets, seat, droplets[seat] - 1)
    *before, last = state.past
    past = (*before, replace(last, finder=None, guess=None))
    return replace(state, found=None, affirmed=None, droplets=droplets, past=past)


def _cleared(state: State) -> State:
    """Pass both roles to the left and clear the sky (PAR-18)."""
    return replace(
        state,
        phase=Phase.DRAWING,
        round=state.round + 1,
        gone_on=(False,) * state.seats,
        card=None,
        sky=(),
        last_action=None,
        passes=0,
        guesses=(),
        uncounted=None,
        found=None,
        affirmed=None,
        denied=(),
        due=None,
    )
