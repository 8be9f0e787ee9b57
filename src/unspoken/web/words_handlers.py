"""HTTP handlers of own words: the host writes them, and is told what was understood."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from unspoken.kernel.game import Refused
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
from unspoken.web.word_packs import words_pack
from unspoken.web.words_api import OwnWords, WriteWords

_LARGEST_BODY = 8 * LONGEST_TEXT
"""Bytes: a sign may take four, and some are written in six."""


class WordsHandlers:
    """What can be done with own words over HTTP."""

    def __init__(self, handlers: HttpHandlers, gate: Gate) -> None:
        self._handlers = handlers
        self._gate = gate

    async def own_words(self, request: Request) -> Response:
        """The table's own words for a game, to its host."""
        table, _person, pack = await self._hosted(request)
        return reply(_shown(pack, Reading(table.snapshot.room.words.get(pack, ()), ())))

    async def write_words(self, request: Request) -> Response:
        """What is understood of a text; kept, where that is wished, as far as it was understood."""
        table, person, pack = await self._hosted(request)
        body = await read_body(request, WriteWords, _LARGEST_BODY)
        reading = read_words(body.text)
        if body.keep:
            await self._keep(request, table, person, pack, reading)
        return reply(_shown(pack, reading))

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

    async def _hosted(self, request: Request) -> tuple[Table, Person, str]:
        table, person = await self._handlers.member(request)
        room_rules.need_host(table.snapshot.room, person.id)
        game = self._handlers.games.get(str(request.path_params["game"]))
        if game is None or words_pack(game) is None:
            raise Refused("no-such-game")
        return table, person, own_pack(game.name)


def _shown(pack: str, reading: Reading) -> OwnWords:
    return OwnWords(pack, written(reading.words), reading.words, reading.misread, LONGEST_TEXT)
