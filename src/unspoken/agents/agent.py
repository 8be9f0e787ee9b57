"""What an agent can do at a table, in words and pictures, whatever protocol it came by."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from importlib.resources import files

from unspoken.agents.client import TableClient
from unspoken.agents.house import House
from unspoken.agents.pictures import Pictures
from unspoken.agents.questions import Json, schema
from unspoken.agents.refusals import sentence
from unspoken.agents.sight import Sight
from unspoken.kernel.game import AnyGame, Refused
from unspoken.kernel.languages import FALLBACK

LONGEST_WAIT = 55.0
"""Seconds: clients give a tool up after a minute, many of them."""


class NotDone(Exception):
    """What the agent wished was not done, and why, in the house's own words; nothing has changed."""


class Agent:
    """One seat, as an agent holds it: at most one table at a time."""

    def __init__(self, house: House, code: str, name: str, games: Mapping[str, AnyGame]) -> None:
        self._house = house
        self._code = code
        self._name = name
        self._games = games
        self._client: TableClient | None = None
        self._pictures: Pictures | None = None
        self._told: object = None
        """The questions and the phase that the agent was told of last."""

    async def join(self, code: str = "", name: str = "") -> Sight:
        """Sit down at a table, or watch where no seat is free."""
        if self._client is not None and self._client.closed not in _GONE:
            raise NotDone(f"You are at table {self._client.code} already. Leave it first.")
        if not (code or self._code):
            raise NotDone("Which table? Give its code.")
        try:
            self._client = await TableClient.join(self._house, code or self._code, name or self._name)
        except Refused as refused:
            raise NotDone(sentence(refused, "")) from refused
        self._pictures = None  # what was seen at another table, or by another token, is not seen here
        return await self.look()

    async def look(self) -> Sight:
        """All that the seat sees now."""
        client = self._at_table()
        assert client.room is not None
        pack = str(client.room.options.get("deck", ""))
        language = str(client.room.options.get("language", FALLBACK))
        if self._pictures is None or self._pictures.belongs_to != (client.code, pack):
            self._pictures = Pictures(client, pack, language)
        await self._pictures.learn()
        return Sight(client, self._games.get(client.room.game), self._pictures.describe)

    async def pictures(self, *, again: bool) -> list[tuple[str, bytes]]:
        """The pictures of the newest look: those that are new, or all."""
        await self.look()
        assert self._pictures is not None
        return await self._pictures.unseen(again=again)

    async def wait(self, seconds: float) -> Sight:
        """Wait until something is asked, said or over, but no longer than so many seconds."""
        client = self._at_table()
        try:
            async with asyncio.timeout(min(max(seconds, 0.0), LONGEST_WAIT)):
                while not (client.closed in _GONE or client.lines or self._is_called(client)):
                    await client.change()
        except TimeoutError:
            pass  # nothing came, and that is told as well
        self._told = _standing(self._at_table())
        return await self.look()

    def lines(self) -> list[str]:
        """What others have said since this was asked last."""
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
            raise NotDone(self._why_not(client, refused)) from refused

    async def speak(self, text: str, channel: str = "") -> str:
        """Say something where the rules allow it; in which channel it was heard."""
        client = self._at_table()
        voices = () if client.frame is None else client.frame.voices
        where = (
            channel
            or next((one.channel for one in voices if one.speak), "")
            or next((one.channel for one in voices), "table")
        )
        try:
            await client.say(where, text)
        except Refused as refused:
            raise NotDone(self._why_not(client, refused)) from refused
        return where

    async def leave(self) -> None:
        """Leave the table for good."""
        client = self._at_table()
        try:
            await client.leave()
        except Refused as refused:
            raise NotDone(self._why_not(client, refused)) from refused
        self._client = self._pictures = None

    def rules(self) -> str:
        """The rules of the game on the table, as its makers wrote them down."""
        client = self._at_table()
        assert client.room is not None
        game = self._games.get(client.room.game)
        if game is None:
            raise NotDone(f"This program does not know {client.room.game}.")
        package = game.setup.__module__.rpartition(".")[0]
        return files(package).joinpath("RULES.md").read_text(encoding="utf-8")

    def _at_table(self) -> TableClient:
        if self._client is None:
            raise NotDone("You are at no table. Join one first.")
        if self._client.closed in _GONE:
            raise NotDone(_GONE[self._client.closed])
        return self._client

    def _is_called(self, client: TableClient) -> bool:
        """Whether the table waits for the agent, or stands otherwise than it was told."""
        owed = client.frame is not None and any(ask.owed for ask in client.frame.asks)
        playing = client.room is not None and client.room.phase == "playing"
        return (playing and owed) or _standing(client) != self._told

    def _why_not(self, client: TableClient, refused: Refused) -> str:
        game = "" if client.room is None else client.room.game
        told = sentence(refused, game)
        if refused.code == "unreadable" and client.frame is not None and game in self._games:
            forms = (schema(self._games[game], ask.answers) for ask in client.frame.asks)
            told += " A command has one of these forms: " + " or ".join(map(str, forms))
        return told


_GONE = {
    "left": "You have left the table. Join one first.",
    "removed": "You were shown out, or the table does not know you any more.",
    "taken-over": "Somebody else holds your seat by the same token.",
}


def _standing(client: TableClient) -> object:
    """The questions that stand, and whether a game is on."""
    asks = () if client.frame is None else tuple(ask.key for ask in client.frame.asks)
    return asks, None if client.room is None else (client.room.phase, client.room.paused)
