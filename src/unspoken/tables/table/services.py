"""The services that all tables of a server share."""

from __future__ import annotations

import logging
import secrets
import time
from dataclasses import dataclass, field
from functools import cached_property

from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Millis, Refused
from unspoken.tables.bots.thought_counts import ThoughtCounts
from unspoken.tables.no_reminders import NoReminders
from unspoken.tables.ports import BotPlayer, Calendar, Library, LogStore, Reminders, Stopwatch
from unspoken.tables.published_counts import PublishedCounts
from unspoken.tables.rate_limited_log import RateLimitedLog
from unspoken.tables.rules import atlas as atlas_rules
from unspoken.tables.rules import night as night_rules
from unspoken.tables.rules.days import DayClock
from unspoken.tables.state.names import ALPHABET
from unspoken.tables.table.store_watch import StoreWatch
from unspoken.tables.turn.draft import Draft
from unspoken.tables.uptime import Uptime
from unspoken.tables.wire.atlas_requests import HostAtlasRequest, SetAtlas

THINKING_LIMIT = Millis(8_000)
"""How long a table waits for a thinking bot."""


@dataclass(frozen=True)
class Services:
    """The games, the log store, the packs, the bots and the clocks."""

    games: dict[str, AnyGame]
    store: LogStore
    library: Library
    bots: BotPlayer
    stopwatch: Stopwatch
    thinking_limit: Millis = THINKING_LIMIT
    bots_talk: bool = False
    """True if bots make remarks."""
    keeps_atlas: bool = True
    """False if no table of this server may use the atlas."""
    cell: str = ALPHABET
    """The characters with which codes of new tables begin."""
    calendar: Calendar = lambda: int(time.time())
    reminders: Reminders = field(default_factory=NoReminders)
    thoughts: ThoughtCounts = field(default_factory=ThoughtCounts)
    store_watch: StoreWatch = field(default_factory=StoreWatch)
    refusals: PublishedCounts[str] = field(default_factory=PublishedCounts)
    """Refused requests by code."""
    bot_troubles: RateLimitedLog = field(default_factory=lambda: RateLimitedLog(logging.getLogger(__name__)))

    @cached_property
    def uptime(self) -> Uptime:
        """Since when the server has been running."""
        return Uptime(self.calendar, self.stopwatch)

    def day_clock(self) -> DayClock:
        """The time by the calendar, for games by days."""
        return DayClock(self.calendar(), self.uptime.since())

    def begin(self, draft: Draft) -> None:
        """Start the chosen game with a random seed."""
        draft.begin(self.games[draft.room.game], self.library, secrets.token_bytes(32))

    def begin_next(self, draft: Draft) -> None:
        """Start the next game of the night. Ties between the wished games are broken at random."""
        draft.record(*night_rules.set_up_next(draft.room, self.games, secrets.choice))
        self.begin(draft)

    def decide_atlas(self, draft: Draft, request: HostAtlasRequest) -> None:
        """Turn the atlas on or off, or forget entries. The random mark does not identify the table."""
        if not self.keeps_atlas and isinstance(request, SetAtlas) and request.on:
            raise Refused("no-atlas")
        draft.record(*atlas_rules.decide(draft.room, request, lambda: secrets.token_hex(16)))
