"""Paired worlds in which people join late, stand up, sit down, are removed, and put up screens."""

from __future__ import annotations

import pytest

from tests.proof_size import ProofSize
from tests.secrecy.movers import prove_moving
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Seat, Viewer
from unspoken.proofs.worlds import Leak
from unspoken.tables.games import find_games
from unspoken.tables.rules import seats as seat_rules
from unspoken.tables.state.room import PersonId, Room
from unspoken.tables.table.connection import Connection
from unspoken.tables.table.connections import Connections

pytestmark = pytest.mark.anyio

GAMES = find_games(also=("toygame",))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
async def test_changing_seats_reveals_one_seat_at_most(game: AnyGame, proof_size: ProofSize) -> None:
    """ALL-01, ALL-05: pages and screens are sent the same bytes in other worlds, however people move.

    The planted leak that is hardest to find is found in the 29th playthrough of Telepathic.
    """
    games = proof_size.of(quick=8, test=40, prove=400)
    compared, given = await prove_moving(game, range(games))
    assert compared > 4 * games and given > games // 3


def any_free_seat(room: Room, _who: PersonId) -> tuple[Seat, ...]:
    """Open all seats of bots."""
    return tuple(Seat(n) for n, chair in enumerate(room.chairs) if chair.bot and chair.person is None)


def open_but_for_closed(room: Room, who: PersonId) -> tuple[Seat, ...]:
    """Open seats also to people who know another seat."""
    return tuple(seat for seat in any_free_seat(room, who) if seat not in room.closed)


OPEN_SEATS = seat_rules.open_seats


def closed_seats_too(room: Room, who: PersonId) -> tuple[Seat, ...]:
    """Open seats also if their owner was removed."""
    knows = any(held.person == who for held in room.held)
    return OPEN_SEATS(room, who) if knows else any_free_seat(room, who)


VIEWERS = Connections._viewers


def screens_see_as_their_owners(self: Connections, room: Room) -> list[tuple[Connection, Viewer]]:
    """Show a screen its owner's private view."""
    seats: dict[object, Seat] = {chair.person: Seat(number) for number, chair in enumerate(room.chairs)}
    return [(connection, seats.get(connection.owner)) for connection, _ in VIEWERS(self, room)]


@pytest.mark.parametrize(
    ("where", "name", "leak"),
    [
        (seat_rules, "open_seats", open_but_for_closed),
        (seat_rules, "open_seats", closed_seats_too),
        (seat_rules, "needs_nod", lambda _room, _who: False),
        (Connections, "_viewers", screens_see_as_their_owners),
    ],
    ids=[
        "a second seat",
        "the seat of a removed player",
        "a seat without the host's consent",
        "a private view on a screen",
    ],
)
async def test_planted_leaks_of_seats_are_found(
    monkeypatch: pytest.MonkeyPatch, where: object, name: str, leak: object
) -> None:
    """ALL-01: A proof that cannot fail would prove nothing."""
    monkeypatch.setattr(where, name, leak)
    with pytest.raises(Leak, match="can tell two worlds apart"):
        await prove_moving(GAMES["dixit"], range(40))
