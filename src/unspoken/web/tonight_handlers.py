"""HTTP handlers of tonight's deck: a word from the host, and how far the drawing is, to all at the table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from unspoken.content.own.deck import LEAST, OwnDeck
from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.tonight import Tonight
from unspoken.kernel.game import Refused
from unspoken.tables import room_rules
from unspoken.tables.messages import Refusal
from unspoken.web.deck_handlers import need_open
from unspoken.web.gate import Gate
from unspoken.web.handlers import HttpHandlers, address_of, read_body, reply
from unspoken.web.tonight_api import TonightDeck, WishDeck

_SHOWN = 3
"""Cards that are shown before anybody plays."""
_LARGEST_WISH = 100_000
"""Bytes: a word that is much too long is told so, and not that the request is too large."""


class TonightHandlers:
    """What can be seen and done with a deck that is drawn from a word."""

    def __init__(self, handlers: HttpHandlers, decks: OwnDecks, tonight: Tonight, gate: Gate) -> None:
        self._handlers = handlers
        self._decks = decks
        self._tonight = tonight
        self._gate = gate

    async def look(self, request: Request) -> Response:
        """How far it is, to the people and TVs of the table; whoever looks also sets it going again."""
        table, person = await self._handlers.who(request)
        if person is None and self._handlers.tv_at(request, table) is None:
            raise Refused("bad-token")
        deck = self._decks.drawn_for(table.code)
        if deck is not None:
            self._tonight.go_on(deck, self._gate.drawing(address_of(request)))
        return reply(self._shown(deck))

    async def wish(self, request: Request) -> Response:
        """A word from the host of an open table: what was drawn from another gives way."""
        table, person = await self._handlers.member(request)
        room_rules.need_host(table.snapshot.room, person.id)
        need_open(table)
        body = await read_body(request, WishDeck, _LARGEST_WISH)
        budget = self._gate.drawing(address_of(request))
        if not budget.is_left():
            raise Refused("drawings-take-long")
        dealt = table.snapshot.play is not None
        deck = await self._tonight.wish(table.code, body.word, dealt, budget)
        return reply(self._shown(deck), 201)

    def _shown(self, deck: OwnDeck | None) -> TonightDeck:
        if deck is None:
            return TonightDeck("", "", 0, self._tonight.cards, LEAST, "stopped", ())
        trouble = self._tonight.trouble(deck)
        return TonightDeck(
            deck.word,
            deck.pack,
            len(deck.cards),
            self._tonight.cards,
            LEAST,
            self._tonight.progress(deck),
            tuple(card.id for card in deck.cards[:_SHOWN]),
            None if trouble is None else Refusal(trouble.code, trouble.facts),
        )
