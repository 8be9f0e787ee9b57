"""An atlas in memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from unspoken.atlas.port import (
    MOST_ENTRIES,
    MOST_OF_ONE,
    MOST_SUBJECTS,
    PROTECTED_DAYS,
    AtlasStore,
    CountedSubject,
    Day,
    Mark,
    NewEntry,
    StoredEntry,
    worth_keeping,
)


class _Row(NamedTuple):
    mark: Mark
    day: Day
    entry: NewEntry


class MemoryAtlas(AtlasStore):
    """Entries by id, in the order of arrival."""

    def __init__(self) -> None:
        self._rows: dict[int, _Row] = {}
        self._upto: dict[Mark, tuple[str, int]] = {}
        """For each mark: its table, and the number of its last stored entry."""
        self._last = 0

    async def keep(self, table: str, mark: Mark, entries: Sequence[NewEntry], day: Day) -> None:
        """Store the entries that are not stored yet, and enforce the limits."""
        if not entries:
            return
        _, upto = self._upto.get(mark, (table, 0))
        new = worth_keeping(entries, upto)
        self._upto[mark] = table, max(upto, *(entry.number for entry in entries))
        for entry in new:
            self._last += 1
            self._rows[self._last] = _Row(mark, day, entry)
            same = [number for number, row in self._rows.items() if _key(row.entry) == _key(entry)]
            await self._trim(same, MOST_OF_ONE, mark, day)
        await self._trim(list(self._rows), MOST_ENTRIES, mark, day)

    async def _trim(self, rows: list[int], most: int, mark: Mark, day: Day) -> None:
        """Delete entries over the limit: unprotected entries of any mark first, then others of this mark."""
        unprotected = [number for number in rows if self._rows[number].day <= day - PROTECTED_DAYS]
        own = [number for number in rows if self._rows[number].mark == mark and number not in unprotected]
        await self.drop([*unprotected, *own][: max(0, len(rows) - most)])

    async def forget(self, mark: Mark) -> None:
        """Delete all entries of this mark."""
        await self.drop([number for number, row in self._rows.items() if row.mark == mark])

    async def is_empty(self) -> bool:
        """True if there are no entries."""
        return not self._rows

    async def subjects(self) -> list[CountedSubject]:
        """Return the pictures and words that have entries."""
        found: dict[tuple[str, str], CountedSubject] = {}
        for row in self._rows.values():
            entry = row.entry
            times = found[_key(entry)].times if _key(entry) in found else 0
            found[_key(entry)] = CountedSubject(entry.game, times + (not entry.guessed), entry.data)
        return sorted(found.values(), key=lambda subject: -subject.times)[:MOST_SUBJECTS]

    async def of(self, game: str, subject: str) -> list[StoredEntry]:
        """Return the entries of one picture or word."""
        newest_first = reversed(await self.every())
        return [stored for stored in newest_first if _key(self._rows[stored.id].entry) == (game, subject)]

    async def every(self) -> list[StoredEntry]:
        """Return all entries."""
        return [StoredEntry(number, row.day, row.entry.data) for number, row in self._rows.items()]

    async def drop(self, entries: Sequence[int]) -> None:
        """Delete entries by their ids."""
        for number in entries:
            self._rows.pop(number, None)

    def forget_table(self, table: str) -> None:
        """Forget the marks of a deleted table. Its entries stay, without a link to the table."""
        self._upto = {mark: (owner, upto) for mark, (owner, upto) in self._upto.items() if owner != table}


def _key(entry: NewEntry) -> tuple[str, str]:
    return entry.game, entry.subject
