"""Messages between the server and the drawing process: a request, then the cards."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from unspoken.kernel.languages import ByLanguage
from unspoken.pictures.rendered import RenderedCard


class DrawnWords(Struct, frozen=True):
    """The texts about a drawn card, by the program that composed it."""

    alt: ByLanguage
    objects: dict[str, tuple[str, ...]]
    setting: ByLanguage
    relation: str
    mood: ByLanguage
    themes: dict[str, ByLanguage]
    """Its themes with their names."""


class ExistingCard(Struct, frozen=True):
    """An existing card of the deck, from which new cards must differ."""

    attempt: int
    small: bytes


class DrawRequest(Struct, frozen=True):
    """A request for the next cards of a deck, after the existing ones."""

    seed: Annotated[int, Meta(ge=0, lt=1_000_000_000)]
    count: int = field(name="most")
    """Number of cards to draw."""
    existing: tuple[ExistingCard, ...] = field(default=(), name="before")


class DrawnCard(Struct, frozen=True):
    """A drawn card and its cost."""

    number: int
    """Its index in the deck."""
    attempt: int
    """Number of rejected attempts before it."""
    rendered: RenderedCard
    words: DrawnWords
    seconds: float
    """CPU time."""


_CARD = msgspec.msgpack.Decoder(DrawnCard)
_REQUEST = msgspec.msgpack.Decoder(DrawRequest)
HEAD = 4
"""Bytes of the length prefix of a card."""
MOST_BYTES = 1_000_000
"""Maximum size of an encoded card."""


def encode_request(request: DrawRequest) -> bytes:
    """Encode a request."""
    return msgspec.msgpack.encode(request)


def decode_request(data: bytes) -> DrawRequest:
    """Decode a request."""
    return _REQUEST.decode(data)


def encode_card(card: DrawnCard) -> bytes:
    """Encode a card with its length prefix."""
    data = msgspec.msgpack.encode(card)
    return len(data).to_bytes(HEAD) + data


def decode_card(data: bytes) -> DrawnCard:
    """Decode a card without its length prefix. Raises msgspec.DecodeError."""
    return _CARD.decode(data)
