"""An endpoint of the HTTP API, and a group of endpoints that share their handlers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from unspoken.web.endpoints.server_parts import ServerParts

H = TypeVar("H")


class Endpoint(Struct, Generic[H], frozen=True):
    """One method of one path: its handler, and the types of request and reply."""

    method: Literal["GET", "POST", "PATCH", "DELETE"]
    path: str
    handler: Callable[[H, Request], Awaitable[Response]]
    summary: str
    request: type[Struct] | None = None
    """The type of the JSON body; None for no body or another format."""
    reply: type[Struct] | None = None
    """The type of the reply; None for pictures, sounds and plain objects."""
    status: int = 200
    gives_token: bool = False
    """True if the reply has the person's token on request."""


def no_routes(_handlers: object) -> list[Route]:
    """Add no route."""
    return []


@dataclass(frozen=True)
class EndpointGroup(Generic[H]):
    """The endpoints of one resource."""

    create: Callable[[ServerParts], H]
    """Creates the object whose methods are the handlers."""
    endpoints: tuple[Endpoint[H], ...]
    page_routes: Callable[[H], list[Route]] = no_routes
    """Routes of documents for browsers, which are not part of the API."""


AnyEndpoint: TypeAlias = Endpoint[Any]
"""An endpoint of any handler type."""
AnyEndpointGroup: TypeAlias = EndpointGroup[Any]
