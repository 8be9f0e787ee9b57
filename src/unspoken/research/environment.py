"""A game as a PettingZoo AEC environment: the seats decide one after another."""

from __future__ import annotations

import secrets
import sys
from hashlib import sha256
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from unspoken.content.packs import load_packs
from unspoken.kernel.codec import decode_options
from unspoken.kernel.describe import Describer
from unspoken.kernel.tags import tags_of
from unspoken.kernel.types import Seat
from unspoken.research.games import research_games
from unspoken.research.table import ResearchTable, ResearchTurn

Observation = dict[str, NDArray[Any]]
_LARGEST = 32_767


class EnvironmentSetup:
    """What all games of an environment share: rules, materials, spaces."""

    def __init__(self, name: str, seats: int | None, options: dict[str, object]) -> None:
        games = research_games()
        if name not in games or (research := games[name].research) is None:
            raise ValueError(
                f"there is no environment for a game called {name!r}; the games are {', '.join(games)}"
            )
        self.game = games[name]
        self.options = decode_options(self.game, {"pace": "off", **options})
        allowed = self.game.seats(self.options)
        self.seats = allowed[0] if seats is None else seats
        if self.seats not in allowed:
            raise ValueError(f"{name} has {allowed[0]} to {allowed[-1]} seats, not {self.seats}")
        self.materials = self.game.gather(self.options, load_packs().shelf())
        self.coding = research.coding(self.materials, self.seats)
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.actions = 1 + self.coding.most_choices + self.coding.free_actions
        self._tags = sorted(tags_of(self.game.types.commands))
        self.observation_space = Dict(
            {
                "observation": Box(-_LARGEST, _LARGEST, (len(self._tags) + self.coding.size,), np.int16),
                "action_mask": Box(0, 1, (self.actions,), np.int8),
            }
        )

    def table(self, seed: bytes) -> ResearchTable:
        """Start a new game."""
        return ResearchTable(self.game, self.options, self.materials, self.seats, seed, self.coding)

    def observe(self, table: ResearchTable, seat: Seat, turn: ResearchTurn | None) -> Observation:
        """Return what a seat sees, and its action mask, which is empty if it has no turn."""
        asked = () if turn is None else turn.ask.answers
        numbers = self.coding.observe(table.public(), table.private(seat), seat)
        frame = np.array([*[int(tag in asked) for tag in self._tags], *numbers], np.int16)
        return {"observation": frame, "action_mask": self._mask(turn)}

    def _mask(self, turn: ResearchTurn | None) -> NDArray[np.int8]:
        mask = np.zeros(self.actions, np.int8)
        if turn is not None:
            mask[0] = turn.may_pass
            if turn.ask.choices is None:
                mask[1:] = [command is not None for command in turn.commands]
            else:
                mask[1 : 1 + turn.legal] = 1
        return mask

    def rewards(self, table: ResearchTable) -> dict[str, float]:
        """Return 1 for each winner and -1 for the others; a cooperative game is won or lost by all."""
        outcome = table.outcome
        won = frozenset[Seat]() if outcome is None else outcome.winners
        return {agent: 1.0 if Seat(seat) in won else -1.0 for seat, agent in enumerate(self.agents)}

    def describe(self, table: ResearchTable) -> str:
        """Return the public view as text."""
        describer = Describer(self.agents, lambda _id: None)
        return "\n".join(f"{name}: {text}" for name, text in describer.fields(table.public()).items())


def seed_bytes(seed: int | None, game: int) -> bytes:
    """Return the seed of the game with this number in a series; random without a seed."""
    return secrets.token_bytes(32) if seed is None else sha256(f"{seed} {game}".encode()).digest()


class EnvironmentBase:
    """What both environments share: their spaces, and a series of games from one seed."""

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
        self.setup = EnvironmentSetup(name, seats, options)
        own_name = str(self.metadata["name"]).replace("unspoken_", f"unspoken_{name}_", 1)
        self.metadata = {**self.metadata, "name": own_name}  # type: ignore[misc]  # differs by game
        self.render_mode = render_mode
        self.possible_agents = list(self.setup.agents)
        self._discrete = {agent: Discrete(self.setup.actions) for agent in self.possible_agents}
        self._max_steps = max_steps
        self._seed: int | None = None
        self._games = 0

    def observation_space(self, agent: str) -> Dict:
        """Return the observation space, which is the same for every seat."""
        return self.setup.observation_space

    def action_space(self, agent: str) -> Discrete:
        """Return the action space of a seat; each seat samples from its own random stream."""
        return self._discrete[agent]

    def deal(self, seed: int | None) -> None:
        """Deal a new game. A seed starts a series of games; without a seed the series continues."""
        if seed is not None:
            self._seed, self._games = seed, 0
        self._table = self.setup.table(seed_bytes(self._seed, self._games))
        self._games += 1
        self._steps = 0
        self.agents = list(self.possible_agents)


class UnspokenEnv(EnvironmentBase, AECEnv):  # type: ignore[misc]  # untyped
    """A game for agents that decide one after another, each from its own view."""

    metadata: ClassVar[dict[str, object]] = {
        "render_modes": ["human", "ansi"],
        "name": "unspoken_v0",
        "is_parallelizable": False,
    }

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deal a new game. A seed starts a series of games; without a seed the series continues."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """Return what the agent's seat sees as numbers, and its legal actions."""
        seat = Seat(self.possible_agents.index(agent))
        turn = self._turn if self._turn is not None and self._turn.seat == seat else None
        return self.setup.observe(self._table, seat, turn)

    def step(self, action: int | None) -> None:
        """Apply an action of the selected seat. Raises ValueError if the action is not in its mask."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert self._turn is not None and action is not None
        self._table.take(self._turn, int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._steps += 1
        if self._table.outcome is not None:
            self.rewards = self.setup.rewards(self._table)
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps >= self._max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Select the next seat to decide; after the end, each agent in turn gets its last reward."""
        self._turn = None if self._steps >= self._max_steps else self._table.next_turn()
        self.agent_selection = self.agents[0 if self._turn is None else self._turn.seat]

    def render(self) -> str | None:
        """Return the public view as text, or print it in the mode `human`."""
        text = self.setup.describe(self._table)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n\n")
        return None

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


def env(
    name: str,
    seats: int | None = None,
    *,
    render_mode: str | None = None,
    max_steps: int = 5_000,
    **options: object,
) -> UnspokenEnv:
    """Return the sequential environment of a game; the default is the fewest seats and default options."""
    return UnspokenEnv(name, seats, render_mode, max_steps, **options)
