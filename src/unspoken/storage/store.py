"""The store of a server."""

from __future__ import annotations

from typing import Protocol

from unspoken.content.own.port import DeckStore
from unspoken.daily.counts import CountStore
from unspoken.push.port import PushStore
from unspoken.tables.ports import LogStore


class Store(LogStore, DeckStore, Protocol):
    """Stores logs, recordings, decks, the atlas, the counts of the daily puzzles and push subscriptions."""

    counts: CountStore
    push: PushStore
