"""All endpoints of the HTTP API. Routing, OpenAPI and the page's types are generated from this list."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from msgspec import Struct
from starlette.routing import Route

from unspoken.kernel.game import AnyGame
from unspoken.web.endpoints import (
    albums,
    atlas,
    decks,
    mine,
    moments,
    recordings,
    reminders,
    replays,
    table_page,
    tables,
    today,
    tonight,
    transfers,
    tvs,
    words,
)
from unspoken.web.endpoints.admin import endpoints as admin
from unspoken.web.endpoints.endpoint import AnyEndpoint, AnyEndpointGroup
from unspoken.web.endpoints.server_parts import ServerParts


def endpoint_groups(games: Mapping[str, AnyGame]) -> tuple[AnyEndpointGroup, ...]:
    """Return all groups. A new resource is one file in endpoints/ and one line here."""
    return (
        tables.GROUP,
        table_page.GROUP,
        recordings.GROUP,
        decks.GROUP,
        replays.GROUP,
        moments.GROUP,
        albums.GROUP,
        today.group(games),
        tvs.GROUP,
        words.GROUP,
        atlas.GROUP,
        tonight.GROUP,
        admin.GROUP,
        mine.GROUP,
        transfers.GROUP,
        reminders.GROUP,
    )


def api_endpoints(games: Mapping[str, AnyGame]) -> tuple[AnyEndpoint, ...]:
    """Return all endpoints of a server with these games."""
    return tuple(endpoint for group in endpoint_groups(games) for endpoint in group.endpoints)


def api_routes(server: ServerParts) -> list[Route]:
    """Route every endpoint to its handler."""
    routes = []
    for group in endpoint_groups(server.house.services.games):
        handlers = group.create(server)
        for endpoint in group.endpoints:
            handler = server.requests.guarded(partial(endpoint.handler, handlers))
            routes.append(Route(endpoint.path, handler, methods=[endpoint.method]))
        routes += group.page_routes(handlers)
    return routes


def api_structs(endpoints: Iterable[AnyEndpoint]) -> list[type[Struct]]:
    """Return every request and reply type once, in the order of the endpoints."""
    structs = (struct for endpoint in endpoints for struct in (endpoint.request, endpoint.reply))
    return list(dict.fromkeys(struct for struct in structs if struct is not None))
