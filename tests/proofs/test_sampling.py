"""Which steps of a game a proof checks."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import pairwise

from unspoken.games.telepathic import GAME
from unspoken.proofs.order import check_course
from unspoken.proofs.playthrough import AnyStep, play_randomly
from unspoken.proofs.sampling import every_nth, every_step, one_of_every_second_kind, one_of_some_kinds
from unspoken.proofs.worlds import Leak, ProofTally, situation

TRIALS = list(GAME.proofs.trials())


def game(number: int) -> list[AnyStep]:
    """Play the game of this number, as the proof does."""
    return list(play_randomly(GAME, *TRIALS[number % len(TRIALS)], b"secrecy %d" % number))


def test_every_step_or_every_nth_step_is_sampled() -> None:
    """Another game starts at another step."""
    steps = game(810)[:8]
    sampled = [every_step(steps, 0), every_nth(4)(steps, 0), every_nth(4)(steps, 3)]
    assert [list(places) for places in sampled] == [list(range(8)), [0, 4], [3, 7]]


def test_rare_steps_are_sampled_as_often_as_common_ones() -> None:
    """The last announcement of a game is sampled in about half of the games."""
    ends = [
        number
        for number in range(40)
        if len(steps := game(number)) - 1 in one_of_every_second_kind(steps, number)
    ]
    assert 10 <= len(ends) <= 30


def test_at_most_one_step_of_a_kind_is_sampled() -> None:
    """Even if the kind occurs often."""
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


def test_a_fixed_number_of_kinds_is_sampled() -> None:
    """Another game samples other kinds."""
    steps = game(7)
    chosen = [set(one_of_some_kinds(2)(steps, number)) for number in range(20)]
    assert {len(places) for places in chosen} == {2} and len(set[int]().union(*chosen)) > 4


def test_a_value_set_and_used_within_a_step_is_no_leak() -> None:
    """An announcement may be pending after this step but not before it: worlds must agree on that."""
    steps, tally = game(810), ProofTally()
    for before, step in pairwise(steps):
        check_course(GAME, before, step, tally)
    assert tally.course > 0


def test_a_leak_can_be_pickled() -> None:
    """Proofs run in several processes."""
    leak = pickle.loads(pickle.dumps(Leak("exact", "seat 1 can tell")))
    assert (leak.check, str(leak)) == ("exact", "exact: seat 1 can tell")
