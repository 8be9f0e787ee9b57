"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from functools import cache, partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from unspoken import __version__
from unspoken.content.own.library import HouseLibrary
from unspoken.content.own.tonight import Tonight
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Millis
from unspoken.tables.house import House
from unspoken.tables.ports import Stopwatch
from unspoken.tables.table.services import THINKING_LIMIT, Services
from unspoken.tables.voice_visit import VoiceEntrance
from unspoken.web.admin.bans import Bans
from unspoken.web.admin.draining import Draining
from unspoken.web.backend import Backend
from unspoken.web.endpoints.base import TableRequests
from unspoken.web.endpoints.server_parts import ServerParts
from unspoken.web.endpoints.shared_replays import SharedReplays
from unspoken.web.http.forwarding import answer
from unspoken.web.http.origin_guard import OriginGuard
from unspoken.web.http.protocol import HttpProtocol
from unspoken.web.http.rate_limit_middleware import RateLimitMiddleware
from unspoken.web.http.rate_limiter import RateLimiter
from unspoken.web.http.subpath import Subpath, path_of
from unspoken.web.limits.memory_left import MIN_FREE, memory_left
from unspoken.web.monitoring.http_counts import HttpCounts
from unspoken.web.monitoring.metrics import METRICS
from unspoken.web.monitoring.readiness import Readiness
from unspoken.web.monitoring.routes import MonitoringRoutes
from unspoken.web.openapi import openapi
from unspoken.web.replays.process import ReplayThread
from unspoken.web.replays.reader import ReplayReader
from unspoken.web.routes import api_routes
from unspoken.web.settings import Settings
from unspoken.web.shared_decks import share_decks
from unspoken.web.sockets.loop_alarm import LoopAlarm
from unspoken.web.sockets.socket import SocketEndpoint
from unspoken.web.static.pages import PageRoutes
from unspoken.web.table_cleanup import TableCleanup
from unspoken.web.voice.socket import VoiceEndpoint
from unspoken.web.waiting_tvs.directory import PATH as WAITING_TV
from unspoken.web.waiting_tvs.directory import TvDirectory
from unspoken.web.waiting_tvs.registry import WaitingTvs
from unspoken.web.waiting_tvs.socket import TvSocketEndpoint

log = logging.getLogger(__name__)

PAGE = Path(__file__).parent / "page"
_SWEEP_INTERVAL = 60.0
"""Seconds between two searches for idle tables."""
_LAG_INTERVAL = 0.5
"""Seconds between two measurements of the event loop's lag."""


def create_app(backend: Backend, settings: Settings) -> Starlette:
    """Create the server."""
    node, stopwatch = backend.node, backend.stopwatch
    server = _server_parts(backend, settings)
    house, limiter = server.house, server.limiter
    sockets = SocketEndpoint(node.open_entrance(house), limiter, settings.max_write_buffer, stopwatch)
    cleanup = TableCleanup(house, backend.decks, settings.keep_days)
    draining = server.draining
    readiness = Readiness(lambda: node.unavailable_reason() or draining.reason(), backend.store, stopwatch)
    METRICS.is_draining = lambda: draining.is_on
    METRICS.watch(house, exact=settings.metrics_open)
    app = Starlette(
        routes=[
            *api_routes(server),
            Route("/api/openapi.json", _openapi_handler(backend.games, path_of(settings.public_url))),
            *_waiting_tvs(server.tvs, settings, limiter, stopwatch),
            WebSocketRoute("/ws/{code}", sockets.handle),
            *_voices(node.open_voice_entrance(house), settings, limiter, stopwatch),
            *MonitoringRoutes(settings, readiness).routes(),
            *PageRoutes(server.page, settings.public_url, has_admin=bool(settings.admin_token)).routes(),
        ],
        middleware=_middleware(settings, limiter),
        lifespan=lambda _app: _lifespan(backend, server, cleanup),
    )
    node.answer_with(partial(answer, app))
    share_decks(backend.decks, node)
    app.state.house = house
    return app


