"""What the view tells, so that whoever draws it has nothing to work out."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.telepathic.situations import CIRCLE, CORAL, CROSS, MOON, SKY, STAR, SUN, Situation, poised
from unspoken.games.telepathic.cards import DECK, Movement, movement_of
from unspoken.games.telepathic.constants import CONSTANTS
from unspoken.games.telepathic.tiles import COLOURS, SHAPES, Kind, colour_of, shape_of, shows
from unspoken.games.telepathic.types import Mode, Options

MODES = [
    (Mode.STANDARD, 2),
    (Mode.FIRST, 2),
    (Mode.DIRECTOR, 5),
    (Mode.FOUR_PARTNERS, 4),
    (Mode.OPPOSED, 4),
]


def dealt(situation: Situation) -> list[dict[str, object]]:
    """What every seat that holds something was dealt: the kind, and whether to win by it or to lose."""
    held = enumerate(zip(situation.state.wins, situation.state.loses, strict=True))
    return [
        {
            "seat": seat,
            "kind": (Kind.COLOUR if (win or lose) in COLOURS else Kind.SHAPE).value,
            "win": win is not None,
            "lose": lose is not None,
        }
        for seat, (win, lose) in held
        if win or lose
    ]


def allowed(removed: int) -> bool:
    """Whether so many cards may be removed."""
    try:
        msgspec.convert({"removed": removed}, Options)
    except msgspec.ValidationError:
        return False
    return True


def keys_until_the_end(situation: Situation) -> set[str]:
    """The keys of all questions that the clock answers until the game is over."""
    asked = {ask.key for ask in situation.session.asks}
    while situation.winners is None:
        situation.skip()
        asked |= {ask.key for ask in situation.session.asks}
    return asked


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_everybody_knows_what_kind_of_cards_each_seat_holds(mode: Mode, seats: int) -> None:
    """TEL-03, TEL-14, TEL-15, TEL-16: the view tells of each seat's cards what was dealt, but not which."""
    situation = Situation(mode, seats)
    assert situation.sees(None)["public"]["secrets"] == dealt(situation)


@pytest.mark.parametrize(
    ("mode", "seats", "partners"),
    [
        (Mode.STANDARD, 2, [1, 0]),
        (Mode.FIRST, 2, [1, 0]),
        (Mode.DIRECTOR, 4, [1, 0, None, None]),
        (Mode.FOUR_PARTNERS, 4, [None, None, None, None]),
        (Mode.OPPOSED, 4, [2, 3, 0, 1]),
    ],
)
def test_everybody_knows_who_is_whose_partner(mode: Mode, seats: int, partners: list[int | None]) -> None:
    """TEL-14, TEL-15, TEL-16: the other of two, or who sits opposite; directors and four have none."""
    assert Situation(mode, seats).sees(None)["public"]["partners"] == partners


@pytest.mark.parametrize("on", range(4))
@pytest.mark.parametrize("card", [action.card for action in DECK])
def test_a_preview_is_the_grid_that_follows(card: str, on: int) -> None:
    """TEL-07: what is tried out on a set is what the card then does there."""
    situation = poised().with_state(row=(card,), loses=(None, None))
    situation.hands(0, card)
    preview = situation.sees(1)["public"]["previews"][on]
    situation.performs(1, on)
    assert tuple(preview) == situation.state.grid


def test_before_a_card_is_handed_there_is_no_preview() -> None:
    """TEL-17: nothing is tried out for the hander."""
    assert "previews" not in poised().sees(0)["public"]


def test_a_finished_game_shows_the_grid_of_each_turn() -> None:
    """TEL-07: the start, and what each turn made of it."""
    situation = poised()
    situation.turn(0, "row-two", 1, 3)
    after_one = situation.state.grid
    situation.turn(1, "row-east", 0, 1)
    situation.announces(0, CIRCLE)
    situation.answers(1, SUN)
    shown = [tuple(grid) for grid in situation.sees(None)["public"]["grids"]]
    assert shown == [situation.state.start, after_one, situation.state.grid]


