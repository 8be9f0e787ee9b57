"""Endpoints of own words: the host writes a list of words, and sees how it was parsed."""

from __future__ import annotations

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from unspoken.content.own.deck import Reach
from unspoken.content.own.typed import clean_title
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Refused
from unspoken.languages.own_word import OwnWord
from unspoken.tables.rules import room as room_rules
from unspoken.tables.rules.own_words import replace_words
from unspoken.tables.state.own_words import (
    LONGEST_TEXT,
    Misread,
    ParsedWords,
    own_pack,
    read_words,
    words_as_text,
)
from unspoken.tables.state.room import Person
from unspoken.tables.table.table import Table
from unspoken.web.endpoints.base import client_address, read_body, reply
from unspoken.web.endpoints.decks import require_lobby
from unspoken.web.endpoints.endpoint import Endpoint, EndpointGroup
from unspoken.web.endpoints.server_parts import ServerParts
from unspoken.web.endpoints.word_packs import words_pack

_LARGEST_BODY = 8 * LONGEST_TEXT
"""Bytes: a character takes up to four in UTF-8, and six as a JSON escape."""


class WriteWords(Struct, frozen=True, forbid_unknown_fields=True):
    """Own words for a game, one per line: to check them, or to save them."""

    text: str
    keep: bool = False
    reach: Reach = "table"
    """Which tables may use the saved words."""
    title: str = ""
    """The title of the words at other tables."""


class OwnWords(Struct, frozen=True):
    """The parsed words and the lines that could not be parsed, for the host."""

    pack: str
    """The name by which a table chooses the words."""
    text: str
    """The words in normal form, one per line."""
    words: tuple[OwnWord, ...]
    misread: tuple[Misread, ...]
    most: int
    """The largest number of characters in all lines together."""
    reach: Reach
    """Which tables may use the words that were saved last."""
    title: str
    may_lend: bool
    """True if hosts may lend words to every table of this server."""


class WordsHandlers:
    """Handlers of own words."""

    @classmethod
    def create(cls, server: ServerParts) -> WordsHandlers:
        """Make the handlers of a server."""
        return cls(server)

    def __init__(self, server: ServerParts) -> None:
        self._requests = server.requests
        self._packs = server.packs
        self._decks = server.decks
        self._settings = server.settings
        self._limiter = server.limiter

    async def own_words(self, request: Request) -> Response:
        """Return the table's own words for a game, to its host."""
        table, _person, game = await self._require_host(request)
        words = table.snapshot.room.words.get(own_pack(game.name), ())
        return reply(self._info(table, game, ParsedWords(words, ())))

    async def write_words(self, request: Request) -> Response:
        """Parse a text and return the result; save the parsed words if the request says so."""
        table, person, game = await self._require_host(request)
        body = await read_body(request, WriteWords, _LARGEST_BODY)
        reading = read_words(body.text)
        if body.keep:
            self._check_lending(table.code, self._kind(game), body)
            await self._save(request, table, person, own_pack(game.name), reading)
            await self._lend(table.code, self._kind(game), body, reading)
        return reply(self._info(table, game, reading))

    def _check_lending(self, code: str, kind: str, body: WriteWords) -> None:
        """Raise Refused if the words cannot be lent as requested, before anything is saved."""
        if body.reach == "house":
            if not self._may_lend:
                raise Refused("words-not-for-house")
            clean_title(body.title)
            self._decks.need_list(code, kind)

    async def _lend(self, code: str, kind: str, body: WriteWords, reading: ParsedWords) -> None:
        if body.reach == "house":
            await self._decks.lend_words(code, kind, body.title, reading.words)
        else:
            await self._decks.take_words_back(code, kind)

    async def _save(
        self, request: Request, table: Table, person: Person, pack: str, reading: ParsedWords
    ) -> None:
        if not reading.words:
            raise Refused("no-words")
        if not self._limiter.allow_words(client_address(request), len(words_as_text(reading.words).encode())):
            raise Refused("too-many-words-kept")

        require_lobby(table)
        await table.perform(
            lambda draft: draft.record(*replace_words(draft.room, person.id, pack, reading.words))
        )

    async def _require_host(self, request: Request) -> tuple[Table, Person, AnyGame]:
        table, person = await self._requests.require_member(request)
        room_rules.need_host(table.snapshot.room, person.id)
        game = self._requests.games.get(str(request.path_params["game"]))
        if game is None or words_pack(game) is None:
            raise Refused("no-such-game")
        return table, person, game

    @property
    def _may_lend(self) -> bool:
        """True if hosts may lend words. A public server forbids it, since anybody can become a host there."""
        return self._settings.own_decks == "house"

    def _kind(self, game: AnyGame) -> str:
        return self._packs.manifest(words_pack(game) or "").kind

    def _info(self, table: Table, game: AnyGame, reading: ParsedWords) -> OwnWords:
        lent = self._decks.lent_words(table.code, self._kind(game))
        return OwnWords(
            own_pack(game.name),
            words_as_text(reading.words),
            reading.words,
            reading.misread,
            LONGEST_TEXT,
            "table" if lent is None else lent.reach,
            "" if lent is None else lent.title,
            self._may_lend,
        )


_WORDS = "/api/tables/{code}/words/{game}"

GROUP = EndpointGroup(
    WordsHandlers.create,
    (
        Endpoint(
            "GET", _WORDS, WordsHandlers.own_words, "The table's own words, to its host", reply=OwnWords
        ),
        Endpoint("POST", _WORDS, WordsHandlers.write_words, "Check or save own words", WriteWords, OwnWords),
    ),
)
