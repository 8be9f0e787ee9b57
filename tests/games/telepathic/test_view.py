"""Fields of the view that save the page from knowing the rules."""

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
    """Return the cards dealt to every seat that holds some: the kind, and win or lose."""
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
    """True if this many cards may be removed."""
    try:
        msgspec.convert({"removed": removed}, Options)
    except msgspec.ValidationError:
        return False
    return True


def keys_until_the_end(situation: Situation) -> set[str]:
    """Let all questions time out until the game is over, and return their keys."""
    asked = {ask.key for ask in situation.session.asks}
    while situation.winners is None:
        situation.skip()
        asked |= {ask.key for ask in situation.session.asks}
    return asked


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_everybody_sees_what_kind_of_conditions_each_seat_holds(mode: Mode, seats: int) -> None:
    """TEL-03, TEL-14, TEL-15, TEL-16: the kind, and win or lose, but not the condition."""
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
def test_everybody_sees_the_partner_of_each_seat(mode: Mode, seats: int, partners: list[int | None]) -> None:
    """TEL-14, TEL-15, TEL-16: opposed partners sit opposite; directors and four partners have none."""
    assert Situation(mode, seats).sees(None)["public"]["partners"] == partners


@pytest.mark.parametrize("on", range(4))
@pytest.mark.parametrize("card", [action.card for action in DECK])
def test_a_preview_equals_the_grid_after_the_action(card: str, on: int) -> None:
    """TEL-07: for every card and set."""
    situation = poised().with_state(row=(card,), loses=(None, None))
    situation.hands(0, card)
    preview = situation.sees(1)["public"]["previews"][on]
    situation.performs(1, on)
    assert tuple(preview) == situation.state.grid


def test_there_is_no_preview_before_a_card_is_handed() -> None:
    """TEL-17: the hander gets none."""
    assert "previews" not in poised().sees(0)["public"]


def test_a_finished_game_shows_the_grid_of_each_turn() -> None:
    """TEL-07: and the grid at the start."""
    situation = poised()
    situation.turn(0, "row-two", 1, 3)
    after_one = situation.state.grid
    situation.turn(1, "row-east", 0, 1)
    situation.announces(0, CIRCLE)
    situation.answers(1, SUN)
    shown = [tuple(grid) for grid in situation.sees(None)["public"]["grids"]]
    assert shown == [situation.state.start, after_one, situation.state.grid]


def test_a_finished_game_lists_the_questions_of_each_turn() -> None:
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
def test_every_question_of_a_finished_game_belongs_to_a_turn(mode: Mode, seats: int) -> None:
    """TEL-07, TEL-16: no key is missing."""
    situation = Situation(mode, seats, claimed=False)
    asked = keys_until_the_end(situation)
    assert asked <= {key for turn in situation.sees(None)["public"]["questions"] for key in turn}


def test_the_ending_says_which_of_the_partners_names_were_right() -> None:
    """TEL-12: in the order of the seats whose condition was named."""
    situation = poised()
    situation.turn(0, "row-east", 1, 1)
    situation.announces(0, STAR)
    situation.answers(1, SUN)
    assert situation.sees(None)["public"]["ending"]["guesses"] == [
        {"by": 1, "of": 0, "name": "sun", "right": True},
        {"by": 0, "of": 1, "name": "star", "right": False},
    ]


def test_the_ending_says_which_of_the_directors_names_were_right() -> None:
    """TEL-14: the names belong to no single director."""
    situation = poised(Mode.DIRECTOR, 3)
    situation.turn(2, "row-east", 0, 1)
    situation.announces_both(2, SKY, CIRCLE)
    assert situation.sees(None)["public"]["ending"]["guesses"] == [
        {"by": None, "of": 0, "name": "sky", "right": False},
        {"by": None, "of": 1, "name": "circle", "right": True},
    ]


def test_one_of_four_partners_may_name_their_own_card() -> None:
    """TEL-15: the announcer names both win conditions, and may hold one of them."""
    situation = Situation(Mode.FOUR_PARTNERS, 4).with_state(
        wins=(None, SUN, None, CIRCLE), loses=(None, None, None, None)
    )
    situation.any_turn()
    situation.announces_both(1, SUN, CROSS)
    assert situation.sees(None)["public"]["ending"]["guesses"] == [
        {"by": 1, "of": 1, "name": "sun", "right": True},
        {"by": 1, "of": 3, "name": "cross", "right": False},
    ]


def test_the_ending_of_a_race_lists_the_names_of_the_announcing_team_only() -> None:
    """TEL-16: nobody has named the other team's conditions."""
    situation = Situation(Mode.OPPOSED, 4).with_state(wins=(SUN, CORAL, CIRCLE, MOON))
    situation.any_turn()
    situation.announces(2, SUN)
    situation.answers(0, MOON)
    assert situation.sees(None)["public"]["ending"]["guesses"] == [
        {"by": 2, "of": 0, "name": "sun", "right": True},
        {"by": 0, "of": 2, "name": "moon", "right": False},
    ]


def test_a_game_lost_by_a_lose_condition_has_no_guesses() -> None:
    """TEL-08: nobody has announced."""
    situation = poised().with_state(loses=(None, STAR))
    situation.turn(0, "row-east", 1, 2)
    assert situation.sees(None)["public"]["ending"]["guesses"] == []


def test_the_cards_have_ten_different_movements() -> None:
    """TEL-01: each card has its own picture."""
    assert {movement_of(action) for action in DECK} == set(Movement)


@pytest.mark.parametrize("tile", range(16))
def test_a_tile_shows_its_colour_and_its_shape_and_nothing_else(tile: int) -> None:
    """TEL-04: sixteen tiles, each pair of colour and shape once."""
    shown = {condition for condition in (*COLOURS, *SHAPES) if shows(tile, condition)}
    assert shown == {colour_of(tile), shape_of(tile)}


def test_the_page_and_the_rules_agree_on_how_many_cards_may_be_removed() -> None:
    """TEL-05: none to six."""
    assert [removed for removed in range(len(DECK)) if allowed(removed)] == list(range(7))
    assert CONSTANTS["MOST_REMOVED"] == 6
