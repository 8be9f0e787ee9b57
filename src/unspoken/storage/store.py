"""The store of a server."""

from __future__ import annotations

from typing import Protocol

from unspoken.content.own.port import DeckStore
from unspoken.tables.ports import LogStore


class Store(LogStore, DeckStore, Protocol):
    """Stores logs, recordings, decks and the atlas."""
