"""The night's score is fair across games of any kind and size (decision 0025)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unspoken.kernel.parts.night import Ranking, by_outcome
from unspoken.kernel.types import Outcome, Seat
from unspoken.tables.state.night import NightGame, NightResult
from unspoken.tables.state.night_score import points, score, standings
from unspoken.tables.state.person import PersonId

places = st.lists(st.integers(1, 12), min_size=2, max_size=12).map(tuple)


def game(**results: int) -> NightGame:
    """Build a game in which these people scored so much; a name in capitals is a bot."""
    return NightGame(
        "echo",
        {},
        tuple(
            NightResult(name, 0, None if name.isupper() else PersonId(ord(name[0])), got)
            for name, got in results.items()
        ),
    )


@given(places)
def test_points_of_a_game_average_fifty(ranked: tuple[int, ...]) -> None:
    """Except for rounding."""
    assert abs(sum(points(Ranking(ranked))) - 50 * len(ranked)) <= len(ranked) / 2


@given(places)
def test_a_better_place_gives_more_points(ranked: tuple[int, ...]) -> None:
    """Equal places give equal points."""
    got = points(Ranking(ranked))
    assert all((a < b) == (got[i] > got[j]) for i, a in enumerate(ranked) for j, b in enumerate(ranked))


@given(places)
def test_points_are_between_0_and_100(ranked: tuple[int, ...]) -> None:
    """For any ranking."""
    assert all(0 <= value <= 100 for value in points(Ranking(ranked)))


@given(places, st.randoms(use_true_random=False))
def test_points_depend_on_the_place_only(ranked: tuple[int, ...], luck: object) -> None:
    """Rotating the seats rotates the points."""
    turned = (*ranked[1:], ranked[0])
    got = points(Ranking(ranked))
    assert points(Ranking(turned)) == (*got[1:], got[0])


@pytest.mark.parametrize("seats", range(2, 13))
def test_a_sole_winner_gets_100_points_at_any_table(seats: int) -> None:
    """They beat everybody else."""
    assert points(Ranking((1, *range(2, seats + 1))))[0] == 100


def test_members_of_a_team_share_its_points() -> None:
    """In a team of three, each beats three of five and ties with two."""
    assert points(Ranking((1, 1, 1, 4, 4, 4))) == (80, 80, 80, 20, 20, 20)


def test_players_of_a_cooperative_game_get_the_same_points() -> None:
    """By how well the game went."""
    assert points(Ranking((1, 1), together=25)) == (25, 25)


def test_winners_rank_first_whatever_their_score() -> None:
    """A tie-break may have decided."""
    outcome = Outcome(frozenset({Seat(2)}), (3, 7, 7))
    assert by_outcome(None, outcome, 3) == Ranking((3, 2, 1))


def test_scores_of_teams_do_not_rank_seats() -> None:
    """If there are fewer scores than seats, only winning counts."""
    outcome = Outcome(frozenset({Seat(0), Seat(1)}), (5, 2))
    assert by_outcome(None, outcome, 4) == Ranking((1, 1, 3, 3))


@given(st.lists(st.integers(0, 100), min_size=1, max_size=12), st.integers(0, 12))
def test_a_score_is_at_most_the_mean_of_the_persons_games(own: list[int], missed: int) -> None:
    """Missing games is never an advantage."""
    assert score(own, len(own) + missed) <= round(sum(own) / len(own))


def test_missing_half_of_the_games_costs_nothing() -> None:
    """The score is the mean of the games that the person played."""
    played = [game(ada=50, bob=50), game(ada=50, bob=50), game(ada=0, bob=50, cleo=100)]
    late = standings([*played, game(ada=0, bob=50, cleo=100)], bots=False)
    assert [(row.name, row.place, row.score) for row in late] == [
        ("cleo", 1, 100),
        ("bob", 2, 50),
        ("ada", 3, 25),
    ]


def test_a_person_with_few_games_is_scored_as_if_they_played_half() -> None:
    """One win alone does not win the night."""
    first = game(ada=100, bob=0)
    rest = [game(bob=70), game(bob=70), game(bob=70)]
    assert [(row.name, row.score) for row in standings([first, *rest], bots=False)] == [
        ("bob", 52),
        ("ada", 50),
    ]


def test_bots_are_ranked_separately() -> None:
    """Among themselves."""
    played = [game(ada=50, FERN=100, MOSS=0)]
    assert [(row.name, row.place) for row in standings(played, bots=True)] == [("FERN", 1), ("MOSS", 2)]
    assert [(row.name, row.place) for row in standings(played, bots=False)] == [("ada", 1)]


def test_equal_scores_share_a_place() -> None:
    """The next place is skipped."""
    rows = standings([game(ada=50, bob=50, cleo=0)], bots=False)
    assert [row.place for row in rows] == [1, 1, 3]
