"""Several games in a row at one table."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, TablePerson, chairs, plays_to_the_end
from tests.tables.stubs import DECK
from unspoken.tables.messages import Choose, Leave, Reopen, Sit, Stand, Start, TableRequest

pytestmark = pytest.mark.anyio


async def over(harness: Harness) -> list[TablePerson]:
    """Three people after a short game of Echo."""
    people = await harness.party("Ada", "Bob", "Cleo")
    await people[0].requests(Choose, "echo", {"target": 5})
    await people[0].requests(Start)
    await plays_to_the_end(people)
    return people


async def test_a_finished_game_is_told_of_all_evening() -> None:
    """Who played, and who won."""
    ada, *_ = await over(Harness())
    assert ada.room["evening"][0]["names"] == ["Ada", "Bob", "Cleo"]


async def test_the_end_is_shown_until_the_table_is_opened_again() -> None:
    """The last frame has the result."""
    ada, *_ = await over(Harness())
    assert ada.frame["result"]["winners"] == ada.room["evening"][0]["winners"]


async def test_the_table_is_opened_again_for_the_next_game() -> None:
    """With everybody on their chairs."""
    ada, *_ = await over(Harness())
    await ada.requests(Reopen)
    assert (ada.room["phase"], chairs(ada)) == ("lobby", ["Ada", "Bob", "Cleo"])


async def test_the_next_game_begins_right_away_too() -> None:
    """The same people, the same house rules."""
    ada, *_ = await over(Harness())
    assert await ada.requests(Start) == "ok"
    assert ada.frame["public"]["round"] == 1


async def test_both_games_are_told_of() -> None:
    """Several games in a row at one table."""
    people = await over(Harness())
    await people[0].requests(Start)
    await plays_to_the_end(people)
    assert len(people[0].room["evening"]) == 2


async def test_a_table_is_not_opened_again_while_a_game_is_on() -> None:
    """ALL-03: nobody's game is swept away."""
    ada, *_ = await over(Harness())
    await ada.requests(Start)
    assert await ada.requests(Reopen) == "not-now"


@pytest.mark.parametrize("command", [Leave(id="x"), Stand(id="x")])
async def test_who_goes_after_the_end_moves_nobody_elses_seat(command: TableRequest) -> None:
    """ALL-01: nobody comes to see another seat's cards, not even at the end."""
    _, bob, cleo = await over(Harness())
    await bob.sends(command)
    assert cleo.table.viewer(cleo.id) == 2


async def test_no_new_chair_is_put_to_a_game_that_is_over() -> None:
    """It is shown with the seats it had."""
    harness = Harness()
    ada, *_ = await over(harness)
    dan = await harness.joins(ada, "Dan")
    assert await dan.requests(Sit) == "not-now"


async def test_who_came_during_the_game_sits_down_for_the_next_one() -> None:
    """When the table is open again."""
    harness = Harness()
    ada, *_ = await over(harness)
    dan = await harness.joins(ada, "Dan")
    await ada.requests(Reopen)
    await dan.requests(Sit)
    assert chairs(ada) == ["Ada", "Bob", "Cleo", "Dan"]


async def dixit_evening(harness: Harness) -> list[TablePerson]:
    """Three people who play short games of Dixit."""
    people = await harness.party("Ada", "Bob", "Cleo", game="dixit")
    await people[0].requests(Choose, "dixit", {"target": 5})
    return people


async def test_cards_seen_in_a_game_are_kept_for_the_evening() -> None:
    """All that was dealt has come up."""
    people = await dixit_evening(Harness())
    await people[0].requests(Start)
    await plays_to_the_end(people)
    held = {card for one in people for card in one.frame["private"]["hand"]}
    assert held <= set(people[0].table.snapshot.room.seen)


async def test_cards_seen_do_not_come_up_in_the_next_game() -> None:
    """DIX-01: the second game deals from what is left of the deck."""
    people = await dixit_evening(Harness())
    await people[0].requests(Start)
    await plays_to_the_end(people)
    seen = set(people[0].table.snapshot.room.seen)
    await people[0].requests(Start)
    held = {card for one in people for card in one.frame["private"]["hand"]}
    assert len(held) == 21 and held.isdisjoint(seen)


async def test_cards_come_up_again_when_the_deck_is_through() -> None:
    """DIX-11: then all of it is shuffled together."""
    people = await dixit_evening(Harness())
    dealt: list[frozenset[str]] = []
    for _ in range(6):
        await people[0].requests(Start)
        dealt.append(frozenset(card for one in people for card in one.frame["private"]["hand"]))
        await plays_to_the_end(people)
    assert sum(map(len, dealt)) > len(DECK) >= len(frozenset[str]().union(*dealt))


async def test_every_game_has_a_seed_of_its_own() -> None:
    """ALL-02: the seed is recorded with the game."""
    people = await over(Harness())
    first = seed_of(people[0])
    await people[0].requests(Start)
    assert seed_of(people[0]) != first


def seed_of(somebody: TablePerson) -> bytes:
    """The secret that the chance of a game comes from."""
    play = somebody.table.snapshot.play
    assert play is not None
    return play.session.header.seed
