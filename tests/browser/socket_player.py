"""A player whose test can read the messages that the page received."""

from __future__ import annotations

import msgspec
from playwright.sync_api import WebSocket

from tests.browser.player import Player
from tests.merge_patch import merged


class SocketPlayer:
    """A player, and the newest messages of each type that their page received."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.frame: dict[str, object] = {}
        self.room: dict[str, object] = {}
        self.you = -1
        player.listen("websocket", self._watch_socket)

    def _watch_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._read)

    def _read(self, raw: str | bytes) -> None:
        message = msgspec.json.decode(raw)
        match message["type"]:
            case "welcome":
                self.you = message["you"]
            case "room":
                self.room = message
            case "frame":
                self.frame = message["frame"]
            case "patch":
                self.frame = msgspec.convert(merged(self.frame, message["patch"]), dict[str, object])
            case _:
                pass

    @property
    def public(self) -> dict[str, object]:
        """The game's public view."""
        return msgspec.convert(self.frame["public"], dict[str, object])

    @property
    def private(self) -> dict[str, object]:
        """The private view of this seat."""
        return msgspec.convert(self.frame["private"], dict[str, object])
