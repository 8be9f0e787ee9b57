"""`python -m bench.guess_limits`: do the limits on guesses spare people and stop scripts (PAR-16)?

People are simulated: a watcher looks and thinks, types a word at human speed and sends it, again and again,
until somebody is right or the bell rings. A script tries the sixteen words of the category in a random
order, as fast as the limits allow. The exit status is 1 if a person is refused in 1 % of the rounds or
more. The typing speed comes from studies. The thinking time and the share of rounds in which somebody is
right are assumptions, so the results are printed for several thinking times.
"""

from __future__ import annotations

import argparse
import sys
from math import log
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from unspoken.games.pareidolia.guessing.guess_pace import after_guess, most_guesses
from unspoken.kernel.types import Millis

MINUTES = 2
CATEGORY = 16
WATCHERS = 2
"""At a table of four."""
MOST_REFUSED = 0.01
KEYBOARDS = ((36.2, 13.0), (51.6, 20.0))
"""Words per minute, mean and deviation: on phones (Palin et al. 2019) and at desks (Dhakal et al. 2018)."""
SLOWEST = 12.0
LETTERS = (3, 4, 5, 5, 6, 6, 7, 8, 9, 11)
"""The lengths of words that people type."""
FOUND = 0.6
"""The share of rounds in which somebody is right, at any time after the first sky."""
FIRST_SKY = 25.0
"""Seconds until there is something to see."""
USUAL = 8.0
"""Median seconds of looking and thinking before a guess; with typing, an eager watcher needs about eleven."""
THINKING = (6.0, 7.0, USUAL, 9.0, 10.0)
SPREAD = 0.6
"""Standard deviation of the logarithm of the thinking time."""


class Limits(Struct, frozen=True):
    """The results."""

    refused_rounds: float
    """The share of rounds in which a person is refused, at the usual thinking time."""
    refused_by_thinking: dict[str, float]
    """The share of rounds in which a person is refused, by median seconds of thinking."""
    script_within_18_s: float
    """The share of rounds in which a script finds the word in 18 seconds."""
    script_in_a_round: float


class _Seat:
    """The limits of one seat in one round."""

    def __init__(self) -> None:
        self.rested, self.opens, self.said = Millis(0), Millis(0), 0

    def refuses(self, at: Millis) -> bool:
        """Return True if a new guess at this time is refused; otherwise count the guess."""
        if at < self.opens or self.said >= most_guesses(MINUTES):
            return True
        self.rested, opens = after_guess(self.rested, at)
        self.opens, self.said = opens or Millis(0), self.said + 1
        return False


def refused_rounds(thinking: float, rounds: int, chance: Random) -> float:
    """Return the share of rounds in which any watcher is refused."""
    return sum(_is_anybody_refused(thinking, chance) for _ in range(rounds)) / rounds


def _is_anybody_refused(thinking: float, chance: Random) -> bool:
    bell = 60.0 * MINUTES
    end = chance.uniform(FIRST_SKY, bell) if chance.random() < FOUND else bell
    return any(_is_refused(thinking, end, chance) for _ in range(WATCHERS))


def _is_refused(thinking: float, end: float, chance: Random) -> bool:
    """True if the limits refuse a guess of a person."""
    letters_a_second = max(SLOWEST, chance.gauss(*chance.choice(KEYBOARDS))) * 5 / 60
    seat, at = _Seat(), 0.0
    while True:
        at += chance.lognormvariate(log(thinking), SPREAD) + (chance.choice(LETTERS) + 1) / letters_a_second
        if at > end:
            return False
        if seat.refuses(Millis(round(at * 1000))):
            return True


def script_share(seconds: int) -> float:
    """Return the share of rounds in which a script finds the word in this time."""
    seat = _Seat()
    tries = sum(not seat.refuses(Millis(at)) for at in range(0, seconds * 1000, 50) for _ in range(CATEGORY))
    return min(tries, CATEGORY) / CATEGORY


def measure(rounds: int) -> Limits:
    """Simulate rounds with a fixed seed."""
    shares = {thinking: refused_rounds(thinking, rounds, Random(7)) for thinking in THINKING}
    return Limits(
        refused_rounds=shares[USUAL],
        refused_by_thinking={f"{thinking:g}": share for thinking, share in shares.items()},
        script_within_18_s=script_share(18),
        script_in_a_round=script_share(60 * MINUTES),
    )


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.guess_limits", description=__doc__)
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    parser.add_argument("--rounds", type=int, default=20_000)
    args = parser.parse_args()
    found = measure(args.rounds)
    print(f"a person is refused in {found.refused_rounds:.2%} of the rounds")
    for thinking, share in found.refused_by_thinking.items():
        print(f"  {share:.2%} if a guess takes {thinking} s of thinking")
    print(f"a script finds the word in 18 s in {found.script_within_18_s:.0%} of the rounds,")
    print(f"  before the bell in {found.script_in_a_round:.0%}")
    if args.json is not None:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return 0 if found.refused_rounds < MOST_REFUSED else 1


if __name__ == "__main__":
    sys.exit(main())
