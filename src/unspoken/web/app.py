"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from functools import cache, partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from unspoken import __version__
from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.library import HouseLibrary
from unspoken.content.own.tonight import Tonight
from unspoken.content.packs import Packs
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame, Millis
from unspoken.pictures.painter import Painter
from unspoken.tables.house import House
from unspoken.tables.neighbours import Alone, Neighbours
from unspoken.tables.ports import BotPlayer, LogStore, Stopwatch
from unspoken.tables.services import THINKING_LIMIT, Services
from unspoken.web.album_handlers import AlbumHandlers
from unspoken.web.album_page import AlbumPage
from unspoken.web.atlas_handlers import AtlasHandlers
from unspoken.web.deck_handlers import DeckHandlers
from unspoken.web.forwarding import Ask, answer
from unspoken.web.gate import Gate
from unspoken.web.handlers import HttpHandlers
from unspoken.web.http_protocol import HttpProtocol
from unspoken.web.loop_alarm import LoopAlarm
from unspoken.web.memory_left import SPARE, memory_left
from unspoken.web.metrics import METRICS
from unspoken.web.openapi import openapi
from unspoken.web.origin_guard import OriginGuard
from unspoken.web.pages import PageRoutes
from unspoken.web.recording_handlers import RecordingHandlers
from unspoken.web.replay_handlers import ReplayHandlers
from unspoken.web.request_pace import RequestPace
from unspoken.web.routes import api_routes
from unspoken.web.settings import Settings
from unspoken.web.shared_decks import share_decks
from unspoken.web.shared_replays import SharedReplays
from unspoken.web.socket import SocketEndpoint
from unspoken.web.tidying import Tidying
from unspoken.web.today_handlers import TodayHandlers
from unspoken.web.tonight_handlers import TonightHandlers
from unspoken.web.tv_directory import PATH as WAITING_TV
from unspoken.web.tv_directory import TvDirectory
from unspoken.web.tv_handlers import TvHandlers
from unspoken.web.tv_socket import TvSocketEndpoint
from unspoken.web.waiting_tvs import WaitingTvs
from unspoken.web.watching import Watching
from unspoken.web.words_handlers import WordsHandlers

log = logging.getLogger(__name__)

PAGE = Path(__file__).parent / "page"
_SWEEP = 300.0
"""Seconds between two looks for tables at which nobody is."""
_LOOK_AT_LAG = 0.5
"""Seconds between two looks at how late the loop is."""


def create_app(
    games: dict[str, AnyGame],
    store: LogStore,
    packs: Packs,
    decks: OwnDecks,
    bots: BotPlayer,
    stopwatch: Stopwatch,
    settings: Settings,
    neighbours: Neighbours | None = None,
    painter: Painter | None = None,
) -> Starlette:
    """The whole server, on any store and with any bots, alone or as one of several."""
    others = Alone() if neighbours is None else neighbours
    limit = Millis(THINKING_LIMIT * settings.table_speed)  # a bot thinks no faster than the world
    library = HouseLibrary(packs, decks)
    services = Services(games, store, library, bots, stopwatch, limit, settings.bots_talk)
    house = House(services, lambda: LoopAlarm(settings.table_speed), others.ownership)
    gate = Gate(settings, stopwatch)
    sockets = SocketEndpoint(others.meet(house), gate, settings.most_unread_bytes, stopwatch)
    directory = TvDirectory(WaitingTvs(LoopAlarm), others)
    tonight = Tonight(decks, painter, __version__, settings.tonight_cards)
    tidying = Tidying(house, decks, settings.keep_days)
    METRICS.watch(house, singly=settings.metrics_open)

    app = Starlette(
        routes=[
            *_api(house, packs, decks, library, settings, gate, others.ask, directory, tonight),
            Route("/api/openapi.json", _openapi),
            *_waiting_tvs(directory, settings, gate, stopwatch),
            WebSocketRoute("/ws/{code}", sockets.handle),
            *Watching(settings, others.trouble).routes(),
            *PageRoutes(settings.page or PAGE).routes(),
        ],
        middleware=_guards(settings, gate),
        lifespan=lambda _app: _living(house, decks, tonight, bots, store, tidying, others),
    )
    others.answer_with(partial(answer, app))
    share_decks(decks, others)
    app.state.house = house
    return app


def _guards(settings: Settings, gate: Gate) -> list[Middleware]:
    """Who looks at every request before it is anybody's."""
    return [Middleware(OriginGuard, names=settings.allowed_hosts), Middleware(RequestPace, gate=gate)]


def _api(
    house: House,
    packs: Packs,
    decks: OwnDecks,
    library: HouseLibrary,
    settings: Settings,
    gate: Gate,
    ask: Ask,
    directory: TvDirectory,
    tonight: Tonight,
) -> list[Route]:
    """Everything that is asked over HTTP, and who answers it."""
    shared = SharedReplays(house)
    handlers = HttpHandlers(house, packs, decks, settings, gate, ask)
    albums = AlbumHandlers(handlers, shared, gate, library, AlbumPage(settings.page or PAGE))
    programs = api_routes(
        handlers,
        RecordingHandlers(handlers, house.services.store, gate, shared),
        DeckHandlers(handlers, packs, decks, settings, gate, shared),
        ReplayHandlers(handlers, shared, gate),
        albums,
        TodayHandlers(packs),
        TvHandlers(handlers, directory, gate),
        WordsHandlers(handlers, packs, decks, settings, gate),
        AtlasHandlers(house.services.store.atlas),
        TonightHandlers(handlers, decks, tonight, gate),
    )
    return [*programs, Route("/r/{code}/{number}/album/{key}", albums.page)]


def _waiting_tvs(
    directory: TvDirectory, settings: Settings, gate: Gate, stopwatch: Stopwatch
) -> list[BaseRoute]:
    """Where TVs wait for a table, and where other servers ask for them."""
    sockets = TvSocketEndpoint(directory.here, gate, settings.most_unread_bytes, stopwatch)
    asked = Route(WAITING_TV, directory.answer, methods=["GET", "POST"])
    return [asked, WebSocketRoute("/ws/tv", sockets.handle)]


@contextlib.asynccontextmanager
async def _living(
    house: House,
    decks: OwnDecks,
    tonight: Tonight,
    bots: BotPlayer,
    store: LogStore,
    tidying: Tidying,
    others: Neighbours,
) -> AsyncIterator[None]:
    """What goes on for as long as the server runs."""
    await others.start()
    await decks.remember()
    await tidying.tidy()
    watching = [asyncio.create_task(watch) for watch in (_sweep(house), _watch_lag(), tidying.go_on())]
    yield
    for task in watching:
        task.cancel()
    await tonight.close()
    await bots.close()
    await others.close()
    await store.close()


async def _sweep(house: House) -> None:
    while True:
        await asyncio.sleep(_SWEEP)
        try:
            house.unload_idle()
        except Exception:  # or no table would ever be let go again
            log.exception("letting go of tables met what nobody foresaw")


async def _watch_lag() -> None:
    """How late the loop is, as whatever it should have done meanwhile was; and whether memory is short."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _LOOK_AT_LAG
        await asyncio.sleep(_LOOK_AT_LAG)
        METRICS.loop_lag.add(loop.time() - due)
        HttpProtocol.is_short = memory_left() < SPARE


async def _openapi(_request: Request) -> Response:
    return Response(_described(), media_type="application/json")


@cache
def _described() -> bytes:
    return encode(openapi())
