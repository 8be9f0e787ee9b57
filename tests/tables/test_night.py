"""A night at a table: a playlist, one score over its games, seats that stay, also after a restart."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables.harness import Harness, TablePerson, chairs, plays_to_the_end
from unspoken.tables.messages import Choose, EndGame, HandOver, Leave, Reopen, Sit, Start
from unspoken.tables.night import PlannedGame
from unspoken.tables.night_requests import EndNight, PlanNight, PlayNext, WishGame

pytestmark = pytest.mark.anyio

ECHO = PlannedGame("echo", {"target": 5})
BY_VOTE = PlannedGame()


async def planned(harness: Harness, *games: PlannedGame) -> list[TablePerson]:
    """Three people who have made it a night."""
    people = await harness.party("Ada", "Bob", "Cleo")
    assert await people[0].requests(PlanNight, games) == "ok"
    return people


async def played(harness: Harness, *games: PlannedGame) -> list[TablePerson]:
    """The same, after the first of these games."""
    people = await planned(harness, *games)
    assert await people[0].requests(PlayNext) == "ok"
    await plays_to_the_end(people)
    return people


async def played_with_bots(harness: Harness, *people: TablePerson) -> None:
    """The game comes to its end while time passes, in which bots answer."""
    while people[0].room["phase"] == "playing":
        for one in people:
            await one.answers_anything()
        await harness.passes(60_000)


def night(somebody: TablePerson) -> dict[str, Any]:
    """The night as it was shown last."""
    shown: dict[str, Any] = somebody.room["night"]
    return shown


async def test_the_next_game_begins_with_one_tap() -> None:
    """The first of the list, with its house rules; the list is shorter by it."""
    ada, *_ = await planned(Harness(), ECHO, PlannedGame("dixit"))
    await ada.requests(PlayNext)
    assert (ada.room["phase"], ada.room["game"], ada.room["options"]["target"]) == ("playing", "echo", 5)
    assert [one["game"] for one in night(ada)["playlist"]] == ["dixit"]


async def test_from_game_to_game_seats_stay() -> None:
    """One tap, from the end of one game to the beginning of another."""
    harness = Harness()
    ada, *_ = await played(harness, ECHO, PlannedGame("dixit"))
    assert await ada.requests(PlayNext) == "ok"
    assert (ada.room["game"], chairs(ada)) == ("dixit", ["Ada", "Bob", "Cleo"])


async def test_bots_fill_up() -> None:
    """As many as the game needs."""
    harness = Harness()
    ada = await harness.opens()
    await ada.requests(PlanNight, (PlannedGame("dixit"),))
    assert await ada.requests(PlayNext) == "ok"
    assert [chair["bot"] for chair in ada.room["chairs"]] == [False, True, True]


async def test_a_finished_game_counts() -> None:
    """Everybody who finished it stands in the night."""
    ada, *_ = await played(Harness(), ECHO)
    assert {one["name"] for one in night(ada)["people"]} == {"Ada", "Bob", "Cleo"}
    assert night(ada)["people"][0]["place"] == 1


async def test_nothing_counts_before_the_game_is_over() -> None:
    """ALL-01: no hidden act changes the standing."""
    ada, bob, _ = await planned(Harness(), ECHO)
    await ada.requests(PlayNext)
    before = night(ada)
    await bob.answers_anything()
    assert night(ada) == before


async def test_a_game_that_was_ended_early_counts_for_nobody() -> None:
    """Nobody has won it."""
    ada, bob, _ = await planned(Harness(), ECHO, ECHO)
    await ada.requests(PlayNext)
    await ada.requests(EndGame)
    await bob.requests(EndGame)
    assert (ada.room["phase"], night(ada)["people"], len(night(ada)["playlist"])) == ("lobby", [], 1)


async def test_who_comes_late_counts_for_what_they_finish() -> None:
    """Dan sits down for the second game."""
    harness = Harness()
    people = await played(harness, ECHO, ECHO)
    dan = await harness.joins(people[0], "Dan")
    await people[0].requests(Reopen)
    await dan.requests(Sit)
    await people[0].requests(PlayNext)
    await plays_to_the_end([*people, dan])
    assert {one["name"]: one["games"] for one in night(dan)["people"]} == {
        "Ada": 2,
        "Bob": 2,
        "Cleo": 2,
        "Dan": 1,
    }


async def test_who_left_keeps_what_they_have() -> None:
    """And has no part in what comes after."""
    harness = Harness()
    ada, bob, cleo = await played(harness, ECHO, ECHO)
    await bob.requests(Leave)
    await ada.requests(PlayNext)
    await played_with_bots(harness, ada, cleo)
    assert {one["name"]: one["games"] for one in night(ada)["people"]} == {"Ada": 2, "Bob": 1, "Cleo": 2}


async def test_a_seat_in_which_a_bot_sat_in_counts_for_nobody() -> None:
    """Bob was away when it ended: the game is neither his nor the bot's."""
    harness = Harness()
    ada, bob, cleo = await planned(harness, ECHO)
    await ada.requests(PlayNext)
    await ada.requests(HandOver, 1)
    await played_with_bots(harness, ada, cleo)
    names = [one["name"] for one in (*night(ada)["people"], *night(ada)["bots"])]
    assert sorted(names) == ["Ada", "Cleo"]
    assert bob.id not in [one["person"] for one in night(ada)["people"]]


