"""Bodies of requests: whoever sends one too slowly, or too much of it, is told so and let go."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from starlette.requests import Request

from unspoken.kernel.game import Refused
from unspoken.web import body
from unspoken.web.body import read_bytes
from unspoken.web.forwarding import forward

pytestmark = pytest.mark.anyio

TOO_LARGE = Refused("too-large", most=8)


def trickling(pieces: Iterator[bytes]) -> Request:
    """A request of which some pieces come, and then nothing more, though more was promised."""

    async def receive() -> dict[str, object]:
        piece = next(pieces, None)
        if piece is None:
            await asyncio.Event().wait()
        return {"type": "http.request", "body": piece, "more_body": True}

    return Request({"type": "http", "method": "POST", "path": "/", "headers": []}, receive)


async def nobody(_node: str, _question: bytes) -> bytes:
    """No other node is asked."""
    raise AssertionError


@pytest.fixture
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """No body has any time."""
    monkeypatch.setattr(body, "seconds_for", lambda _largest: 0.0)


def test_a_small_body_has_less_time_than_a_large_one() -> None:
    """A name is there in ten seconds, ten megabytes are there in three minutes."""
    assert round(body.seconds_for(4_096)) == 10
    assert 170 < body.seconds_for(10_000_000) < 180


@pytest.mark.usefixtures("impatience")
async def test_a_body_that_never_ends_is_not_waited_for() -> None:
    """What has come of it would lie in memory for as long as the sender likes."""
    with pytest.raises(Refused, match="unreadable"):
        await read_bytes(trickling(iter([b"a", b"b"])), 8, TOO_LARGE)


@pytest.mark.usefixtures("impatience")
async def test_nor_is_one_for_another_node() -> None:
    """Before it is carried there, all of it lies here."""
    with pytest.raises(Refused, match="unreadable"):
        await forward(trickling(iter([b"a", b"b"])), "two", nobody)


async def test_a_body_is_read_no_further_than_it_may_be_large() -> None:
    """Whatever else may come of it."""
    with pytest.raises(Refused, match="too-large"):
        await read_bytes(trickling(iter([b"12345", b"6789"])), 8, TOO_LARGE)
