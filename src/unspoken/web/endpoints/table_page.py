"""The document of a table's page, with tags for the preview of an invitation."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from unspoken.tables.state.room import Room
from unspoken.web.endpoints.base import TableRequests
from unspoken.web.endpoints.endpoint import EndpointGroup
from unspoken.web.endpoints.server_parts import ServerParts
from unspoken.web.static.pages import PageDocuments, with_invitation
from unspoken.web.static.previews import general_preview, requested_language, table_preview


class TablePage:
    """Serves the built document of the table's page."""

    @classmethod
    def create(cls, server: ServerParts) -> TablePage:
        """Make the handlers of a server."""
        return cls(server.requests, PageDocuments(server.page, server.settings.public_url))

    def __init__(self, requests: TableRequests, documents: PageDocuments) -> None:
        self._requests = requests
        self._documents = documents

    def page_routes(self) -> list[Route]:
        """Return the route of the page."""
        return [Route("/t/{code}", self.page)]

    async def page(self, request: Request) -> Response:
        """Return the page. The preview names the game of a table that exists.

        A client that may not know whether the table exists gets the same document as for a wrong code, and a
        wrong code counts as it does for the invitation itself.
        """
        response = await self._requests.guarded(self._invitation)(request)
        if response.status_code not in (200, 304):
            response = self._documents.previewed(request, "table", general_preview)
        return with_invitation(request, response)

    async def _invitation(self, request: Request) -> Response:
        table, _person = await self._requests.invited(request)
        room = table.snapshot.room
        usual = room.options.get("language")
        language = requested_language(request, usual if isinstance(usual, str) else None)
        code = room.code + room.door.suffix
        preview = table_preview(language, code, room.game, _shown_host(room))
        return self._documents.with_preview(request, "table", preview, language)


def _shown_host(room: Room) -> str:
    """Return the host's name if the host agrees to be named in previews, else an empty string."""
    if not room.door.named:
        return ""
    return next((person.name for person in room.people if person.id == room.host), "")


GROUP = EndpointGroup(TablePage.create, (), TablePage.page_routes)
