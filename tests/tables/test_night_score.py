"""The night's score is fair across games of any kind and size (decision 0025)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unspoken.kernel.game import Outcome, Ranking, Seat, by_outcome
from unspoken.tables.night import NightGame, NightResult
from unspoken.tables.night_score import points, score, standings
from unspoken.tables.person import PersonId

places = st.lists(st.integers(1, 12), min_size=2, max_size=12).map(tuple)


def game(**results: int) -> NightGame:
    """A game in which these people got so much; whoever is in capitals is a bot."""
    return NightGame(
        "echo",
        {},
        tuple(
            NightResult(name, 0, None if name.isupper() else PersonId(ord(name[0])), got)
            for name, got in results.items()
        ),
    )


@given(places)
def test_the_sum_over_a_table_is_the_same_whatever_happened(ranked: tuple[int, ...]) -> None:
    """But for rounding: half of what there is, a head."""
    assert abs(sum(points(Ranking(ranked))) - 50 * len(ranked)) <= len(ranked) / 2


@given(places)
def test_who_is_ahead_gets_more_and_equals_get_the_same(ranked: tuple[int, ...]) -> None:
    """In the order of places."""
    got = points(Ranking(ranked))
    assert all((a < b) == (got[i] > got[j]) for i, a in enumerate(ranked) for j, b in enumerate(ranked))


@given(places)
def test_nobody_gets_less_than_nothing_or_more_than_all(ranked: tuple[int, ...]) -> None:
    """From 0 to 100."""
    assert all(0 <= one <= 100 for one in points(Ranking(ranked)))


@given(places, st.randoms(use_true_random=False))
def test_the_seat_does_not_matter(ranked: tuple[int, ...], luck: object) -> None:
    """Only the place does."""
    turned = (*ranked[1:], ranked[0])
    got = points(Ranking(ranked))
    assert points(Ranking(turned)) == (*got[1:], got[0])


@pytest.mark.parametrize("seats", range(2, 13))
def test_a_win_alone_is_worth_the_same_at_any_table(seats: int) -> None:
    """Everybody else was beaten."""
    assert points(Ranking((1, *range(2, seats + 1))))[0] == 100


def test_a_team_shares_its_win() -> None:
    """Three against three: three of five were beaten, two tied."""
    assert points(Ranking((1, 1, 1, 4, 4, 4))) == (80, 80, 80, 20, 20, 20)


def test_all_get_alike_where_all_played_together() -> None:
    """By how well it went."""
    assert points(Ranking((1, 1), together=25)) == (25, 25)


def test_winners_come_first_whatever_their_score() -> None:
    """A vote may have decided between equals."""
    outcome = Outcome(frozenset({Seat(2)}), (3, 7, 7))
    assert by_outcome(None, outcome, 3) == Ranking((3, 2, 1))


def test_a_teams_score_is_not_a_seats() -> None:
    """Then only winning counts."""
    outcome = Outcome(frozenset({Seat(0), Seat(1)}), (5, 2))
    assert by_outcome(None, outcome, 4) == Ranking((1, 1, 3, 3))


@given(st.lists(st.integers(0, 100), min_size=1, max_size=12), st.integers(0, 12))
def test_a_score_is_never_above_the_mean_of_ones_own_games(own: list[int], missed: int) -> None:
    """To miss games makes nobody better."""
    assert score(own, len(own) + missed) <= round(sum(own) / len(own))


def test_who_came_late_is_not_behind_for_it() -> None:
    """Half of the night is enough: the mean of what they played."""
    played = [game(ada=50, bob=50), game(ada=50, bob=50), game(ada=0, bob=50, cleo=100)]
    late = standings([*played, game(ada=0, bob=50, cleo=100)], bots=False)
    assert [(one.name, one.place, one.score) for one in late] == [
        ("cleo", 1, 100),
        ("bob", 2, 50),
        ("ada", 3, 25),
    ]


def test_one_game_won_is_not_a_night_won() -> None:
    """Who finished fewer than half is counted as if it were half."""
    first = game(ada=100, bob=0)
    rest = [game(bob=70), game(bob=70), game(bob=70)]
    assert [(one.name, one.score) for one in standings([first, *rest], bots=False)] == [
        ("bob", 52),
        ("ada", 50),
    ]


def test_bots_stand_apart() -> None:
    """They are beaten like anybody, and ranked among themselves."""
    played = [game(ada=50, FERN=100, MOSS=0)]
    assert [(one.name, one.place) for one in standings(played, bots=True)] == [("FERN", 1), ("MOSS", 2)]
    assert [(one.name, one.place) for one in standings(played, bots=False)] == [("ada", 1)]


def test_equals_share_a_place() -> None:
    """And the next place is not given."""
    rows = standings([game(ada=50, bob=50, cleo=0)], bots=False)
    assert [one.place for one in rows] == [1, 1, 3]
