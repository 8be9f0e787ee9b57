"""The socket of a TV that waits for a table."""

from __future__ import annotations

from starlette.websockets import WebSocket

from unspoken.kernel.types import Refused
from unspoken.tables.ports import Stopwatch
from unspoken.tables.wire.messages import Refusal
from unspoken.web.http.rate_limiter import RateLimiter
from unspoken.web.sockets.socket import SocketTransport, accept, protocol_of, reject
from unspoken.web.waiting_tvs.registry import WaitingTvs


class TvSocketEndpoint:
    """Accepts connections of TVs and shows each a code while it waits."""

    def __init__(
        self, waiting: WaitingTvs, limiter: RateLimiter, most_unread: int, stopwatch: Stopwatch
    ) -> None:
        self._waiting = waiting
        self._limiter = limiter
        self._most_unread = most_unread
        self._stopwatch = stopwatch

    async def handle(self, socket: WebSocket) -> None:
        """Add a TV to the registry, or reject its connection."""
        address = await accept(socket, self._limiter)
        if address is None:
            return
        transport = SocketTransport(
            protocol_of(socket), self._limiter, address, self._most_unread, self._stopwatch
        )
        try:
            tv = self._waiting.admit(address, transport)
        except Refused as refused:
            await reject(socket, refused.code, Refusal(refused.code))
        else:
            transport.begin(tv, tv.code)
