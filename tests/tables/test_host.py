"""What the host may do, nobody else may, and how the role passes on."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, chairs, person
from unspoken.kernel.game import Seat
from unspoken.kernel.manner import Manner
from unspoken.tables.messages import (
    AddBot,
    Choose,
    CloseReason,
    HandOver,
    Leave,
    Pause,
    RemoveBot,
    RemovePerson,
    Reopen,
    Resume,
    SetGrace,
    SetManner,
    Skip,
    Start,
    TableRequest,
)

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "command",
    [
        AddBot(id="x"),
        RemoveBot(Seat(2), id="x"),
        Choose("dixit", id="x"),
        SetGrace(10, id="x"),
        SetManner(Manner.KEEN, id="x"),
        Start(id="x"),
        Reopen(id="x"),
        RemovePerson(person(0), id="x"),
        HandOver(Seat(0), id="x"),
        Pause(id="x"),
        Resume(id="x"),
        Skip(id="x"),
    ],
)
async def test_what_is_the_hosts_to_ask_is_refused_to_others(command: TableRequest) -> None:
    """ALL-03: with its own word, and nothing changes."""
    ada, bob = await Harness().party("Ada", "Bob")
    before = ada.table.snapshot
    assert await bob.sends(command) == "not-host"
    assert ada.table.snapshot == before


async def test_the_role_passes_on_when_the_host_leaves() -> None:
    """To whoever came next."""
    ada, bob, _ = await Harness().party("Ada", "Bob", "Cleo")
    await ada.requests(Leave)
    assert bob.room["host"] == bob.id


async def test_the_role_passes_on_when_the_host_is_gone_too_long() -> None:
    """A host who is away for the grace holds nobody up."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.goes()
    await harness.passes(60_000)
    assert bob.room["host"] == bob.id


async def test_the_role_stays_while_the_host_is_gone_for_a_moment() -> None:
    """A tunnel is no abdication."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.goes()
    await harness.passes(59_999)
    assert bob.room["host"] == ada.id


async def test_a_host_who_is_back_is_the_host_again() -> None:
    """They only looked at an album, or had no reception."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.goes()
    await harness.passes(60_000)
    await ada.comes()
    assert bob.room["host"] == ada.id


async def test_the_role_passes_on_from_somebody_who_never_connected() -> None:
    """Their phone lost its network on the way in."""
    harness = Harness()
    ada = await harness.opens()
    await harness.house.join(ada.table.code, "Bob")
    cleo = await harness.joins(ada, "Cleo")
    await ada.requests(Leave)
    await harness.passes(60_000)
    assert cleo.room["host"] == cleo.id


async def test_the_first_to_join_an_abandoned_table_is_its_host() -> None:
    """A table that all have left is not lost."""
    harness = Harness()
    ada = await harness.opens()
    await ada.requests(Leave)
    bob = await harness.joins(ada, "Bob")
    assert bob.room["host"] == bob.id


async def test_who_leaves_is_told_so_after_the_ok() -> None:
    """The line is closed with a reason."""
    _, bob = await Harness().party("Ada", "Bob")
    assert await bob.requests(Leave) == "ok"
    assert bob.transport.closed is CloseReason.LEFT


async def test_who_is_removed_is_told_so() -> None:
    """The host shows somebody out."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(RemovePerson, bob.id)
    assert bob.transport.closed is CloseReason.REMOVED


async def test_who_was_removed_has_no_chair_any_more() -> None:
    """The others close up."""
    ada, bob, _ = await Harness().party("Ada", "Bob", "Cleo")
    await ada.requests(RemovePerson, bob.id)
    assert chairs(ada) == ["Ada", "Cleo"]


async def test_who_was_removed_does_not_come_back_by_the_old_token() -> None:
    """A connection of somebody who is not of the table is closed at once."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(RemovePerson, bob.id)
    await bob.comes()
    assert bob.transport.closed is CloseReason.REMOVED and bob.transport.sent == []


async def test_the_host_does_not_remove_themselves() -> None:
    """That is what leaving is for."""
    ada, _ = await Harness().party("Ada", "Bob")
    assert await ada.requests(RemovePerson, ada.id) == "no-such-person"


