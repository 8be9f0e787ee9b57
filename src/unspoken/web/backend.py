"""The dependencies of a server: games, a store, packs, bots and other servers."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from unspoken.content.own.decks import OwnDecks
from unspoken.content.packs import Packs
from unspoken.daily.counts import CountStore
from unspoken.kernel.game import AnyGame
from unspoken.pictures.painter import Painter
from unspoken.tables.cluster_node import ClusterNode, SingleNode
from unspoken.tables.no_reminders import NoReminders
from unspoken.tables.ports import BotPlayer, Calendar, LogStore, Reminders, Stopwatch
from unspoken.web.replays.process import ReplayWorker

if TYPE_CHECKING:
    from unspoken.push.reminders import PushReminders

GameOf: TypeAlias = Callable[[str], str | None]
"""Returns the game of a loaded table, by the table's code."""
PushFactory: TypeAlias = "Callable[[GameOf, Calendar], PushReminders]"


@dataclass(frozen=True)
class Backend:
    """The dependencies of a server, chosen by the command line or a test."""

    games: dict[str, AnyGame]
    store: LogStore
    packs: Packs
    decks: OwnDecks
    bots: BotPlayer
    stopwatch: Stopwatch
    calendar: Calendar = lambda: int(time.time())
    reminders: Reminders = field(default_factory=NoReminders)
    """Reminds people of games by days who are not connected."""
    node: ClusterNode = field(default_factory=SingleNode)
    painter: Painter | None = None
    replays: ReplayWorker | None = None
    """Reads replays; by default in a thread."""
    counts: CountStore | None = None
    """The counted answers to the daily puzzles; None if they are not counted."""
    push: PushFactory | None = None
    """Makes reminders by Web Push, which replace `reminders`."""
