"""A turn of two partners, from the handing to the next."""

from __future__ import annotations

from tests.games.telepathic.situations import (
    CIRCLE,
    CORAL,
    CROSS,
    INK,
    MOON,
    STAR,
    SUN,
    Sitting,
    letters,
    poised,
)
from unspoken.games.telepathic.types import Phase, Reason, Way


def test_a_card_is_handed_to_the_partner() -> None:
    """TEL-07: the partner is asked for one of the four sets."""
    sitting = poised()
    sitting.hands(0, "row-two")
    assert (sitting.waited_for, sitting.asked(1)) == ([1], [("perform",)])


def test_the_action_is_performed_on_the_chosen_set() -> None:
    """TEL-07: the fourth row goes two steps."""
    sitting = poised()
    sitting.turn(0, "row-two", 1, 3)
    assert letters(sitting.state.grid) == ("c0 d2 a1 b3", "b0 a0 b1 d0", "a2 d1 a3 c2", "d3 c1 c3 b2")


def test_a_lose_condition_met_ends_the_game() -> None:
    """TEL-08: the third row east makes star, and star is the shape player's lose condition."""
    sitting = poised().lay(loses=(INK, STAR))
    sitting.turn(0, "row-east", 1, 2)
    assert (sitting.winners, sitting.state.reason) == ((), Reason.LOSE_CONDITION)


def test_the_partners_lose_condition_counts_as_much() -> None:
    """TEL-08: whoever performs."""
    sitting = poised().lay(starter=1, loses=(INK, STAR))
    sitting.turn(1, "row-east", 0, 2)
    assert sitting.winners == ()


def test_a_loss_comes_before_a_win() -> None:
    """TEL-08: lost, also when the same action met both win conditions."""
    sitting = poised().lay(wins=(CORAL, STAR), loses=(SUN, MOON))
    sitting.turn(0, "row-east", 1, 1)
    assert sitting.winners == ()


def test_the_table_says_whose_loss_it_was() -> None:
    """TEL-08: the line that did it is shown with its condition, and whose it was is open now."""
    sitting = poised().lay(loses=(INK, STAR))
    sitting.turn(0, "row-east", 1, 2)
    seen = sitting.sees(None)["public"]
    assert (seen["ending"]["lines"], seen["loses"]) == (
        [{"condition": "star", "cells": [2, 6, 10]}],
        ["ink", "star"],
    )


def test_a_forced_loss_is_legal() -> None:
    """TEL-08: whatever the sets lead to, all four may be chosen."""
    sitting = poised().lay(loses=(SUN, STAR))
    sitting.hands(0, "row-east")
    assert len(sitting.sees(1)["asks"][0]["choices"]) == 4


def test_a_win_condition_met_is_not_mentioned() -> None:
    """TEL-09, ALL-01: the same turn looks the same to the partner, met or not."""
    met, unmet = poised(), poised().lay(wins=(CORAL, CIRCLE))
    for sitting in (met, unmet):
        sitting.turn(0, "row-east", 1, 1)
    assert met.sent(1) == unmet.sent(1)


def test_a_win_condition_met_does_not_end_the_game() -> None:
    """TEL-09: it goes on."""
    sitting = poised()
    sitting.turn(0, "row-east", 1, 1)
    assert sitting.winners is None


def test_in_the_first_game_the_card_goes_back() -> None:
    """TEL-10: the row is as it was."""
    sitting = Sitting(Way.FIRST).lay(loses=(None, None))
    before = sitting.state.row
    sitting.any_turn()
    assert (sitting.state.row, sitting.state.used) == (before, ())


def test_in_the_standard_game_the_card_is_replaced() -> None:
    """TEL-10: discarded, and replaced from the deck."""
    sitting = poised()
    sitting.turn(0, "row-two", 1, 3)
    assert (sitting.state.row, sitting.state.used, sitting.state.deck) == (
        ("row-east", "row-west", "row-mirror", "column-north"),
        ("row-two",),
        ("column-south",),
    )


def test_without_a_deck_the_row_grows_shorter() -> None:
    """TEL-10: replaced while there is a deck."""
    sitting = poised().lay(deck=())
    sitting.turn(0, "row-two", 1, 3)
    assert sitting.state.row == ("row-east", "row-west", "row-mirror")


def test_when_the_last_card_is_used_both_are_asked_to_announce() -> None:
    """TEL-10, TEL-12: an announcement must follow, and either may make it."""
    sitting = poised().lay(deck=(), row=("row-two",))
    sitting.turn(0, "row-two", 1, 3)
    assert (sitting.asked(0), sitting.asked(1), sorted(sitting.waited_for)) == (
        [("announce",)],
        [("announce",)],
        [0, 1],
    )


def test_after_a_turn_it_is_the_partners() -> None:
    """TEL-11: who performed hands the next card."""
    sitting = poised()
    sitting.turn(0, "row-two", 1, 3)
    assert (sitting.waited_for, sitting.asked(1)) == ([1], [("hand", "announce")])


def test_after_a_turn_either_may_announce() -> None:
    """TEL-11: who does not have the turn may announce too."""
    sitting = poised()
    sitting.turn(0, "row-two", 1, 3)
    assert sitting.asked(0) == [("announce",)]


def test_nobody_announces_while_a_card_is_being_performed() -> None:
    """TEL-11: after a complete turn, and not in the middle of one."""
    sitting = poised()
    sitting.turn(0, "row-two", 1, 3)
    sitting.hands(1, "row-mirror")
    assert (sitting.asked(0), sitting.asked(1)) == ([("perform",)], [])


def test_every_turn_is_remembered_for_all() -> None:
    """TEL-07: who handed what, out of which open cards, and where it was performed."""
    sitting = poised()
    sitting.turn(0, "row-two", 1, 3)
    assert sitting.sees(None)["public"]["turns"] == [
        {
            "hander": 0,
            "performer": 1,
            "row": ["row-east", "row-west", "row-two", "row-mirror"],
            "card": "row-two",
            "on": 3,
        }
    ]


def test_a_lose_condition_not_met_ends_nothing() -> None:
    """TEL-08: star is made, and nobody loses by star."""
    sitting = poised().lay(loses=(INK, CROSS))
    sitting.turn(0, "row-east", 1, 2)
    assert sitting.state.phase is Phase.HANDING
