"""`unspoken research train`: trains the policy for Telepathic, and writes the best weights into a file."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from unspoken.cli.server.serve import fail

if TYPE_CHECKING:
    from unspoken.research.baseline.training import Recipe

_NEEDED = ("autograd", "numba", "pettingzoo")
PARTS = ("shaping", "curriculum", "guessing", "foresight")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `research train`."""
    add = parser.add_argument
    add("--out", metavar="PATH", type=Path, required=True, help="the file for the weights (.npz)")
    add("--seed", type=_at_least(0), default=1, help="the seed of all random numbers (1)")
    add("--mode", choices=("first", "standard"), default="first", help="the mode to train in (first)")
    add("--updates", type=_at_least(1), default=450, help="the number of updates (450)")
    add(
        "--processes",
        type=_at_least(1),
        default=os.cpu_count() or 1,
        help="processes that play; the result does not depend on their number (one for each core)",
    )
    add("--without", choices=PARTS, help="leave out a part of the method, to measure what it brings")


def _at_least(least: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"use a whole number from {least} on, not {text}")
        return int(text)

    return number


def run(args: argparse.Namespace) -> int:
    """Train; return 2 if it cannot begin."""
    missing = [name for name in _NEEDED if find_spec(name) is None]
    if missing:
        extras = "pip install 'unspoken[research,learn]'"
        return fail(f"Training needs the packages {', '.join(missing)}: {extras}")
    if args.out.suffix != ".npz" or not args.out.absolute().parent.is_dir():
        return fail(f"Cannot write {args.out}: name a file that ends in .npz, in a folder that exists.")
    from unspoken.research.baseline.training import Recipe

    _train(Recipe(args.seed, args.mode, args.updates, without=args.without), args.processes, args.out)
    return 0


def _train(recipe: Recipe, processes: int, out: Path) -> None:
    """Print the progress, keep the weights that win most validation games, and test them."""
    from unspoken.research.baseline.evaluation import TEST
    from unspoken.research.baseline.policy import load_weights, save_weights
    from unspoken.research.baseline.training import score_of, train

    best = -1
    print("update  training: won  dreaded  turns  validation: won  turns", flush=True)
    for report in train(recipe, processes):
        practice, score = report.practice, report.score
        print(
            f"{report.update:6}  {practice.won:13.1%}  {practice.dreaded:7.1%}  {practice.turns:5.1f}"
            f"  {score.share:15.1%}  {score.turns:5.1f}",
            flush=True,
        )
        if score.won > best:
            best = score.won
            save_weights(out, report.weights)
    score = score_of(recipe, load_weights(out), TEST, most_turns=None)
    print(f"Test: won {score.won:,} of {score.games:,} games with itself. Weights: {out}")
