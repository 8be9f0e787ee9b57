"""Questions about a finished game, and the messages between the server and the worker process."""

from __future__ import annotations

from typing import IO, Literal, TypeAlias

import msgspec
from msgspec import Struct

LENGTH = 4
"""Bytes of the length prefix of a message."""
LONGEST = 8_000_000
"""Maximum bytes of a message from the process."""

Viewer: TypeAlias = int | Literal["open", "watch"]
PictureFormat: TypeAlias = Literal["sheet", "preview"]


class GameFacts(Struct, frozen=True, tag="facts"):
    """The name, options and players of the game."""


class Steps(Struct, frozen=True, tag="steps"):
    """Steps from the view of one seat, of a spectator ("watch"), or of the acting seat ("open")."""

    viewer: Viewer
    first: int


class GameHindsight(Struct, frozen=True, tag="hindsight"):
    """The game's analysis of its final state."""


class Names(Struct, frozen=True, tag="names"):
    """All strings in the game that may be the name of a picture or a recording, between line feeds."""


class AlbumWords(Struct, frozen=True, tag="album-words"):
    """The texts of the game's album."""

    language: str
    named: bool
    """True if the album shows the players' names."""


class AlbumPicture(Struct, frozen=True, tag="album-picture"):
    """The game's album as a picture, which is written to a file."""

    format: PictureFormat
    language: str
    named: bool
    path: str


Task: TypeAlias = GameFacts | Steps | GameHindsight | Names | AlbumWords | AlbumPicture


class BeginReplays(Struct, frozen=True, tag="begin"):
    """The first message to the process: the server's `sys.path`, and modules that define GAME."""

    path: tuple[str, ...]
    games: tuple[str, ...]


class ReplayQuestion(Struct, frozen=True, tag="question"):
    """A task about one game of a table."""

    code: str
    number: int
    task: Task


class Records(Struct, frozen=True, tag="records"):
    """Consecutive records of the table's log."""

    records: list[bytes]


class CardFile(Struct, frozen=True, tag="card-file"):
    """The file of a deck picture that an album shows."""

    pack: str
    picture: str
    ratio: float
    """Height divided by width."""
    data: bytes


class Sent(Struct, frozen=True, tag="sent"):
    """All records or all files have been sent."""


class NeedsLog(Struct, frozen=True, tag="needs-log"):
    """The process needs the table's log to answer."""


class NeedsFiles(Struct, frozen=True, tag="needs-files"):
    """The process needs the files of the deck pictures to draw the album."""


class ReplayAnswer(Struct, frozen=True, tag="answer"):
    """The answer as JSON, compressed for steps and hindsight; empty if a picture was written to a file."""

    data: bytes
    seconds: float = 0.0
    """CPU time of the process for this answer."""
    is_last: bool = False
    """True if the process has grown and should be replaced."""


class Unanswered(Struct, frozen=True, tag="unanswered"):
    """There is no answer; the code is for the client."""

    status: int
    code: str


ToWorker: TypeAlias = BeginReplays | ReplayQuestion | Records | CardFile | Sent
Reply: TypeAlias = ReplayAnswer | Unanswered
FromWorker: TypeAlias = NeedsLog | NeedsFiles | Reply

_to_worker: msgspec.msgpack.Decoder[ToWorker] = msgspec.msgpack.Decoder(ToWorker)
_from_worker: msgspec.msgpack.Decoder[FromWorker] = msgspec.msgpack.Decoder(FromWorker)
decode_reply = _from_worker.decode


def encode_message(message: ToWorker | FromWorker) -> bytes:
    """Encode a message with its length prefix."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(LENGTH, "big") + data


def read_message(questions: IO[bytes]) -> ToWorker | None:
    """Read the next message to the process; None at the end."""
    length = questions.read(LENGTH)
    return None if len(length) < LENGTH else _to_worker.decode(questions.read(int.from_bytes(length, "big")))
