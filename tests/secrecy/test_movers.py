"""Paired worlds of people who move: who comes late, stands up, sits back, is shown out, puts up a screen."""

from __future__ import annotations

import pytest

from tests.proof_size import ProofSize
from tests.secrecy.movers import prove_moving
from unspoken.kernel.game import AnyGame, Seat, Viewer
from unspoken.proofs.worlds import Leak
from unspoken.tables import seat_rules
from unspoken.tables.connection import Connection
from unspoken.tables.connections import Connections
from unspoken.tables.games import find_games
from unspoken.tables.room import PersonId, Room

pytestmark = pytest.mark.anyio

GAMES = find_games(also=("toygame",))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
async def test_whoever_moves_learns_of_one_seat_and_no_other(game: AnyGame, proof_size: ProofSize) -> None:
    """ALL-01, ALL-05: pages and screens are sent the same bytes in other worlds, however people move."""
    games = proof_size.of(quick=8, test=40, prove=400)
    compared, given = await prove_moving(game, range(games))
    assert compared > 4 * games and given > games // 3


def any_free_seat(room: Room, _who: PersonId) -> tuple[Seat, ...]:
    """Chairs as they were before anybody thought of it."""
    return tuple(Seat(n) for n, chair in enumerate(room.chairs) if chair.bot and chair.person is None)


def open_but_for_closed(room: Room, who: PersonId) -> tuple[Seat, ...]:
    """Whoever knows a seat may have another."""
    return tuple(seat for seat in any_free_seat(room, who) if seat not in room.closed)


OPEN_SEATS = seat_rules.open_seats


def closed_seats_too(room: Room, who: PersonId) -> tuple[Seat, ...]:
    """Nobody's seat is closed because they were shown out."""
    knows = any(held.person == who for held in room.held)
    return OPEN_SEATS(room, who) if knows else any_free_seat(room, who)


VIEWERS = Connections._viewers


def screens_see_as_their_owners(self: Connections, room: Room) -> list[tuple[Connection, Viewer]]:
    """A TV that shows the hand of whoever has put it up."""
    seats: dict[object, Seat] = {chair.person: Seat(number) for number, chair in enumerate(room.chairs)}
    return [(one, seats.get(one.owner)) for one, _ in VIEWERS(self, room)]


@pytest.mark.parametrize(
    ("where", "name", "leak"),
    [
        (seat_rules, "open_seats", open_but_for_closed),
        (seat_rules, "open_seats", closed_seats_too),
        (seat_rules, "needs_nod", lambda _room, _who: False),
        (Connections, "_viewers", screens_see_as_their_owners),
    ],
    ids=["a second seat", "the seat of somebody shown out", "a seat without a nod", "a screen with a hand"],
)
async def test_a_table_that_lets_people_peek_is_caught(
    monkeypatch: pytest.MonkeyPatch, where: object, name: str, leak: object
) -> None:
    """ALL-01: a proof that could not fail would prove nothing."""
    monkeypatch.setattr(where, name, leak)
    with pytest.raises(Leak, match="can tell two worlds apart"):
        await prove_moving(GAMES["dixit"], range(40))
