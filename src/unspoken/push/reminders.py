"""Sends reminders outside the tables' turns: bounded, with retries, at most one waiting per person."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from unspoken.push.delivery import Delivery, Outcome, PushHeaders
from unspoken.push.messages import PushMessage, Reminder, ReminderKind
from unspoken.push.port import PushStore, Subscription
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.ports import Calendar, Reminders, Seconds

if TYPE_CHECKING:
    from unspoken.push.client import PushClient

log = logging.getLogger(__name__)
_MOST_WAITING = 2_000
_AT_ONCE = 8
_PAUSES = (5.0, 60.0, 600.0)
"""Seconds before each further attempt."""


class PushReminders(Reminders):
    """Reminds people by Web Push. A reminder that cannot be sent is dropped: the page shows all of it."""

    def __init__(
        self,
        store: PushStore,
        game_of: Callable[[str], str | None],
        calendar: Calendar,
        contact: str | None,
        pauses: tuple[float, ...] = _PAUSES,
        *,
        private: bool = False,
    ) -> None:
        """Create the reminders; `private` allows push services on private addresses, for tests."""
        self._store = store
        self._game_of = game_of
        self._calendar = calendar
        self._contact = contact
        self._private = private
        self._pauses = pauses
        self._client: PushClient | None = None
        self._starting = asyncio.Lock()
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._forgetting: set[asyncio.Task[None]] = set()
        self._slots = asyncio.Semaphore(_AT_ONCE)

    # ---- Reminders

    def your_turn(self, code: str, person: int, until: Seconds) -> None:
        """Remind a person that the table waits for them."""
        self._start(ReminderKind.YOUR_TURN, code, person, until)

    def round_ended(self, code: str, person: int) -> None:
        """Tell a person that a round has ended."""
        self._start(ReminderKind.ROUND_ENDED, code, person)

    def about_to_lapse(self, code: str, person: int, until: Seconds) -> None:
        """Remind a person once more before the deadline."""
        self._start(ReminderKind.ABOUT_TO_LAPSE, code, person, until)

    def cancel(self, code: str, person: int) -> None:
        """Drop a reminder that waits: its person is at the table now."""
        self._cancel((code, person))

    def forget(self, code: str, person: int) -> None:
        """Delete the subscription of a person who has left the table or moved to another device."""
        self._cancel((code, person))
        task = asyncio.ensure_future(self._drop(code, person))
        self._forgetting.add(task)
        task.add_done_callback(self._forgetting.discard)

    # ---- for the web server

    async def public_key(self) -> str:
        """Return the key for which browsers subscribe. Raises StoreUnavailable."""
        return (await self._started()).key.public

    async def subscribe(self, code: str, person: int, subscription: Subscription) -> None:
        """Store where a person gets reminders. Raises ValueError for a bad one, or StoreUnavailable."""
        (await self._started()).check(subscription)
        await self._store.keep(code, person, msgspec.json.encode(subscription))

    async def unsubscribe(self, code: str, person: int) -> None:
        """Send this person no more reminders of this table. Raises StoreUnavailable."""
        self._cancel((code, person))
        await self._store.drop(code, person)

    async def has_subscription(self, code: str, person: int) -> bool:
        """True if a person gets reminders of this table. Raises StoreUnavailable."""
        return await self._store.of(code, person) is not None

    async def close(self) -> None:
        """Drop all waiting reminders, and close all connections."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), *self._forgetting, return_exceptions=True)
        if self._client is not None:
            await self._client.close()

    # ---- sending

    def _start(self, kind: ReminderKind, code: str, person: int, deadline: Seconds | None = None) -> None:
        """Send a reminder soon. It replaces an earlier one for the same person that still waits."""
        game = self._game_of(code)
        if game is None:
            return
        key = code, person
        if key not in self._tasks and len(self._tasks) >= _MOST_WAITING:
            log.warning("a reminder was dropped: %d others are waiting", len(self._tasks))
            return
        self._cancel(key)
        reminder = Reminder(kind, code, person, game, deadline)
        task = self._tasks[key] = asyncio.ensure_future(self._deliver(reminder))
        task.add_done_callback(lambda _task: self._ended(key, task))

    def _cancel(self, key: tuple[str, int]) -> None:
        task = self._tasks.pop(key, None)
        if task is not None:
            task.cancel()

    def _ended(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        if self._tasks.get(key) is task:
            del self._tasks[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a reminder failed", exc_info=error)

    async def _deliver(self, reminder: Reminder) -> None:
        """Send a reminder; after a failure try again a few times, later each time."""
        delivery = await self._try(reminder)
        for pause in self._pauses:
            if delivery.outcome is not Outcome.LATER:
                break
            await self._pause(max(pause, delivery.retry_after or 0))
            delivery = await self._try(reminder)
        if delivery.outcome is not Outcome.SENT:
            log.info("a reminder was not sent: %s", delivery.reason)

    async def _pause(self, seconds: float) -> None:
        """Wait before another attempt."""
        await asyncio.sleep(seconds)

    async def _try(self, reminder: Reminder) -> Delivery:
        """Send a reminder once, when a slot is free."""
        async with self._slots:
            return await self._send(reminder)

    async def _send(self, reminder: Reminder) -> Delivery:
        """Send a reminder, if its person still wants it and it is not too late."""
        table, person, now = reminder.table, reminder.person, self._calendar()
        if reminder.deadline is not None and reminder.deadline <= now:
            return Delivery(Outcome.REFUSED, reason="it is out of date")
        try:
            data = await self._store.of(table, person)
            if data is None:
                return Delivery(Outcome.REFUSED, reason="nobody asked for it")
            client = await self._started()
        except StoreUnavailable as trouble:
            return Delivery(Outcome.LATER, reason=str(trouble))
        subscription = msgspec.json.decode(data, type=Subscription)
        message = PushMessage(reminder.kind, table, reminder.game, subscription.language)
        headers = PushHeaders(reminder.ttl(now), client.key.topic(table, person), reminder.urgency)
        delivery = await client.send(subscription, msgspec.json.encode(message), headers)
        if delivery.outcome is Outcome.GONE:
            await self._drop(table, person, data)
        return delivery

    async def _drop(self, table: str, person: int, data: bytes | None = None) -> None:
        """Delete a person's subscription, or only if it is still this one."""
        try:
            await self._store.drop(table, person, data)
        except StoreUnavailable as trouble:
            log.warning("a push subscription was not deleted: %s", trouble)

    async def _started(self) -> PushClient:
        """Return the client; it is created when it is needed first. Raises StoreUnavailable."""
        async with self._starting:
            if self._client is None:
                # In a thread: to import cryptography and to load certificates takes a tenth of a second.
                new_key = await asyncio.to_thread(_import_new_key)
                stored = await self._store.key(new_key())
                self._client = await asyncio.to_thread(
                    _new_client, stored, self._contact, self._calendar, self._private
                )
            return self._client


def _import_new_key() -> Callable[[], bytes]:
    from unspoken.push.keys import new_key

    return new_key


def _new_client(stored: bytes, contact: str | None, calendar: Calendar, private: bool) -> PushClient:
    from unspoken.push.client import PushClient
    from unspoken.push.keys import VapidKey

    return PushClient(VapidKey(stored, contact, calendar), private=private)
