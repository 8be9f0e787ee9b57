"""Generates the OpenAPI description and the message schema from the route table and the structs."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

import msgspec

from unspoken import __version__
from unspoken.kernel.game import AnyGame
from unspoken.tables.wire.messages import FromPerson, FromTable, Refusal
from unspoken.web.endpoints.endpoint import AnyEndpoint
from unspoken.web.routes import api_endpoints, api_structs

Json = dict[str, Any]  # a document that is only encoded, never read

_SECURITY: Json = {
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "The token of a person at a table. Some requests are refused without it.",
    },
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": "unspoken_{code}",
        "description": "The same token as a cookie, whose name has the table's code: `unspoken_ABC234`.",
    },
}
_TOKEN_WANTED: Json = {
    "name": "X-Unspoken-Token",
    "in": "header",
    "description": "With `wanted`, the reply has the token, for clients without cookies.",
    "schema": {"type": "string", "enum": ["wanted"]},
}


def openapi(games: Mapping[str, AnyGame]) -> Json:
    """Return the OpenAPI 3.1 description of the HTTP API."""
    endpoints = api_endpoints(games)
    structs = [*api_structs(endpoints), Refusal]
    _, components = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    paths: dict[str, Json] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Unspoken", "version": __version__},
        "paths": paths,
        "security": [{}, *({name: []} for name in _SECURITY)],
        "components": {"schemas": components, "securitySchemes": _SECURITY},
    }
    plain = msgspec.json.decode(msgspec.json.encode(document), type=Json)  # a default may be a tuple
    return with_clean_descriptions(plain)


def messages_schema() -> Json:
    """Return the JSON schema of the WebSocket's messages in both directions."""
    (from_person, from_table), components = msgspec.json.schema_components(
        [FromPerson, FromTable], ref_template="#/$defs/{name}"
    )
    return with_clean_descriptions(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Unspoken: messages between a person and a table",
            "$defs": {**components, "FromPerson": from_person, "FromTable": from_table},
        }
    )


def with_clean_descriptions(document: Json) -> Json:
    """Remove the indentation of docstrings, as Python does itself since 3.13."""
    return {key: _clean(key, value) for key, value in document.items()}


def _clean(key: str, value: object) -> object:
    match value:
        case str() if key == "description":
            return inspect.cleandoc(value)
        case dict():
            return with_clean_descriptions(value)
        case list() | tuple():
            return [_clean("", item) for item in value]
        case _:
            return value


def _operation(endpoint: AnyEndpoint) -> Json:
    operation: Json = {
        "summary": endpoint.summary,
        "parameters": [
            {"name": part[1:-1], "in": "path", "required": True, "schema": {"type": "string"}}
            for part in endpoint.path.split("/")
            if part.startswith("{")
        ]
        + [_TOKEN_WANTED] * endpoint.gives_token,
        "responses": {
            str(endpoint.status): {"description": endpoint.summary, **_content(endpoint.reply)},
            "4XX": {"description": "Refused; nothing has changed", **_content(Refusal)},
        },
    }
    if endpoint.request is not None:
        operation["requestBody"] = {"required": True, **_content(endpoint.request)}
    return operation


def _content(kind: type | None) -> Json:
    if kind is None:
        return {}
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}}
