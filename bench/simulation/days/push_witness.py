"""Follows every request to the push service, and notes each violated claim."""

from __future__ import annotations

from collections.abc import Callable

from bench.simulation.days.clock import VirtualClock
from unspoken.push.delivery import Delivery, Outcome
from unspoken.push.reminders import _PAUSES
from unspoken.tables.state.room import PersonId

_MOST_ATTEMPTS = 1 + len(_PAUSES)


class _Reminder:
    """The newest reminder of a person at a table."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.attempts = 0
        self.not_before = 0
        """The virtual milliseconds before which it must not be sent again."""
        self.is_over = False
        """True if the push service has accepted or refused it."""


class PushWitness:
    """What the push service knows, and the claims about failed messages."""

    def __init__(
        self,
        clock: VirtualClock,
        is_connected: Callable[[str, PersonId], bool],
        violated: Callable[[str, str], None],
    ) -> None:
        self._clock = clock
        self._is_connected = is_connected
        self._violated = violated
        self._newest: dict[tuple[str, PersonId], _Reminder] = {}
        self._expired: set[tuple[str, str]] = set()
        """Subscriptions that the running server knows to be expired: table and endpoint."""
        self.attempts = self.failures = 0

    def server_died(self) -> None:
        """Note that the server is gone, perhaps before it could delete an expired subscription."""
        self._expired = set()

    def reminded(self, kind: str, code: str, person: PersonId) -> None:
        """Note a new reminder; it replaces an earlier one."""
        self._newest[code, person] = _Reminder(kind)

    def seen(self, code: str, person: PersonId) -> None:
        """Note that a person has seen the table, and needs no earlier reminder any more."""
        self._newest.pop((code, person), None)

    def is_expired(self, code: str, endpoint: str) -> bool:
        """True if the running server knows that a subscription is expired."""
        return (code, endpoint) in self._expired

    def requested(self, kind: str, code: str, person: PersonId, endpoint: str) -> None:
        """Check that a message may be sent to the push service now."""
        self.attempts += 1
        if self.is_expired(code, endpoint):
            self._violated(code, "a push goes to an expired subscription")
        reminder = self._newest.get((code, person))
        if reminder is None or self._is_connected(code, person):
            self._violated(code, "a push reminds a person who has seen the table since")
            return
        if reminder.kind != kind or reminder.is_over:
            self._violated(code, "a push is sent twice, or after a newer one")
        reminder.attempts += 1
        if reminder.attempts > _MOST_ATTEMPTS:
            self._violated(code, "a failed push is repeated too often")
        if self._clock.millis < reminder.not_before:
            self._violated(code, "a failed push is repeated too early")

    def replied(self, code: str, person: PersonId, endpoint: str, delivery: Delivery) -> None:
        """Note the reply of the push service."""
        reminder = self._newest.get((code, person))
        if delivery.outcome is Outcome.GONE:
            self._expired.add((code, endpoint))
        if delivery.outcome is not Outcome.SENT:
            self.failures += 1
        if reminder is not None:
            reminder.is_over = delivery.outcome is not Outcome.LATER
            reminder.not_before = self._clock.millis + int(1000 * (delivery.retry_after or 0))
