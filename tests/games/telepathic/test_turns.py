"""A turn of two partners: handing, performing, and the next turn."""

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


def test_the_partner_is_asked_to_perform_a_handed_card() -> None:
    """TEL-07: on one of the four sets."""
    situation = poised()
    situation.hands(0, "row-two")
    assert (situation.waited_for, situation.asked(1)) == ([1], [("perform",)])


def test_the_action_is_performed_on_the_chosen_set() -> None:
    """TEL-07: the fourth row moves two steps."""
    situation = poised()
    situation.turn(0, "row-two", 1, 3)
    assert rows_of(situation.state.grid) == ("c0 d2 a1 b3", "b0 a0 b1 d0", "a2 d1 a3 c2", "d3 c1 c3 b2")


def test_a_lose_condition_met_ends_the_game() -> None:
    """TEL-08: the third row east makes star, and star is the shape player's lose condition."""
    situation = poised().with_state(loses=(INK, STAR))
    situation.turn(0, "row-east", 1, 2)
    assert (situation.winners, situation.state.reason) == ((), Reason.LOSE_CONDITION)


def test_the_lose_condition_of_the_hander_ends_the_game_too() -> None:
    """TEL-08: the shape player hands the card."""
    situation = poised().with_state(starter=1, loses=(INK, STAR))
    situation.turn(1, "row-east", 0, 2)
    assert situation.winners == ()


def test_a_lose_condition_has_priority_over_win_conditions() -> None:
    """TEL-08: even if the same action meets a win condition."""
    situation = poised().with_state(wins=(CORAL, CIRCLE), loses=(SUN, MOON))
    situation.turn(0, "row-east", 1, 1)
    assert situation.winners == ()


def test_the_ending_shows_the_losing_line_and_all_lose_conditions() -> None:
    """TEL-08: with the seat that holds the condition."""
    situation = poised().with_state(loses=(INK, STAR))
    situation.turn(0, "row-east", 1, 2)
    public = situation.sees(None)["public"]
    assert (public["ending"]["lines"], public["loses"]) == (
        [{"seat": 1, "condition": "star", "cells": [2, 6, 10]}],
        ["ink", "star"],
    )


def test_sets_that_lose_may_be_chosen() -> None:
    """TEL-08: all four sets are offered."""
    situation = poised().with_state(loses=(SUN, STAR))
    situation.hands(0, "row-east")
    assert len(situation.sees(1)["asks"][0]["choices"]) == 4


def test_the_partner_cannot_see_if_a_win_condition_is_met() -> None:
    """TEL-09, ALL-01: the frames are the same."""
    met, unmet = poised(), poised().with_state(wins=(CORAL, CIRCLE))
    for situation in (met, unmet):
        situation.turn(0, "row-east", 1, 1)
    assert met.sent(1) == unmet.sent(1)


def test_a_win_condition_met_does_not_end_the_game() -> None:
    """TEL-09: it goes on."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    assert situation.winners is None


def test_a_card_of_the_first_game_returns_to_the_row() -> None:
    """TEL-10: the row does not change."""
    situation = Situation(Mode.FIRST).with_state(loses=(None, None))
    before = situation.state.row
    situation.any_turn()
    assert (situation.state.row, situation.state.used) == (before, ())


def test_a_card_of_the_standard_game_is_replaced_from_the_deck() -> None:
    """TEL-10: the used card is discarded."""
    situation = poised()
    situation.turn(0, "row-two", 1, 3)
    assert (situation.state.row, situation.state.used, situation.state.deck) == (
        ("row-east", "row-west", "row-mirror", "column-north"),
        ("row-two",),
        ("column-south",),
    )


def test_without_a_deck_the_row_grows_shorter() -> None:
    """TEL-10: the used card is not replaced."""
    situation = poised().with_state(deck=())
    situation.turn(0, "row-two", 1, 3)
    assert situation.state.row == ("row-east", "row-west", "row-mirror")


def test_both_partners_are_asked_to_announce_after_the_last_card() -> None:
    """TEL-10, TEL-12: an announcement must follow, and either may make it."""
    situation = poised().with_state(deck=(), row=("row-two",))
    situation.turn(0, "row-two", 1, 3)
    assert (situation.asked(0), situation.asked(1), sorted(situation.waited_for)) == (
        [("announce",)],
        [("announce",)],
        [0, 1],
    )


def test_the_performer_hands_the_next_card() -> None:
    """TEL-11: or announces."""
    situation = poised()
    situation.turn(0, "row-two", 1, 3)
    assert (situation.waited_for, situation.asked(1)) == ([1], [("hand", "announce")])


def test_the_partner_without_the_turn_may_announce() -> None:
    """TEL-11: after any turn."""
    situation = poised()
    situation.turn(0, "row-two", 1, 3)
    assert situation.asked(0) == [("announce",)]


def test_nobody_may_announce_while_a_card_is_performed() -> None:
    """TEL-11: only after a complete turn."""
    situation = poised()
    situation.turn(0, "row-two", 1, 3)
    situation.hands(1, "row-mirror")
    assert (situation.asked(0), situation.asked(1)) == ([("perform",)], [])


def test_everybody_sees_all_past_turns() -> None:
    """TEL-07: hander, performer, open cards, handed card and set."""
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


def test_a_line_that_is_nobodys_lose_condition_does_not_end_the_game() -> None:
    """TEL-08: the third row east makes star."""
    situation = poised().with_state(loses=(INK, CROSS))
    situation.turn(0, "row-east", 1, 2)
    assert situation.state.phase is Phase.HANDING
