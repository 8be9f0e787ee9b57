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
    next_artist,
    rewarded,
    rounds,
    second_artist,
    timekeeper,
)
from unspoken.games.pareidolia.round_record import Card, PlayedRound, RoundSummary
from unspoken.games.pareidolia.sky.geometry import shapes_by_piece
from unspoken.games.pareidolia.types import Face, Phase, Private, Public, State
from unspoken.kernel.types import Millis, Seat

_CATEGORY_TOLD = (Phase.TOSSING, Phase.FLYING, Phase.PLAYING, Phase.BELL, Phase.SHOWN)


def public(state: State) -> Public:
    """Return the public view: the category once both artists know the word, the word at the end."""
    began = state.first is not None and state.phase not in (Phase.VOTING, Phase.OVER)
    playing, shown, over = (state.phase is phase for phase in (Phase.PLAYING, Phase.SHOWN, Phase.OVER))
    shown_face = None if state.card is None or state.phase not in _CATEGORY_TOLD else face(state, state.card)
    return Public(
        phase=state.phase,
        round=state.round,
        rounds=rounds(state.seats, state.options.times),
        clouds=state.options.clouds,
        shapes=shapes_by_piece(state.materials),
        discs={cloud.shape: cloud.discs for cloud in state.materials.clouds},
        droplets=state.droplets,
        language=state.options.language,
        first=state.first,
        artist=main_artist(state) if began else None,
        second=second_artist(state) if began else None,
        timekeeper=timekeeper(state) if began else None,
        turn=acting_artist(state) if playing else None,
        next=next_artist(state) if playing else None,
        clock=_clock(state),
        category=shown_face.category if shown_face else {},
        word=shown_face.word if shown_face and shown else {},
        sky=state.sky,
        supply=_supply(state),
        last_action=state.last_action,
        hands_off=state.hands_off,
        guesses=state.guesses[earlier_guesses(state) :],
        earlier_guesses=earlier_guesses(state),
        found=state.found,
        affirmed=state.affirmed,
        denied=state.denied,
        rewarded=rewarded(state) if shown else (),
        tied=state.tied,
        votes=state.votes if over and state.tied else (),
        decided_by_vote=over and len(state.winners) < len(state.tied),
        past=_summaries(state) if over else (),
    )


def private(state: State, seat: Seat) -> Private:
    """Return the main artist's three cards, both artists' word, and the seat's own vote."""
    if state.phase in (Phase.VOTING, Phase.OVER):
        return Private(vote=state.votes[seat])
    if state.first is None or seat not in artists(state):
        return Private(guesses_left=_guesses_left(state, seat))
    return Private(
        drawn=tuple(face(state, card) for card in state.drawn) if seat == main_artist(state) else (),
        word=None if state.card is None else face(state, state.card),
        fellow=fellow_artist(state, seat),
    )


def _guesses_left(state: State, seat: Seat) -> int | None:
    """Return how many different guesses a watcher has left while the clock runs; None if enough are left."""
    if state.phase is not Phase.PLAYING:
        return None
    left = most_guesses(state.options.minutes) - len(different_guesses(state.guesses, seat))
    return max(0, left) if left <= FEW else None


def face(state: State, card: Card) -> Face:
    """Return the text of a card."""
    word = word_card(state.materials, card)
    return Face(card, word.text, word.category)


def _clock(state: State) -> Millis | None:
    """Return the length of the round's clock, or of the artists' time after the bell."""
    if state.phase is Phase.PLAYING:
        return Millis(state.options.minutes * MINUTE)
    return Millis(GRACE) if state.phase is Phase.BELL else None


def _supply(state: State) -> dict[Shape, int]:
    names = shapes_by_piece(state.materials)
    away = [names[lying.piece] for lying in state.sky]
    return {cloud.shape: cloud.count - away.count(cloud.shape) for cloud in state.materials.clouds}


def _summaries(state: State) -> tuple[RoundSummary, ...]:
    return tuple(_summary(state, number, past) for number, past in enumerate(state.past, 1))


def _summary(state: State, number: int, past: PlayedRound) -> RoundSummary:
    word = word_card(state.materials, past.card).text
    keys = keys_of_round(number, past.actions)
    return RoundSummary(past.artist, past.second, word, past.finder, past.guess, keys, past.sky)
