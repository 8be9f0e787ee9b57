"""The endpoint of the last moment of a game, such as a reveal that a person has missed."""

from __future__ import annotations

import pytest

from tests.client import Client
from tests.plain_http import plain_async_client
from tests.serving import Server

pytestmark = pytest.mark.anyio


async def test_a_member_sees_the_last_reveal_again(server: Server) -> None:
    """Nobody else does, and it has nothing of the round that is being played."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    bob = await Client.joins(server.address, ada.code, "Bob")
    path, header = f"/api/tables/{ada.code}/moment", {"authorization": f"Bearer {bob.token}"}

    async def answer(key: str, **command: object) -> None:
        for person in (ada, bob):
            assert (await person.answer(key, dict(command)))["type"] == "ok"

    async with plain_async_client(base_url=server.address) as http:
        assert (await ada.command("start"))["type"] == "ok"
        assert (await http.get(path, headers=header)).json() == {"public": None}
        await answer("pick-1", type="pick", number=3)
        await bob.until(lambda: bob.frame.get("public", {}).get("phase") == "revealed")
        revealed = bob.frame["public"]
        await answer("go-on-1", type="go-on")
        assert (await ada.answer("pick-2", {"type": "pick", "number": 5}))["type"] == "ok"
        moment = (await http.get(path, headers=header)).json()["public"]
        shown = {key: moment[key] for key in ("phase", "round", "picks")}
        assert shown == {key: revealed[key] for key in shown}
        assert (await http.get(path)).json()["code"] == "bad-token"
    await ada.hang_up()
    await bob.hang_up()
