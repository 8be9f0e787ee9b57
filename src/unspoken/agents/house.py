"""The house over HTTP, as a browser would ask it: without a package of its own, and off the loop."""

from __future__ import annotations

import asyncio
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from unspoken.agents.heard import Refusal
from unspoken.kernel.game import Refused

_PATIENCE = 20.0
_MOST = 20_000_000
"""Bytes of a reply that are read: more than any picture has."""


class House:
    """One house, by its address."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")

    @property
    def socket_url(self) -> str:
        """Where its sockets are."""
        return self.url.replace("http", "ws", 1)

    async def get(self, path: str, token: str) -> bytes:
        """What lies there, for somebody with this token. Raises Refused."""
        return await asyncio.to_thread(self._fetch, Request(self.url + path), token)

    async def post(self, path: str, body: object) -> bytes:
        """What is replied. Raises Refused."""
        request = Request(self.url + path, msgspec.json.encode(body), method="POST")
        request.add_header("content-type", "application/json")
        request.add_header("x-unspoken-token", "wanted")
        return await asyncio.to_thread(self._fetch, request, "")

    def _fetch(self, request: Request, token: str) -> bytes:
        if token:
            request.add_header("authorization", f"Bearer {token}")
        try:
            with urlopen(request, timeout=_PATIENCE) as reply:
                return bytes(reply.read(_MOST))
        except HTTPError as wrong:
            with wrong:
                raise _refused(wrong.read(_MOST)) from wrong
        except (OSError, HTTPException) as gone:
            raise Refused("unreachable") from gone


def _refused(body: bytes) -> Refused:
    try:
        refusal = msgspec.json.decode(body, type=Refusal)
    except msgspec.MsgspecError:  # whoever answers there is no house of ours
        return Refused("unreachable")
    return Refused(refusal.code, **refusal.facts)
