"""The tables of a browser: those whose tokens it has as cookies."""

from __future__ import annotations

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from unspoken.tables.house import House
from unspoken.tables.state.glance import Glance, MemberGlance
from unspoken.tables.state.room import Phase
from unspoken.web.endpoints.base import reply
from unspoken.web.endpoints.endpoint import Endpoint, EndpointGroup
from unspoken.web.endpoints.server_parts import ServerParts
from unspoken.web.glances import seats_of, tokens_of


class MyTable(Struct, frozen=True):
    """A table at which this browser has a place."""

    code: str
    game: str
    phase: Phase
    names: tuple[str, ...]
    """The players, in seat order."""
    by_days: bool
    until: int | None = None
    """Until when the table waits for you, in seconds since 1970; None if it does not."""


class MyTables(Struct, frozen=True):
    """The tables of this browser: those that wait for you first, the nearest deadline first."""

    tables: tuple[MyTable, ...]


class MineHandlers:
    """The handler of a browser's list of tables."""

    @classmethod
    def create(cls, server: ServerParts) -> MineHandlers:
        """Make the handlers of a server."""
        return cls(server.house)

    def __init__(self, house: House) -> None:
        self._house = house

    async def mine(self, request: Request) -> Response:
        """Return the tables of this browser, without loading any."""
        seats = await seats_of(self._house, tokens_of(request))
        tables = (_my_table(code, *seat) for code, seat in seats.items())
        return reply(MyTables(tuple(sorted(tables, key=_urgency))))


def _my_table(code: str, glance: Glance, member: MemberGlance) -> MyTable:
    return MyTable(code, glance.game, glance.phase, glance.names, glance.by_days, member.until)


def _urgency(table: MyTable) -> tuple[bool, int, bool, str]:
    return table.until is None, table.until or 0, not table.by_days, table.code


GROUP = EndpointGroup(
    MineHandlers.create,
    (
        Endpoint(
            "GET",
            "/api/mine",
            MineHandlers.mine,
            "The tables of this browser, by its cookies",
            reply=MyTables,
        ),
    ),
)
