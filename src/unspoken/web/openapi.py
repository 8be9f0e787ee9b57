"""The description of the HTTP doors and of the socket's messages, made from the structs."""

from __future__ import annotations

from typing import Any

import msgspec

from unspoken import __version__
from unspoken.tables.messages import FromPerson, FromTable
from unspoken.web.api import (
    Asked,
    DeckChange,
    Decks,
    House,
    Invitation,
    NewTable,
    Opened,
    OwnDeck,
    Recording,
    Refusal,
)

Json = dict[str, Any]

_DOORS: tuple[tuple[str, str, str, type | None, type | None, int], ...] = (
    ("/api/house", "get", "What can be played here", None, House, 200),
    ("/api/tables", "post", "Open a table, and sit down at it", NewTable, Opened, 201),
    ("/api/tables/{code}", "get", "What somebody with the code may know", None, Invitation, 200),
    ("/api/tables/{code}/people", "post", "Ask for a place", Asked, Opened, 201),
    ("/api/tables/{code}/qr.svg", "get", "The way to the table as a QR code", None, None, 200),
    ("/api/tables/{code}/recordings", "post", "Bring a clue as a sound", None, Recording, 201),
    ("/api/tables/{code}/recordings/{sound}", "get", "A recording of this table", None, None, 200),
    ("/api/tables/{code}/decks", "get", "The decks that this table can choose", None, Decks, 200),
    ("/api/tables/{code}/deck", "get", "The table's own deck, to its host", None, OwnDeck, 200),
    ("/api/tables/{code}/deck", "patch", "Name the deck, lend it, describe it", DeckChange, OwnDeck, 200),
    ("/api/tables/{code}/deck/pictures", "post", "Bring a picture", None, OwnDeck, 201),
    ("/api/tables/{code}/deck/pictures/{picture}", "delete", "Take a picture out", None, OwnDeck, 200),
    ("/api/packs/{pack}/alt/{language}", "get", "What is on a pack's pictures", None, None, 200),
    ("/api/packs/{pack}/clouds", "get", "The shapes of a pack of clouds", None, None, 200),
    ("/pictures/{pack}/{name}", "get", "A picture", None, None, 200),
)


def openapi() -> Json:
    """OpenAPI 3.1 of the HTTP doors."""
    structs = [NewTable, Asked, Opened, Invitation, Recording, House, Decks, OwnDeck, DeckChange, Refusal]
    _, components = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    paths: dict[str, Json] = {}
    for path, method, summary, asked, answered, status in _DOORS:
        paths.setdefault(path, {})[method] = _operation(path, summary, asked, answered, status)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Unspoken", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def messages_schema() -> Json:
    """JSON schema of what passes over the socket, both ways."""
    (from_person, from_table), components = msgspec.json.schema_components(
        [FromPerson, FromTable], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Unspoken: messages between a person and a table",
        "$defs": {**components, "FromPerson": from_person, "FromTable": from_table},
    }


def _operation(path: str, summary: str, asked: type | None, answered: type | None, status: int) -> Json:
    operation: Json = {
        "summary": summary,
        "parameters": [
            {"name": part[1:-1], "in": "path", "required": True, "schema": {"type": "string"}}
            for part in path.split("/")
            if part.startswith("{")
        ],
        "responses": {
            str(status): {"description": summary, **_content(answered)},
            "4XX": {"description": "Refused; nothing has changed", **_content(Refusal)},
        },
    }
    if asked is not None:
        operation["requestBody"] = {"required": True, **_content(asked)}
    return operation


def _content(kind: type | None) -> Json:
    if kind is None:
        return {}
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}}
