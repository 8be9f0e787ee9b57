"""Scripted agents over MCP, which read texts, and scripted people over WebSockets."""

from __future__ import annotations

import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tests.agents.text_reader import AskedInText, answer_from, questions_in
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
    """An MCP client that reads the texts of its tools, and answers from them."""

    def __init__(self, session: ClientSession) -> None:
        self.session = session
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
            await self._answer(text_of(await self.call("look", pictures=False)))
            content = await self.does("wait", seconds=5)
        return content

    async def _answer(self, text: str) -> None:
        """Answer a question of the text: an optional one once, so that a round does not last long."""
        asked = [
            question for question in questions_in(text) if question.owed or self._may_end_round(question)
        ]
        if not asked:
            return
        question = min(asked, key=lambda one: 0 if set(one.answers) & set(_FIRST) else 1)
        command = answer_from(text, question.key, Chance(b"agent", self.answers))
        self._answered.add(question.key)
        if command is not None:
            self.answers += not (await self.call("answer", key=question.key, command=command)).is_error

    def _may_end_round(self, question: AskedInText) -> bool:
        return bool(set(question.answers) & set(_FIRST)) and question.key not in self._answered


def text_of(result: CallToolResult) -> str:
    """Return the text of a result."""
    from mcp.types import TextContent

    return "\n".join(block.text for block in result.content if isinstance(block, TextContent))


@asynccontextmanager
async def agent_at(address: str, code: str, *more: str) -> AsyncIterator[ScriptedAgent]:
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
        yield ScriptedAgent(session)
