"""Tests for the LRU cache of byte strings."""

from __future__ import annotations

from unspoken.web.static.lru_bytes import LruBytes


def test_the_least_recently_used_item_is_dropped_first() -> None:
    """Reading an item counts as a use."""
    cache = LruBytes(max_size=10)
    cache.put("a", b"12345")
    cache.put("b", b"12345")
    assert cache.get("a") == b"12345"
    cache.put("c", b"123")
    assert (cache.get("a"), cache.get("b"), cache.get("c")) == (b"12345", None, b"123")


def test_the_size_limit_is_never_exceeded() -> None:
    """Also with a replaced item, and with an item that is larger than the limit."""
    cache = LruBytes(max_size=10)
    for size in (4, 4, 9, 2, 30, 7):
        cache.put(size, bytes(size))
        assert cache.size <= 10
    cache.put(7, bytes(3))
    assert cache.size == 3
