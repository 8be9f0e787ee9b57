"""The room as everybody at the table sees it."""

from __future__ import annotations

from msgspec import UNSET, Raw, Struct, UnsetType

from unspoken.kernel.manner import Manner
from unspoken.kernel.tags import tag
from unspoken.kernel.types import Seat
from unspoken.tables.state.atlas import AtlasView
from unspoken.tables.state.research import ResearchView
from unspoken.tables.state.room import Chair, FinishedGame, PersonId, Phase
from unspoken.tables.state.tv import TvName
from unspoken.tables.wire.night_view import NightView


class PersonView(Struct, frozen=True, omit_defaults=True):
    """A person, as everybody at the table sees them."""

    id: PersonId
    name: str
    seal: int
    here: bool
    grace: int | None = None
    """Milliseconds, at the time of sending, until a bot sits in for this absent person."""
    agent: bool = False
    """True for a program that plays like a person; the page marks it."""
    muted: bool = False
    """True if the host has muted this person's voice."""


class OpenSeats(Struct, frozen=True):
    """Bot seats that a spectator may ask for."""

    person: PersonId
    seats: tuple[Seat, ...]


class SeatRequest(Struct, frozen=True):
    """A spectator asks for a bot's seat. They get it between two rounds, once all seated people agree."""

    person: PersonId
    seat: Seat
    approved: tuple[PersonId, ...]
    """The seated people who have agreed."""


class RoomView(Struct, frozen=True, tag=tag):
    """The room: its people, its chairs and the chosen game."""

    code: str
    phase: Phase
    host: PersonId | None
    game: str
    options: Raw
    least: int
    most: int
    people: tuple[PersonView, ...]
    chairs: tuple[Chair, ...]
    paused: bool
    grace: int
    evening: tuple[FinishedGame, ...]
    begun: int
    """Number of games that ever began at this table; the last one may be running."""
    teams: tuple[int, ...] | None = None
    """The team of each chair in the lobby, if the house rules determine it."""
    open_seats: tuple[OpenSeats, ...] = ()
    """For each spectator, the bot seats that they may ask for."""
    asking: tuple[SeatRequest, ...] = ()
    """Who asks for a bot's seat."""
    ending: tuple[PersonId, ...] = ()
    """Who has agreed to end this game; empty if the host has not asked."""
    night: NightView | None = None
    """The night, if the host has planned one."""
    manner: Manner = Manner.GENTLE
    """How the bots behave."""
    tvs: tuple[TvName, ...] | UnsetType = UNSET
    """The TVs that were added by their codes; sent to the host only, and absent if there are none."""
    atlas: AtlasView | UnsetType = UNSET
    """The atlas switch; absent if the host has never used it."""
    research: ResearchView | UnsetType = UNSET
    """The consent to research; absent if the host has never asked for it."""
    locked: bool | UnsetType = UNSET
    """True if nobody new can join."""
    host_named: bool | UnsetType = UNSET
    """True if previews of the invitation name the host."""
    invitation: str | UnsetType = UNSET
    """The code for newcomers; absent until the host changes the code of the table."""
    stands_still: bool | UnsetType = UNSET
    """True while the store cannot be written. The clock is stopped meanwhile."""
    days: int | UnsetType | None = UNSET
    """Waking hours for each decision; None if the table does not play by days, absent if the game cannot."""
    bots_not_ready: bool | UnsetType = UNSET
    """True while the table waits for a bot whose models are being installed."""
