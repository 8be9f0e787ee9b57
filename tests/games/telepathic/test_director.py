"""Directors, who take all turns together."""

from __future__ import annotations

import pytest

from tests.games.telepathic.situations import CIRCLE, STAR, SUN, Situation, poised
from unspoken.games.telepathic import GAME
from unspoken.games.telepathic.types import AnnounceBoth, Hand, Mode, Phase
from unspoken.kernel.pace import Pace
from unspoken.kernel.types import Seat


def directed(seats: int = 3) -> Situation:
    return poised(Mode.DIRECTOR, seats)


def test_the_first_two_seats_are_partners_and_the_rest_directors() -> None:
    """TEL-14: directors hold no conditions."""
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


def test_partners_are_not_asked_to_announce() -> None:
    """TEL-14: only directors are asked."""
    situation = directed()
    situation.turn(2, "row-two", 0, 3)
    assert (situation.asked(0), situation.asked(1)) == ([], [])


def test_all_win_if_the_directors_announce_both_conditions_rightly() -> None:
    """TEL-14, TEL-12: and both are met."""
    situation = directed()
    situation.turn(2, "row-east", 0, 1)
    situation.announces_both(2, SUN, CIRCLE)
    assert situation.winners == (0, 1, 2)


def test_all_lose_if_one_of_the_directors_names_is_wrong() -> None:
    """TEL-14, TEL-12: the colour is right, the shape is wrong."""
    situation = directed()
    situation.turn(2, "row-east", 0, 1)
    situation.announces_both(2, SUN, STAR)
    assert situation.winners == ()


def test_directors_cannot_announce_before_the_first_turn() -> None:
    """TEL-14, TEL-12: only after a turn."""
    assert directed().refused(2, AnnounceBoth(SUN, CIRCLE)) == "not-asked"


def test_directors_must_announce_when_no_card_is_left() -> None:
    """TEL-14: they are asked nothing else."""
    situation = directed().with_state(row=("row-two",), deck=())
    situation.turn(2, "row-two", 0, 3)
    assert situation.asked(2) == [("announce-both",)]


def test_more_than_half_of_the_directors_decide() -> None:
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


def test_directors_who_disagree_are_asked_again() -> None:
    """TEL-14, ALL-06: each has made a different wish."""
    situation = directed(4)
    situation.hands(2, "row-two")
    situation.hands(3, "row-west")
    assert situation.waited_for == [2, 3]


def test_a_director_may_change_the_wish_to_agree() -> None:
    """TEL-14, ALL-06: while the question is open."""
    situation = directed(4)
    situation.hands(2, "row-two")
    situation.hands(3, "row-west")
    situation.hands(2, "row-west")
    assert situation.state.handed == "row-west"


def test_people_among_directors_do_not_wait_for_bots() -> None:
    """TEL-14, ALL-06: the only person decides."""
    situation = Situation(Mode.DIRECTOR, 5, people=frozenset({Seat(3)}))
    situation.hands(3, situation.state.row[1])
    assert situation.state.phase is Phase.PERFORMING


def test_directors_see_each_others_wishes() -> None:
    """TEL-14, ALL-06: each member's proposal is visible to that team."""
    situation = directed(4)
    situation.hands(2, "row-two")
    assert situation.sees(3)["private"]["wishes"][2] == {"type": "hand", "card": "row-two"}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_else_sees_a_directors_wish(viewer: int | None) -> None:
    """TEL-14, ALL-01: frames of others are the same for two wishes."""
    first, second = directed(4), directed(4)
    first.hands(2, "row-two")
    second.hands(2, "row-west")
    assert first.sent(viewer) == second.sent(viewer)


def test_at_timeout_the_most_wished_card_is_handed() -> None:
    """ALL-06, ALL-07: most proposals win."""
    situation = Situation(Mode.DIRECTOR, 7, pace=Pace.BRISK)
    first, second = situation.state.row[:2]
    for seat, card in ((2, first), (3, second), (4, second)):
        situation.answer(seat, Hand(card))
    situation.let_time_run_out()
    assert situation.state.handed == second


@pytest.mark.parametrize("seed", range(12))
def test_at_timeout_bots_decide_if_no_person_has_wished(seed: int) -> None:
    """ALL-06, ALL-07: bots' wishes count as well."""
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
def test_only_directors_share_their_answers(mode: Mode, seats: int, together: int) -> None:
    """TEL-14, ALL-06: bots let people propose first if an answer is shared."""
    asks = Situation(mode, seats).session.asks
    assert len([ask for ask in asks if not GAME.bots.shared_commands.isdisjoint(ask.answers)]) == together
