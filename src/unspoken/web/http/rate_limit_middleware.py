"""Middleware that limits how many requests one address may make, for pages, files and the API together."""

from __future__ import annotations

import asyncio

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from unspoken.kernel.codec import encode
from unspoken.tables.wire.messages import Refusal
from unspoken.web.http.rate_limiter import RateLimiter
from unspoken.web.monitoring.metrics import METRICS

REFUSAL_DELAY = 1.0
"""Seconds before a rate-limited client gets its refusal: an immediate reply would invite the next request."""
_REFUSAL = encode(Refusal("too-fast"))


class RateLimitMiddleware:
    """Passes requests on within the rate limit; beyond it replies 429 after a delay and closes."""

    def __init__(self, app: ASGIApp, limiter: RateLimiter) -> None:
        self._app = app
        self._limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        address = scope["client"][0] if scope.get("client") else ""
        if scope["type"] != "http" or self._limiter.allow_request(address):
            await self._app(scope, receive, send)
            return
        METRICS.refusals.add("too-fast")
        await asyncio.sleep(REFUSAL_DELAY)
        headers = {"connection": "close", "retry-after": "2"}
        await Response(_REFUSAL, 429, headers, "application/json")(scope, receive, send)
