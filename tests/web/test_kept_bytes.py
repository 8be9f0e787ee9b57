"""What took work to make: kept within its bound, the latest first."""

from __future__ import annotations

from unspoken.web.kept_bytes import KeptBytes


def test_something_is_there_until_there_is_no_room() -> None:
    """The one that nobody has asked for longest goes first."""
    kept = KeptBytes(most=10)
    kept.keep("a", b"12345")
    kept.keep("b", b"12345")
    assert kept.get("a") == b"12345"
    kept.keep("c", b"123")
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == (b"12345", None, b"123")


def test_never_more_bytes_than_allowed() -> None:
    """Whatever comes, twice the same or larger than all there is."""
    kept = KeptBytes(most=10)
    for size in (4, 4, 9, 2, 30, 7):
        kept.keep(size, bytes(size))
        assert kept.weight <= 10
    kept.keep(7, bytes(3))
    assert kept.weight == 3
