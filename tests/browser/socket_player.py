"""Somebody who also knows what their own page was sent."""

from __future__ import annotations

import msgspec
from playwright.sync_api import WebSocket

from tests.browser.player import Player


class SocketPlayer:
    """A player, and the newest of all that the table has told this player's page."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.frame: dict[str, object] = {}
        self.room: dict[str, object] = {}
        self.you = -1
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, raw: str | bytes) -> None:
        message = msgspec.json.decode(raw)
        match message["type"]:
            case "welcome":
                self.you = message["you"]
            case "room":
                self.room = message
            case "frame":
                self.frame = message["frame"]
            case _:
                pass

    @property
    def public(self) -> dict[str, object]:
        """The game's public view."""
        return msgspec.convert(self.frame["public"], dict[str, object])

    @property
    def private(self) -> dict[str, object]:
        """What this seat sees besides."""
        return msgspec.convert(self.frame["private"], dict[str, object])
