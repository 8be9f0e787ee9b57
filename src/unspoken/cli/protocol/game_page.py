"""The page of docs/protocol about one game: its commands, its views, and an example of each phase."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, get_args, get_type_hints

from unspoken.cli.protocol.class_texts import ClassTexts
from unspoken.cli.protocol.examples import PhaseExample, phase_examples
from unspoken.cli.protocol.field_notes import classes_in
from unspoken.cli.protocol.json_text import json_text
from unspoken.kernel.game import AnyGame

_HEAD = "<!-- Made by `unspoken schema --write`. Do not edit. -->"
_INTRODUCTION = """\
What a player of this game sends and receives on the [socket](../README.md). The numbers in brackets are those
of the [rules](../../../src/unspoken/games/{name}/RULES.md). Types are written as in TypeScript; a member with
`?` may be absent. Seats are numbers from 0, in the order of the room's `chairs`."""
_COMMANDS = "The `command` of an `answer`. Its `type` is one of the `answers` of the question."
_HOUSE_RULES = "The `options` of the room and of the request `choose`, in which each may be left out."
_EXAMPLES = """\
Frames and answers of random games. `public` is what everybody sees, `private` what only this seat sees, and
`asks` what it may answer. Long lists are shortened. Phases without an example did not occur in these games:
most of them take no time, so no frame shows them."""


def game_page(game: AnyGame) -> str:
    """Return the page in Markdown."""
    public, private = (get_type_hints(view)["return"] for view in (game.public, game.private))
    commands, options = get_args(game.types.commands) or (game.types.commands,), game.types.options
    kinds = classes_in([*commands, public, private, options])
    parts = [kind for kind in kinds if kind not in {*commands, public, private, options}]
    texts = ClassTexts(kinds)
    sections = [
        f"{_HEAD}\n\n# {game.name.capitalize()}\n\n{_INTRODUCTION.format(name=game.name)}",
        f"## Commands\n\n{_COMMANDS}",
        *(texts.section(kind) for kind in commands),
        f"## The public view\n\n{texts.body(public)}",
        f"## The private view\n\n{texts.body(private)}",
        f"## House rules\n\n{_HOUSE_RULES}\n\n{texts.body(options)}",
        "## Numbers and texts\n\n" + "\n".join(texts.names()),
        "## Parts of commands, views and house rules",
        *(texts.section(kind) for kind in sorted(parts, key=lambda kind: str(kind.__name__))),
        f"## The phases\n\n{_EXAMPLES}",
        *("\n\n".join(_phase(example)) for example in sorted(phase_examples(game), key=_position(public))),
    ]
    return "\n\n".join(sections) + "\n"


def _position(public: type[Any]) -> Callable[[PhaseExample], int]:
    """Return a function that gives the position of a phase in the public view's enum of phases."""
    phases = [phase.value for phase in get_type_hints(public).get("phase", ())]
    return lambda example: phases.index(example.phase) if phases else 0


def _phase(example: PhaseExample) -> Iterator[str]:
    yield f"### `{example.phase}`"
    yield _block(example.frame)
    for number, answer in enumerate(example.answers.values()):
        if number:
            yield f"Another question in this phase, and its answer:\n\n{_block(answer.question)}"
        else:
            yield "The answer:"
        yield _block(answer.message)


def _block(value: object) -> str:
    return f"```jsonc\n{json_text(value)}\n```"
