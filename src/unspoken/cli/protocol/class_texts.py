"""Describes structs and enums in Markdown: their docstrings, their members, and the notes below these."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from inspect import cleandoc
from typing import Any

import msgspec

from unspoken.cli.protocol.field_notes import Alias, aliases, field_notes
from unspoken.web.typescript import type_text

_WORD = re.compile(r"\w+")


class ClassTexts:
    """Texts about the classes of one game, with the names that they have for numbers and texts."""

    def __init__(self, kinds: Sequence[type[Any]]) -> None:
        self._aliases = aliases(kinds)
        structs = [kind for kind in kinds if not issubclass(kind, Enum)]
        self._annotations = [str(text) for kind in structs for text in kind.__annotations__.values()]

    def names(self) -> Iterator[str]:
        """Yield a line for each name of a number or text, such as `Tenths`."""
        named = {name for annotation in self._annotations for name in self._names_in(annotation)}
        within = {
            name for each in named for word in self._aliases[each].words for name in self._names_in(word)
        }
        yield from (f"- `{name}`: {self._aliases[name].note}" for name in sorted(named | within))

    def _names_in(self, annotation: str) -> Iterator[str]:
        """Yield the names in an annotation that have a note. A name without a note stands for its parts."""
        for word in _WORD.findall(annotation):
            alias = self._aliases.get(word, Alias("", ()))
            if alias.note:
                yield word
            else:
                yield from self._names_in(" ".join(alias.words))

    def section(self, kind: type[Any]) -> str:
        """Return the description of a class under its name and tag."""
        tag = None if issubclass(kind, Enum) else kind.__struct_config__.tag
        title = kind.__name__ if tag is None else f"{kind.__name__}: `{tag}`"
        return f"### {title}\n\n{self.body(kind)}"

    def body(self, kind: type[Any]) -> str:
        """Return the docstring of a class and the list of its members."""
        rows = "\n".join(_values(kind) if issubclass(kind, Enum) else self._members(kind))
        about = " ".join(cleandoc(kind.__doc__ or "").split())
        return f"{about}\n\n{rows}".strip()

    def _members(self, kind: type[Any]) -> Iterator[str]:
        _, components = msgspec.json.schema_components([kind], ref_template="{name}")
        schema, notes = components[kind.__name__], field_notes(kind)
        fields = {field.encode_name: field.name for field in msgspec.structs.fields(kind)}
        is_list = "prefixItems" in schema
        required = set(fields if is_list else schema.get("required", ()))
        shapes = dict(zip(fields, schema["prefixItems"], strict=True)) if is_list else schema["properties"]
        if is_list:
            yield "A list of these members, in this order:\n"
        if fields:
            yield "| member | type | |\n| --- | --- | --- |"
        for name, field in fields.items():
            mark = "" if name in required else "?"
            shape = type_text(shapes[name]).replace("|", "\\|")
            about = (*self._meanings(kind, field), notes.get(field, ""), *_limits(shapes[name]))
            yield f"| `{name}{mark}` | `{shape}` | {' '.join(filter(None, about))} |"

    def _meanings(self, kind: type[Any], field: str) -> Iterator[str]:
        """Say which number or text it is. Only the source text of the annotation knows."""
        annotation = str(kind.__annotations__.get(field, ""))
        if annotation.startswith("BySeat["):
            yield "By seat."
        elif annotation.startswith("tuple[Seat"):
            yield "Seats."
        elif annotation.startswith("Seat"):
            yield "A seat."
        yield from (f"`{name}`." for name in dict.fromkeys(self._names_in(annotation)))


def _values(kind: type[Enum]) -> Iterator[str]:
    notes = field_notes(kind)
    for member in kind:
        note = f": {notes[member.name]}" if member.name in notes else ""
        yield f"- `{member.value}`{note}"


def _limits(schema: Mapping[str, Any]) -> Iterator[str]:
    """Describe the least and most value, and the default."""
    least, most = schema.get("minimum"), schema.get("maximum")
    if least is not None and most is not None:
        yield f"From {least} to {most}."
    if schema.get("default") not in (None, [], {}, "", ()):
        yield f"Default: `{json.dumps(schema['default'])}`."
