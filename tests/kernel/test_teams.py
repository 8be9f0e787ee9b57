"""How several seats agree on one answer."""

from __future__ import annotations

from collections import Counter

from unspoken.kernel.chance import Chance
from unspoken.kernel.teams import majority, plurality, voters
from unspoken.kernel.types import Seat

ANN, BEA, CAL, DOT = (Seat(number) for number in range(4))
TEAM = frozenset({ANN, BEA, CAL, DOT})
NOBODY = frozenset[Seat]()


def test_a_majority_of_people_decides() -> None:
    """ALL-06: more than half must propose the same."""
    assert majority({ANN: "red", BEA: "red", CAL: "red"}, TEAM, TEAM) == "red"


def test_half_is_not_a_majority() -> None:
    """ALL-06: more than half is needed."""
    assert majority({ANN: "red", BEA: "red", CAL: "blue"}, TEAM, TEAM) is None


def test_a_team_without_proposals_does_not_decide() -> None:
    """ALL-06: it goes on talking."""
    assert majority({}, TEAM, TEAM) is None


def test_a_team_of_one_decides_at_once() -> None:
    """ALL-06: by its own proposal."""
    assert majority({CAL: "blue"}, frozenset({CAL}), frozenset({CAL})) == "blue"


def test_bots_do_not_delay_a_majority_of_people() -> None:
    """ALL-06: two of three people decide, even if the bot proposes something else."""
    people = frozenset({ANN, BEA, CAL})
    assert majority({ANN: "red", BEA: "red", DOT: "blue"}, TEAM, people) == "red"


def test_bots_do_not_outvote_people() -> None:
    """ALL-06: one person among three bots decides alone."""
    assert majority({ANN: "red", BEA: "blue", CAL: "blue", DOT: "blue"}, TEAM, frozenset({ANN})) == "red"


def test_bots_decide_in_a_team_without_people() -> None:
    """ALL-06: by their own majority."""
    assert majority({BEA: "blue", CAL: "blue", DOT: "blue"}, TEAM, NOBODY) == "blue"


def test_people_of_another_team_do_not_vote() -> None:
    """ALL-06: only members do."""
    assert voters(frozenset({ANN, BEA}), frozenset({BEA, CAL})) == frozenset({BEA})


def test_most_proposals_win_when_the_time_is_over() -> None:
    """ALL-06: without a majority."""
    proposals = {ANN: "red", BEA: "blue", CAL: "blue"}
    assert plurality(proposals, TEAM, TEAM, Chance(b"seed", 0)) == "blue"


def test_a_tie_is_decided_by_the_seed() -> None:
    """ALL-06: each option about equally often."""
    proposals = {ANN: "red", BEA: "blue"}
    chosen = Counter(plurality(proposals, TEAM, TEAM, Chance(b"seed", step)) for step in range(400))
    assert set(chosen) == {"red", "blue"} and abs(chosen["red"] - 200) < 60


def test_a_tie_does_not_depend_on_the_order_of_proposals() -> None:
    """ALL-06: that order is not stored."""
    first, second = {ANN: "red", BEA: "blue"}, {BEA: "blue", ANN: "red"}
    assert [plurality(first, TEAM, TEAM, Chance(b"seed", step)) for step in range(50)] == [
        plurality(second, TEAM, TEAM, Chance(b"seed", step)) for step in range(50)
    ]


def test_nothing_is_decided_without_proposals() -> None:
    """ALL-06, ALL-07: chance then draws from the choices."""
    assert plurality({}, TEAM, TEAM, Chance(b"seed", 0)) is None


def test_only_proposals_of_people_count_when_the_time_is_over() -> None:
    """ALL-06: bots do not outvote them then either."""
    proposals = {ANN: "red", BEA: "blue", CAL: "blue"}
    assert plurality(proposals, TEAM, frozenset({ANN}), Chance(b"seed", 0)) == "red"
