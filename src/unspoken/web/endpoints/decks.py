"""Endpoints of decks and pictures: packs for everybody, own decks for the people who may see them."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import IO

from starlette.requests import Request
from starlette.responses import Response

from unspoken.content.own.deck import FILLER_PACK, MIN_PICTURES, OwnDeck
from unspoken.kernel.types import Refused
from unspoken.pictures.rendered import MOST_BYTES
from unspoken.pictures.worker import PictureWorker
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.rules import room as room_rules
from unspoken.tables.state.room import Phase
from unspoken.tables.table.table import Table
from unspoken.tables.wire.messages import Refusal
from unspoken.web.endpoints.base import client_address, compressed_reply, read_body, reply
from unspoken.web.endpoints.deck_messages import (
    DeckChange,
    Decks,
    OwnDeckInfo,
    OwnPicture,
    own_info,
    pack_info,
)
from unspoken.web.endpoints.endpoint import Endpoint, EndpointGroup
from unspoken.web.endpoints.server_parts import ServerParts
from unspoken.web.endpoints.word_packs import own_words_info
from unspoken.web.http.body import read_chunks

_LARGEST_CHANGE = 200_000
"""Bytes: enough for descriptions of every picture of a deck."""
_CACHE_FOREVER = "public, max-age=31536000, immutable"
_CACHE_PRIVATELY = "private, max-age=86400"
"""For own pictures: the browser may cache them, proxies may not."""
_MEGABYTE = 1_000_000


class DeckHandlers:
    """Handlers of decks and pictures."""

    @classmethod
    def create(cls, server: ServerParts) -> DeckHandlers:
        """Make the handlers of a server."""
        return cls(server)

    def __init__(self, server: ServerParts) -> None:
        self._requests = server.requests
        self._limiter = server.limiter
        self._packs = server.packs
        self._decks = server.decks
        self._settings = server.settings
        self._shared = server.shared_replays
        self._worker = PictureWorker()

    # ---- viewing

    async def list_decks(self, request: Request) -> Response:
        """Return the decks that a table can choose, to its people."""
        table, _person = await self._requests.require_member(request)
        packs = [pack_info(manifest) for manifest in self._packs.manifests()]
        packs += [own_info(deck, table.code) for deck in self._decks.for_table(table.code)]
        return reply(Decks((*packs, *own_words_info(table, self._requests.games, self._packs))))

    async def picture(self, request: Request) -> Response:
        """Return a picture. Its name is random, and its content never changes."""
        pack, name = str(request.path_params["pack"]), str(request.path_params["name"])
        picture, small = name.split(".")[0], name.endswith(".s.webp")
        deck = await self._decks.find_or_reload(pack, picture)
        if deck is not None and deck.card(picture) is not None:
            await self._require_access(request, deck, picture)
            data = await self._decks.picture(pack, picture, small)
            return _webp(data, _CACHE_PRIVATELY)
        path = self._packs.picture_path(pack if deck is None else FILLER_PACK, picture, small)
        return _webp(path.read_bytes() if path is not None and path.is_file() else None, _CACHE_FOREVER)

    async def alts(self, request: Request) -> Response:
        """Return the descriptions of a pack's pictures; of an own deck, those that its host typed."""
        pack, language = str(request.path_params["pack"]), str(request.path_params["language"])
        deck = self._decks.by_name(pack)
        if deck is None:
            return compressed_reply(request, self._packs.alt(pack, language))
        await self._require_access(request, deck)
        alts = {card.id: card.alt_in(language) for card in (*deck.cards, *deck.retired)}
        typed = {picture: alt for picture, alt in alts.items() if alt}
        return reply({**self._packs.alt(FILLER_PACK, language), **typed})

    # ---- editing

    async def own_deck(self, request: Request) -> Response:
        """Return the table's own deck, to its host."""
        table = await self._require_host(request)
        return reply(self._info(self._decks.of_table(table.code)))

    async def add_picture(self, request: Request) -> Response:
        """Add a picture: a worker process re-encodes it before it is stored."""
        table = await self._require_host(request)
        self._decks.need_place(table.code)
        self._worker.need_place(table.code)
        address = client_address(request)
        budget = self._limiter.rendering_budget(address)
        if not budget.is_left():
            raise Refused("pictures-take-long")
        with self._limiter.upload_slot(address):
            async with _spooled_body(request) as file:
                rendered = await self._worker.render(file, table.code, budget)
        require_lobby(table)  # a game may have begun meanwhile
        if not self._limiter.allow_picture(address, len(rendered.large) + len(rendered.small)):
            raise Refused("too-many-pictures")
        return reply(self._info(await self._decks.add(table.code, rendered)), 201)

    async def remove_picture(self, request: Request) -> Response:
        """Remove a picture; games that have dealt it still show it."""
        table = await self._require_host(request)
        dealt = table.snapshot.play is not None
        deck = await self._decks.remove(table.code, str(request.path_params["picture"]), dealt)
        return reply(self._info(deck))

    async def change_deck(self, request: Request) -> Response:
        """Change the deck's title, its reach, or the descriptions of its pictures."""
        table = await self._require_host(request)
        body = await read_body(request, DeckChange, _LARGEST_CHANGE)
        if body.reach == "house" and self._settings.own_decks != "house":
            raise Refused("deck-not-for-house")
        return reply(self._info(await self._decks.change(table.code, body.title, body.reach, body.alts)))

    async def _require_host(self, request: Request) -> Table:
        """Return the table if the request comes from its host and no game is on. Raises Refused otherwise."""
        table, person = await self._requests.require_member(request)
        room_rules.need_host(table.snapshot.room, person.id)
        if self._settings.own_decks == "nobody":
            raise Refused("no-own-decks")
        require_lobby(table)
        return table

    async def _require_access(self, request: Request, deck: OwnDeck, picture: str = "") -> None:
        """Raise Refused unless the client may see a deck, or one picture of it.

        Anybody may see a deck that was lent to the house; the people of its table may see any deck. A picture
        may also be seen by anybody with the link to a shared replay in which the picture appears.
        """
        if deck.lent or await self._requests.is_member(request, deck.table):
            return
        if not picture or not await self._shared.shows(request, deck.table, picture):
            raise Refused("no-such-pack")

    def _info(self, deck: OwnDeck | None) -> OwnDeckInfo:
        deck = OwnDeck("", "") if deck is None else deck
        return OwnDeckInfo(
            deck.pack,
            deck.title,
            deck.reach,
            tuple(OwnPicture(card.id, card.alt) for card in deck.cards),
            MIN_PICTURES,
            self._decks.quotas.pictures,
            MOST_BYTES // _MEGABYTE,
        )


