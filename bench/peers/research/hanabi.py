"""Time OpenSpiel's Hanabi through its Python API: for each line on stdin, print steps per CPU second."""

from __future__ import annotations

import random
import sys
import time

import pyspiel

_GAMES = 60


def measure() -> tuple[float, float]:
    """Return decisions per second, and actions per second including those of chance nodes."""
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
