"""Somebody at a saved table who has no page: a socket is enough for those whose screens are not looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.browser.saved_tables import token_of

_OFTEN = ("guess",)
"""What may be done again while the same question stands."""
Json = dict[str, Any]  # whatever the server says: a test looks for what it expects


class Friend:
    """One person on one socket, who does what a test says as soon as it is asked for."""

    def __init__(self, socket: ClientConnection, name: str) -> None:
        self.name = name
        self.frame: Json = {}
        self._socket = socket
        self._numbers = count()
        self._heard: set[str] = set()
        self._answered: set[str] = set()
        """Keys of questions: what was told before an answer is no longer asked."""
        self._send({"type": "hello", "token": token_of(name)})
        self._until(lambda: bool(self.frame))

    def does(self, deed: str, **more: object) -> None:
        """Answer the question that asks for such a deed, and wait until the table has heard it."""
        self._until(lambda: self._question(deed) is not None)
        key, number = self._question(deed), f"{self.name}-{next(self._numbers)}"
        self._send({"type": "answer", "id": number, "key": key, "command": {"type": deed, **more}})
        self._until(lambda: number in self._heard)
        self._answered.add(str(key))

    def sees(self, phase: str) -> None:
        """Wait for a part of the game."""
        self._until(lambda: self.public["phase"] == phase)

    @property
    def public(self) -> Json:
        """The game's public view."""
        public: Json = self.frame["public"]
        return public

    @property
    def private(self) -> Json:
        """What this seat sees besides."""
        private: Json = self.frame["private"]
        return private

    def _question(self, deed: str) -> str | None:
        asks: list[Json] = self.frame.get("asks", [])
        keys = [str(ask["key"]) for ask in asks if deed in ask["answers"]]
        return next((key for key in keys if deed in _OFTEN or key not in self._answered), None)

    def _send(self, message: Json) -> None:
        self._socket.send(msgspec.json.encode(message).decode())

    def _until(self, true: Callable[[], bool]) -> None:
        while not true():
            message: Json = msgspec.json.decode(self._socket.recv())
            match message["type"]:
                case "frame":
                    self.frame = message["frame"]
                case "ok":
                    self._heard.add(message["id"])
                case "refusal":
                    raise AssertionError(f"{self.name} is refused: {message}")
                case _:
                    pass


@contextmanager
def friends(address: str, code: str, *names: str) -> Iterator[list[Friend]]:
    """These people come to their saved table, one after the other."""
    where = f"{address.replace('http', 'ws', 1)}/ws/{code}"
    with ExitStack() as stack:
        yield [Friend(stack.enter_context(connect(where)), name) for name in names]
