"""An artist may not undo the other's last action."""

from __future__ import annotations

import pytest

from tests.games.pareidolia.situations import MAIN, SECOND, Situation
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.events import Nudged
from unspoken.games.pareidolia.pieces import FingerLine, HandsOff, KeyFrame, LyingPiece, Path, Pose
from unspoken.games.pareidolia.types import Command, Nudge, PickUp, Place, Remove

PICK_UP_HEAP = PickUp(0, 4000, 1000, 0, False)


def placed() -> Situation:
    """Return a table where the second artist placed a heap (piece 0) at 100, 100 mm."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 1000, 1000)
    return situation


def removed() -> Situation:
    """Return a table where the main artist removed that heap after a ribbon; the second artist acts next."""
    situation = placed()
    situation.place(MAIN, "ribbon", 5000, 3000)
    situation.place(SECOND, "ribbon", 5000, 1000)
    situation.remove(MAIN, 0)
    return situation


@pytest.mark.parametrize("command", [PICK_UP_HEAP, Remove(0), Nudge(400, 1020, 1400, 1020)])
def test_the_piece_that_the_other_placed_is_protected(command: Command) -> None:
    """PAR-15: it may not be picked up, removed, or be the first piece that a nudge meets."""
    assert placed().refused(MAIN, command) == "piece-protected"


@pytest.mark.parametrize("command", [PICK_UP_HEAP, Remove(0), Nudge(4000, 400, 4000, 1400)])
def test_the_piece_that_the_other_picked_up_is_protected(command: Command) -> None:
    """PAR-15."""
    situation = placed()
    situation.place(MAIN, "ribbon", 5000, 3000)
    situation.answer(SECOND, PICK_UP_HEAP)
    assert situation.refused(MAIN, command) == "piece-protected"


@pytest.mark.parametrize("command", [PICK_UP_HEAP, Remove(0), Nudge(1700, 400, 1700, 1600)])
def test_the_piece_that_the_others_nudge_met_first_is_protected(command: Command) -> None:
    """PAR-15."""
    situation = placed()
    situation.place(MAIN, "ribbon", 5000, 3000)
    situation.nudge(SECOND, 600, 1020, 1400, 1020)
    assert situation.refused(MAIN, command) == "piece-protected"


def pushed_along() -> Situation:
    """Return a table where the second artist's finger touched a heap (piece 0), which pushed piece 5."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 2600, 2000)
    situation.place(MAIN, "ribbon", 1000, 3500)
    situation.nudge(SECOND, 2200, 2000, 2900, 2000)
    return situation


def test_a_piece_that_the_others_nudge_pushed_along_is_protected() -> None:
    """PAR-15: moving it back would undo a part of the nudge."""
    assert pushed_along().refused(MAIN, Remove(5)) == "piece-protected"


def test_a_piece_that_the_others_nudge_did_not_move_is_not_protected() -> None:
    """PAR-15: only the last change is protected."""
    situation = pushed_along()
    situation.remove(MAIN, 3)
    assert 3 not in [lying.piece for lying in situation.state.sky]


def test_if_a_nudge_moved_all_pieces_only_the_first_that_it_met_is_protected() -> None:
    """PAR-15, PAR-09: an artist always has a legal action."""
    situation = Situation().start()
    paths = tuple(Path(piece, (KeyFrame(0, 1000 + piece, 1000, 0),)) for piece in range(7))
    sky = tuple(LyingPiece(piece, Pose(1000, 1000, 0, False)) for piece in range(7))
    nudged = GAME.apply(situation.given(sky=sky).state, Nudged(2, FingerLine(0, 0, 1, 1, 1), paths))
    assert nudged.hands_off == HandsOff((2,))


def test_a_protected_piece_may_be_pushed_along_by_another_piece() -> None:
    """PAR-15, PAR-14: the finger meets the puff first, and the puff pushes the heap."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 3450, 1980)
    situation.nudge(MAIN, 2600, 2000, 3200, 2000)
    assert situation.pose(0).x > 3550


@pytest.mark.parametrize("command", [PickUp(5, 100, 100, 0, False), Remove(5), Nudge(2500, 2000, 3000, 2000)])
def test_the_toss_counts_as_the_main_artists_action(command: Command) -> None:
    """PAR-15: the second artist may not undo the toss."""
    assert Situation().start().refused(SECOND, command) == "piece-protected"


def test_protection_lasts_for_one_action() -> None:
    """PAR-15, PAR-12: then the tossed piece may be removed from the sky."""
    situation = placed()
    situation.remove(MAIN, 5)
    assert [lying.piece for lying in situation.state.sky] == [0]


def test_an_artist_may_change_their_own_last_action() -> None:
    """PAR-15: the other artist has acted in between."""
    situation = placed()
    situation.place(MAIN, "ribbon", 5000, 3000)
    situation.answer(SECOND, PICK_UP_HEAP)
    assert situation.pose(0).x == 4000


@pytest.mark.parametrize(("x", "y"), [(1000, 1000), (1300, 1000), (1000, 700), (1212, 1212)])
def test_a_piece_of_the_same_shape_may_not_be_placed_where_the_other_removed_one(x: int, y: int) -> None:
    """PAR-15: its middle is within 30 mm."""
    assert removed().refused(SECOND, Place("heap", x, y, 900, True)) == "place-protected"


@pytest.mark.parametrize(("x", "y"), [(1301, 1000), (1213, 1213), (4000, 3000)])
def test_a_piece_of_the_same_shape_may_be_placed_elsewhere(x: int, y: int) -> None:
    """PAR-15: more than 30 mm away."""
    situation = removed()
    situation.place(SECOND, "heap", x, y)
    assert situation.state.sky[-1].pose.x == x


def test_another_shape_may_be_placed_where_the_other_removed_a_piece() -> None:
    """PAR-15: this does not undo the removal."""
    situation = removed()
    situation.place(SECOND, "puff", 1000, 1000)
    assert situation.state.sky[-1].pose.x == 1000


def test_a_piece_of_the_same_shape_may_not_be_moved_where_the_other_removed_one() -> None:
    """PAR-15: picked up from elsewhere in the sky."""
    situation = placed()
    situation.place(MAIN, "heap", 5000, 3000)
    situation.place(SECOND, "ribbon", 5000, 1000)
    situation.remove(MAIN, 0)
    assert situation.refused(SECOND, PickUp(1, 1010, 990, 0, False)) == "place-protected"


def test_the_place_of_a_removed_piece_is_protected_for_one_action() -> None:
    """PAR-15: then a piece of the same shape may be placed there."""
    situation = removed()
    situation.place(SECOND, "puff", 3000, 3000)
    situation.place(MAIN, "heap", 1000, 1000)
    assert situation.state.sky[-1].pose.x == 1000


def test_the_view_shows_the_protected_piece() -> None:
    """PAR-15."""
    assert placed().sees(MAIN)["public"]["hands_off"] == {"pieces": [0]}


def test_the_view_shows_the_protected_place() -> None:
    """PAR-15: with the shape and the radius."""
    assert removed().sees(SECOND)["public"]["hands_off"] == {
        "shape": "heap",
        "x": 1000,
        "y": 1000,
        "within": 300,
    }


def test_after_an_artist_was_skipped_nothing_is_protected() -> None:
    """PAR-15: only an action protects a piece."""
    situation = placed()
    situation.skip()
    situation.remove(SECOND, 0)
    assert [lying.piece for lying in situation.state.sky] == [5]
