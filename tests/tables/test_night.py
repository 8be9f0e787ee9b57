"""A night at a table: a playlist, a score over all its games, and the same seats throughout."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables.harness import Harness, TablePerson, chairs, plays_to_the_end
from unspoken.tables.state.night import PlannedGame
from unspoken.tables.wire.messages import Choose, EndGame, HandOver, Leave, Reopen, Sit, Start
from unspoken.tables.wire.night_requests import EndNight, PlanNight, PlayNext, WishGame

pytestmark = pytest.mark.anyio

ECHO = PlannedGame("echo", {"target": 5})
BY_VOTE = PlannedGame()


async def planned(harness: Harness, *games: PlannedGame) -> list[TablePerson]:
    """Plan a night with three people."""
    people = await harness.party("Ada", "Bob", "Cleo")
    assert await people[0].requests(PlanNight, games) == "ok"
    return people


async def played(harness: Harness, *games: PlannedGame) -> list[TablePerson]:
    """Plan a night, and play its first game."""
    people = await planned(harness, *games)
    assert await people[0].requests(PlayNext) == "ok"
    await plays_to_the_end(people)
    return people


async def play_with_bots(harness: Harness, *people: TablePerson) -> None:
    """Play to the end, with time passing so that bots answer."""
    while people[0].room["phase"] == "playing":
        for person in people:
            await person.answers_anything()
        await harness.advance_time(60_000)


def night(person: TablePerson) -> dict[str, Any]:
    """Return the night as the room shows it."""
    shown: dict[str, Any] = person.room["night"]
    return shown


async def test_the_host_starts_the_next_game_of_the_playlist() -> None:
    """With its house rules; it is removed from the playlist."""
    ada, *_ = await planned(Harness(), ECHO, PlannedGame("dixit"))
    await ada.requests(PlayNext)
    assert (ada.room["phase"], ada.room["game"], ada.room["options"]["target"]) == ("playing", "echo", 5)
    assert [game["game"] for game in night(ada)["playlist"]] == ["dixit"]


async def test_seats_stay_the_same_from_game_to_game() -> None:
    """Even if the next game is another one."""
    harness = Harness()
    ada, *_ = await played(harness, ECHO, PlannedGame("dixit"))
    assert await ada.requests(PlayNext) == "ok"
    assert (ada.room["game"], chairs(ada)) == ("dixit", ["Ada", "Bob", "Cleo"])


async def test_bots_fill_the_missing_seats() -> None:
    """As many as the game needs."""
    harness = Harness()
    ada = await harness.opens()
    await ada.requests(PlanNight, (PlannedGame("dixit"),))
    assert await ada.requests(PlayNext) == "ok"
    assert [chair["bot"] for chair in ada.room["chairs"]] == [False, True, True]


async def test_a_finished_game_counts() -> None:
    """All its players have a place in the night."""
    ada, *_ = await played(Harness(), ECHO)
    assert {person["name"] for person in night(ada)["people"]} == {"Ada", "Bob", "Cleo"}
    assert night(ada)["people"][0]["place"] == 1


async def test_nothing_counts_before_the_game_is_over() -> None:
    """ALL-01: no hidden answer changes the standings."""
    ada, bob, _ = await planned(Harness(), ECHO)
    await ada.requests(PlayNext)
    before = night(ada)
    await bob.answers_anything()
    assert night(ada) == before


async def test_a_game_ended_early_counts_for_nobody() -> None:
    """It has no winner."""
    ada, bob, _ = await planned(Harness(), ECHO, ECHO)
    await ada.requests(PlayNext)
    await ada.requests(EndGame)
    await bob.requests(EndGame)
    assert (ada.room["phase"], night(ada)["people"], len(night(ada)["playlist"])) == ("lobby", [], 1)


async def test_a_latecomer_is_scored_for_the_games_they_finish() -> None:
    """Dan joins for the second game."""
    harness = Harness()
    people = await played(harness, ECHO, ECHO)
    dan = await harness.joins(people[0], "Dan")
    await people[0].requests(Reopen)
    await dan.requests(Sit)
    await people[0].requests(PlayNext)
    await plays_to_the_end([*people, dan])
    assert {person["name"]: person["games"] for person in night(dan)["people"]} == {
        "Ada": 2,
        "Bob": 2,
        "Cleo": 2,
        "Dan": 1,
    }


async def test_a_person_who_left_keeps_their_score() -> None:
    """Later games do not count for them."""
    harness = Harness()
    ada, bob, cleo = await played(harness, ECHO, ECHO)
    await bob.requests(Leave)
    await ada.requests(PlayNext)
    await play_with_bots(harness, ada, cleo)
    assert {person["name"]: person["games"] for person in night(ada)["people"]} == {
        "Ada": 2,
        "Bob": 1,
        "Cleo": 2,
    }


async def test_a_seat_with_a_replacing_bot_counts_for_nobody() -> None:
    """Bob was away at the end: the game counts neither for him nor for the bot."""
    harness = Harness()
    ada, bob, cleo = await planned(harness, ECHO)
    await ada.requests(PlayNext)
    await ada.requests(HandOver, 1)
    await play_with_bots(harness, ada, cleo)
    names = [person["name"] for person in (*night(ada)["people"], *night(ada)["bots"])]
    assert sorted(names) == ["Ada", "Cleo"]
    assert bob.id not in [person["person"] for person in night(ada)["people"]]


async def test_a_night_survives_a_restart() -> None:
    """All of it is in the log."""
    harness = Harness()
    people = await played(harness, ECHO, BY_VOTE)
    await people[1].requests(WishGame, "echo")
    before = people[0].table.snapshot.room.night
    for person in people:
        await person.disconnect()
    harness.unload_after_an_hour()
    reloaded = await harness.house.find(people[0].table.code)
    assert reloaded is not people[0].table
    assert reloaded.snapshot.room.night == before


async def test_the_game_with_the_most_votes_is_played() -> None:
    """If the playlist leaves the choice to a vote."""
    ada, bob, cleo = await planned(Harness(), BY_VOTE)
    await ada.requests(WishGame, "dixit")
    await bob.requests(WishGame, "dixit")
    await bob.requests(WishGame, "echo")
    await cleo.requests(WishGame, "echo")
    await ada.requests(PlayNext)
    assert (ada.room["game"], night(ada)["wishes"]) == ("echo", [])


async def test_the_vote_of_a_person_who_left_does_not_count() -> None:
    """Only people at the table vote."""
    ada, bob, cleo = await planned(Harness(), BY_VOTE)
    await bob.requests(WishGame, "dixit")
    await cleo.requests(WishGame, "dixit")
    await ada.requests(WishGame, "echo")
    await bob.requests(Leave)
    await cleo.requests(Leave)
    await ada.requests(PlayNext)
    assert ada.room["game"] == "echo"


async def test_used_cards_are_remembered_across_games_of_other_kinds() -> None:
    """Cards of Dixit are not dealt again after a game of Echo."""
    harness = Harness()
    people = await played(harness, PlannedGame("dixit"), ECHO, PlannedGame("dixit"))
    used = set(people[0].table.snapshot.room.shown_ids)
    await people[0].requests(PlayNext)
    await plays_to_the_end(people)
    assert used
    assert set(people[0].table.snapshot.room.shown_ids) >= used


async def test_the_standings_are_shown_after_the_night() -> None:
    """The table is back in the lobby."""
    ada, *_ = await played(Harness(), ECHO)
    assert await ada.requests(EndNight) == "ok"
    assert (ada.room["phase"], night(ada)["over"]) == ("lobby", True)


async def test_an_ended_night_can_be_cleared_or_followed_by_another() -> None:
    """The next night starts with an empty score."""
    ada, *_ = await played(Harness(), ECHO)
    await ada.requests(EndNight)
    await ada.requests(PlanNight, (ECHO,))
    assert (night(ada)["over"], night(ada)["people"]) == (False, [])
    await ada.requests(EndNight)
    assert ada.room["night"] is None


async def test_a_game_that_is_not_on_the_playlist_counts_too() -> None:
    """The host starts it from the lobby."""
    people = await planned(Harness(), ECHO)
    await people[0].requests(Choose, "echo", {"target": 5})
    await people[0].requests(Start)
    await plays_to_the_end(people)
    assert (len(night(people[0])["played"]), len(night(people[0])["playlist"])) == (1, 1)


@pytest.mark.parametrize(
    ("games", "why"),
    [
        ((ECHO,) * 13, "night-too-long"),
        ((ECHO,) * 1000, "night-too-long"),
        ((), "night-empty"),
        ((PlannedGame("chess"),), "no-such-game"),
        ((PlannedGame("echo", {"target": 10_000}),), "bad-option"),
        ((PlannedGame("echo", {"colour": "red"}),), "bad-option"),
    ],
)
async def test_an_invalid_plan_is_refused(games: tuple[PlannedGame, ...], why: str) -> None:
    """ALL-03: too long, empty, an unknown game, or options out of range."""
    harness = Harness()
    ada = await harness.opens()
    step = ada.table.step
    assert await ada.requests(PlanNight, games) == why
    assert (ada.table.step, ada.room["night"]) == (step, None)


async def test_only_the_host_plans_continues_and_ends_a_night() -> None:
    """Everybody may vote."""
    _, bob, _ = await planned(Harness(), BY_VOTE)
    refused = [
        await bob.requests(PlanNight, (ECHO,)),
        await bob.requests(PlayNext),
        await bob.requests(EndNight),
    ]
    assert (refused, await bob.requests(WishGame, "echo")) == (["not-host"] * 3, "ok")


async def test_requests_for_a_night_are_refused_without_one() -> None:
    """ALL-03: with "no-night", and nothing changes."""
    ada = await Harness().opens()
    replies = [
        await ada.requests(PlayNext),
        await ada.requests(EndNight),
        await ada.requests(WishGame, "echo"),
    ]
    assert replies == ["no-night"] * 3


async def test_an_empty_playlist_has_no_next_game() -> None:
    """The host can add games, or end the night."""
    ada, *_ = await played(Harness(), ECHO)
    assert await ada.requests(PlayNext) == "night-through"


async def test_a_night_cannot_continue_or_end_during_a_game() -> None:
    """ALL-03: the game goes on."""
    ada, *_ = await planned(Harness(), ECHO, ECHO)
    await ada.requests(PlayNext)
    assert [await ada.requests(PlayNext), await ada.requests(EndNight)] == ["not-now"] * 2


async def test_a_vote_for_an_unknown_game_is_refused() -> None:
    """ALL-03: with "no-such-game", and nothing changes."""
    ada, *_ = await planned(Harness(), BY_VOTE)
    assert (await ada.requests(WishGame, "chess"), night(ada)["wishes"]) == ("no-such-game", [])
