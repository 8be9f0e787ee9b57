"""The state of a table, apart from the game on it: people, chairs, house rules, the evening."""

from __future__ import annotations

from enum import Enum

from msgspec import UNSET, Struct, UnsetType

from unspoken.kernel.game import Remark, Seat
from unspoken.kernel.manner import Manner
from unspoken.languages.own_word import OwnWord
from unspoken.tables.atlas import TableAtlas
from unspoken.tables.night import Night
from unspoken.tables.person import Person as Person
from unspoken.tables.person import PersonId as PersonId
from unspoken.tables.tv import Tv


class Phase(Enum):
    """Whether a game is to come, is on, or is over."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


class Chair(Struct, frozen=True):
    """A place at the table. Its number is the seat's; a bot plays it while nobody holds it."""

    name: str
    seal: int
    person: PersonId | None = None
    """Whose it is; also while a bot sits in."""
    bot: bool = False
    """A bot plays it now."""


class PersonSeat(Struct, frozen=True):
    """Somebody, and a seat."""

    person: PersonId
    seat: Seat


class FinishedGame(Struct, frozen=True, omit_defaults=True):
    """A game of this evening."""

    game: str
    names: tuple[str, ...]
    winners: tuple[Seat, ...]
    scores: tuple[int, ...] | None
    number: int = 0
    """Which of the games that ever began at this table; by it the replay is found."""


class SharedReplay(Struct, frozen=True):
    """A game of this table whose replay is shown to whoever has the link."""

    number: int
    """Which of the table's games, from 1."""
    secret: str
    """In the link; it guards no more than what lies beside it in the log."""
    names: bool
    """Whether the players' names are told."""


class ChatLine(Struct, frozen=True):
    """Something said, and who heard it. No hearers named: everybody."""

    channel: str
    name: str
    seal: int
    text: str
    by: PersonId | None = None
    hearers: tuple[Seat | None, ...] | None = None
    bot: Seat | UnsetType = UNSET
    """The seat of the bot that said it."""
    remark: Remark | UnsetType = UNSET
    """What a bot said: each page has the sentence in its own language."""


class TableFact(Struct, frozen=True, omit_defaults=True):
    """Something that happened at the table and that everybody may read, with the names of that moment."""

    number: int
    """Counted from 1 for as long as the table stands."""
    code: str
    person: PersonId | None = None
    seat: Seat | None = None
    name: str = ""
    """Of the person or the seat that it is about."""
    seats: tuple[Seat, ...] = ()
    names: tuple[str, ...] = ()
    """Of those seats."""
    points: int | None = None
    facts: dict[str, str | int] = {}


class Room(Struct, frozen=True):
    """A table apart from the game on it; `apply.apply` is the only place where it changes."""

    code: str
    game: str
    options: dict[str, str | int | bool] = {}
    phase: Phase = Phase.LOBBY
    people: tuple[Person, ...] = ()
    host: PersonId | None = None
    chairs: tuple[Chair, ...] = ()
    paused: bool = False
    grace: int = 60
    begun: int = 0
    """How many games ever began here."""
    evening: tuple[FinishedGame, ...] = ()
    shared: tuple[SharedReplay, ...] = ()
    seen: tuple[str, ...] = ()
    """Ids that came up this evening."""
    talk: tuple[ChatLine, ...] = ()
    facts: tuple[TableFact, ...] = ()
    """What has happened in this game, or at the open table since."""
    told: int = 0
    """How many facts there ever were."""
    ending: tuple[PersonId, ...] = ()
    """Who would have this game ended; nobody, where nobody was asked."""
    held: tuple[PersonSeat, ...] = ()
    """Who has held which seat of this game, and so knows its secrets."""
    asking: tuple[PersonSeat, ...] = ()
    """Who asks the host for a bot's seat."""
    closed: tuple[Seat, ...] = ()
    """Seats of people who were shown out: a bot's for the rest of the game."""
    arrivals: int = 0
    """How many people ever came: ids are never used twice."""
    night: Night | None = None
    """What the host has made of the evening, if anything."""
    tvs: tuple[Tv, ...] = ()
    """What shows the table besides its people's own screens."""
    words: dict[str, tuple[OwnWord, ...]] = {}
    """The table's own words for a game, by the name of the pack that they make; the host's alone to read."""
    manner: Manner = Manner.GENTLE
    """Of the bots."""
    atlas: TableAtlas | None = None
    """What the table lets the house remember; None where nobody ever let it."""
