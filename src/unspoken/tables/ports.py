"""Interfaces that tables need: storage, ownership, packs, bots, reminders, alarms and connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from unspoken.atlas.port import AtlasStore
from unspoken.bans.port import BanStore
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.manner import Manner
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.shelf import Shelf, WordCard
from unspoken.kernel.types import Millis, Seat
from unspoken.tables.state.person import PersonId
from unspoken.tables.wire.messages import CloseReason

T = TypeVar("T")

Stopwatch: TypeAlias = Callable[[], int]
"""Returns monotonic milliseconds."""

Seconds: TypeAlias = int
"""Unix time, or a duration, in seconds."""

Calendar: TypeAlias = Callable[[], Seconds]
"""Returns the Unix time."""

SaveCallback: TypeAlias = Callable[[Exception | None], None]
"""Called when a write is durable, with None, or when it has failed, with Conflict or StoreUnavailable."""


PAGE = 1_000
"""Records of a log that are read at once: a whole log may have twenty megabytes."""
LONGEST_REST: Seconds = 6 * 24 * 3600
"""A wake time further ahead was set by a wrong calendar: three waking days end within five days."""


class StoreUsage(NamedTuple):
    """How much a store contains, in rows and bytes."""

    tables: int
    recordings: int
    recording_bytes: int
    entries: int
    """Entries of the atlas."""
    entry_bytes: int
    total_bytes: int
    """The size of the file or the database."""


class GlanceStore(Protocol):
    """What a list of tables shows about each table, so that listing a table does not load it."""

    async def keep(self, table: str, step: int, data: bytes) -> None:
        """Store a table's glance, unless that of a later step is stored. Raises StoreUnavailable."""
        ...

    async def of(self, tables: Sequence[str]) -> dict[str, bytes]:
        """Return the glances of these tables. Raises StoreUnavailable."""
        ...


class TransferStore(Protocol):
    """Links that move seats to another device. A link works once, on any server of the store."""

    async def keep(self, key: str, data: bytes, until: Seconds, now: Seconds) -> None:
        """Store the seats of a link by the hash of its secret. Raises StoreUnavailable."""
        ...

    async def take(self, key: str, now: Seconds) -> bytes | None:
        """Delete a link and return its seats; None if it is unknown, used or expired.

        Raises StoreUnavailable.
        """
        ...


class LogStore(Protocol):
    """An append-only log per table. Fencing relies on (table, step) being unique."""

    atlas: AtlasStore
    """The atlas entries of tables that have it switched on."""
    bans: BanStore
    """The browsers and addresses that may not join."""
    glances: GlanceStore
    transfers: TransferStore

    def write(self, table: str, step: int, records: Sequence[bytes], callback: SaveCallback) -> None:
        """Save records as steps step, step + 1, …: all or none. The callback runs later, on this loop."""
        ...

    async def append(self, table: str, step: int, records: Sequence[bytes]) -> None:
        """Write, and wait until it is durable. Raises Conflict or StoreUnavailable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.write(table, step, records, lambda error: resolve(done, None, error))
        await done

    async def load_page(self, table: str, step: int) -> list[bytes]:
        """Return the next PAGE records of a table from a step on; fewer only at the end of the log."""
        ...

    async def pages(self, table: str) -> AsyncIterator[list[bytes]]:
        """Yield all records of a table in order, page by page; nothing if there is no such table."""
        step = 0
        while page := await self.load_page(table, step):
            yield page
            step += len(page)
            if len(page) < PAGE:
                break

    async def load(self, table: str) -> list[bytes]:
        """Return all records of a table in order; empty if there is no such table."""
        return [record async for page in self.pages(table) for record in page]

    async def has(self, table: str) -> bool:
        """True if the table exists; its records are not loaded."""
        ...

    async def keep_sound(self, table: str, sound: str, data: bytes) -> None:
        """Save a recording; it is durable on return. Raises StoreUnavailable."""
        ...

    async def sound(self, table: str, sound: str) -> bytes | None:
        """Return a recording of this table, or None."""
        ...

    async def sounds(self, table: str) -> dict[str, int]:
        """Return the names of a table's recordings, and their sizes in bytes."""
        ...

    async def touch(self, tables: Sequence[str], now: Seconds) -> None:
        """Record that these tables were used now; unknown tables are ignored."""
        ...

    async def tidy(self, now: Seconds, keep: Seconds, keep_sounds: Seconds) -> list[str]:
        """Delete tables not used for `keep` seconds, and recordings of tables not used for `keep_sounds`.

        Returns the deleted tables. A table without a recorded use counts as used now. A table that has a time
        to wake, as a game by days does, is never deleted.
        """
        ...

    async def delete(self, table: str) -> None:
        """Delete a table, its recordings and its link to the atlas. Raises StoreUnavailable."""
        ...

    async def usage(self) -> StoreUsage:
        """Return how much is stored. It may take seconds in a large store. Raises StoreUnavailable."""
        ...

    async def set_wakes(self, wakes: Mapping[str, Seconds | None]) -> None:
        """Record when each of these tables must be loaded; None if it need not be."""
        ...

    async def tables_to_wake(self, now: Seconds) -> list[str]:
        """Return the tables to load, the most urgent first. A time beyond LONGEST_REST counts as due."""
        ...

    async def check_writable(self) -> None:
        """Write something that changes nothing. Raises StoreUnavailable."""
        ...

    async def close(self) -> None:
        """Finish pending writes and close."""
        ...


