"""The house: all its tables, opened, found by their codes, and let go when nobody is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress

from unspoken.kernel.game import Millis, Refused, Seat
from unspoken.tables import room_rules
from unspoken.tables.damage import read_log
from unspoken.tables.draft import Draft
from unspoken.tables.errors import Conflict, LostTable, NoSuchTable, NotSaved, OwnedElsewhere
from unspoken.tables.events import BecameHost, Came, Opened, SatDown
from unspoken.tables.log import LoadedLog, encode_event, replay_log
from unspoken.tables.names import (
    ALPHABET,
    CODE_LENGTH,
    new_code,
    new_token,
    person_name,
    read_code,
    token_hash,
)
from unspoken.tables.ports import Alarm, Ownership, Seconds
from unspoken.tables.room import Chair, Person, Phase, Room
from unspoken.tables.services import Services
from unspoken.tables.snapshot import Snapshot
from unspoken.tables.sole_owner import SoleOwner
from unspoken.tables.table import Table

_TRIES = 20
_FOUNDER = frozenset({Seat(0)})
"""Whoever opens a table is on the way to its first seat: nature counts them as here."""
MOST_PEOPLE = 40
"""Players and those who watch, at one table."""


class House:
    """Keeps the living tables in hand, and finds the sleeping ones in the log."""

    def __init__(
        self, services: Services, new_alarm: Callable[[], Alarm], ownership: Ownership | None = None
    ) -> None:
        self.services = services
        self._new_alarm = new_alarm
        self._ownership = SoleOwner() if ownership is None else ownership
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables that are awake."""
        return tuple(self._tables.values())

    async def open(self, name: str, game: str, language: str, bots: int = 0) -> tuple[Table, str]:
        """A new table with its first person, who is the host; with bots the game begins at once."""
        games = self.services.games
        host_name = person_name(name)
        if game not in games:
            raise Refused("no-such-game")
        wished: dict[str, str | int | bool] = dict(games[game].solo) if bots else {}
        if "language" in games[game].options.__struct_fields__:
            wished["language"] = language
        options = room_rules.checked_options(games, game, wished)
        token = new_token()
        for _ in range(_TRIES):
            draft = self._founding(Opened(new_code(), game, options), host_name, token, bots)
            records = [encode_event(event) for event in draft.events]
            with suppress(Conflict, OwnedElsewhere):
                await self._ownership.claim(draft.room.code, new=True)
                await self.services.store.append(draft.room.code, 0, records)
                return self._load(draft.room.code, replay_log(records, games), len(records)), token
        raise NotSaved("no free code was found")

    def _founding(self, opened: Opened, name: str, token: str, bots: int) -> Draft:
        """All that opens a table at once: what cannot begin is not opened either."""
        draft = Draft(Snapshot(Room("", "")), Millis(0), _FOUNDER)
        draft.record(opened)
        host = room_rules.newcomer(draft.room, name, token_hash(token))
        draft.record(Came(host), BecameHost(host.id), SatDown(Chair(host.name, host.seal, host.id)))
        for _ in range(bots):
            draft.record(room_rules.add_bot(draft.room, self.services.games))
        if bots:
            self.services.begin(draft)
        return draft

    async def join(self, code: str, name: str, *, agent: bool = False) -> tuple[Table, str]:
        """A place for somebody with the code: a chair if one is free and no game is on, else watching."""
        table = await self.find(code)
        shown, token = person_name(name), new_token()

        def admit(draft: Draft) -> None:
            if len(draft.room.people) >= MOST_PEOPLE:
                raise Refused("table-full")
            person = room_rules.newcomer(draft.room, shown, token_hash(token), agent=agent)
            draft.record(Came(person))
            if draft.room.host is None and not agent:  # a table is its people's
                draft.record(BecameHost(person.id))
            if draft.room.phase is Phase.LOBBY and self._has_chair(draft):
                draft.record(SatDown(Chair(person.name, person.seal, person.id)))

        await table.perform(admit)
        return table, token

    def _has_chair(self, draft: Draft) -> bool:
        return len(draft.room.chairs) < room_rules.most_seats(draft.room, self.services.games)

    async def find(self, typed: str) -> Table:
        """The table with this code, woken from the log if it sleeps.

        Raises NoSuchTable, OwnedElsewhere, or NotSaved where it was lost as it was read.
        """
        code = read_code(typed)
        if len(code) != CODE_LENGTH or any(char not in ALPHABET for char in code):
            raise NoSuchTable(typed)
        if code in self._tables:
            self._tables[code].touch()
            return self._tables[code]
        try:
            async with self._loading.setdefault(code, asyncio.Lock()):
                return self._tables.get(code) or await self._wake(code)
        finally:
            self._loading.pop(code, None)

    async def _wake(self, code: str) -> Table:
        """A table from its log; ours from now on, so that all that others wrote before is in it."""
        await self._ownership.claim(code)
        await self.services.store.touch((code,), self.services.calendar())  # or it may be deleted now
        records = await self.services.store.load(code)
        if not records:
            raise NoSuchTable(code)
        recorded = await self.services.store.sounds(code)
        if code in self._tables:  # somebody else was as quick
            return self._tables[code]
        if not self._ownership.owns(code):  # it was handed over while it was read: nobody would tell it so
            raise LostTable(f"{code} lives elsewhere now")
        table = self._load(code, read_log(code, records, self.services.games), len(records))
        table.recordings.remember(recorded)
        return table

    def awake(self, code: str) -> Table | None:
        """The table with this code, if it is in hand."""
        return self._tables.get(code)

    async def authenticate(self, code: str, token: str) -> tuple[Table, Person | None]:
        """A table, and whoever of its people this token proves."""
        table = await self.find(code)
        return table, table.person(token_hash(token)) if token else None

    async def tidy(self, keep: Seconds, keep_sounds: Seconds) -> list[str]:
        """Delete tables, and recordings, that nobody has touched for so long; says which tables are gone."""
        await self.touch_awake()
        return await self.services.store.tidy(self.services.calendar(), keep, keep_sounds)

    async def missing(self, codes: Iterable[str]) -> list[str]:
        """Those of these codes that no table has any more."""
        return [code for code in codes if not await self.services.store.has(code)]

    async def touch_awake(self) -> None:
        """Tables that are awake are in use: other servers of the same store are to know it, too."""
        await self.services.store.touch(tuple(self._tables), self.services.calendar())

    def unload_idle(self) -> int:
        """Let go of tables at which nobody is: their log has all of them. Says how many."""
        idle = [code for code, table in self._tables.items() if table.idle]
        for code in idle:
            del self._tables[code]
        self._ownership.give_up(idle)
        return len(idle)

    def forget(self, code: str) -> None:
        """A table lives elsewhere from now on: its people are to come back, and will find it there."""
        table = self._tables.pop(code, None)
        if table is not None:
            table.end()

    def _load(self, code: str, loaded: LoadedLog, step: int) -> Table:
        table = Table(code, self.services, self._new_alarm(), loaded, step)
        self._tables[code] = table
        return table
