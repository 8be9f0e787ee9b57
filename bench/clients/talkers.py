"""Tables at which three of five people talk without a pause: `bench.clients.talkers ADDRESS TABLES`.

Prints "underway" when everybody is connected. When stdin ends, prints the number of packets that were sent
and heard, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import dataclass, field

import httpx

from bench.clients.party import join_table, open_table, socket_url
from bench.clients.wire import PATIENCE, Wire
from unspoken.kernel.codec import encode
from unspoken.tables.wire.messages import Hello
from unspoken.tables.wire.voice_messages import SOUND, OpenMicrophone

PEOPLE, TALKERS = 5, 3
_PACKET = bytes((SOUND, 90)) + bytes(120)
"""A packet of 40 milliseconds at 24 kbit/s."""
_EVERY = 0.04


@dataclass
class Talk:
    """All voice connections, with counts of sent and heard packets."""

    talkers: list[Wire] = field(default_factory=list)
    sent: int = 0
    heard: int = 0

    async def gather(self, http: httpx.AsyncClient) -> None:
        """Open a table and connect the voices of five people."""
        code, token = await open_table(http)
        tokens = [token, *[await join_table(http, code) for _ in range(PEOPLE - 1)]]
        for place, token in enumerate(tokens):
            wire = await Wire.connect(f"{socket_url(http, code)}/voice", self._hear)
            wire.send(encode(Hello(token)))
            if place < TALKERS:
                wire.send(encode(OpenMicrophone("table")))
                self.talkers.append(wire)

    def _hear(self, message: bytes) -> None:
        if message[:1] == bytes((SOUND,)):
            self.heard += 1

    async def speak(self, wire: Wire, first: float) -> None:
        """Send a packet every 40 milliseconds until the task is cancelled."""
        loop, due = asyncio.get_running_loop(), first
        while True:
            await asyncio.sleep(due - loop.time())
            wire.send_binary(_PACKET)
            self.sent += 1
            due += _EVERY


async def main(address: str, tables: int) -> None:
    """Talk until stdin ends."""
    talk = Talk()
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        for _ in range(tables):
            await talk.gather(http)
    now, step = asyncio.get_running_loop().time() + 0.1, _EVERY / max(1, len(talk.talkers))
    speaking = [
        asyncio.create_task(talk.speak(wire, now + step * place)) for place, wire in enumerate(talk.talkers)
    ]
    print("underway", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for task in speaking:
        task.cancel()
    print(json.dumps({"sent": talk.sent, "heard": talk.heard}), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
