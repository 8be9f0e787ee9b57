"""A game's part of the puzzle of the day."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from msgspec import Meta, Struct

from unspoken.kernel.chance import Chance
from unspoken.kernel.languages import Tag
from unspoken.kernel.shelf import Shelf

T = TypeVar("T")

Day: TypeAlias = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]
"""A date in ISO form."""


class _FromBrowser(Struct, frozen=True, kw_only=True):
    """The field of all answers that may be left out; a base class, so that it follows the others."""

    browser: Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?$")] = ""
    """A random key that the browser makes anew every day, so that it is counted once; empty: do not count."""


class DailyAnswer(_FromBrowser, frozen=True, forbid_unknown_fields=True):
    """An answer to a game's puzzle of a day; each game adds its own fields."""

    date: Day


class CountedAnswer(NamedTuple):
    """What is counted of an answer: the question's number, and the answer as a short word of the game."""

    question: int
    answer: str


class KnowledgeReader(Protocol):
    """Reads precomputed data of a game, as `Lore.knowledge` does."""

    def __call__(self, package: str, name: str, form: type[T]) -> T:
        """Return a file of a package, decoded as this type."""
        ...


@dataclass(frozen=True)
class PuzzleSources:
    """The sources from which a game gathers the materials of its puzzles."""

    shelf: Shelf
    languages: tuple[Tag, ...]
    """All languages of the server."""
    knowledge: KnowledgeReader


@dataclass(frozen=True)
class PuzzleDay:
    """The day of a puzzle, and the random numbers to draw it with."""

    number: int
    """Grows by one every day."""
    chance: Chance
    """Different every day."""
    same_chance: Chance
    """The same every day: a game can shuffle a list with it, and take one entry a day."""


_M = TypeVar("_M")
_Z = TypeVar("_Z")
_V = TypeVar("_V", bound=Struct)
_A = TypeVar("_A", bound=DailyAnswer)
_R = TypeVar("_R", bound=Struct)


def _count_nothing(_puzzle: object, _answer: object) -> tuple[CountedAnswer, ...]:
    return ()


@dataclass(frozen=True)
class DailyPart(Generic[_M, _Z, _V, _A, _R]):
    """A small puzzle for one person, different every day and the same in every house.

    Materials, puzzle, view, answer and reply are the game's own types.
    """

    order: int
    """The position among the games of a day. It also selects the random stream, so it must not change."""
    summary: str
    """The summary of the answer endpoint in the description of the HTTP API."""
    view_type: type[_V]
    answer_type: type[_A]
    reply_type: type[_R]
    gather: Callable[[PuzzleSources], _M]
    """Collect the materials of all puzzles, once."""
    draw: Callable[[_M, PuzzleDay], _Z]
    """Draw the puzzle of a day, with its solution."""
    view: Callable[[_Z], _V]
    """Return the view before the first answer. It must not contain the solution."""
    reply: Callable[[_Z, _A], _R]
    """Judge an answer; Refused if it is not possible. Nothing is stored between two answers."""
    solve: Callable[[_Z], _R]
    """Return the reply to the right answer: the solution, for a day that is over."""
    counted: Callable[[_Z, _A], tuple[CountedAnswer, ...]] = _count_nothing
    """Return the value that the server counts for a final answer. It must not contain free text."""
    packs: tuple[str, ...] = ()
    """The packs that the puzzles are made of. If a pack changes, the puzzles change."""


AnyDailyPart: TypeAlias = DailyPart[Any, Any, Any, Any, Any]
"""The part of a game whose types the caller does not know."""
