"""Reminders for servers and tests without Web Push."""

from __future__ import annotations

from unspoken.tables.ports import Reminders, Seconds
from unspoken.tables.state.person import PersonId


class NoReminders(Reminders):
    """Reminds nobody."""

    def your_turn(self, code: str, person: PersonId, until: Seconds) -> None:
        """Do nothing."""

    def about_to_lapse(self, code: str, person: PersonId, until: Seconds) -> None:
        """Do nothing."""

    def round_ended(self, code: str, person: PersonId) -> None:
        """Do nothing."""

    def cancel(self, code: str, person: PersonId) -> None:
        """Do nothing."""

    def forget(self, code: str, person: PersonId) -> None:
        """Do nothing."""
