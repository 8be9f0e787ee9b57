"""The automatic moves of Dixit: dealing, laying out, showing votes, and timeouts."""

from __future__ import annotations

from typing import assert_never

from unspoken.games.dixit.events import Dealt, Event, GameEnded, LaidOut, RoundEnded, Scored, Shuffled, Told
from unspoken.games.dixit.roles import next_teller
from unspoken.games.dixit.scoring import gains_of
from unspoken.games.dixit.sizes import hand_size
from unspoken.games.dixit.types import Cards, Phase, State, Unsaid
from unspoken.kernel.chance import Chance
from unspoken.kernel.pace import limit, pace_for
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Millis, Moment


def settle(state: State, moment: Moment) -> tuple[Event, ...]:
    """Return the events that happen without a command; none while the table waits for players."""
    match state.phase:
        case Phase.REVEALED:  # the most frequent phases first
            return _end_round(state, moment)
        case Phase.LAYING:
            return _lay_out(state, moment.chance)
        case Phase.VOTING:
            return _show_votes(state, moment)
        case Phase.TELLING:
            return _tell_without_words(state, moment)
        case Phase.DEALING:
            return _deal(state, moment.chance)
        case Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def _deal(state: State, chance: Chance) -> tuple[Event, ...]:
    """Deal full hands (DIX-01, DIX-10); first shuffle the discard into a pile that is too small (DIX-11)."""
    wanted = [hand_size(state.seats) - len(hand) for hand in state.hands]
    first_deal = not any(state.hands)
    pile = state.pile
    events: tuple[Event, ...] = ()
    if sum(wanted) > len(pile):
        pile = chance.shuffled(state.pile + state.discard)
        events = (Shuffled(pile),)
    elif first_deal:
        pile = chance.shuffled(state.pile)
        events = (Shuffled(pile),)
    drawn: list[Cards] = []
    for count in wanted:
        drawn.append(pile[:count])
        pile = pile[count:]
    return (*events, Dealt(tuple(drawn)))


def _tell_without_words(state: State, moment: Moment) -> tuple[Event, ...]:
    """Pick a card without a clue when the teller's time is over (ALL-07).

    In the first round also pick the teller among the players who have not passed; there is always one,
    because the last player cannot pass (DIX-02).
    """
    if f"tell-{state.round}" not in moment.expired:
        return ()
    willing = [seat for seat in every_seat(state.seats) if not state.gone_on[seat]]
    teller = moment.chance.pick(willing) if state.teller is None else state.teller
    return (Told(teller, moment.chance.pick(state.hands[teller]), Unsaid()),)


def _lay_out(state: State, chance: Chance) -> tuple[Event, ...]:
    """Shuffle the chosen cards and turn them over once everybody has chosen (DIX-05)."""
    if not all(state.laid):
        return ()
    return (LaidOut(chance.shuffled([card for cards in state.laid for card in cards])),)


def _show_votes(state: State, moment: Moment) -> tuple[Event, ...]:
    """Show all votes at once when everybody but the teller has voted (DIX-06)."""
    if state.votes.count(None) > 1:  # the teller never votes
        return ()
    rest = limit(pace_for(state.options, "look"), relaxed=45, brisk=15)
    return (Scored(gains_of(state), None if rest is None else Millis(moment.at + rest)),)


def _end_round(state: State, moment: Moment) -> tuple[Event, ...]:
    """End the reveal when its time is over, or when every person at the table has gone on."""
    gone_on, people = state.gone_on, moment.people
    over = state.due is not None and moment.at >= state.due
    if not over and not all([gone_on[seat] for seat in people] if people else gone_on):
        return ()
    teller = next_teller(state)
    return (GameEnded(),) if teller is None else (RoundEnded(teller),)
