"""A player for cross-play that another program plays: each question is sent to its address as JSON."""

from __future__ import annotations

from secrets import token_hex
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from unspoken.agents.questions import as_json
from unspoken.client import Question
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import decode_command, encode
from unspoken.kernel.describe import Describer
from unspoken.kernel.game import AnyGame
from unspoken.kernel.lore import Lore
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.types import Ask, Seat
from unspoken.research.crossplay.player import IllegalAction

PATIENCE_S = 120.0
"""Seconds after which an agent that does not answer has failed."""
_NO_ANSWER = b"null"


def is_address(player: str) -> bool:
    """True if a player's name is the address of an agent."""
    return player.startswith(("http://", "https://"))


class AgentBot:
    """An agent at an address, as a bot for one game and seat."""

    def __init__(self, address: str, game: AnyGame, seats: int) -> None:
        self._address = address
        self._game = game
        self._match = token_hex(8)
        self._words = Describer([f"Player {seat + 1}" for seat in range(seats)], lambda _picture: None)

    def answer(
        self,
        public: object,
        private: object,
        ask: Ask[Any],
        seat: Seat,
        _lore: Lore,
        _chance: Chance,
    ) -> tuple[Any, Why | None] | None:
        """Return the agent's command. Raises IllegalAction if it gives none that answers the question."""
        reply = self._post(encode(self._question(public, private, ask, seat)))
        if reply.strip() == _NO_ANSWER and not ask.owed:
            return None
        try:
            command = decode_command(self._game, reply)
        except msgspec.DecodeError as error:
            raise IllegalAction(f"the agent at {self._address} gave no command: {error}") from error
        is_listed = ask.choices is None or command in ask.choices
        if type(command).__struct_config__.tag not in ask.answers or not is_listed:
            sent = reply.decode(errors="replace")
            raise IllegalAction(f"the agent at {self._address} gave {sent}, which does not answer {ask.key}")
        return command, None

    def _question(self, public: object, private: object, ask: Ask[Any], seat: Seat) -> dict[str, object]:
        """Return the body of the request; docs/research.md describes it."""
        agents = self._game.agents
        words = [*agents.tell_public(public, self._words)]
        words += [] if private is None else agents.tell_private(private, self._words)
        return {
            "game": self._game.name,
            "match": self._match,
            "seat": seat,
            "public": public,
            "private": private,
            "words": words,
            "ask": as_json(self._game, msgspec.convert(msgspec.to_builtins(ask), Question)),
        }

    def _post(self, body: bytes) -> bytes:
        request = Request(self._address, body, {"content-type": "application/json"})
        try:
            with urlopen(request, timeout=PATIENCE_S) as reply:
                answer: bytes = reply.read()
                return answer
        except HTTPError as error:
            with error:
                refused = f"the agent at {self._address} answered with status {error.code}"
                raise IllegalAction(refused) from error
        except OSError as error:
            raise IllegalAction(f"the agent at {self._address} does not answer: {error}") from error
