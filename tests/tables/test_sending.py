"""What is sent, when, and to whom."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, TablePerson
from unspoken.kernel.game import Seat
from unspoken.tables.messages import AddBot, Pause, RemoveBot, Resume, SetGrace, Start, TableRequest

pytestmark = pytest.mark.anyio


def pick(number: int) -> dict[str, object]:
    """A number, as it goes over the wire."""
    return {"type": "pick", "number": number}


async def playing(harness: Harness) -> tuple[TablePerson, TablePerson]:
    """Two people in a game of Echo."""
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    return ada, bob


def kinds(somebody: TablePerson, since: int = 0) -> list[str]:
    """The kinds of messages somebody got, in order."""
    every = ["welcome", "room", "frame", "said", "talk", "facts", "reacted", "thoughts", "ok", "refusal"]
    by_type = {
        raw: kind for kind in every for raw in somebody.transport.sent if f'"type":"{kind}"'.encode() in raw
    }
    return [by_type[raw] for raw in somebody.transport.sent[since:]]


async def test_who_connects_is_told_who_they_are_then_the_talk_then_the_table() -> None:
    """All that a page needs, in one order."""
    ada = await Harness().opens()
    assert kinds(ada) == ["welcome", "talk", "room"]


async def test_who_connects_to_a_game_is_shown_it_at_once() -> None:
    """Back in the exact view without a tap."""
    _, bob = await playing(Harness())
    await bob.comes()
    assert kinds(bob) == ["welcome", "talk", "room", "frame", "facts"]


async def test_a_new_connection_shows_the_very_frame_that_was_there() -> None:
    """ALL-02: the same state, the same bytes."""
    _, bob = await playing(Harness())
    await bob.answers(pick(4))
    before = bob.frame
    await bob.comes()
    assert bob.frame == before


async def test_a_frame_is_sent_only_when_its_bytes_change() -> None:
    """ALL-01: that somebody changed their mind is nobody's to know."""
    ada, bob = await playing(Harness())
    await ada.answers(pick(4))
    before = len(bob.transport.sent)
    await ada.answers(pick(2))
    assert len(bob.transport.sent) == before


async def test_frames_are_counted_for_each_viewer_without_a_gap() -> None:
    """ALL-01: a number that jumps would tell that others were sent more."""
    harness = Harness()
    ada, bob = await playing(harness)
    for number in (1, 2, 3):
        await ada.answers(pick(number))
    await bob.answers(pick(5))
    assert [sight["seq"] for sight in bob.transport.told("frame")] == [1, 2, 3]


async def test_a_room_is_sent_only_when_it_looks_different() -> None:
    """Nothing is said twice."""
    ada, bob = await playing(Harness())
    await ada.answers(pick(4))
    assert "room" not in kinds(bob, since=len(bob.transport.sent) - 1)


async def test_ok_comes_only_after_it_is_saved() -> None:
    """Save, then send."""
    harness = Harness()
    ada, bob = await playing(harness)
    sent: list[int] = []
    harness.store.before_save = lambda: sent.append(len(ada.transport.sent) + len(bob.transport.sent))
    before = len(ada.transport.sent) + len(bob.transport.sent)
    await ada.answers(pick(4))
    assert sent == [before]


async def test_the_new_sight_comes_before_the_ok() -> None:
    """Whoever is told ok sees it already."""
    ada, _ = await playing(Harness())
    await ada.answers(pick(4))
    assert kinds(ada)[-2:] == ["frame", "ok"]


@pytest.mark.parametrize(
    "command",
    [Start(id="x"), Resume(id="x"), AddBot(id="x"), RemoveBot(Seat(0), id="x"), RemoveBot(Seat(9), id="x")],
    ids=lambda w: type(w).__name__,
)
async def test_a_refused_command_leaves_no_trace(command: TableRequest) -> None:
    """ALL-03: the table stands as it stood, nothing is saved, the others are sent nothing."""
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
async def test_a_refused_answer_leaves_no_trace(command: object, key: str, code: str) -> None:
    """ALL-03: unreadable, not asked and not allowed each have their own word, and change nothing."""
    harness = Harness()
    ada, bob = await playing(harness)
    before = ada.table.snapshot, harness.store.appended, list(bob.transport.sent)
    assert await ada.answers(command, key) == code
    assert (ada.table.snapshot, harness.store.appended, bob.transport.sent) == before


async def test_an_answer_that_comes_too_late_finds_its_question_gone() -> None:
    """ALL-07: the clock has answered by then."""
    harness = Harness()
    ada, _ = await playing(harness)
    harness.watch.at += 60_000  # the alarm has yet to ring
    assert await ada.answers(pick(4), "pick-1") == "not-asked"


async def test_the_same_answer_sent_twice_is_heard_once() -> None:
    """Both are told ok, and the log has one."""
    harness = Harness()
    ada, _ = await playing(harness)
    await ada.answers(pick(4), id="twice")
    saved = harness.store.appended
    assert await ada.answers(pick(2), id="twice") == "ok"
    assert (harness.store.appended, ada.frame["private"]) == (saved, {"pick": 4})


async def test_two_people_may_call_their_answers_by_one_name() -> None:
    """A name for an answer is its sender's own."""
    ada, bob = await playing(Harness())
    await ada.answers(pick(4), id="m1")
    await bob.answers(pick(2), id="m1")
    assert ada.frame["public"]["phase"] == "revealed"


async def test_everybody_sees_the_grace_that_the_host_has_set() -> None:
    """House rules are no secret."""
    ada, bob = await playing(Harness())
    await ada.requests(SetGrace, 30)
    assert bob.room["grace"] == 30


async def test_a_pause_is_a_frame_of_its_own() -> None:
    """The clock on the page stops with the table's."""
    ada, bob = await playing(Harness())
    await ada.requests(Pause)
    await ada.requests(Resume)
    assert [sight["running"] for sight in bob.transport.told("frame")] == [True, False, True]
