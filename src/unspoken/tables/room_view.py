"""The table itself, as everybody at it sees it."""

from __future__ import annotations

from msgspec import UNSET, Raw, Struct, UnsetType

from unspoken.kernel.game import Seat
from unspoken.kernel.manner import Manner
from unspoken.kernel.tags import tag
from unspoken.tables.atlas import AtlasView
from unspoken.tables.night_view import NightView
from unspoken.tables.room import Chair, FinishedGame, PersonId, PersonSeat, Phase
from unspoken.tables.tv import TvName


class PersonView(Struct, frozen=True, omit_defaults=True):
    """Somebody of the table, as everybody there sees them."""

    id: PersonId
    name: str
    seal: int
    here: bool
    grace: int | None = None
    """Milliseconds, when this was sent, until a bot sits in for somebody who is away from their seat."""
    agent: bool = False
    """A program that sits like a person: everybody at the table is to know it."""


class OpenSeats(Struct, frozen=True):
    """The bots' seats that somebody who watches may have in this game."""

    person: PersonId
    seats: tuple[Seat, ...]
    nod: bool
    """Whether the host is asked first."""


class RoomView(Struct, frozen=True, tag=tag):
    """The table itself: who is here, who sits where, what is played."""

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
    """How many games ever began here; the last of them may be on."""
    teams: tuple[int, ...] | None = None
    """The team of each chair while the table is open, where the game's house rules tell it."""
    open_seats: tuple[OpenSeats, ...] = ()
    """For each who watches a game, where they may have a seat in it."""
    asking: tuple[PersonSeat, ...] = ()
    """Who asks the host for a bot's seat."""
    ending: tuple[PersonId, ...] = ()
    """Who would have this game ended, where the host has asked the others."""
    night: NightView | None = None
    """What the host has made of the evening, if anything."""
    manner: Manner = Manner.GENTLE
    """Of the bots."""
    tvs: tuple[TvName, ...] | UnsetType = UNSET
    """The TVs that were put up by their codes, where there are any."""
    atlas: AtlasView | UnsetType = UNSET
    """What the house remembers of this table, where anybody ever let it."""
    stands_still: bool | UnsetType = UNSET
    """While what happens cannot be written down: the clock stands, and the table goes on by itself."""
    bots_not_ready: bool | UnsetType = UNSET
    """While the table waits for a bot whose models are still being installed."""
