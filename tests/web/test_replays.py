"""Replays over HTTP: for the people of the table, and by a link that the host may take back."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, TablePerson, plays_to_the_end
from tests.tables.stubs import THINKING
from tests.web.replay_door import evening, path, refusal, serving, shared
from unspoken.tables.messages import AddBot, Choose, Start
from unspoken.web import replay_handlers
from unspoken.web.shared_replays import HEADER

pytestmark = pytest.mark.anyio


# ---- who may see it


async def test_whoever_is_of_the_table_sees_who_played() -> None:
    """In seat order, and nobody's number at the table."""
    harness = Harness()
    _ada, bob, _cleo = await evening(harness)
    async with serving(harness, bob) as door:
        info = (await door.get(path(bob))).json()
    chairs = [(one["name"], one["person"]) for one in info["chairs"]]
    assert chairs == [("Ada", None), ("Bob", None), ("Cleo", None)]


async def test_the_last_step_has_the_result() -> None:
    """All steps to the end, as a seat saw them."""
    harness = Harness()
    ada, *_ = await evening(harness)
    async with serving(harness, ada) as door:
        steps = (await door.get(f"{path(ada)}/steps?as=1")).json()
    assert steps["more"] is None and "winners" in steps["steps"][-1]["frame"]["result"]


@pytest.mark.parametrize("more", ["", "/steps", "/hindsight"])
async def test_a_stranger_sees_nothing(more: str) -> None:
    """The code alone opens no replay."""
    harness = Harness()
    ada, *_ = await evening(harness)
    async with serving(harness) as door:
        assert refusal(await door.get(path(ada) + more)) == (404, "replay-not-shared")


@pytest.mark.parametrize("more", ["", "/steps", "/hindsight"])
async def test_a_running_game_is_shown_to_nobody(more: str) -> None:
    """Not to its own host either."""
    harness = Harness()
    ada, *_ = await evening(harness)
    await ada.requests(Start)
    async with serving(harness, ada) as door:
        assert refusal(await door.get(path(ada, 2) + more)) == (409, "game-still-on")


async def test_a_running_game_is_not_shared() -> None:
    """There is no link to what must not be seen."""
    harness = Harness()
    ada, *_ = await evening(harness)
    await ada.requests(Start)
    async with serving(harness, ada) as door:
        assert refusal(await door.post(f"{path(ada, 2)}/link", json={})) == (409, "game-still-on")


