"""The puzzle of the day has a part for each game that brings one, and for no other game."""

from __future__ import annotations

from dataclasses import replace

import httpx
import msgspec
import pytest
from msgspec import Struct
from starlette.applications import Starlette

from tests.daily.conftest import FIRST, PARTS
from tests.tables.stubs import StubBots
from unspoken.cli.template.game import GAME as TEMPLATE
from unspoken.content.own.decks import OwnDecks
from unspoken.content.packs import load_packs
from unspoken.daily.puzzle import DailyPuzzle, daily_parts, gather, make_puzzle
from unspoken.kernel.parts.daily import DailyAnswer, DailyPart
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.games import find_games
from unspoken.web.app import create_app
from unspoken.web.backend import Backend
from unspoken.web.openapi import openapi
from unspoken.web.settings import Settings

GAMES = find_games(["toygame"])


class EchoView(Struct, frozen=True):
    """The largest possible number."""

    most: int


class EchoAnswer(DailyAnswer, frozen=True, forbid_unknown_fields=True):
    """A guessed number."""

    number: int


class EchoReply(Struct, frozen=True):
    """Whether the guess was right."""

    right: bool


ECHO_DAILY: DailyPart[None, int, EchoView, EchoAnswer, EchoReply] = DailyPart(
    order=7,
    summary="Guess the number",
    view_type=EchoView,
    answer_type=EchoAnswer,
    reply_type=EchoReply,
    gather=lambda _sources: None,
    draw=lambda _materials, day: day.chance.below(5),
    view=lambda _number: EchoView(4),
    reply=lambda number, answer: EchoReply(answer.number == number),
    solve=lambda _number: EchoReply(True),
)
WITH_ECHO = {**GAMES, "echo": replace(GAMES["echo"], daily=ECHO_DAILY)}


def server_with_echo() -> Starlette:
    """Return a server on which the toy game has a daily part."""
    store = MemoryStore()
    backend = Backend(WITH_ECHO, store, load_packs(), OwnDecks(store), StubBots(), lambda: 0)
    return create_app(backend, Settings())


def test_the_shipped_games_come_in_the_order_that_they_state() -> None:
    """It is also the order of the fields in JSON, and thus on the page."""
    assert list(PARTS) == ["telepathic", "rorschach", "pareidolia"]


def test_games_without_a_daily_part_are_left_out() -> None:
    """Dixit, the toy game, and a game that `new-game` has just made."""
    assert daily_parts({**GAMES, "whispers": TEMPLATE}).keys() == PARTS.keys()


def test_a_fourth_game_does_not_change_the_other_parts(puzzle: DailyPuzzle) -> None:
    """It comes last, by its order."""
    puzzle_of_four = make_puzzle(FIRST, gather(load_packs(), daily_parts(WITH_ECHO)))
    assert list(puzzle_of_four.by_game) == [*PARTS, "echo"]
    assert {game: puzzle_of_four.by_game[game] for game in PARTS} == puzzle.by_game


@pytest.mark.anyio
async def test_a_fourth_game_is_served() -> None:
    """In the puzzle, and at a route of its own."""
    transport = httpx.ASGITransport(app=server_with_echo())
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        today = (await client.get("/api/today")).json()
        guesses = [{"date": today["date"], "number": number} for number in range(5)]
        replies = [(await client.post("/api/today/echo", json=guess)).json() for guess in guesses]
    assert list(today) == ["date", *PARTS, "echo"] and today["echo"] == {"most": 4}
    assert [reply["right"] for reply in replies].count(True) == 1


def test_a_fourth_game_is_described() -> None:
    """In OpenAPI, with its own types."""
    description = openapi(WITH_ECHO)
    assert "/api/today/echo" in description["paths"]
    schemas = description["components"]["schemas"]
    assert {"EchoView", "EchoAnswer", "EchoReply"} <= schemas.keys()
    assert schemas["TodayPuzzle"]["properties"]["echo"] == {"$ref": "#/components/schemas/EchoView"}
    assert "echo" not in msgspec.json.encode(openapi(find_games())).decode()
