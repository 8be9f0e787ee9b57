"""Tests for messages over a real WebSocket, and for connections that come and go."""

from __future__ import annotations

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.client import Client, Json
from tests.serving import Server

pytestmark = pytest.mark.anyio


async def playing_dixit(server: Server) -> list[Client]:
    """Start a game of Dixit with three people."""
    people = [await Client.opens(server.address, "Ada", game="dixit")]
    people += [await Client.joins(server.address, people[0].code, name) for name in ("Bob", "Cleo")]
    await people[0].command("choose", game="dixit", options={"deck": "little"})
    await people[0].command("start")
    await people[0].sees_the_game()
    return people


async def refused(person: Client, raw: str | bytes) -> str:
    """Send a message without an id; return the code of its refusal."""
    count = len(person.other_messages)
    await person.send_raw(raw)
    await person.until(lambda: len(person.other_messages) > count)
    return str(person.other_messages[-1]["code"])


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("", "unreadable"),
        ("{", "unreadable"),
        ("[]", "unreadable"),
        ("null", "unreadable"),
        ('"start"', "unreadable"),
        ("{}", "unreadable"),
        ('{"type":"fly"}', "unreadable"),
        ('{"type":"fly","id":"a"}', "unreadable"),
        ('{"type":"start","id":"a","really":true}', "unreadable"),
        ('{"type":"set-grace","id":"a","seconds":-1}', "unreadable"),
        ('{"type":"start","id":""}', "unreadable"),
        ('{"type":"say","id":"a","channel":"table","text":"x","by":0}', "unreadable"),
        (b'{"type":"say","id":"a","channel":"table","text":"\xff"}', "unreadable"),
        (b"\x00\x01\x02", "unreadable"),
        ('{"type":"answer","id":"a","key":' + "[" * 8000 + "]" * 8000 + "}", "unreadable"),
        ('{"type":"say","id":"a","channel":"table","text":"' + "x" * 16_384 + '"}', "too-large"),
        ('{"type":"say","id":"a","channel":"table","text":"' + "ł" * 9_000 + '"}', "too-large"),
    ],
)
async def test_an_invalid_message_is_refused(server: Server, raw: str | bytes, code: str) -> None:
    """ALL-03: with a code of its own, and the connection stays open."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    assert await refused(ada, raw) == code
    assert (await ada.say("still here"))["type"] == "ok"
    await ada.hang_up()


@pytest.mark.parametrize(
    ("raw", "refusal"),
    [
        (
            '{"type":"set-grace","id":"a","seconds":"ten"}',
            {"id": "a", "facts": {"reason": "Expected `int`, got `str`", "at": "$.seconds"}},
        ),
        (
            '{"type":"secret","id":"a"}',
            {"id": "a", "facts": {"reason": "Invalid value", "at": "$.type"}},
        ),
        (
            '{"type":"start","id":"a","' + "x" * 8_000 + '":1}',
            {"id": "a", "facts": {"reason": "Object contains unknown field `" + "x" * 129, "at": "$"}},
        ),
    ],
    ids=["type", "value", "long"],
)
async def test_an_invalid_message_is_refused_with_the_reason_and_the_place(
    server: Server, raw: str, refusal: Json
) -> None:
    """ALL-03: the facts are short and never repeat a value, and the refusal has the id of the message."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    await refused(ada, raw)
    assert ada.other_messages[-1] == {"type": "refusal", "code": "unreadable", **refusal}
    await ada.hang_up()


async def test_a_clue_of_ten_thousand_characters_is_refused(server: Server) -> None:
    """DIX-03: with a code of its own, and the hand does not change."""
    people = ada, *_ = await playing_dixit(server)
    before = ada.frame
    clue = {"type": "written", "text": "x" * 10_000}
    reply = await ada.answer("tell-1", {"type": "tell", "card": before["private"]["hand"][0], "clue": clue})
    assert (reply["code"], ada.frame) == ("clue-too-long", before)
    for person in people:
        await person.hang_up()


