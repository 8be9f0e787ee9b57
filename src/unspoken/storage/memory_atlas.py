"""An atlas that is gone with the process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from unspoken.atlas.port import (
    MOST_ENTRIES,
    MOST_OF_ONE,
    MOST_SUBJECTS,
    AtlasStore,
    Day,
    KeptEntry,
    Mark,
    NewEntry,
    Subject,
    worth_keeping,
)


class _Row(NamedTuple):
    mark: Mark
    day: Day
    entry: NewEntry


class MemoryAtlas(AtlasStore):
    """Entries by their ids, in the order in which they came."""

    def __init__(self) -> None:
        self._rows: dict[int, _Row] = {}
        self._upto: dict[Mark, tuple[str, int]] = {}
        """How far each mark's entries were kept, and whose they are."""
        self._last = 0

    async def keep(self, table: str, mark: Mark, entries: Sequence[NewEntry], day: Day) -> None:
        """Keep what is not kept yet, and let go of what is too much."""
        if not entries:
            return
        _, upto = self._upto.get(mark, (table, 0))
        new = worth_keeping(entries, upto)
        self._upto[mark] = table, max(upto, *(entry.number for entry in entries))
        for entry in new:
            self._last += 1
            self._rows[self._last] = _Row(mark, day, entry)
            same = [number for number, row in self._rows.items() if _key(row.entry) == _key(entry)]
            await self.drop(same[:-MOST_OF_ONE])
        await self.drop(list(self._rows)[:-MOST_ENTRIES])

    async def forget(self, mark: Mark) -> None:
        """Delete all that came under this mark."""
        await self.drop([number for number, row in self._rows.items() if row.mark == mark])

    async def is_empty(self) -> bool:
        """Whether nothing is there."""
        return not self._rows

    async def subjects(self) -> list[Subject]:
        """Every picture and word that was seen."""
        found: dict[tuple[str, str], Subject] = {}
        for row in self._rows.values():
            entry = row.entry
            times = found[_key(entry)].times if _key(entry) in found else 0
            found[_key(entry)] = Subject(entry.game, times + (not entry.guessed), entry.data)
        return sorted(found.values(), key=lambda one: -one.times)[:MOST_SUBJECTS]

    async def of(self, game: str, subject: str) -> list[KeptEntry]:
        """What is kept of one picture or word."""
        return [
            one for one in reversed(await self.every()) if _key(self._rows[one.id].entry) == (game, subject)
        ]

    async def every(self) -> list[KeptEntry]:
        """All entries."""
        return [KeptEntry(number, row.day, row.entry.data) for number, row in self._rows.items()]

    async def drop(self, entries: Sequence[int]) -> None:
        """Delete entries by their ids."""
        for number in entries:
            self._rows.pop(number, None)

    def let_go_of(self, table: str) -> None:
        """A table is deleted: what it put in is the house's, and nobody can tell any more whose it was."""
        self._upto = {mark: one for mark, one in self._upto.items() if one[0] != table}


def _key(entry: NewEntry) -> tuple[str, str]:
    return entry.game, entry.subject
