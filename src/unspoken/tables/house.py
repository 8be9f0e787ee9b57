"""The house: all its tables, opened, found by their codes, and let go when nobody is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from unspoken.kernel.game import Millis, Refused
from unspoken.tables import lobby
from unspoken.tables.deeds import BecameHost, Came, Opened, SatDown
from unspoken.tables.draft import Draft, Standing
from unspoken.tables.errors import Conflict, NoSuchTable, NotSaved
from unspoken.tables.log import Told, record, tell
from unspoken.tables.names import (
    ALPHABET,
    CODE_LENGTH,
    new_code,
    new_token,
    person_name,
    read_code,
    token_hash,
)
from unspoken.tables.ports import Alarm
from unspoken.tables.room import Chair, Person, Phase, Room
from unspoken.tables.surroundings import Surroundings
from unspoken.tables.table import Table

_TRIES = 20
MOST_PEOPLE = 40
"""Players and those who watch, at one table."""


class House:
    """Keeps the living tables in hand, and finds the sleeping ones in the log."""

    def __init__(self, surroundings: Surroundings, new_alarm: Callable[[], Alarm]) -> None:
        self.surroundings = surroundings
        self._new_alarm = new_alarm
        self._tables: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Lock] = {}

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables that are awake."""
        return tuple(self._tables.values())

    async def open(self, name: str, game: str, language: str, bots: int = 0) -> tuple[Table, str]:
        """A new table with its first person, who is the host; with bots the game begins at once."""
        games = self.surroundings.games
        host_name = person_name(name)
        if game not in games:
            raise Refused("no-such-game")
        speaks = "language" in games[game].options.__struct_fields__
        options = lobby.checked_options(games, game, {"language": language} if speaks else {})
        token = new_token()
        for _ in range(_TRIES):
            draft = self._founding(Opened(new_code(), game, options), host_name, token, bots)
            records = [record(deed) for deed in draft.deeds]
            with suppress(Conflict):
                await self.surroundings.store.append(draft.room.code, 0, records)
                return self._awake(draft.room.code, tell(records, games), len(records)), token
        raise NotSaved("no free code was found")

    def _founding(self, opened: Opened, name: str, token: str, bots: int) -> Draft:
        """All that opens a table at once: what cannot begin is not opened either."""
        draft = Draft(Standing(Room("", "")), Millis(0), frozenset())
        draft.do(opened)
        host = lobby.newcomer(draft.room, name, token_hash(token))
        draft.do(Came(host), BecameHost(host.id), SatDown(Chair(host.name, host.seal, host.id)))
        for _ in range(bots):
            draft.do(lobby.add_bot(draft.room, self.surroundings.games))
        if bots:
            self.surroundings.begin(draft)
        return draft

    async def join(self, code: str, name: str) -> tuple[Table, str]:
        """A place for somebody with the code: a chair if one is free and no game is on, else watching."""
        table = await self.find(code)
        shown, token = person_name(name), new_token()

        def act(draft: Draft) -> None:
            if len(draft.room.people) >= MOST_PEOPLE:
                raise Refused("table-full")
            person = lobby.newcomer(draft.room, shown, token_hash(token))
            draft.do(Came(person))
            if draft.room.host is None:
                draft.do(BecameHost(person.id))
            if draft.room.phase is Phase.LOBBY and self._has_chair(draft):
                draft.do(SatDown(Chair(person.name, person.seal, person.id)))

        await table.perform(act)
        return table, token

    def _has_chair(self, draft: Draft) -> bool:
        return len(draft.room.chairs) < lobby.most_seats(draft.room, self.surroundings.games)

    async def find(self, typed: str) -> Table:
        """The table with this code, woken from the log if it sleeps. Raises NoSuchTable."""
        code = read_code(typed)
        if len(code) != CODE_LENGTH or any(char not in ALPHABET for char in code):
            raise NoSuchTable(typed)
        if code in self._tables:
            self._tables[code].touch()
            return self._tables[code]
        async with self._waking.setdefault(code, asyncio.Lock()):
            if code not in self._tables:
                records = await self.surroundings.store.load(code)
                if not records:
                    self._waking.pop(code, None)
                    raise NoSuchTable(typed)
                table = self._awake(code, tell(records, self.surroundings.games), len(records))
                await table.remember_sounds()
        self._waking.pop(code, None)
        return self._tables[code]

    async def recognise(self, code: str, token: str) -> tuple[Table, Person | None]:
        """A table, and whoever of its people this token proves."""
        table = await self.find(code)
        return table, table.person(token_hash(token)) if token else None

    def let_sleep(self) -> int:
        """Let go of tables at which nobody is: their log has all of them. Says how many."""
        asleep = [code for code, table in self._tables.items() if table.idle]
        for code in asleep:
            del self._tables[code]
        return len(asleep)

    def _awake(self, code: str, told: Told, step: int) -> Table:
        table = Table(code, self.surroundings, self._new_alarm(), told, step)
        self._tables[code] = table
        return table