async def test_nobody_is_removed_who_is_not_there() -> None:
    """ALL-03: numbers nobody has."""
    ada, _ = await Harness().party("Ada", "Bob")
    assert await ada.requests(RemovePerson, person(99)) == "no-such-person"


async def test_a_removed_players_seat_is_a_bots_while_a_game_is_on() -> None:
    """ALL-05: the seat keeps all that it owns."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(RemovePerson, bob.id)
    assert (ada.room["chairs"][1]["bot"], ada.room["chairs"][1]["person"]) == (True, None)


async def test_the_host_hands_a_seat_to_a_bot() -> None:
    """ALL-05: a seat can be handed to a bot during the game."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(HandOver, Seat(1))
    assert ada.room["chairs"][1] == {**bob.room["chairs"][1], "bot": True, "person": bob.id}


async def test_a_bots_seat_is_not_handed_over_again() -> None:
    """ALL-03: it is a bot's already."""
    ada, _ = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(HandOver, Seat(1))
    assert await ada.requests(HandOver, Seat(1)) == "seat-taken"


async def test_nobody_answers_while_the_table_is_paused() -> None:
    """ALL-03: with the word for it."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(Pause)
    assert await bob.answers({"type": "pick", "number": 3}) == "paused"


async def test_answers_are_heard_again_after_the_pause() -> None:
    """The question still stands."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(Pause)
    await ada.requests(Resume)
    assert await bob.answers({"type": "pick", "number": 3}) == "ok"


@pytest.mark.parametrize("first", [(), (Pause(id="x"),)])
async def test_a_table_is_not_paused_twice_nor_resumed_unpaused(first: tuple[TableRequest, ...]) -> None:
    """ALL-03: what is so already is refused."""
    ada, _ = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    for command in first:
        await ada.sends(command)
    assert await ada.sends(Pause(id="x") if first else Resume(id="x")) == "not-now"


async def test_table_time_stands_still_while_paused() -> None:
    """A pause takes no time from anybody's question."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await harness.passes(10_000)
    await ada.requests(Pause)
    await harness.passes(3_600_000)
    await ada.requests(Resume)
    assert (ada.sight["now"], ada.frame["due"]) == (10_000, 60_000)


async def test_everybody_sees_that_the_clock_was_stopped() -> None:
    """A paused table is shown as such."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(Pause)
    assert (bob.room["paused"], bob.sight["running"]) == (True, False)


async def test_a_skipped_wait_is_answered_by_chance_and_said_so() -> None:
    """ALL-07: the game makes a legal decision, and says for whom."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.answers({"type": "pick", "number": 4})
    await ada.requests(Skip)
    assert (bob.frame["public"]["phase"], bob.frame["hurried"]) == ("revealed", [1])


async def test_there_is_nothing_to_skip_at_an_open_table() -> None:
    """ALL-03: no game, no wait."""
    ada, _ = await Harness().party("Ada", "Bob")
    assert await ada.requests(Skip) == "not-playing"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Choose("tarot", id="x"), "no-such-game"),
        (Choose("echo", {"target": 4}, id="x"), "bad-option"),
        (Choose("echo", {"target": "high"}, id="x"), "bad-option"),
        (Choose("echo", {"colour": "red"}, id="x"), "bad-option"),
    ],
)
async def test_house_rules_out_of_range_are_refused(command: Choose, code: str) -> None:
    """ALL-03: options out of range change nothing."""
    ada = await Harness().opens()
    assert await ada.sends(command) == code


async def test_house_rules_are_shown_complete() -> None:
    """What the host did not name is at its default."""
    ada = await Harness().opens()
    await ada.requests(Choose, "echo", {"target": 20})
    assert ada.room["options"] == {"target": 20, "pace": "relaxed", "tones": "tones"}


async def test_house_rules_do_not_change_while_a_game_is_on() -> None:
    """A target is not moved when somebody nears it."""
    ada, _ = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    assert await ada.requests(Choose, "echo", {"target": 20}) == "not-now"
