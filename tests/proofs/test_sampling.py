"""Which steps are looked at."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import pairwise

from unspoken.games.telepathic import GAME
from unspoken.proofs.order import check_course
from unspoken.proofs.playthrough import AnyStep, play_randomly
from unspoken.proofs.sampling import every_step, one_in, one_of_every_second_kind
from unspoken.proofs.worlds import Leak, Tally, situation

TRIALS = list(GAME.trials())


def game(number: int) -> list[AnyStep]:
    """The game of this number, as the proof plays it."""
    return list(play_randomly(GAME, *TRIALS[number % len(TRIALS)], b"secrecy %d" % number))


def test_all_or_one_in_so_many() -> None:
    """The next game begins with the next step."""
    steps = game(810)[:8]
    looked = [every_step(steps, 0), one_in(4)(steps, 0), one_in(4)(steps, 3)]
    assert [list(places) for places in looked] == [list(range(8)), [0, 4], [3, 7]]


def test_rare_steps_are_looked_at_as_often_as_common_ones() -> None:
    """The announcement that ends a game is one step of it, and about every second time it is looked at."""
    ends = [
        number
        for number in range(40)
        if len(steps := game(number)) - 1 in one_of_every_second_kind(steps, number)
    ]
    assert 10 <= len(ends) <= 30


def test_of_a_kind_one_is_looked_at() -> None:
    """However often it comes."""
    steps = game(7)
    chosen = one_of_every_second_kind(steps, 7)
    kinds = Counter(
        (
            situation(steps[place - 1].session),
            type(steps[place].entry.command),
            situation(steps[place].session),
        )
        for place in chosen
        if place
    )
    assert kinds and max(kinds.values()) == 1


def test_what_comes_and_goes_within_a_step_is_no_secret_of_it() -> None:
    """An announcement can wait after this step, and not before it: a world where it did was none."""
    steps, tally = game(810), Tally()
    for before, step in pairwise(steps):
        check_course(GAME, before, step, tally)
    assert tally.course > 0


def test_a_leak_comes_from_another_process_as_it_was() -> None:
    """A proof on all cores tells what it saw."""
    leak = pickle.loads(pickle.dumps(Leak("exact", "seat 1 can tell")))
    assert (leak.check, str(leak)) == ("exact", "exact: seat 1 can tell")
