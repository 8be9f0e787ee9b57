"""Tests for the generated API description, message schema and page types."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.routing import Route

from tests.tables.stubs import StubBots
from unspoken.cli.schema import files
from unspoken.content.own.decks import OwnDecks
from unspoken.content.packs import Packs
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.games import find_games
from unspoken.web.app import create_app
from unspoken.web.backend import Backend
from unspoken.web.openapi import messages_schema, openapi
from unspoken.web.settings import Settings

ROOT = Path(__file__).parents[2]
GENERATED = files(ROOT / "front", ROOT / "docs")


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


@pytest.mark.parametrize("path", GENERATED, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_generated_files_are_up_to_date(path: Path) -> None:
    """`make schema` updates them."""
    assert path.read_text(encoding="utf-8") == GENERATED[path]


def test_the_description_has_exactly_the_api_routes() -> None:
    """Except the route of the description itself."""
    described = {
        (path, method) for path, methods in openapi(find_games())["paths"].items() for method in methods
    }
    assert described == api_routes() - {("/api/openapi.json", "get")}


def test_every_reference_in_the_description_is_valid() -> None:
    """OpenAPI 3.1 with embedded schemas."""
    described = openapi(find_games())
    known = {f"#/components/schemas/{name}" for name in described["components"]["schemas"]}
    assert described["openapi"] == "3.1.0" and set(refs(described)) <= known


def test_every_path_parameter_is_described() -> None:
    """As OpenAPI requires."""
    for path, methods in openapi(find_games())["paths"].items():
        wanted = {part[1:-1] for part in path.split("/") if part.startswith("{")}
        for operation in methods.values():
            assert {
                parameter["name"] for parameter in operation["parameters"] if parameter["required"]
            } == wanted


def test_every_operation_describes_its_responses() -> None:
    """As OpenAPI requires."""
    paths = openapi(find_games())["paths"].values()
    responses = [operation["responses"] for methods in paths for operation in methods.values()]
    assert all(reply["description"] for replies in responses for reply in replies.values())


def test_every_reference_in_the_message_schema_is_valid() -> None:
    """JSON schema with embedded definitions."""
    described = messages_schema()
    assert set(refs(described)) <= {f"#/$defs/{name}" for name in described["$defs"]}


def test_the_server_serves_its_description(client: httpx.Client) -> None:
    """The same document that these tests check."""
    assert client.get("/api/openapi.json").json() == openapi(find_games())
