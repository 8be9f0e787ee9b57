"""Endpoints of albums: a finished game as text and as a picture, for its people or by a shared link."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import NamedTuple

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from unspoken.content.own.library import HouseLibrary
from unspoken.kernel.types import Refused
from unspoken.languages.known import tags
from unspoken.pictures.budget import Budget
from unspoken.tables.table.table import Table
from unspoken.web.endpoints.album_page import AlbumPage
from unspoken.web.endpoints.base import TableRequests, client_address, reply
from unspoken.web.endpoints.endpoint import Endpoint, EndpointGroup
from unspoken.web.endpoints.replays import link_of, number_in
from unspoken.web.endpoints.server_parts import ServerParts
from unspoken.web.endpoints.shared_replays import SharedReplays
from unspoken.web.http.rate_limiter import RateLimiter
from unspoken.web.replays.messages import AlbumText, ReplayLink
from unspoken.web.replays.picture_file import PictureFile, PictureFiles
from unspoken.web.replays.questions import AlbumPicture, AlbumWords, CardFile, PictureFormat, ReplayQuestion
from unspoken.web.replays.reader import ReplayError, ReplayReader
from unspoken.web.static.negotiation import preferred_language

_MEDIA_TYPES: dict[PictureFormat, str] = {"sheet": "image/png", "preview": "image/jpeg"}
_CACHE_BRIEFLY = "private, max-age=600"
_MAX_CACHE_SIZE = 64_000_000
"""Bytes of album pictures that are cached on disk."""


class AlbumInfo(Struct, frozen=True):
    """The album of a finished game as text; its picture is a separate request."""

    code: str
    number: int
    game: str
    headline: str
    """How the game ended, in the requested language."""
    prints: tuple[tuple[str, ...], ...]
    """The text of each print."""
    host: bool
    """True if you may share it."""
    link: ReplayLink | None = None
    """Only for the host, and only while it is shared."""


class _AlbumRequest(NamedTuple):
    """The requested album, and how it is presented to the client."""

    table: Table
    number: int
    host: bool
    named: bool
    """True if the album shows the players' names."""
    language: str


