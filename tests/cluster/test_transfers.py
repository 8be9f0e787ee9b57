"""A link that is opened at one node moves a seat at a table of another node."""

from __future__ import annotations

from functools import partial

import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from tests.cluster.nodes import Cluster, Server
from unspoken.tables.state.names import token_hash
from unspoken.web.http.forwarding import answer
from unspoken.web.seat_transfers import PATH, SeatTransfers

pytestmark = pytest.mark.anyio


def transfers_at(server: Server) -> SeatTransfers:
    """Return the links of a node, which also answers the other nodes."""
    transfers = SeatTransfers(server.house, server.node)
    app = Starlette(routes=[Route(PATH, transfers.answer, methods=["POST"])])
    server.node.answer_with(partial(answer, app))
    return transfers


async def test_a_seat_moves_from_any_node(cluster: Cluster) -> None:
    """The link is in the shared store; the table's owner replaces the token. A second use finds nothing."""
    first, second = await cluster.starts("one", "two")
    here, there = transfers_at(first), transfers_at(second)
    table, token = await first.house.open("Ada", "echo", "en")
    secret = await here.create({table.code: token_hash(token)})
    assert await there.take(secret) == {table.code: token_hash(token)}
    assert await there.take(secret) is None
    moved = await there.move(table.code, token_hash(token))
    assert moved is not None and moved[0].name == "Ada"
    assert table.person(token_hash(moved[1])) is not None and table.person(token_hash(token)) is None
    assert await there.move(table.code, token_hash(token)) is None
