"""Middleware that reads the client's address and scheme from the headers of trusted proxies."""

from __future__ import annotations

import ipaddress

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import _parse_host_port, _TrustedHosts

_SCHEMES = frozenset({"http", "https", "ws", "wss"})


class ProxyHeaders:
    """Replaces the client of a request that comes from a trusted proxy.

    Each proxy appends the address of its own client to X-Forwarded-For; everything to the left of that was
    written by others. If proxies are listed by address, the client is the last address that is not listed.
    With `*` every peer is a proxy, and the client is the address that the outermost of `hops` proxies added.
    """

    def __init__(self, app: ASGIApp, proxies: str, hops: int) -> None:
        self._app = app
        self._proxies = _TrustedHosts(proxies)
        self._hops = hops

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] in ("http", "websocket"):
            peer = scope["client"][0] if scope.get("client") else None
            if peer in self._proxies:
                self._read_headers(scope)
        await self._app(scope, receive, send)

    def _read_headers(self, scope: Scope) -> None:
        scheme = (_values(scope, b"x-forwarded-proto") or [""])[-1]
        if scheme in _SCHEMES:
            scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
        client = self._client(_values(scope, b"x-forwarded-for"))
        if client is not None:
            scope["client"] = client

    def _client(self, forwarded: list[str]) -> tuple[str, int] | None:
        """Return the client's address; None if the proxies have named none."""
        if self._proxies.always_trust:
            return _address(forwarded[-self._hops]) if len(forwarded) >= self._hops else None
        for value in reversed(forwarded):
            address = _address(value)
            if address is None or address[0] not in self._proxies:
                return address
        return None


def _values(scope: Scope, header: bytes) -> list[str]:
    """Return the values of a header that may be a comma-separated list, or be repeated."""
    lines = (value.decode("latin-1") for name, value in scope["headers"] if name == header)
    return [value.strip() for line in lines for value in line.split(",") if value.strip()]


def _address(value: str) -> tuple[str, int] | None:
    """Parse an address with or without a port; None if it is not an IP address."""
    host, port = _parse_host_port(value)
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return None
    return host, port
