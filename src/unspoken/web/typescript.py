"""Generates the page's TypeScript types from the Python structs."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, get_type_hints

import msgspec

from unspoken.kernel.game import AnyGame
from unspoken.kernel.parts.replay import no_hindsight
from unspoken.tables.state.night import MOST_PLANNED
from unspoken.tables.wire.messages import FromPerson, FromTable, Refusal, TableRequest
from unspoken.tables.wire.voice_messages import FromSpeaker, FromVoices
from unspoken.web.routes import api_endpoints, api_structs
from unspoken.web.waiting_tvs.messages import ToWaitingTv

Schema = Mapping[str, Any]  # a JSON schema as msgspec generates it

_HEAD = "// Made by `unspoken schema --write` from the Python structs. Do not edit.\n"


def wire_types(games: Mapping[str, AnyGame]) -> str:
    """Return the types of the messages between page and server."""
    unions = {
        "FromPerson": FromPerson,
        "FromTable": FromTable,
        "TableRequest": TableRequest,
        "ToWaitingTv": ToWaitingTv,
        "FromSpeaker": FromSpeaker,
        "FromVoices": FromVoices,
    }
    types = _module(unions, [*api_structs(api_endpoints(games)), Refusal])
    return "\n".join([types, _constant("MOST_PLANNED", MOST_PLANNED)])


def game_types(game: AnyGame) -> str:
    """Return the types of a game's views, options and commands, and its constants."""
    views = [get_type_hints(game.public)["return"], get_type_hints(game.private)["return"]]
    hindsight = (
        [] if game.replay.hindsight is no_hindsight else [get_type_hints(game.replay.hindsight)["return"]]
    )
    types = _module({"Command": game.types.commands}, [*views, *hindsight, game.types.options])
    return "\n".join([types, *(_constant(name, value) for name, value in game.types.constants.items())])


def _constant(name: str, value: object) -> str:
    return f"export const {name} = {json.dumps(msgspec.to_builtins(value))} as const;\n"


def _module(unions: Mapping[str, object], structs: Sequence[object]) -> str:
    roots, components = msgspec.json.schema_components([*unions.values(), *structs], ref_template="{name}")
    declared = [_declaration(name, schema) for name, schema in sorted(components.items())]
    joined = [
        f"export type {name} = {type_text(schema)};\n"
        for name, schema in zip(unions, roots, strict=False)
        if name not in components
    ]
    return "\n".join([_HEAD, *declared, *joined])


def _declaration(name: str, schema: Schema) -> str:
    note = schema.get("description")
    head = f"/** {note.splitlines()[0]} */\n" if note else ""
    if "properties" not in schema:
        return f"{head}export type {name} = {type_text(schema)};\n"
    required = set(schema.get("required", ()))
    fields = [
        f"  {key}{'' if key in required or _is_tag(value) else '?'}: {type_text(value)};"
        for key, value in schema["properties"].items()
    ]
    return f"{head}export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def _is_tag(schema: Schema) -> bool:
    """True if this is a tag field: it has one value, and is always sent."""
    return len(schema.get("enum", ())) == 1


def type_text(schema: Schema) -> str:
    """Return the TypeScript type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        members = [member for member in schema["anyOf"] if member]  # Raw has an empty schema
        return " | ".join(dict.fromkeys(type_text(member) for member in members))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "array":
            return _array(schema)
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {type_text(values) if isinstance(values, Mapping) else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case _:
            return "unknown"


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(type_text(item) for item in schema["prefixItems"]) + "]"
    item = type_text(schema.get("items") or {})
    return f"({item})[]" if " | " in item else f"{item}[]"
