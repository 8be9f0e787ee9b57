"""Runs a server in this process, with settings chosen by a test."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

import uvicorn

from tests.tables.stubs import StubBots
from unspoken.cli.options.settle import settle
from unspoken.cli.server import serve
from unspoken.cli.server.listening import listen
from unspoken.cli.server.option_table import GROUPS
from unspoken.content.own.decks import USUAL, OwnDecks, Quotas
from unspoken.content.packs import load_packs
from unspoken.pictures.painter import Painter
from unspoken.storage.memory.store import MemoryStore
from unspoken.storage.store import Store
from unspoken.tables.games import find_games
from unspoken.tables.ports import Stopwatch
from unspoken.web.app import create_app
from unspoken.web.backend import Backend
from unspoken.web.http.protocol import HttpProtocol
from unspoken.web.settings import Settings
from unspoken.web.sockets.protocol import SocketProtocol

_packs = cache(load_packs)


def typed(*words: str) -> argparse.Namespace:
    """Parse these arguments as `unspoken serve` does."""
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    return settle(parser.parse_args(words), GROUPS, {})


def settings_of(*words: str) -> Settings:
    """Return the settings of a server that is started with these arguments."""
    return serve.settings(typed(*words), bots_understand=False, friends=None, metrics_port=None)


@asynccontextmanager
async def serving_here(
    settings: Settings,
    stopwatch: Stopwatch = lambda: 0,
    http: type[HttpProtocol] = HttpProtocol,
    send_buffer: int | None = None,
    painter: Painter | None = None,
    store: Store | None = None,
    quotas: Quotas = USUAL,
) -> AsyncIterator[str]:
    """Run a server; yield its URL."""
    listening = listen("127.0.0.1", 0, send_buffer)
    store = store or MemoryStore()
    decks, games = OwnDecks(store, quotas), dict(find_games(["toygame"]))
    app = create_app(Backend(games, store, _packs(), decks, StubBots(), stopwatch, painter=painter), settings)
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
