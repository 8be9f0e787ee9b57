"""Tests for the generated descriptions of the API and for the page's types."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.routing import Route

from tests.tables.stubs import StubBots
from unspoken.cli.protocol.asyncapi import asyncapi
from unspoken.cli.schema import files
from unspoken.content.own.decks import OwnDecks
from unspoken.content.packs import Packs
from unspoken.kernel.tags import tags_of
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.games import find_games
from unspoken.tables.wire.messages import FromPerson, FromTable
from unspoken.web.app import create_app
from unspoken.web.backend import Backend
from unspoken.web.openapi import messages_schema, openapi
from unspoken.web.settings import Settings

ROOT = Path(__file__).parents[2]
PROTOCOL = ROOT / "docs" / "protocol"


def refs(described: Any) -> Iterator[str]:  # noqa: ANN401  (JSON of any shape)
    """Return every $ref in a document."""
    if isinstance(described, dict):
        if isinstance(described.get("$ref"), str):
            yield described["$ref"]
        for value in described.values():
            yield from refs(value)
    elif isinstance(described, list):
        for value in described:
            yield from refs(value)


def resolve(described: Any, ref: str) -> Any:  # noqa: ANN401  (JSON of any shape)
    """Return what a $ref points to, or None."""
    for part in ref.removeprefix("#/").split("/"):
        described = described.get(part) if isinstance(described, dict) else None
    return described


def api_routes() -> set[tuple[str, str]]:
    """Return the path and method of every API route of the server."""
    store = MemoryStore()
    decks = OwnDecks(store)
    app = create_app(Backend(dict(find_games()), store, Packs({}), decks, StubBots(), lambda: 0), Settings())
    routes = [route for route in app.routes if isinstance(route, Route)]
    found = {(route.path, method.lower()) for route in routes for method in route.methods or ()}
    return {
        (path, method)
        for path, method in found
        if path.startswith(("/api", "/pictures")) and method != "head"
    }


def test_generated_files_are_up_to_date() -> None:
    """`make schema` updates them. The examples of games are the same on every run."""
    generated = files(ROOT / "front", ROOT / "docs")
    stale = [
        path.relative_to(ROOT).as_posix()
        for path, text in generated.items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    assert stale == []


def test_the_description_has_exactly_the_api_routes() -> None:
    """Except the route of the description itself."""
    described = {
        (path, method) for path, methods in openapi(find_games())["paths"].items() for method in methods
    }
    assert described == api_routes() - {("/api/openapi.json", "get")}


@cache
def sockets() -> dict[str, Any]:
    """Return the description of the sockets."""
    return asyncapi(find_games())


@pytest.mark.parametrize("describe", [lambda: openapi(find_games()), sockets, messages_schema])
def test_every_reference_in_a_description_is_valid(describe: Callable[[], dict[str, Any]]) -> None:
    """Each points to a part of the same document."""
    described = describe()
    assert [ref for ref in refs(described) if resolve(described, ref) is None] == []


def test_every_path_parameter_is_described() -> None:
    """As OpenAPI requires."""
    for path, methods in openapi(find_games())["paths"].items():
        wanted = {part[1:-1] for part in path.split("/") if part.startswith("{")}
        for operation in methods.values():
            assert {
                parameter["name"] for parameter in operation["parameters"] if parameter.get("required")
            } == wanted


def test_every_operation_describes_its_responses() -> None:
    """As OpenAPI requires."""
    paths = openapi(find_games())["paths"].values()
    responses = [operation["responses"] for methods in paths for operation in methods.values()]
    assert all(reply["description"] for replies in responses for reply in replies.values())


def test_every_message_belongs_to_an_operation() -> None:
    """AsyncAPI has a channel and a direction for each."""
    described = sockets()
    operations = described["operations"].values()
    used = {ref for operation in operations for ref in refs(operation["messages"])}
    on_channels = {
        f"#/channels/{name}/messages/{message}"
        for name, channel in described["channels"].items()
        for message in channel["messages"]
    }
    assert on_channels == used
    assert described["components"]["messages"].keys() == {ref.rsplit("/", 1)[1] for ref in used}


@pytest.mark.parametrize("game", find_games().values(), ids=find_games().keys())
def test_the_page_of_a_game_has_an_example_of_every_command(game: Any) -> None:  # noqa: ANN401  (any game)
    """Under the phase in which it is given."""
    examples = (
        (PROTOCOL / "games" / f"{game.name}.md").read_text(encoding="utf-8").partition("## The phases")[2]
    )
    shown = re.findall(r'"command": \{\s*"type": "([\w-]+)"', examples)
    assert set(shown) == tags_of(game.types.commands)


def test_the_messages_in_the_introduction_are_valid() -> None:
    """Each JSON block of docs/protocol/README.md is a message to or from a table."""
    text = (PROTOCOL / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```json\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    sent, received = tags_of(FromPerson), tags_of(FromTable)
    for block in blocks:
        kind = msgspec.json.decode(block)["type"]
        assert kind in sent | received
        msgspec.json.decode(block, type=FromPerson if kind in sent else FromTable)
    assert len(blocks) >= 8


def test_the_server_serves_its_description(client: httpx.Client) -> None:
    """The same document that these tests check."""
    assert client.get("/api/openapi.json").json() == openapi(find_games())
