"""Messages between the server and the drawing process: a request, then the cards."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

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


class DrawnBefore(Struct, frozen=True):
    """An existing card of the deck, from which new cards must differ."""

    attempt: int
    small: bytes


class Wanted(Struct, frozen=True):
    """A request for the next cards of a deck, after the existing ones."""

    seed: Annotated[int, Meta(ge=0, lt=1_000_000_000)]
    most: int
    """Number of cards to draw."""
    before: tuple[DrawnBefore, ...] = ()


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
_WANTED = msgspec.msgpack.Decoder(Wanted)
HEAD = 4
"""Bytes of the length prefix of a card."""
MOST_BYTES = 1_000_000
"""Maximum size of an encoded card."""


def encode_wanted(wanted: Wanted) -> bytes:
    """Encode a request."""
    return msgspec.msgpack.encode(wanted)


def decode_wanted(data: bytes) -> Wanted:
    """Decode a request."""
    return _WANTED.decode(data)


def encode_card(card: DrawnCard) -> bytes:
    """Encode a card with its length prefix."""
    data = msgspec.msgpack.encode(card)
    return len(data).to_bytes(HEAD) + data


def decode_card(data: bytes) -> DrawnCard:
    """Decode a card without its length prefix. Raises msgspec.DecodeError."""
    return _CARD.decode(data)
