"""Who may speak, and what shows of a choice."""

from __future__ import annotations

import pytest

from tests.games.dixit.situations import Situation


def may_speak(table: Situation) -> list[bool]:
    """By seat, then somebody outside."""
    return [table.sees(viewer)["voices"][0]["speak"] for viewer in (0, 1, 2, 3, None)]


EVERY_SEAT = [True, True, True, True, False]
ALL_BUT_THE_TELLER = [False, True, True, True, False]


def test_the_table_may_talk_while_a_clue_is_sought() -> None:
    """DIX-15, ALL-04: the table may talk."""
    assert may_speak(Situation()) == EVERY_SEAT


def test_the_teller_is_silent_while_cards_are_chosen() -> None:
    """DIX-15, ALL-04: while cards are chosen the storyteller writes nowhere."""
    table = Situation()
    table.tell(0)
    assert may_speak(table) == ALL_BUT_THE_TELLER


def test_the_teller_is_silent_while_votes_are_open() -> None:
    """DIX-15, ALL-04: while votes are open the storyteller writes nowhere."""
    table = Situation()
    table.tell(0)
    table.all_lay()
    assert may_speak(table) == ALL_BUT_THE_TELLER


def test_when_the_votes_are_shown_everybody_may_talk_again() -> None:
    """DIX-15, ALL-04: silence ends with the reveal."""
    table = Situation()
    table.round(0, {1: 0, 2: 0, 3: 1})
    assert may_speak(table) == EVERY_SEAT


def test_everybody_hears_the_table() -> None:
    """ALL-04: somebody outside hears, and does not speak."""
    assert Situation().sees(None)["voices"] == [{"channel": "table", "speak": False}]


def test_that_somebody_has_chosen_shows() -> None:
    """DIX-15: nobody's choice shows before all have chosen, only that they have."""
    table = Situation()
    table.tell(0)
    table.lay(2)
    assert [table.sees(viewer)["waiting"] for viewer in (0, 1, 2, 3, None)] == [[1, 3]] * 5


@pytest.mark.parametrize("viewer", [0, 1, 3, None])
def test_what_somebody_has_chosen_does_not(viewer: int | None) -> None:
    """DIX-15, ALL-01: two choices look alike to everybody else."""
    one, two = Situation(), Situation()
    for table, place in ((one, 0), (two, 4)):
        table.tell(0)
        table.lay(2, table.state.hands[2][place])
    assert one.sent(viewer) == two.sent(viewer)


def test_an_outsider_sees_nothing_that_a_player_does_not() -> None:
    """ALL-01: spectators see what is public, and are asked nothing."""
    table = Situation()
    table.tell(0)
    assert (table.sees(None)["public"], table.sees(None).keys() & {"private", "asks"}) == (
        table.sees(1)["public"],
        set(),
    )
