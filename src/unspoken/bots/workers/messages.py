"""Messages between a server and its bot processes, each prefixed with its length."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from unspoken.content.manifest import Manifest
from unspoken.content.own.deck import OwnDeck
from unspoken.kernel.manner import Manner
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.types import Seat

LENGTH = 4
"""Bytes of the length prefix."""
LONGEST_ANSWER = 1_000_000
"""Maximum bytes of a message from a process."""
LOADING_SECONDS = 60.0
"""Time limit for a question during which a model or deck is loaded."""


class Begin(Struct, frozen=True, tag="begin"):
    """The first message: what to load, and the time limit of a question."""

    path: tuple[str, ...]
    """The server's `sys.path`."""
    games: tuple[str, ...]
    """Modules that define GAME."""
    packs: str | None
    """A folder with additional packs."""
    seconds: float
    words: tuple[Manifest, ...] = ()
    """Packs that the server made from the house's words, without a folder."""


class Learn(Struct, frozen=True, tag="learn"):
    """The current version of an own deck."""

    deck: OwnDeck


class Think(Struct, frozen=True, tag="think"):
    """A question for a bot, with the seat's frame and a random seed."""

    game: str
    frame: bytes
    seat: Seat
    key: str
    luck: bytes
    manner: Manner = Manner.KEEN
    told: tuple[str, ...] = ()
    """Texts that bots told at this table, which they should not tell again."""


class Ready(Struct, frozen=True, tag="ready"):
    """The process is ready for questions."""


class Loading(Struct, frozen=True, tag="loading"):
    """The answer takes longer than usual, because a model or deck is being loaded."""


class Decided(Struct, frozen=True, tag="decided"):
    """An answer: the game's command as JSON."""

    command: bytes
    why: Why | None = None


class NoAnswer(Struct, frozen=True, tag="passed"):
    """The bot gives no answer."""


class Failed(Struct, frozen=True, tag="failed"):
    """The bot raised an exception; the process goes on."""

    reason: str


class NotReady(Struct, frozen=True, tag="not-ready"):
    """The bot needs models that are still being installed; the question may be asked again."""


ToWorker: TypeAlias = Begin | Learn | Think
Conclusion: TypeAlias = Decided | NoAnswer | Failed | NotReady
FromWorker: TypeAlias = Ready | Loading | Conclusion

to_worker = msgspec.msgpack.Decoder(ToWorker)
from_worker = msgspec.msgpack.Decoder(FromWorker)


def encode_message(message: ToWorker | FromWorker) -> bytes:
    """Encode a message with its length prefix."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(LENGTH, "big") + data
