"""Who gets an image, by rows of the table in the rules, and when the game is won."""

from __future__ import annotations

import pytest

from tests.games.rorschach.situations import CIRCLE, TRIANGLE, WAVES, Situation, materials
from unspoken.games.rorschach import GAME
from unspoken.games.rorschach.scoring import winning_team
from unspoken.games.rorschach.types import Phase, Symbol

RIGHT, WRONG = (1, CIRCLE), (1, WAVES)
"""Second guesses."""


@pytest.mark.parametrize(
    ("testers", "control", "to", "again"),
    [
        (TRIANGLE, TRIANGLE, None, True),
        (TRIANGLE, WAVES, 0, True),
        (CIRCLE, WAVES, None, False),
        (CIRCLE, CIRCLE, None, False),
        (CIRCLE, TRIANGLE, 1, False),
    ],
    ids=["both right", "testers right", "both wrong", "both wrong alike", "control right"],
)
def test_who_gets_the_first_image_and_if_there_is_a_second_guess(
    testers: Symbol, control: Symbol, to: int | None, again: bool
) -> None:
    """ROR-10: the image carries the triangle."""
    state = Situation().to_reveal(testers, control).state
    assert (state.reveals[0].to, state.again) == (to, again)


@pytest.mark.parametrize(
    ("control", "second", "to"),
    [(TRIANGLE, RIGHT, 0), (TRIANGLE, WRONG, 1), (WAVES, RIGHT, 0), (WAVES, WRONG, None)],
    ids=["row 1, right", "row 1, wrong", "row 2, right", "row 2, wrong"],
)
def test_who_gets_the_second_image(control: Symbol, second: tuple[int, Symbol], to: int | None) -> None:
    """ROR-10: the test team was right about the first image; this one carries the circle."""
    situation = Situation().to_second(control)
    situation.guesses(*second)
    assert situation.state.reveals[1].to == to


@pytest.mark.parametrize("testers", [CIRCLE, WAVES])
def test_there_is_no_second_guess_after_a_wrong_first_guess(testers: Symbol) -> None:
    """ROR-10: rows 3 and 4."""
    situation = Situation().to_reveal(testers, TRIANGLE)
    situation.all_go_on()
    assert situation.phase is Phase.SCORED


def test_everybody_sees_the_images_that_a_team_has_won() -> None:
    """ROR-12: an image that was won stays with its team."""
    situation = Situation().to_reveal(CIRCLE, TRIANGLE)
    image = situation.left(0)
    situation.all_go_on()
    situation.all_go_on()
    assert situation.sees(None)["public"]["won"] == [[], [image]]


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [(4, 2, 0), (4, 3, None), (3, 0, None), (2, 4, 1), (5, 4, None), (6, 4, 0), (4, 4, None)],
)
def test_a_team_wins_with_four_points_and_a_lead_of_two(first: int, second: int, winner: int | None) -> None:
    """ROR-14: at least four, and at least two more than the other."""
    assert winning_team((("i",) * first, ("i",) * second)) == winner


def test_the_game_is_over_after_the_winning_round() -> None:
    """ROR-14: the first team wins two images in each of its rounds."""
    situation = Situation().round(TRIANGLE, CIRCLE).round(CIRCLE, CIRCLE).round(TRIANGLE, CIRCLE)
    outcome = GAME.outcome(situation.state)
    assert outcome is not None
    assert (sorted(outcome.winners), outcome.scores) == ([0, 1, 2], (4, 0))


def test_the_control_team_of_the_last_round_can_win() -> None:
    """ROR-14: the winner need not be the team that was tested."""
    situation = Situation(first="second").round(TRIANGLE, CIRCLE).round(CIRCLE, TRIANGLE)
    situation.round(CIRCLE, CIRCLE).round(CIRCLE, TRIANGLE)
    assert (situation.state.testers, situation.state.winner, situation.points) == (0, 1, (0, 4))


def test_four_points_before_the_second_guess_do_not_end_the_game() -> None:
    """ROR-14: the second guess is made first."""
    situation = Situation().round(TRIANGLE, CIRCLE).round(CIRCLE, CIRCLE)
    situation.lay(won=((*situation.state.won[0], "one more"), ())).to_reveal(TRIANGLE, CIRCLE)
    situation.all_go_on()
    assert (situation.points, situation.phase) == ((4, 0), Phase.SECOND)


def test_the_leading_team_wins_when_the_images_are_used_up() -> None:
    """ROR-14, ROR-15: fewer than four images are left, and neither team leads by two."""
    images = materials(24).images
    situation = Situation(cards=materials(24)).lay(won=(images[:11], images[11:21])).round(CIRCLE, CIRCLE)
    assert (situation.phase, situation.state.winner) == (Phase.OVER, 0)


def test_all_share_the_victory_when_the_images_are_used_up_at_equal_points() -> None:
    """ROR-14, ROR-15: neither team can win any more."""
    images = materials(26).images
    situation = Situation(cards=materials(26)).lay(won=(images[:12], images[12:24])).round(CIRCLE, CIRCLE)
    outcome = GAME.outcome(situation.state)
    assert outcome is not None and sorted(outcome.winners) == [0, 1, 2, 3, 4, 5]
