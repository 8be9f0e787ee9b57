"""HTTP requests to a server, by the standard library's urllib in a thread: no other package is needed."""

from __future__ import annotations

import asyncio
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from unspoken.client.messages import Refusal
from unspoken.kernel.types import Refused

_TIMEOUT_SECONDS = 20.0
_MOST_BYTES = 20_000_000
"""Limit of a response body: larger than any picture."""


class Admitted(Struct, frozen=True):
    """The reply to opening or joining a table."""

    code: str
    token: str


class Server:
    """Requests to one server."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")

    @property
    def socket_url(self) -> str:
        """The base URL of the server's WebSockets."""
        return self.url.replace("http", "ws", 1)

    async def get(self, path: str, token: str) -> bytes:
        """Return the body at this path, with this token as authorization. Raises Refused."""
        return await asyncio.to_thread(self._fetch, Request(self.url + path), token)

    async def admit(self, path: str, body: object) -> Admitted:
        """Open or join a table by posting a JSON body. Raises Refused."""
        request = Request(self.url + path, msgspec.json.encode(body), method="POST")
        request.add_header("content-type", "application/json")
        request.add_header("x-unspoken-token", "wanted")
        reply = await asyncio.to_thread(self._fetch, request, "")
        return msgspec.json.decode(reply, type=Admitted)

    def _fetch(self, request: Request, token: str) -> bytes:
        if token:
            request.add_header("authorization", f"Bearer {token}")
        try:
            with urlopen(request, timeout=_TIMEOUT_SECONDS) as response:
                return bytes(response.read(_MOST_BYTES))
        except HTTPError as error:
            with error:
                raise _refused(error.read(_MOST_BYTES)) from error
        except (OSError, HTTPException) as error:
            raise Refused("unreachable") from error


def _refused(body: bytes) -> Refused:
    try:
        refusal = msgspec.json.decode(body, type=Refusal)
    except msgspec.MsgspecError:  # the server at this address is not Unspoken
        return Refused("unreachable")
    return Refused(refusal.code, **refusal.facts)
