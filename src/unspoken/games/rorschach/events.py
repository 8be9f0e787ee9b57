"""What happens in a game of Rorschach."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.games.rorschach.types import Image, Images, Mark, Symbol, Team, Wish, WordIds
from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.seats import BySeat
from unspoken.kernel.tags import tag


class Seated(Struct, frozen=True, tag=tag):
    """Who is on which team, and which team is tested first."""

    teams: BySeat[Team]
    testers: Team


class ImagesShuffled(Struct, frozen=True, tag=tag):
    """The pile of images is laid anew, from the box too where it had run low (ROR-15)."""

    pile: Images


class WordsShuffled(Struct, frozen=True, tag=tag):
    """The pile of words likewise."""

    pile: WordIds


class Displayed(Struct, frozen=True, tag=tag):
    """Three words and four images are turned up (ROR-04)."""

    words: WordIds
    images: Images


class Wished(Struct, frozen=True, tag=tag):
    """One of a team proposes, or thinks again (ALL-06)."""

    seat: Seat
    wish: Wish


class Leaned(Struct, frozen=True, tag=tag):
    """More than half of the team agree; the others have a moment to object."""

    wish: Wish
    until: Millis


class Wavered(Struct, frozen=True, tag=tag):
    """They agree no longer."""


class Chosen(Struct, frozen=True, tag=tag):
    """A team has its subject (ROR-05)."""

    subject: Seat


class Removed(Struct, frozen=True, tag=tag):
    """An image is out of the round (ROR-06)."""

    image: Image


class Matched(Struct, frozen=True, tag=tag):
    """The subject has sealed the matching (ROR-07)."""

    symbols: tuple[Symbol, ...]


class Guessed(Struct, frozen=True, tag=tag):
    """The first guess has fallen (ROR-08)."""

    mark: Mark


class Countered(Struct, frozen=True, tag=tag):
    """So has the control team's (ROR-09)."""

    symbol: Symbol


class Revealed(Struct, frozen=True, tag=tag):
    """The first image's symbol, who gets the image, and whether a second guess follows (ROR-10)."""

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
    """There will be no second guess (ROR-11)."""


class WentOn(Struct, frozen=True, tag=tag):
    """Somebody has seen enough of a reveal."""

    seat: Seat


class Reopened(Struct, frozen=True, tag=tag):
    """The first reveal has been seen: the test team guesses once more."""


class Scored(Struct, frozen=True, tag=tag):
    """The round is over, and the whole matching is shown (ROR-16)."""

    due: Millis | None


class RoundEnded(Struct, frozen=True, tag=tag):
    """What was not won goes to the box (ROR-13), and the roles swap (ROR-03)."""


class GameEnded(Struct, frozen=True, tag=tag):
    """A team has won, or neither (ROR-14)."""

    winner: Team | None
    """None where no four images are left, and neither is ahead."""


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
