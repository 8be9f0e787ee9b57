"""Tests for replays over HTTP: for the people of the table, and by a link that the host can revoke."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, TablePerson, plays_to_the_end
from tests.tables.stubs import THINKING
from tests.web.replay_door import evening, path, refusal, serving, shared
from unspoken.tables.wire.messages import AddBot, Choose, Start
from unspoken.web.endpoints.shared_replays import HEADER
from unspoken.web.replays import answers

pytestmark = pytest.mark.anyio


# ---- access


async def test_people_of_the_table_see_the_players() -> None:
    """In seat order, without person ids."""
    harness = Harness()
    _ada, bob, _cleo = await evening(harness)
    async with serving(harness, bob) as client:
        info = (await client.get(path(bob))).json()
    chairs = [(chair["name"], chair["person"]) for chair in info["chairs"]]
    assert chairs == [("Ada", None), ("Bob", None), ("Cleo", None)]


async def test_the_last_step_has_the_result() -> None:
    """All steps to the end, from the view of one seat."""
    harness = Harness()
    ada, *_ = await evening(harness)
    async with serving(harness, ada) as client:
        steps = (await client.get(f"{path(ada)}/steps?as=1")).json()
    assert steps["more"] is None and "winners" in steps["steps"][-1]["frame"]["result"]


@pytest.mark.parametrize("more", ["", "/steps", "/hindsight"])
async def test_a_stranger_sees_nothing(more: str) -> None:
    """The code alone opens no replay."""
    harness = Harness()
    ada, *_ = await evening(harness)
    async with serving(harness) as client:
        assert refusal(await client.get(path(ada) + more)) == (404, "replay-not-shared")


@pytest.mark.parametrize("more", ["", "/steps", "/hindsight"])
async def test_a_running_game_is_shown_to_nobody(more: str) -> None:
    """Not even to its host."""
    harness = Harness()
    ada, *_ = await evening(harness)
    await ada.requests(Start)
    async with serving(harness, ada) as client:
        assert refusal(await client.get(path(ada, 2) + more)) == (409, "game-still-on")


async def test_a_running_game_cannot_be_shared() -> None:
    """The request is refused."""
    harness = Harness()
    ada, *_ = await evening(harness)
    await ada.requests(Start)
    async with serving(harness, ada) as client:
        assert refusal(await client.post(f"{path(ada, 2)}/link", json={})) == (409, "game-still-on")


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ("9", (404, "no-such-replay")),
        ("0", (404, "no-such-replay")),
        ("one", (422, "unreadable")),
        ("-1", (422, "unreadable")),
        ("1/steps?as=7", (422, "no-such-seat")),
        ("1/steps?as=everything", (422, "unreadable")),
        ("1/steps?from=99999999999999999999", (422, "unreadable")),
    ],
)
async def test_an_invalid_url_is_refused(wanted: str, expected: tuple[int, str]) -> None:
    """Each error has its own code."""
    harness = Harness()
    ada, *_ = await evening(harness)
    async with serving(harness, ada) as client:
        assert refusal(await client.get(f"/api/tables/{ada.table.code}/games/{wanted}")) == expected


async def test_steps_are_split_into_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """All pages together contain each step once."""
    monkeypatch.setattr(answers, "_MAX_BYTES", 1)
    harness = Harness()
    ada, *_ = await evening(harness)
    async with serving(harness, ada) as client:
        last = (await client.get(path(ada))).json()["last"]
        steps: list[int] = []
        more: int | None = 0
        while more is not None:
            page = (await client.get(f"{path(ada)}/steps?from={more}")).json()
            steps += [step["step"] for step in page["steps"]]
            more = page["more"]
    assert steps == sorted(set(steps)) and steps[-1] == last and len(steps) > 2


# ---- secrecy of a later game


async def replies_about_game_1(harness: Harness, person: TablePerson) -> list[bytes]:
    """Fetch everything that a person of the table can get about game 1."""
    async with serving(harness, person) as client:
        looks = ["open", "watch", "0", "1", "2"]
        urls = [path(person), *(f"{path(person)}/steps?as={look}" for look in looks)]
        return [(await client.get(url)).content for url in urls]


@pytest.mark.parametrize("game", ["echo", "dixit"])
async def test_a_replay_reveals_nothing_about_the_running_game(game: str) -> None:
    """Paired worlds: the replay of the first game is the same, byte for byte, for any second game."""
    harness = Harness()
    people = await evening(harness, game)
    before = await replies_about_game_1(harness, people[0])
    worlds = []
    for _ in range(2):
        world = Harness()
        await world.store.append(people[0].table.code, 0, await harness.store.load(people[0].table.code))
        table, _person = await world.house.authenticate(people[0].table.code, people[0].token)
        ada = TablePerson(table, people[0].token)
        await ada.connect()
        assert await ada.requests(Start) == "ok"
        await ada.answers_anything()
        worlds.append(await replies_about_game_1(world, ada))
    assert worlds[0] == worlds[1] == before


# ---- sharing


async def test_a_client_with_the_link_sees_the_replay() -> None:
    """The secret is in a header first, and then in a cookie for requests without that header."""
    harness = Harness()
    ada, *_ = await evening(harness)
    secret = await shared(harness, ada)
    async with serving(harness) as client:
        info = await client.get(path(ada), headers={HEADER: secret})
        assert (info.json()["host"], info.json()["link"]) == (False, None)
        assert "httponly" in info.headers["set-cookie"].lower()
        assert (await client.get(f"{path(ada)}/steps?as=2")).status_code == 200


async def test_a_link_opens_only_its_own_game() -> None:
    """The next game is not shared."""
    harness = Harness()
    ada, *_ = people = await evening(harness)
    await ada.requests(Start)
    await plays_to_the_end(people)
    secret = await shared(harness, ada)
    async with serving(harness) as client:
        reply = await client.get(path(ada, 2), headers={HEADER: secret})
    assert refusal(reply) == (404, "replay-not-shared")


@pytest.mark.parametrize("secret", ["", "guessed", "żółw", "x" * 500])
async def test_a_wrong_secret_opens_nothing(secret: str) -> None:
    """Neither does an empty one."""
    harness = Harness()
    ada, *_ = await evening(harness)
    await shared(harness, ada)
    async with serving(harness) as client:
        reply = await client.get(path(ada), headers=[(HEADER.encode(), secret.encode())])
    assert refusal(reply) == (404, "replay-not-shared")


async def test_a_revoked_link_opens_nothing() -> None:
    """Neither does the cookie that was set by it."""
    harness = Harness()
    ada, *_ = await evening(harness)
    secret = await shared(harness, ada)
    async with serving(harness) as client:
        await client.get(path(ada), headers={HEADER: secret})
        cookies = dict(client.cookies)
    async with serving(harness, ada) as hosts:
        assert (await hosts.delete(f"{path(ada)}/link")).json()["link"] is None
    async with serving(harness) as client:
        client.cookies.update(cookies)
        assert refusal(await client.get(path(ada), headers={HEADER: secret})) == (404, "replay-not-shared")


async def test_a_new_link_has_another_secret() -> None:
    """A revoked link does not become valid again."""
    harness = Harness()
    ada, *_ = await evening(harness)
    first = await shared(harness, ada)
    async with serving(harness, ada) as client:
        await client.delete(f"{path(ada)}/link")
    assert await shared(harness, ada) != first


async def test_names_are_hidden_from_strangers_if_the_host_chooses_so() -> None:
    """The link stays the same."""
    harness = Harness()
    ada, *_ = await evening(harness)
    secret = await shared(harness, ada)
    assert await shared(harness, ada, names=False) == secret
    async with serving(harness) as client:
        chairs = (await client.get(path(ada), headers={HEADER: secret})).json()["chairs"]
    assert [(chair["name"], chair["seal"]) for chair in chairs] == [("", 0), ("", 1), ("", 2)]


@pytest.mark.parametrize("method", ["POST", "DELETE"])
async def test_only_the_host_can_share_and_revoke(method: str) -> None:
    """Other people are refused."""
    harness = Harness()
    _ada, bob, _cleo = await evening(harness)
    async with serving(harness, bob) as client:
        reply = await client.request(method, f"{path(bob)}/link", json={})
    assert refusal(reply) == (422, "not-host")


async def test_only_the_host_gets_the_secret() -> None:
    """Other people of the table see the replay without it."""
    harness = Harness()
    ada, bob, _cleo = await evening(harness)
    secret = await shared(harness, ada)
    async with serving(harness, bob) as client:
        assert secret not in (await client.get(path(bob))).text


async def test_a_recording_outside_the_shared_game_is_refused() -> None:
    """The link opens only recordings of its own game."""
    harness = Harness()
    ada, *_ = await evening(harness)
    await harness.store.keep_sound(ada.table.code, "a" * 32, b"OggS")
    secret = await shared(harness, ada)
    async with serving(harness) as client:
        await client.get(path(ada), headers={HEADER: secret})
        reply = await client.get(f"/api/tables/{ada.table.code}/recordings/{'a' * 32}")
    assert refusal(reply) == (422, "bad-token")


async def test_every_bot_thought_is_in_its_step() -> None:
    """At the step of the bot that had the thought."""
    harness = Harness()
    ada = await harness.opens("Ada", "echo")
    await ada.requests(AddBot)
    await ada.requests(Choose, "echo", {"target": 5})
    await ada.requests(Start)
    while ada.room["phase"] == "playing":
        await ada.answers_anything()
        await harness.advance_time(THINKING)
    async with serving(harness, ada) as client:
        steps = (await client.get(f"{path(ada)}/steps?as=open")).json()["steps"]
    thoughts = [(step["actor"], thought["seat"]) for step in steps for thought in step.get("thoughts", ())]
    assert set(thoughts) == {(1, 1)}
