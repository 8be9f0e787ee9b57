"""An agent by script over the real protocol, and people by script beside it."""

from __future__ import annotations

import os
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tests.client import Client
from unspoken.bots.lore import best_lore
from unspoken.bots.player import RANDOM, decide
from unspoken.content.packs import Packs
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame, Seat

if TYPE_CHECKING:  # importing it takes seconds, which only the worker that needs it should pay
    from mcp import ClientSession
    from mcp.types import CallToolResult

Json = dict[str, Any]  # whatever the server says: a test looks for what it expects

_NO_LORE = best_lore(Packs({}))  # chance needs none
_FIRST = ("yes", "guess")
"""What nobody waits for, and what ends a round of Pareidolia before its clock does."""


def choose(game: AnyGame, frame: Json, seat: int, answered: set[str], step: int) -> tuple[str, Json] | None:
    """Any legal answer to one of the questions; None if there is nothing to say. It sees a frame alone."""
    asks = [ask for ask in frame.get("asks", ()) if ask.get("owed", True) or _unasked(ask, answered)]
    if not asks:
        return None
    ask = min(asks, key=lambda one: 0 if set(one["answers"]) & set(_FIRST) else 1)
    chance = Chance(f"seat {seat}".encode(), step)
    only = {**frame, "asks": [{**ask, "owed": True}]}
    decided = decide(game, encode(only), Seat(seat), _NO_LORE, chance, RANDOM)
    assert decided is not None
    answered.add(ask["key"])
    return ask["key"], msgspec.to_builtins(decided.command)


def _unasked(ask: Json, answered: set[str]) -> bool:
    return bool(set(ask["answers"]) & set(_FIRST)) and ask["key"] not in answered


class Companion:
    """Somebody at the table by socket, who answers at once."""

    def __init__(self, client: Client, game: AnyGame) -> None:
        self.client = client
        self._game = game
        self._answered: set[str] = set()

    async def play(self) -> None:
        """Answer whatever is asked until the game is over."""
        step = 0
        while self.client.room["phase"] != "over":
            seat = self.client.seat
            assert seat is not None
            chosen = choose(self._game, self.client.frame, seat, self._answered, step)
            step += 1
            if chosen is not None:
                await self.client.answer(*chosen)
            await self.client.changes()


class ScriptedAgent:
    """An MCP client without a mind: it takes any answer that the question allows."""

    def __init__(self, session: ClientSession, game: AnyGame) -> None:
        self.session = session
        self._game = game
        self._answered: set[str] = set()
        self.answers = 0

    async def call(self, tool: str, **arguments: object) -> CallToolResult:
        """Call a tool."""
        return await self.session.call_tool(tool, arguments)

    async def does(self, tool: str, **arguments: object) -> Json:
        """Call a tool that must not fail; what it says to programs."""
        result = await self.call(tool, **arguments)
        assert not result.is_error, text_of(result)
        return dict(result.structured_content or {})

    async def refused(self, tool: str, **arguments: object) -> str:
        """Call a tool that must fail; what it says."""
        result = await self.call(tool, **arguments)
        assert result.is_error, text_of(result)
        return text_of(result)

    async def play(self) -> Json:
        """Wait and answer until the game is over; the last look."""
        told = await self.does("wait", seconds=20)
        while not told["over"]:
            chosen = choose(self._game, as_frame(told), told["seat"], self._answered, self.answers)
            if chosen is not None:
                self.answers += not (await self.call("answer", key=chosen[0], command=chosen[1])).is_error
            told = await self.does("wait", seconds=5)
        return told


def as_frame(told: Mapping[str, Any]) -> Json:
    """The frame in a tool's structured content."""
    return {"public": told.get("public"), "private": told.get("private"), "asks": told["questions"]}


def text_of(result: CallToolResult) -> str:
    """All words of a result."""
    from mcp.types import TextContent

    return "\n".join(block.text for block in result.content if isinstance(block, TextContent))


@asynccontextmanager
async def agent_at(address: str, code: str, game: AnyGame, *more: str) -> AsyncIterator[ScriptedAgent]:
    """`unspoken mcp` as a process of its own, and a session with it."""
    from mcp import ClientSession, StdioServerParameters, stdio_client

    folder = Path(__file__).parent
    roots = [str(folder.parent / "toygame"), os.environ.get("PYTHONPATH", "")]
    command = ["-m", "unspoken", "mcp", "--url", address, "--code", code, *more]
    parameters = StdioServerParameters(
        command=sys.executable, args=command, env={"PYTHONPATH": os.pathsep.join(roots)}
    )
    async with stdio_client(parameters) as (reading, writing), ClientSession(reading, writing) as session:
        await session.initialize()
        yield ScriptedAgent(session, game)
