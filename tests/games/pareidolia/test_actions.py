"""The artists' actions: place, pick up, remove, nudge."""

from __future__ import annotations

from tests.games.pareidolia.situations import MAIN, SECOND, Situation
from unspoken.games.pareidolia.pieces import LyingPiece, Pose
from unspoken.games.pareidolia.types import Place, Remove

FLAT = Pose(3000, 2000, 0, False)


def test_the_second_artist_acts_first() -> None:
    """PAR-09: right after the toss."""
    assert Situation().start().waited_for == [SECOND]


def test_the_main_artist_acts_after_the_second() -> None:
    """PAR-09: in turns, one action each."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 1000, 1000)
    assert situation.waited_for == [MAIN]


def test_an_artist_cannot_act_twice_in_a_row() -> None:
    """PAR-09: artists take turns."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 1000, 1000)
    assert situation.refused(SECOND, Place("heap", 2000, 2000, 0, False)) == "not-asked"


def test_a_piece_is_placed_with_its_position_turn_and_side() -> None:
    """PAR-10: any of each."""
    situation = Situation().start()
    situation.place(SECOND, "ribbon", 1234, 567, 890, True)
    assert situation.pose(3) == Pose(1234, 567, 890, True)


def test_a_placed_piece_lies_on_top() -> None:
    """PAR-10."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 3000, 2000)
    assert [lying.piece for lying in situation.state.sky] == [5, 0]


def test_a_placed_piece_leaves_the_supply() -> None:
    """PAR-10, PAR-03."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 3000, 2000)
    assert situation.sees(None)["public"]["supply"] == {"heap": 2, "ribbon": 2, "puff": 1}


def test_a_piece_under_others_can_be_picked_up() -> None:
    """PAR-11: it lies on top afterwards."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 3000, 2000)
    situation.place(MAIN, "ribbon", 3000, 2000)
    situation.pick_up(SECOND, 5, 2900, 2100, 450, True)
    assert situation.state.sky[-1] == LyingPiece(5, Pose(2900, 2100, 450, True))


def test_a_piece_may_be_put_back_where_it_lay() -> None:
    """PAR-11: this only puts it on top."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 1000, 1000)
    situation.place(MAIN, "ribbon", 1000, 1000)
    situation.pick_up(SECOND, 0, 1000, 1000)
    assert [lying.piece for lying in situation.state.sky] == [5, 3, 0]


def test_a_removed_piece_returns_to_the_supply() -> None:
    """PAR-12."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 1000, 1000)
    situation.remove(MAIN, 5)
    assert situation.sees(None)["public"]["supply"] == {"heap": 2, "ribbon": 2, "puff": 2}


def test_an_artist_may_remove_the_piece_of_their_own_last_action() -> None:
    """PAR-12, PAR-15: only the other artist's last action is protected."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 1000, 1000)
    situation.place(MAIN, "ribbon", 5000, 1000)
    situation.remove(SECOND, 0)
    assert [lying.piece for lying in situation.state.sky] == [5, 3]


def nudged() -> Situation:
    """Return a table where the second artist placed a heap, and later nudged it to the right."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 1000, 1000)
    situation.place(MAIN, "ribbon", 1000, 3000)
    situation.nudge(SECOND, 600, 1020, 1400, 1020)
    return situation


def test_a_nudge_pushes_the_piece_that_it_meets() -> None:
    """PAR-13: the piece ends just ahead of the finger."""
    assert 1740 < nudged().pose(0).x < 1760


def test_a_nudge_does_not_move_other_pieces() -> None:
    """PAR-13."""
    situation = nudged()
    assert (situation.pose(5), situation.pose(3)) == (FLAT, Pose(1000, 3000, 0, False))


def test_everybody_sees_the_paths_of_a_nudge() -> None:
    """PAR-13: of the finger, and of every piece that moved."""
    action = nudged().sees(None)["public"]["last_action"]
    assert (action["line"]["millis"], [path["piece"] for path in action["paths"]]) == (200, [0])


def test_a_nudged_piece_lies_where_its_path_ends() -> None:
    """PAR-13, PAR-14."""
    situation = nudged()
    assert situation.state.last_action is not None
    end, pose = situation.state.last_action.paths[0].frames[-1], situation.pose(0)
    assert (end.x, end.y, end.turn % 3600) == (pose.x, pose.y, pose.turn)


def test_a_nudge_changes_neither_order_nor_side() -> None:
    """PAR-13, PAR-14."""
    before = Situation().start()
    before.place(SECOND, "heap", 1000, 1000, flip=True)
    before.place(MAIN, "ribbon", 1000, 1000, 900)
    before.nudge(SECOND, 400, 1020, 700, 1020)
    assert [(lying.piece, lying.pose.flip) for lying in before.state.sky] == [
        (5, False),
        (0, True),
        (3, False),
    ]


def test_pieces_may_overlap() -> None:
    """PAR-14: even at the same place."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 3000, 2000)
    situation.place(MAIN, "heap", 3000, 2000)
    assert {lying.pose for lying in situation.state.sky} == {FLAT}


def test_a_piece_that_another_piece_pushed_stays_there() -> None:
    """PAR-14: the heap pushes the puff."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 2600, 2000)
    situation.place(MAIN, "ribbon", 1000, 3500)
    situation.nudge(SECOND, 2200, 2000, 2900, 2000)
    situation.place(MAIN, "ribbon", 5000, 3500)
    assert situation.pose(5).x > 3100


def test_the_other_artist_acts_after_a_skip() -> None:
    """PAR-09, ALL-07: the sky does not change."""
    situation = Situation().start()
    situation.skip()
    assert (situation.waited_for, situation.state.sky) == ([MAIN], (LyingPiece(5, FLAT),))


def test_two_skips_in_a_row_end_the_round() -> None:
    """PAR-09, PAR-17: nobody has guessed, so the round is over."""
    situation = Situation().start()
    situation.skip()
    situation.skip()
    assert situation.over


def test_two_skips_with_an_action_in_between_do_not_end_the_round() -> None:
    """PAR-09: an action resets the count of skips."""
    situation = Situation().start()
    situation.skip()
    situation.place(MAIN, "heap", 1000, 1000)
    situation.skip()
    assert not situation.over


def test_an_artist_may_remove_the_last_piece() -> None:
    """PAR-12: the sky may be empty."""
    situation = Situation().start()
    situation.skip()
    situation.answer(MAIN, Remove(5))
    assert situation.state.sky == ()
