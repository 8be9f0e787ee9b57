"""Where the atlas is kept, as whoever keeps something in it sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeAlias

Mark: TypeAlias = str
"""By which a table finds again what it has put in: drawn by lot, so that it leads nobody to the table."""
Day: TypeAlias = int
"""Since 1970: nothing in the atlas knows a finer time."""
MOST_OF_ONE = 100
"""Entries of one picture or word: the oldest go first."""
MOST_OF_TABLE = 1_000
"""Entries of one table: dozens of evenings."""
MOST_ENTRIES = 20_000
"""Of the whole atlas; each is a few hundred bytes, and never more than four thousand."""
MOST_SUBJECTS = 2_000
"""Pictures and words that are listed, those that were seen most."""


class NewEntry(NamedTuple):
    """An entry on its way into the atlas."""

    number: int
    """Of all that its table has put in, from 1: by it the same is never kept twice."""
    game: str
    subject: str
    guessed: bool
    data: bytes


class KeptEntry(NamedTuple):
    """An entry of the atlas."""

    id: int
    day: Day
    data: bytes


class Subject(NamedTuple):
    """A picture or a word of which there are entries."""

    game: str
    times: int
    """How often it was seen; guesses do not count."""
    newest: bytes
    """Its newest entry."""


class AtlasStore(Protocol):
    """All that the house remembers."""

    async def keep(self, table: str, mark: Mark, entries: Sequence[NewEntry], day: Day) -> None:
        """Keep what is not kept yet, and let go of what is too much. Raises NotSaved."""
        ...

    async def forget(self, mark: Mark) -> None:
        """Delete all that came under this mark. Raises NotSaved."""
        ...

    async def is_empty(self) -> bool:
        """Whether nothing was ever seen, or nothing of it is left."""
        ...

    async def subjects(self) -> list[Subject]:
        """Every picture and word that was seen, the most often first."""
        ...

    async def of(self, game: str, subject: str) -> list[KeptEntry]:
        """What is kept of one picture or word, the newest first."""
        ...

    async def every(self) -> list[KeptEntry]:
        """All entries, the oldest first."""
        ...

    async def drop(self, entries: Sequence[int]) -> None:
        """Delete entries by their ids. Raises NotSaved."""
        ...


def worth_keeping(entries: Sequence[NewEntry], upto: int) -> list[NewEntry]:
    """Those that were not kept before, as far as a table may put in so many."""
    return [entry for entry in entries if upto < entry.number <= MOST_OF_TABLE]
