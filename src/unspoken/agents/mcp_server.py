"""The Model Context Protocol in front of one agent's seat: each tool is one thing that a person could do."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Annotated, ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.types import CallToolResult, ContentBlock, ImageContent, TextContent
from pydantic import Field

from unspoken import __version__
from unspoken.agents.agent import LONGEST_WAIT, Agent, NotDone
from unspoken.agents.questions import Json
from unspoken.agents.sight import Sight

_INSTRUCTIONS = """You hold one seat at a table of Unspoken: four games of association and silence.
Call join once, read the rules, then repeat: wait until you are asked, look, answer. Answer with one of the
commands that the question lists, or one in the form that it gives. Everybody at the table sees that you are
an agent. You see what a person in your seat would see and no more; where the game is silent, so are you."""

Key = Annotated[str, Field(description="The question's key, as wait and look tell it.")]
Command = Annotated[Json, Field(description="One of the question's choices, or a command in its form.")]
Seconds = Annotated[
    float, Field(description=f"How long to wait at most; {LONGEST_WAIT:g} seconds is the limit.")
]
Code = Annotated[str, Field(description="The table's code; without one, the code this program was given.")]
Name = Annotated[str, Field(description="What you are called at the table.")]
Again = Annotated[
    bool, Field(description="Show every picture in sight, also those that you were shown before.")
]
Channel = Annotated[str, Field(description="Where; without one, the first in which you may speak.")]


def mcp_server(agent: Agent) -> MCPServer[object]:
    """A server with the agent's tools."""
    server: MCPServer[object] = MCPServer(
        "unspoken", title="Unspoken", instructions=_INSTRUCTIONS, version=__version__, log_level="WARNING"
    )
    for tool in _Tools(agent).all():
        server.tool(structured_output=False)(tool)
    return server


P = ParamSpec("P")


def _in_words(tool: Callable[P, Awaitable[CallToolResult]]) -> Callable[P, Awaitable[CallToolResult]]:
    """A tool whose refusals are told to the agent as the house says them, word for word."""

    @wraps(tool)
    async def told(*args: P.args, **named: P.kwargs) -> CallToolResult:
        try:
            return await tool(*args, **named)
        except NotDone as why:
            return CallToolResult(content=_text(str(why)), is_error=True)

    return told


class _Tools:
    """The tools, by the names under which agents call them."""

    def __init__(self, agent: Agent) -> None:
        self._agent = agent

    def all(self) -> tuple[Callable[..., Awaitable[object]], ...]:
        """Every tool."""
        return self.join, self.rules, self.wait, self.look, self.answer, self.speak, self.leave

    @_in_words
    async def join(self, code: Code = "", name: Name = "") -> CallToolResult:
        """Sit down at the table as an agent, or watch where no seat is free. The table as it stands."""
        return _result(await self._agent.join(code, name), [])

    @_in_words
    async def rules(self) -> CallToolResult:
        """The rules of the game that is on the table."""
        return CallToolResult(content=_text(self._agent.rules()))

    @_in_words
    async def wait(self, seconds: Seconds = 25.0) -> CallToolResult:
        """Wait until you are asked something, somebody speaks, or the game ends; what it was."""
        sight = await self._agent.wait(seconds)
        return _result(sight, self._agent.lines(), sight.brief())

    @_in_words
    async def look(self, again: Again = False) -> CallToolResult:
        """All that your seat sees, in words, with the pictures that you have not been shown yet."""
        result = _result(await self._agent.look(), self._agent.lines())
        for picture, webp in await self._agent.pictures(again=again):
            result.content += _picture(picture, webp)
        return result

    @_in_words
    async def answer(self, key: Key, command: Command) -> CallToolResult:
        """Answer a question. It is saved when this returns; while the question stands it may be changed."""
        await self._agent.answer(key, command)
        sight = await self._agent.look()
        return _result(sight, [], "Heard, and saved.\n" + sight.brief())

    @_in_words
    async def speak(self, text: str, channel: Channel = "") -> CallToolResult:
        """Say something at the table, where the rules allow it just now."""
        return CallToolResult(content=_text(f"Said in {await self._agent.speak(text, channel)}."))

    @_in_words
    async def leave(self) -> CallToolResult:
        """Leave the table for good; a bot plays on in your seat."""
        await self._agent.leave()
        return CallToolResult(content=_text("You have left the table."))


def _result(sight: Sight, said: list[str], words: str | None = None) -> CallToolResult:
    text = sight.in_words() if words is None else words
    if said:
        text += "\n\nSaid since:\n" + "\n".join(said)
    structured = {**sight.as_json(), "said": said}
    return CallToolResult(content=_text(text), structured_content=structured)


def _text(words: str) -> list[ContentBlock]:
    return [TextContent(type="text", text=words)]


def _picture(picture: str, webp: bytes) -> list[ContentBlock]:
    return [
        *_text(f"Picture {picture}:"),
        ImageContent(type="image", data=b64encode(webp).decode(), mime_type="image/webp"),
    ]


def serve(agent: Agent, port: int | None) -> None:
    """Speak MCP on stdin and stdout, or by streamable HTTP at this port of this machine."""
    server = mcp_server(agent)
    if port is None:
        asyncio.run(server.run_stdio_async())
    else:
        asyncio.run(server.run_streamable_http_async(port=port))
