"""OpenSpiel's Hanabi by its Python API: a line in, and out come its steps a second of CPU."""

from __future__ import annotations

import random
import sys
import time

import pyspiel

_GAMES = 60


def measure() -> tuple[float, float]:
    """Decisions a second, and actions a second with those of chance, which are the first there are."""
    game = pyspiel.load_game("hanabi", {"players": 2})
    decisions, actions, draw = 0, 0, random.Random(1).random
    began = time.process_time()
    for _ in range(_GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            decisions += not state.is_chance_node()
            actions += 1
            state.apply_action(legal[int(draw() * len(legal))])
    took = time.process_time() - began
    return decisions / took, actions / took


for _ in sys.stdin:
    print(*measure(), flush=True)
