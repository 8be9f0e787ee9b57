"""Tests for the items of packs."""

from __future__ import annotations

import httpx
import pytest

from tests.client import Client
from tests.serving import Server


def test_a_packs_items_are_served_complete(client: httpx.Client) -> None:
    """ECHO-05: including fields that only the page uses."""
    tones = client.get("/api/packs/tones/items").json()
    assert [(tone["name"]["pl"], tone["wave"]) for tone in tones[:2]] == [
        ("mruczenie", "sine"),
        ("burczenie", "saw"),
    ]


def test_a_pack_of_pictures_has_no_items(client: httpx.Client) -> None:
    """The reply is an empty list."""
    assert client.get("/api/packs/little/items").json() == []


def test_items_of_an_unknown_pack_are_refused(client: httpx.Client) -> None:
    """With a code of its own."""
    assert client.get("/api/packs/tarot/items").json()["code"] == "no-such-pack"


@pytest.mark.anyio
async def test_gathered_items_are_in_the_frame(server: Server) -> None:
    """ECHO-05: from a pack of a kind that only the toy game knows."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    await ada.command("add-bot")
    await ada.command("start")
    await ada.sees_the_game()
    assert [tone["pitch"] for tone in ada.frame["public"]["tones"]] == [131, 165, 196, 523, 1047]
    await ada.hang_up()
