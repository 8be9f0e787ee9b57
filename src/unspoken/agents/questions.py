"""What an agent is asked, and in which form it may answer: the game's own schema."""

from __future__ import annotations

from typing import Any, Union, get_args

import msgspec
from msgspec import UNSET

from unspoken.kernel.frame import Question
from unspoken.kernel.game import AnyGame

Json = dict[str, Any]  # a schema, or a command of a game off the shelf

_MOST_SHOWN = 40
"""Choices that are told in words; all of them stand in the structured content."""


def as_json(game: AnyGame, question: Question) -> Json:
    """A question as a program reads it."""
    told: Json = {"key": question.key, "answers": list(question.answers), "owed": question.owed}
    if question.choices is UNSET:
        told["schema"] = schema(game, question.answers)
    else:
        told["choices"] = msgspec.json.decode(question.choices)
    if question.opens is not None:
        told["opens"] = question.opens
    return told


def in_words(question: Json) -> str:
    """A question as somebody reads it who will answer by `answer(key, command)`."""
    kind = "You are asked" if question["owed"] else "You may also answer"
    lines = [f"{kind} (key {question['key']!r}): {', '.join(question['answers'])}."]
    choices = question.get("choices")
    if choices is None:
        lines.append(f"The command has this form: {_json(question['schema'])}")
    elif len(choices) <= _MOST_SHOWN:
        lines += ["The command is one of these:", *(f"  {_json(choice)}" for choice in choices)]
    else:
        shown = (f"  {_json(choice)}" for choice in choices[:_MOST_SHOWN])
        lines += [f"The command is one of {len(choices)}, such as these:", *shown]
    return "\n".join(lines)


def schema(game: AnyGame, answers: tuple[str, ...]) -> Json:
    """The form of the commands with these tags."""
    kinds = get_args(game.commands) or (game.commands,)
    asked = tuple(kind for kind in kinds if kind.__struct_config__.tag in answers)
    return msgspec.json.schema(Union[asked])  # noqa: UP007  (made of values)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
