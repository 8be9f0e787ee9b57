"""One thing too much in a view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from msgspec import structs

from tests.games.dixit.leaks.plant import Dixit, Plant, Told
from unspoken.games.dixit import GAME
from unspoken.games.dixit.scoring import finders
from unspoken.games.dixit.types import (
    Cards,
    Phase,
    Private,
    Public,
    State,
)
from unspoken.kernel.game import Seat
from unspoken.kernel.seats import every_seat, left_of


class Tattle(Public, frozen=True):
    told: Told = ()


class Whisper(Private, frozen=True):
    told: Told = ()


def tattling(told: Callable[[State], Told], game: Dixit = GAME) -> Dixit:
    """Dixit whose public view says one thing more."""
    return replace(game, public=lambda state: Tattle(**structs.asdict(GAME.public(state)), told=told(state)))


def whispering(told: Callable[[State, Seat], Told]) -> Dixit:
    """Dixit whose private view says one thing more."""
    return replace(
        GAME,
        private=lambda state, seat: Whisper(
            **structs.asdict(GAME.private(state, seat)), told=told(state, seat)
        ),
    )


def laid_by(state: State, seat: Seat) -> Cards:
    return state.laid[left_of(seat, state.seats)] if state.phase is Phase.VOTING else ()


def found_by(state: State) -> tuple[Seat, ...]:
    return finders(state) if state.phase is Phase.VOTING else ()


def owners(state: State) -> Told:
    if state.phase is not Phase.VOTING:
        return ()
    return tuple(seat for card in state.board for seat in every_seat(state.seats) if card in state.laid[seat])


def low_cards(state: State) -> Told:
    return tuple(sum(card < "0000000000000020" for card in hand) for hand in state.hands)


def checksum(state: State) -> Told:
    return (sum(place * int(card, 16) for hand in state.hands for place, card in enumerate(hand, 1)) % 97,)


VIEWS = [
    Plant("everybody the top card of the pile", tattling(lambda state: state.pile[:1])),
    Plant("everybody the whole pile", tattling(lambda state: state.pile)),
    Plant("everybody a checksum of all hands", tattling(checksum)),
    Plant("everybody how many low cards each hand holds", tattling(low_cards)),
    Plant("everybody what was chosen, before it is laid out", tattling(lambda state: state.laid)),
    Plant("everybody who laid which card, before the votes are in", tattling(owners)),
    Plant("everybody who has found the card, before the votes are in", tattling(found_by)),
    Plant("everybody who voted for what, before all have", tattling(lambda state: state.votes)),
    Plant(
        "everybody how many votes each card has so far",
        tattling(lambda state: tuple(state.votes.count(n + 1) for n in range(len(state.board)))),
    ),
    Plant(
        "a voter at once whether the vote is right",
        whispering(lambda state, seat: (seat in found_by(state),)),
    ),
    Plant("a voter which cards the left neighbour laid", whispering(laid_by)),
    Plant(
        "a player the left neighbour's hand",
        whispering(lambda state, seat: state.hands[left_of(seat, state.seats)]),
    ),
    Plant("a player the card that will be drawn next", whispering(lambda state, _seat: state.pile[:1])),
]
