"""A store as the server sees it."""

from __future__ import annotations

from typing import Protocol

from unspoken.content.own.port import DeckStore
from unspoken.tables.ports import LogStore


class Store(LogStore, DeckStore, Protocol):
    """All that is kept for us: logs, recordings, decks, the atlas."""
