"""Measure how well the bots play with people's material and unfamiliar players: `python -m minds`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime

from bench.harness.commit import commit
from bench.harness.report import Section, make_console, show
from minds import dixit_strangers, hand_laid, manners, own_decks, watchers

SECTIONS: tuple[Callable[[bool], Section], ...] = (
    dixit_strangers.votes,
    dixit_strangers.votes_by_language,
    dixit_strangers.tales,
    hand_laid.hand_laid,
    manners.manners,
    watchers.watchers,
    own_decks.own_votes,
    own_decks.own_clues,
)
"""Functions that each measure one table; their argument says whether to measure quickly."""


def main() -> None:
    """Measure and print every section."""
    parser = argparse.ArgumentParser(prog="python -m minds", description=__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="fewer boards and rounds; the figures prove nothing"
    )
    parser.add_argument(
        "--only", choices=[measure.__name__ for measure in SECTIONS], help="only this section"
    )
    args = parser.parse_args()
    console = make_console()
    console.print(f"{datetime.now(UTC):%-d %B %Y}, commit {commit()}\n")
    chosen = [measure for measure in SECTIONS if args.only in (None, measure.__name__)]
    with ProcessPoolExecutor(os.cpu_count(), max_tasks_per_child=1) as pool:
        for section in [pool.submit(measure, args.quick) for measure in chosen]:
            show(console, section.result())


if __name__ == "__main__":
    main()
