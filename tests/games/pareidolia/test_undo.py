"""Nobody changes or undoes the other's last action."""

from __future__ import annotations

import pytest

from tests.games.pareidolia.situations import MAIN, SECOND, Situation
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.events import Nudged
from unspoken.games.pareidolia.pieces import FingerLine, HandsOff, KeyFrame, LyingPiece, Path, Pose
from unspoken.games.pareidolia.types import Command, Nudge, PickUp, Place, Remove

ALOFT = PickUp(0, 4000, 1000, 0, False)


def placed() -> Situation:
    """The second artist has placed a heap (piece 0) at 100, 100 mm; it is the main artist's turn."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 1000, 1000)
    return situation


def removed() -> Situation:
    """The main artist has removed that heap again, after a ribbon; it is the second artist's turn."""
    situation = placed()
    situation.place(MAIN, "ribbon", 5000, 3000)
    situation.place(SECOND, "ribbon", 5000, 1000)
    situation.remove(MAIN, 0)
    return situation


@pytest.mark.parametrize("command", [ALOFT, Remove(0), Nudge(400, 1020, 1400, 1020)])
def test_the_piece_that_was_placed_is_protected(command: Command) -> None:
    """PAR-15: it may not be picked up, be removed, or be what a nudge meets first."""
    assert placed().refused(MAIN, command) == "piece-protected"


@pytest.mark.parametrize("command", [ALOFT, Remove(0), Nudge(4000, 400, 4000, 1400)])
def test_the_piece_that_was_picked_up_is_protected(command: Command) -> None:
    """PAR-15."""
    situation = placed()
    situation.place(MAIN, "ribbon", 5000, 3000)
    situation.answer(SECOND, ALOFT)
    assert situation.refused(MAIN, command) == "piece-protected"


@pytest.mark.parametrize("command", [ALOFT, Remove(0), Nudge(1700, 400, 1700, 1600)])
def test_the_piece_that_the_finger_met_first_is_protected(command: Command) -> None:
    """PAR-15."""
    situation = placed()
    situation.place(MAIN, "ribbon", 5000, 3000)
    situation.nudge(SECOND, 600, 1020, 1400, 1020)
    assert situation.refused(MAIN, command) == "piece-protected"


def pushed_along() -> Situation:
    """The second artist's finger has met a heap (piece 0), which pushed the cloud of the toss (piece 5)."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 2600, 2000)
    situation.place(MAIN, "ribbon", 1000, 3500)
    situation.nudge(SECOND, 2200, 2000, 2900, 2000)
    return situation


def test_a_piece_that_was_pushed_along_is_protected_too() -> None:
    """PAR-15: whoever put it back would undo half of the other's last action."""
    assert pushed_along().refused(MAIN, Remove(5)) == "piece-protected"


def test_a_piece_that_a_nudge_did_not_move_is_free() -> None:
    """PAR-15: only what was changed last."""
    situation = pushed_along()
    situation.remove(MAIN, 3)
    assert 3 not in [one.piece for one in situation.state.sky]


def test_where_a_nudge_moved_all_there_is_only_what_it_met_is_protected() -> None:
    """PAR-15, PAR-09: there is always something that an artist may do."""
    situation = Situation().start()
    paths = tuple(Path(piece, (KeyFrame(0, 1000 + piece, 1000, 0),)) for piece in range(7))
    sky = tuple(LyingPiece(piece, Pose(1000, 1000, 0, False)) for piece in range(7))
    nudged = GAME.apply(situation.given(sky=sky).state, Nudged(2, FingerLine(0, 0, 1, 1, 1), paths))
    assert nudged.hands_off == HandsOff((2,))


def test_the_protected_piece_may_be_pushed_along_by_another() -> None:
    """PAR-15, PAR-14: the finger meets the puff first, and the puff pushes the heap."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 3450, 1980)
    situation.nudge(MAIN, 2600, 2000, 3200, 2000)
    assert situation.pose(0).x > 3550


@pytest.mark.parametrize("command", [PickUp(5, 100, 100, 0, False), Remove(5), Nudge(2500, 2000, 3000, 2000)])
def test_the_toss_counts_as_the_main_artists_action(command: Command) -> None:
    """PAR-15: the second artist may not undo it."""
    assert Situation().start().refused(SECOND, command) == "piece-protected"


def test_protection_lasts_for_one_action() -> None:
    """PAR-15: then the tossed piece is a piece like any other."""
    situation = placed()
    situation.remove(MAIN, 5)
    assert [one.piece for one in situation.state.sky] == [0]


def test_an_artist_may_change_the_own_last_action() -> None:
    """PAR-15: the other has acted in between."""
    situation = placed()
    situation.place(MAIN, "ribbon", 5000, 3000)
    situation.answer(SECOND, ALOFT)
    assert situation.pose(0).x == 4000


@pytest.mark.parametrize(("x", "y"), [(1000, 1000), (1300, 1000), (1000, 700), (1212, 1212)])
def test_a_like_piece_may_not_be_put_where_one_was_removed(x: int, y: int) -> None:
    """PAR-15: with its middle within 30 mm of there."""
    assert removed().refused(SECOND, Place("heap", x, y, 900, True)) == "place-protected"


@pytest.mark.parametrize(("x", "y"), [(1301, 1000), (1213, 1213), (4000, 3000)])
def test_a_like_piece_may_be_put_elsewhere(x: int, y: int) -> None:
    """PAR-15: beyond 30 mm."""
    situation = removed()
    situation.place(SECOND, "heap", x, y)
    assert situation.state.sky[-1].pose.x == x


def test_another_shape_may_be_put_there() -> None:
    """PAR-15: that undoes nothing."""
    situation = removed()
    situation.place(SECOND, "puff", 1000, 1000)
    assert situation.state.sky[-1].pose.x == 1000


def test_a_like_piece_from_the_sky_may_not_be_put_there_either() -> None:
    """PAR-15: picked up elsewhere, it would undo the removal as well."""
    situation = placed()
    situation.place(MAIN, "heap", 5000, 3000)
    situation.place(SECOND, "ribbon", 5000, 1000)
    situation.remove(MAIN, 0)
    assert situation.refused(SECOND, PickUp(1, 1010, 990, 0, False)) == "place-protected"


def test_one_action_later_a_like_piece_may_be_put_there() -> None:
    """PAR-15: for one action."""
    situation = removed()
    situation.place(SECOND, "puff", 3000, 3000)
    situation.place(MAIN, "heap", 1000, 1000)
    assert situation.state.sky[-1].pose.x == 1000


def test_a_page_is_told_which_piece_is_out_of_bounds() -> None:
    """PAR-15."""
    assert placed().sees(MAIN)["public"]["hands_off"] == {"pieces": [0]}


def test_a_page_is_told_which_place_is_out_of_bounds() -> None:
    """PAR-15: for which shape, and how far around."""
    assert removed().sees(SECOND)["public"]["hands_off"] == {
        "shape": "heap",
        "x": 1000,
        "y": 1000,
        "within": 300,
    }


def test_after_an_artist_was_skipped_nothing_is_protected() -> None:
    """PAR-15: the last action was none."""
    situation = placed()
    situation.skip()
    situation.remove(SECOND, 0)
    assert [one.piece for one in situation.state.sky] == [5]
