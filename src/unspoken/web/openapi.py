"""The description of the HTTP API and of the socket's messages, made from the route table and the structs."""

from __future__ import annotations

from typing import Any

import msgspec

from unspoken import __version__
from unspoken.tables.messages import FromPerson, FromTable, Refusal
from unspoken.web.routes import ENDPOINTS, AnyEndpoint, api_structs

Json = dict[str, Any]  # a document that is only ever encoded


def openapi() -> Json:
    """OpenAPI 3.1 of the HTTP API."""
    structs = [*api_structs(), Refusal]
    _, components = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    paths: dict[str, Json] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    described = {
        "openapi": "3.1.0",
        "info": {"title": "Unspoken", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }
    return msgspec.json.decode(msgspec.json.encode(described), type=Json)  # a default may be a tuple


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


def _operation(endpoint: AnyEndpoint) -> Json:
    operation: Json = {
        "summary": endpoint.summary,
        "parameters": [
            {"name": part[1:-1], "in": "path", "required": True, "schema": {"type": "string"}}
            for part in endpoint.path.split("/")
            if part.startswith("{")
        ],
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
