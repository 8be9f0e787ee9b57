"""The automatic moves of Pareidolia: draw, toss, bell, break after a round, end of the game, and timeouts."""

from __future__ import annotations

from typing import assert_never

from unspoken.games.pareidolia.asks import MINUTE, VOTE_KEY, action_key, bell_key, voters
from unspoken.games.pareidolia.cards import DRAWN, name_of
from unspoken.games.pareidolia.events import (
    Began,
    Drew,
    Event,
    GameEnded,
    Landed,
    Paced,
    Rang,
    RoundEnded,
    Shown,
    Shuffled,
    Tied,
    Voted,
    WentOn,
    Withdrawn,
)
from unspoken.games.pareidolia.guessing.guess_pace import after_guess
from unspoken.games.pareidolia.pieces import Flight, Pose
from unspoken.games.pareidolia.roles import acting_artist, artists, rounds
from unspoken.games.pareidolia.round_record import Card
from unspoken.games.pareidolia.setup import words_needed
from unspoken.games.pareidolia.sky.actions import piece_from_supply
from unspoken.games.pareidolia.sky.geometry import HEIGHT, WHOLE_TURN, WIDTH
from unspoken.games.pareidolia.types import Phase, State, Vote
from unspoken.kernel import teams
from unspoken.kernel.chance import Chance
from unspoken.kernel.pace import limit, pace_for
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Millis, Moment, Seat

GRACE = 10_000
"""How long after the bell an artist may still say that a guess was right (PAR-16)."""

_SPREAD_X, _SPREAD_Y = 600, 400  # maximum distance of a tossed cloud from the middle of the sky
_FLIGHT = 900  # milliseconds
_PASSES = 2  # passes in a row that end the round: both artists were skipped


def settle(state: State, moment: Moment) -> tuple[Event, ...]:
    """Return the events that happen without a command."""
    match state.phase:
        case Phase.PLAYING:  # first, because most steps are actions and guesses
            return _play(state, moment)
        case Phase.SHOWN:
            return _end_round(state, moment)
        case Phase.SITTING:
            return (Shuffled(_deck(state, moment.chance)),)
        case Phase.CLAIMING:
            return _begin(state, moment)
        case Phase.DRAWING:
            return (Drew(state.deck[:DRAWN]),)
        case Phase.FLYING:
            return (_land(state, moment),)
        case Phase.BELL:
            return (_show(state, moment),) if _artists_are_done(state, moment) else ()
        case Phase.VOTING:
            return _vote(state, moment)
        case Phase.KEEPING | Phase.KNOWING | Phase.TOSSING | Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def leaders(state: State) -> tuple[Seat, ...]:
    """Return the seats with the most droplets, in seat order."""
    most = max(state.droplets)
    return tuple(seat for seat in every_seat(state.seats) if state.droplets[seat] == most)


def most_relaxed(state: State) -> tuple[Seat, ...]:
    """Return the tied players with the most votes (PAR-20)."""
    chosen = [vote.seat for vote in state.votes if vote is not None and vote.seat is not None]
    most = max(chosen.count(seat) for seat in state.tied)
    return tuple(seat for seat in state.tied if chosen.count(seat) == most)


def _deck(state: State, chance: Chance) -> tuple[Card, ...]:
    """Return the words that did not come up tonight, filled up with others if they are too few."""
    shown_before = state.materials.shown_before
    every = (name_of(word) for word in state.materials.words)
    fresh = tuple(card for card in every if card not in shown_before)
    missing = max(0, words_needed(state.seats, state.options.times) - len(fresh))
    return chance.shuffled(fresh + chance.shuffled(shown_before)[:missing])


def _begin(state: State, moment: Moment) -> tuple[Event, ...]:
    """Choose the first artist: the only person at the table, or by chance once all people passed (PAR-01)."""
    if moment.only_person is not None:
        return (Began(moment.only_person),)
    if "claim" in moment.expired or _all_went_on(state, moment):
        return (Began(moment.chance.pick(every_seat(state.seats))),)
    return ()


