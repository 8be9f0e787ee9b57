"""A server whose calendar and clocks a test moves, in a thread of this process."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from tests.tables.stubs import StubBots
from unspoken.cli.server.listening import listen
from unspoken.content.own.decks import OwnDecks
from unspoken.content.packs import load_packs
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.manner import Manner
from unspoken.kernel.types import Millis, Seat
from unspoken.storage.sqlite.store import SQLiteStore
from unspoken.tables.games import find_games
from unspoken.web.app import create_app
from unspoken.web.backend import Backend
from unspoken.web.http.protocol import HttpProtocol
from unspoken.web.settings import Settings
from unspoken.web.sockets.protocol import SocketProtocol


class HastyBots(StubBots):
    """Bots that answer at once."""

    def thinking_time(
        self, _game: AnyGame, _frame: bytes, _seat: Seat, _key: str, _chance: Chance, _manner: Manner
    ) -> Millis:
        """Return no time."""
        return Millis(0)


class MovableTime:
    """The real time, and the seconds by which the test has moved it."""

    def __init__(self) -> None:
        self.moved = 0

    def calendar(self) -> int:
        """Return the time in seconds since 1970."""
        return int(time.time()) + self.moved

    def stopwatch(self) -> int:
        """Return milliseconds."""
        return time.monotonic_ns() // 1_000_000 + 1000 * self.moved


@contextmanager
def serving_by_days(data: Path) -> Iterator[tuple[str, MovableTime]]:
    """Run a server, and yield its address and its time."""
    store, clock = SQLiteStore(data), MovableTime()
    backend = Backend(
        dict(find_games()),
        store,
        load_packs(),
        OwnDecks(store),
        HastyBots(),
        clock.stopwatch,
        calendar=clock.calendar,
    )
    config = uvicorn.Config(
        create_app(backend, Settings()),
        log_config=None,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_per_message_deflate=False,
        lifespan="on",
    )
    server, listening = uvicorn.Server(config), listen("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", clock
    finally:
        server.should_exit = True
        thread.join()
