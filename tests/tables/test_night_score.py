"""The night's score is fair across games of any kind and size (decision 0025).

The rule: every game of the night counts the percentage of the other players that you have beaten, with a tie
as half, and 50 if you sat it out. The score is the mean over all games.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unspoken.kernel.parts.night import Ranking, by_outcome
from unspoken.kernel.types import Outcome, Seat
from unspoken.tables.state.night import NightGame, NightResult
from unspoken.tables.state.night_score import points, results, score, standings
from unspoken.tables.state.person import PersonId
from unspoken.tables.state.room import Chair

places = st.lists(st.integers(1, 12), min_size=2, max_size=12).map(tuple)


def game(**results: int) -> NightGame:
    """Build a game with these points for each name; a name in capitals is a bot."""
    return NightGame(
        "echo",
        {},
        tuple(
            NightResult(name, 0, None if name.isupper() else PersonId(ord(name[0])), got)
            for name, got in results.items()
        ),
    )


def all_rankings(seats: int) -> list[Ranking]:
    """Return every possible ranking of a game with this many seats."""
    scores = product(range(seats), repeat=seats)
    return [Ranking(tuple(1 + sum(other > own for other in table) for own in table)) for table in scores]


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_outcome_of_a_game_gives_fifty_points_per_player(seats: int) -> None:
    """So the expected sum is the same for every game, however likely each outcome is."""
    assert {sum(points(ranking)) for ranking in all_rankings(seats)} == {50 * seats}


@given(places)
def test_a_large_game_gives_fifty_points_per_player(ranked: tuple[int, ...]) -> None:
    """Up to twelve seats."""
    assert sum(points(Ranking(ranked))) == 50 * len(ranked)


@pytest.mark.parametrize("winners", [frozenset(), frozenset(map(Seat, range(4)))], ids=["lost", "won"])
def test_a_cooperative_game_gives_what_a_competitive_game_gives_on_average(winners: frozenset[Seat]) -> None:
    """Whether all win or all lose: the mean over all orders in which four equal players can finish."""
    orders = [points(Ranking(order)) for order in permutations(range(1, 5))]
    expected = tuple(Fraction(sum(seat), len(orders)) for seat in zip(*orders, strict=True))
    assert points(by_outcome(None, Outcome(winners), 4)) == expected == (Fraction(50),) * 4


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
    assert [*points(Ranking((1, 1, 1, 4, 4, 4)))] == [80, 80, 80, 20, 20, 20]


def test_winners_rank_first_whatever_their_score() -> None:
    """A tie-break may have decided."""
    outcome = Outcome(frozenset({Seat(2)}), (3, 7, 7))
    assert by_outcome(None, outcome, 3) == Ranking((3, 2, 1))


def test_scores_of_teams_do_not_rank_seats() -> None:
    """If there are fewer scores than seats, only winning counts."""
    outcome = Outcome(frozenset({Seat(0), Seat(1)}), (5, 2))
    assert by_outcome(None, outcome, 4) == Ranking((1, 1, 3, 3))


@pytest.mark.parametrize("seats", range(2, 6))
def test_sitting_out_is_worth_what_the_players_of_the_game_get_on_average(seats: int) -> None:
    """For every outcome, nobody gains on the table or falls behind it by sitting out."""
    sat_out = score([], 1)
    assert {sum(points(ranking)) / seats for ranking in all_rankings(seats)} == {sat_out}


@given(st.lists(st.integers(0, 100), max_size=12), st.integers(1, 12))
def test_a_missed_game_counts_as_an_even_one(own: list[int], missed: int) -> None:
    """For any number of missed games."""
    games = len(own) + missed
    assert score(own, games) == score([*own, *[50] * missed], games)


def test_a_latecomer_can_win_the_night() -> None:
    """Cleo missed two games, which count fifty each."""
    played = [game(ada=50, bob=50), game(ada=50, bob=50), game(ada=0, bob=50, cleo=100)]
    late = standings([*played, game(ada=0, bob=50, cleo=100)], bots=False)
    assert [(row.name, row.place, row.score, row.games) for row in late] == [
        ("cleo", 1, 75, 2),
        ("bob", 2, 50, 4),
        ("ada", 3, 25, 4),
    ]


def test_one_win_alone_does_not_win_the_night() -> None:
    """Ada left after the first game."""
    first = game(ada=100, bob=0)
    rest = [game(bob=90), game(bob=90), game(bob=90)]
    assert [(row.name, row.score) for row in standings([first, *rest], bots=False)] == [
        ("bob", 67),
        ("ada", 62),
    ]


CHAIRS = tuple(Chair(name, seat, PersonId(seat)) for seat, name in enumerate("ABCD"))


def counted(*ranked: int, chairs: tuple[Chair, ...] = CHAIRS) -> NightGame:
    """Count a game in which the chairs finished in these places."""
    return NightGame("echo", {}, results(chairs, Ranking(ranked), ()))


def test_points_are_added_without_rounding() -> None:
    """Five sixths and one sixth make an even night, although 83 and 16 are shown."""
    played = [counted(1, 1, 3, 3), counted(3, 3, 1, 1)]
    assert [result.points for result in played[0].results] == [83, 83, 16, 16]
    assert [row.score for row in standings(played, bots=False)] == [50] * 4


@given(places)
def test_rounding_creates_no_points(ranked: tuple[int, ...]) -> None:
    """Points and scores are shown rounded down."""
    chairs = tuple(Chair(str(seat), 0, PersonId(seat)) for seat in range(len(ranked)))
    played = counted(*ranked, chairs=chairs)
    assert sum(result.points for result in played.results) <= 50 * len(ranked)
    assert sum(row.score for row in standings([played], bots=False)) <= 50 * len(ranked)


def test_a_seat_with_a_replacing_bot_does_not_change_the_sum() -> None:
    """B's seat counts for nobody: the others are compared with each other only."""
    away = Chair("B", 1, PersonId(1), bot=True)
    played = counted(1, 4, 2, 3, chairs=(CHAIRS[0], away, *CHAIRS[2:]))
    assert [(result.name, result.points) for result in played.results] == [("A", 100), ("C", 50), ("D", 0)]


def test_bots_are_ranked_separately() -> None:
    """Among themselves."""
    played = [game(ada=50, FERN=100, MOSS=0)]
    assert [(row.name, row.place) for row in standings(played, bots=True)] == [("FERN", 1), ("MOSS", 2)]
    assert [(row.name, row.place) for row in standings(played, bots=False)] == [("ada", 1)]


def test_equal_scores_share_a_place() -> None:
    """The next place is skipped."""
    rows = standings([game(ada=50, bob=50, cleo=0)], bots=False)
    assert [row.place for row in rows] == [1, 1, 3]
