"""Before the first clue: seats, hands, and the race for who tells first."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.dixit.situations import DECK, UNHURRIED, Situation
from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import SUGGESTED_TARGETS, Materials, Options, Phase
from unspoken.kernel.game import Refused
from unspoken.kernel.session import open_session


@pytest.mark.parametrize("seats", range(3, 9))
def test_three_to_eight_play(seats: int) -> None:
    """DIX-01: 3 to 8 players."""
    assert Situation(seats).state.seats == seats


@pytest.mark.parametrize("seats", [0, 1, 2, 9, 99])
def test_fewer_or_more_do_not(seats: int) -> None:
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


def test_a_deck_too_small_is_refused_with_the_number_it_takes() -> None:
    """DIX-01: four players hold 24 cards, and four more lie on the table."""
    with pytest.raises(Refused) as refused:
        open_session(GAME, UNHURRIED, Materials(DECK[:27]), 4, b"seed")
    assert (refused.value.code, refused.value.facts) == ("deck-too-small", {"cards": 27, "needed": 28})


def test_cards_seen_this_evening_are_not_dealt_while_there_are_others() -> None:
    """DIX-01: an evening's second game goes on with the rest of the deck."""
    state = Situation(4, seen=DECK[:50]).state
    assert not {card for hand in state.hands for card in hand} & set(DECK[:50])


def test_everybody_may_tell_first() -> None:
    """DIX-02: in the first round all are asked for a clue."""
    assert Situation(5).sees(None)["waiting"] == [0, 1, 2, 3, 4]


def test_the_first_clue_makes_its_giver_the_teller() -> None:
    """DIX-02: whoever hands in a card with a clue first."""
    table = Situation()
    table.tell(2)
    assert (table.state.teller, table.state.phase) == (2, Phase.LAYING)


def test_the_second_clue_comes_too_late() -> None:
    """DIX-02, ALL-03: the race is over, and the late clue changes nothing."""
    table = Situation()
    table.tell(2)
    with pytest.raises(Refused, match="not-asked"):
        table.tell(1)


def test_a_late_clue_is_seen_by_nobody() -> None:
    """DIX-02, ALL-01: who lost the race keeps the card and the words to themselves."""
    table = Situation()
    table.tell(2)
    before = [table.sent(viewer) for viewer in (0, 1, 2, 3, None)]
    with pytest.raises(Refused):
        table.tell(1, "too late")
    assert [table.sent(viewer) for viewer in (0, 1, 2, 3, None)] == before


def test_a_small_deck_is_filled_up_with_as_many_as_it_takes() -> None:
    """DIX-01: four players need 28 cards; eight of those that are spare join twenty."""
    session = open_session(GAME, UNHURRIED, Materials(DECK[:20], (), DECK[20:60]), 4, b"seed")
    assert session.state.materials.cards == DECK[:28]


def test_a_deck_that_is_large_enough_stays_as_it_is() -> None:
    """DIX-01: what is spare stays in the box."""
    session = open_session(GAME, UNHURRIED, Materials(DECK[:40], (), DECK[40:60]), 4, b"seed")
    assert session.state.materials.cards == DECK[:40]


def test_a_deck_that_cannot_be_filled_up_is_too_small() -> None:
    """DIX-01: twenty cards and five are not 28."""
    with pytest.raises(Refused, match="deck-too-small"):
        open_session(GAME, UNHURRIED, Materials(DECK[:20], (), DECK[20:25]), 4, b"seed")


@pytest.mark.parametrize("target", SUGGESTED_TARGETS)
def test_every_target_that_is_offered_may_be_chosen(target: int) -> None:
    """DIX-13: the table's choice is within the bounds of the options."""
    assert msgspec.convert({"target": target}, Options).target == target
