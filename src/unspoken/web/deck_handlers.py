"""HTTP handlers of pictures: those of packs for everybody, of own decks for whoever may see them."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import IO

from starlette.requests import Request
from starlette.responses import Response

from unspoken.content.own.deck import FILLING, LEAST
from unspoken.content.own.deck import OwnDeck as MadeDeck
from unspoken.content.own.decks import OwnDecks
from unspoken.content.packs import Packs
from unspoken.kernel.game import Refused
from unspoken.pictures.rendered import MOST_BYTES
from unspoken.pictures.worker import PictureWorker
from unspoken.tables import room_rules
from unspoken.tables.errors import NotSaved
from unspoken.tables.messages import Refusal
from unspoken.tables.room import Phase
from unspoken.tables.table import Table
from unspoken.web.api import DeckChange, DeckInfo, Decks, OwnDeck, OwnPicture
from unspoken.web.body import read_pieces
from unspoken.web.gate import Gate
from unspoken.web.handlers import HttpHandlers, address_of, compressed_reply, own_info, read_body, reply
from unspoken.web.settings import Settings
from unspoken.web.shared_replays import SharedReplays
from unspoken.web.word_packs import own_words_info

_LARGEST_CHANGE = 200_000
"""Bytes: words for every picture of a deck."""
_FOREVER = "public, max-age=31536000, immutable"
_FOR_THEM = "private, max-age=86400"
"""An own picture may be kept by whoever was shown it, and by nobody on the way."""
_MEGABYTE = 1_000_000


class DeckHandlers:
    """What can be seen and done with decks over HTTP."""

    def __init__(
        self,
        handlers: HttpHandlers,
        packs: Packs,
        decks: OwnDecks,
        settings: Settings,
        gate: Gate,
        shared: SharedReplays,
    ) -> None:
        self._handlers = handlers
        self._gate = gate
        self._packs = packs
        self._decks = decks
        self._settings = settings
        self._shared = shared
        self._worker = PictureWorker()

    # ---- looking

    async def list_decks(self, request: Request) -> Response:
        """The decks that a table can choose, to its people."""
        table, _person = await self._handlers.member(request)
        packs = [DeckInfo(one.pack, one.kind, one.size, dict(one.title)) for one in self._packs.manifests()]
        packs += [own_info(deck, table.code) for deck in self._decks.for_table(table.code)]
        return reply(Decks((*packs, *own_words_info(table, self._handlers.games, self._packs))))

    async def picture(self, request: Request) -> Response:
        """A picture; its name tells nothing, and what lies under it never changes."""
        pack, name = str(request.path_params["pack"]), str(request.path_params["name"])
        picture, small = name.split(".")[0], name.endswith(".s.webp")
        deck = await self._decks.found(pack, picture)
        if deck is not None and deck.card(picture) is not None:
            await self._need_sight(request, deck, picture)
            data = await self._decks.picture(pack, picture, small)
            return _webp(data, _FOR_THEM)
        path = self._packs.picture_path(pack if deck is None else FILLING, picture, small)
        return _webp(path.read_bytes() if path is not None and path.is_file() else None, _FOREVER)

    async def alts(self, request: Request) -> Response:
        """What is on the pictures of a pack, in words; of an own deck, as somebody typed it in."""
        pack, language = str(request.path_params["pack"]), str(request.path_params["language"])
        deck = self._decks.named(pack)
        if deck is None:
            return compressed_reply(request, self._packs.alt(pack, language))
        await self._need_sight(request, deck)
        said = {card.id: card.alt_in(language) for card in (*deck.cards, *deck.kept)}
        typed = {picture: alt for picture, alt in said.items() if alt}
        return reply({**self._packs.alt(FILLING, language), **typed})

    # ---- making

    async def own_deck(self, request: Request) -> Response:
        """The table's own deck, to its host."""
        table = await self._hosted(request)
        return reply(self._shown(self._decks.of_table(table.code)))

    async def add_picture(self, request: Request) -> Response:
        """One picture more: printed anew in a process of its own, and only then kept."""
        table = await self._hosted(request)
        self._decks.need_place(table.code)
        self._worker.need_place(table.code)
        address = address_of(request)
        budget = self._gate.printing(address)
        if not budget.is_left():
            raise Refused("pictures-take-long")
        with self._gate.uploading(address):
            async with _spooled(request) as file:
                made = await self._worker.render(file, table.code, budget)
        need_open(table)  # a game may have begun meanwhile
        if not self._gate.may_keep_picture(address, len(made.large) + len(made.small)):
            raise Refused("too-many-pictures")
        return reply(self._shown(await self._decks.add(table.code, made)), 201)

    async def remove_picture(self, request: Request) -> Response:
        """One picture less; games that have dealt it still show it."""
        table = await self._hosted(request)
        dealt = table.snapshot.play is not None
        deck = await self._decks.remove(table.code, str(request.path_params["picture"]), dealt)
        return reply(self._shown(deck))

    async def change_deck(self, request: Request) -> Response:
        """Another name, another reach, other words."""
        table = await self._hosted(request)
        body = await read_body(request, DeckChange, _LARGEST_CHANGE)
        if body.reach == "house" and self._settings.own_decks != "house":
            raise Refused("deck-not-for-house")
        return reply(self._shown(await self._decks.change(table.code, body.title, body.reach, body.alts)))

    async def _hosted(self, request: Request) -> Table:
        """The open table of whoever asks, if they are its host."""
        table, person = await self._handlers.member(request)
        room_rules.need_host(table.snapshot.room, person.id)
        if self._settings.own_decks == "nobody":
            raise Refused("no-own-decks")
        need_open(table)
        return table

    async def _need_sight(self, request: Request, deck: MadeDeck, picture: str = "") -> None:
        """A deck that was lent is seen by whoever knows its name; any other by the people of its table.

        A picture is seen besides by whoever is shown a replay in which it came up.
        """
        if deck.lent or await self._handlers.is_member(request, deck.table):
            return
        if not picture or not await self._shared.shows(request, deck.table, picture):
            raise Refused("no-such-pack")

    def _shown(self, deck: MadeDeck | None) -> OwnDeck:
        found = MadeDeck("", "") if deck is None else deck
        return OwnDeck(
            found.pack,
            found.title,
            found.reach,
            tuple(OwnPicture(card.id, card.alt) for card in found.cards),
            LEAST,
            self._decks.quotas.pictures,
            MOST_BYTES // _MEGABYTE,
        )


def need_open(table: Table) -> None:
    """Refuse while a game is on: its deck is dealt."""
    if table.snapshot.room.phase is not Phase.LOBBY:
        raise Refused("not-now")


@asynccontextmanager
async def _spooled(request: Request) -> AsyncIterator[IO[bytes]]:
    """A request's body in a file without a name: however many come at once, memory does not fill."""
    with tempfile.TemporaryFile() as file:
        too_heavy = Refused("picture-too-heavy", most=MOST_BYTES // _MEGABYTE)
        await read_pieces(request, partial(_write, file), MOST_BYTES, too_heavy)
        file.seek(0)
        yield file


def _write(file: IO[bytes], chunk: bytes) -> None:
    try:
        file.write(chunk)
        file.flush()
    except OSError as full:
        raise NotSaved(f"a picture that is on its way finds no room: {full}") from full


def _webp(data: bytes | None, kept: str) -> Response:
    if data is None:
        return reply(Refusal("no-such-pack"), 404)
    return Response(data, media_type="image/webp", headers={"cache-control": kept})
