"""Paired worlds in which people join late, stand up, sit down, are removed, and put up screens."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.proof_size import ProofSize
from tests.secrecy.movers import prove_moving
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Seat, Viewer
from unspoken.proofs.worlds import Leak
from unspoken.tables.games import find_games
from unspoken.tables.state.room import Room
from unspoken.tables.table.connection import Connection
from unspoken.tables.table.connections import Connections

pytestmark = pytest.mark.anyio

GAMES = find_games(also=("toygame",))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
async def test_changing_seats_reveals_nothing(game: AnyGame, proof_size: ProofSize) -> None:
    """ALL-01, ALL-05: pages and screens are sent the same bytes in other worlds, however people move.

    A newcomer who is given a seat learns no more than a spectator knows.

    The planted fault that is hardest to find is found in the 9th game.
    Dixit deals a new hand to a newcomer, so there is nothing to compare then; Telepathic gives no seats.
    """
    games = proof_size.of(quick=12, test=12, prove=400)
    compared, given = await prove_moving(game, range(games))
    assert compared > 4 * games
    assert given or game.name in ("dixit", "telepathic")


def not_renewed(_state: object, _seat: Seat, _chance: Chance) -> tuple[()]:
    """Give a seat away at any time, with its secrets."""
    return ()


VIEWERS = Connections._viewers


def screens_see_as_their_owners(self: Connections, room: Room) -> list[tuple[Connection, Viewer]]:
    """Show a screen its owner's private view."""
    seats: dict[object, Seat] = {chair.person: Seat(number) for number, chair in enumerate(room.chairs)}
    return [(connection, seats.get(connection.owner)) for connection, _ in VIEWERS(self, room)]


async def test_a_private_view_on_a_screen_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """ALL-01: A proof that cannot fail would prove nothing."""
    monkeypatch.setattr(Connections, "_viewers", screens_see_as_their_owners)
    with pytest.raises(Leak, match="can tell two worlds apart"):
        await prove_moving(GAMES["dixit"], range(16))


async def test_a_seat_that_is_given_with_its_secrets_is_found() -> None:
    """ALL-01: between rounds there is nothing to give away, during a round there is."""
    game = GAMES["dixit"]
    leaking = replace(game, seating=replace(game.seating, renew=not_renewed))
    with pytest.raises(Leak, match="can tell two worlds apart"):
        await prove_moving(leaking, range(16))
