"""What artists do, in turns: place, pick up, remove, nudge."""

from __future__ import annotations

from tests.games.pareidolia.situations import MAIN, SECOND, Situation
from unspoken.games.pareidolia.pieces import LyingPiece, Pose
from unspoken.games.pareidolia.types import Place, Remove

FLAT = Pose(3000, 2000, 0, False)


def test_the_second_artist_acts_first() -> None:
    """PAR-09: after the toss."""
    assert Situation().start().waited_for == [SECOND]


def test_then_the_main_artist() -> None:
    """PAR-09: in turns, one action each."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 1000, 1000)
    assert situation.waited_for == [MAIN]


def test_one_action_and_no_more() -> None:
    """PAR-09: whoever has acted is not asked again."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 1000, 1000)
    assert situation.refused(SECOND, Place("heap", 2000, 2000, 0, False)) == "not-asked"


def test_everybody_sees_whose_action_it_is() -> None:
    """PAR-09."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 1000, 1000)
    assert situation.sees(None)["public"]["turn"] == MAIN


def test_a_piece_is_placed_as_it_is_held() -> None:
    """PAR-10: anywhere, at any turn, either side up."""
    situation = Situation().start()
    situation.place(SECOND, "ribbon", 1234, 567, 890, True)
    assert situation.pose(3) == Pose(1234, 567, 890, True)


def test_a_placed_piece_lies_on_top() -> None:
    """PAR-10."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 3000, 2000)
    assert [one.piece for one in situation.state.sky] == [5, 0]


def test_a_placed_piece_leaves_the_supply() -> None:
    """PAR-10, PAR-03."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 3000, 2000)
    assert situation.sees(None)["public"]["supply"] == {"heap": 2, "ribbon": 2, "puff": 1}


def test_a_piece_under_others_can_be_picked_up() -> None:
    """PAR-11: and it comes to lie on top."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 3000, 2000)
    situation.place(MAIN, "ribbon", 3000, 2000)
    situation.pick_up(SECOND, 5, 2900, 2100, 450, True)
    assert situation.state.sky[-1] == LyingPiece(5, Pose(2900, 2100, 450, True))


def test_a_piece_may_be_put_back_where_it_lay() -> None:
    """PAR-11: to lie on top, say."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 1000, 1000)
    situation.place(MAIN, "ribbon", 1000, 1000)
    situation.pick_up(SECOND, 0, 1000, 1000)
    assert [one.piece for one in situation.state.sky] == [5, 3, 0]


def test_a_removed_piece_is_in_the_supply_again() -> None:
    """PAR-12."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 1000, 1000)
    situation.remove(MAIN, 5)
    assert situation.sees(None)["public"]["supply"] == {"heap": 2, "ribbon": 2, "puff": 2}


def test_a_removed_piece_is_no_longer_in_the_sky() -> None:
    """PAR-12."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 1000, 1000)
    situation.remove(MAIN, 5)
    assert [one.piece for one in situation.state.sky] == [0]


def test_an_artist_may_remove_the_own_piece() -> None:
    """PAR-12, PAR-15: it was the other's last action that is protected."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 1000, 1000)
    situation.place(MAIN, "ribbon", 5000, 1000)
    situation.remove(SECOND, 0)
    assert [one.piece for one in situation.state.sky] == [5, 3]


def nudged() -> Situation:
    """The second artist places a heap, the main artist nudges it to the right."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 1000, 1000)
    situation.place(MAIN, "ribbon", 1000, 3000)
    situation.nudge(SECOND, 600, 1020, 1400, 1020)
    return situation


def test_a_nudge_pushes_what_it_meets() -> None:
    """PAR-13: it lies before the finger when that lifts."""
    assert 1740 < nudged().pose(0).x < 1760


def test_a_nudge_leaves_alone_what_it_does_not_meet() -> None:
    """PAR-13."""
    situation = nudged()
    assert (situation.pose(5), situation.pose(3)) == (FLAT, Pose(1000, 3000, 0, False))


def test_a_nudge_is_shown_to_all() -> None:
    """PAR-13: the finger's way, and the way of every piece that moved."""
    action = nudged().sees(None)["public"]["last_action"]
    assert (action["line"]["millis"], [path["piece"] for path in action["paths"]]) == (200, [0])


def test_a_piece_lies_where_its_way_ends() -> None:
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
    assert [(one.piece, one.pose.flip) for one in before.state.sky] == [(5, False), (0, True), (3, False)]


def test_pieces_may_overlap() -> None:
    """PAR-14: however many, at one and the same place."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 3000, 2000)
    situation.place(MAIN, "heap", 3000, 2000)
    assert {one.pose for one in situation.state.sky} == {FLAT}


def test_what_was_pushed_by_accident_stays_there() -> None:
    """PAR-14: the heap pushes the puff, and the puff stays pushed."""
    situation = Situation().start()
    situation.place(SECOND, "heap", 2600, 2000)
    situation.place(MAIN, "ribbon", 1000, 3500)
    situation.nudge(SECOND, 2200, 2000, 2900, 2000)
    situation.place(MAIN, "ribbon", 5000, 3500)
    assert situation.pose(5).x > 3100


def test_when_the_host_skips_an_artist_the_other_acts() -> None:
    """PAR-09, ALL-07: the turn passes, and the sky is as it was."""
    situation = Situation().start()
    situation.skip()
    assert (situation.waited_for, situation.state.sky) == ([MAIN], (LyingPiece(5, FLAT),))


def test_when_both_are_skipped_the_table_does_not_wait_for_the_bell() -> None:
    """PAR-09, PAR-17: nobody has guessed, so the round is over."""
    situation = Situation().start()
    situation.skip()
    situation.skip()
    assert situation.over


def test_after_an_action_two_more_skips_end_the_round() -> None:
    """PAR-09: they must follow each other."""
    situation = Situation().start()
    situation.skip()
    situation.place(MAIN, "heap", 1000, 1000)
    situation.skip()
    assert not situation.over


def test_an_artist_may_clear_the_sky() -> None:
    """PAR-12: the last piece can go."""
    situation = Situation().start()
    situation.skip()
    situation.answer(MAIN, Remove(5))
    assert situation.state.sky == ()
