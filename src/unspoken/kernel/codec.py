"""Log and frames to JSON and back, and old logs to the present form."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from unspoken.kernel.game import C, E, Game, M, O, P, Q, S
from unspoken.kernel.session import Entry, Header

# Deterministic: what is equal has equal bytes, or a set's order would tell more than its members.
_ENCODER = msgspec.json.Encoder(order="deterministic")
encode = _ENCODER.encode


class Unreadable(ValueError):
    """Bytes that are no saved game of ours; says what is wrong and where."""


def decode_command(game: Game[O, M, S, C, E, P, Q], raw: bytes | msgspec.Raw) -> C:
    """A player's command as it came over the wire."""
    command: C = _decoder(game.commands).decode(raw)
    return command


def decode_options(game: Game[O, M, S, C, E, P, Q], options: object) -> O:
    """Options as plain JSON values, within their bounds."""
    return msgspec.convert(options, game.options)


def decode_game(
    game: Game[O, M, S, C, E, P, Q], header: bytes, entries: list[bytes]
) -> tuple[Header[O, M], tuple[Entry[C, E], ...]]:
    """A saved game in the present form, whatever version it was saved in."""
    try:
        version = msgspec.json.decode(header, type=_Versioned).version
        if version == game.version:
            return (
                _decoder(Header[game.options, game.materials]).decode(header),  # type: ignore[name-defined]
                tuple(decode_entry(game, entry) for entry in entries),
            )
        saved = _upgraded(game, version, header, entries)
        return (
            msgspec.convert(saved["header"], Header[game.options, game.materials]),  # type: ignore[name-defined]
            tuple(
                msgspec.convert(entry, Entry[game.commands, game.events])  # type: ignore[name-defined]
                for entry in saved["entries"]
            ),
        )
    except msgspec.MsgspecError as wrong:
        raise Unreadable(f"this is no saved game of {game.name}: {wrong}") from wrong


def decode_entry(game: Game[O, M, S, C, E, P, Q], raw: bytes | msgspec.Raw) -> Entry[C, E]:
    """One saved entry of the present form."""
    entry: Entry[C, E] = _decoder(Entry[game.commands, game.events]).decode(raw)  # type: ignore[name-defined]
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
    while version < game.version:
        if version not in game.upgrades:
            raise Unreadable(f"{game.name} has no upgrade from version {version}")
        saved = game.upgrades[version](saved)
        version += 1
    if version > game.version:
        raise Unreadable(f"saved by a newer {game.name} (version {version}, this is {game.version})")
    saved["header"]["version"] = version
    return saved


@lru_cache(maxsize=128)
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
