"""Directors, who take all turns together."""

from __future__ import annotations

import pytest

from tests.games.telepathic.situations import CIRCLE, STAR, SUN, Situation, poised
from unspoken.games.telepathic import GAME
from unspoken.games.telepathic.types import AnnounceBoth, Hand, Mode, Phase
from unspoken.kernel.game import Seat
from unspoken.kernel.pace import Pace


def directed(seats: int = 3) -> Situation:
    return poised(Mode.DIRECTOR, seats)


def test_the_first_two_seats_are_partners_as_ever() -> None:
    """TEL-14: colour and shape; the rest are directors and hold nothing."""
    situation = Situation(Mode.DIRECTOR, 5)
    held = [win is not None for win in situation.state.wins]
    assert (situation.sees(None)["public"]["roles"], held) == (
        ["colour", "shape", "director", "director", "director"],
        [True, True, False, False, False],
    )


def test_the_colour_partner_gets_the_first_card() -> None:
    """TEL-14: the director hands it."""
    situation = directed()
    situation.hands(2, "row-two")
    assert situation.waited_for == [0]


def test_the_partners_get_cards_alternately() -> None:
    """TEL-14: the second card goes to the shape partner."""
    situation = directed()
    situation.turn(2, "row-two", 0, 3)
    situation.hands(2, "row-mirror")
    assert situation.waited_for == [1]


def test_a_partner_never_announces() -> None:
    """TEL-14: only directors are asked."""
    situation = directed()
    situation.turn(2, "row-two", 0, 3)
    assert (situation.asked(0), situation.asked(1)) == ([], [])


def test_the_directors_announce_both() -> None:
    """TEL-14, TEL-12: both right and both met, and all win."""
    situation = directed()
    situation.turn(2, "row-east", 0, 1)
    situation.announces_both(2, SUN, CIRCLE)
    assert situation.winners == (0, 1, 2)


def test_a_wrong_name_of_two_loses_for_all() -> None:
    """TEL-14, TEL-12: anything else is lost."""
    situation = directed()
    situation.turn(2, "row-east", 0, 1)
    situation.announces_both(2, SUN, STAR)
    assert situation.winners == ()


def test_the_directors_do_not_announce_before_the_first_turn() -> None:
    """TEL-14, TEL-12: after any turn, and not before one."""
    assert directed().refused(2, AnnounceBoth(SUN, CIRCLE)) == "not-asked"


def test_when_the_cards_run_out_the_directors_must_announce() -> None:
    """TEL-14: nothing else is asked of them."""
    situation = directed().with_state(row=("row-two",), deck=())
    situation.turn(2, "row-two", 0, 3)
    assert situation.asked(2) == [("announce-both",)]


def test_directors_agree_by_more_than_half() -> None:
    """TEL-14, ALL-06: two of three directors decide."""
    situation = directed(5)
    situation.hands(2, "row-two")
    situation.hands(4, "row-two")
    assert situation.state.handed == "row-two"


def test_half_of_the_directors_do_not_decide() -> None:
    """TEL-14, ALL-06: more than half is needed."""
    situation = directed(4)
    situation.hands(2, "row-two")
    assert (situation.state.handed, situation.waited_for) == (None, [3])


def test_directors_who_differ_are_asked_again() -> None:
    """TEL-14, ALL-06: all have wished, and none agrees with another."""
    situation = directed(4)
    situation.hands(2, "row-two")
    situation.hands(3, "row-west")
    assert situation.waited_for == [2, 3]


def test_a_director_who_gives_way_settles_it() -> None:
    """TEL-14, ALL-06: a wish can be changed while the question stands."""
    situation = directed(4)
    situation.hands(2, "row-two")
    situation.hands(3, "row-west")
    situation.hands(2, "row-west")
    assert situation.state.handed == "row-west"


def test_people_among_directors_do_not_wait_for_bots() -> None:
    """TEL-14, ALL-06: bots propose, but never hold people up."""
    situation = Situation(Mode.DIRECTOR, 5, people=frozenset({Seat(3)}))
    situation.hands(3, situation.state.row[1])
    assert situation.state.phase is Phase.PERFORMING


def test_what_a_director_wishes_is_seen_by_directors() -> None:
    """TEL-14, ALL-06: each member's proposal is visible to that team."""
    situation = directed(4)
    situation.hands(2, "row-two")
    assert situation.sees(3)["private"]["wishes"][2] == {"type": "hand", "card": "row-two"}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_a_director_wishes_is_seen_by_nobody_else(viewer: int | None) -> None:
    """TEL-14, ALL-01: two wishes look alike to the partners."""
    one, two = directed(4), directed(4)
    one.hands(2, "row-two")
    two.hands(2, "row-west")
    assert one.sent(viewer) == two.sent(viewer)


def test_on_the_clocks_end_the_most_wished_card_is_handed() -> None:
    """ALL-06, ALL-07: most proposals win."""
    situation = Situation(Mode.DIRECTOR, 7, pace=Pace.BRISK)
    first, second = situation.state.row[:2]
    for seat, card in ((2, first), (3, second), (4, second)):
        situation.answer(seat, Hand(card))
    situation.let_time_run_out()
    assert situation.state.handed == second


@pytest.mark.parametrize("seed", range(12))
def test_on_the_clocks_end_bots_decide_where_no_person_has_wished(seed: int) -> None:
    """ALL-06, ALL-07: their proposals are the directors', too."""
    here = frozenset({Seat(2)})
    situation = Situation(Mode.DIRECTOR, 5, here, pace=Pace.BRISK, seed=b"%d" % seed)
    card = situation.state.row[3]
    for seat in (3, 4):
        situation.answer(seat, Hand(card))
    situation.let_time_run_out()
    assert situation.state.handed == card


@pytest.mark.parametrize(
    ("mode", "seats", "together"),
    [(Mode.DIRECTOR, 5, 3), (Mode.STANDARD, 2, 1), (Mode.FOUR_PARTNERS, 4, 1), (Mode.OPPOSED, 4, 1)],
)
def test_only_directors_come_to_an_answer_together(mode: Mode, seats: int, together: int) -> None:
    """TEL-14, ALL-06: among directors bots let people propose first; nobody else has to agree."""
    asks = Situation(mode, seats).session.asks
    assert len([ask for ask in asks if not GAME.shared_commands.isdisjoint(ask.answers)]) == together
