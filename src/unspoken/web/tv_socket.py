"""The socket of a TV that waits for a table."""

from __future__ import annotations

from starlette.websockets import WebSocket

from unspoken.kernel.game import Refused
from unspoken.tables.messages import Refusal
from unspoken.tables.ports import Stopwatch
from unspoken.web.gate import Gate
from unspoken.web.socket import SocketTransport, accept, protocol_of, turn_away
from unspoken.web.waiting_tvs import WaitingTvs


class TvSocketEndpoint:
    """Shows each TV a code for as long as it is connected."""

    def __init__(self, waiting: WaitingTvs, gate: Gate, most_unread: int, stopwatch: Stopwatch) -> None:
        self._waiting = waiting
        self._gate = gate
        self._most_unread = most_unread
        self._stopwatch = stopwatch

    async def handle(self, socket: WebSocket) -> None:
        """A TV comes and waits, or is told why not."""
        address = await accept(socket, self._gate)
        if address is None:
            return
        transport = SocketTransport(
            protocol_of(socket), self._gate, address, self._most_unread, self._stopwatch
        )
        try:
            tv = self._waiting.admit(address, transport)
        except Refused as refused:
            await turn_away(socket, refused.code, Refusal(refused.code))
        else:
            transport.begin(tv, tv.code)
