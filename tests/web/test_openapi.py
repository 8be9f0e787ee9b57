"""The wire is described by what is generated from its structs, and the page's types are the same."""

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
from unspoken.storage.memory import MemoryStore
from unspoken.tables.games import find_games
from unspoken.web.app import create_app
from unspoken.web.openapi import messages_schema, openapi
from unspoken.web.settings import Settings

ROOT = Path(__file__).parents[2]
MADE = files(ROOT / "front", ROOT / "docs")


def refs(described: Any) -> Iterator[str]:  # noqa: ANN401  (JSON of any shape)
    """Every reference within a description."""
    if isinstance(described, dict):
        if isinstance(described.get("$ref"), str):
            yield described["$ref"]
        for value in described.values():
            yield from refs(value)
    elif isinstance(described, list):
        for value in described:
            yield from refs(value)


def doors() -> set[tuple[str, str]]:
    """Path and method of every door for programs that the server has."""
    store = MemoryStore()
    decks = OwnDecks(store)
    app = create_app(dict(find_games()), store, Packs({}), decks, StubBots(), lambda: 0, Settings())
    routes = [route for route in app.routes if isinstance(route, Route)]
    found = {(route.path, method.lower()) for route in routes for method in route.methods or ()}
    return {
        (path, method)
        for path, method in found
        if path.startswith(("/api", "/pictures")) and method != "head"
    }


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_is_generated_is_current(path: Path) -> None:
    """`make schema` writes it anew."""
    assert path.read_text(encoding="utf-8") == MADE[path]


def test_every_door_is_described_and_every_description_has_a_door() -> None:
    """All but the description itself."""
    told = {(path, method) for path, methods in openapi()["paths"].items() for method in methods}
    assert told == doors() - {("/api/openapi.json", "get")}


def test_every_reference_in_the_description_leads_somewhere() -> None:
    """OpenAPI 3.1 with its schemas inside."""
    described = openapi()
    known = {f"#/components/schemas/{name}" for name in described["components"]["schemas"]}
    assert described["openapi"] == "3.1.0" and set(refs(described)) <= known


def test_every_part_of_a_path_is_described() -> None:
    """As OpenAPI wants it: in the path, and required."""
    for path, methods in openapi()["paths"].items():
        wanted = {part[1:-1] for part in path.split("/") if part.startswith("{")}
        for operation in methods.values():
            assert {one["name"] for one in operation["parameters"] if one["required"]} == wanted


def test_every_operation_says_what_comes_back() -> None:
    """OpenAPI has no operation without a response."""
    operations = [one for methods in openapi()["paths"].values() for one in methods.values()]
    assert all(reply["description"] for one in operations for reply in one["responses"].values())


def test_every_reference_in_the_messages_leads_somewhere() -> None:
    """JSON schema with its definitions inside."""
    described = messages_schema()
    assert set(refs(described)) <= {f"#/$defs/{name}" for name in described["$defs"]}


def test_the_server_hands_its_description_out(door: httpx.Client) -> None:
    """The one that is checked here."""
    assert door.get("/api/openapi.json").json() == openapi()
