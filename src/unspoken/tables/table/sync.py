"""Follows a table's saved turns, and stores what is kept outside its log: the atlas, and lists of tables."""

from __future__ import annotations

from unspoken.tables.log.log import LoadedLog
from unspoken.tables.table.atlas_sync import AtlasSync, Perform
from unspoken.tables.table.glance_sync import GlanceSync
from unspoken.tables.table.services import Services
from unspoken.tables.turn.draft import Draft


class TableSync:
    """Keeps the rest of the store in step with one table."""

    def __init__(self, code: str, services: Services, perform: Perform) -> None:
        self._atlas = AtlasSync(code, services, perform)
        self._glances = GlanceSync(code, services)

    def resume(self, loaded: LoadedLog, step: int) -> None:
        """Store what a loaded log has, in case an earlier write has failed."""
        self._atlas.resume(loaded)
        self._glances.update(loaded.snapshot.room, step)

    def follow(self, draft: Draft, step: int) -> None:
        """Store what a saved turn has changed."""
        self._atlas.follow(draft)
        self._glances.follow(draft, step)
