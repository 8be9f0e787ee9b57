"""Where a TV waits: at this server, or at another one that shares our store."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from unspoken.tables.errors import NotSaved
from unspoken.tables.names import ALPHABET
from unspoken.tables.neighbours import Neighbours
from unspoken.web.forwarding import FORWARDED, ask_node
from unspoken.web.tv_api import TvTaken
from unspoken.web.waiting_tvs import CODE_LENGTH, WaitingTvs

PATH = "/waiting-tvs/{code}"
"""A door for other servers alone: it is in no description for programs."""
_HERE = ""
_WITHIN = 3.0
"""Seconds for another server to say whether a TV waits there."""


class TvDirectory:
    """Finds a waiting TV by its code wherever it waits: nothing of it is kept in the store."""

    def __init__(self, here: WaitingTvs, others: Neighbours) -> None:
        self.here = here
        self._others = others

    async def find(self, code: str) -> str | None:
        """The server at which a TV shows this code; None if there is none, or if two happen to."""
        if len(code) != CODE_LENGTH or not set(ALPHABET).issuperset(code):
            return None
        nodes = await self._others.others()
        there = await asyncio.gather(*(self._asked(node, "GET", code) for node in nodes))
        found = [node for node, has in zip(nodes, there, strict=True) if has]
        if code in self.here:
            found.append(_HERE)
        return found[0] if len(found) == 1 else None

    async def hand(self, node: str, code: str, table: str, token: str) -> bool:
        """Tell the TV what it shows from now on; whether it was still there."""
        if node == _HERE:
            return self.here.hand(code, table, token)
        return await self._asked(node, "POST", code, msgspec.json.encode(TvTaken(table, token)))

    async def answer(self, request: Request) -> Response:
        """What another server asks of us; nobody else may."""
        if FORWARDED not in request.scope:
            return Response(status_code=404)
        code = str(request.path_params["code"])
        if request.method == "GET":
            found = code in self.here
        else:
            taken = msgspec.json.decode(await request.body(), type=TvTaken)
            found = self.here.hand(code, taken.table, taken.token)
        return Response(status_code=204 if found else 404)

    async def _asked(self, node: str, method: str, code: str, body: bytes = b"") -> bool:
        """Whether another server says yes; one that says nothing has no TV for us."""
        try:
            async with asyncio.timeout(_WITHIN):
                answered = await ask_node(self._others.ask, node, method, PATH.format(code=code), body)
        except (NotSaved, TimeoutError):
            return False
        return answered.status == 204
