"""Several games in a row at one table."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, TablePerson, chairs, plays_to_the_end
from tests.tables.stubs import DECK
from unspoken.tables.wire.messages import Choose, Leave, Reopen, Sit, Stand, Start, TableRequest

pytestmark = pytest.mark.anyio


async def after_a_game(harness: Harness) -> list[TablePerson]:
    """Play a short game of Echo with three people."""
    people = await harness.party("Ada", "Bob", "Cleo")
    await people[0].requests(Choose, "echo", {"target": 5})
    await people[0].requests(Start)
    await plays_to_the_end(people)
    return people


async def test_a_finished_game_is_listed_in_the_evening() -> None:
    """With the names of its players."""
    ada, *_ = await after_a_game(Harness())
    assert ada.room["evening"][0]["names"] == ["Ada", "Bob", "Cleo"]


async def test_the_result_is_shown_until_the_table_is_reopened() -> None:
    """The last frame contains it."""
    ada, *_ = await after_a_game(Harness())
    assert ada.frame["result"]["winners"] == ada.room["evening"][0]["winners"]


async def test_a_reopened_table_keeps_everybody_on_their_chairs() -> None:
    """It is in the lobby again."""
    ada, *_ = await after_a_game(Harness())
    await ada.requests(Reopen)
    assert (ada.room["phase"], chairs(ada)) == ("lobby", ["Ada", "Bob", "Cleo"])


async def test_all_games_of_the_evening_are_listed() -> None:
    """Two games, two entries."""
    people = await after_a_game(Harness())
    await people[0].requests(Start)
    await plays_to_the_end(people)
    assert len(people[0].room["evening"]) == 2


async def test_a_table_cannot_be_reopened_during_a_game() -> None:
    """ALL-03: the game goes on."""
    ada, *_ = await after_a_game(Harness())
    await ada.requests(Start)
    assert await ada.requests(Reopen) == "not-now"


@pytest.mark.parametrize("command", [Leave(id="x"), Stand(id="x")])
async def test_seats_stay_the_same_when_a_player_leaves_after_the_end(command: TableRequest) -> None:
    """ALL-01: nobody is shown the cards of another seat, not even at the end."""
    _, bob, cleo = await after_a_game(Harness())
    await bob.sends(command)
    assert cleo.table.viewer(cleo.id) == 2


async def test_no_chair_is_added_to_a_finished_game() -> None:
    """It is shown with the seats that it had."""
    harness = Harness()
    ada, *_ = await after_a_game(harness)
    dan = await harness.joins(ada, "Dan")
    assert await dan.requests(Sit) == "not-now"


async def test_a_spectator_can_sit_down_for_the_next_game() -> None:
    """When the table is reopened."""
    harness = Harness()
    ada, *_ = await after_a_game(harness)
    dan = await harness.joins(ada, "Dan")
    await ada.requests(Reopen)
    await dan.requests(Sit)
    assert chairs(ada) == ["Ada", "Bob", "Cleo", "Dan"]


async def dixit_evening(harness: Harness) -> list[TablePerson]:
    """Seat three people for short games of Dixit."""
    people = await harness.party("Ada", "Bob", "Cleo", game="dixit")
    await people[0].requests(Choose, "dixit", {"target": 5})
    return people


async def test_the_cards_of_a_game_are_remembered_for_the_evening() -> None:
    """At least all cards in hands."""
    people = await dixit_evening(Harness())
    await people[0].requests(Start)
    await plays_to_the_end(people)
    hands = {card for person in people for card in person.frame["private"]["hand"]}
    assert hands <= set(people[0].table.snapshot.room.shown_ids)


async def test_cards_of_one_game_are_not_dealt_in_the_next() -> None:
    """DIX-01: the second game deals from the rest of the deck."""
    people = await dixit_evening(Harness())
    await people[0].requests(Start)
    await plays_to_the_end(people)
    used = set(people[0].table.snapshot.room.shown_ids)
    await people[0].requests(Start)
    hands = {card for person in people for card in person.frame["private"]["hand"]}
    assert len(hands) == 21 and hands.isdisjoint(used)


async def test_cards_are_dealt_again_when_the_deck_is_used_up() -> None:
    """DIX-11: all cards are shuffled together again."""
    people = await dixit_evening(Harness())
    dealt: list[frozenset[str]] = []
    for _ in range(6):
        await people[0].requests(Start)
        dealt.append(frozenset(card for person in people for card in person.frame["private"]["hand"]))
        await plays_to_the_end(people)
    assert sum(map(len, dealt)) > len(DECK) >= len(frozenset[str]().union(*dealt))


async def test_every_game_has_its_own_seed() -> None:
    """ALL-02: the seed is recorded with the game."""
    people = await after_a_game(Harness())
    first = seed_of(people[0])
    await people[0].requests(Start)
    assert seed_of(people[0]) != first


def seed_of(person: TablePerson) -> bytes:
    """Return the seed of the current game."""
    play = person.table.snapshot.play
    assert play is not None
    return play.session.header.seed
