"""An MCP server for one agent's seat: each tool is an action that a person can do as well."""

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
from unspoken.agents.agent import LONGEST_WAIT, ActionFailed, Agent
from unspoken.agents.pictures import ShownPicture
from unspoken.agents.table_view import TableView
from unspoken.client import Json

_INSTRUCTIONS = """You hold one seat at a table of Unspoken: games of association and silence.
Call join once, read the rules, then repeat: wait until you are asked, look, answer. Answer with one of the
commands that the question lists, or one that fits its schema. Everybody at the table sees that you are
an agent. You see what a person in your seat would see and no more; when players may not talk, nor may you."""

Key = Annotated[str, Field(description="The question's key, from wait or look.")]
Command = Annotated[Json, Field(description="One of the question's choices, or a command of its schema.")]
Seconds = Annotated[
    float, Field(description=f"How long to wait at most; {LONGEST_WAIT:g} seconds is the limit.")
]
Code = Annotated[
    str, Field(description="The table's code (default: the code this program was started with).")
]
Name = Annotated[str, Field(description="Your name at the table.")]
Again = Annotated[
    bool, Field(description="Return every visible picture, including those that you have already been shown.")
]
WithPictures = Annotated[bool, Field(description="False to get the text alone.")]
Channel = Annotated[str, Field(description="The channel (default: the first one in which you may speak).")]


def mcp_server(agent: Agent) -> MCPServer[object]:
    """Return a server with the agent's tools."""
    server: MCPServer[object] = MCPServer(
        "unspoken", title="Unspoken", instructions=_INSTRUCTIONS, version=__version__, log_level="WARNING"
    )
    for tool in _Tools(agent).all():
        server.tool(structured_output=False)(tool)
    return server


P = ParamSpec("P")


def _explain_errors(tool: Callable[P, Awaitable[CallToolResult]]) -> Callable[P, Awaitable[CallToolResult]]:
    """Return ActionFailed to the agent as the tool's error text."""

    @wraps(tool)
    async def wrapped(*args: P.args, **named: P.kwargs) -> CallToolResult:
        try:
            return await tool(*args, **named)
        except ActionFailed as failed:
            return CallToolResult(content=_text(str(failed)), is_error=True)

    return wrapped


class _Tools:
    """The tools; agents call them by these method names and read their docstrings."""

    def __init__(self, agent: Agent) -> None:
        self._agent = agent

    def all(self) -> tuple[Callable[..., Awaitable[object]], ...]:
        """Return every tool."""
        return self.join, self.rules, self.wait, self.look, self.answer, self.speak, self.leave

    @_explain_errors
    async def join(self, code: Code = "", name: Name = "") -> CallToolResult:
        """Sit down at the table as an agent, or watch if no seat is free. Returns the table."""
        return _result(await self._agent.join(code, name), [])

    @_explain_errors
    async def rules(self) -> CallToolResult:
        """Return the rules of the table's game."""
        return CallToolResult(content=_text(self._agent.rules()))

    @_explain_errors
    async def wait(self, seconds: Seconds = 25.0) -> CallToolResult:
        """Wait until you are asked something, somebody speaks, or the game ends. Returns what happened."""
        view = await self._agent.wait(seconds)
        return _result(view, self._agent.lines(), view.brief())

    @_explain_errors
    async def look(self, again: Again = False, pictures: WithPictures = True) -> CallToolResult:
        """Describe all that your seat sees, with the pictures that you have not been shown yet."""
        result = _result(await self._agent.look(), self._agent.lines())
        for picture in await self._agent.pictures(again=again) if pictures else ():
            result.content += _picture(picture)
        return result

    @_explain_errors
    async def answer(self, key: Key, command: Command) -> CallToolResult:
        """Answer a question. The answer is saved; you may change it while the question is open."""
        await self._agent.answer(key, command)
        view = await self._agent.look()
        return _result(view, [], "Your answer is saved.\n" + view.brief())

    @_explain_errors
    async def speak(self, text: str, channel: Channel = "") -> CallToolResult:
        """Say something at the table, if the rules allow it now."""
        return CallToolResult(content=_text(f"Said in {await self._agent.speak(text, channel)}."))

    @_explain_errors
    async def leave(self) -> CallToolResult:
        """Leave the table for good; a bot plays on in your seat."""
        await self._agent.leave()
        return CallToolResult(content=_text("You have left the table."))


def _result(view: TableView, said: list[str], words: str | None = None) -> CallToolResult:
    text = view.in_words() if words is None else words
    if said:
        text += "\n\nSaid since you last read the talk:\n" + "\n".join(said)
    structured = {**view.as_json(), "said": said}
    return CallToolResult(content=_text(text), structured_content=structured)


def _text(words: str) -> list[ContentBlock]:
    return [TextContent(type="text", text=words)]


def _picture(picture: ShownPicture) -> list[ContentBlock]:
    data = b64encode(picture.data).decode()
    return [
        *_text(picture.title),
        ImageContent(type="image", data=data, mime_type=picture.media_type),
    ]


def serve(agent: Agent, port: int | None) -> None:
    """Serve MCP on stdin and stdout, or by streamable HTTP on this port of 127.0.0.1."""
    server = mcp_server(agent)
    if port is None:
        asyncio.run(server.run_stdio_async())
    else:
        asyncio.run(server.run_streamable_http_async(port=port))
