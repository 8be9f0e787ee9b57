"""Leaks in questions, clocks, channels and refusals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from msgspec import structs

from tests.games.dixit.leaks.short_games import Dixit
from tests.games.dixit.leaks.views import found_by
from tests.games.planted import PlantedLeak
from unspoken.games.dixit import GAME
from unspoken.games.dixit.events import Event
from unspoken.games.dixit.scoring import finders
from unspoken.games.dixit.types import Command, Phase, State, Vote
from unspoken.kernel.seats import every_seat, left_of
from unspoken.kernel.types import Ask, Channel, Millis, Refused, Seat


def asking(change: Callable[[State, Ask[Command]], Ask[Command]]) -> Dixit:
    return replace(GAME, asks=lambda state: tuple(change(state, ask) for ask in GAME.asks(state)))


def right_vote(state: State) -> Vote:
    assert state.teller is not None
    return Vote(state.board.index(state.laid[state.teller][0]) + 1)


def right_vote_last(state: State, ask: Ask[Command]) -> Ask[Command]:
    if state.phase is not Phase.VOTING:
        return ask
    return structs.replace(
        ask, choices=tuple(sorted(ask.choices or (), key=lambda vote: vote == right_vote(state)))
    )


def without_one_wrong_vote(state: State, ask: Ask[Command]) -> Ask[Command]:
    if state.phase is not Phase.VOTING:
        return ask
    wrong = [vote for vote in ask.choices or () if vote != right_vote(state)]
    return structs.replace(ask, choices=tuple(vote for vote in ask.choices or () if vote != wrong[0]))


def next_card_in_key(state: State, ask: Ask[Command]) -> Ask[Command]:
    return structs.replace(ask, key=ask.key + (state.pile[0] if state.pile else ""))


def longer_by_finders(state: State, ask: Ask[Command]) -> Ask[Command]:
    if state.phase is not Phase.VOTING or ask.limit is None:
        return ask
    return structs.replace(ask, limit=Millis(ask.limit + len(finders(state))))


def sooner_when_found(state: State) -> Millis | None:
    if state.phase is Phase.VOTING and finders(state):
        return Millis(10**9)
    return GAME.due(state)


def louder_when_found(state: State) -> tuple[Channel, ...]:
    whisper = Channel("whisper", frozenset(), frozenset(every_seat(state.seats)))
    return (*GAME.channels(state), whisper) if found_by(state) else GAME.channels(state)


def no_neighbours_card(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    neighbour = left_of(seat, state.seats)
    events = GAME.decide(state, seat, command)
    voted = state.board[command.number - 1] if isinstance(command, Vote) else None
    if neighbour != state.teller and voted in state.laid[neighbour]:
        raise Refused("own-card")
    return events


def next_card_in_refusal(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    try:
        return GAME.decide(state, seat, command)
    except Refused as refused:
        raise Refused(refused.code, next=state.pile[0] if state.pile else "") from refused


ASKS = [
    PlantedLeak("a voter the right card by listing it last", asking(right_vote_last)),
    PlantedLeak("a voter a wrong card by leaving it out", asking(without_one_wrong_vote)),
    PlantedLeak("the next card in the name of a question", asking(next_card_in_key)),
    PlantedLeak("how many have found the card by the time left", asking(longer_by_finders)),
    PlantedLeak("that somebody has found the card by a clock", replace(GAME, due=sooner_when_found)),
    PlantedLeak("that somebody has found the card by a channel", replace(GAME, channels=louder_when_found)),
    PlantedLeak("whose card it is by refusing a vote", replace(GAME, decide=no_neighbours_card)),
    PlantedLeak("the next card in the facts of a refusal", replace(GAME, decide=next_card_in_refusal)),
]
