"""Precomputed data of games: files in the game's package."""

from __future__ import annotations

import zlib
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

from msgspec import json, msgpack

T = TypeVar("T")


_KNOWN: dict[tuple[str, str, object], Any] = {}  # Any: each game defines the type of its files


def knowledge(package: str, name: str, form: type[T]) -> T:
    """Decode a file of a package, JSON or compressed MessagePack (.bin), as this type; cached."""
    asked = package, name, form
    if asked not in _KNOWN:
        _KNOWN[asked] = _decoded(resources.files(package).joinpath(name).read_bytes(), name, form)
    known: T = _KNOWN[asked]
    return known


def write_knowledge(package: str, name: str, known: object) -> int:
    """Write a file for `knowledge`; return its size in bytes."""
    if _is_binary(name):
        data = zlib.compress(msgpack.encode(known), 9)
    else:
        data = json.format(json.encode(known), indent=1) + b"\n"
    return Path(str(resources.files(package).joinpath(name))).write_bytes(data)


def _decoded(data: bytes, name: str, form: type[T]) -> T:
    if _is_binary(name):
        return msgpack.decode(zlib.decompress(data), type=form)
    return json.decode(data, type=form)


def _is_binary(name: str) -> bool:
    return name.endswith(".bin")
