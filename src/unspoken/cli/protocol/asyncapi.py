"""Generates the AsyncAPI 3 description of the sockets from the structs of their messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, get_args, get_type_hints

import msgspec

from unspoken import __version__
from unspoken.cli.protocol.field_notes import add_field_notes
from unspoken.kernel.game import AnyGame
from unspoken.tables.wire.messages import FromPerson, FromTable
from unspoken.tables.wire.voice_messages import FromSpeaker, FromVoices
from unspoken.web.openapi import with_clean_descriptions
from unspoken.web.waiting_tvs.messages import ToWaitingTv

Json = dict[str, Any]  # a document that is only encoded, never read

_SCHEMAS = "#/components/schemas/"
_UNIONS = (FromPerson, FromTable, FromSpeaker, FromVoices, ToWaitingTv)
_ABOUT = (
    "The WebSockets of an Unspoken server, described from the side of a client: `send` is what a client "
    "sends. README.md beside this file explains the course of a connection, openapi.json the HTTP requests, "
    "and games/ the commands and views of each game with examples. Clients must ignore unknown messages and "
    "members, and must expect new values of enums."
)
_SOUND = {
    "name": "sound",
    "contentType": "application/octet-stream",
    "summary": "A packet of sound, as a binary message.",
    "description": (
        "From a person: the byte 1, one byte of loudness (0 to 127), and one Opus packet; at most 512 bytes. "
        "To a person: the byte 1, the speaker's id in eight bytes (big-endian), the loudness, and the Opus "
        "packet."
    ),
    "payload": {"type": "string", "format": "binary"},
}


def asyncapi(games: Mapping[str, AnyGame]) -> Json:
    """Return the AsyncAPI 3.0 description of the sockets of tables, voices and waiting TVs."""
    kinds = list(dict.fromkeys(kind for union in _UNIONS for kind in get_args(union)))
    messages = {_tag(kind): _message(kind) for kind in kinds}
    document = {
        "asyncapi": "3.0.0",
        "info": {"title": "Unspoken", "version": __version__, "description": _ABOUT},
        "defaultContentType": "application/json",
        "servers": {"own": _server("ws", "127.0.0.1:8000"), "public": _server("wss", "unspoken.example.org")},
        "channels": _channels(),
        "operations": _operations(),
        "components": {
            "schemas": _schemas(games, kinds),
            "messages": {**messages, "sound": _SOUND},
            "securitySchemes": _SECURITY,
        },
    }
    plain = msgspec.json.decode(msgspec.json.encode(document), type=Json)  # a default may be a tuple
    adapted = _adapted(with_clean_descriptions(plain))
    assert isinstance(adapted, dict)
    return adapted


def _server(protocol: str, host: str) -> Json:
    security = [{"$ref": f"#/components/securitySchemes/{name}"} for name in _SECURITY]
    return {"host": host, "protocol": protocol, "security": security}


_SECURITY: Json = {
    "hello": {
        "type": "apiKey",
        "in": "password",
        "description": "The token of a person, in the first message `hello`: for clients without cookies.",
    },
    "cookie": {
        "type": "httpApiKey",
        "in": "cookie",
        "name": "unspoken_{code}",
        "description": "The token of a person, which the server sets when they open or join a table.",
    },
}

_CODE = {
    "code": {
        "description": "The table's code, as the reply to opening or joining it has it.",
        "examples": ["ABC234"],
    }
}


def _channels() -> Json:
    query = {
        "type": "object",
        "properties": {
            "patches": {
                "type": "string",
                "description": "If present, changes are sent as `patch` messages instead of whole frames.",
            },
            "screen": {
                "type": "string",
                "description": "If present, this is a TV: it sees what spectators see, and can send nothing.",
            },
        },
    }
    return {
        "table": {
            "address": "/ws/{code}",
            "description": "A person or a screen at a table. At most 16384 bytes per message.",
            "parameters": _CODE,
            "messages": _references("#/components/messages/", _tags(FromPerson, FromTable)),
            "bindings": {"ws": {"query": query, "bindingVersion": "0.1.0"}},
        },
        "voice": {
            "address": "/ws/{code}/voice",
            "description": "The voice of a person at a table, if the server has voice.",
            "parameters": _CODE,
            "messages": _references("#/components/messages/", [*_tags(FromSpeaker, FromVoices), "sound"]),
        },
        "waiting-tv": {
            "address": "/ws/tv",
            "description": "A TV that waits until a host types its code. It needs no token.",
            "messages": _references("#/components/messages/", _tags(ToWaitingTv)),
        },
    }


def _operations() -> Json:
    requests = [tag for tag in _tags(FromPerson) if tag not in ("hello", "heartbeat")]
    speech = [*(tag for tag in _tags(FromSpeaker) if tag != "hello"), "sound"]
    return {
        "authenticate": _operation("send", "table", ["hello"], ["welcome", "refusal"]),
        "request": _operation("send", "table", requests, ["ok", "refusal"]),
        "stay-alive": _operation("send", "table", ["heartbeat"], ["heartbeat"]),
        "watch": _operation("receive", "table", _tags(FromTable)),
        "authenticate-voice": _operation("send", "voice", ["hello"]),
        "speak": _operation("send", "voice", speech),
        "listen": _operation("receive", "voice", [*_tags(FromVoices), "sound"]),
        "wait-as-tv": _operation("receive", "waiting-tv", _tags(ToWaitingTv)),
    }


def _operation(action: str, channel: str, tags: Iterable[str], replies: Iterable[str] = ()) -> Json:
    here = f"#/channels/{channel}/messages/"
    operation: Json = {
        "action": action,
        "channel": {"$ref": f"#/channels/{channel}"},
        "messages": list(_references(here, tags).values()),
    }
    if replies:
        operation["reply"] = {"messages": list(_references(here, replies).values())}
    return operation


def _references(base: str, tags: Iterable[str]) -> Json:
    return {tag: {"$ref": base + tag} for tag in tags}


def _tags(*unions: object) -> list[str]:
    return list(dict.fromkeys(_tag(kind) for union in unions for kind in get_args(union)))


def _tag(kind: type[Any]) -> str:
    return str(kind.__struct_config__.tag)


def _message(kind: type[Any]) -> Json:
    summary = (kind.__doc__ or "").strip().splitlines()[0]
    return {"name": _tag(kind), "summary": summary, "payload": {"$ref": _SCHEMAS + kind.__name__}}


# ---- schemas


def _schemas(games: Mapping[str, AnyGame], kinds: list[type[Any]]) -> Json:
    """Return the schemas of all messages, and of each game with its name as prefix."""
    _, components = msgspec.json.schema_components(kinds, ref_template=_SCHEMAS + "{name}")
    add_field_notes(components, kinds)
    for game in games.values():
        components |= _game_schemas(game)

    def of_any_game(part: str) -> Json:
        return {"anyOf": [{"$ref": f"{_SCHEMAS}{name}.{part}"} for name in games]}

    _describe(components["Answer"], "command", of_any_game("Command"))
    _describe(components["Question"], "choices", {"type": "array", "items": of_any_game("Command")})
    _describe(components["Frame"], "public", of_any_game("Public"))
    _describe(components["Frame"], "private", of_any_game("Private"))
    _describe(components["RoomView"], "options", of_any_game("Options"))
    _describe(components["FrameMessage"], "frame", {"$ref": _SCHEMAS + "Frame"})
    _describe(components["FramePatch"], "patch", {"type": "object"})
    return components


def _describe(schema: Json, member: str, form: Json) -> None:
    """Describe a member whose form the struct leaves open."""
    note = schema["properties"][member].get("description")
    schema["properties"][member] = form if note is None else {**form, "description": note}


def _game_schemas(game: AnyGame) -> Json:
    """Return the schemas of a game: `Command`, `Public`, `Private`, `Options`, and all that they use."""
    views = [get_type_hints(view)["return"] for view in (game.public, game.private)]
    types = [game.types.commands, *views, game.types.options]
    template = f"{_SCHEMAS}{game.name}.{{name}}"
    (command, *_), components = msgspec.json.schema_components(types, ref_template=template)
    add_field_notes(components, types)
    return {f"{game.name}.{name}": schema for name, schema in {**components, "Command": command}.items()}


def _adapted(value: object) -> object:
    """Turn JSON Schema 2020-12 and OpenAPI's discriminators into what AsyncAPI uses: draft 7, and a name."""
    match value:
        case {"prefixItems": items, **rest}:
            return _adapted({**rest, "items": items, "additionalItems": False})
        case {"discriminator": {"propertyName": name}, **rest}:
            return _adapted({**rest, "discriminator": name})
        case dict():
            return {key: _adapted(item) for key, item in value.items()}
        case list():
            return [_adapted(item) for item in value]
        case _:
            return value
