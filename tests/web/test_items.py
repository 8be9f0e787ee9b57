"""What a pack holds besides pictures and words, on its way to the page."""

from __future__ import annotations

import httpx
import pytest

from tests.client import Client
from tests.serving import Server


def test_a_packs_items_are_served_whole(door: httpx.Client) -> None:
    """ECHO-05: with all that the page may want of them, also what the rules do not."""
    tones = door.get("/api/packs/tones/items").json()
    assert [(tone["name"]["pl"], tone["wave"]) for tone in tones[:2]] == [
        ("mruczenie", "sine"),
        ("burczenie", "saw"),
    ]


def test_a_pack_of_pictures_has_no_items(door: httpx.Client) -> None:
    """Nothing else than what it says."""
    assert door.get("/api/packs/little/items").json() == []


def test_items_of_a_pack_that_is_not_there_are_refused(door: httpx.Client) -> None:
    """An unknown pack has its own word."""
    assert door.get("/api/packs/tarot/items").json()["code"] == "no-such-pack"


@pytest.mark.anyio
async def test_what_a_game_gathered_is_in_the_frame(server: Server) -> None:
    """ECHO-05: from a pack of a kind that no file of ours knows, over the real server."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    await ada.command("add-bot")
    await ada.command("start")
    await ada.sees_the_game()
    assert [tone["pitch"] for tone in ada.frame["public"]["tones"]] == [131, 165, 196, 523, 1047]
    await ada.hang_up()