def _server_parts(backend: Backend, settings: Settings) -> ServerParts:
    """Create the parts that the endpoints share."""
    node, stopwatch = backend.node, backend.stopwatch
    limit = Millis(THINKING_LIMIT * settings.table_speed)  # a faster table does not make bots think faster
    library = HouseLibrary(backend.packs, backend.decks)
    services = Services(
        backend.games,
        backend.store,
        library,
        backend.bots,
        stopwatch,
        limit,
        settings.bots_talk,
        settings.atlas,
        settings.cell,
    )
    house = House(services, lambda: LoopAlarm(settings.table_speed), node.ownership)
    limiter = RateLimiter(settings, stopwatch)
    replays = ReplayReader(backend.store, backend.replays or ReplayThread(backend.games))
    return ServerParts(
        house=house,
        packs=backend.packs,
        decks=backend.decks,
        library=library,
        tonight=Tonight(backend.decks, backend.painter, __version__, settings.tonight_cards),
        settings=settings,
        limiter=limiter,
        requests=TableRequests(house, settings, limiter, node.ask),
        replays=replays,
        shared_replays=SharedReplays(house, replays),
        tvs=TvDirectory(WaitingTvs(LoopAlarm), node),
        counts=backend.counts,
        page=settings.page or PAGE,
        bans=Bans(backend.store, stopwatch, services.calendar),
        draining=Draining(),
    )


def _middleware(settings: Settings, limiter: RateLimiter) -> list[Middleware]:
    """Return the middleware for every request."""
    path = path_of(settings.public_url)
    return [
        Middleware(HttpCounts, counts=METRICS.http),
        Middleware(OriginGuard, names=settings.allowed_hosts, https_only=settings.https_only),
        Middleware(RateLimitMiddleware, limiter=limiter),
        *([Middleware(Subpath, path=path)] if path else []),
    ]


def _waiting_tvs(
    directory: TvDirectory, settings: Settings, limiter: RateLimiter, stopwatch: Stopwatch
) -> list[BaseRoute]:
    """Return the routes for waiting TVs, and for other servers that look them up."""
    sockets = TvSocketEndpoint(directory.here, limiter, settings.max_write_buffer, stopwatch)
    lookup = Route(WAITING_TV, directory.answer, methods=["GET", "POST"])
    return [lookup, WebSocketRoute("/ws/tv", sockets.handle)]


def _voices(
    entrance: VoiceEntrance, settings: Settings, limiter: RateLimiter, stopwatch: Stopwatch
) -> list[BaseRoute]:
    """Return the route for voice connections, unless the server has none."""
    if not settings.voice:
        return []
    voices = VoiceEndpoint(entrance, limiter, stopwatch)
    return [WebSocketRoute("/ws/{code}/voice", voices.handle)]


@contextlib.asynccontextmanager
async def _lifespan(backend: Backend, server: ServerParts, cleanup: TableCleanup) -> AsyncIterator[None]:
    """Start and stop everything that runs as long as the server. Raises StoreUnavailable."""
    async with contextlib.AsyncExitStack() as closing:
        for part in (backend.store, backend.node, backend.bots, server.replays, server.tonight):
            closing.push_async_callback(part.close)
        await backend.node.start()
        await backend.decks.reload()
        await cleanup.clean_up()
        for work in (_sweep(server.house), _watch_lag(), cleanup.run()):
            closing.callback(asyncio.create_task(work).cancel)
        yield


async def _sweep(house: House) -> None:
    """Unload idle tables periodically."""
    while True:
        await asyncio.sleep(_SWEEP_INTERVAL)
        try:
            house.unload_idle()
        except Exception:  # keep sweeping
            log.exception("unloading idle tables failed")


async def _watch_lag() -> None:
    """Measure event-loop lag and memory pressure."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _LAG_INTERVAL
        await asyncio.sleep(_LAG_INTERVAL)
        METRICS.loop_lag.add(loop.time() - due)
        _note_memory(memory_left())


def _note_memory(free: int) -> None:
    """Reject new connections while memory is short, and log when that begins and ends."""
    is_short = free < MIN_FREE
    if is_short != HttpProtocol.is_memory_short:
        HttpProtocol.is_memory_short = is_short
        state = "short: rejecting new connections" if is_short else "sufficient again"
        log.warning("memory is %s (%d MB free)", state, free // 1_000_000)


def _openapi_handler(games: Mapping[str, AnyGame], path: str) -> Callable[[Request], Awaitable[Response]]:
    """Return the handler that replies with the description of the API, which is made at the first request."""
    servers = {"servers": [{"url": path}]} if path else {}
    description = cache(lambda: encode({**openapi(games), **servers}))

    async def describe(_request: Request) -> Response:
        return Response(description(), media_type="application/json")

    return describe
