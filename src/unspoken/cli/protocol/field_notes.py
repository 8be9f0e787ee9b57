"""Adds the notes below the fields of structs and enums to their JSON schemas.

Python keeps the docstring of a class, but not the strings below its fields. They are read from the source.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from unspoken.kernel import types as kernel_types

Json = dict[str, Any]  # a JSON schema


def add_field_notes(components: Mapping[str, Json], types: Iterable[object]) -> None:
    """Add notes to the schemas of these types and of all types that they use, which are found by name."""
    for kind in classes_in(types):
        schema = components.get(kind.__name__, {})
        notes = field_notes(kind)
        if issubclass(kind, Enum):
            lines = [f"`{kind[name].value}`: {note}" for name, note in notes.items()]
            schema.update(
                {"description": "\n".join([schema.get("description", ""), *lines])} if lines else {}
            )
            continue
        for field in msgspec.structs.fields(kind):
            property_ = schema.get("properties", {}).get(field.encode_name)
            if property_ is not None and field.name in notes:
                property_["description"] = notes[field.name]


def classes_in(types: Iterable[object]) -> tuple[type[Any], ...]:
    """Return the structs and enums that are used in these types, each once."""
    found: dict[type[Any], None] = {}
    for info in msgspec.inspect.multi_type_info(types):
        _walk(info, found)
    return tuple(found)


def _walk(node: object, found: dict[type[Any], None]) -> None:
    if isinstance(node, msgspec.inspect.StructType | msgspec.inspect.EnumType):
        if node.cls in found:
            return
        found[node.cls] = None
    if isinstance(node, msgspec.inspect.Type | msgspec.inspect.Field):
        for name in node.__struct_fields__:
            _walk(getattr(node, name), found)
    elif isinstance(node, tuple):
        for item in node:
            _walk(item, found)


def field_notes(kind: type[Any]) -> Mapping[str, str]:
    """Return the note of each field of a struct, or of each member of an enum, that has one."""
    definitions = (
        statement
        for base in reversed(kind.__mro__)
        for statement in _statements(base.__module__)
        if isinstance(statement, ast.ClassDef) and statement.name == base.__name__
    )
    return dict(note for definition in definitions for note in _notes_below(definition.body))


class Alias(NamedTuple):
    """A name for a number, a text or a list: its note, and the names in its definition."""

    note: str
    words: tuple[str, ...]


def aliases(kinds: Iterable[type[Any]]) -> Mapping[str, Alias]:
    """Return the aliases in the modules of these classes, such as `Tenths`, and those of the kernel."""
    found: dict[str, Alias] = {}
    for module in dict.fromkeys((*(kind.__module__ for kind in kinds), kernel_types.__name__)):
        notes = dict(_notes_below(_statements(module)))
        for statement in _statements(module):
            match statement:
                case (
                    ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias"), value=value)
                    | ast.Assign(
                        targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="NewType")) as value
                    )
                ) if value is not None:
                    words = [node.id for node in ast.walk(value) if isinstance(node, ast.Name)]
                    found[name] = Alias(notes.get(name, ""), tuple(words))
                case _:
                    pass
    return found


@cache
def _statements(module: str) -> Sequence[ast.stmt]:
    """Return the statements of one of our modules; nothing for other packages."""
    return ast.parse(inspect.getsource(sys.modules[module])).body if module.startswith("unspoken.") else ()


def _notes_below(statements: Sequence[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Yield each name that is followed by a string, and that string."""
    for before, after in pairwise(statements):
        match before, after:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(note))),
            ):
                yield name, re.sub(r"\bNone\b", "`null`", " ".join(inspect.cleandoc(note).split()))
            case _:
                pass
