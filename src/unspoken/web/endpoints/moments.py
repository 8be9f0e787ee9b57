"""The endpoint of the last moment of a running game, for a person who comes back to a game by days."""

from __future__ import annotations

from msgspec import Raw, Struct
from starlette.requests import Request
from starlette.responses import Response

from unspoken.kernel.codec import encode
from unspoken.tables.state.room import Phase
from unspoken.web.endpoints.base import TableRequests, reply
from unspoken.web.endpoints.endpoint import Endpoint, EndpointGroup
from unspoken.web.endpoints.server_parts import ServerParts


class LastMoment(Struct, frozen=True):
    """The last thing that everybody at the table had time to look at, such as a reveal."""

    public: Raw | None
    """The public view of that moment, which everybody was sent then; None if there was none."""


class MomentHandlers:
    """Handlers of the last moment of a game."""

    @classmethod
    def create(cls, server: ServerParts) -> MomentHandlers:
        """Make the handlers of a server."""
        return cls(server.requests)

    def __init__(self, requests: TableRequests) -> None:
        self._requests = requests

    async def moment(self, request: Request) -> Response:
        """Return the last moment. It was public, so everybody at the table may see it again."""
        table, _person = await self._requests.require_member(request)
        room, play = table.snapshot.room, table.snapshot.play
        if play is None or play.moment is None or room.phase is not Phase.PLAYING:
            return reply(LastMoment(None))
        return reply(LastMoment(Raw(encode(play.game.public(play.moment)))))


GROUP = EndpointGroup(
    MomentHandlers.create,
    (
        Endpoint(
            "GET",
            "/api/tables/{code}/moment",
            MomentHandlers.moment,
            "The last moment of the running game that everybody had time to look at",
            reply=LastMoment,
        ),
    ),
)
