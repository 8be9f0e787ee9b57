"""Access to replays that a host has shared by a link, and to the pictures and recordings in them."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from collections import OrderedDict

from starlette.requests import Request

from unspoken.kernel.types import Seat
from unspoken.tables.house import House
from unspoken.tables.log.replays import GameStillOn, Replay, ReplayUnavailable, find_replay, replay_frames
from unspoken.tables.state.room import SharedReplay
from unspoken.tables.table.table import Table
from unspoken.tables.wire.messages import Refusal
from unspoken.web.endpoints.base import reply

HEADER = "x-unspoken-replay"
"""Header with the secret of a link: URLs often end up in logs, headers do not."""
_NAME_PATTERN = re.compile(rb'"([0-9A-Za-z_-]{8,80})"')
_MAX_CACHED = 16


class ReplayHttpError(Exception):
    """A replay or an album cannot be shown; `reply` is the response."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(code)
        self.reply = reply(Refusal(code), status)


class SharedReplays:
    """Checks the secrets of requests, and finds replays."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._names_cache: OrderedDict[tuple[str, int], frozenset[bytes]] = OrderedDict()
        self._replaying = asyncio.Semaphore(1)

    def find_by_secret(self, request: Request, table: Table, number: int) -> SharedReplay | None:
        """Return the shared replay if the request has its secret in a header or a cookie."""
        shared = shared_replay(table, number)
        if shared is None:
            return None
        cookie = request.cookies.get(replay_cookie_name(table.code, number), "")
        given, expected = (request.headers.get(HEADER, ""), cookie), shared.secret.encode()
        return shared if any(secrets.compare_digest(secret.encode(), expected) for secret in given) else None

    def find_by_album_key(self, key: str, table: Table, number: int) -> SharedReplay | None:
        """Return the shared replay whose album this key opens."""
        shared = shared_replay(table, number)
        if shared is None or not secrets.compare_digest(key.encode(), album_key(shared.secret).encode()):
            return None
        return shared

    async def shows(self, request: Request, code: str, name: str) -> bool:
        """True if a picture or recording appears in a shared replay whose secret the request has."""
        table = await self._house.find(code)
        numbers = [shared.number for shared in table.snapshot.room.shared]
        opened = [number for number in numbers if self.find_by_secret(request, table, number) is not None]
        return any([name.encode() in await self._names_in(table.code, number) for number in opened])

    async def find_finished(self, code: str, number: int) -> Replay:
        """Return a finished game of a table. Raises ReplayHttpError."""
        try:
            return await self.find(code, number)
        except GameStillOn as error:
            raise ReplayHttpError(409, "game-still-on") from error
        except ReplayUnavailable as error:
            raise ReplayHttpError(404, "no-such-replay") from error

    async def find(self, code: str, number: int) -> Replay:
        """Replay a game of a table in a thread, one at a time. Raises ReplayUnavailable."""
        records = await self._house.services.store.load(code)
        async with self._replaying:
            return await asyncio.to_thread(find_replay, records, code, number, self._house.services.games)

    async def _names_in(self, code: str, number: int) -> frozenset[bytes]:
        """Return all strings in a replay that may be the name of a picture or a recording."""
        key = code, number
        if key not in self._names_cache:
            try:
                self._names_cache[key] = await asyncio.to_thread(_find_names, await self.find(code, number))
            except ReplayUnavailable:
                return frozenset()
            while len(self._names_cache) > _MAX_CACHED:
                self._names_cache.popitem(last=False)
        return self._names_cache[key]


def shared_replay(table: Table, number: int) -> SharedReplay | None:
    """Return the entry of a game that the host shares, if any."""
    return next((shared for shared in table.snapshot.room.shared if shared.number == number), None)


def replay_cookie_name(code: str, number: int) -> str:
    """Return the name of the cookie with a replay's secret, for picture requests, which have no header."""
    return f"unspoken_{code}_{number}"


def album_key(secret: str) -> str:
    """Derive the key that opens only the album of a shared replay; the secret cannot be derived from it."""
    return hashlib.sha256(f"album {secret}".encode()).hexdigest()[:32]


def _find_names(replay: Replay) -> frozenset[bytes]:
    seats = map(Seat, range(replay.header.seats))
    frames = (step.frame for seat in seats for step in replay_frames(replay, seat))
    return frozenset(name for frame in frames for name in _NAME_PATTERN.findall(frame))
