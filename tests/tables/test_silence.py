"""Silence and requests that are not moves of the game: some wait, some are refused, some stay possible."""

from __future__ import annotations

import pytest
from toygame import GAME as ECHO

from tests.tables.harness import Harness, RecordingTransport, TablePerson
from unspoken.kernel.manner import Manner
from unspoken.kernel.types import Refused, Seat
from unspoken.tables.rules import room as room_rules
from unspoken.tables.rules.silence import MOST_SILENT_ACTS
from unspoken.tables.wire.messages import (
    AddBot,
    CloseReason,
    EndGame,
    HandOver,
    Leave,
    Pause,
    RemovePerson,
    Resume,
    SetGrace,
    SetManner,
    Sit,
    Skip,
    Stand,
    Start,
    TakeSeal,
)

pytestmark = pytest.mark.anyio


GRACE = 5
"""Seconds; shorter than the time to pick a number."""


async def silent_game(harness: Harness, *names: str) -> list[TablePerson]:
    """Start a game in which nobody speaks while numbers are picked (ECHO-02)."""
    people = await harness.party(*names)
    await people[0].requests(SetGrace, GRACE)
    await people[0].requests(Start)
    return people


def silent_house() -> Harness:
    """A house with the silent game."""
    return Harness({"echo": ECHO})


def names(person: TablePerson) -> list[str]:
    """Return the names of the people whom a person sees."""
    return [other["name"] for other in person.room["people"]]


async def test_a_newcomer_appears_when_the_silence_is_over() -> None:
    """ALL-04: a name could say something."""
    harness = silent_house()
    ada, bob = await silent_game(harness, "Ada", "Bob")
    await harness.joins(ada, "want FIVE")
    during, facts = names(bob), len(bob.transport.messages("facts"))
    for player in (ada, bob):
        await player.answers_anything()
    assert (during, names(bob)) == (["Ada", "Bob"], ["Ada", "Bob", "want FIVE"])
    assert [fact["code"] for fact in bob.transport.messages("facts")[facts]["facts"]].count("came") == 1


async def test_a_newcomer_sees_themselves_and_the_game() -> None:
    """Only the others do not know of them yet."""
    harness = silent_house()
    ada, _ = await silent_game(harness, "Ada", "Bob")
    cleo = await harness.joins(ada, "Cleo")
    assert (names(cleo), cleo.frame["public"]["phase"]) == (["Ada", "Bob", "Cleo"], "picking")


async def test_a_newcomer_who_leaves_during_the_silence_was_never_there() -> None:
    """ALL-04: nobody is sent a single byte about them."""
    harness = silent_house()
    ada, bob = await silent_game(harness, "Ada", "Bob")
    before = list(bob.transport.sent)
    cleo = await harness.joins(ada, "Cleo")
    await cleo.requests(Leave)
    assert bob.transport.sent == before


@pytest.mark.parametrize(
    "request_",
    [TakeSeal(33, id="x"), SetGrace(137, id="x"), SetManner(Manner.KEEN, id="x")],
    ids=lambda request: type(request).__name__,
)
async def test_requests_that_can_wait_are_refused_until_the_silence_is_over(request_: TakeSeal) -> None:
    """ALL-04: with the same code as talk; afterwards it is possible."""
    ada, bob = await silent_game(silent_house(), "Ada", "Bob")
    refused = await ada.sends(request_)
    for player in (ada, bob):
        await player.answers_anything()
    assert (refused, await ada.sends(request_)) == ("silence", "ok")


async def test_a_person_alone_with_bots_may_do_anything() -> None:
    """Nobody could receive a message."""
    harness = silent_house()
    ada = await harness.opens()
    await ada.requests(AddBot)
    await ada.requests(Start)
    assert (await ada.requests(TakeSeal, 33), await ada.requests(SetGrace, 137)) == ("ok", "ok")


async def test_pausing_stays_possible_a_few_times() -> None:
    """ALL-04: more interruptions could be used as a code. A pause can always be ended."""
    ada, _ = await silent_game(silent_house(), "Ada", "Bob")
    replies = [await ada.requests(kind) for _ in range(MOST_SILENT_ACTS) for kind in (Pause, Resume)]
    assert replies == ["ok"] * 2 * MOST_SILENT_ACTS
    assert [await ada.requests(kind) for kind in (Pause, EndGame, Stand)] == ["silence-spent"] * 3


async def test_the_next_game_has_its_own_interruptions() -> None:
    """The count starts again."""
    ada, bob = await silent_game(silent_house(), "Ada", "Bob")
    for _ in range(MOST_SILENT_ACTS - 1):
        await ada.requests(Pause)
        await ada.requests(Resume)
    for person in (ada, bob):
        await person.requests(EndGame)
    await ada.requests(Start)
    assert await ada.requests(Pause) == "ok"


async def test_a_person_may_always_leave() -> None:
    """ALL-04: but returning to the seat counts as an interruption, too."""
    harness = silent_house()
    ada, bob, _ = await silent_game(harness, "Ada", "Bob", "Cleo")
    for _ in range(MOST_SILENT_ACTS):
        assert await bob.requests(Leave) == "ok"
        table, token = await harness.house.join(ada.table.code, "Bob", earlier_token=bob.token)
        bob = TablePerson(table, token)
        await bob.connect()
    assert (ada.room["chairs"][1]["bot"], names(ada)) == (True, ["Ada", "Cleo"])


