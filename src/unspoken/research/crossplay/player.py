"""Players of one's own for cross-play, and how they are called."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Lore
from unspoken.kernel.parts.bots import Bot, Why
from unspoken.kernel.parts.research import AnyCoding
from unspoken.kernel.tags import tags_of
from unspoken.kernel.types import Ask, Seat

AnyBot = Bot[Any, Any, Any]
"""A player that decides on the structs of its views: `answer(public, private, ask, seat, lore, chance)`
returns a command and a reason, which may be None. All bots have this form.
"""


class NumberPlayer(Protocol):
    """A player that decides on the arrays of `research.env`, such as a trained network.

    For each game and seat a new player is made, without arguments, so it may remember what it has seen.
    """

    def act(self, observation: NDArray[np.int16], action_mask: NDArray[np.int8]) -> int:
        """Return a legal action: one whose mask is 1."""
        ...


class IllegalAction(ValueError):
    """A player gave an answer that its question does not allow, or none."""


class NumberBot:
    """A NumberPlayer as a bot: numbers instead of structs."""

    def __init__(self, player: NumberPlayer, coding: AnyCoding, commands: object) -> None:
        self._player = player
        self._coding = coding
        self._tags = sorted(tags_of(commands))

    def answer(
        self,
        public: object,
        private: object,
        ask: Ask[Any],
        seat: Seat,
        _lore: Lore,
        _chance: Chance,
    ) -> tuple[Any, Why | None] | None:
        """Return the player's action as a command."""
        coding = self._coding
        commands = _commands(coding, public, private, ask)
        asked = [int(tag in ask.answers) for tag in self._tags]
        observation = np.array([*asked, *coding.observe(public, private, seat)], np.int16)
        mask = np.array([not ask.owed, *(command is not None for command in commands)], np.int8)
        action = int(self._player.act(observation, mask))
        if not 0 <= action < len(mask) or not mask[action]:
            legal = ", ".join(map(str, np.flatnonzero(mask)))
            raise IllegalAction(f"action {action} is illegal; the legal actions are {legal}")
        return None if action == 0 else (commands[action - 1], None)


def _commands(coding: AnyCoding, public: object, private: object, ask: Ask[Any]) -> list[object | None]:
    """Return the command of each action from 1: the choices of the question, or else the free commands."""
    if ask.choices is None:
        free = coding.free_commands(public, private, ask)
        return [*[None] * coding.most_choices, *free]
    unused = coding.most_choices + coding.free_actions - len(ask.choices)
    return [*ask.choices, *[None] * unused]
