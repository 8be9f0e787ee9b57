"""Middleware that counts HTTP requests by kind of path and by status; it never records a path."""

from __future__ import annotations

from typing import NamedTuple

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from unspoken.tables.published_counts import PublishedCounts

_KINDS = {
    "api": "api",
    "assets": "file",
    "pictures": "file",
    "healthz": "health",
    "metrics": "health",
    "": "page",
    "admin": "page",
    "atlas": "page",
    "r": "page",
    "rules": "page",
    "t": "page",
    "today": "page",
    "tv": "page",
}
"""The kind of a path, by its first segment; every other path is "other"."""


class HttpLabel(NamedTuple):
    """The labels of a counted request."""

    route: str
    status: str
    """The class of the status, such as 2xx."""


def kind_of(path: str) -> str:
    """Return the kind of a path: one of a few words that tell nothing about a table."""
    first, _, rest = path.removeprefix("/").partition("/")
    return "admin" if first == "api" and rest.startswith("admin") else _KINDS.get(first, "other")


class HttpCounts:
    """Counts each request when its response starts."""

    def __init__(self, app: ASGIApp, counts: PublishedCounts[HttpLabel]) -> None:
        self._app = app
        self._counts = counts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def count_and_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._counts.add(HttpLabel(kind_of(scope["path"]), f"{message['status'] // 100}xx"))
            await send(message)

        await self._app(scope, receive, count_and_send)
