"""What passes between the server and the process that draws: what is wanted, and card after card."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from unspoken.kernel.languages import ByLanguage
from unspoken.pictures.rendered import RenderedCard


class DrawnWords(Struct, frozen=True):
    """What is on a card, in the words of whoever composed it."""

    alt: ByLanguage
    objects: dict[str, tuple[str, ...]]
    setting: ByLanguage
    relation: str
    mood: ByLanguage
    themes: dict[str, ByLanguage]
    """What it is about, and how that is called."""


class DrawnBefore(Struct, frozen=True):
    """A card of the same deck that is there already: none that comes may be taken for it."""

    attempt: int
    small: bytes


class Wanted(Struct, frozen=True):
    """The next cards of a deck; those before them say where it goes on."""

    seed: Annotated[int, Meta(ge=0, lt=1_000_000_000)]
    most: int
    """So many now."""
    before: tuple[DrawnBefore, ...] = ()


class DrawnCard(Struct, frozen=True):
    """A card, and what it took."""

    number: int
    """Its place in the deck, from 0."""
    attempt: int
    """How many were thrown away before it."""
    rendered: RenderedCard
    words: DrawnWords
    seconds: float
    """Of CPU."""


_CARD = msgspec.msgpack.Decoder(DrawnCard)
_WANTED = msgspec.msgpack.Decoder(Wanted)
HEAD = 4
"""Bytes that say how long a card is which follows them."""
MOST_BYTES = 1_000_000
"""Of a card on its way."""


def encode_wanted(wanted: Wanted) -> bytes:
    """As it is sent to the painter."""
    return msgspec.msgpack.encode(wanted)


def decode_wanted(data: bytes) -> Wanted:
    """As the painter reads it."""
    return _WANTED.decode(data)


def encode_card(card: DrawnCard) -> bytes:
    """As it comes through the pipe, its length first: half a card is none."""
    data = msgspec.msgpack.encode(card)
    return len(data).to_bytes(HEAD) + data


def decode_card(data: bytes) -> DrawnCard:
    """A card without its length; msgspec.DecodeError if that is not what came."""
    return _CARD.decode(data)
