"""Replays that a host has shared: who may come in by the link, and what they may fetch besides."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from collections import OrderedDict

from starlette.requests import Request

from unspoken.kernel.game import Seat
from unspoken.tables.house import House
from unspoken.tables.messages import Refusal
from unspoken.tables.replays import GameStillOn, Replay, ReplayUnavailable, find_replay, replay_frames
from unspoken.tables.room import SharedReplay
from unspoken.tables.table import Table
from unspoken.web.handlers import reply

HEADER = "x-unspoken-replay"
"""Carries the secret of a link: a page's address stands in many a log, a header in none."""
_NAMES = re.compile(rb'"([0-9A-Za-z_-]{8,80})"')
_MOST_REMEMBERED = 16


class Unseen(Exception):
    """There is nothing to be seen; the reply says why."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(code)
        self.reply = reply(Refusal(code), status)


class SharedReplays:
    """Looks for the secret in what somebody sends, and at what that replay shows."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._shown: OrderedDict[tuple[str, int], frozenset[bytes]] = OrderedDict()
        self._one_at_a_time = asyncio.Semaphore(1)

    def opened(self, request: Request, table: Table, number: int) -> SharedReplay | None:
        """The shared replay that this request has the secret of."""
        given = (request.headers.get(HEADER, ""), request.cookies.get(cookie_of(table.code, number), ""))
        shared = next((one for one in table.snapshot.room.shared if one.number == number), None)
        if shared is None:
            return None
        known = shared.secret.encode()
        return shared if any(secrets.compare_digest(one.encode(), known) for one in given) else None

    def album_opened(self, key: str, table: Table, number: int) -> SharedReplay | None:
        """The shared replay whose album this key opens."""
        shared = next((one for one in table.snapshot.room.shared if one.number == number), None)
        if shared is None or not secrets.compare_digest(key.encode(), album_key(shared.secret).encode()):
            return None
        return shared

    async def shows(self, request: Request, code: str, name: str) -> bool:
        """Whether a picture or a recording is in a replay of this table that the request has a secret of."""
        table = await self._house.find(code)
        numbers = [one.number for one in table.snapshot.room.shared]
        opened = [number for number in numbers if self.opened(request, table, number) is not None]
        return any([name.encode() in await self._names_in(table.code, number) for number in opened])

    async def finished(self, code: str, number: int) -> Replay:
        """A game of a table that is over; Unseen says why not."""
        try:
            return await self.find(code, number)
        except GameStillOn as on:
            raise Unseen(409, "game-still-on") from on
        except ReplayUnavailable as missing:
            raise Unseen(404, "no-such-replay") from missing

    async def find(self, code: str, number: int) -> Replay:
        """A game of a table; ReplayUnavailable says why not. One at a time, and beside the loop."""
        records = await self._house.services.store.load(code)
        async with self._one_at_a_time:
            return await asyncio.to_thread(find_replay, records, code, number, self._house.services.games)

    async def _names_in(self, code: str, number: int) -> frozenset[bytes]:
        """Everything in a replay that may be the name of a picture or of a recording."""
        key = code, number
        if key not in self._shown:
            try:
                self._shown[key] = await asyncio.to_thread(_names, await self.find(code, number))
            except ReplayUnavailable:
                return frozenset()
            while len(self._shown) > _MOST_REMEMBERED:
                self._shown.popitem(last=False)
        return self._shown[key]


def cookie_of(code: str, number: int) -> str:
    """What lets a browser fetch the pictures of a shared replay, which carry no header."""
    return f"unspoken_{code}_{number}"


def album_key(secret: str) -> str:
    """What opens the album of a shared replay and nothing else: the secret cannot be told from it."""
    return hashlib.sha256(f"album {secret}".encode()).hexdigest()[:32]


def _names(replay: Replay) -> frozenset[bytes]:
    seats = map(Seat, range(replay.header.seats))
    frames = (step.frame for seat in seats for step in replay_frames(replay, seat))
    return frozenset(name for frame in frames for name in _NAMES.findall(frame))
