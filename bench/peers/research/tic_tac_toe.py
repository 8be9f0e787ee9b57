"""Time pgx's tic-tac-toe with jit and vmap on the CPU: for each line on stdin, print steps per CPU second."""

from __future__ import annotations

import os
import sys
import time

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

_STEPS = 40
_WARM = 5


def main(batch: int) -> None:
    """Step and reset in one call, as pgx's authors do; choosing the action is not timed."""
    env = pgx.make("tic_tac_toe")
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    choose = jax.jit(lambda key, mask: jax.random.categorical(key, jnp.where(mask, 0.0, -1e9)))
    split = jax.jit(lambda key: jax.random.split(key, batch))
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(split(key))
    for _ in sys.stdin:
        took = 0.0
        for number in range(_WARM + _STEPS):
            key, luck = jax.random.split(key)
            action, keys = choose(luck, state.legal_action_mask), split(luck)
            jax.block_until_ready((action, keys))
            began = time.process_time()
            state = jax.block_until_ready(step(state, action, keys))
            took += time.process_time() - began if number >= _WARM else 0.0
        print(batch * _STEPS / took, flush=True)


main(int(sys.argv[1]))
