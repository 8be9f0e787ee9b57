"""Successive rounds, and the end of the game."""

from __future__ import annotations

import pytest

from tests.games.dixit.situations import DECK, UNHURRIED, Situation, with_scores
from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import Options, Phase
from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Outcome, Seat

SOME_FIND = {1: 0, 2: 0, 3: 1}


def after_a_round(seats: int = 4, deck: tuple[str, ...] = DECK) -> Situation:
    """Return a table after one round told by seat 0, with the second round dealt."""
    table = Situation(seats, deck=deck)
    table.round(0, dict.fromkeys(range(1, seats), 0))
    table.all_go_on()
    return table


@pytest.mark.parametrize(("seats", "cards"), [(3, 7), (4, 6), (8, 6)])
def test_everyone_draws_back_to_a_full_hand(seats: int, cards: int) -> None:
    """DIX-10: everyone draws back to six (three players: seven)."""
    assert [len(hand) for hand in after_a_round(seats).state.hands] == [cards] * seats


def test_the_cards_of_the_round_go_to_the_discard() -> None:
    """DIX-10: the cards of the round go to the discard."""
    table = Situation()
    table.round(0, SOME_FIND)
    board = table.state.board
    table.all_go_on()
    assert table.state.discard == board


def test_a_refill_keeps_the_rest_of_the_hand() -> None:
    """DIX-10: the five cards that were not laid stay."""
    table = Situation()
    remaining = table.state.hands[2][1:]
    table.round(0, SOME_FIND)
    table.all_go_on()
    assert table.state.hands[2][:5] == remaining


def test_the_discard_joins_a_pile_that_is_too_small_for_the_refill() -> None:
    """DIX-11: 29 cards; 24 are dealt, then 4: the third refill finds one card and eight in the discard."""
    table = after_a_round(deck=DECK[:29])
    table.round(1, {0: 1, 2: 1, 3: 1})
    table.all_go_on()
    assert (len(table.state.pile), table.state.discard) == (5, ())


def test_no_card_is_lost_or_doubled_when_the_discard_comes_back() -> None:
    """DIX-11: the rest of the pile and the discard become the new pile."""
    table = after_a_round(deck=DECK[:29])
    table.round(1, {0: 1, 2: 1, 3: 1})
    table.all_go_on()
    in_hands = [card for hand in table.state.hands for card in hand]
    assert sorted((*in_hands, *table.state.pile)) == sorted(DECK[:29])


def test_the_discard_stays_if_the_pile_is_just_large_enough() -> None:
    """DIX-11: only when the pile is too small for the refill."""
    table = after_a_round(deck=DECK[:28])
    assert (len(table.state.pile), len(table.state.discard)) == (0, 4)


@pytest.mark.parametrize(("teller", "left"), [(0, 1), (2, 3), (3, 0)])
def test_the_next_teller_sits_to_the_left(teller: int, left: int) -> None:
    """DIX-12, ALL-05: seats have an order, and after the last comes the first."""
    table = Situation()
    table.round(teller, {seat: teller for seat in every_seat(4) if seat != teller})
    table.all_go_on()
    assert table.state.teller == left


def test_from_the_second_round_on_only_the_teller_is_asked_for_a_clue() -> None:
    """DIX-12: the race is for the first round."""
    assert after_a_round().sees(None)["waiting"] == [1]


def test_the_reveal_lasts_until_all_players_go_on() -> None:
    """DIX-10: everybody has time to look at the votes."""
    table = Situation()
    table.round(0, SOME_FIND)
    for seat in (0, 1, 3):
        table.go_on(seat)
    assert table.state.phase is Phase.REVEALED


def test_the_reveal_does_not_wait_for_bots() -> None:
    """ALL-05: the reveal ends when all people have gone on."""
    table = Situation(people=frozenset({Seat(1), Seat(2)}))
    table.round(0, SOME_FIND)
    table.go_on(1)
    table.go_on(2)
    assert table.state.round == 2


def test_below_the_target_the_game_goes_on() -> None:
    """DIX-13: the game ends after the round in which somebody reaches at least 30."""
    table = with_scores(Situation(), 26, 0, 0, 0)
    table.round(0, SOME_FIND)
    table.all_go_on()
    assert (table.state.scores[0], GAME.outcome(table.state)) == (29, None)


def test_at_the_target_the_game_ends_after_the_reveal() -> None:
    """DIX-13: the last reveal is seen, then the highest score wins."""
    table = with_scores(Situation(), 27, 0, 0, 29)
    table.round(0, SOME_FIND)
    assert GAME.outcome(table.state) is None
    table.all_go_on()
    assert GAME.outcome(table.state) == Outcome(frozenset({Seat(0)}), (30, 4, 3, 29))


def test_the_highest_score_wins_if_two_players_reach_the_target() -> None:
    """DIX-13: the highest score wins."""
    table = with_scores(Situation(), 28, 30, 0, 0)
    table.round(0, SOME_FIND)
    table.all_go_on()
    assert table.sees(None)["result"]["winners"] == [1]


@pytest.mark.parametrize(("teller", "left"), [(0, 1), (2, 3), (3, 0)])
def test_the_reveal_says_who_tells_next(teller: int, left: int) -> None:
    """DIX-12: the page need not compute it."""
    table = Situation()
    table.round(teller, {seat: teller for seat in every_seat(4) if seat != teller})
    assert table.sees(None)["public"]["next_teller"] == left


def test_the_last_reveal_names_no_next_teller() -> None:
    """DIX-13: the page need not know the target."""
    table = with_scores(Situation(), 27, 0, 0, 0)
    table.round(0, SOME_FIND)
    assert "next_teller" not in table.sees(None)["public"]


def test_equal_scores_share_the_victory() -> None:
    """DIX-13: equal scores share the victory."""
    table = with_scores(Situation(), 28, 27, 0, 0)
    table.round(0, SOME_FIND)
    table.all_go_on()
    assert table.sees(None)["result"] == {"winners": [0, 1], "scores": [31, 31, 3, 0]}


def test_the_table_may_choose_another_target() -> None:
    """DIX-13: the target is a house rule; 30 unless the table says otherwise."""
    table = with_scores(Situation(options=Options(target=5, pace=Pace.OFF)), 2, 0, 0, 0)
    table.round(0, SOME_FIND)
    table.all_go_on()
    assert (table.state.phase, UNHURRIED.target) == (Phase.OVER, 30)


def test_the_album_is_shown_when_the_game_is_over() -> None:
    """DIX-13: each entry has the teller, the card, the finders and the fooled."""
    table = with_scores(Situation(), 29, 0, 0, 0)
    card = table.state.hands[0][0]
    table.round(0, SOME_FIND)
    table.all_go_on()
    assert table.sees(None)["public"]["album"] == [
        {
            "teller": 0,
            "card": card,
            "clue": {"type": "written", "text": "a moth in the lamp"},
            "voters": [1, 2, 3],
            "found": [1, 2],
            "fooled": [0, 1, 0, 0],
        }
    ]


def test_the_shown_cards_are_all_cards_outside_the_pile() -> None:
    """DIX-10: cards in hands count as shown, too."""
    table = after_a_round()
    assert set(GAME.night.shown_ids(table.state)) == set(DECK) - set(table.state.pile)