def _land(state: State, moment: Moment) -> Landed:
    """Land the tossed cloud near the middle, and start the clock (PAR-07, PAR-08)."""
    assert state.tossed is not None
    chance = moment.chance
    pose = Pose(
        x=WIDTH // 2 + _off_middle(_SPREAD_X, chance),
        y=HEIGHT // 2 + _off_middle(_SPREAD_Y, chance),
        turn=chance.below(WHOLE_TURN),
        flip=bool(chance.below(2)),
    )
    flight = Flight(
        x=chance.below(WIDTH + 1),
        y=chance.pick((0, HEIGHT)),
        spins=chance.pick((-2, -1, 1, 2)),
        millis=_FLIGHT,
    )
    bell = Millis(moment.at + _FLIGHT + state.options.minutes * MINUTE)
    return Landed(piece_from_supply(state, state.tossed), pose, flight, bell)


def _off_middle(spread: int, chance: Chance) -> int:
    return chance.below(2 * spread + 1) - spread


def _play(state: State, moment: Moment) -> tuple[Event, ...]:
    """End the round after a right guess (PAR-17), or ring the bell and wait for the artists' answer."""
    if state.found is not None:
        return (_show(state, moment),)
    if state.uncounted is not None:
        return (Paced(state.uncounted, *after_guess(state.rested[state.uncounted], moment.at)),)
    if _is_over(state, moment) or state.passes == _PASSES:
        return (Rang(Millis(moment.at + GRACE)),) if state.guesses else (_show(state, moment),)
    expired = moment.expired and action_key(state) in moment.expired
    return (WentOn(acting_artist(state)),) if expired else ()


def _is_over(state: State, moment: Moment) -> bool:
    return state.due is not None and moment.at >= state.due


def _artists_are_done(state: State, moment: Moment) -> bool:
    """True if a guess was affirmed after the bell, the artists have gone on, or the time is over (PAR-16)."""
    if state.found is not None or _is_over(state, moment) or bell_key(state) in moment.expired:
        return True
    return all(state.gone_on[seat] for seat in teams.voters(frozenset(artists(state)), moment.people))


def _show(state: State, moment: Moment) -> Shown:
    rest = limit(pace_for(state.options, "look"), relaxed=45, brisk=15)
    return Shown(None if rest is None else Millis(moment.at + rest))


def _end_round(state: State, moment: Moment) -> tuple[Event, ...]:
    """End the break when its time is over, or when every person at the table has gone on."""
    if state.found is not None and _is_withdrawn(state, moment):
        return (Withdrawn(),)
    if not _is_over(state, moment) and not _all_went_on(state, moment):
        return ()
    if state.round < rounds(state.seats, state.options.times):
        return (RoundEnded(),)
    best = leaders(state)
    if 1 < len(best) < state.seats:
        return (Tied(best),)
    return (GameEnded(best),)


def _vote(state: State, moment: Moment) -> tuple[Event, ...]:
    """End the game when all have voted; a vote that was not cast in time is an abstention (PAR-20)."""
    missing = tuple(seat for seat in voters(state) if state.votes[seat] is None)
    if not missing:
        return (GameEnded(most_relaxed(state)),)
    return tuple(Voted(seat, Vote(None)) for seat in missing) if VOTE_KEY in moment.expired else ()


def _is_withdrawn(state: State, moment: Moment) -> bool:
    """True if the artist who affirmed the guess denies it now, or if both artists deny it (ALL-06)."""
    if not state.denied:
        return False
    said = dict.fromkeys(state.denied, True)
    return (
        state.affirmed in said or teams.majority(said, frozenset(artists(state)), moment.people) is not None
    )


def _all_went_on(state: State, moment: Moment) -> bool:
    gone_on = state.gone_on
    return all(gone_on[seat] for seat in moment.people) if moment.people else all(gone_on)
