"""Tests for request bodies that are too slow or too large."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from starlette.requests import Request

from unspoken.kernel.types import Refused
from unspoken.web.http import body
from unspoken.web.http.body import read_bytes
from unspoken.web.http.forwarding import forward

pytestmark = pytest.mark.anyio

TOO_LARGE = Refused("too-large", most=8)


def unfinished_request(chunks: Iterator[bytes]) -> Request:
    """Return a request whose body stops after some chunks but does not end."""

    async def receive() -> dict[str, object]:
        chunk = next(chunks, None)
        if chunk is None:
            await asyncio.Event().wait()
        return {"type": "http.request", "body": chunk, "more_body": True}

    return Request({"type": "http", "method": "POST", "path": "/", "headers": []}, receive)


async def never_ask(_node: str, _request: bytes) -> bytes:
    """Fail: no other node must be asked."""
    raise AssertionError


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the timeout of every body to zero."""
    monkeypatch.setattr(body, "body_timeout", lambda _largest: 0.0)


def test_the_timeout_grows_with_the_size_limit() -> None:
    """Ten seconds for a small body, three minutes for ten megabytes."""
    assert round(body.body_timeout(4_096)) == 10
    assert 170 < body.body_timeout(10_000_000) < 180


@pytest.mark.usefixtures("no_time")
async def test_an_unfinished_body_times_out() -> None:
    """Otherwise a client could hold memory for as long as it likes."""
    with pytest.raises(Refused, match="unreadable"):
        await read_bytes(unfinished_request(iter([b"a", b"b"])), 8, TOO_LARGE)


@pytest.mark.usefixtures("no_time")
async def test_an_unfinished_body_for_another_node_times_out() -> None:
    """A body is read completely before it is forwarded."""
    with pytest.raises(Refused, match="unreadable"):
        await forward(unfinished_request(iter([b"a", b"b"])), "two", never_ask)


async def test_a_body_is_not_read_beyond_the_size_limit() -> None:
    """The rest is not read."""
    with pytest.raises(Refused, match="too-large"):
        await read_bytes(unfinished_request(iter([b"12345", b"6789"])), 8, TOO_LARGE)
