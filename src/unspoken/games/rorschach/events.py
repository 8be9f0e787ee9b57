"""The events of Rorschach. They are saved: never change a tag or a field."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.games.rorschach.cards import Image, Images, WordIds
from unspoken.games.rorschach.types import Mark, Symbol, Team, Wish
from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag
from unspoken.kernel.types import Millis, Seat


class Seated(Struct, frozen=True, tag=tag):
    """The teams, and which of them is the test team first."""

    teams: BySeat[Team]
    testers: Team


class ImagesShuffled(Struct, frozen=True, tag=tag):
    """A new pile of images; it includes the box if the pile had run low (ROR-15)."""

    pile: Images


class WordsShuffled(Struct, frozen=True, tag=tag):
    """A new pile of words; it includes the box if the pile had run low (ROR-15)."""

    pile: WordIds


class Displayed(Struct, frozen=True, tag=tag):
    """Three words and four images are turned up (ROR-04)."""

    words: WordIds
    images: Images


class Wished(Struct, frozen=True, tag=tag):
    """A member of a team proposes, or changes the proposal (ALL-06)."""

    seat: Seat
    wish: Wish


class Leaned(Struct, frozen=True, tag=tag):
    """More than half of the team agree; the others have a moment to object."""

    wish: Wish
    until: Millis


class Wavered(Struct, frozen=True, tag=tag):
    """The team has no majority any more."""


class Chosen(Struct, frozen=True, tag=tag):
    """The test team has chosen its subject (ROR-05)."""

    subject: Seat


class Removed(Struct, frozen=True, tag=tag):
    """The control team has removed an image from the round (ROR-06)."""

    image: Image


class Matched(Struct, frozen=True, tag=tag):
    """The subject has sealed the matching (ROR-07)."""

    symbols: tuple[Symbol, ...]


class Guessed(Struct, frozen=True, tag=tag):
    """The test team has made its first guess (ROR-08)."""

    mark: Mark


class Countered(Struct, frozen=True, tag=tag):
    """The control team has made its guess (ROR-09)."""

    symbol: Symbol


class Revealed(Struct, frozen=True, tag=tag):
    """The symbol on the first image, who gets the image, and whether a second guess follows (ROR-10)."""

    symbol: Symbol
    to: Team | None
    again: bool
    due: Millis | None


class GuessedAgain(Struct, frozen=True, tag=tag):
    """The second guess, shown at once, and who gets its image (ROR-11)."""

    mark: Mark
    symbol: Symbol
    to: Team | None


class Declined(Struct, frozen=True, tag=tag):
    """The test team declines the second guess (ROR-11)."""


class WentOn(Struct, frozen=True, tag=tag):
    """A player is done with the reveal."""

    seat: Seat


class Reopened(Struct, frozen=True, tag=tag):
    """The first reveal is over, and the test team guesses again."""


class Scored(Struct, frozen=True, tag=tag):
    """The round is over, and the whole matching is shown (ROR-16)."""

    due: Millis | None


class RoundEnded(Struct, frozen=True, tag=tag):
    """Images that nobody won go to the box (ROR-13), and the roles swap (ROR-03)."""


class GameEnded(Struct, frozen=True, tag=tag):
    """The game is over (ROR-14)."""

    winner: Team | None
    """None if fewer than four images are left and neither team is ahead."""


Event: TypeAlias = (
    Seated
    | ImagesShuffled
    | WordsShuffled
    | Displayed
    | Wished
    | Leaned
    | Wavered
    | Chosen
    | Removed
    | Matched
    | Guessed
    | Countered
    | Revealed
    | GuessedAgain
    | Declined
    | WentOn
    | Reopened
    | Scored
    | RoundEnded
    | GameEnded
)
