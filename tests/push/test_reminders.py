"""Reminders reach a push service that speaks the real protocol, once each, with retries."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from tests.push.browser import Browser
from tests.push.push_service import PushService, push_service, verified_claims
from unspoken.push.reminders import PushReminders
from unspoken.storage.memory.store import MemoryStore

pytestmark = pytest.mark.anyio
TABLE, PERSON = "ABC234", 3
NOW = int(time.time())
DEADLINE = NOW + 7_200


class Setting:
    """A server's reminders, a browser that has subscribed, and its push service."""

    def __init__(self, service: PushService, *, private: bool = True) -> None:
        self.service = service
        self.store = MemoryStore()
        self.browser = Browser(f"{service.address}/send/1", "pl")
        self.reminders = PushReminders(
            self.store.push, lambda _code: "dixit", lambda: NOW, "mailto:a@example.org", (0.0, 0.0),
            private=private,
        )  # fmt: skip

    async def subscription(self) -> bytes | None:
        """What the store has of the person."""
        return await self.store.push.of(TABLE, PERSON)

    async def finished(self) -> None:
        """Wait until no reminder is being sent."""
        await asyncio.gather(*self.reminders._tasks.values(), *self.reminders._forgetting)


@asynccontextmanager
async def subscribed() -> AsyncIterator[Setting]:
    """Yield a setting in which the person has asked for reminders."""
    async with push_service() as service:
        setting = Setting(service)
        await setting.reminders.subscribe(TABLE, PERSON, setting.browser.subscription)
        yield setting
        await setting.reminders.close()


async def test_a_reminder_is_encrypted_signed_and_tells_no_secret() -> None:
    """The message has its kind, the table, the game and the language; the push service reads none of it."""
    async with subscribed() as setting:
        setting.reminders.your_turn(TABLE, PERSON, DEADLINE)
        request = await setting.service.request()
        message = msgspec.json.decode(setting.browser.decrypt(request.body))
        assert message == {"kind": "your-turn", "code": TABLE, "game": "dixit", "language": "pl"}
        claims = verified_claims(request, setting.service.address)
        assert claims["sub"] == "mailto:a@example.org" and claims["exp"] == NOW + 12 * 3600
        assert request.headers["content-encoding"] == "aes128gcm"
        assert request.headers["ttl"] == "7200" and TABLE not in str(request)


async def test_a_later_reminder_replaces_an_earlier_one() -> None:
    """All reminders of a person at a table have one topic, and each person has another."""
    async with subscribed() as setting:
        await setting.reminders.subscribe(TABLE, 4, setting.browser.subscription)
        topics = []
        for person in (PERSON, PERSON, 4):
            setting.reminders.about_to_lapse(TABLE, person, DEADLINE)
            topics.append((await setting.service.request()).headers["topic"])
        assert topics[0] == topics[1] != topics[2]
        assert all(len(topic) == 32 for topic in topics)


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_deleted(status: int) -> None:
    """The browser has dropped it."""
    async with subscribed() as setting:
        setting.service.replies = [(status, "")]
        setting.reminders.round_ended(TABLE, PERSON)
        await setting.finished()
        assert await setting.subscription() is None


async def test_a_busy_push_service_is_tried_again_when_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not before Retry-After, and a few times only."""
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr("unspoken.push.reminders.asyncio.sleep", sleep)
    async with subscribed() as setting:
        setting.service.replies = [(429, "120"), (503, ""), (500, ""), (500, "")]
        setting.reminders.your_turn(TABLE, PERSON, DEADLINE)
        await setting.finished()
        assert (pauses, setting.service.requests.qsize()) == ([120, 0], 3)
        assert await setting.subscription() is not None


async def test_a_person_who_comes_to_the_table_gets_no_late_reminder() -> None:
    """A reminder that failed is not tried again: its person has seen everything."""
    async with subscribed() as setting:
        setting.reminders._pauses = (600.0,)
        setting.service.replies = [(503, "")]
        setting.reminders.your_turn(TABLE, PERSON, DEADLINE)
        await setting.service.request()
        (waiting,) = setting.reminders._tasks.values()
        setting.reminders.cancel(TABLE, PERSON)
        await asyncio.gather(waiting, return_exceptions=True)
        assert (waiting.cancelled(), setting.reminders._tasks) == (True, {})


async def test_a_redirect_is_not_followed() -> None:
    """It could lead into the server's network."""
    async with subscribed() as setting:
        setting.service.replies = [(307, "")]
        setting.reminders.your_turn(TABLE, PERSON, DEADLINE)
        await setting.finished()
        assert [(await setting.service.request()).path, setting.service.requests.qsize()] == ["/send/1", 0]


async def test_nothing_is_sent_after_the_deadline_or_after_goodbye() -> None:
    """Nor to people who never asked."""
    async with subscribed() as setting:
        setting.reminders.your_turn(TABLE, PERSON, NOW)
        setting.reminders.your_turn(TABLE, 5, DEADLINE)
        await setting.finished()
        setting.reminders.forget(TABLE, PERSON)
        await setting.finished()
        setting.reminders.round_ended(TABLE, PERSON)
        await setting.finished()
        assert (setting.service.requests.qsize(), await setting.subscription()) == (0, None)


async def test_a_private_address_gets_nothing_although_it_is_stored() -> None:
    """The check is repeated when a reminder is sent."""
    async with push_service() as service:
        setting = Setting(service, private=False)
        await setting.store.push.keep(TABLE, PERSON, msgspec.json.encode(setting.browser.subscription))
        setting.reminders.your_turn(TABLE, PERSON, DEADLINE)
        await setting.finished()
        assert (service.requests.qsize(), await setting.subscription()) == (0, None)
        with pytest.raises(ValueError, match="https"):
            await setting.reminders.subscribe(TABLE, PERSON, setting.browser.subscription)
        await setting.reminders.close()


async def test_the_key_is_created_once_and_stays() -> None:
    """Another server of the same store has the same key: subscriptions belong to it."""
    async with push_service() as service:
        setting = Setting(service)
        other = PushReminders(setting.store.push, lambda _code: None, lambda: NOW, None)
        assert await setting.reminders.public_key() == await other.public_key()
        await setting.reminders.close()
        await other.close()