def test_a_finished_game_tells_in_which_turn_a_question_was_asked() -> None:
    """TEL-11, TEL-12: the announcement and its answer belong to the last turn."""
    situation = poised()
    situation.turn(0, "row-two", 1, 3)
    situation.turn(1, "row-east", 0, 1)
    situation.announces(0, CIRCLE)
    situation.answers(1, SUN)
    assert situation.sees(None)["public"]["questions"] == [
        ["begin"],
        ["turn-1", "perform-1", "speak-1"],
        ["turn-2", "perform-2", "speak-2", "turn-3", "answer"],
    ]


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_every_question_that_was_asked_has_its_turn(mode: Mode, seats: int) -> None:
    """TEL-07, TEL-16: no key of a played game is missing."""
    situation = Situation(mode, seats, claimed=False)
    asked = keys_until_the_end(situation)
    assert asked <= {key for turn in situation.sees(None)["public"]["questions"] for key in turn}


def test_partners_who_named_each_other_are_told_who_was_right() -> None:
    """TEL-12: by the seat that was named; one of the two is wrong."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    situation.announces(0, STAR)
    situation.answers(1, SUN)
    assert situation.sees(None)["public"]["ending"]["guesses"] == [
        {"by": 1, "of": 0, "name": "sun", "right": True},
        {"by": 0, "of": 1, "name": "star", "right": False},
    ]


def test_directors_who_named_both_are_told_which_was_right() -> None:
    """TEL-14: they name as one."""
    situation = poised(Mode.DIRECTOR, 3)
    situation.turn(2, "row-east", 0, 1)
    situation.announces_both(2, SKY, CIRCLE)
    assert situation.sees(None)["public"]["ending"]["guesses"] == [
        {"by": None, "of": 0, "name": "sky", "right": False},
        {"by": None, "of": 1, "name": "circle", "right": True},
    ]


def test_one_of_four_partners_may_name_the_own_card() -> None:
    """TEL-15: whoever announces names both, and may hold one of the two."""
    situation = Situation(Mode.FOUR_PARTNERS, 4).with_state(
        wins=(None, SUN, None, CIRCLE), loses=(None, None, None, None)
    )
    situation.any_turn()
    situation.announces_both(1, SUN, CROSS)
    assert situation.sees(None)["public"]["ending"]["guesses"] == [
        {"by": 1, "of": 1, "name": "sun", "right": True},
        {"by": 1, "of": 3, "name": "cross", "right": False},
    ]


def test_of_opposed_teams_only_the_one_that_spoke_was_named() -> None:
    """TEL-16: the others' wishes stay unnamed."""
    situation = Situation(Mode.OPPOSED, 4).with_state(wins=(SUN, CORAL, CIRCLE, MOON))
    situation.any_turn()
    situation.announces(2, SUN)
    situation.answers(0, MOON)
    assert situation.sees(None)["public"]["ending"]["guesses"] == [
        {"by": 2, "of": 0, "name": "sun", "right": True},
        {"by": 0, "of": 2, "name": "moon", "right": False},
    ]


def test_a_game_that_was_lost_without_a_word_has_no_guesses() -> None:
    """TEL-08: nobody has named anything."""
    situation = poised().with_state(loses=(None, STAR))
    situation.turn(0, "row-east", 1, 2)
    assert situation.sees(None)["public"]["ending"]["guesses"] == []


def test_the_cards_do_ten_different_things() -> None:
    """TEL-01: each of them has a picture of its own."""
    assert {movement_of(action) for action in DECK} == set(Movement)


@pytest.mark.parametrize("tile", range(16))
def test_a_tile_shows_its_colour_and_its_shape_and_nothing_else(tile: int) -> None:
    """TEL-04: sixteen tiles, each pair of colour and shape once."""
    shown = {condition for condition in (*COLOURS, *SHAPES) if shows(tile, condition)}
    assert shown == {colour_of(tile), shape_of(tile)}


def test_the_page_offers_to_remove_as_many_cards_as_the_rules_allow() -> None:
    """TEL-05: one to six, or none."""
    assert [removed for removed in range(len(DECK)) if allowed(removed)] == list(range(7))
    assert CONSTANTS["MOST_REMOVED"] == 6
