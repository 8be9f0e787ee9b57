"""Steps per second of Telepathic, OpenSpiel's Hanabi and pgx's tic-tac-toe, measured in turn in one run.

python -m bench.environments.speed [--rounds 5] [--json PATH]
"""

from __future__ import annotations

import argparse
import random
import subprocess
import venv
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from time import process_time

import numpy as np

from bench.harness.report import Section, make_console, save, show
from unspoken import research
from unspoken.games.telepathic.research.batch import TelepathicBatch
from unspoken.games.telepathic.research.state import TelepathicState

_PEERS = Path(__file__).parents[1] / "peers" / "research"
_BATCHES = (4_096, 65_536)
_STEPS = 40
_GAMES = 10_000
_SLOW_GAMES = 60
ROUNDS = 5


def python_of_peers() -> str:
    """Return the Python of the peers' virtual environment; install it first if it is missing."""
    home, wanted = _PEERS / "venv", (_PEERS / "requirements.txt").read_text()
    note, python = home / "installed-from.txt", home / "bin" / "python"
    if not note.is_file() or note.read_text() != wanted:
        print("» installing OpenSpiel and pgx in bench/peers/research/venv (pip install)", flush=True)
        venv.create(home, with_pip=True, clear=True)
        command = [str(python), "-m", "pip", "install", "--quiet", "-r", str(_PEERS / "requirements.txt")]
        subprocess.run(command, check=True)
        note.write_text(wanted)
    return str(python)


class Peer:
    """A peer in a child process, which measures once for every line it reads."""

    def __init__(self, child: subprocess.Popen[str]) -> None:
        self._child = child

    def measure(self) -> list[float]:
        """Return the figures of one round."""
        assert self._child.stdin is not None and self._child.stdout is not None
        print("go", file=self._child.stdin, flush=True)
        return [float(figure) for figure in self._child.stdout.readline().split()]


@contextmanager
def peer(python: str, script: str, *args: str) -> Iterator[Peer]:
    """Start a peer, and stop it at the end of the block."""
    command = [python, str(_PEERS / script), *args]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as child:
        yield Peer(child)
        assert child.stdin is not None
        child.stdin.close()


def one_by_one() -> float:
    """Return decisions per second of `TelepathicState`, including deals and the choice of actions."""
    steps, draw = 0, random.Random(1).random
    began = process_time()
    for seed in range(_GAMES):
        state = TelepathicState(seed)
        while not state.is_terminal():
            legal = state.legal_actions()
            steps += 1
            state.apply_action(legal[int(draw() * len(legal))])
    return steps / (process_time() - began)


def by_pettingzoo() -> float:
    """Return decisions per second of `research.env`, which runs the engine."""
    env, luck, steps = research.env("telepathic"), np.random.default_rng(1), 0
    began = process_time()
    for seed in range(_SLOW_GAMES):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            steps += not (over or cut)
            env.step(None if over or cut else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    return steps / (process_time() - began)


def in_batch(games: int) -> tuple[float, float]:
    """Return steps per second with masks and new deals, without observations and with them."""
    batch, luck = TelepathicBatch(games, renew=True), np.random.default_rng(1)
    stepped, seen = 0.0, 0.0
    for _ in range(_STEPS):
        actions = (luck.random(batch.mask.shape) * batch.mask).argmax(axis=1)
        began = process_time()
        batch.step(actions)
        then = process_time()
        batch.observe()
        stepped += then - began
        seen += process_time() - began
    return games * _STEPS / stepped, games * _STEPS / seen


def measure(rounds: int) -> list[Section]:
    """Measure all libraries in turn; return the medians."""
    python = python_of_peers()
    with ExitStack() as started:
        hanabi = started.enter_context(peer(python, "hanabi.py"))
        pgx = [started.enter_context(peer(python, "tic_tac_toe.py", str(size))) for size in _BATCHES]
        one_by_one()
        in_batch(1)  # with `one_by_one`, this compiles both before the measurement
        singly, batches = [], [[] for _ in _BATCHES]  # type: tuple[list[list[float]], list[list[list[float]]]]
        for _ in range(rounds):
            singly.append([*hanabi.measure(), one_by_one(), by_pettingzoo()])
            for size, one, rows in zip(_BATCHES, pgx, batches, strict=True):
                rows.append([*one.measure(), *in_batch(size)])
    return [_singly(_medians(singly)), _batches([_medians(rows) for rows in batches])]


def _medians(rows: list[list[float]]) -> list[float]:
    return [median(column) for column in zip(*rows, strict=True)]


def _singly(figures: list[float]) -> Section:
    decisions, actions, ours, slow = figures
    return Section(
        "Steps per CPU second, one game at a time through a Python API",
        ("what", "steps a second", "of OpenSpiel's"),
        (
            ("OpenSpiel hanabi, decisions of players", decisions, decisions / actions),
            ("OpenSpiel hanabi, chance counted too", actions, 1.0),
            ("TelepathicState, decisions of players", ours, ours / actions),
            ('research.env("telepathic"), decisions', slow, slow / actions),
        ),
        "Each step calls legal_actions, picks a random action and calls apply_action, until the game is "
        "over. The time includes deals. Two players. Telepathic deals in one call, which is not counted as a "
        "step.",
    )


def _batches(figures: list[list[float]]) -> Section:
    rows = [
        (f"{size:,} games", pgx, ours, ours / pgx, seen, seen / pgx)
        for size, (pgx, ours, seen) in zip(_BATCHES, figures, strict=True)
    ]
    return Section(
        "Steps per CPU second, in batch",
        ("batch", "pgx tic-tac-toe", "TelepathicBatch", "ratio", "with observations", "ratio"),
        tuple(rows),
        "One call per step for the whole batch, including masks and new games in place of finished games. "
        "The random choice of actions is not timed. pgx: jit and vmap of step with auto_reset on the CPU; it "
        "computes its observation (18 bits) in every step. Our observation has 148 numbers and is computed "
        "only on request.",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--json", type=Path, metavar="PATH", help="also write the figures to this file")
    args = parser.parse_args()
    sections = measure(args.rounds)
    for section in sections:
        show(make_console(), section)
    if args.json is not None:
        save(args.json, sections)


if __name__ == "__main__":
    main()
