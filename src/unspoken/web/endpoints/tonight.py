"""Endpoints of tonight's deck: the host requests a deck drawn from a word; the table sees the progress."""

from __future__ import annotations

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from unspoken.content.own.deck import MIN_PICTURES, OwnDeck
from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.tonight import Progress, Tonight
from unspoken.kernel.types import Refused
from unspoken.tables.rules import room as room_rules
from unspoken.tables.wire.messages import Refusal
from unspoken.web.endpoints.base import TableRequests, client_address, read_body, reply
from unspoken.web.endpoints.decks import require_lobby
from unspoken.web.endpoints.endpoint import Endpoint, EndpointGroup
from unspoken.web.endpoints.server_parts import ServerParts
from unspoken.web.http.rate_limiter import RateLimiter

_SAMPLE_CARDS = 3
"""Cards that are shown before the game."""
_LARGEST_WISH = 100_000
"""Bytes. Large enough that a word that is too long gets its own refusal instead of "too-large"."""


class WishDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """Draw a deck from this word; it replaces the table's earlier one."""

    word: str


class TonightDeck(Struct, frozen=True):
    """The deck that is drawn for a table tonight, and its progress."""

    word: str
    """Empty if the host has not requested a deck."""
    pack: str
    drawn: int
    cards: int
    """The number of cards in the finished deck."""
    least: int
    """The minimum number of cards of a deck that can be used."""
    progress: Progress
    shown: tuple[str, ...]
    """A few of its cards; the others stay a surprise."""
    trouble: Refusal | None = None
    """Why the drawing has stopped."""


class TonightHandlers:
    """Handlers of the deck that is drawn from a word."""

    @classmethod
    def create(cls, server: ServerParts) -> TonightHandlers:
        """Make the handlers of a server."""
        return cls(server.requests, server.decks, server.tonight, server.limiter)

    def __init__(
        self, requests: TableRequests, decks: OwnDecks, tonight: Tonight, limiter: RateLimiter
    ) -> None:
        self._requests = requests
        self._decks = decks
        self._tonight = tonight
        self._limiter = limiter

    async def look(self, request: Request) -> Response:
        """Return the progress to the people and TVs of the table; also resume the drawing if it stopped."""
        table, person = await self._requests.table_and_person(request)
        if person is None and self._requests.tv_at(request, table) is None:
            raise Refused("bad-token")
        deck = self._decks.drawn_for(table.code)
        if deck is not None:
            self._tonight.resume(deck, self._limiter.drawing_budget(client_address(request)))
        return reply(self._info(deck))

    async def request_deck(self, request: Request) -> Response:
        """Start to draw a deck from the host's word, while no game is on; it replaces the earlier deck."""
        table, person = await self._requests.require_member(request)
        room_rules.need_host(table.snapshot.room, person.id)
        require_lobby(table)
        body = await read_body(request, WishDeck, _LARGEST_WISH)
        budget = self._limiter.drawing_budget(client_address(request))
        if not budget.is_left():
            raise Refused("drawings-take-long")
        dealt = table.snapshot.play is not None
        deck = await self._tonight.request(table.code, body.word, dealt, budget)
        return reply(self._info(deck), 201)

    def _info(self, deck: OwnDeck | None) -> TonightDeck:
        if deck is None:
            return TonightDeck("", "", 0, self._tonight.cards, MIN_PICTURES, "stopped", ())
        trouble = self._tonight.trouble(deck)
        return TonightDeck(
            deck.word,
            deck.pack,
            len(deck.cards),
            self._tonight.cards,
            MIN_PICTURES,
            self._tonight.progress(deck),
            tuple(card.id for card in deck.cards[:_SAMPLE_CARDS]),
            None if trouble is None else Refusal(trouble.code, trouble.facts),
        )


_TONIGHT = "/api/tables/{code}/tonight"

GROUP = EndpointGroup(
    TonightHandlers.create,
    (
        Endpoint("GET", _TONIGHT, TonightHandlers.look, "The progress of tonight's deck", reply=TonightDeck),
        Endpoint(
            "POST",
            _TONIGHT,
            TonightHandlers.request_deck,
            "Draw a deck from a word",
            WishDeck,
            TonightDeck,
            201,
        ),
    ),
)
