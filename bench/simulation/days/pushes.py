"""A push service that often fails, and the server's reminders, whose pauses are in virtual time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeAlias, cast

import msgspec

from bench.simulation.days.witness import Witness
from unspoken.push.client import PushClient
from unspoken.push.delivery import Delivery, Outcome, PushHeaders
from unspoken.push.messages import PushMessage
from unspoken.push.port import PushStore, Subscription
from unspoken.push.reminders import PushReminders
from unspoken.tables.ports import Calendar, Seconds
from unspoken.tables.state.room import PersonId

Wait: TypeAlias = Callable[[float], Awaitable[None]]
"""Waits for some seconds of virtual time."""
_ADDRESS = "https://push.example"
_SHARES = {Outcome.SENT: 60, Outcome.GONE: 2, Outcome.LATER: 34, Outcome.REFUSED: 4}


def subscription(person: PersonId, number: int) -> Subscription:
    """Return a person's subscription with this number."""
    return Subscription(f"{_ADDRESS}/{person}/{number}", "A" * 87, "A" * 22, "en")


class PushService:
    """A push service that often fails. It stands in for the client that talks to one."""

    def __init__(self, witness: Witness, chance: Random, wait: Wait) -> None:
        self._witness = witness.pushes
        self._chance = chance
        self._wait = wait
        self.is_down = False
        self.key = self

    def topic(self, table: str, person: int) -> str:
        """Return a name for the reminders of a person."""
        return f"{table}-{person}"

    def check(self, _subscription: Subscription) -> None:
        """Accept every subscription."""

    async def send(self, subscription: Subscription, message: bytes, _headers: PushHeaders) -> Delivery:
        """Accept a message, or fail, at times after a while."""
        told = msgspec.json.decode(message, type=PushMessage)
        person = PersonId(int(subscription.endpoint.split("/")[-2]))
        self._witness.requested(told.kind.value, told.code, person, subscription.endpoint)
        delivery = self._delivery()
        await self._wait(10.0 if self.is_down else self._chance.choice((0.1, 0.1, 1.0, 10.0)))
        self._witness.replied(told.code, person, subscription.endpoint, delivery)
        return delivery

    def _delivery(self) -> Delivery:
        outcome = self._chance.choices(tuple(_SHARES), tuple(_SHARES.values()))[0]
        if self.is_down:
            outcome = Outcome.LATER
        later = outcome is Outcome.LATER
        return Delivery(outcome, self._chance.choice((None, None, 30.0, 3_600.0)) if later else None)

    async def close(self) -> None:
        """Do nothing: there is no connection."""


class WatchedReminders(PushReminders):
    """The reminders of one run of the server; the witness learns of each before it is sent."""

    def __init__(
        self,
        store: PushStore,
        game_of: Callable[[str], str | None],
        calendar: Calendar,
        service: PushService,
        witness: Witness,
    ) -> None:
        super().__init__(store, game_of, calendar, None)
        self._client = cast(PushClient, service)
        self._service = service
        self._witness = witness

    async def _pause(self, seconds: float) -> None:
        await self._service._wait(seconds)

    def your_turn(self, code: str, person: int, until: Seconds) -> None:
        """Note it, and send it."""
        self._witness.reminded("your-turn", code, PersonId(person))
        super().your_turn(code, person, until)

    def about_to_lapse(self, code: str, person: int, until: Seconds) -> None:
        """Note it, and send it."""
        self._witness.reminded("about-to-lapse", code, PersonId(person))
        super().about_to_lapse(code, person, until)

    def round_ended(self, code: str, person: int) -> None:
        """Note it, and send it."""
        self._witness.reminded("round-ended", code, PersonId(person))
        super().round_ended(code, person)
