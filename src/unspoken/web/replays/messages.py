"""Requests and replies about replays."""

from __future__ import annotations

from msgspec import Raw, Struct

from unspoken.kernel.frames.frame import Frame
from unspoken.kernel.types import Millis, Seat
from unspoken.tables.state.room import Chair
from unspoken.tables.wire.talk_messages import Thought


class ShareReplay(Struct, frozen=True, forbid_unknown_fields=True):
    """Let anybody with the link see a replay, with or without the players' names."""

    names: bool = True


class ReplayLink(Struct, frozen=True):
    """The secrets of a shared replay's link, for people who are not of the table."""

    secret: str
    names: bool
    album: str
    """A key that opens only the album. It may be part of a URL, which link previews read."""


class ReplayInfo(Struct, frozen=True):
    """A finished game, and the seats as they were when it began."""

    code: str
    number: int
    game: str
    options: Raw
    chairs: tuple[Chair, ...]
    """Without names if the replay was shared without names."""
    last: int
    """The number of its last step."""
    host: bool
    """True if you may share it."""
    link: ReplayLink | None = None
    """Only for the host, and only while it is shared."""


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """One step: its time, actor, viewer, bot thoughts, and the frame after it."""

    step: int
    at: Millis
    frame: Frame | Raw
    seat: Seat | None = None
    """The seat whose frame this is; None for a spectator's frame."""
    actor: Seat | None = None
    thoughts: tuple[Thought, ...] = ()
    """Thoughts of bots at this step, or since the step before it."""


class ReplaySteps(Struct, frozen=True):
    """Consecutive steps, as many as one reply holds."""

    steps: tuple[ReplayStep, ...]
    more: int | None
    """The step from which to continue; None if these are the last steps."""


class ReplayFacts(Struct, frozen=True):
    """What the worker process returns about a finished game."""

    game: str
    options: Raw
    chairs: tuple[Chair, ...]
    last: int


class AlbumText(Struct, frozen=True):
    """What the worker process returns about an album: its texts, and the deck pictures that it shows."""

    game: str
    """The game's name."""
    headline: str
    prints: tuple[tuple[str, ...], ...]
    pictures: tuple[tuple[str, str, float], ...]
    """Pack, picture, and height divided by width."""
