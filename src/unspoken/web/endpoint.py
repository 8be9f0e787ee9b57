"""One way into the server over HTTP."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Generic, Literal, TypeVar

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

H = TypeVar("H")


class Endpoint(Struct, Generic[H], frozen=True):
    """One way into the server: what is asked by which method, who answers, and in which forms."""

    method: Literal["GET", "POST", "PATCH", "DELETE"]
    path: str
    handler: Callable[[H, Request], Awaitable[Response]]
    summary: str
    request: type[Struct] | None = None
    """The form of the request's body; None where it has none, or bytes of another kind."""
    reply: type[Struct] | None = None
    """The form of the reply; None for pictures, sounds and plain objects."""
    status: int = 200
