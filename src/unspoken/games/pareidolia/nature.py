"""Nature's moves: the draw, the toss, the bell, the rest after a round, and how a game ends."""

from __future__ import annotations

from typing import assert_never

from unspoken.games.pareidolia.actions import piece_from_supply
from unspoken.games.pareidolia.asks import action_key, voters
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
    WentOn,
    Withdrawn,
)
from unspoken.games.pareidolia.guess_pace import after_guess
from unspoken.games.pareidolia.pieces import Flight, Pose
from unspoken.games.pareidolia.roles import acting_artist, artists, rounds
from unspoken.games.pareidolia.round_record import Card
from unspoken.games.pareidolia.setup import words_needed
from unspoken.games.pareidolia.sky import HEIGHT, WHOLE_TURN, WIDTH
from unspoken.games.pareidolia.types import Phase, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Millis, Moment, Seat
from unspoken.kernel.pace import limit, pace_for
from unspoken.kernel.seats import every_seat
from unspoken.kernel.teams import majority

GRACE = 10_000
"""How long after the bell an artist may still say that a guess was right (PAR-16)."""
MINUTE = 60_000

_SPREAD_X, _SPREAD_Y = 600, 400  # how far from the middle of the sky a tossed cloud may land
_FLIGHT = 900  # milliseconds
_PASSES = 2  # both artists passed over, one after the other: the table does not want to wait for the bell


def settle(state: State, moment: Moment) -> tuple[Event, ...]:
    """Nature's move."""
    match state.phase:
        case Phase.SITTING:
            return (Shuffled(_deck(state, moment.chance)),)
        case Phase.CLAIMING:
            return _begin(state, moment)
        case Phase.DRAWING:
            return (Drew(state.deck[:DRAWN]),)
        case Phase.FLYING:
            return (_land(state, moment),)
        case Phase.PLAYING:
            return _play(state, moment)
        case Phase.BELL:
            return (_show(state, moment),) if state.found or _is_over(state, moment) else ()
        case Phase.SHOWN:
            return _end_round(state, moment)
        case Phase.VOTING:
            voted = all(state.votes[seat] is not None for seat in voters(state))
            return (GameEnded(most_relaxed(state)),) if voted else ()
        case Phase.KEEPING | Phase.KNOWING | Phase.TOSSING | Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def leaders(state: State) -> tuple[Seat, ...]:
    """Who has most droplets, in seat order."""
    most = max(state.droplets)
    return tuple(seat for seat in every_seat(state.seats) if state.droplets[seat] == most)


def most_relaxed(state: State) -> tuple[Seat, ...]:
    """Whom most voters chose; where they could not decide, all between whom they could not (PAR-20)."""
    chosen = [vote.seat for vote in state.votes if vote is not None and vote.seat is not None]
    most = max(chosen.count(seat) for seat in state.tied)
    return tuple(seat for seat in state.tied if chosen.count(seat) == most)


def _deck(state: State, chance: Chance) -> tuple[Card, ...]:
    """The words that have not come up this evening; where those are too few, as many others as it takes."""
    seen = state.materials.seen
    every = (name_of(word) for word in state.materials.words)
    fresh = tuple(card for card in every if card not in seen)
    missing = max(0, words_needed(state.seats, state.options.times) - len(fresh))
    return chance.shuffled(fresh + chance.shuffled(seen)[:missing])


def _begin(state: State, moment: Moment) -> tuple[Event, ...]:
    """Whoever is alone with bots; else the seed says who, once all who are here have pressed on (PAR-01)."""
    if moment.only_person is not None:
        return (Began(moment.only_person),)
    if "claim" in moment.lapsed or _all_went_on(state, moment):
        return (Began(moment.chance.pick(every_seat(state.seats))),)
    return ()


def _land(state: State, moment: Moment) -> Landed:
    """The tossed cloud comes to lie somewhere near the middle, and the clock starts (PAR-07, PAR-08)."""
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
    """A right guess ends the round (PAR-17); so does the bell, and after it the artists have a moment."""
    if state.found is not None:
        return (_show(state, moment),)
    if state.uncounted is not None:
        return (Paced(state.uncounted, *after_guess(state.rested[state.uncounted], moment.at)),)
    if _is_over(state, moment) or state.passes == _PASSES:
        return (Rang(Millis(moment.at + GRACE)),) if state.guesses else (_show(state, moment),)
    return (WentOn(acting_artist(state)),) if action_key(state) in moment.lapsed else ()


def _is_over(state: State, moment: Moment) -> bool:
    return state.due is not None and moment.at >= state.due


def _show(state: State, moment: Moment) -> Shown:
    rest = limit(pace_for(state.options, "look"), relaxed=45, brisk=15)
    return Shown(None if rest is None else Millis(moment.at + rest))


def _end_round(state: State, moment: Moment) -> tuple[Event, ...]:
    """The word is shown until its time is over, or all who are here have seen enough."""
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


def _is_withdrawn(state: State, moment: Moment) -> bool:
    """Whether who said that it was the word takes it back, or both artists say that it was not (ALL-06)."""
    said = dict.fromkeys(state.denied, True)
    return state.affirmed in said or majority(said, frozenset(artists(state)), moment.people) is not None


def _all_went_on(state: State, moment: Moment) -> bool:
    waited_for = moment.people or frozenset(every_seat(state.seats))
    return all(state.gone_on[seat] for seat in waited_for)
