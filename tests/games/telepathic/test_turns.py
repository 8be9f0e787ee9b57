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
    Situation,
    poised,
    rows_of,
)
from unspoken.games.telepathic.types import Mode, Phase, Reason


def test_a_card_is_handed_to_the_partner() -> None:
    """TEL-07: the partner is asked for one of the four sets."""
    situation = poised()
    situation.hands(0, "row-two")
    assert (situation.waited_for, situation.asked(1)) == ([1], [("perform",)])


def test_the_action_is_performed_on_the_chosen_set() -> None:
    """TEL-07: the fourth row goes two steps."""
    situation = poised()
    situation.turn(0, "row-two", 1, 3)
    assert rows_of(situation.state.grid) == ("c0 d2 a1 b3", "b0 a0 b1 d0", "a2 d1 a3 c2", "d3 c1 c3 b2")


def test_a_lose_condition_met_ends_the_game() -> None:
    """TEL-08: the third row east makes star, and star is the shape player's lose condition."""
    situation = poised().with_state(loses=(INK, STAR))
    situation.turn(0, "row-east", 1, 2)
    assert (situation.winners, situation.state.reason) == ((), Reason.LOSE_CONDITION)


def test_the_partners_lose_condition_counts_as_much() -> None:
    """TEL-08: whoever performs."""
    situation = poised().with_state(starter=1, loses=(INK, STAR))
    situation.turn(1, "row-east", 0, 2)
    assert situation.winners == ()


def test_a_loss_comes_before_a_win() -> None:
    """TEL-08: lost, also when the same action met both win conditions."""
    situation = poised().with_state(wins=(CORAL, STAR), loses=(SUN, MOON))
    situation.turn(0, "row-east", 1, 1)
    assert situation.winners == ()


def test_the_table_says_whose_loss_it_was() -> None:
    """TEL-08: the line that did it is shown with its condition, and whose it was is open now."""
    situation = poised().with_state(loses=(INK, STAR))
    situation.turn(0, "row-east", 1, 2)
    seen = situation.sees(None)["public"]
    assert (seen["ending"]["lines"], seen["loses"]) == (
        [{"seat": 1, "condition": "star", "cells": [2, 6, 10]}],
        ["ink", "star"],
    )


def test_a_forced_loss_is_legal() -> None:
    """TEL-08: whatever the sets lead to, all four may be chosen."""
    situation = poised().with_state(loses=(SUN, STAR))
    situation.hands(0, "row-east")
    assert len(situation.sees(1)["asks"][0]["choices"]) == 4


def test_a_win_condition_met_is_not_mentioned() -> None:
    """TEL-09, ALL-01: the same turn looks the same to the partner, met or not."""
    met, unmet = poised(), poised().with_state(wins=(CORAL, CIRCLE))
    for situation in (met, unmet):
        situation.turn(0, "row-east", 1, 1)
    assert met.sent(1) == unmet.sent(1)


def test_a_win_condition_met_does_not_end_the_game() -> None:
    """TEL-09: it goes on."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    assert situation.winners is None


def test_in_the_first_game_the_card_goes_back() -> None:
    """TEL-10: the row is as it was."""
    situation = Situation(Mode.FIRST).with_state(loses=(None, None))
    before = situation.state.row
    situation.any_turn()
    assert (situation.state.row, situation.state.used) == (before, ())


def test_in_the_standard_game_the_card_is_replaced() -> None:
    """TEL-10: discarded, and replaced from the deck."""
    situation = poised()
    situation.turn(0, "row-two", 1, 3)
    assert (situation.state.row, situation.state.used, situation.state.deck) == (
        ("row-east", "row-west", "row-mirror", "column-north"),
        ("row-two",),
        ("column-south",),
    )


def test_without_a_deck_the_row_grows_shorter() -> None:
    """TEL-10: replaced while there is a deck."""
    situation = poised().with_state(deck=())
    situation.turn(0, "row-two", 1, 3)
    assert situation.state.row == ("row-east", "row-west", "row-mirror")


def test_when_the_last_card_is_used_both_are_asked_to_announce() -> None:
    """TEL-10, TEL-12: an announcement must follow, and either may make it."""
    situation = poised().with_state(deck=(), row=("row-two",))
    situation.turn(0, "row-two", 1, 3)
    assert (situation.asked(0), situation.asked(1), sorted(situation.waited_for)) == (
        [("announce",)],
        [("announce",)],
        [0, 1],
    )


def test_after_a_turn_it_is_the_partners() -> None:
    """TEL-11: who performed hands the next card."""
    situation = poised()
    situation.turn(0, "row-two", 1, 3)
    assert (situation.waited_for, situation.asked(1)) == ([1], [("hand", "announce")])


def test_after_a_turn_either_may_announce() -> None:
    """TEL-11: who does not have the turn may announce too."""
    situation = poised()
    situation.turn(0, "row-two", 1, 3)
    assert situation.asked(0) == [("announce",)]


def test_nobody_announces_while_a_card_is_being_performed() -> None:
    """TEL-11: after a complete turn, and not in the middle of one."""
    situation = poised()
    situation.turn(0, "row-two", 1, 3)
    situation.hands(1, "row-mirror")
    assert (situation.asked(0), situation.asked(1)) == ([("perform",)], [])


def test_every_turn_is_remembered_for_all() -> None:
    """TEL-07: who handed what, out of which open cards, and where it was performed."""
    situation = poised()
    situation.turn(0, "row-two", 1, 3)
    assert situation.sees(None)["public"]["turns"] == [
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
    situation = poised().with_state(loses=(INK, CROSS))
    situation.turn(0, "row-east", 1, 2)
    assert situation.state.phase is Phase.HANDING
