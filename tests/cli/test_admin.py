"""`unspoken admin`: the operator's commands to a running server."""

from __future__ import annotations

import asyncio
import json

import pytest

from tests.client import Client
from tests.web.in_process import serving_here, settings_of
from unspoken.cli.main import main

pytestmark = pytest.mark.anyio
TOKEN = "correct-horse-battery"


async def command(*words: str) -> int:
    """Run a command while the server runs in this thread."""
    return await asyncio.to_thread(main, ["admin", *words])


async def test_the_commands_of_an_evening(capsys: pytest.CaptureFixture[str]) -> None:
    """List a table, ban a person and an address, lift the bans, drain, and close the table."""
    async with serving_here(settings_of("--admin-token", TOKEN, "--no-limits")) as address:
        server = ("--url", address, "--token", TOKEN)
        ada = await Client.opens(address, "Ada", game="echo")
        assert await command("tables", "--json", *server) == 0
        assert json.loads(capsys.readouterr().out)["code"] == ada.code
        assert await command("ban", "--table", ada.code, "--name", "Ada", "--days", "2", *server) == 0
        assert await command("ban", "--address", "203.0.113.9", "--note", "spam", *server) == 0
        assert "Banned 1 browsers for 2 days." in capsys.readouterr().out
        assert await command("bans", "--json", *server) == 0
        bans = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert sorted((ban["kind"], ban["address"]) for ban in bans) == [
            ("address", "203.0.113.9/32"),
            ("browser", ""),
        ]
        assert [await command("unban", ban["id"], *server) for ban in bans] == [0, 0]
        assert await command("drain", *server) == 0
        assert await command("close", ada.code, "--message", "Good night", *server) == 0
        await ada.until(lambda: ada.closed == "shut")
        out = capsys.readouterr().out
    assert "opens no new tables; 1 tables are in its memory" in out
    assert f"Closed and deleted table {ada.code}." in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("tables", "--token", "wrong-wrong-wrong"), "That is not the token of this house."),
        (("close", "AAAAAA", "--token", TOKEN), "There is no table with that code."),
        (("ban", "--address", "nowhere", "--token", TOKEN), "That is not an address."),
        (("ban", "--table", "AAAAAA", "--days", "90", "--token", TOKEN), "at most 30 days"),
        (("tables",), "Pass the server's admin token"),
    ],
)
async def test_a_refused_command_is_a_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    """On stderr, with the exit status 2."""
    async with serving_here(settings_of("--admin-token", TOKEN)) as address:
        assert await command(*words, "--url", address) == 2
    assert sentence in capsys.readouterr().err


async def test_a_server_that_does_not_answer_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    """It names the option to check."""
    assert await command("tables", "--url", "http://127.0.0.1:9", "--token", TOKEN) == 2
    assert "Check --url." in capsys.readouterr().err
