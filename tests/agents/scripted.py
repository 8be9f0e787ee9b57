"""Scripted agents over MCP and scripted people over WebSockets, which give random legal answers."""

from __future__ import annotations

import os
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tests.client import Client
from unspoken.bots.lore.lore import best_lore
from unspoken.bots.player import RANDOM, ChosenBot, decide
from unspoken.content.packs import Packs
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Seat

if TYPE_CHECKING:  # importing mcp takes seconds, so only the tests that use it import it
    from mcp import ClientSession
    from mcp.types import CallToolResult

Json = dict[str, Any]  # arbitrary JSON of the server

_NO_LORE = best_lore(Packs({}))  # random answers need no lore
_FIRST = ("yes", "guess")
"""Optional answers that end a round of Pareidolia before its time is over."""


def choose(game: AnyGame, frame: Json, seat: int, answered: set[str], step: int) -> tuple[str, Json] | None:
    """Return a random legal answer to one question of the frame; None if there is no question."""
    asks = [
        ask for ask in frame.get("asks", ()) if ask.get("owed", True) or _optional_and_open(ask, answered)
    ]
    if not asks:
        return None
    ask = min(asks, key=lambda asked: 0 if set(asked["answers"]) & set(_FIRST) else 1)
    chance = Chance(f"seat {seat}".encode(), step)
    only = {**frame, "asks": [{**ask, "owed": True}]}
    decided = decide(game, encode(only), Seat(seat), ChosenBot(_NO_LORE, chance, RANDOM))
    assert decided is not None
    answered.add(ask["key"])
    return ask["key"], msgspec.to_builtins(decided.command)


def _optional_and_open(ask: Json, answered: set[str]) -> bool:
    return bool(set(ask["answers"]) & set(_FIRST)) and ask["key"] not in answered


class Companion:
    """A player on a WebSocket who answers at once."""

    def __init__(self, client: Client, game: AnyGame) -> None:
        self.client = client
        self._game = game
        self._answered: set[str] = set()

    async def play(self) -> None:
        """Answer all questions until the game is over."""
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
    """An MCP client that gives random legal answers."""

    def __init__(self, session: ClientSession, game: AnyGame) -> None:
        self.session = session
        self._game = game
        self._answered: set[str] = set()
        self.answers = 0

    async def call(self, tool: str, **arguments: object) -> CallToolResult:
        """Call a tool."""
        return await self.session.call_tool(tool, arguments)

    async def does(self, tool: str, **arguments: object) -> Json:
        """Call a tool that must not fail, and return its structured content."""
        result = await self.call(tool, **arguments)
        assert not result.is_error, text_of(result)
        return dict(result.structured_content or {})

    async def refused(self, tool: str, **arguments: object) -> str:
        """Call a tool that must fail, and return its text."""
        result = await self.call(tool, **arguments)
        assert result.is_error, text_of(result)
        return text_of(result)

    async def play(self) -> Json:
        """Wait and answer until the game is over, and return the last structured content."""
        content = await self.does("wait", seconds=20)
        while not content["over"]:
            chosen = choose(self._game, as_frame(content), content["seat"], self._answered, self.answers)
            if chosen is not None:
                self.answers += not (await self.call("answer", key=chosen[0], command=chosen[1])).is_error
            content = await self.does("wait", seconds=5)
        return content


def as_frame(content: Mapping[str, Any]) -> Json:
    """Return the frame in a tool's structured content."""
    return {"public": content.get("public"), "private": content.get("private"), "asks": content["questions"]}


def text_of(result: CallToolResult) -> str:
    """Return the text of a result."""
    from mcp.types import TextContent

    return "\n".join(block.text for block in result.content if isinstance(block, TextContent))


@asynccontextmanager
async def agent_at(address: str, code: str, game: AnyGame, *more: str) -> AsyncIterator[ScriptedAgent]:
    """Run `unspoken mcp` as a subprocess and connect to it."""
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
