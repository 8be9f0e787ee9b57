"""A game as PettingZoo's AEC environment: one seat decides after another."""

from __future__ import annotations

import secrets
import sys
from hashlib import sha256
from importlib import import_module
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from unspoken.content.packs import load_packs
from unspoken.kernel.codec import decode_options
from unspoken.kernel.game import AnyGame, Seat
from unspoken.kernel.plain import PlainWords
from unspoken.kernel.tags import tags_of
from unspoken.research.coding import coding_of
from unspoken.research.table import ResearchTable, Turn

Observation = dict[str, NDArray[Any]]
_LARGEST = 32_767


class Setting:
    """What stays the same from game to game: rules, materials, spaces."""

    def __init__(self, name: str, seats: int | None, options: dict[str, object]) -> None:
        try:
            self.game: AnyGame = import_module(f"unspoken.games.{name}").GAME
        except ModuleNotFoundError as wrong:
            raise ValueError(f"there is no game called {name!r}") from wrong
        self.options = decode_options(self.game, {"pace": "off", **options})
        allowed = self.game.seats(self.options)
        self.seats = allowed[0] if seats is None else seats
        if self.seats not in allowed:
            raise ValueError(f"{name} is played by {allowed[0]} to {allowed[-1]}, not by {self.seats}")
        self.materials = self.game.gather(self.options, load_packs().shelf())
        self.coding = coding_of(self.game, self.materials, self.seats)
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.actions = 1 + self.coding.most_choices + self.coding.free_actions
        self._tags = sorted(tags_of(self.game.commands))
        self.observation_space = Dict(
            {
                "observation": Box(-_LARGEST, _LARGEST, (len(self._tags) + self.coding.size,), np.int16),
                "action_mask": Box(0, 1, (self.actions,), np.int8),
            }
        )

    def table(self, seed: bytes) -> ResearchTable:
        """A new game."""
        return ResearchTable(self.game, self.options, self.materials, self.seats, seed, self.coding)

    def observe(self, table: ResearchTable, seat: Seat, turn: Turn | None) -> Observation:
        """What a seat sees, and what it may do: nothing, unless the turn is its own."""
        asked = () if turn is None else turn.ask.answers
        numbers = self.coding.observe(table.public(), table.private(seat), seat)
        frame = np.array([*[int(tag in asked) for tag in self._tags], *numbers], np.int16)
        return {"observation": frame, "action_mask": self._mask(turn)}

    def _mask(self, turn: Turn | None) -> NDArray[np.int8]:
        mask = np.zeros(self.actions, np.int8)
        if turn is not None:
            mask[0] = turn.may_be_silent
            if turn.ask.choices is None:
                mask[1:] = [command is not None for command in turn.commands]
            else:
                mask[1 : 1 + turn.legal] = 1
        return mask

    def rewards(self, table: ResearchTable) -> dict[str, float]:
        """1 for each who won, -1 for each who did not; a cooperative game is won or lost by all."""
        outcome = table.outcome
        won = frozenset[Seat]() if outcome is None else outcome.winners
        return {agent: 1.0 if Seat(seat) in won else -1.0 for seat, agent in enumerate(self.agents)}

    def page(self, table: ResearchTable) -> str:
        """What everybody sees, in words."""
        words = PlainWords(self.agents, lambda _id: None)
        return "\n".join(f"{name}: {text}" for name, text in words.fields(table.public()).items())


def seed_bytes(seed: int | None, game: int) -> bytes:
    """The seed of a game: the same number, the same games in the same order."""
    return secrets.token_bytes(32) if seed is None else sha256(f"{seed} {game}".encode()).digest()


class Dealer:
    """What both kinds of environment have: their spaces, and games one after the other from one seed."""

    metadata: ClassVar[dict[str, object]]

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        render_mode: str | None = None,
        max_steps: int = 5_000,
        **options: object,
    ) -> None:
        super().__init__()
        self.setting = Setting(name, seats, options)
        named = str(self.metadata["name"]).replace("unspoken_", f"unspoken_{name}_", 1)
        self.metadata = {**self.metadata, "name": named}  # type: ignore[misc]  # one a game
        self.render_mode = render_mode
        self.possible_agents = list(self.setting.agents)
        self._discrete = {agent: Discrete(self.setting.actions) for agent in self.possible_agents}
        self._max_steps = max_steps
        self._seed: int | None = None
        self._games = 0

    def observation_space(self, agent: str) -> Dict:
        """The same for every seat."""
        return self.setting.observation_space

    def action_space(self, agent: str) -> Discrete:
        """The same actions for every seat, drawn from a stream of its own."""
        return self._discrete[agent]

    def deal(self, seed: int | None) -> None:
        """A new game; a seed begins a series of games, which goes on without one."""
        if seed is not None:
            self._seed, self._games = seed, 0
        self._table = self.setting.table(seed_bytes(self._seed, self._games))
        self._games += 1
        self._steps = 0
        self.agents = list(self.possible_agents)


class UnspokenEnv(Dealer, AECEnv):  # type: ignore[misc]  # untyped
    """One of the games for agents that decide one after the other, each before its own frame."""

    metadata: ClassVar[dict[str, object]] = {
        "render_modes": ["human", "ansi"],
        "name": "unspoken_v0",
        "is_parallelizable": False,
    }

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """A new deal; a seed begins a series of games, which goes on without one."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """The seat's own frame in numbers, and which actions mean something to it now."""
        seat = Seat(self.possible_agents.index(agent))
        turn = self._turn if self._turn is not None and self._turn.seat == seat else None
        return self.setting.observe(self._table, seat, turn)

    def step(self, action: int | None) -> None:
        """What the selected seat does; ValueError for an action that is not in its mask."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert self._turn is not None and action is not None
        self._table.take(self._turn, int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._steps += 1
        if self._table.outcome is not None:
            self.rewards = self.setting.rewards(self._table)
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps >= self._max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Whoever decides next; when all is over, each in turn hears how it ended."""
        self._turn = None if self._steps >= self._max_steps else self._table.next_turn()
        self.agent_selection = self.agents[0 if self._turn is None else self._turn.seat]

    def render(self) -> str | None:
        """What everybody sees, in words: returned, or written out where a person watches."""
        page = self.setting.page(self._table)
        if self.render_mode == "ansi":
            return page
        sys.stdout.write(page + "\n\n")
        return None

    def close(self) -> None:
        """There is nothing to close."""


def env(
    name: str,
    seats: int | None = None,
    *,
    render_mode: str | None = None,
    max_steps: int = 5_000,
    **options: object,
) -> UnspokenEnv:
    """A game by its name, with its fewest seats and usual house rules unless told otherwise."""
    return UnspokenEnv(name, seats, render_mode, max_steps, **options)
