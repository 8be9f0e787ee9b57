"""Middleware for a server whose public URL has a path, such as https://example.org/games/."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from unspoken.web.http.forwarding import FORWARDED

_BASE = "unspoken.base_path"
"""Key in the scope of a request: the path of the public URL."""
_PATH = re.compile(r"(?:/(?!\.\.?(?:/|$))[\w.~-]+)*", re.ASCII)


def path_of(public_url: str | None) -> str:
    """Return the path of a public URL without a slash at its end: "" or, for example, "/games".

    Raises ValueError if the path has other characters than letters, digits, and `-`, `.`, `_` and `~`: only
    these mean the same in addresses, in cookies and in the documents of the page.
    """
    path = urlsplit(public_url or "").path.rstrip("/")
    if not _PATH.fullmatch(path):
        raise ValueError(
            f"the path {path} may have only letters, digits, '-', '.', '_' and '~' between slashes"
        )
    return path


def base_path(request: HTTPConnection) -> str:
    """Return what precedes the server's own paths in the addresses of this server: "" or, e.g., "/games"."""
    return str(request.scope.get(_BASE, ""))


class Subpath:
    """Removes the path of the public URL from requests, so that all routes are as on a server without one.

    A request without this path is served too: a proxy may have removed it, and health checks do not have it.
    """

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = path
        self._raw_path = path.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with the server's own path."""
        if scope["type"] in ("http", "websocket"):
            scope[_BASE] = self._path
            if FORWARDED not in scope:  # the other node has removed the path
                if scope["type"] == "http" and scope["path"] == self._path:
                    await RedirectResponse(f"{self._path}/", 308)(scope, receive, send)
                    return
                self._remove_path(scope)
        await self._app(scope, receive, send)

    def _remove_path(self, scope: Scope) -> None:
        if scope["path"].startswith(f"{self._path}/"):
            scope["path"] = scope["path"][len(self._path) :]
            scope["raw_path"] = scope.get("raw_path", b"").removeprefix(self._raw_path)