async def test_a_deeply_nested_answer_is_refused(server: Server) -> None:
    """ALL-03: the JSON decoder's recursion limit causes a refusal, not an error."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    raw = (
        '{"type":"answer","id":"a","key":"k","command":{"type":"pick","number":'
        + "[" * 500
        + "]" * 500
        + "}}"
    )
    count = len(ada.other_messages)
    await ada.send_raw(raw)
    await ada.until(lambda: len(ada.other_messages) > count)
    assert ada.other_messages[-1]["type"] == "refusal"
    await ada.hang_up()


async def refusals(server: Server, code: str, hello: Json) -> tuple[list[str], int]:
    """Send a first message; return the codes of all refusals and the close code."""
    codes: list[str] = []
    where = f"{server.address.replace('http', 'ws', 1)}/ws/{code}"
    async with connect(where) as socket:
        try:
            await socket.send(msgspec.json.encode(hello).decode())
            while True:
                codes.append(msgspec.json.decode(await socket.recv())["code"])
        except ConnectionClosed as closed:
            return codes, closed.rcvd.code if closed.rcvd else 0


@pytest.mark.parametrize("token", ["", "x", "A" * 43])
async def test_a_wrong_token_is_refused(server: Server, token: str) -> None:
    """And the connection is closed."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    assert await refusals(server, ada.code, {"type": "hello", "token": token}) == (["bad-token"], 1008)
    await ada.hang_up()


async def test_a_first_message_other_than_hello_is_refused(server: Server) -> None:
    """Without a cookie, the token must come first."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    start = {"type": "start", "id": "a"}
    assert await refusals(server, ada.code, start) == (["bad-token"], 1008)
    await ada.hang_up()


async def test_a_socket_to_an_unknown_table_is_closed(server: Server) -> None:
    """With any token."""
    assert (await refusals(server, "AAAAAA", {"type": "hello", "token": "x"}))[1] == 1008


async def test_a_newer_connection_closes_the_older_one(server: Server) -> None:
    """With a reason, so that two pages never hold one seat."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    newer = Client(server.address, ada.code, ada.token)
    await newer.connect()
    await ada.until(lambda: ada.closed is not None)
    assert ada.closed == "taken-over"
    await ada.hang_up()
    await newer.hang_up()


async def test_a_removed_person_gets_the_reason(server: Server) -> None:
    """Before the connection is closed."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    bob = await Client.joins(server.address, ada.code, "Bob")
    await ada.command("remove-person", person=bob.you)
    await bob.until(lambda: bob.closed is not None)
    assert bob.closed == "removed"
    await ada.hang_up()
    await bob.hang_up()


async def test_everybody_sees_who_hung_up(server: Server) -> None:
    """As soon as the socket is closed."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    bob = await Client.joins(server.address, ada.code, "Bob")
    await bob.hang_up()
    await ada.until(lambda: not ada.room["people"][1]["here"])
    await ada.hang_up()


async def test_an_answer_that_is_sent_twice_counts_once(server: Server) -> None:
    """The second one gets the same reply."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    bob = await Client.joins(server.address, ada.code, "Bob")
    await ada.command("start")
    await ada.sees_the_game()
    await ada.answer("pick-1", {"type": "pick", "number": 4}, "twice")
    again = await ada.answer("pick-1", {"type": "pick", "number": 2}, "twice")
    assert (again["type"], ada.frame["private"]) == ("ok", {"pick": 4})
    await ada.hang_up()
    await bob.hang_up()


async def test_a_screen_sees_the_public_view_and_its_messages_are_ignored(server: Server) -> None:
    """ALL-01, ALL-03: a second window sees a spectator's view and cannot act for the person who opened it."""
    people = ada, *_ = await playing_dixit(server)
    where = f"{server.address.replace('http', 'ws', 1)}/ws/{ada.code}?screen"
    headers = {"cookie": f"unspoken_{ada.code}={ada.token}"}
    async with connect(where, additional_headers=headers) as screen:
        first = [msgspec.json.decode(await screen.recv()) for _ in range(4)]
        assert [message["type"] for message in first] == ["welcome", "room", "frame", "facts"]
        assert first[2]["frame"].keys().isdisjoint({"private", "asks"})
        await screen.send('{"type":"say","id":"a","channel":"table","text":"I am Ada"}')
        await people[1].say("I am Bob")
        assert msgspec.json.decode(await screen.recv())["text"] == "I am Bob"
    # The screen has disconnected: its message would have arrived by now.
    await people[1].say("It was only a screen")
    assert ada.closed is None
    assert not any(b"I am Ada" in raw for person in people for raw in person.received)
    for person in people:
        await person.hang_up()