class AlbumHandlers:
    """Handlers of albums."""

    @classmethod
    def create(cls, server: ServerParts) -> AlbumHandlers:
        """Make the handlers of a server."""
        return cls(server, AlbumPage(server.page))

    def __init__(self, server: ServerParts, page: AlbumPage) -> None:
        self._requests: TableRequests = server.requests
        self._shared: SharedReplays = server.shared_replays
        self._reader: ReplayReader = server.replays
        self._limiter: RateLimiter = server.limiter
        self._library: HouseLibrary = server.library
        self._page = page
        self._pictures = PictureFiles(_MAX_CACHE_SIZE)

    def page_routes(self) -> list[Route]:
        """Return the route of the page behind a shared link."""
        return [Route("/r/{code}/{number}/album/{key}", self.page)]

    async def album(self, request: Request) -> Response:
        """Return the album as text: how the game ended, and the text of each print."""
        wanted = await self._wanted(request)
        text = await self._text(request, wanted)
        return reply(
            AlbumInfo(
                wanted.table.code,
                wanted.number,
                text.game,
                text.headline,
                text.prints,
                wanted.host,
                link_of(wanted.table, wanted.number) if wanted.host else None,
            )
        )

    async def picture(self, request: Request) -> Response:
        """Return the album as one tall picture."""
        return await self._picture_reply(request, await self._wanted(request), "sheet")

    async def preview(self, request: Request) -> Response:
        """Return the picture for a link preview: only of shared games, to anybody with the link."""
        return await self._picture_reply(request, await self._wanted_by_link(request), "preview")

    async def page(self, request: Request) -> Response:
        """Return the page behind a link; while the game is shared, with tags for link previews."""
        response = await self._requests.guarded(self._page_with_preview)(request)
        return response if response.status_code == 200 else self._page.plain(request)

    async def _page_with_preview(self, request: Request) -> Response:
        wanted = await self._wanted_by_link(request)
        text = await self._text(request, wanted)
        key = _key(request)
        picture = (
            f"{self._requests.address_for_friends(request)}/api/tables/{wanted.table.code}"
            f"/games/{wanted.number}/album.jpg?key={key}&language={wanted.language}"
        )
        return self._page.with_preview(request, text.game.capitalize(), text.headline, picture)

    # ---- access

    async def _wanted(self, request: Request) -> _AlbumRequest:
        """Return the requested album. Raises ReplayError unless the client has a token or the link."""
        table, person = await self._requests.table_and_person(request)
        if person is None:
            return await self._wanted_by_link(request)
        host = table.snapshot.room.host == person.id
        return _AlbumRequest(table, number_in(request), host, True, _language(request))

    async def _wanted_by_link(self, request: Request) -> _AlbumRequest:
        """Return the requested album. Raises ReplayError unless the client has the link."""
        table, _person = await self._requests.table_and_person(request)
        number = number_in(request)
        link = self._shared.find_by_album_key(_key(request), table, number)
        if link is None:
            self._limiter.count_wrong_code(client_address(request))
            raise ReplayError(404, "album-not-shared")
        return _AlbumRequest(table, number, False, link.names, _language(request))

    # ---- drawing

    async def _text(self, request: Request, wanted: _AlbumRequest) -> AlbumText:
        task = AlbumWords(wanted.language, wanted.named)
        data = await self._reader.read(client_address(request), wanted.table.code, wanted.number, task)
        return msgspec.json.decode(data, type=AlbumText)

    async def _picture_reply(
        self, request: Request, wanted: _AlbumRequest, format: PictureFormat
    ) -> Response:
        """Return a picture from the cache, or draw it, charged to the client's CPU budget."""
        address = client_address(request)
        key = (wanted.table.code, wanted.number, wanted.named, wanted.language, format)
        picture = self._pictures.get(key)
        if picture is None:
            text = await self._text(request, wanted)
            drawn = partial(self._draw, wanted, format, text, self._limiter.rendering_budget(address))
            try:
                picture = await self._reader.once(key, address, lambda: PictureFile.written_by(drawn))
            except OSError as error:  # there is no room for temporary files
                raise ReplayError(503, "try-again") from error
            if not any(self._library.is_own(pack) for pack, _picture, _ratio in text.pictures):
                # pictures of own decks are not cached: the host may remove them
                self._pictures.put(key, picture)
        headers = {"cache-control": _CACHE_BRIEFLY, "content-length": str(picture.size)}
        if format == "preview":
            headers["cross-origin-resource-policy"] = "cross-origin"
        return StreamingResponse(picture.pieces(), media_type=_MEDIA_TYPES[format], headers=headers)

    async def _draw(
        self, wanted: _AlbumRequest, format: PictureFormat, text: AlbumText, budget: Budget, path: str
    ) -> None:
        if not budget.is_left():
            raise Refused("pictures-take-long")
        task = AlbumPicture(format, wanted.language, wanted.named, path)
        question = ReplayQuestion(wanted.table.code, wanted.number, task)
        answer = await self._reader.ask(question, lambda: self._files(text))
        budget.spend(answer.seconds)

    async def _files(self, text: AlbumText) -> AsyncIterator[CardFile]:
        """Yield the files of the pictures that still exist."""
        for pack, picture, ratio in text.pictures:
            data = await self._library.picture(pack, picture)
            if data is not None:
                yield CardFile(pack, picture, ratio, data)


def _key(request: Request) -> str:
    return str(request.path_params.get("key", "")) or request.query_params.get("key", "")


def _language(request: Request) -> str:
    """Return the requested language; by default the browser's preferred one."""
    language = request.query_params.get("language", "")
    if language in tags():
        return language
    return preferred_language(request.headers.get("accept-language", ""), tags())


_GAME = "/api/tables/{code}/games/{number}"

GROUP = EndpointGroup(
    AlbumHandlers.create,
    (
        Endpoint("GET", f"{_GAME}/album", AlbumHandlers.album, "A game's album as text", reply=AlbumInfo),
        Endpoint("GET", f"{_GAME}/album.png", AlbumHandlers.picture, "A game's album as a picture"),
        Endpoint("GET", f"{_GAME}/album.jpg", AlbumHandlers.preview, "The picture for a link preview"),
    ),
    AlbumHandlers.page_routes,
)
