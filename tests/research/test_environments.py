"""The games as PettingZoo environments: its own tests, over all four."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from unspoken import research
from unspoken.tables.games import find_games

GAMES = sorted(find_games())
SHORT: dict[str, dict[str, Any]] = {"pareidolia": {"times": 1}, "dixit": {"target": 10}}
pytestmark = pytest.mark.parametrize("name", GAMES)


def options(name: str) -> dict[str, Any]:  # house rules are of any kind
    """House rules for a short game."""
    return SHORT.get(name, {})


def test_an_environment_passes_pettingzoos_own_test(name: str) -> None:
    """Every observation, mask, reward and ending is of the form that is promised."""
    with warnings.catch_warnings():
        warnings.filterwarnings(
            "ignore", "Observation (is not a NumPy array|space for each)"
        )  # a dict with a mask
        api_test(research.env(name, **options(name)), num_cycles=60)


def test_the_same_seed_gives_the_same_game(name: str) -> None:
    """ALL-02: to the last observation."""
    seed_test(partial(research.env, name, **options(name)), num_cycles=20)


def test_an_environment_is_told_in_words(name: str) -> None:
    """To a person, and as text."""
    render_test(partial(research.env, name, **options(name)))


def test_a_parallel_environment_passes_pettingzoos_own_test(name: str) -> None:
    """Whoever is not asked may only do nothing."""
    parallel_api_test(research.parallel_env(name, **options(name)), num_cycles=40)


def test_a_game_at_random_comes_to_its_end(name: str) -> None:
    """With a reward for everybody."""
    env = research.env(name, **options(name))
    env.reset(seed=7)
    luck = np.random.default_rng(7)
    heard = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        heard[agent] = reward
        env.step(None if over or cut else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    assert set(heard) == set(env.possible_agents) and set(heard.values()) <= {1.0, -1.0}


def test_an_action_outside_the_mask_is_refused(name: str) -> None:
    """With a sentence, and nothing changes."""
    env = research.env(name, **options(name))
    env.reset(seed=3)
    before, mask = env.observe(env.agent_selection), env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="look at the action mask"):
        env.step(int(np.flatnonzero(mask == 0)[-1]))
    assert np.array_equal(env.observe(env.agent_selection)["observation"], before["observation"])


def test_an_observation_stays_what_it_was(name: str) -> None:
    """Whoever keeps it for learning finds it as it was seen, whatever is played then."""
    env = research.env(name, **options(name))
    env.reset(seed=5)
    seen = env.observe(env.agent_selection)
    before = {part: numbers.copy() for part, numbers in seen.items()}
    for _ in range(6):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]))
    assert all(np.array_equal(seen[part], before[part]) for part in before)