async def test_a_silent_player_may_take_their_own_seat_back() -> None:
    """Otherwise they could not play on."""
    _, bob = await silent_game(silent_house(), "Ada", "Bob")
    assert [await bob.requests(Stand), await bob.requests(Sit)] == ["ok", "ok"]


async def test_a_silent_host_hands_over_only_the_seats_of_absent_people() -> None:
    """ALL-04: the choice of the seat would say something."""
    ada, bob, cleo = await silent_game(silent_house(), "Ada", "Bob", "Cleo")
    await cleo.disconnect()
    assert [await ada.requests(HandOver, Seat(1)), await ada.requests(HandOver, Seat(2))] == ["silence", "ok"]
    assert not bob.room["chairs"][1]["bot"]


async def test_a_leaving_host_shows_a_newcomer_who_becomes_the_host() -> None:
    """A host whom nobody sees could not be asked for anything."""
    harness = silent_house()
    ada, bob = await silent_game(harness, "Ada", "Bob")
    cleo = await harness.joins(ada, "Cleo")
    await bob.requests(Leave)
    await ada.requests(Leave)
    assert (cleo.room["host"], names(cleo)) == (cleo.id, ["Cleo"])


async def test_the_silence_lasts_while_the_other_person_is_away_for_a_moment() -> None:
    """ALL-04: they may return to their seat, and would see everything that was changed meanwhile."""
    ada, bob = await silent_game(silent_house(), "Ada", "Bob")
    await bob.requests(Leave)
    assert await ada.requests(TakeSeal, 33) == "silence"


async def test_a_newcomer_does_not_become_the_host_during_a_silence() -> None:
    """ALL-04: their name would be announced."""
    harness = silent_house()
    ada, bob = await silent_game(harness, "Ada", "Bob")
    await harness.joins(ada, "want FIVE")
    await ada.disconnect()
    await harness.advance_time(GRACE * 1000)
    assert (bob.room["host"], names(bob)) == (bob.id, ["Ada", "Bob"])


async def test_a_returning_host_gets_the_role_back_after_the_silence() -> None:
    """ALL-04: otherwise the role could be passed back and forth as a signal."""
    harness = silent_house()
    ada, bob = await silent_game(harness, "Ada", "Bob")
    await ada.disconnect()
    await harness.advance_time(GRACE * 1000)
    await ada.connect()
    during = bob.room["host"]
    for player in (ada, bob):
        await player.answers_anything()
    await ada.connect()
    assert (during, bob.room["host"]) == (bob.id, ada.id)


async def test_a_person_who_joins_during_a_silence_does_not_learn_of_others_who_do() -> None:
    """ALL-04: neither from their id nor from a number in their name."""
    harness = silent_house()
    ada, bob = await silent_game(harness, "Ada", "Bob")
    for _ in range(3):
        await harness.joins(ada, "want FIVE")
    window = await harness.joins(bob, "want FIVE")
    assert (names(window), window.id > 1_000) == (["Ada", "Bob", "want FIVE"], True)


async def test_people_of_equal_names_are_told_apart_when_they_appear() -> None:
    """They did not know of each other."""
    harness = silent_house()
    ada, bob = await silent_game(harness, "Ada", "Bob")
    for _ in range(2):
        await harness.joins(ada, "Cleo")
    for player in (ada, bob):
        await player.answers_anything()
    assert sorted(names(bob)) == ["Ada", "Bob", "Cleo", "Cleo 2"]


async def test_a_hidden_person_cannot_be_removed() -> None:
    """ALL-04: the reply would reveal that they are at the table."""
    harness = silent_house()
    ada, _ = await silent_game(harness, "Ada", "Bob")
    cleo = await harness.joins(ada, "Cleo")
    table = ada.table
    with pytest.raises(Refused, match="no-such-person"):
        room_rules.decide(table.snapshot.room, table._services.games, ada.id, RemovePerson(cleo.id, id="x"))


async def test_a_silent_host_skips_people_who_are_there_a_few_times_at_most() -> None:
    """ALL-04: everybody is sent a fact about it, so it counts as an interruption."""
    ada, bob = await silent_game(silent_house(), "Ada", "Bob")
    for _ in range(MOST_SILENT_ACTS):
        await ada.requests(Pause)
        await ada.requests(Resume)
    refused = await ada.requests(Skip)
    await ada.answers_anything()
    await bob.disconnect()
    assert (refused, await ada.requests(Skip)) == ("silence-spent", "ok")


async def test_the_clock_does_not_tell_a_screen_who_is_connected() -> None:
    """ALL-04: absences of a silent player that are not shown do not stop the clock."""
    harness = silent_house()
    ada, bob = await silent_game(harness, "Ada", "Bob")
    screen = RecordingTransport()
    await ada.table.attach_screen(bob.id, screen)
    await bob.disconnect()
    for _ in range(MOST_SILENT_ACTS):
        await ada.disconnect()
        await ada.connect()
    before = list(screen.sent)
    await ada.disconnect()
    await ada.connect()
    assert screen.sent == before


async def test_the_screen_of_a_hidden_person_is_closed_when_they_leave() -> None:
    """ALL-04: if it passed to the host, it would show whether the host has a screen."""
    harness = silent_house()
    ada, _ = await silent_game(harness, "Ada", "Bob")
    cleo = await harness.joins(ada, "Cleo")
    screen = RecordingTransport()
    await ada.table.attach_screen(cleo.id, screen)
    await cleo.requests(Leave)
    assert screen.closed is CloseReason.PUT_AWAY
