"""Whether the server is about to stop: then it opens no new tables, and a balancer sends nobody here."""

from __future__ import annotations

import logging

log = logging.getLogger(__name__)


class Draining:
    """Set by the operator before a restart. Open tables continue."""

    def __init__(self) -> None:
        self.is_on = False

    def set(self, on: bool, tables: int) -> None:
        """Begin or end draining, with this many tables in memory."""
        if on != self.is_on:
            self.is_on = on
            log.info("draining %s by the operator: %d tables in memory", "begun" if on else "ended", tables)

    def reason(self) -> str | None:
        """Return why no new people should be sent here, or None."""
        return "this server is being drained" if self.is_on else None
