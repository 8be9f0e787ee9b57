"""Who may speak, and what a choice reveals."""

from __future__ import annotations

import pytest

from tests.games.dixit.situations import Situation


def may_speak(table: Situation) -> list[bool]:
    """Return who may speak: by seat, then a spectator."""
    return [table.sees(viewer)["voices"][0]["speak"] for viewer in (0, 1, 2, 3, None)]


EVERY_SEAT = [True, True, True, True, False]
ALL_BUT_THE_TELLER = [False, True, True, True, False]


def test_all_players_may_talk_before_the_clue() -> None:
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


def test_all_players_may_talk_when_the_votes_are_shown() -> None:
    """DIX-15, ALL-04: silence ends with the reveal."""
    table = Situation()
    table.round(0, {1: 0, 2: 0, 3: 1})
    assert may_speak(table) == EVERY_SEAT


def test_a_spectator_hears_the_table_but_may_not_speak() -> None:
    """ALL-04: only players speak."""
    assert Situation().sees(None)["voices"] == [{"channel": "table", "speak": False}]


def test_everybody_sees_who_has_chosen() -> None:
    """DIX-15: nobody's choice shows before all have chosen, only that they have."""
    table = Situation()
    table.tell(0)
    table.lay(2)
    assert [table.sees(viewer)["waiting"] for viewer in (0, 1, 2, 3, None)] == [[1, 3]] * 5


@pytest.mark.parametrize("viewer", [0, 1, 3, None])
def test_nobody_else_sees_what_was_chosen(viewer: int | None) -> None:
    """DIX-15, ALL-01: two choices look alike to everybody else."""
    first, second = Situation(), Situation()
    for table, place in ((first, 0), (second, 4)):
        table.tell(0)
        table.lay(2, table.state.hands[2][place])
    assert first.sent(viewer) == second.sent(viewer)


def test_a_spectator_sees_only_the_public_view() -> None:
    """ALL-01: spectators have no private view and no questions."""
    table = Situation()
    table.tell(0)
    assert (table.sees(None)["public"], table.sees(None).keys() & {"private", "asks"}) == (
        table.sees(1)["public"],
        set(),
    )
