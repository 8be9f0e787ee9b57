"""Generate messages that the schema allows, and corrupt them."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from unspoken.web.openapi import messages_schema

Json = Any

_TEXTS = (
    "", " ", "a", "table", "dixit", "null", "0", "-1", "1e999", "A" * 40, "A" * 41, "ż" * 64, "x" * 70_000,
    "\0", "\u202e", "\ufeff", "\ud7ff", "😀" * 20, "'; drop table tables; --", "<img src=x onerror=alert(1)>",
    "../../etc/passwd", "{}", "[]", "%s%n", "\r\n\r\n", "Ⅷ", "ﬁ", "a\u0301\u0301\u0301",
)  # fmt: skip
_NUMBERS = (0, 1, 2, 3, 7, -1, 255, 256, 2**31, -(2**31), 2**53 + 1, 2**63, -(2**63) - 1, 10**40, 0.5, 1e308)
_SHORT_VALUES: tuple[Json, ...] = (None, True, False, [], {}, [[]], {"type": "start"})
_DEEPEST = 2_000


class Grammar:
    """The messages that a person may send, from the JSON schema of the wire."""

    def __init__(self) -> None:
        self._defs = messages_schema()["$defs"]

    def message(self, chance: Random, key: str, choices: list[Json]) -> Json:
        """Return a random message that the schema allows; most answers name the open question."""
        message = self._generate(self._defs["FromPerson"], chance)
        if message["type"] == "answer":
            if chance.random() < 0.8:
                message["key"] = key
            if choices and chance.random() < 0.7:
                message["command"] = chance.choice(choices)
        return message

    def corrupted(self, chance: Random, message: Json) -> bytes:
        """Return a message with a wrong value, a missing or unknown field, or damaged bytes."""
        match chance.randrange(8):
            case 0 | 1 | 2:
                return encode(_with_other_value(message, chance))
            case 3:
                return encode({**message, chance.choice(_TEXTS)[:40]: chance.choice(_SHORT_VALUES)})
            case 4:
                return encode({name: value for name, value in message.items() if chance.random() < 0.7})
            case 5:
                return _damaged(encode(message), chance)
            case 6:
                return (
                    b'{"type":"answer","command":'
                    + b"[" * chance.randrange(_DEEPEST)
                    + b"]" * _DEEPEST
                    + b"}"
                )
            case _:
                return encode(message)[:-1] + b"," + encode(message)[1:]  # every field twice

    def _generate(self, schema: Json, chance: Random) -> Json:
        if "$ref" in schema:
            return self._generate(self._defs[schema["$ref"].rsplit("/", 1)[1]], chance)
        if "anyOf" in schema:
            return self._generate(chance.choice(schema["anyOf"]), chance)
        if "enum" in schema:
            return chance.choice(schema["enum"])
        match schema.get("type"):
            case "object":
                return self._generate_object(schema, chance)
            case "array":
                return [self._generate(schema.get("items", {}), chance) for _ in range(chance.randrange(4))]
            case "string":
                text = chance.choice(_TEXTS)[: schema.get("maxLength")]
                return text or "a" * schema.get("minLength", 0)
            case "integer":
                return chance.randrange(schema.get("minimum", 0), schema.get("maximum", 12) + 1)
            case "boolean":
                return chance.random() < 0.5
            case "null":
                return None
            case _:
                return _anything(chance)

    def _generate_object(self, schema: Json, chance: Random) -> Json:
        required = schema.get("required", ())
        fields = {
            name: self._generate(field, chance)
            for name, field in schema.get("properties", {}).items()
            if name in required or chance.random() < 0.7
        }
        more = schema.get("additionalProperties")
        if isinstance(more, dict):
            fields |= {
                chance.choice(_TEXTS)[:40]: self._generate(more, chance) for _ in range(chance.randrange(4))
            }
        return fields


def encode(message: Json) -> bytes:
    """Return a message as JSON, including integers that other JSON libraries cannot represent."""
    return msgspec.json.encode(message)


def _anything(chance: Random, depth: int = 3) -> Json:
    if depth and chance.random() < 0.3:
        return {chance.choice(_TEXTS)[:40]: _anything(chance, depth - 1) for _ in range(chance.randrange(4))}
    return chance.choice((*_TEXTS, *(number for number in _NUMBERS if number < 2**63), *_SHORT_VALUES))


def _with_other_value(message: Json, chance: Random) -> Json:
    """Return the message with one value, at any depth, replaced."""
    if isinstance(message, dict) and message:
        name = chance.choice(list(message))
        return {**message, name: _with_other_value(message[name], chance)}
    if isinstance(message, list) and message:
        place = chance.randrange(len(message))
        return [*message[:place], _with_other_value(message[place], chance), *message[place + 1 :]]
    return _anything(chance)


def _damaged(raw: bytes, chance: Random) -> bytes:
    """Return the bytes truncated, with one byte changed, or with a part repeated or missing."""
    cut = chance.randrange(len(raw))
    match chance.randrange(3):
        case 0:
            return raw[:cut]
        case 1:
            return raw[:cut] + bytes((chance.randrange(256),)) + raw[cut + 1 :]
        case _:
            return raw[:cut] + raw[chance.randrange(len(raw)) :]
