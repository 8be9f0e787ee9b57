"""Forwards requests about a table to the node that owns the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Scope

from unspoken.kernel.types import Refused
from unspoken.pictures.rendered import MOST_BYTES
from unspoken.web.http.body import read_bytes

log = logging.getLogger(__name__)

_MAX_BODY = MOST_BYTES + 100_000
"""Bytes. The largest body is a picture."""
BODILESS = frozenset({"GET", "HEAD", "DELETE"})
"""Methods whose requests have no body."""
_HOP_BY_HOP = frozenset({b"connection", b"transfer-encoding", b"keep-alive", b"upgrade"})
"""Headers that apply to one connection and are not forwarded."""

Ask = Callable[[str, bytes], Awaitable[bytes]]


class ForwardedRequest(msgspec.Struct, array_like=True, frozen=True):
    """An HTTP request on its way to another node."""

    method: str
    scheme: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: tuple[str, int] | None
    body: bytes


class ForwardedResponse(msgspec.Struct, array_like=True, frozen=True):
    """The response of the other node."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


async def forward(request: Request, node: str, ask: Ask) -> Response:
    """Return another node's reply. Raises StoreUnavailable if there is no reply, Refused for a bad body."""
    limit = 0 if request.method in BODILESS else _MAX_BODY
    body = await read_bytes(request, limit, Refused("too-large", most=limit))
    client = None if request.client is None else (request.client.host, request.client.port)
    headers = [(name, value) for name, value in request.scope["headers"] if name not in _HOP_BY_HOP]
    forwarded = ForwardedRequest(
        request.method,
        request.url.scheme,
        request.scope["path"],
        request.scope["query_string"],
        headers,
        client,
        body,
    )
    reply = await _exchange(ask, node, forwarded)
    response = Response(reply.body, reply.status)
    response.raw_headers = reply.headers
    return response


async def ask_node(ask: Ask, node: str, method: str, path: str, body: bytes) -> ForwardedResponse:
    """Send our own request to another node. Raises StoreUnavailable if the node does not answer."""
    request = ForwardedRequest(method, "http", path, b"", [(b"host", b"localhost")], None, body)
    return await _exchange(ask, node, request)


async def _exchange(ask: Ask, node: str, request: ForwardedRequest) -> ForwardedResponse:
    return msgspec.msgpack.decode(await ask(node, msgspec.msgpack.encode(request)), type=ForwardedResponse)


async def answer(app: ASGIApp, encoded_request: bytes) -> bytes:
    """Run the application on a request from another node and return the encoded response."""
    request = msgspec.msgpack.decode(encoded_request, type=ForwardedRequest)
    unread = [request.body]
    status, headers, body = 500, list[tuple[bytes, bytes]](), bytearray()

    async def receive() -> Message:
        if unread:
            return {"type": "http.request", "body": unread.pop(), "more_body": False}
        await asyncio.Event().wait()  # a forwarded request is never disconnected
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        nonlocal status, headers
        if message["type"] == "http.response.start":
            status, headers = message["status"], list(message["headers"])
        elif message["type"] == "http.response.body":
            body.extend(message.get("body", b""))

    try:
        await app(_scope(request), receive, send)
    except Exception:  # the application has sent a 500 response before raising: return that
        log.exception("unhandled exception in a request forwarded by another node")
    return msgspec.msgpack.encode(ForwardedResponse(status, headers, bytes(body)))


def _scope(request: ForwardedRequest) -> Scope:
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": request.scheme,
        "path": request.path,
        "raw_path": request.path.encode(),
        "query_string": request.query,
        "root_path": "",
        "headers": request.headers,
        "client": request.client,
        "server": None,
        "state": {},
        FORWARDED: True,
    }


FORWARDED = "unspoken.forwarded"
"""Key in the scope of a request that another node has forwarded; it is not forwarded again."""
