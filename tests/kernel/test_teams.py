"""How several seats come to one answer."""

from __future__ import annotations

from collections import Counter

from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Seat
from unspoken.kernel.teams import majority, plurality, voters

ANN, BEA, CAL, DOT = (Seat(number) for number in range(4))
TEAM = frozenset({ANN, BEA, CAL, DOT})
NOBODY = frozenset[Seat]()


def test_more_than_half_of_the_people_decide() -> None:
    """ALL-06: the decision falls when more than half agree on one proposal."""
    assert majority({ANN: "red", BEA: "red", CAL: "red"}, TEAM, TEAM) == "red"


def test_half_is_not_enough() -> None:
    """ALL-06: more than half."""
    assert majority({ANN: "red", BEA: "red", CAL: "blue"}, TEAM, TEAM) is None


def test_a_team_without_a_wish_goes_on_talking() -> None:
    """ALL-06: no proposal, no decision."""
    assert majority({}, TEAM, TEAM) is None


def test_a_team_of_one_decides_at_once() -> None:
    """ALL-06: a team of one decides at once."""
    assert majority({CAL: "blue"}, frozenset({CAL}), frozenset({CAL})) == "blue"


def test_bots_propose_but_do_not_hold_people_up() -> None:
    """ALL-06: two of three people are enough, whatever the bot thinks."""
    people = frozenset({ANN, BEA, CAL})
    assert majority({ANN: "red", BEA: "red", DOT: "blue"}, TEAM, people) == "red"


def test_bots_do_not_outvote_people() -> None:
    """ALL-06: one person among three bots decides alone."""
    assert majority({ANN: "red", BEA: "blue", CAL: "blue", DOT: "blue"}, TEAM, frozenset({ANN})) == "red"


def test_a_team_without_people_is_decided_by_its_bots() -> None:
    """ALL-06: a team without people is decided by its bots."""
    assert majority({BEA: "blue", CAL: "blue", DOT: "blue"}, TEAM, NOBODY) == "blue"


def test_people_of_another_team_have_no_say() -> None:
    """ALL-06: a team decides together, and nobody else."""
    assert voters(frozenset({ANN, BEA}), frozenset({BEA, CAL})) == frozenset({BEA})


def test_when_the_time_is_over_most_proposals_win() -> None:
    """ALL-06: most proposals win."""
    wishes = {ANN: "red", BEA: "blue", CAL: "blue"}
    assert plurality(wishes, TEAM, TEAM, Chance(b"seed", 0)) == "blue"


def test_on_a_tie_the_seed_chooses() -> None:
    """ALL-06: either comes up, about equally often."""
    wishes = {ANN: "red", BEA: "blue"}
    chosen = Counter(plurality(wishes, TEAM, TEAM, Chance(b"seed", step)) for step in range(400))
    assert set(chosen) == {"red", "blue"} and abs(chosen["red"] - 200) < 60


def test_on_a_tie_the_order_of_arrival_has_no_say() -> None:
    """ALL-06: the order of arrival is never kept."""
    one, two = {ANN: "red", BEA: "blue"}, {BEA: "blue", ANN: "red"}
    assert [plurality(one, TEAM, TEAM, Chance(b"seed", step)) for step in range(50)] == [
        plurality(two, TEAM, TEAM, Chance(b"seed", step)) for step in range(50)
    ]


def test_when_nobody_wished_nothing_is_decided() -> None:
    """ALL-06, ALL-07: then the clock draws from the choices instead."""
    assert plurality({}, TEAM, TEAM, Chance(b"seed", 0)) is None


def test_only_peoples_wishes_count_when_the_time_is_over() -> None:
    """ALL-06: bots never hold people up, nor outvote them at the end."""
    wishes = {ANN: "red", BEA: "blue", CAL: "blue"}
    assert plurality(wishes, TEAM, frozenset({ANN}), Chance(b"seed", 0)) == "red"
