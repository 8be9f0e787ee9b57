"""The public client: patches, servers that are newer than it, and questions."""

from __future__ import annotations

import pytest
from msgspec import Struct
from msgspec.structs import fields

from tests.agents.scripted_table import Json, scripted_table
from unspoken.client import Table, messages
from unspoken.kernel.frames import frame as frames
from unspoken.tables.state import room as rooms
from unspoken.tables.wire import messages as wire
from unspoken.tables.wire import room_view, talk_messages

pytestmark = pytest.mark.anyio

WELCOME: Json = {"type": "welcome", "code": "ABCDEF", "you": 7}
ROOM: Json = {"type": "room", "code": "ABCDEF", "phase": "playing", "game": "echo"}
VOTE: Json = {"key": "vote-1", "answers": ["vote"], "choices": [{"type": "vote", "number": 1}]}


def frame(seq: int, **members: object) -> Json:
    """Return the message of a whole frame."""
    return {"type": "frame", "seq": seq, "now": 0, "running": True, "frame": {"public": {}, **members}}


def patch(seq: int, **members: object) -> Json:
    """Return the message of a patch."""
    return {"type": "patch", "seq": seq, "now": 0, "patch": members}


async def shown(table: Table, public: Json) -> None:
    """Wait until the frame has this public view."""
    while table.frame is None or table.frame.public != public:
        await table.change()


async def test_patches_change_the_frame() -> None:
    """As RFC 7396 says: null deletes a member, and objects are merged."""
    whole = frame(1, public={"phase": "a", "sky": {"x": 1, "y": 2}, "clue": "hm"}, asks=[VOTE])
    changed = patch(2, public={"phase": "b", "sky": {"y": None, "z": 3}, "clue": None}, asks=None)
    async with scripted_table([WELCOME, ROOM, whole, changed]) as table:
        await shown(table, {"phase": "b", "sky": {"x": 1, "z": 3}})
        assert table.frame is not None and table.frame.asks == ()


async def test_a_missing_patch_leads_to_a_new_connection() -> None:
    """The client hangs up, and gets a whole frame again."""
    first = [WELCOME, ROOM, frame(1, public={"phase": "a"}), patch(3, public={"phase": "c"})]
    again = [WELCOME, ROOM, frame(1, public={"phase": "d"})]
    async with scripted_table(first, again) as table:
        await shown(table, {"phase": "d"})


async def test_a_newer_server_does_not_break_the_client() -> None:
    """It ignores what it does not know, and keeps unknown values of enums."""
    asked = {**VOTE, "answers": ["sing"], "mood": "blue"}
    newer: list[Json] = [
        {**WELCOME, "colour": "blue"},
        {"type": "weather", "rain": True},
        {**ROOM, "phase": "intermission", "people": [{"id": 7, "name": "Robin", "hat": 3}], "weather": {}},
        {"type": "said", "channel": 5},
        {"type": "closed", "reason": "full-moon"},
        frame(1, public={"phase": "dreaming"}, asks=[asked], weather="rain"),
    ]
    async with scripted_table(newer) as table:
        await shown(table, {"phase": "dreaming"})
        assert table.room is not None and table.frame is not None
        assert (table.room.phase, table.room.people[0].name, table.closed) == (
            "intermission",
            "Robin",
            "full-moon",
        )
        assert table.frame.asks[0].answers == ("sing",)


async def test_a_question_is_repeated_only_if_somebody_else_changed_something() -> None:
    """A team's question stays owed after an answer, whose own effect comes before the reply."""
    first = frame(1, public={"wishes": 0}, asks=[VOTE])
    replies: list[Json] = [patch(2, public={"wishes": 1}), {"type": "ok"}, patch(3, public={"wishes": 2})]
    seen = []
    async with scripted_table([WELCOME, ROOM, first], replies=replies) as table:
        async for question in table.questions():
            assert table.frame is not None
            seen.append(table.frame.public["wishes"])
            if len(seen) == 2:
                break
            await table.answer(question.key, VOTE["choices"][0])
    assert seen == [0, 2]


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (messages.Person, room_view.PersonView),
        (messages.Chair, rooms.Chair),
        (messages.Room, room_view.RoomView),
        (messages.Question, frames.Question),
        (messages.Voice, frames.Voice),
        (messages.Result, frames.Result),
        (messages.Frame, frames.Frame),
        (messages.Said, talk_messages.Said),
        (messages.Welcome, wire.Welcome),
        (messages.FrameMessage, wire.FrameMessage),
        (messages.FramePatch, wire.FramePatch),
        (messages.Talk, talk_messages.Talk),
        (messages.Ok, wire.Ok),
        (messages.Refusal, wire.Refusal),
        (messages.Closed, wire.Closed),
    ],
)
def test_the_structs_of_the_client_are_parts_of_those_of_the_server(
    ours: type[Struct], theirs: type[Struct]
) -> None:
    """With the same tags and member names."""
    names = {field.encode_name for field in fields(theirs)}
    assert {field.encode_name for field in fields(ours)} <= names
    assert ours.__struct_config__.tag == theirs.__struct_config__.tag
