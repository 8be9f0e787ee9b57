"""Players at saved tables without a page, for tests that do not look at their screens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from time import sleep
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.browser.saved_tables import token_of
from tests.patience import PATIENCE

_OFTEN = ("guess",)
"""Commands that may be sent several times for the same question."""
Json = dict[str, Any]  # a message of the server


class Friend:
    """A person on a socket, who answers as the test says."""

    def __init__(self, socket: ClientConnection, name: str) -> None:
        self.name = name
        self.frame: Json = {}
        self._socket = socket
        self._numbers = count()
        self._answer: Json = {}
        self._heard: set[str] = set()
        self._answered: set[str] = set()
        """Keys of answered questions, which an older frame may still contain."""
        self._send({"type": "hello", "token": token_of(name)})
        self._until(lambda: bool(self.frame))

    def answer(self, kind: str, **more: object) -> None:
        """Wait for a question that allows this command, answer it, and wait for the acknowledgement."""
        self._until(lambda: self._question(kind) is not None)
        key, number = self._question(kind), f"{self.name}-{next(self._numbers)}"
        self._answer = {"type": "answer", "id": number, "key": key, "command": {"type": kind, **more}}
        self._send(self._answer)
        self._until(lambda: number in self._heard)
        self._answered.add(str(key))

    def say(self, text: str) -> None:
        """Say something aloud, and wait for the acknowledgement."""
        number = f"{self.name}-{next(self._numbers)}"
        self._send({"type": "say", "id": number, "channel": "table", "text": text})
        self._until(lambda: number in self._heard)

    def sees(self, phase: str) -> None:
        """Wait for a phase of the game."""
        self._until(lambda: self.public["phase"] == phase)

    @property
    def public(self) -> Json:
        """The game's public view."""
        public: Json = self.frame["public"]
        return public

    @property
    def private(self) -> Json:
        """The private view of this seat."""
        private: Json = self.frame["private"]
        return private

    def _question(self, kind: str) -> str | None:
        asks: list[Json] = self.frame.get("asks", [])
        keys = [str(ask["key"]) for ask in asks if kind in ask["answers"]]
        return next((key for key in keys if kind in _OFTEN or key not in self._answered), None)

    def _send(self, message: Json) -> None:
        self._socket.send(msgspec.json.encode(message).decode())

    def _until(self, true: Callable[[], bool]) -> None:
        while not true():
            message: Json = msgspec.json.decode(self._socket.recv(PATIENCE))
            match message["type"]:
                case "frame":
                    self.frame = message["frame"]
                case "ok":
                    self._heard.add(message["id"])
                case "refusal" if message["code"] == "too-hasty":
                    sleep(message["facts"]["seconds"])
                    self._send(self._answer)
                case "refusal":
                    raise AssertionError(f"{self.name} was refused: {message}")
                case _:
                    pass


@contextmanager
def friends(address: str, code: str, *names: str) -> Iterator[list[Friend]]:
    """Connect these people to their saved table, one after the other."""
    where = f"{address.replace('http', 'ws', 1)}/ws/{code}"
    with ExitStack() as stack:
        yield [Friend(stack.enter_context(connect(where)), name) for name in names]
