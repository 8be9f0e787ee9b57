"""Access to replays that a host has shared by a link, and to the pictures and recordings in them."""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import Request

from unspoken.tables.house import House
from unspoken.tables.state.room import SharedReplay
from unspoken.tables.table.table import Table
from unspoken.web.endpoints.base import client_address
from unspoken.web.replays.questions import Names
from unspoken.web.replays.reader import ReplayError, ReplayReader

HEADER = "x-unspoken-replay"
"""Header with the secret of a link: URLs often end up in logs, headers do not."""
_GONE = 404


class SharedReplays:
    """Checks the secrets of requests."""

    def __init__(self, house: House, reader: ReplayReader) -> None:
        self._house = house
        self._reader = reader

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
        address = client_address(request)
        return any([await self._contains(address, table.code, number, name) for number in opened])

    async def _contains(self, address: str, code: str, number: int, name: str) -> bool:
        """True if the name of a picture or recording appears in a game."""
        try:
            names = await self._reader.read(address, code, number, Names())
        except ReplayError as error:
            if error.status == _GONE:
                return False
            raise
        return b"\n%s\n" % name.encode() in names


def shared_replay(table: Table, number: int) -> SharedReplay | None:
    """Return the entry of a game that the host shares, if any."""
    return next((shared for shared in table.snapshot.room.shared if shared.number == number), None)


def replay_cookie_name(code: str, number: int) -> str:
    """Return the name of the cookie with a replay's secret, for picture requests, which have no header."""
    return f"unspoken_{code}_{number}"


def album_key(secret: str) -> str:
    """Derive the key that opens only the album of a shared replay; the secret cannot be derived from it."""
    return hashlib.sha256(f"album {secret}".encode()).hexdigest()[:32]
