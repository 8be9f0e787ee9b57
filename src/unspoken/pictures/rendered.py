"""What passes between the worker and the process that renders: a card, or why there is none."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from unspoken.kernel.tags import tag

Share: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
"""Of a hundred."""

MOST_BYTES = 10_000_000
"""Of a file that somebody brings."""
LARGE = (720, 1080)
SMALL = (240, 360)
"""Width and height of the two sizes that every card has."""


class Seen(Struct, frozen=True):
    """A thing that is likely on a picture."""

    thing: str
    share: Share
    """How sure the net is of it."""


class Look(Struct, frozen=True):
    """What can be measured of a picture without knowing it."""

    light: Share
    """From night to snow."""
    contrast: Share
    """How far its light and its dark are apart."""
    warmth: Share
    """Below 50 blue outweighs red, above it red outweighs blue."""
    colour: Share
    """From grey to gaudy."""
    busy: Share
    """How much happens from one point to the next."""
    hue: Annotated[int, Meta(ge=0, lt=360)]
    """The colour that most of the colourful points are near, in degrees."""
    sights: tuple[str, ...] = ()
    """What may be on it, what stands out most first; nothing for pictures that were brought earlier."""
    things: tuple[Seen, ...] = ()
    """What the net saw on it, the likeliest first; nothing where there is none, and for earlier pictures."""


class RenderedCard(Struct, frozen=True, tag=tag):
    """A picture as it will be served: two WebP files made of its pixels alone."""

    large: bytes
    small: bytes
    look: Look


class Rejection(Struct, frozen=True, tag=tag):
    """No card can be made of it; the code has a sentence."""

    code: str
    facts: dict[str, str | int] = {}


class Result(Struct, frozen=True, array_like=True):
    """What came of a file, and how many seconds of CPU it took."""

    made: RenderedCard | Rejection
    seconds: Annotated[float, Meta(ge=0)]
    unseen: str = ""
    """Why nobody could look for things on it, though the weights for it are here."""


_DECODER: msgspec.msgpack.Decoder[Result] = msgspec.msgpack.Decoder(Result)


def encode_result(result: Result) -> bytes:
    """As it goes through the pipe."""
    return msgspec.msgpack.encode(result)


def decode_result(data: bytes) -> Result:
    """As it came through the pipe; msgspec.DecodeError if that is not what came."""
    return _DECODER.decode(data)