class Ownership(Protocol):
    """The tables that this process owns. Each table of a shared store has one owner at a time."""

    async def claim(self, table: str, *, new: bool = False) -> None:
        """Claim a table that exists or is new. Raises OwnedElsewhere or StoreUnavailable."""
        ...

    def owns(self, table: str) -> bool:
        """True if a claimed table is still ours, as far as we know."""
        ...

    def give_up(self, tables: Collection[str]) -> None:
        """Give up idle tables, so that any node may claim them."""
        ...


class Library(Protocol):
    """The packs from which games take their materials."""

    def shelf(
        self, shown_ids: frozenset[str], table: str, words: Mapping[str, tuple[WordCard, ...]]
    ) -> Shelf:
        """Return the shelf of a table, given the ids shown there this evening and its own words."""
        ...

    def digests(self) -> dict[str, str]:
        """Return the digest of each pack, by name."""
        ...


BotAnswer: TypeAlias = tuple[object, Why | None]
"""A command of the game, and the bot's reason."""


class BotPlayer(Protocol):
    """Answers for bots from what their seats see, in this process or elsewhere."""

    async def decide(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance
    ) -> BotAnswer | None:
        """Return an answer to the question with this key; None if the bot does not answer.

        If it raises an exception, a random answer is given. It is cancelled when the question is closed.
        """
        ...

    def thinking_time(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance, manner: Manner
    ) -> Millis:
        """Return how long a bot of this manner takes for the question with this key."""
        ...

    async def close(self) -> None:
        """Release all resources."""
        ...


class Alarm(Protocol):
    """Wakes a table once. A new setting replaces the earlier one."""

    def set(self, delay: int | None, wake: Callable[[], None]) -> None:
        """Call `wake` after `delay` milliseconds; None cancels the alarm."""
        ...


class Reminders(Protocol):
    """Reminds people of a game by days who are not connected. A call never waits and never raises.

    Each call tells only what everybody at the table may know, and a time that is the person's own.
    """

    def your_turn(self, code: str, person: PersonId, until: Seconds) -> None:
        """Tell a person, once for each decision, that the table waits for them until this time."""
        ...

    def about_to_lapse(self, code: str, person: PersonId, until: Seconds) -> None:
        """Tell a person, at most once for each decision, that their time is nearly up."""
        ...

    def round_ended(self, code: str, person: PersonId) -> None:
        """Tell a person for whom nobody waits that a round has ended, or the game."""
        ...

    def cancel(self, code: str, person: PersonId) -> None:
        """Drop a reminder that has not been sent yet: its person is at the table now."""
        ...

    def forget(self, code: str, person: PersonId) -> None:
        """Forget where a person gets reminders: they left the table, or moved to another device."""
        ...


class Transport(Protocol):
    """The connection to a person's page. Sending never waits for the reader."""

    wants_patches: bool
    """True if the client asked for patches instead of whole frames."""

    def send(self, message: bytes) -> None:
        """Queue a message for sending."""
        ...

    def close(self, reason: CloseReason) -> None:
        """Send the reason, and close."""
        ...


def resolve(future: asyncio.Future[T], value: T | None, error: Exception | None) -> None:
    """Set the result or the error of a future, unless its waiter was cancelled meanwhile."""
    if future.done():
        return
    if error is None:
        future.set_result(value)  # type: ignore[arg-type]  # without an error there is a T
    else:
        future.set_exception(error)
