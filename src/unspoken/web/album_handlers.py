"""HTTP handlers of albums: what is kept of a game, in words and as a picture, for its people or by a link."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from starlette.requests import Request
from starlette.responses import Response

from unspoken.albums.bound import BoundAlbum, pictures_in, players_of
from unspoken.albums.wording import Wording
from unspoken.content.own.library import HouseLibrary
from unspoken.kernel.album import Album, CardPicture
from unspoken.kernel.game import Refused
from unspoken.languages.known import tags
from unspoken.tables.replays import Replay, album_of
from unspoken.tables.table import Table
from unspoken.web.album_page import AlbumPage
from unspoken.web.gate import Gate
from unspoken.web.handlers import HttpHandlers, address_of, reply
from unspoken.web.kept_bytes import KeptBytes
from unspoken.web.negotiation import preferred_language
from unspoken.web.replay_api import AlbumInfo
from unspoken.web.replay_handlers import link_of, number_in
from unspoken.web.shared_replays import SharedReplays, Unseen

Form: TypeAlias = Literal["sheet", "preview"]
_KINDS: dict[Form, str] = {"sheet": "image/png", "preview": "image/jpeg"}
_FOR_A_WHILE = "private, max-age=600"
_MOST_KEPT = 48_000_000
"""Bytes of pictures that stay in memory."""


class _Asked(NamedTuple):
    """Whose album is wanted, and how it is to be told."""

    table: Table
    number: int
    host: bool
    named: bool
    """Whether the players' names are told."""
    language: str


class AlbumHandlers:
    """What is kept of finished games, over HTTP."""

    def __init__(
        self,
        handlers: HttpHandlers,
        shared: SharedReplays,
        gate: Gate,
        library: HouseLibrary,
        page: AlbumPage,
    ) -> None:
        self._handlers = handlers
        self._shared = shared
        self._gate = gate
        self._library = library
        self._page = page
        self._kept = KeptBytes(_MOST_KEPT)
        self._one_at_a_time = asyncio.Semaphore(1)

    async def album(self, request: Request) -> Response:
        """The album in words: how the game ended, and what is written on each print."""
        try:
            asked = await self._asked(request)
            found, album = await self._found(asked)
        except Unseen as unseen:
            return unseen.reply
        bound = _bound(asked, found, album)
        link = link_of(asked.table, asked.number) if asked.host else None
        told = (found.game.name, bound.headline, bound.told())
        return reply(AlbumInfo(asked.table.code, asked.number, *told, asked.host, link))

    async def picture(self, request: Request) -> Response:
        """The album as one tall picture."""
        try:
            return await self._drawn(request, await self._asked(request), "sheet")
        except Unseen as unseen:
            return unseen.reply

    async def preview(self, request: Request) -> Response:
        """What is shown beside a link that was sent: of shared games alone, to whoever has the link."""
        try:
            return await self._drawn(request, await self._sent(request), "preview")
        except Unseen as unseen:
            return unseen.reply

    async def page(self, request: Request) -> Response:
        """The page that a sent link leads to; while the game is shared it says what a preview shows."""
        told = await self._handlers.guarded(self._told_page)(request)
        return told if told.status_code == 200 else self._page.plain(request)

    async def _told_page(self, request: Request) -> Response:
        try:
            asked = await self._sent(request)
            bound = _bound(asked, *await self._found(asked))
        except Unseen as unseen:
            return unseen.reply
        key = _key(request)
        picture = (
            f"{self._handlers.address_for_friends(request)}/api/tables/{asked.table.code}"
            f"/games/{asked.number}/album.jpg?key={key}&language={asked.language}"
        )
        return self._page.told(request, bound.game, bound.headline, picture)

    # ---- who asks

    async def _asked(self, request: Request) -> _Asked:
        """Somebody of the table, or somebody who was sent the link."""
        table, person = await self._handlers.who(request)
        if person is None:
            return await self._sent(request)
        host = table.snapshot.room.host == person.id
        return _Asked(table, number_in(request), host, True, _language(request))

    async def _sent(self, request: Request) -> _Asked:
        """Whoever has the link, be it somebody of the table or not."""
        table, _person = await self._handlers.who(request)
        number = number_in(request)
        link = self._shared.album_opened(_key(request), table, number)
        if link is None:
            self._gate.missed(address_of(request))
            raise Unseen(404, "album-not-shared")
        return _Asked(table, number, False, link.names, _language(request))

    # ---- what they get

    async def _found(self, asked: _Asked) -> tuple[Replay, Album]:
        found = await self._shared.finished(asked.table.code, asked.number)
        album = await asyncio.to_thread(album_of, found)
        if album is None:
            raise Unseen(404, "no-album")
        return found, album

    async def _drawn(self, request: Request, asked: _Asked, form: Form) -> Response:
        """From what is kept, or drawn anew; never two at a time, and on the time of whoever asks."""
        key = (asked.table.code, asked.number, asked.named, asked.language, form)
        picture = self._kept.get(key)
        if picture is None:
            async with self._one_at_a_time:
                picture = self._kept.get(key) or await self._draw(address_of(request), asked, form, key)
        headers = {"cache-control": _FOR_A_WHILE}
        if form == "preview":
            headers["cross-origin-resource-policy"] = "cross-origin"
        return Response(picture, media_type=_KINDS[form], headers=headers)

    async def _draw(self, address: str, asked: _Asked, form: Form, key: tuple[object, ...]) -> bytes:
        budget = self._gate.printing(address)
        if not budget.is_left():
            raise Refused("pictures-take-long")
        found, album = await self._found(asked)
        bound = _bound(asked, found, album)._replace(files=await self._files(album))
        picture, seconds = await asyncio.to_thread(_picture, form, bound)
        budget.spend(seconds)
        if not self._has_own(album):
            self._kept.keep(key, picture)
        return picture

    async def _files(self, album: Album) -> dict[CardPicture, bytes]:
        """The pictures that are still there."""
        files = {}
        for one in pictures_in(album):
            data = await self._library.picture(one.pack, one.picture)
            if data is not None:
                files[one] = data
        return files

    def _has_own(self, album: Album) -> bool:
        """Whether it shows pictures that people brought: those may be taken out, and are not kept here."""
        return any(self._library.is_own(one.pack) for one in pictures_in(album))


def _bound(asked: _Asked, found: Replay, album: Album) -> BoundAlbum:
    wording = Wording(asked.language, found.names if asked.named else [""] * len(found.chairs))
    seals = tuple(chair.seal if asked.named else seat for seat, chair in enumerate(found.chairs))
    players = players_of(wording.names, seals, album.points)
    return BoundAlbum(found.game.name.capitalize(), album, wording, players)


def _picture(form: Form, bound: BoundAlbum) -> tuple[bytes, float]:
    """The picture, and how many seconds of CPU it took."""
    # loaded with the first album: a server at which nobody finishes a game needs none of it
    from unspoken.albums.preview import draw_preview
    from unspoken.albums.sheet import draw_sheet

    draw: Callable[[BoundAlbum], bytes] = draw_sheet if form == "sheet" else draw_preview
    before = time.thread_time()
    return draw(bound), time.thread_time() - before


def _key(request: Request) -> str:
    return str(request.path_params.get("key", "")) or request.query_params.get("key", "")


def _language(request: Request) -> str:
    """As it is asked for, else as the browser likes it."""
    asked = request.query_params.get("language", "")
    if asked in tags():
        return asked
    return preferred_language(request.headers.get("accept-language", ""), tags())
