"""A game as a PettingZoo parallel environment: all seats that the table waits for decide at once."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, ClassVar

from pettingzoo import ParallelEnv

from unspoken.kernel.types import Refused, Seat
from unspoken.research.environment import EnvironmentBase, Observation
from unspoken.research.table import ResearchTurn


class UnspokenParallelEnv(EnvironmentBase, ParallelEnv):  # type: ignore[misc]  # untyped
    """A game for agents that decide at once. Agents that are not asked use action 0.

    If the first answer closes a question for all seats, the first asked seat in seat order answers it.
    """

    metadata: ClassVar[dict[str, object]] = {
        "render_modes": ["human", "ansi"],
        "name": "unspoken_parallel_v0",
    }

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, object]]]:
        """Deal a new game. A seed starts a series of games; without a seed the series continues."""
        self.deal(seed)
        self._turns = self._asked()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Apply the actions of all seats that are asked; the other actions are ignored."""
        turns, self._steps = self._turns, self._steps + 1
        for seat, turn in sorted(turns.items()):
            if self._table.outcome is None and self._table.still_asked(turn):
                with suppress(Refused):  # an earlier answer of this step has made it illegal
                    self._table.take(turn, int(actions[self.possible_agents[seat]]))
        over, late = self._table.outcome is not None, self._steps >= self._max_steps
        agents = self.agents
        rewards = self.setup.rewards(self._table) if over else dict.fromkeys(agents, 0.0)
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

    def _asked(self) -> dict[Seat, ResearchTurn]:
        """Return one question for each seat that is asked."""
        return {turn.seat: turn for turn in reversed(self._table.turns())}

    def _observations(self) -> dict[str, Observation]:
        observations = {}
        for number, agent in enumerate(self.possible_agents):
            seat = Seat(number)
            observations[agent] = self.setup.observe(self._table, seat, self._turns.get(seat))
            if seat not in self._turns:
                observations[agent]["action_mask"][0] = 1
        return observations

    def render(self) -> str | None:
        """Return the public view as text."""
        return self.setup.describe(self._table)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


def parallel_env(
    name: str,
    seats: int | None = None,
    *,
    render_mode: str | None = None,
    max_steps: int = 5_000,
    **options: object,
) -> UnspokenParallelEnv:
    """Return the parallel environment of a game; see `env` for the arguments."""
    return UnspokenParallelEnv(name, seats, render_mode, max_steps, **options)
