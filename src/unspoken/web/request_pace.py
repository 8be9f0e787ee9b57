"""How often one address may ask for anything at all: pages, files and programs' requests together."""

from __future__ import annotations

import asyncio

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from unspoken.kernel.codec import encode
from unspoken.tables.messages import Refusal
from unspoken.web.gate import Gate

REFUSED_AFTER = 1.0
"""Seconds until whoever comes too often is told so: saying it at once would cost more than being asked."""
_REFUSAL = encode(Refusal("too-fast"))


class RequestPace:
    """Lets requests through, as many as people make; who makes more is told so, slowly, and shown out."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self._app = app
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http" or self._gate.may_ask(scope["client"][0] if scope.get("client") else ""):
            await self._app(scope, receive, send)
            return
        await asyncio.sleep(REFUSED_AFTER)
        headers = {"connection": "close", "retry-after": "2"}
        await Response(_REFUSAL, 429, headers, "application/json")(scope, receive, send)
