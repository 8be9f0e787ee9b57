"""Seats, hands, and the race for the first clue."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.dixit.situations import DECK, UNHURRIED, Situation
from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import SUGGESTED_TARGETS, Materials, Options, Phase
from unspoken.kernel.session import open_session
from unspoken.kernel.types import Refused


@pytest.mark.parametrize("seats", range(3, 9))
def test_three_to_eight_players_can_play(seats: int) -> None:
    """DIX-01: 3 to 8 players."""
    assert Situation(seats).state.seats == seats


@pytest.mark.parametrize("seats", [0, 1, 2, 9, 99])
def test_fewer_than_three_or_more_than_eight_players_are_refused(seats: int) -> None:
    """DIX-01: 3 to 8 players; the refusal says how many."""
    with pytest.raises(Refused) as refused:
        open_session(GAME, UNHURRIED, Materials(DECK), seats, b"seed")
    assert (refused.value.code, refused.value.facts) == (
        "wrong-number-of-seats",
        {"seats": seats, "least": 3, "most": 8},
    )


@pytest.mark.parametrize(("seats", "cards"), [(3, 7), (4, 6), (5, 6), (6, 6), (7, 6), (8, 6)])
def test_everyone_holds_six_cards_and_three_players_seven(seats: int, cards: int) -> None:
    """DIX-01: six cards each; three players: seven."""
    assert [len(hand) for hand in Situation(seats).state.hands] == [cards] * seats


def test_no_card_is_dealt_twice() -> None:
    """DIX-01: there is one of each card."""
    state = Situation(8).state
    dealt = [card for hand in state.hands for card in hand]
    assert sorted((*dealt, *state.pile)) == sorted(DECK)


def test_the_refusal_of_a_small_deck_names_the_number_of_cards_needed() -> None:
    """DIX-01: four players hold 24 cards, and four more lie on the table."""
    with pytest.raises(Refused) as refused:
        open_session(GAME, UNHURRIED, Materials(DECK[:27]), 4, b"seed")
    assert (refused.value.code, refused.value.facts) == ("deck-too-small", {"cards": 27, "needed": 28})


def test_cards_shown_earlier_tonight_are_not_dealt_while_others_are_left() -> None:
    """DIX-01: an evening's second game goes on with the rest of the deck."""
    state = Situation(4, shown_before=DECK[:50]).state
    assert not {card for hand in state.hands for card in hand} & set(DECK[:50])


def test_in_the_first_round_everybody_is_asked_for_a_clue() -> None:
    """DIX-02: any player may become the first teller."""
    assert Situation(5).sees(None)["waiting"] == [0, 1, 2, 3, 4]


def test_the_first_clue_makes_its_giver_the_teller() -> None:
    """DIX-02: the teller is the first player who gives a card with a clue."""
    table = Situation()
    table.tell(2)
    assert (table.state.teller, table.state.phase) == (2, Phase.LAYING)


def test_a_second_clue_is_refused() -> None:
    """DIX-02, ALL-03: the race is over, and the late clue changes nothing."""
    table = Situation()
    table.tell(2)
    with pytest.raises(Refused, match="not-asked"):
        table.tell(1)


def test_a_refused_clue_changes_nobodys_frame() -> None:
    """DIX-02, ALL-01: the card and the clue of a late teller stay secret."""
    table = Situation()
    table.tell(2)
    before = [table.sent(viewer) for viewer in (0, 1, 2, 3, None)]
    with pytest.raises(Refused):
        table.tell(1, "too late")
    assert [table.sent(viewer) for viewer in (0, 1, 2, 3, None)] == before


def test_a_small_deck_is_filled_up_with_spare_cards() -> None:
    """DIX-01: four players need 28 cards: the twenty of the deck and eight spare ones."""
    session = open_session(GAME, UNHURRIED, Materials(DECK[:20], (), DECK[20:60]), 4, b"seed")
    assert session.state.materials.cards == DECK[:28]


def test_a_deck_that_is_large_enough_takes_no_spare_cards() -> None:
    """DIX-01: forty cards are enough for four players."""
    session = open_session(GAME, UNHURRIED, Materials(DECK[:40], (), DECK[40:60]), 4, b"seed")
    assert session.state.materials.cards == DECK[:40]


def test_a_deck_without_enough_spare_cards_is_too_small() -> None:
    """DIX-01: twenty cards and five spare ones are fewer than 28."""
    with pytest.raises(Refused, match="deck-too-small"):
        open_session(GAME, UNHURRIED, Materials(DECK[:20], (), DECK[20:25]), 4, b"seed")


@pytest.mark.parametrize("target", SUGGESTED_TARGETS)
def test_every_suggested_target_is_valid(target: int) -> None:
    """DIX-13: the table's choice is within the bounds of the options."""
    assert msgspec.convert({"target": target}, Options).target == target
