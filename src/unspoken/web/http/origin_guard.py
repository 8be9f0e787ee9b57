"""Middleware that checks Host and Origin headers and adds security headers."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from unspoken.kernel.codec import encode
from unspoken.tables.rate_limited_log import RateLimitedLog
from unspoken.tables.wire.messages import Refusal
from unspoken.web.monitoring.metrics import METRICS

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data: blob:",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

_WRONG = RateLimitedLog(logging.getLogger(__name__))
_HINT = "if it is yours, check --public-url and the Host header of the proxy"
_SHOWN = 80
"""Characters of a header in the log."""
_REFUSAL = encode(Refusal("wrong-address"))

HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "microphone=(self), camera=(), geolocation=()",
}

HSTS = "max-age=31536000"
"""For a year browsers use HTTPS only. Browsers ignore this header on plain HTTP and for IP addresses."""


def is_ours(host: str, names: frozenset[str]) -> bool:
    """True if a Host header names this server: an IP address, localhost, or a configured name.

    Without a configured name the server is in a home network, where its name ends with .local.
    """
    try:
        name = (urlsplit(f"//{host}").hostname or "").lower()
        if name in names or name == "localhost" or (not names and name.endswith((".local", ".localhost"))):
            return True
        ipaddress.ip_address(name)
    except ValueError:  # not an IP address, or an invalid host name
        return False
    return True


def is_same_origin(origin: str | None, host: str) -> bool:
    """True if a request came from our own page; clients other than browsers send no Origin header."""
    return origin is None or origin.lower().partition("://")[2] == host.lower()


class OriginGuard:
    """Rejects requests for other hosts, and changes or WebSockets from other origins."""

    def __init__(self, app: ASGIApp, names: frozenset[str], https_only: bool = False) -> None:
        self._app = app
        self._names = names
        self._headers = {**HEADERS, "strict-transport-security": HSTS} if https_only else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or reject it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if not is_ours(host, self._names) or (changes and not is_same_origin(origin, host)):
            METRICS.refusals.add("wrong-address")
            _WRONG.warn(
                f"rejected a request for {host[:_SHOWN]!r} from {(origin or 'no page')[:_SHOWN]!r}: {_HINT}"
            )
            await self._reject(scope, receive, send)
            return
        await self._app(scope, receive, _with_headers(send, self._headers))

    async def _reject(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "wrong-address"})
            return
        await Response(_REFUSAL, 403, media_type="application/json")(scope, receive, send)


def _with_headers(send: Send, added: Mapping[str, str]) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in added.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers
