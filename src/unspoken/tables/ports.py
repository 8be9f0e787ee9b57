"""What tables need of the world, as they see it; storage, bots and packs hang on here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol, TypeAlias

from unspoken.atlas.port import AtlasStore
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame, Millis, Seat, Why
from unspoken.kernel.manner import Manner
from unspoken.kernel.shelf import Shelf, WordCard
from unspoken.tables.messages import CloseReason

Stopwatch: TypeAlias = Callable[[], int]
"""Milliseconds since some moment, never going back."""


Seconds: TypeAlias = int
"""Of the calendar, since 1970: for what is kept for days."""

Calendar: TypeAlias = Callable[[], Seconds]
"""What time it is in the world."""


Saved: TypeAlias = Callable[[Exception | None], None]
"""Told that what was written is durable, or why it is not: a Conflict, or NotSaved."""


class LogStore(Protocol):
    """An append-only log a table. The pair (table, step) is unique: that is the whole of the fencing."""

    atlas: AtlasStore
    """What the house remembers, of tables that let it."""

    def write(self, table: str, step: int, records: Sequence[bytes], saved: Saved) -> None:
        """Save records as steps step, step + 1, …: all or none. `saved` is told later, on this loop."""
        ...

    async def append(self, table: str, step: int, records: Sequence[bytes]) -> None:
        """The same for whoever waits: durable on return. Raises Conflict or NotSaved."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.write(table, step, records, lambda trouble: settle(done, trouble))
        await done

    async def load(self, table: str) -> list[bytes]:
        """All records of a table, in order; empty if there is none."""
        ...

    async def has(self, table: str) -> bool:
        """Whether there is such a table, without a look at all of it."""
        ...

    async def keep_sound(self, table: str, sound: str, data: bytes) -> None:
        """Save a recording, durable on return. Raises NotSaved."""
        ...

    async def sound(self, table: str, sound: str) -> bytes | None:
        """A recording of this table, if there is such a one."""
        ...

    async def sounds(self, table: str) -> dict[str, int]:
        """The names of a table's recordings, and how many bytes each has."""
        ...

    async def touch(self, tables: Sequence[str], now: Seconds) -> None:
        """Somebody was at these tables now; nothing comes of it where there is no such table."""
        ...

    async def tidy(self, now: Seconds, keep: Seconds, keep_sounds: Seconds) -> list[str]:
        """Delete tables that nobody has touched for so long, and recordings of those for so long.

        Says which tables are gone. One of which it is not known when it was touched counts as touched now.
        """
        ...

    async def close(self) -> None:
        """Finish what was begun."""
        ...


class Ownership(Protocol):
    """Which tables live in this process: of several that share a store, one at a time has each."""

    async def claim(self, table: str, *, new: bool = False) -> None:
        """Own a table from now on, if it is there or to be new. Raises OwnedElsewhere or NotSaved."""
        ...

    def owns(self, table: str) -> bool:
        """Whether a table that was claimed is still ours, as far as we know."""
        ...

    def give_up(self, tables: Collection[str]) -> None:
        """Nobody is at them any more: whoever is asked for one next may own it."""
        ...


class Library(Protocol):
    """The packs: what is on the shelf tonight."""

    def shelf(self, seen: frozenset[str], table: str, words: Mapping[str, tuple[WordCard, ...]]) -> Shelf:
        """The shelf as this table sees it, which has seen so much this evening, and has words of its own."""
        ...

    def digests(self) -> dict[str, str]:
        """The digest of each pack, by its name."""
        ...


BotAnswer: TypeAlias = tuple[object, Why | None]
"""One of the game's commands, and what the bot thought."""


class BotPlayer(Protocol):
    """Plays a seat from what the seat sees; it may think anywhere: here, in a process, over a network."""

    async def decide(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance
    ) -> BotAnswer | None:
        """An answer to the question of this key; None if the bot has nothing to say.

        Whatever it raises costs the seat an answer by chance. It is cancelled when nobody waits any more.
        """
        ...

    def thinking_time(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance, manner: Manner
    ) -> Millis:
        """How long a bot of this manner takes over the question of this key: known at once."""
        ...

    async def close(self) -> None:
        """Give back all that thinking took."""
        ...


class Alarm(Protocol):
    """Wakes a table at a time: one alarm is set at most, a new one replaces it."""

    def set(self, delay: int | None, wake: Callable[[], None]) -> None:
        """Wake in so many milliseconds; None for not at all."""
        ...


class Transport(Protocol):
    """The way to somebody's page: what is sent never waits for the one who reads."""

    def send(self, message: bytes) -> None:
        """Put a message on its way."""
        ...

    def close(self, reason: CloseReason) -> None:
        """Say goodbye with a reason, and close."""
        ...


def settle(done: asyncio.Future[None], trouble: Exception | None) -> None:
    """Tell whoever waits, if somebody still does."""
    if done.done():
        return
    if trouble is None:
        done.set_result(None)
    else:
        done.set_exception(trouble)
