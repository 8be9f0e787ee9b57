"""From round to round, and to the end."""

from __future__ import annotations

import pytest

from tests.games.dixit.stories import DECK, UNHURRIED, Story, with_scores
from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import Options, Phase
from unspoken.kernel.game import Outcome, Seat
from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import every_seat

SOME_FIND = {1: 0, 2: 0, 3: 1}


def after_a_round(seats: int = 4, deck: tuple[str, ...] = DECK) -> Story:
    """Seat 0 has told, and the second round is dealt."""
    story = Story(seats, deck=deck)
    story.round(0, dict.fromkeys(range(1, seats), 0))
    story.all_go_on()
    return story


@pytest.mark.parametrize(("seats", "cards"), [(3, 7), (4, 6), (8, 6)])
def test_everyone_draws_back_to_a_full_hand(seats: int, cards: int) -> None:
    """DIX-10: everyone draws back to six (three players: seven)."""
    assert [len(hand) for hand in after_a_round(seats).state.hands] == [cards] * seats


def test_the_cards_of_the_round_go_to_the_discard() -> None:
    """DIX-10: the cards of the round go to the discard."""
    story = Story()
    story.round(0, SOME_FIND)
    board = story.state.board
    story.all_go_on()
    assert story.state.discard == board


def test_who_lays_a_card_keeps_the_other_five() -> None:
    """DIX-10: a refill adds; nothing else of the hand changes."""
    story = Story()
    kept = story.state.hands[2][1:]
    story.round(0, SOME_FIND)
    story.all_go_on()
    assert story.state.hands[2][:5] == kept


def test_a_pile_too_small_takes_the_discard_in() -> None:
    """DIX-11: 29 cards; 24 are dealt, then 4: the third refill finds one card and eight in the discard."""
    story = after_a_round(deck=DECK[:29])
    story.round(1, {0: 1, 2: 1, 3: 1})
    story.all_go_on()
    assert (len(story.state.pile), story.state.discard) == (5, ())


def test_no_card_is_lost_or_doubled_when_the_discard_comes_back() -> None:
    """DIX-11: what remains of the pile and the discard make the new pile."""
    story = after_a_round(deck=DECK[:29])
    story.round(1, {0: 1, 2: 1, 3: 1})
    story.all_go_on()
    held = [card for hand in story.state.hands for card in hand]
    assert sorted((*held, *story.state.pile)) == sorted(DECK[:29])


def test_a_pile_just_large_enough_is_used_up_first() -> None:
    """DIX-11: only when the pile is too small for the refill."""
    story = after_a_round(deck=DECK[:28])
    assert (len(story.state.pile), len(story.state.discard)) == (0, 4)


@pytest.mark.parametrize(("teller", "left"), [(0, 1), (2, 3), (3, 0)])
def test_the_role_passes_to_the_left(teller: int, left: int) -> None:
    """DIX-12, ALL-05: seats have an order, and after the last comes the first."""
    story = Story()
    story.round(teller, {seat: teller for seat in every_seat(4) if seat != teller})
    story.all_go_on()
    assert story.state.teller == left


def test_from_the_second_round_on_the_teller_alone_is_asked() -> None:
    """DIX-12: the race is for the first round."""
    assert after_a_round().sees(None)["waiting"] == [1]


def test_the_reveal_stays_until_all_have_seen_enough() -> None:
    """DIX-10: nobody is hurried past the votes."""
    story = Story()
    story.round(0, SOME_FIND)
    for seat in (0, 1, 3):
        story.go_on(seat)
    assert story.state.phase is Phase.REVEALED


def test_bots_do_not_hold_people_up_at_the_reveal() -> None:
    """ALL-05: the people who are here have seen enough, and the bots need not say so."""
    story = Story(people=frozenset({Seat(1), Seat(2)}))
    story.round(0, SOME_FIND)
    story.go_on(1)
    story.go_on(2)
    assert story.state.round == 2


def test_below_the_target_the_game_goes_on() -> None:
    """DIX-13: the game ends after the round in which somebody reaches at least 30."""
    story = with_scores(Story(), 26, 0, 0, 0)
    story.round(0, SOME_FIND)
    story.all_go_on()
    assert (story.state.scores[0], GAME.outcome(story.state)) == (29, None)


def test_at_the_target_the_game_ends_after_the_reveal() -> None:
    """DIX-13: the last reveal is seen, then the highest score wins."""
    story = with_scores(Story(), 27, 0, 0, 29)
    story.round(0, SOME_FIND)
    assert GAME.outcome(story.state) is None
    story.all_go_on()
    assert GAME.outcome(story.state) == Outcome(frozenset({Seat(0)}), (30, 4, 3, 29))


def test_the_highest_wins_and_not_the_first_to_pass_the_target() -> None:
    """DIX-13: the highest score wins."""
    story = with_scores(Story(), 28, 30, 0, 0)
    story.round(0, SOME_FIND)
    story.all_go_on()
    assert story.sees(None)["result"]["winners"] == [1]


def test_equal_scores_share_the_victory() -> None:
    """DIX-13: equal scores share the victory."""
    story = with_scores(Story(), 28, 27, 0, 0)
    story.round(0, SOME_FIND)
    story.all_go_on()
    assert story.sees(None)["result"] == {"winners": [0, 1], "scores": [31, 31, 3, 0]}


def test_the_table_may_choose_another_target() -> None:
    """DIX-13: the target is a house rule; 30 unless the table says otherwise."""
    story = with_scores(Story(options=Options(target=5, pace=Pace.OFF)), 2, 0, 0, 0)
    story.round(0, SOME_FIND)
    story.all_go_on()
    assert (story.state.phase, UNHURRIED.target) == (Phase.OVER, 30)


def test_the_album_is_shown_when_the_game_is_over() -> None:
    """DIX-13: each round is a page: who told which card, who found it, whom it fooled."""
    story = with_scores(Story(), 29, 0, 0, 0)
    card = story.state.hands[0][0]
    story.round(0, SOME_FIND)
    story.all_go_on()
    assert story.sees(None)["public"]["album"] == [
        {
            "teller": 0,
            "card": card,
            "clue": {"type": "written", "text": "a moth in the lamp"},
            "found": [1, 2],
            "fooled": [0, 1, 0, 0],
        }
    ]


def test_cards_that_came_up_are_told_to_the_evening() -> None:
    """DIX-10: all but the pile has come up, hands included."""
    story = after_a_round()
    assert set(GAME.seen(story.state)) == set(DECK) - set(story.state.pile)
