"""The state of a table without the game: people, chairs, house rules, the evening."""

from __future__ import annotations

from enum import Enum

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from unspoken.kernel.manner import Manner
from unspoken.kernel.parts.talk import Remark
from unspoken.kernel.types import Seat
from unspoken.languages.own_word import OwnWord
from unspoken.tables.state.atlas import TableAtlas
from unspoken.tables.state.days import TableDays
from unspoken.tables.state.door import Door
from unspoken.tables.state.night import Night
from unspoken.tables.state.person import Person as Person
from unspoken.tables.state.person import PersonId as PersonId
from unspoken.tables.state.research import TableResearch
from unspoken.tables.state.tv import Tv


class Phase(Enum):
    """The lobby before a game, the game itself, or its end."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


class Chair(Struct, frozen=True):
    """A chair of the table. Its index is the seat number."""

    name: str
    seal: int
    person: PersonId | None = None
    """The owner, also while a bot sits in; None for a bot's own chair."""
    bot: bool = False
    """True if a bot plays this seat now."""


class PersonSeat(Struct, frozen=True):
    """A person and a seat."""

    person: PersonId
    seat: Seat


class Approval(Struct, frozen=True):
    """A seated person agrees that somebody else takes the seat they asked for."""

    person: PersonId
    """The person who asks for a seat."""
    by: PersonId


class FinishedGame(Struct, frozen=True, omit_defaults=True):
    """A finished game of this evening."""

    game: str
    names: tuple[str, ...]
    winners: tuple[Seat, ...]
    scores: tuple[int, ...] | None
    number: int = 0
    """The number of the game at this table, by which its replay is found."""


class SharedReplay(Struct, frozen=True):
    """A game of this table whose replay anybody with the link may see."""

    number: int
    """The number of the game, from 1."""
    secret: str
    """Part of the link. It is stored in plain text, as it protects only data of the same log."""
    names: bool
    """True if the replay shows the players' names."""


class ChatLine(Struct, frozen=True):
    """A line of chat, and who heard it; `hearers` is None for everybody."""

    channel: str
    name: str
    seal: int
    text: str
    by: PersonId | None = None
    hearers: tuple[Seat | None, ...] | None = None
    bot: Seat | UnsetType = UNSET
    """The seat of the bot that said it."""
    remark: Remark | UnsetType = UNSET
    """A bot's remark, which each page shows in its own language."""


class TableFact(Struct, frozen=True, omit_defaults=True):
    """A public fact about something that happened, with the names at that time."""

    number: int
    """From 1, over all games of the table."""
    code: str
    person: PersonId | None = None
    seat: Seat | None = None
    name: str = ""
    """The name of the person or seat."""
    seats: tuple[Seat, ...] = ()
    names: tuple[str, ...] = ()
    """The names of `seats`."""
    points: int | None = None
    facts: dict[str, str | int] = {}


class Room(Struct, frozen=True):
    """The state of a table without the game. Only `apply.apply` changes it."""

    code: str
    game: str
    options: dict[str, str | int | bool] = {}
    phase: Phase = Phase.LOBBY
    people: tuple[Person, ...] = ()
    host: PersonId | None = None
    chairs: tuple[Chair, ...] = ()
    paused: bool = False
    grace: int = 60
    games_begun: int = 0
    """Number of games that ever began here."""
    evening: tuple[FinishedGame, ...] = ()
    shared: tuple[SharedReplay, ...] = ()
    shown_ids: tuple[str, ...] = ()
    """Ids of pictures and words that were shown this evening."""
    talk: tuple[ChatLine, ...] = ()
    facts: tuple[TableFact, ...] = ()
    """The facts since this game began or the lobby was reopened."""
    fact_count: int = 0
    """Number of facts that were ever recorded."""
    ending: tuple[PersonId, ...] = ()
    """Who has agreed to end this game; empty if the host has not asked."""
    held: tuple[PersonSeat, ...] = ()
    """Who has held which seat of this game and so knows its secrets."""
    asking: tuple[PersonSeat, ...] = ()
    """Who asks for a bot's seat."""
    approvals: tuple[Approval, ...] = ()
    """Who has agreed to the requests in `asking`."""
    standing: tuple[PersonId, ...] = ()
    """Who has stood up during this game: their seats stay theirs, and bots play them."""
    former: tuple[Person, ...] = ()
    """People who have left the table; they are recognised when they return in the same browser."""
    silent_acts: tuple[PersonId, ...] = ()
    """Who has interrupted this game although they must be silent, once for each time."""
    muted: tuple[PersonId, ...] = ()
    """People whose voice the host has muted for the table."""
    closed: tuple[Seat, ...] = ()
    """Seats of people whom the host removed; bots play them for the rest of the game."""
    arrivals: int = 0
    """Number of people who ever joined; ids are never reused."""
    night: Night | None = None
    """The night, if the host has planned one."""
    tvs: tuple[Tv, ...] = ()
    """TVs that show the table."""
    words: dict[str, tuple[OwnWord, ...]] = {}
    """The table's own words by pack name. Only the host may read them."""
    manner: Manner = Manner.GENTLE
    """How the bots behave."""
    atlas: TableAtlas | None = None
    """The atlas state; None if the host has never used the switch."""
    research: TableResearch | None = None
    """The consent to research; None if the host has never asked for it."""
    door: Door = Door()
    """Who may join."""
    days: TableDays | None = None
    """The time for decisions of a game by days; None if the table does not play by days."""

    @property
    def by_days(self) -> bool:
        """True if a game by days is being played: people need not be connected."""
        return self.days is not None and self.phase is Phase.PLAYING


def is_hidden(room: Room, who: PersonId) -> bool:
    """True if this person joined during a silence and is not shown to the others yet."""
    return any(person.id == who and person.hidden for person in room.people)


def unheard(line: ChatLine, seat: Seat) -> ChatLine:
    """Return a line of talk without this seat among its hearers."""
    if line.hearers is None or seat not in line.hearers:
        return line
    return replace(line, hearers=tuple(hearer for hearer in line.hearers if hearer != seat))
