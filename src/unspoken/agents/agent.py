"""The actions of an agent at a table, independent of the protocol that calls them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from importlib.resources import files

from unspoken.agents.drawings import Drawings
from unspoken.agents.pictures import Pictures, ShownPicture
from unspoken.agents.questions import schema
from unspoken.agents.refusals import sentence
from unspoken.agents.table_view import TableView
from unspoken.client import Json, Refused, Table
from unspoken.kernel.game import AnyGame
from unspoken.kernel.languages import FALLBACK

LONGEST_WAIT = 55.0
"""Seconds. Many MCP clients time out after a minute."""


class ActionFailed(Exception):
    """An action failed and changed nothing; the message tells the agent why."""


class Agent:
    """An agent, which is at most at one table at a time."""

    def __init__(self, url: str, code: str, name: str, games: Mapping[str, AnyGame]) -> None:
        self._url = url
        self._code = code
        self._name = name
        self._games = games
        self._client: Table | None = None
        self._pictures: Pictures | None = None
        self._drawings = Drawings()
        self._last_status: object = None
        """The `_status` at the end of the last `wait`."""

    async def join(self, code: str = "", name: str = "") -> TableView:
        """Sit down at a table, or watch if no seat is free."""
        if self._client is not None and self._client.closed not in _CLOSED_FOR_GOOD:
            raise ActionFailed(f"You are at table {self._client.code} already. Leave it first.")
        if not (code or self._code):
            raise ActionFailed("Which table? Pass its code.")
        try:
            self._client = await Table.join(self._url, code or self._code, name or self._name)
        except Refused as refused:
            raise ActionFailed(sentence(refused, "")) from refused
        self._drawings = Drawings()
        self._pictures = None  # they were fetched with the token of the previous table
        return await self.look()

    async def look(self) -> TableView:
        """Return the current view of the agent's seat."""
        client = self._at_table()
        assert client.room is not None
        options = client.room.options
        pack, language = str(options.get("deck", "")), str(options.get("language", FALLBACK))
        if self._pictures is None or self._pictures.belongs_to != (client.code, pack):
            self._pictures = Pictures(client, pack, language)
        await self._pictures.load_descriptions()
        game = self._games.get(client.room.game)
        return TableView(client.room, client.seat, client.frame, game, self._pictures.describe)

    async def pictures(self, *, again: bool) -> list[ShownPicture]:
        """Return the visible pictures and drawings that are new to the agent, or all if `again`."""
        await self.look()
        client = self._at_table()
        assert self._pictures is not None and client.room is not None
        drawn = self._drawings.draw(self._games.get(client.room.game), client.frame, again=again)
        return await self._pictures.fetch(again=again) + drawn

    async def wait(self, seconds: float) -> TableView:
        """Wait until a question comes, somebody speaks or the game ends, or until the time is over."""
        client = self._at_table()
        try:
            async with asyncio.timeout(min(max(seconds, 0.0), LONGEST_WAIT)):
                while not (client.closed in _CLOSED_FOR_GOOD or client.lines or self._must_react(client)):
                    await client.change()
        except TimeoutError:
            pass  # the agent learns that nothing has happened
        self._last_status = _status(self._at_table())
        return await self.look()

    def lines(self) -> list[str]:
        """Return the lines that others have said since the last call."""
        client = self._at_table()
        said = [f"{line.name} in {line.channel}: {line.text}" for line in client.lines]
        client.lines.clear()
        return said

    async def answer(self, key: str, command: Json) -> None:
        """Answer a question."""
        client = self._at_table()
        try:
            await client.answer(key, command)
        except Refused as refused:
            raise ActionFailed(self._explain(client, refused)) from refused

    async def speak(self, text: str, channel: str = "") -> str:
        """Say something if the rules allow it, and return the channel."""
        client = self._at_table()
        voices = () if client.frame is None else client.frame.voices
        where = (
            channel
            or next((voice.channel for voice in voices if voice.speak), "")
            or next((voice.channel for voice in voices), "table")
        )
        try:
            await client.say(where, text)
        except Refused as refused:
            raise ActionFailed(self._explain(client, refused)) from refused
        return where

    async def leave(self) -> None:
        """Leave the table for good."""
        client = self._at_table()
        try:
            await client.leave()
        except Refused as refused:
            raise ActionFailed(self._explain(client, refused)) from refused
        self._client = self._pictures = None

    def rules(self) -> str:
        """Return the RULES.md of the table's game."""
        client = self._at_table()
        assert client.room is not None
        game = self._games.get(client.room.game)
        if game is None:
            raise ActionFailed(f"This program does not know the game {client.room.game}.")
        package = game.setup.__module__.rpartition(".")[0]
        return files(package).joinpath("RULES.md").read_text(encoding="utf-8")

    def _at_table(self) -> Table:
        if self._client is None:
            raise ActionFailed("You are not at a table. Join one first.")
        if self._client.closed in _CLOSED_FOR_GOOD:
            raise ActionFailed(_CLOSED_FOR_GOOD[self._client.closed])
        return self._client

    def _must_react(self, client: Table) -> bool:
        """True if the table waits for the agent, or has changed since the last `wait`."""
        owed = client.frame is not None and any(ask.owed for ask in client.frame.asks)
        playing = client.room is not None and client.room.phase == "playing"
        return (playing and owed) or _status(client) != self._last_status

    def _explain(self, client: Table, refused: Refused) -> str:
        game = "" if client.room is None else client.room.game
        text = sentence(refused, game)
        if "reason" in refused.facts:
            text += f" {refused.facts['reason']} at {refused.facts['at']}."
        if refused.code == "unreadable" and client.frame is not None and game in self._games:
            schemas = (schema(self._games[game], ask.answers) for ask in client.frame.asks)
            text += " A command must fit one of these schemas: " + " or ".join(map(str, schemas))
        return text


_CLOSED_FOR_GOOD = {
    "left": "You have left the table. Join one first.",
    "removed": "You were removed from the table, or it does not know you any more.",
    "shut": "The operator of the server has closed the table for good.",
    "taken-over": "Another connection has taken your seat with the same token.",
}


def _status(client: Table) -> object:
    """Return the open questions, the phase, and whether the game is paused, for comparison."""
    asks = () if client.frame is None else tuple(ask.key for ask in client.frame.asks)
    return asks, None if client.room is None else (client.room.phase, client.room.paused)
