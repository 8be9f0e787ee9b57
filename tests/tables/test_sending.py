"""Which messages are sent, when, and to whom."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, TablePerson
from unspoken.kernel.types import Seat
from unspoken.tables.wire.messages import AddBot, Pause, RemoveBot, Resume, SetGrace, Start, TableRequest

pytestmark = pytest.mark.anyio


def pick(number: int) -> dict[str, object]:
    """Return the command to pick a number, as sent by a page."""
    return {"type": "pick", "number": number}


async def playing(harness: Harness) -> tuple[TablePerson, TablePerson]:
    """Start a game of Echo with two people."""
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    return ada, bob


def kinds(person: TablePerson, since: int = 0) -> list[str]:
    """Return the kinds of the messages that a person was sent, in order."""
    all_kinds = ["welcome", "room", "frame", "said", "talk", "facts", "reacted", "thoughts", "ok", "refusal"]
    by_type = {
        raw: kind for kind in all_kinds for raw in person.transport.sent if f'"type":"{kind}"'.encode() in raw
    }
    return [by_type[raw] for raw in person.transport.sent[since:]]


async def test_a_new_connection_is_sent_welcome_talk_and_room() -> None:
    """In this order."""
    ada = await Harness().opens()
    assert kinds(ada) == ["welcome", "talk", "room"]


async def test_a_new_connection_to_a_game_is_sent_its_frame() -> None:
    """A reconnect shows the same view without a request."""
    _, bob = await playing(Harness())
    await bob.connect()
    assert kinds(bob) == ["welcome", "talk", "room", "frame", "facts"]


async def test_a_reconnect_shows_the_same_frame() -> None:
    """ALL-02: the same state gives the same bytes."""
    _, bob = await playing(Harness())
    await bob.answers(pick(4))
    before = bob.frame
    await bob.connect()
    assert bob.frame == before


async def test_a_frame_is_sent_only_when_its_bytes_change() -> None:
    """ALL-01: A changed answer of another player stays secret."""
    ada, bob = await playing(Harness())
    await ada.answers(pick(4))
    before = len(bob.transport.sent)
    await ada.answers(pick(2))
    assert len(bob.transport.sent) == before


async def test_frames_are_numbered_without_gaps_for_each_viewer() -> None:
    """ALL-01: A gap would reveal that others were sent more frames."""
    harness = Harness()
    ada, bob = await playing(harness)
    for number in (1, 2, 3):
        await ada.answers(pick(number))
    await bob.answers(pick(5))
    assert [message["seq"] for message in bob.transport.messages("frame")] == [1, 2, 3]


async def test_a_room_is_sent_only_when_it_changes() -> None:
    """An answer does not change it."""
    ada, bob = await playing(Harness())
    await ada.answers(pick(4))
    assert "room" not in kinds(bob, since=len(bob.transport.sent) - 1)


async def test_ok_is_sent_after_the_write() -> None:
    """Save first, then send."""
    harness = Harness()
    ada, bob = await playing(harness)
    sent: list[int] = []
    harness.store.before_save = lambda: sent.append(len(ada.transport.sent) + len(bob.transport.sent))
    before = len(ada.transport.sent) + len(bob.transport.sent)
    await ada.answers(pick(4))
    assert sent == [before]


async def test_the_new_frame_is_sent_before_the_ok() -> None:
    """A person who is sent "ok" has the result already."""
    ada, _ = await playing(Harness())
    await ada.answers(pick(4))
    assert kinds(ada)[-2:] == ["frame", "ok"]


@pytest.mark.parametrize(
    "command",
    [Start(id="x"), Resume(id="x"), AddBot(id="x"), RemoveBot(Seat(0), id="x"), RemoveBot(Seat(9), id="x")],
    ids=lambda w: type(w).__name__,
)
async def test_a_refused_request_changes_nothing(command: TableRequest) -> None:
    """ALL-03: nothing is saved, and the others are sent nothing."""
    harness = Harness()
    ada, bob = await playing(harness)
    before = ada.table.snapshot, harness.store.appended, list(bob.transport.sent)
    assert await ada.sends(command) != "ok"
    assert (ada.table.snapshot, harness.store.appended, bob.transport.sent) == before


@pytest.mark.parametrize(
    ("command", "key", "code"),
    [
        (pick(9), "pick-1", "no-such-number"),
        (pick(3), "pick-2", "not-asked"),
        ({"type": "go-on"}, "pick-1", "not-asked"),
        ({"type": "fly"}, "pick-1", "unreadable"),
        ({"type": "pick", "number": "three"}, "pick-1", "unreadable"),
        ([[]], "pick-1", "unreadable"),
        (None, "pick-1", "unreadable"),
    ],
)
async def test_a_refused_answer_changes_nothing(command: object, key: str, code: str) -> None:
    """ALL-03: unreadable, not asked and not allowed have different codes."""
    harness = Harness()
    ada, bob = await playing(harness)
    before = ada.table.snapshot, harness.store.appended, list(bob.transport.sent)
    assert await ada.answers(command, key) == code
    assert (ada.table.snapshot, harness.store.appended, bob.transport.sent) == before


@pytest.mark.parametrize(
    ("command", "facts"),
    [
        ({"type": "fly"}, {"reason": "Invalid value", "at": "$.command.type"}),
        ({"type": "pick"}, {"reason": "Object missing required field `number`", "at": "$.command"}),
        (pick(2) | {"number": "two"}, {"reason": "Expected `int`, got `str`", "at": "$.command.number"}),
    ],
)
async def test_an_unreadable_answer_is_refused_with_the_reason_and_the_place(
    command: object, facts: dict[str, str]
) -> None:
    """ALL-03: but no value of the message is repeated."""
    ada, _ = await playing(Harness())
    await ada.answers(command, "pick-1")
    assert ada.transport.messages("refusal")[-1]["facts"] == facts


async def test_an_answer_after_the_time_limit_is_refused() -> None:
    """ALL-07: chance answers for the seat instead."""
    harness = Harness()
    ada, _ = await playing(harness)
    harness.watch.at += 60_000  # the alarm has yet to ring
    assert await ada.answers(pick(4), "pick-1") == "not-asked"


async def test_an_answer_with_a_known_id_is_applied_once() -> None:
    """Both requests get the reply "ok"."""
    harness = Harness()
    ada, _ = await playing(harness)
    await ada.answers(pick(4), id="twice")
    saved = harness.store.appended
    assert await ada.answers(pick(2), id="twice") == "ok"
    assert (harness.store.appended, ada.frame["private"]) == (saved, {"pick": 4})


async def test_two_people_can_use_the_same_answer_id() -> None:
    """An id belongs to its sender."""
    ada, bob = await playing(Harness())
    await ada.answers(pick(4), id="m1")
    await bob.answers(pick(2), id="m1")
    assert ada.frame["public"]["phase"] == "revealed"


async def test_everybody_sees_the_grace_period() -> None:
    """The room shows it."""
    ada, bob = await playing(Harness())
    await ada.requests(SetGrace, 30)
    assert bob.room["grace"] == 30


async def test_a_pause_is_sent_as_a_frame() -> None:
    """The clock on the page stops."""
    ada, bob = await playing(Harness())
    await ada.requests(Pause)
    await ada.requests(Resume)
    assert [message["running"] for message in bob.transport.messages("frame")] == [True, False, True]
