"""A frame read back into the game's own types: all that a bot has before it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple, get_type_hints

from msgspec import UNSET, json

from unspoken.kernel.frame import Frame
from unspoken.kernel.game import AnyGame

_FRAME = json.Decoder(Frame)


class DecodedFrame(NamedTuple):
    """What a frame shows. Whoever watches from outside has nothing private."""

    frame: Frame
    public: Any  # the game's own view: only the game knows its type
    private: Any  # as above


def read_frame(frame: bytes) -> Frame:
    """A frame's questions, and all else that is no view: cheap, for the views stay unread."""
    return _FRAME.decode(frame)


@lru_cache(maxsize=256)  # several bots, several questions, one frame
def decode_frame(game: AnyGame, frame: bytes | Frame) -> DecodedFrame:
    """The public and the private view in a frame's bytes."""
    seen = read_frame(frame) if isinstance(frame, bytes) else frame
    public = json.decode(seen.public, type=_returned(game.public))
    private = None if seen.private is UNSET else json.decode(seen.private, type=_returned(game.private))
    return DecodedFrame(seen, public, private)


@lru_cache(maxsize=64)
def _returned(view: Callable[..., object]) -> Any:  # noqa: ANN401  (a type is the value here)
    """The type of what a view says that it returns."""
    return get_type_hints(view)["return"]
