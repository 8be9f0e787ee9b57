"""What every table of a house shares."""

from __future__ import annotations

import logging
import secrets
import time
from dataclasses import dataclass, field

from unspoken.kernel.game import AnyGame, Millis
from unspoken.tables import atlas_rules, night_rules
from unspoken.tables.atlas_requests import HostAtlasRequest
from unspoken.tables.draft import Draft
from unspoken.tables.ports import BotPlayer, Calendar, Library, LogStore, Stopwatch
from unspoken.tables.seldom_log import SeldomLog
from unspoken.tables.thought_counts import ThoughtCounts

THINKING_LIMIT = Millis(8_000)
"""How long a table waits for a bot that has begun to think."""


@dataclass(frozen=True)
class Services:
    """The games on the shelf, the log, the packs, the bots and the time."""

    games: dict[str, AnyGame]
    store: LogStore
    library: Library
    bots: BotPlayer
    stopwatch: Stopwatch
    thinking_limit: Millis = THINKING_LIMIT
    bots_talk: bool = False
    """Whether bots say something now and then."""
    calendar: Calendar = lambda: int(time.time())
    thoughts: ThoughtCounts = field(default_factory=ThoughtCounts)
    bot_troubles: SeldomLog = field(default_factory=lambda: SeldomLog(logging.getLogger(__name__)))

    def begin(self, draft: Draft) -> None:
        """Start the game that the room has chosen, with a seed that nobody knows."""
        draft.begin(self.games[draft.room.game], self.library, secrets.token_bytes(32))

    def go_on(self, draft: Draft) -> None:
        """Start the next game of the night; dice decide between those that were wished for alike."""
        draft.record(*night_rules.go_on(draft.room, self.games, secrets.choice))
        self.begin(draft)

    def decide_atlas(self, draft: Draft, request: HostAtlasRequest) -> None:
        """Let the house remember, or no longer, or forget; under a mark that leads nobody to the table."""
        draft.record(*atlas_rules.decide(draft.room, request, lambda: secrets.token_hex(16)))
