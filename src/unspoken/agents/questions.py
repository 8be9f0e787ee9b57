"""Questions as an agent reads them, with the JSON schema of their answers."""

from __future__ import annotations

from typing import Union, get_args

import msgspec

from unspoken.agents.views import decode_view
from unspoken.client import Json, Question
from unspoken.kernel.describe import Describer
from unspoken.kernel.game import AnyGame

_MOST_SHOWN = 40
"""Limit of choices in the text; the structured content has all of them."""
MEANS = "  — "
"""Stands between a choice and its meaning."""


def as_json(game: AnyGame, question: Question) -> Json:
    """Return a question as JSON for programs."""
    fields: Json = {"key": question.key, "answers": list(question.answers), "owed": question.owed}
    if question.choices is None:
        fields["schema"] = schema(game, question.answers)
    else:
        fields["choices"] = list(question.choices)
    if question.opens is not None:
        fields["opens"] = question.opens
    return fields


class Notes:
    """What a game says in words about questions and their choices."""

    def __init__(self, game: AnyGame, public: Json, words: Describer) -> None:
        self._game = game
        self._public = decode_view(game.public, public)
        self._words = words

    def about(self, answers: tuple[str, ...]) -> list[str]:
        """Say how to write the commands with these tags."""
        return [] if self._public is None else list(self._game.agents.guide(self._public, answers))

    def choice(self, command: Json) -> str:
        """Return a choice as JSON, with its meaning if the game explains it."""
        if self._public is None:
            return _json(command)
        try:
            decoded = msgspec.convert(command, self._game.types.commands)
        except msgspec.ValidationError:
            return _json(command)
        meaning = self._game.agents.explain(self._public, decoded, self._words)
        return f"{_json(command)}{MEANS}{meaning}" if meaning else _json(command)


def in_words(question: Json, notes: Notes) -> str:
    """Return a question as text, with the key and the commands for the `answer` tool."""
    kind = "You are asked" if question["owed"] else "You may also answer"
    lines = [f"{kind} (key {question['key']!r}): {', '.join(question['answers'])}."]
    choices = question.get("choices")
    if choices is None:
        lines += notes.about(tuple(question["answers"]))
        lines.append(f"The command has this form: {_json(question['schema'])}")
    elif len(choices) <= _MOST_SHOWN:
        lines += ["The command is one of these:", *(f"  {notes.choice(choice)}" for choice in choices)]
    else:
        shown = (f"  {notes.choice(choice)}" for choice in choices[:_MOST_SHOWN])
        lines += [f"The command is one of {len(choices)}, such as these:", *shown]
    return "\n".join(lines)


def schema(game: AnyGame, answers: tuple[str, ...]) -> Json:
    """Return the JSON schema of the commands with these tags, as far as this program knows them."""
    kinds = get_args(game.types.commands) or (game.types.commands,)
    asked = tuple(kind for kind in kinds if kind.__struct_config__.tag in answers)
    return msgspec.json.schema(Union[asked]) if asked else {"type": "object"}  # noqa: UP007  (built at runtime)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