def require_lobby(table: Table) -> None:
    """Raise Refused while a game is on: its deck is dealt."""
    if table.snapshot.room.phase is not Phase.LOBBY:
        raise Refused("not-now")


@asynccontextmanager
async def _spooled_body(request: Request) -> AsyncIterator[IO[bytes]]:
    """Receive a request's body into a temporary file, so that many uploads at once do not fill the memory."""
    with tempfile.TemporaryFile() as file:
        too_heavy = Refused("picture-too-heavy", most=MOST_BYTES // _MEGABYTE)
        await read_chunks(request, partial(_write, file), MOST_BYTES, too_heavy)
        file.seek(0)
        yield file


def _write(file: IO[bytes], chunk: bytes) -> None:
    try:
        file.write(chunk)
        file.flush()
    except OSError as error:
        raise StoreUnavailable(f"no disk space for an uploaded picture: {error}") from error


def _webp(data: bytes | None, cache_control: str) -> Response:
    if data is None:
        return reply(Refusal("no-such-pack"), 404)
    return Response(data, media_type="image/webp", headers={"cache-control": cache_control})


GROUP = EndpointGroup(
    DeckHandlers.create,
    (
        Endpoint(
            "GET",
            "/api/tables/{code}/decks",
            DeckHandlers.list_decks,
            "The decks that this table can choose",
            reply=Decks,
        ),
        Endpoint(
            "GET",
            "/api/tables/{code}/deck",
            DeckHandlers.own_deck,
            "The table's own deck, to its host",
            reply=OwnDeckInfo,
        ),
        Endpoint(
            "PATCH",
            "/api/tables/{code}/deck",
            DeckHandlers.change_deck,
            "Change the deck's title, reach or descriptions",
            DeckChange,
            OwnDeckInfo,
        ),
        Endpoint(
            "POST",
            "/api/tables/{code}/deck/pictures",
            DeckHandlers.add_picture,
            "Add a picture",
            reply=OwnDeckInfo,
            status=201,
        ),
        Endpoint(
            "DELETE",
            "/api/tables/{code}/deck/pictures/{picture}",
            DeckHandlers.remove_picture,
            "Remove a picture",
            reply=OwnDeckInfo,
        ),
        Endpoint(
            "GET",
            "/api/packs/{pack}/alt/{language}",
            DeckHandlers.alts,
            "The descriptions of a pack's pictures",
        ),
        Endpoint("GET", "/pictures/{pack}/{name}", DeckHandlers.picture, "A picture"),
    ),
)
