"""What a server and a process that thinks for its bots say to each other, each message after its length."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from unspoken.content.manifest import Manifest
from unspoken.content.own.deck import OwnDeck
from unspoken.kernel.game import Seat, Why
from unspoken.kernel.manner import Manner

LENGTH = 4
"""Bytes before a message that say how long it is."""
LONGEST_ANSWER = 1_000_000
"""Bytes of the longest message that a server believes."""
LOADING_SECONDS = 60.0
"""How long a thought may take in which something large is read."""


class Begin(Struct, frozen=True, tag="begin"):
    """Said once, before all else: what there is to know, and how long one thought may take."""

    path: tuple[str, ...]
    """Where modules are found, as the server finds them."""
    games: tuple[str, ...]
    """Modules with a GAME in them."""
    packs: str | None
    """A folder with more packs."""
    seconds: float
    words: tuple[Manifest, ...] = ()
    """Packs that the server has made of the house's words: they are in no folder."""


class Learn(Struct, frozen=True, tag="learn"):
    """A deck that somebody brought, as it is now."""

    deck: OwnDeck


class Think(Struct, frozen=True, tag="think"):
    """A question to think about: all that a bot has is what its seat is shown, and luck."""

    game: str
    frame: bytes
    seat: Seat
    key: str
    luck: bytes
    manner: Manner = Manner.KEEN


class Ready(Struct, frozen=True, tag="ready"):
    """Begun, and waiting for questions."""


class Loading(Struct, frozen=True, tag="loading"):
    """The thought takes longer this once: something large is read first."""


class Decided(Struct, frozen=True, tag="decided"):
    """An answer, as its game's command in JSON."""

    command: bytes
    why: Why | None = None


class Passed(Struct, frozen=True, tag="passed"):
    """The bot has nothing to say."""


class Failed(Struct, frozen=True, tag="failed"):
    """The bot has come to grief over this question; the process has not."""

    reason: str


class NotReady(Struct, frozen=True, tag="not-ready"):
    """The bot needs models that are still being installed: the same question may be asked again."""


ToWorker: TypeAlias = Begin | Learn | Think
Conclusion: TypeAlias = Decided | Passed | Failed | NotReady
FromWorker: TypeAlias = Ready | Loading | Conclusion

to_worker = msgspec.msgpack.Decoder(ToWorker)
from_worker = msgspec.msgpack.Decoder(FromWorker)


def packed(message: ToWorker | FromWorker) -> bytes:
    """A message's bytes after their length."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(LENGTH, "big") + data
