"""Messages between the worker and the rendering process: a card, or why there is none."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from unspoken.kernel.tags import tag

Share: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
"""In percent."""

MOST_BYTES = 10_000_000
"""Maximum size of an uploaded file."""
LARGE = (720, 1080)
SMALL = (240, 360)
"""Width and height of the two sizes that every card has."""


class DetectedThing(Struct, frozen=True):
    """A thing that the classifier found on a picture."""

    thing: str
    share: Share
    """Confidence of the classifier."""


class Look(Struct, frozen=True):
    """Measurements of a picture."""

    light: Share
    """Mean lightness, from black to white."""
    contrast: Share
    """Spread of the lightness."""
    warmth: Share
    """Below 50 if blue outweighs red, above 50 if red outweighs blue."""
    colour: Share
    """Mean saturation."""
    busy: Share
    """Amount of edges."""
    hue: Annotated[int, Meta(ge=0, lt=360)]
    """The most frequent hue of the colourful points, in degrees."""
    sights: tuple[str, ...] = ()
    """Guesses of the colour heuristics, the strongest first; empty for older pictures."""
    things: tuple[DetectedThing, ...] = ()
    """Results of the classifier, the likeliest first; empty without it, and for older pictures."""


class RenderedCard(Struct, frozen=True, tag=tag):
    """A rendered picture: two WebP files that contain only pixels."""

    large: bytes
    small: bytes
    look: Look


class Rejection(Struct, frozen=True, tag=tag):
    """The file cannot be rendered; the code has a sentence."""

    code: str
    facts: dict[str, str | int] = {}


class RenderResult(Struct, frozen=True, array_like=True):
    """The result for a file, and its CPU time in seconds."""

    made: RenderedCard | Rejection
    seconds: Annotated[float, Meta(ge=0)]
    classifier_error: str = ""
    """Why the classifier failed although its weights are installed."""


_DECODER: msgspec.msgpack.Decoder[RenderResult] = msgspec.msgpack.Decoder(RenderResult)


def encode_result(result: RenderResult) -> bytes:
    """Encode a result for the pipe."""
    return msgspec.msgpack.encode(result)


def decode_result(data: bytes) -> RenderResult:
    """Decode a result from the pipe. Raises msgspec.DecodeError."""
    return _DECODER.decode(data)
