"""Finds the server at which a TV waits: this server, or another one on the same store."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from unspoken.tables.cluster_node import ClusterNode
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.state.names import ALPHABET
from unspoken.web.http.forwarding import FORWARDED, ask_node
from unspoken.web.waiting_tvs.messages import TvTaken
from unspoken.web.waiting_tvs.registry import CODE_LENGTH, WaitingTvs

PATH = "/waiting-tvs/{code}"
"""A route for other servers only, so it is not part of the API description."""
_HERE = ""
_LOOKUP_TIMEOUT = 3.0
"""Seconds for another server to reply whether a TV waits there."""


class TvDirectory:
    """Finds a waiting TV by its code on any server; waiting TVs are not in the store."""

    def __init__(self, here: WaitingTvs, others: ClusterNode) -> None:
        self.here = here
        self._others = others

    async def find(self, code: str) -> str | None:
        """Return the server at which a TV shows this code; None if there is no such TV, or more than one."""
        if len(code) != CODE_LENGTH or not set(ALPHABET).issuperset(code):
            return None
        nodes = await self._others.others()
        replies = await asyncio.gather(*(self._ask(node, "GET", code) for node in nodes))
        matches = [node for node, has_tv in zip(nodes, replies, strict=True) if has_tv]
        if code in self.here:
            matches.append(_HERE)
        return matches[0] if len(matches) == 1 else None

    async def show_table(self, node: str, code: str, table: str, token: str) -> bool:
        """Let the TV show a table; False if it no longer waits."""
        if node == _HERE:
            return self.here.show_table(code, table, token)
        return await self._ask(node, "POST", code, msgspec.json.encode(TvTaken(table, token)))

    async def answer(self, request: Request) -> Response:
        """Reply to another server's lookup, or to its request to show a table; 404 for everybody else."""
        if FORWARDED not in request.scope:
            return Response(status_code=404)
        code = str(request.path_params["code"])
        if request.method == "GET":
            found = code in self.here
        else:
            taken = msgspec.json.decode(await request.body(), type=TvTaken)
            found = self.here.show_table(code, taken.table, taken.token)
        return Response(status_code=204 if found else 404)

    async def _ask(self, node: str, method: str, code: str, body: bytes = b"") -> bool:
        """True if another server has the TV; a server that does not answer counts as no."""
        try:
            async with asyncio.timeout(_LOOKUP_TIMEOUT):
                response = await ask_node(self._others.ask, node, method, PATH.format(code=code), body)
        except (StoreUnavailable, TimeoutError):
            return False
        return response.status == 204
