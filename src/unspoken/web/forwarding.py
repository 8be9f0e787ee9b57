"""Requests about a table that lives at another node: carried there as they are, and answered there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Scope

from unspoken.kernel.game import Refused
from unspoken.pictures.rendered import MOST_BYTES
from unspoken.web.body import read_bytes

log = logging.getLogger(__name__)

_MOST = MOST_BYTES + 100_000
"""Bytes of a body: a picture, and a little."""
BODILESS = frozenset({"GET", "HEAD", "DELETE"})
"""Requests that bring nothing."""
_OWN = frozenset({b"connection", b"transfer-encoding", b"keep-alive", b"upgrade"})
"""Headers that are about the connection, and not about the request."""

Ask = Callable[[str, bytes], Awaitable[bytes]]


class Carried(msgspec.Struct, array_like=True, frozen=True):
    """A request."""

    method: str
    scheme: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: tuple[str, int] | None
    body: bytes


class Answered(msgspec.Struct, array_like=True, frozen=True):
    """Its response."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


async def forward(request: Request, node: str, ask: Ask) -> Response:
    """What another node says to a request. Raises NotSaved where it says nothing, Refused for its body."""
    most = 0 if request.method in BODILESS else _MOST
    body = await read_bytes(request, most, Refused("too-large", most=most))
    client = None if request.client is None else (request.client.host, request.client.port)
    headers = [(name, value) for name, value in request.scope["headers"] if name not in _OWN]
    carried = Carried(
        request.method,
        request.url.scheme,
        request.scope["path"],
        request.scope["query_string"],
        headers,
        client,
        body,
    )
    answered = msgspec.msgpack.decode(await ask(node, msgspec.msgpack.encode(carried)), type=Answered)
    response = Response(answered.body, answered.status)
    response.raw_headers = answered.headers
    return response


async def ask_node(ask: Ask, node: str, method: str, path: str, body: bytes) -> Answered:
    """What another node answers to a question of our own. Raises NotSaved where it says nothing."""
    carried = Carried(method, "http", path, b"", [(b"host", b"localhost")], None, body)
    return msgspec.msgpack.decode(await ask(node, msgspec.msgpack.encode(carried)), type=Answered)


async def answer(app: ASGIApp, question: bytes) -> bytes:
    """What our own server says to a request that another node has carried here."""
    carried = msgspec.msgpack.decode(question, type=Carried)
    unread = [carried.body]
    status, headers, body = 500, list[tuple[bytes, bytes]](), bytearray()

    async def receive() -> Message:
        if unread:
            return {"type": "http.request", "body": unread.pop(), "more_body": False}
        await asyncio.Event().wait()  # nobody hangs up here
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        nonlocal status, headers
        if message["type"] == "http.response.start":
            status, headers = message["status"], list(message["headers"])
        elif message["type"] == "http.response.body":
            body.extend(message.get("body", b""))

    try:
        await app(_scope(carried), receive, send)
    except Exception:  # a response of 500 was sent before it was raised: who asked is to have it
        log.exception("a request of another node led to trouble")
    return msgspec.msgpack.encode(Answered(status, headers, bytes(body)))


def _scope(carried: Carried) -> Scope:
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": carried.method,
        "scheme": carried.scheme,
        "path": carried.path,
        "raw_path": carried.path.encode(),
        "query_string": carried.query,
        "root_path": "",
        "headers": carried.headers,
        "client": carried.client,
        "server": None,
        "state": {},
        FORWARDED: True,
    }


FORWARDED = "unspoken.forwarded"
"""In the scope of a request that comes from another node: it is not carried any further."""
