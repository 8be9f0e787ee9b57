"""HTTP handlers of own words: the host writes them, and is told what was understood."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.typed import clean_title
from unspoken.content.packs import Packs
from unspoken.kernel.game import AnyGame, Refused
from unspoken.tables import room_rules
from unspoken.tables.draft import Draft
from unspoken.tables.own_words import (
    LONGEST_TEXT,
    OwnWordsKept,
    Reading,
    own_pack,
    read_words,
    written,
)
from unspoken.tables.room import Person
from unspoken.tables.table import Table
from unspoken.web.deck_handlers import need_open
from unspoken.web.gate import Gate
from unspoken.web.handlers import HttpHandlers, address_of, read_body, reply
from unspoken.web.settings import Settings
from unspoken.web.word_packs import words_pack
from unspoken.web.words_api import OwnWords, WriteWords

_LARGEST_BODY = 8 * LONGEST_TEXT
"""Bytes: a sign may take four, and some are written in six."""


class WordsHandlers:
    """What can be done with own words over HTTP."""

    def __init__(
        self, handlers: HttpHandlers, packs: Packs, decks: OwnDecks, settings: Settings, gate: Gate
    ) -> None:
        self._handlers = handlers
        self._packs = packs
        self._decks = decks
        self._settings = settings
        self._gate = gate

    async def own_words(self, request: Request) -> Response:
        """The table's own words for a game, to its host."""
        table, _person, game = await self._hosted(request)
        words = table.snapshot.room.words.get(own_pack(game.name), ())
        return reply(self._shown(table, game, Reading(words, ())))

    async def write_words(self, request: Request) -> Response:
        """What is understood of a text; kept, where that is wished, as far as it was understood."""
        table, person, game = await self._hosted(request)
        body = await read_body(request, WriteWords, _LARGEST_BODY)
        reading = read_words(body.text)
        if body.keep:
            self._need_lending(table.code, self._kind(game), body)
            await self._keep(request, table, person, own_pack(game.name), reading)
            await self._lend(table.code, self._kind(game), body, reading)
        return reply(self._shown(table, game, reading))

    def _need_lending(self, code: str, kind: str, body: WriteWords) -> None:
        """Refuse what could not be lent as it is wished, before anything is kept of it."""
        if body.reach == "house":
            if not self._may_lend:
                raise Refused("words-not-for-house")
            clean_title(body.title)
            self._decks.need_list(code, kind)

    async def _lend(self, code: str, kind: str, body: WriteWords, reading: Reading) -> None:
        if body.reach == "house":
            await self._decks.lend_words(code, kind, body.title, reading.words)
        else:
            await self._decks.take_words_back(code, kind)

    async def _keep(
        self, request: Request, table: Table, person: Person, pack: str, reading: Reading
    ) -> None:
        if not reading.words:
            raise Refused("no-words")
        if not self._gate.may_keep_words(address_of(request), len(written(reading.words).encode())):
            raise Refused("too-many-words-kept")

        def decide(draft: Draft) -> None:
            room_rules.need_host(draft.room, person.id)
            if draft.room.words.get(pack) != reading.words:
                draft.record(OwnWordsKept(pack, reading.words))

        need_open(table)
        await table.perform(decide)

    async def _hosted(self, request: Request) -> tuple[Table, Person, AnyGame]:
        table, person = await self._handlers.member(request)
        room_rules.need_host(table.snapshot.room, person.id)
        game = self._handlers.games.get(str(request.path_params["game"]))
        if game is None or words_pack(game) is None:
            raise Refused("no-such-game")
        return table, person, game

    @property
    def _may_lend(self) -> bool:
        """Whoever opens a table is its host: where strangers do, the house shows nobody's words to others."""
        return self._settings.own_decks == "house"

    def _kind(self, game: AnyGame) -> str:
        return self._packs.manifest(words_pack(game) or "").kind

    def _shown(self, table: Table, game: AnyGame, reading: Reading) -> OwnWords:
        lent = self._decks.lent_words(table.code, self._kind(game))
        return OwnWords(
            own_pack(game.name),
            written(reading.words),
            reading.words,
            reading.misread,
            LONGEST_TEXT,
            "table" if lent is None else lent.reach,
            "" if lent is None else lent.title,
            self._may_lend,
        )
