"""The house: opens tables, finds them by code, and unloads idle ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress

from unspoken.kernel.types import Millis, Refused, Seat
from unspoken.tables.errors import Conflict, LostTable, NoSuchTable, OwnedElsewhere, StoreUnavailable
from unspoken.tables.log.damage import load_checked_log
from unspoken.tables.log.events import BecameHost, Came, Opened, SatDown
from unspoken.tables.log.log import LoadedLog, encode_event, replay_log
from unspoken.tables.log.snapshot import Snapshot
from unspoken.tables.ports import Alarm, Ownership, Seconds
from unspoken.tables.rules import room as room_rules
from unspoken.tables.rules.arrivals import Arrival, arrive, former_person, random_id
from unspoken.tables.rules.transfer import change_token
from unspoken.tables.sole_owner import SoleOwner
from unspoken.tables.state.names import (
    ALPHABET,
    CODE_LENGTH,
    new_code,
    new_token,
    person_name,
    read_code,
    token_hash,
)
from unspoken.tables.state.room import Chair, Person, Room
from unspoken.tables.table.held_place import HELD_SECONDS, HeldPlace
from unspoken.tables.table.services import Services
from unspoken.tables.table.table import Table
from unspoken.tables.turn.draft import Draft
from unspoken.tables.wire.messages import CloseReason

_TRIES = 20
_LOGS_AT_ONCE = 2
"""Logs that are replayed at the same time: each takes up to two milliseconds of every loop iteration."""
_IDLE_AFTER = 120_000
"""Milliseconds without a request after which a table without connections may be unloaded."""
_FOUNDER = frozenset({Seat(0)})
"""The person who opens a table counts as present at seat 0 before their page connects."""


class House:
    """The loaded tables; others are loaded from their logs on demand."""

    def __init__(
        self, services: Services, new_alarm: Callable[[], Alarm], ownership: Ownership | None = None
    ) -> None:
        self.services = services
        self._new_alarm = new_alarm
        self._ownership = SoleOwner() if ownership is None else ownership
        self._tables: dict[str, Table] = {}
        self._used_at: dict[str, int] = {}
        """Stopwatch time of the last request for each loaded table."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._reading = asyncio.Semaphore(_LOGS_AT_ONCE)

    @property
    def tables(self) -> tuple[Table, ...]:
        """The loaded tables."""
        return tuple(self._tables.values())

    async def open(self, name: str, game: str, language: str, bots: int = 0) -> tuple[Table, str]:
        """Open a table; return it and the host's token. With bots, the game begins at once."""
        games = self.services.games
        host_name = person_name(name)
        if game not in games:
            raise Refused("no-such-game")
        chosen: dict[str, str | int | bool] = dict(games[game].seating.solo) if bots else {}
        if "language" in games[game].types.options.__struct_fields__:
            chosen["language"] = language
        options = room_rules.checked_options(games, game, chosen)
        token = new_token()
        for _ in range(_TRIES):
            draft = self._first_turn(
                Opened(new_code(self.services.cell), game, options), host_name, token, bots
            )
            records = [encode_event(event) for event in draft.events]
            with suppress(Conflict, OwnedElsewhere):
                await self._ownership.claim(draft.room.code, new=True)
                await self.services.store.append(draft.room.code, 0, records)
                return self._add(draft.room.code, replay_log(records, games), len(records)), token
        raise StoreUnavailable("no free code was found")

    def _first_turn(self, opened: Opened, name: str, token: str, bots: int) -> Draft:
        """The first events of a table. If its game cannot begin, the table is not opened."""
        draft = Draft(Snapshot(Room("", "")), Millis(0), _FOUNDER)
        draft.record(opened)
        host = room_rules.newcomer(draft.room, name, token_hash(token))
        draft.record(Came(host), BecameHost(host.id), SatDown(Chair(host.name, host.seal, host.id)))
        for _ in range(bots):
            draft.record(room_rules.add_bot(draft.room, self.services.games))
        if bots:
            self.services.begin(draft)
        return draft

    async def join(
        self, code: str, name: str, *, agent: bool = False, earlier_token: str = ""
    ) -> tuple[Table, str]:
        """Add a person to a table, or bring back a person who left; return the table and their token.

        `earlier_token` is the token of this table that the newcomer's browser has already.
        """
        table = await self.find(code)
        token = new_token()
        arrival = Arrival(person_name(name), token_hash(token), agent, earlier_token, random_id())

        def admit(draft: Draft) -> str:
            known = former_person(draft.room, earlier_token) is not None
            draft.record(*arrive(draft.snapshot(), self.services.games, arrival))
            return earlier_token if known else token

        return table, await table.perform(admit)

    async def find(self, typed: str) -> Table:
        """Return the table with this code; load it if necessary.

        Raises NoSuchTable, OwnedElsewhere, or StoreUnavailable if another node took it meanwhile.
        """
        code = read_code(typed)
        if len(code) != CODE_LENGTH or any(char not in ALPHABET for char in code):
            raise NoSuchTable
        if code in self._tables:
            self._used_at[code] = self.services.stopwatch()
            return self._tables[code]
        try:
            async with self._loading.setdefault(code, asyncio.Lock()):
                return self._tables.get(code) or await self._load(code)
        finally:
            self._loading.pop(code, None)

    async def _load(self, code: str) -> Table:
        """Claim a table and load its log. After the claim, no other node can write to the log."""
        await self._ownership.claim(code)
        await self.services.store.touch((code,), self.services.calendar())  # so that it is not deleted
        async with self._reading:
            loaded, step = await load_checked_log(self.services.store, code, self.services.games)
        if loaded.snapshot.room.by_days:  # after a crash any server must load it, whatever happens here
            await self.services.store.set_wakes({code: 0})
        recorded = await self.services.store.sounds(code)
        if code in self._tables:  # another call has loaded it
            return self._tables[code]
        if not self._ownership.owns(code):  # handed over during the load: `forget` was called too early
            raise LostTable("the table moved to another server")
        table = self._add(code, loaded, step)
        table.recordings.remember(recorded)
        return table

    def loaded(self, code: str) -> Table | None:
        """The table with this code if it is loaded, else None."""
        return self._tables.get(code)

    async def authenticate(self, code: str, token: str) -> tuple[Table, Person | None]:
        """The table, and its person with this token, or None."""
        table = await self.find(code)
        return table, table.person(token_hash(token)) if token else None

    async def transfer(self, code: str, old: str, new: str) -> tuple[Table, Person | None]:
        """Move a seat to another device; return the table, and the person, or None if no token has this hash.

        `old` and `new` are hashes of tokens. The old device's page is closed, but the person counts as
        connected until the new one connects, or for a while: nobody else notices.
        """
        table = await self.find(code)

        def change(draft: Draft) -> Person | None:
            person, events = change_token(draft.room, old, new)
            draft.record(*events)
            return person

        person = await table.perform(change)
        if person is not None:
            table.voices.close(person.id, CloseReason.TRANSFERRED)
        if person is not None and person.id in table.connected:
            held = HeldPlace()
            await table.attach(person.id, held)
            asyncio.get_running_loop().call_later(HELD_SECONDS, table.detach, person.id, held)
        return table, person

    async def tidy(self, keep: Seconds, keep_sounds: Seconds) -> list[str]:
        """Delete tables and recordings that were not used for these times. Returns the deleted codes."""
        await self.touch_loaded()
        return await self.services.store.tidy(self.services.calendar(), keep, keep_sounds)

    async def missing(self, codes: Iterable[str]) -> list[str]:
        """The codes that have no table any more."""
        return [code for code in codes if not await self.services.store.has(code)]

    async def touch_loaded(self) -> None:
        """Mark all loaded tables as used, for other servers of the same store."""
        await self.services.store.touch(tuple(self._tables), self.services.calendar())

    def unused_for(self, code: str) -> int | None:
        """Milliseconds since the last request for a loaded table; None while somebody is connected."""
        if not self._tables[code].is_quiet:
            return None
        return self.services.stopwatch() - self._used_at.get(code, 0)

    def is_idle(self, table: Table) -> bool:
        """True if a loaded table was not used for a while, nobody is connected, and nothing happens soon."""
        return (self.unused_for(table.code) or 0) >= _IDLE_AFTER and not table.schedule.is_busy

    async def shut(self, code: str, note: str) -> None:
        """Close a table for good and delete it; its people see the note. Raises StoreUnavailable."""
        table = await self.find(code)
        async with self._loading.setdefault(table.code, asyncio.Lock()):  # nobody loads it meanwhile
            try:
                await table.perform(lambda _draft: table.stop())  # after the turns that are being saved
                await self.services.store.delete(table.code)
                table.end(CloseReason.SHUT, note)
            finally:  # if it could not be deleted, people reconnect and find the table as it was
                self.forget(table.code)
                self._loading.pop(table.code, None)
        self._ownership.give_up((table.code,))

    def unload_idle(self) -> int:
        """Unload idle tables, and return their number. Games by days are left to their watch.

        Call it periodically: a table in use is noted here.
        """
        for code in [code for code, table in self._tables.items() if not table.is_quiet]:
            self._used_at[code] = self.services.stopwatch()
        idle = [table for table in self.tables if self.is_idle(table) and not table.snapshot.room.by_days]
        self.unload(idle)
        return len(idle)

    def unload(self, tables: Collection[Table]) -> None:
        """Unload tables. They are loaded again when somebody asks for them."""
        for table in tables:
            self._unload(table.code)
            table.end()  # a game by days has set its alarm for the next deadline
        self._ownership.give_up([table.code for table in tables])

    def forget(self, code: str) -> None:
        """Unload a table that another node owns now. Its clients reconnect to that node."""
        table = self._unload(code)
        if table is not None:
            table.end()

    def _unload(self, code: str) -> Table | None:
        self._used_at.pop(code, None)
        return self._tables.pop(code, None)

    def _add(self, code: str, loaded: LoadedLog, step: int) -> Table:
        table = Table(code, self.services, self._new_alarm(), loaded, step)
        self._tables[code] = table
        self._used_at[code] = self.services.stopwatch()
        return table
