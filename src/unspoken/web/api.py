"""What is said over HTTP: the shapes of requests and replies."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from unspoken.content.own.deck import Reach
from unspoken.kernel.languages import FALLBACK
from unspoken.tables.room import Phase
from unspoken.web.settings import OwnDecksFor


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table, and sit down at it."""

    name: str
    game: str = "dixit"
    language: Annotated[str, Meta(max_length=16)] = FALLBACK
    bots: Annotated[int, Meta(ge=0, le=9)] = 0
    """With so many bots beside you, and begin at once."""


class Admitted(Struct, frozen=True):
    """The table's code. The token that proves who you are is in a cookie, and here only if asked for."""

    code: str
    token: str | None = None


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a place at a table."""

    name: str
    agent: bool = False
    """For a program that says what it is: it sits like a person, and everybody sees that it is none."""


class Invitation(Struct, frozen=True):
    """What somebody with the code may know before joining."""

    code: str
    host: str
    game: str
    phase: Phase
    seated: int
    most: int
    seals: tuple[int, ...]
    """Of those who sit there, in seat order."""
    member: bool
    """You have been here before, and come back by just opening the page."""
    tv: bool = False
    """This browser is a TV that shows the table."""


class Recording(Struct, frozen=True):
    """The name under which a recording is kept."""

    sound: str


class GameInfo(Struct, frozen=True):
    """A game that can be played here, and by how many."""

    name: str
    least: int
    most: int
    """By the usual house rules."""
    fewest: int
    greatest: int
    """By any house rules."""
    options: dict[str, Any]  # whatever a schema says; msgspec knows no other word for it
    """JSON schema of the house rules."""


class DeckInfo(Struct, frozen=True):
    """A deck that can be chosen."""

    pack: str
    kind: str
    cards: int
    title: dict[str, str]
    own: bool = False
    """Whether it is this table's own."""
    word: str = ""
    """What it is drawn from tonight, if it is."""


class Decks(Struct, frozen=True):
    """The decks that a table can choose, its own among them."""

    decks: tuple[DeckInfo, ...]


class OwnPicture(Struct, frozen=True):
    """A picture of somebody's own deck."""

    id: str
    alt: str
    """What is on it, as it was typed in."""


class OwnDeck(Struct, frozen=True):
    """A table's own deck, to those who make it."""

    pack: str
    """Empty until the first picture has come."""
    title: str
    reach: Reach
    pictures: tuple[OwnPicture, ...]
    least: int
    """Pictures from which it can be chosen."""
    most: int
    megabytes: int
    """How large a file may be."""


class DeckChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name, another reach, other words for some pictures; what is not named stays."""

    title: str | None = None
    reach: Reach | None = None
    alts: Annotated[dict[str, str], Meta(max_length=200)] = {}


class HouseInfo(Struct, frozen=True):
    """What can be played here."""

    version: str
    games: tuple[GameInfo, ...]
    decks: tuple[DeckInfo, ...]
    languages: tuple[str, ...]
    address: str
    """How friends reach this house, for links and codes."""
    own_decks: OwnDecksFor
    """For whom people may bring decks of their own."""
    tonight: bool
    """Whether a deck can be drawn here from a word."""
    bots_understand: bool
    """Whether clues that people write are understood, or only compared by words in common."""
    atlas: bool
    """Whether there is anything in the atlas."""
