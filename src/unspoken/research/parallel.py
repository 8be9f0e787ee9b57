"""A game as PettingZoo's parallel environment: all whom the table waits for decide at once."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, ClassVar

from pettingzoo import ParallelEnv

from unspoken.kernel.game import Refused, Seat
from unspoken.research.environment import Dealer, Observation
from unspoken.research.table import Turn


class UnspokenParallelEnv(Dealer, ParallelEnv):  # type: ignore[misc]  # untyped
    """One of the games for agents that decide at once. Action 0 is for whoever is not asked.

    Where the first answer closes a question for all, the first in seat order is the first.
    """

    metadata: ClassVar[dict[str, object]] = {
        "render_modes": ["human", "ansi"],
        "name": "unspoken_parallel_v0",
    }

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, object]]]:
        """A new deal; a seed begins a series of games, which goes on without one."""
        self.deal(seed)
        self._turns = self._asked()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """What each seat does that is asked; the actions of the others are not looked at."""
        turns, self._steps = self._turns, self._steps + 1
        for seat, turn in sorted(turns.items()):
            if self._table.outcome is None and self._table.still_asked(turn):
                with suppress(Refused):  # another was first, and what was free then is free no more
                    self._table.take(turn, int(actions[self.possible_agents[seat]]))
        over, late = self._table.outcome is not None, self._steps >= self._max_steps
        agents = self.agents
        rewards = self.setting.rewards(self._table) if over else dict.fromkeys(agents, 0.0)
        self._turns = {} if over else self._asked()
        observations = self._observations()
        self.agents = [] if over or late else agents
        return (
            observations,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late and not over),
            {agent: {} for agent in agents},
        )

    def _asked(self) -> dict[Seat, Turn]:
        """One question a seat."""
        return {turn.seat: turn for turn in reversed(self._table.turns())}

    def _observations(self) -> dict[str, Observation]:
        seen = {}
        for number, agent in enumerate(self.possible_agents):
            seat = Seat(number)
            seen[agent] = self.setting.observe(self._table, seat, self._turns.get(seat))
            if seat not in self._turns:
                seen[agent]["action_mask"][0] = 1
        return seen

    def render(self) -> str | None:
        """What everybody sees, in words."""
        return self.setting.page(self._table)

    def close(self) -> None:
        """There is nothing to close."""


def parallel_env(
    name: str,
    seats: int | None = None,
    *,
    render_mode: str | None = None,
    max_steps: int = 5_000,
    **options: object,
) -> UnspokenParallelEnv:
    """A game by its name, for agents that decide at once."""
    return UnspokenParallelEnv(name, seats, render_mode, max_steps, **options)