async def test_a_restart_forgets_nothing() -> None:
    """All of a night is in the log."""
    harness = Harness()
    people = await played(harness, ECHO, BY_VOTE)
    await people[1].requests(WishGame, "echo")
    before = people[0].table.snapshot.room.night
    for one in people:
        await one.goes()
    harness.falls_asleep()
    again = await harness.house.find(people[0].table.code)
    assert again is not people[0].table
    assert again.snapshot.room.night == before


async def test_what_most_wish_is_played() -> None:
    """Where the list leaves it to a vote."""
    ada, bob, cleo = await planned(Harness(), BY_VOTE)
    await ada.requests(WishGame, "dixit")
    await bob.requests(WishGame, "dixit")
    await bob.requests(WishGame, "echo")
    await cleo.requests(WishGame, "echo")
    await ada.requests(PlayNext)
    assert (ada.room["game"], night(ada)["wishes"]) == ("echo", [])


async def test_who_left_has_no_vote() -> None:
    """Only those of the table are asked."""
    ada, bob, cleo = await planned(Harness(), BY_VOTE)
    await bob.requests(WishGame, "dixit")
    await cleo.requests(WishGame, "dixit")
    await ada.requests(WishGame, "echo")
    await bob.requests(Leave)
    await cleo.requests(Leave)
    await ada.requests(PlayNext)
    assert ada.room["game"] == "echo"


async def test_cards_stay_seen_over_games_of_other_kinds() -> None:
    """What came up in Dixit does not come up again after a game of something else."""
    harness = Harness()
    people = await played(harness, PlannedGame("dixit"), ECHO, PlannedGame("dixit"))
    seen = set(people[0].table.snapshot.room.seen)
    await people[0].requests(PlayNext)
    await plays_to_the_end(people)
    assert seen
    assert set(people[0].table.snapshot.room.seen) >= seen


async def test_at_the_end_titles_are_told() -> None:
    """And the table is open, with the standing to be seen."""
    ada, *_ = await played(Harness(), ECHO)
    assert await ada.requests(EndNight) == "ok"
    assert (ada.room["phase"], night(ada)["over"]) == ("lobby", True)


async def test_an_ended_night_is_put_away_or_followed_by_another() -> None:
    """Once more begins from nothing."""
    ada, *_ = await played(Harness(), ECHO)
    await ada.requests(EndNight)
    await ada.requests(PlanNight, (ECHO,))
    assert (night(ada)["over"], night(ada)["people"]) == (False, [])
    await ada.requests(EndNight)
    assert ada.room["night"] is None


async def test_a_game_chosen_in_the_old_way_counts_too() -> None:
    """The host has it from the open table, and it is not on the list."""
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
async def test_a_bad_plan_changes_nothing(games: tuple[PlannedGame, ...], why: str) -> None:
    """ALL-03: too long, empty, unknown, out of range."""
    harness = Harness()
    ada = await harness.opens()
    step = ada.table.step
    assert await ada.requests(PlanNight, games) == why
    assert (ada.table.step, ada.room["night"]) == (step, None)


async def test_only_the_host_plans_goes_on_and_ends() -> None:
    """Anybody may wish."""
    _, bob, _ = await planned(Harness(), BY_VOTE)
    refused = [
        await bob.requests(PlanNight, (ECHO,)),
        await bob.requests(PlayNext),
        await bob.requests(EndNight),
    ]
    assert (refused, await bob.requests(WishGame, "echo")) == (["not-host"] * 3, "ok")


async def test_without_a_night_nothing_is_next() -> None:
    """ALL-03: a clear word, and nothing changes."""
    ada = await Harness().opens()
    said = [await ada.requests(PlayNext), await ada.requests(EndNight), await ada.requests(WishGame, "echo")]
    assert said == ["no-night"] * 3


async def test_an_empty_list_says_so() -> None:
    """The host adds to it, or ends the night."""
    ada, *_ = await played(Harness(), ECHO)
    assert await ada.requests(PlayNext) == "night-through"


async def test_nobody_goes_on_while_a_game_is_on() -> None:
    """ALL-03: nobody's game is swept away."""
    ada, *_ = await planned(Harness(), ECHO, ECHO)
    await ada.requests(PlayNext)
    assert [await ada.requests(PlayNext), await ada.requests(EndNight)] == ["not-now"] * 2


async def test_nobody_wishes_for_what_is_not_there() -> None:
    """ALL-03: a clear word, and nothing changes."""
    ada, *_ = await planned(Harness(), BY_VOTE)
    assert (await ada.requests(WishGame, "chess"), night(ada)["wishes"]) == ("no-such-game", [])
