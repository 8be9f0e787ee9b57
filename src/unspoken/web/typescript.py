"""TypeScript types from the structs, so that nobody writes a message shape by hand twice."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, get_type_hints

import msgspec

from unspoken.kernel.game import AnyGame
from unspoken.kernel.nothing import no_hindsight
from unspoken.tables.messages import FromPerson, FromTable, Refusal, TableRequest
from unspoken.tables.night import MOST_PLANNED
from unspoken.web.routes import api_structs
from unspoken.web.tv_api import ToWaitingTv

Schema = Mapping[str, Any]  # a JSON schema: whatever msgspec writes into it

_HEAD = "// Made by `unspoken schema --write` from the Python structs. Do not edit.\n"


def wire_types() -> str:
    """The messages between page and server."""
    unions = {
        "FromPerson": FromPerson,
        "FromTable": FromTable,
        "TableRequest": TableRequest,
        "ToWaitingTv": ToWaitingTv,
    }
    types = _module(unions, [*api_structs(), Refusal])
    return "\n".join([types, _constant("MOST_PLANNED", MOST_PLANNED)])


def game_types(game: AnyGame) -> str:
    """A game's views, options, commands and constants."""
    views = [get_type_hints(game.public)["return"], get_type_hints(game.private)["return"]]
    late = [] if game.hindsight is no_hindsight else [get_type_hints(game.hindsight)["return"]]
    types = _module({"Command": game.commands}, [*views, *late, game.options])
    return "\n".join([types, *(_constant(name, value) for name, value in game.constants.items())])


def _constant(name: str, value: object) -> str:
    return f"export const {name} = {json.dumps(msgspec.to_builtins(value))} as const;\n"


def _module(unions: Mapping[str, object], structs: Sequence[object]) -> str:
    roots, components = msgspec.json.schema_components([*unions.values(), *structs], ref_template="{name}")
    declared = [_declaration(name, schema) for name, schema in sorted(components.items())]
    joined = [
        f"export type {name} = {_type(schema)};\n"
        for name, schema in zip(unions, roots, strict=False)
        if name not in components
    ]
    return "\n".join([_HEAD, *declared, *joined])


def _declaration(name: str, schema: Schema) -> str:
    note = schema.get("description")
    head = f"/** {note.splitlines()[0]} */\n" if note else ""
    if "properties" not in schema:
        return f"{head}export type {name} = {_type(schema)};\n"
    required = set(schema.get("required", ()))
    fields = [
        f"  {key}{'' if key in required or _is_tag(value) else '?'}: {_type(value)};"
        for key, value in schema["properties"].items()
    ]
    return f"{head}export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def _is_tag(schema: Schema) -> bool:
    """A tag has one value, and is always sent."""
    return len(schema.get("enum", ())) == 1


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        known = [one for one in schema["anyOf"] if one]  # what is encoded beforehand has no schema of its own
        return " | ".join(dict.fromkeys(_type(one) for one in known))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "array":
            return _array(schema)
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {_type(values) if isinstance(values, Mapping) else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case _:
            return "unknown"


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(_type(item) for item in schema["prefixItems"]) + "]"
    item = _type(schema.get("items") or {})
    return f"({item})[]" if " | " in item else f"{item}[]"
