"""A server in this very process, whose limits a test may set."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn

from tests.tables.stubs import StubBots
from unspoken.cli.listening import listen
from unspoken.content.own.decks import OwnDecks
from unspoken.content.packs import load_packs
from unspoken.pictures.painter import Painter
from unspoken.storage.memory import MemoryStore
from unspoken.tables.games import find_games
from unspoken.tables.ports import Stopwatch
from unspoken.web.app import create_app
from unspoken.web.http_protocol import HttpProtocol
from unspoken.web.settings import Settings
from unspoken.web.socket_protocol import SocketProtocol


@asynccontextmanager
async def serving_here(
    settings: Settings,
    stopwatch: Stopwatch = lambda: 0,
    http: type[HttpProtocol] = HttpProtocol,
    send_buffer: int | None = None,
    painter: Painter | None = None,
) -> AsyncIterator[str]:
    """Its address."""
    listening = listen("127.0.0.1", 0, send_buffer)
    store = MemoryStore()
    decks, games = OwnDecks(store), dict(find_games(["toygame"]))
    app = create_app(games, store, load_packs(), decks, StubBots(), stopwatch, settings, painter=painter)
    config = uvicorn.Config(
        app, log_level="error", http=http, ws=SocketProtocol, timeout_graceful_shutdown=1, ws_max_size=65_536
    )
    server = uvicorn.Server(config)
    serving = asyncio.ensure_future(server.serve([listening]))
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving
