"""What is said over HTTP of replays: the shapes of requests and replies."""

from __future__ import annotations

from msgspec import Raw, Struct

from unspoken.kernel.frame import Frame
from unspoken.kernel.game import Millis, Seat
from unspoken.tables.room import Chair
from unspoken.tables.talk_messages import Thought


class ShareReplay(Struct, frozen=True, forbid_unknown_fields=True):
    """Let whoever has the link see a replay, with the players' names or without."""

    names: bool = True


class ReplayLink(Struct, frozen=True):
    """The way in for those who are not of the table."""

    secret: str
    names: bool
    album: str
    """What opens the album alone: it may stand in an address, where whoever shows previews reads it."""


class ReplayInfo(Struct, frozen=True):
    """A game that is over, and who sat where when it began."""

    code: str
    number: int
    game: str
    options: Raw
    chairs: tuple[Chair, ...]
    """Without names where these are not told."""
    last: int
    """The number of its last step."""
    host: bool
    """Whether you may share it."""
    link: ReplayLink | None = None
    """To the host, while it is shared."""


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """One step: when, by whom, through whose eyes, what bots thought at it, and the frame after it."""

    step: int
    at: Millis
    frame: Frame | Raw
    seat: Seat | None = None
    """Whose frame it is; nobody's, where somebody watches."""
    actor: Seat | None = None
    thoughts: tuple[Thought, ...] = ()
    """What bots thought at it, or since the step before it."""


class ReplaySteps(Struct, frozen=True):
    """Steps in order, as many as one reply holds."""

    steps: tuple[ReplayStep, ...]
    more: int | None
    """From which step to ask on; None where these are the last."""


class AlbumInfo(Struct, frozen=True):
    """What is kept of a game that is over, in words; the picture of it is asked for by itself."""

    code: str
    number: int
    game: str
    headline: str
    """How it ended, in the language that was asked for."""
    prints: tuple[tuple[str, ...], ...]
    """What is written on each."""
    host: bool
    """Whether you may share it."""
    link: ReplayLink | None = None
    """To the host, while it is shared."""
