"""The views of a frame as the structs of their game."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_type_hints

import msgspec

from unspoken.client import Json


def decode_view(view: Callable[..., object], fields: Json) -> msgspec.Struct | None:
    """Return a view as the struct that this function of the game returns.

    None if the server is newer than this program, and the struct does not fit.
    """
    try:
        decoded: msgspec.Struct = msgspec.convert(fields, get_type_hints(view)["return"], str_keys=True)
    except msgspec.ValidationError:
        return None
    return decoded
