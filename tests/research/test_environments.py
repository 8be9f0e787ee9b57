"""The games as PettingZoo environments: PettingZoo's own tests, for every game."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from unspoken import research
from unspoken.research.games import research_games

GAMES = tuple(research_games())
SHORT: dict[str, dict[str, Any]] = {"pareidolia": {"times": 1}, "dixit": {"target": 10}}
pytestmark = pytest.mark.parametrize("name", GAMES)


def options(name: str) -> dict[str, Any]:  # options have any type
    """House rules for a short game."""
    return SHORT.get(name, {})


def test_an_environment_passes_pettingzoos_own_test(name: str) -> None:
    """Observations, masks, rewards and endings have the documented form."""
    with warnings.catch_warnings():
        warnings.filterwarnings(
            "ignore", "Observation (is not a NumPy array|space for each)"
        )  # it is a dict with a mask
        api_test(research.env(name, **options(name)), num_cycles=60)


def test_the_same_seed_gives_the_same_game(name: str) -> None:
    """ALL-02: the same observations."""
    seed_test(partial(research.env, name, **options(name)), num_cycles=20)


def test_an_environment_can_be_rendered(name: str) -> None:
    """Printed, and returned as text."""
    render_test(partial(research.env, name, **options(name)))


def test_a_parallel_environment_passes_pettingzoos_own_test(name: str) -> None:
    """A seat that is not asked may only pass."""
    parallel_api_test(research.parallel_env(name, **options(name)), num_cycles=40)


def test_a_random_game_ends(name: str) -> None:
    """With a reward for each agent."""
    env = research.env(name, **options(name))
    env.reset(seed=7)
    rng = np.random.default_rng(7)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] = reward
        env.step(
            None if terminated or truncated else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        )
    assert set(rewards) == set(env.possible_agents) and set(rewards.values()) <= {1.0, -1.0}


def test_an_action_outside_the_mask_is_refused(name: str) -> None:
    """With a clear error, and nothing changes."""
    env = research.env(name, **options(name))
    env.reset(seed=3)
    before, mask = env.observe(env.agent_selection), env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="see the action mask"):
        env.step(int(np.flatnonzero(mask == 0)[-1]))
    assert np.array_equal(env.observe(env.agent_selection)["observation"], before["observation"])


def test_an_observation_is_not_overwritten(name: str) -> None:
    """A learner may store it while the game goes on."""
    env = research.env(name, **options(name))
    env.reset(seed=5)
    observation = env.observe(env.agent_selection)
    before = {part: numbers.copy() for part, numbers in observation.items()}
    for _ in range(6):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]))
    assert all(np.array_equal(observation[part], before[part]) for part in before)
