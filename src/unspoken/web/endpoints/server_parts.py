"""The parts of a server that its endpoints share."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.library import HouseLibrary
from unspoken.content.own.tonight import Tonight
from unspoken.content.packs import Packs
from unspoken.daily.counts import CountStore
from unspoken.tables.house import House
from unspoken.web.admin.bans import Bans
from unspoken.web.admin.draining import Draining
from unspoken.web.endpoints.base import TableRequests
from unspoken.web.endpoints.shared_replays import SharedReplays
from unspoken.web.http.rate_limiter import RateLimiter
from unspoken.web.replays.reader import ReplayReader
from unspoken.web.settings import Settings
from unspoken.web.waiting_tvs.directory import TvDirectory


@dataclass(frozen=True)
class ServerParts:
    """The parts of a server that its endpoints share."""

    house: House
    packs: Packs
    decks: OwnDecks
    library: HouseLibrary
    tonight: Tonight
    settings: Settings
    limiter: RateLimiter
    requests: TableRequests
    replays: ReplayReader
    shared_replays: SharedReplays
    tvs: TvDirectory
    counts: CountStore | None
    """None if answers to the daily puzzles are not counted."""
    page: Path
    """The folder of the built page."""
    bans: Bans
    draining: Draining
