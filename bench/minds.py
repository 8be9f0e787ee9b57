"""How well the bots' minds meet strangers': `python -m bench.minds`, each game by its own sections."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from datetime import UTC, datetime

from bench import dixit_minds, hand_laid, manners, own_decks
from bench.commit import commit
from bench.report import Section, screen, show

SECTIONS: tuple[Callable[[bool], Section], ...] = (
    dixit_minds.votes,
    dixit_minds.tales,
    hand_laid.hand_laid,
    manners.manners,
    own_decks.own_votes,
    own_decks.own_clues,
)
"""Each measures one thing, quickly where that is asked."""


def main() -> None:
    """Print every section as soon as it is measured."""
    parser = argparse.ArgumentParser(prog="python -m bench.minds", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer boards and rounds, for a look")
    parser.add_argument("--only", choices=[one.__name__ for one in SECTIONS], help="one section alone")
    asked = parser.parse_args()
    console = screen()
    console.print(f"{datetime.now(UTC):%-d %B %Y}, commit {commit()}\n")
    for measure in SECTIONS:
        if asked.only not in (None, measure.__name__):
            continue
        show(console, measure(asked.quick))


if __name__ == "__main__":
    main()
