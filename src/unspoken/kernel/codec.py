"""Encodes logs and frames as JSON, decodes them, and upgrades old logs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from unspoken.kernel.game import Game
from unspoken.kernel.session import Entry, Header
from unspoken.kernel.types import C, E, M, O, P, Q, S

# Deterministic: equal values must have equal bytes, or the order of a set could reveal a secret.
_ENCODER = msgspec.json.Encoder(order="deterministic")
encode = _ENCODER.encode


class Unreadable(ValueError):
    """A saved game cannot be decoded; the message says what is wrong and where."""


def decode_command(game: Game[O, M, S, C, E, P, Q], raw: bytes | msgspec.Raw) -> C:
    """Decode a player's command."""
    command: C = _decoder(game.types.commands).decode(raw)
    return command


def decode_options(game: Game[O, M, S, C, E, P, Q], options: object) -> O:
    """Convert plain JSON values to options, and check their bounds."""
    return msgspec.convert(options, game.types.options)


def decode_game(
    game: Game[O, M, S, C, E, P, Q], header: bytes, entries: list[bytes]
) -> tuple[Header[O, M], tuple[Entry[C, E], ...]]:
    """Decode a saved game of any version."""
    try:
        version = msgspec.json.decode(header, type=_Versioned).version
        if version == game.saved.version:
            return (
                _decoder(Header[game.types.options, game.types.materials]).decode(header),  # type: ignore[name-defined]
                tuple(decode_entry(game, entry) for entry in entries),
            )
        saved = _upgraded(game, version, header, entries)
        return (
            msgspec.convert(saved["header"], Header[game.types.options, game.types.materials]),  # type: ignore[name-defined]
            tuple(
                msgspec.convert(entry, Entry[game.types.commands, game.types.events])  # type: ignore[name-defined]
                for entry in saved["entries"]
            ),
        )
    except msgspec.MsgspecError as wrong:
        raise Unreadable(f"not a saved game of {game.name}: {wrong}") from wrong


def decode_each(
    game: Game[O, M, S, C, E, P, Q], header: bytes, entries: list[bytes]
) -> tuple[Header[O, M], Iterator[Entry[C, E]]]:
    """Decode a saved game of any version; entries of the current version one by one, when they are needed."""
    if msgspec.json.decode(header, type=_Versioned).version != game.saved.version:
        decoded, upgraded = decode_game(game, header, entries)
        return decoded, iter(upgraded)
    return decode_game(game, header, [])[0], (decode_entry(game, entry) for entry in entries)


def decode_entry(game: Game[O, M, S, C, E, P, Q], raw: bytes | msgspec.Raw) -> Entry[C, E]:
    """Decode a saved entry of the current version."""
    entry: Entry[C, E] = _decoder(Entry[game.types.commands, game.types.events]).decode(raw)  # type: ignore[name-defined]
    return entry


class _Versioned(msgspec.Struct):
    version: int


def _upgraded(
    game: Game[O, M, S, C, E, P, Q], version: int, header: bytes, entries: list[bytes]
) -> dict[str, Any]:
    saved: dict[str, Any] = {
        "header": msgspec.json.decode(header),
        "entries": [msgspec.json.decode(entry) for entry in entries],
    }
    while version < game.saved.version:
        if version not in game.saved.upgrades:
            raise Unreadable(f"{game.name} has no upgrade from version {version}")
        saved = game.saved.upgrades[version](saved)
        version += 1
    if version > game.saved.version:
        raise Unreadable(f"saved by a newer {game.name} (version {version}, this is {game.saved.version})")
    saved["header"]["version"] = version
    return saved


@lru_cache(maxsize=128)
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