@pytest.mark.parametrize(
    ("asked", "said"),
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
async def test_what_is_not_there_gets_a_clear_word(asked: str, said: tuple[int, str]) -> None:
    """Whatever somebody types into the address."""
    harness = Harness()
    ada, *_ = await evening(harness)
    async with serving(harness, ada) as door:
        assert refusal(await door.get(f"/api/tables/{ada.table.code}/games/{asked}")) == said


async def test_steps_come_in_pages_of_few_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Page after page they are the whole, each step once."""
    monkeypatch.setattr(replay_handlers, "_MOST_BYTES", 1)
    harness = Harness()
    ada, *_ = await evening(harness)
    async with serving(harness, ada) as door:
        last = (await door.get(path(ada))).json()["last"]
        steps: list[int] = []
        more: int | None = 0
        while more is not None:
            page = (await door.get(f"{path(ada)}/steps?from={more}")).json()
            steps += [step["step"] for step in page["steps"]]
            more = page["more"]
    assert steps == sorted(set(steps)) and steps[-1] == last and len(steps) > 2


# ---- what it tells of a later game


async def told_of_the_first_game(harness: Harness, somebody: TablePerson) -> list[bytes]:
    """All that a person of the table can fetch of game 1."""
    async with serving(harness, somebody) as door:
        looks = ["open", "watch", "0", "1", "2"]
        asked = [path(somebody), *(f"{path(somebody)}/steps?as={look}" for look in looks)]
        return [(await door.get(one)).content for one in asked]


@pytest.mark.parametrize("game", ["echo", "dixit"])
async def test_a_replay_tells_nothing_of_the_game_that_is_on(game: str) -> None:
    """Paired worlds: whatever is dealt and done in the second game, the first is told byte for byte alike."""
    harness = Harness()
    people = await evening(harness, game)
    before = await told_of_the_first_game(harness, people[0])
    worlds = []
    for _ in range(2):
        world = Harness()
        await world.store.append(people[0].table.code, 0, await harness.store.load(people[0].table.code))
        table, _person = await world.house.authenticate(people[0].table.code, people[0].token)
        ada = TablePerson(table, people[0].token)
        await ada.comes()
        assert await ada.requests(Start) == "ok"
        await ada.answers_anything()
        worlds.append(await told_of_the_first_game(world, ada))
    assert worlds[0] == worlds[1] == before


# ---- sharing


async def test_whoever_has_the_link_sees_it() -> None:
    """The secret is in a header, and then in a cookie for what carries no header."""
    harness = Harness()
    ada, *_ = await evening(harness)
    secret = await shared(harness, ada)
    async with serving(harness) as door:
        info = await door.get(path(ada), headers={HEADER: secret})
        assert (info.json()["host"], info.json()["link"]) == (False, None)
        assert "httponly" in info.headers["set-cookie"].lower()
        assert (await door.get(f"{path(ada)}/steps?as=2")).status_code == 200


async def test_a_link_opens_one_game_and_no_other() -> None:
    """The next one stays with the table."""
    harness = Harness()
    ada, *_ = people = await evening(harness)
    await ada.requests(Start)
    await plays_to_the_end(people)
    secret = await shared(harness, ada)
    async with serving(harness) as door:
        reply = await door.get(path(ada, 2), headers={HEADER: secret})
    assert refusal(reply) == (404, "replay-not-shared")


@pytest.mark.parametrize("secret", ["", "guessed", "żółw", "x" * 500])
async def test_another_secret_opens_nothing(secret: str) -> None:
    """Nor does none."""
    harness = Harness()
    ada, *_ = await evening(harness)
    await shared(harness, ada)
    async with serving(harness) as door:
        reply = await door.get(path(ada), headers=[(HEADER.encode(), secret.encode())])
    assert refusal(reply) == (404, "replay-not-shared")


async def test_a_link_that_was_taken_back_leads_nowhere() -> None:
    """Neither its secret nor the cookie that it gave opens anything any more."""
    harness = Harness()
    ada, *_ = await evening(harness)
    secret = await shared(harness, ada)
    async with serving(harness) as door:
        await door.get(path(ada), headers={HEADER: secret})
        cookies = dict(door.cookies)
    async with serving(harness, ada) as hosts:
        assert (await hosts.delete(f"{path(ada)}/link")).json()["link"] is None
    async with serving(harness) as door:
        door.cookies.update(cookies)
        assert refusal(await door.get(path(ada), headers={HEADER: secret})) == (404, "replay-not-shared")


async def test_a_link_made_anew_has_another_secret() -> None:
    """What was taken back does not come back."""
    harness = Harness()
    ada, *_ = await evening(harness)
    first = await shared(harness, ada)
    async with serving(harness, ada) as door:
        await door.delete(f"{path(ada)}/link")
    assert await shared(harness, ada) != first


async def test_names_are_replaced_for_those_outside_if_the_host_wishes() -> None:
    """The link stays the same, and the table's people see names as before."""
    harness = Harness()
    ada, *_ = await evening(harness)
    secret = await shared(harness, ada)
    assert await shared(harness, ada, names=False) == secret
    async with serving(harness) as door:
        chairs = (await door.get(path(ada), headers={HEADER: secret})).json()["chairs"]
    assert [(one["name"], one["seal"]) for one in chairs] == [("", 0), ("", 1), ("", 2)]


@pytest.mark.parametrize("method", ["POST", "DELETE"])
async def test_only_the_host_shares(method: str) -> None:
    """And only the host takes back."""
    harness = Harness()
    _ada, bob, _cleo = await evening(harness)
    async with serving(harness, bob) as door:
        reply = await door.request(method, f"{path(bob)}/link", json={})
    assert refusal(reply) == (422, "not-host")


async def test_the_secret_is_told_to_the_host_alone() -> None:
    """Whoever else is of the table sees the replay without it."""
    harness = Harness()
    ada, bob, _cleo = await evening(harness)
    secret = await shared(harness, ada)
    async with serving(harness, bob) as door:
        assert secret not in (await door.get(path(bob))).text


async def test_a_recording_is_heard_only_where_it_is_in_the_shared_game() -> None:
    """The rest of what the table keeps stays with its people."""
    harness = Harness()
    ada, *_ = await evening(harness)
    await harness.store.keep_sound(ada.table.code, "a" * 32, b"OggS")
    secret = await shared(harness, ada)
    async with serving(harness) as door:
        await door.get(path(ada), headers={HEADER: secret})
        reply = await door.get(f"/api/tables/{ada.table.code}/recordings/{'a' * 32}")
    assert refusal(reply) == (422, "bad-token")


async def test_every_thought_comes_with_its_step() -> None:
    """What a bot thought is told where it thought it, and is the bot's."""
    harness = Harness()
    ada = await harness.opens("Ada", "echo")
    await ada.requests(AddBot)
    await ada.requests(Choose, "echo", {"target": 5})
    await ada.requests(Start)
    while ada.room["phase"] == "playing":
        await ada.answers_anything()
        await harness.passes(THINKING)
    async with serving(harness, ada) as door:
        steps = (await door.get(f"{path(ada)}/steps?as=open")).json()["steps"]
    thoughts = [(step["actor"], one["seat"]) for step in steps for one in step.get("thoughts", ())]
    assert set(thoughts) == {(1, 1)}
