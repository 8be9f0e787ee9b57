"""The views of Pareidolia. They are built field by field, so that a hidden field is absent."""

from __future__ import annotations

from unspoken.games.pareidolia.asks import MINUTE, keys_of_round
from unspoken.games.pareidolia.cards import word_card
from unspoken.games.pareidolia.guessing.guess_pace import FEW, different_guesses, most_guesses
from unspoken.games.pareidolia.guessing.said_guesses import earlier_guesses
from unspoken.games.pareidolia.nature import GRACE
from unspoken.games.pareidolia.pieces import Shape
from unspoken.games.pareidolia.roles import (
    acting_artist,
    artists,
    fellow_artist,
    main_artist,
    rewarded,
    rounds,
    timekeeper,
)
from unspoken.games.pareidolia.round_record import Card, PlayedRound, RoundSummary
from unspoken.games.pareidolia.types import Face, Phase, Private, Public, State
from unspoken.kernel.types import Millis, Seat

_PLAYING, _BELL, _SHOWN = Phase.PLAYING, Phase.BELL, Phase.SHOWN  # reading a member of an enum is slow
_VOTING, _OVER = Phase.VOTING, Phase.OVER
_CATEGORY_TOLD = (Phase.TOSSING, Phase.FLYING, Phase.PLAYING, Phase.BELL, Phase.SHOWN)


def public(state: State) -> Public:
    """Return the public view: the category once both artists know the word, the word at the end."""
    phase, materials, over = state.phase, state.materials, state.phase is _OVER
    began = state.first is not None and not over and phase is not _VOTING
    card = None if state.card is None or phase not in _CATEGORY_TOLD else word_card(materials, state.card)
    main, second = artists(state) if began else (None, None)
    turn, earlier = acting_artist(state) if phase is _PLAYING else None, earlier_guesses(state)
    return Public(
        phase=phase,
        round=state.round,
        rounds=rounds(state.seats, state.options.times),
        clouds=state.options.clouds,
        shapes=materials.lookups.shapes_by_piece,
        discs=materials.lookups.discs,
        droplets=state.droplets,
        language=state.options.language,
        first=state.first,
        artist=main,
        second=second,
        timekeeper=timekeeper(state) if began else None,
        turn=turn,
        next=None if turn is None else fellow_artist(state, turn),
        clock=_clock(state),
        category=card.category if card else {},
        word=card.text if card and phase is _SHOWN else {},
        sky=state.sky,
        supply=_supply(state),
        last_action=state.last_action,
        hands_off=state.hands_off,
        guesses=state.guesses[earlier:],
        earlier_guesses=earlier,
        found=state.found,
        affirmed=state.affirmed,
        denied=state.denied,
        rewarded=rewarded(state) if phase is _SHOWN else (),
        tied=state.tied,
        votes=state.votes if over and state.tied else (),
        decided_by_vote=over and len(state.winners) < len(state.tied),
        past=_summaries(state) if over else (),
    )


def private(state: State, seat: Seat) -> Private:
    """Return the main artist's three cards, both artists' word, and the seat's own vote."""
    if state.phase is _VOTING or state.phase is _OVER:
        return Private(vote=state.votes[seat])
    if state.first is None or seat not in artists(state):
        return Private(guesses_left=_guesses_left(state, seat))
    return Private(
        drawn=tuple([face(state, card) for card in state.drawn]) if seat == main_artist(state) else (),
        word=None if state.card is None else face(state, state.card),
        fellow=fellow_artist(state, seat),
    )


def _guesses_left(state: State, seat: Seat) -> int | None:
    """Return how many different guesses a watcher has left while the clock runs; None if enough are left."""
    most = most_guesses(state.options.minutes)
    if state.phase is not _PLAYING or len(state.guesses) < most - FEW:
        return None
    left = most - len(different_guesses(state.guesses, seat))
    return max(0, left) if left <= FEW else None


def face(state: State, card: Card) -> Face:
    """Return the text of a card."""
    word = word_card(state.materials, card)
    return Face(card, word.text, word.category)


def _clock(state: State) -> Millis | None:
    """Return the length of the round's clock, or of the artists' time after the bell."""
    if state.phase is _PLAYING:
        return Millis(state.options.minutes * MINUTE)
    return Millis(GRACE) if state.phase is _BELL else None


def _supply(state: State) -> dict[Shape, int]:
    shapes = state.materials.lookups.shapes_by_piece
    supply = dict(state.materials.lookups.counts)
    for lying in state.sky:
        supply[shapes[lying.piece]] -= 1
    return supply


def _summaries(state: State) -> tuple[RoundSummary, ...]:
    return tuple(_summary(state, number, past) for number, past in enumerate(state.past, 1))


def _summary(state: State, number: int, past: PlayedRound) -> RoundSummary:
    word = word_card(state.materials, past.card).text
    keys = keys_of_round(number, past.actions)
    return RoundSummary(past.artist, past.second, word, past.finder, past.guess, keys, past.sky)
