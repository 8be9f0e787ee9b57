"""Endpoints of albums: a finished game as text and as a picture, for its people or by a shared link."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from unspoken.albums.drawable import DrawableAlbum, pictures_in, players_of
from unspoken.albums.vocabulary import Album, CardPicture
from unspoken.content.own.library import HouseLibrary
from unspoken.kernel.types import Refused
from unspoken.languages.album_wording import Wording
from unspoken.languages.known import tags
from unspoken.tables.log.replays import Replay, album_of
from unspoken.tables.table.table import Table
from unspoken.web.endpoints.album_page import AlbumPage
from unspoken.web.endpoints.base import TableRequests, client_address, reply
from unspoken.web.endpoints.endpoint import Endpoint, EndpointGroup
from unspoken.web.endpoints.replay_messages import ReplayLink
from unspoken.web.endpoints.replays import link_of, number_in
from unspoken.web.endpoints.server_parts import ServerParts
from unspoken.web.endpoints.shared_replays import ReplayHttpError, SharedReplays
from unspoken.web.http.rate_limiter import RateLimiter
from unspoken.web.static.lru_bytes import LruBytes
from unspoken.web.static.negotiation import preferred_language

PictureFormat: TypeAlias = Literal["sheet", "preview"]
_MEDIA_TYPES: dict[PictureFormat, str] = {"sheet": "image/png", "preview": "image/jpeg"}
_CACHE_BRIEFLY = "private, max-age=600"
_MAX_CACHE_SIZE = 48_000_000
"""Bytes of album pictures that are cached in memory."""


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
        return cls(
            server.requests, server.shared_replays, server.limiter, server.library, AlbumPage(server.page)
        )

    def __init__(
        self,
        requests: TableRequests,
        shared: SharedReplays,
        limiter: RateLimiter,
        library: HouseLibrary,
        page: AlbumPage,
    ) -> None:
        self._requests = requests
        self._shared = shared
        self._limiter = limiter
        self._library = library
        self._page = page
        self._cache = LruBytes(_MAX_CACHE_SIZE)
        self._drawing = asyncio.Semaphore(1)

    def page_routes(self) -> list[Route]:
        """Return the route of the page behind a shared link."""
        return [Route("/r/{code}/{number}/album/{key}", self.page)]

    async def album(self, request: Request) -> Response:
        """Return the album as text: how the game ended, and the text of each print."""
        try:
            wanted = await self._wanted(request)
            replay, album = await self._find(wanted)
        except ReplayHttpError as error:
            return error.reply
        drawable = _drawable(wanted, replay, album)
        return reply(
            AlbumInfo(
                wanted.table.code,
                wanted.number,
                replay.game.name,
                drawable.headline,
                drawable.prints_as_text(),
                wanted.host,
                link_of(wanted.table, wanted.number) if wanted.host else None,
            )
        )

    async def picture(self, request: Request) -> Response:
        """Return the album as one tall picture."""
        try:
            return await self._picture_reply(request, await self._wanted(request), "sheet")
        except ReplayHttpError as error:
            return error.reply

    async def preview(self, request: Request) -> Response:
        """Return the picture for a link preview: only of shared games, to anybody with the link."""
        try:
            return await self._picture_reply(request, await self._wanted_by_link(request), "preview")
        except ReplayHttpError as error:
            return error.reply

    async def page(self, request: Request) -> Response:
        """Return the page behind a link; while the game is shared, with tags for link previews."""
        response = await self._requests.guarded(self._page_with_preview)(request)
        return response if response.status_code == 200 else self._page.plain(request)

    async def _page_with_preview(self, request: Request) -> Response:
        try:
            wanted = await self._wanted_by_link(request)
            drawable = _drawable(wanted, *await self._find(wanted))
        except ReplayHttpError as error:
            return error.reply
        key = _key(request)
        picture = (
            f"{self._requests.address_for_friends(request)}/api/tables/{wanted.table.code}"
            f"/games/{wanted.number}/album.jpg?key={key}&language={wanted.language}"
        )
        return self._page.with_preview(request, drawable.game, drawable.headline, picture)

    # ---- access

    async def _wanted(self, request: Request) -> _AlbumRequest:
        """Check that the client is a person of the table or has the link."""
        table, person = await self._requests.table_and_person(request)
        if person is None:
            return await self._wanted_by_link(request)
        host = table.snapshot.room.host == person.id
        return _AlbumRequest(table, number_in(request), host, True, _language(request))

    async def _wanted_by_link(self, request: Request) -> _AlbumRequest:
        """Check that the client has the link, whether or not they are a person of the table."""
        table, _person = await self._requests.table_and_person(request)
        number = number_in(request)
        link = self._shared.find_by_album_key(_key(request), table, number)
        if link is None:
            self._limiter.count_wrong_code(client_address(request))
            raise ReplayHttpError(404, "album-not-shared")
        return _AlbumRequest(table, number, False, link.names, _language(request))

    # ---- drawing

    async def _find(self, wanted: _AlbumRequest) -> tuple[Replay, Album]:
        replay = await self._shared.find_finished(wanted.table.code, wanted.number)
        album = await asyncio.to_thread(album_of, replay)
        if album is None:
            raise ReplayHttpError(404, "no-album")
        return replay, album

    async def _picture_reply(
        self, request: Request, wanted: _AlbumRequest, format: PictureFormat
    ) -> Response:
        """Return a picture from the cache, or draw it: one at a time, charged to the client's CPU budget."""
        key = (wanted.table.code, wanted.number, wanted.named, wanted.language, format)
        picture = self._cache.get(key)
        if picture is None:
            async with self._drawing:
                picture = self._cache.get(key) or await self._draw(
                    client_address(request), wanted, format, key
                )
        headers = {"cache-control": _CACHE_BRIEFLY}
        if format == "preview":
            headers["cross-origin-resource-policy"] = "cross-origin"
        return Response(picture, media_type=_MEDIA_TYPES[format], headers=headers)

    async def _draw(
        self, address: str, wanted: _AlbumRequest, format: PictureFormat, key: tuple[object, ...]
    ) -> bytes:
        budget = self._limiter.rendering_budget(address)
        if not budget.is_left():
            raise Refused("pictures-take-long")
        replay, album = await self._find(wanted)
        drawable = _drawable(wanted, replay, album)._replace(files=await self._files(album))
        picture, seconds = await asyncio.to_thread(_draw_picture, format, drawable)
        budget.spend(seconds)
        if not self._has_own_pictures(album):
            self._cache.put(key, picture)
        return picture

    async def _files(self, album: Album) -> dict[CardPicture, bytes]:
        """Return the files of the pictures that still exist."""
        files = {}
        for card in pictures_in(album):
            data = await self._library.picture(card.pack, card.picture)
            if data is not None:
                files[card] = data
        return files

    def _has_own_pictures(self, album: Album) -> bool:
        """True if the album shows uploaded pictures: the host may remove those, so they are not cached."""
        return any(self._library.is_own(card.pack) for card in pictures_in(album))


def _drawable(wanted: _AlbumRequest, replay: Replay, album: Album) -> DrawableAlbum:
    wording = Wording(wanted.language, replay.names if wanted.named else [""] * len(replay.chairs))
    seals = tuple(chair.seal if wanted.named else seat for seat, chair in enumerate(replay.chairs))
    players = players_of(wording.names, seals, album.points)
    return DrawableAlbum(replay.game.name.capitalize(), album, wording, players)


def _draw_picture(format: PictureFormat, drawable: DrawableAlbum) -> tuple[bytes, float]:
    """Draw the picture; return it and the CPU seconds it took."""
    # imported late: drawing needs much memory, and not every server draws an album
    from unspoken.albums.preview import draw_preview
    from unspoken.albums.sheet import draw_sheet

    draw: Callable[[DrawableAlbum], bytes] = draw_sheet if format == "sheet" else draw_preview
    before = time.thread_time()
    return draw(drawable), time.thread_time() - before


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
