"""Leaks in views: each reveals one more thing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from msgspec import structs

from tests.games.dixit.leaks.short_games import Dixit, Leaked
from tests.games.planted import PlantedLeak
from unspoken.games.dixit import GAME
from unspoken.games.dixit.scoring import finders
from unspoken.games.dixit.types import (
    Cards,
    Phase,
    Private,
    Public,
    State,
)
from unspoken.kernel.seats import every_seat, left_of
from unspoken.kernel.types import Seat


class PublicWithLeak(Public, frozen=True):
    leaked: Leaked = ()


class PrivateWithLeak(Private, frozen=True):
    leaked: Leaked = ()


def leak_in_public(leaked: Callable[[State], Leaked], game: Dixit = GAME) -> Dixit:
    """Return Dixit with one more thing in the public view."""
    return replace(
        game, public=lambda state: PublicWithLeak(**structs.asdict(GAME.public(state)), leaked=leaked(state))
    )


def leak_in_private(leaked: Callable[[State, Seat], Leaked]) -> Dixit:
    """Return Dixit with one more thing in the private view."""
    return replace(
        GAME,
        private=lambda state, seat: PrivateWithLeak(
            **structs.asdict(GAME.private(state, seat)), leaked=leaked(state, seat)
        ),
    )


def laid_by(state: State, seat: Seat) -> Cards:
    return state.laid[left_of(seat, state.seats)] if state.phase is Phase.VOTING else ()


def found_by(state: State) -> tuple[Seat, ...]:
    return finders(state) if state.phase is Phase.VOTING else ()


def owners(state: State) -> Leaked:
    if state.phase is not Phase.VOTING:
        return ()
    return tuple(seat for card in state.board for seat in every_seat(state.seats) if card in state.laid[seat])


def low_cards(state: State) -> Leaked:
    return tuple(sum(card < "0000000000000020" for card in hand) for hand in state.hands)


def checksum(state: State) -> Leaked:
    return (sum(place * int(card, 16) for hand in state.hands for place, card in enumerate(hand, 1)) % 97,)


VIEWS = [
    PlantedLeak("everybody the top card of the pile", leak_in_public(lambda state: state.pile[:1])),
    PlantedLeak("everybody the whole pile", leak_in_public(lambda state: state.pile)),
    PlantedLeak("everybody a checksum of all hands", leak_in_public(checksum)),
    PlantedLeak("everybody how many low cards each hand holds", leak_in_public(low_cards)),
    PlantedLeak("everybody what was chosen, before it is laid out", leak_in_public(lambda state: state.laid)),
    PlantedLeak("everybody who laid which card, before the votes are in", leak_in_public(owners)),
    PlantedLeak("everybody who has found the card, before the votes are in", leak_in_public(found_by)),
    PlantedLeak("everybody who voted for what, before all have", leak_in_public(lambda state: state.votes)),
    PlantedLeak(
        "everybody how many votes each card has so far",
        leak_in_public(lambda state: tuple(state.votes.count(n + 1) for n in range(len(state.board)))),
    ),
    PlantedLeak(
        "a voter at once whether the vote is right",
        leak_in_private(lambda state, seat: (seat in found_by(state),)),
    ),
    PlantedLeak("a voter which cards the left neighbour laid", leak_in_private(laid_by)),
    PlantedLeak(
        "a player the left neighbour's hand",
        leak_in_private(lambda state, seat: state.hands[left_of(seat, state.seats)]),
    ),
    PlantedLeak(
        "a player the card that will be drawn next", leak_in_private(lambda state, _seat: state.pile[:1])
    ),
]
