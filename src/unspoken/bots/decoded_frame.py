"""Decodes a frame into the game's own types."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple, get_type_hints

from msgspec import UNSET, json

from unspoken.kernel.frames.frame import Frame
from unspoken.kernel.game import AnyGame

_FRAME = json.Decoder(Frame)


class DecodedFrame(NamedTuple):
    """A frame with its views; `private` is None for a spectator."""

    frame: Frame
    public: Any  # the game's own view: only the game knows its type
    private: Any  # as above


def read_frame(frame: bytes) -> Frame:
    """Decode a frame without its views, which is cheap."""
    return _FRAME.decode(frame)


@lru_cache(maxsize=256)  # several bots and questions share one frame
def decode_frame(game: AnyGame, frame: bytes | Frame) -> DecodedFrame:
    """Decode a frame with its public and private view."""
    decoded = read_frame(frame) if isinstance(frame, bytes) else frame
    public = json.decode(decoded.public, type=_returned(game.public))
    private = None if decoded.private is UNSET else json.decode(decoded.private, type=_returned(game.private))
    return DecodedFrame(decoded, public, private)


@lru_cache(maxsize=64)
def _returned(view: Callable[..., object]) -> Any:  # noqa: ANN401  (a type is the value here)
    """Return the declared return type of a view function."""
    return get_type_hints(view)["return"]
