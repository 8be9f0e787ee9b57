"""Describes a game's values as text: seats by their names, pictures by their descriptions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Any, get_args, get_type_hints

from msgspec import Struct

from unspoken.kernel.types import Seat

NOTHING = "–"
LINE = 72
"""Longer lists have one item per line."""


class Describer:
    """Describes values of any game, by the types that its structs declare."""

    def __init__(self, names: Sequence[str], picture: Callable[[str], str | None]) -> None:
        self._names = names
        self._picture = picture

    def seat(self, seat: int) -> str:
        """The name of the seat."""
        return self._names[seat]

    def seats(self, seats: Sequence[int]) -> str:
        """The names of several seats, in the given order."""
        return ", ".join(self.seat(seat) for seat in seats) or NOTHING

    def fields(self, struct: Struct | None) -> dict[str, str]:
        """Describe a struct field by field, without empty fields."""
        if struct is None:
            return {}
        return {name: text for name, text in self._fields(struct) if text != NOTHING}

    def describe(self, value: object, kind: Any = None) -> str:  # noqa: ANN401  (a type is the value here)
        """Describe a value; `kind` is its declared type."""
        match value:
            case None | () | [] | "":
                return NOTHING
            case bool():
                return "yes" if value else "no"
            case int() if _is_seat(kind):
                return self.seat(value)
            case str():
                return self._picture(value) or f"“{value}”"
            case Enum():
                return str(value.value)
            case Struct():
                return self._describe_struct(value)
            case tuple() | list():
                return _listed([self.describe(item, _item(kind)) for item in value], numbered=True)
            case Mapping():
                return ", ".join(f"{key} {self.describe(item)}" for key, item in value.items()) or NOTHING
            case _:
                return str(value)

    def _describe_struct(self, struct: Struct) -> str:
        tag = struct.__struct_config__.tag
        parts = [f"{name} {text}" for name, text in self._fields(struct) if text != NOTHING]
        if tag is not None and len(parts) == 1:
            parts = [parts[0].partition(" ")[2]]  # the tag already says what a single field is
        return " ".join([*([str(tag)] if tag is not None else []), "; ".join(parts)]).strip() or NOTHING

    def _fields(self, struct: Struct) -> Iterator[tuple[str, str]]:
        kinds = _kinds(type(struct))
        for name in struct.__struct_fields__:
            value = getattr(struct, name)
            if _by_seat(type(struct), name) and len(value) == len(self._names):
                yield name, self._describe_by_seat(value, _item(kinds[name]))
            else:
                yield name, self.describe(value, kinds[name])

    def _describe_by_seat(self, values: Sequence[object], kind: Any) -> str:  # noqa: ANN401  (a type)
        parts = [f"{self.seat(seat)} {self.describe(value, kind)}" for seat, value in enumerate(values)]
        return _listed(parts, numbered=False)


def _listed(items: Sequence[str], *, numbered: bool) -> str:
    """Join items with commas if they fit into a line, else with newlines, optionally numbered from 1."""
    line = ", ".join(items)
    if len(line) <= LINE:
        return line
    return "\n".join(f"{number} {item}" if numbered else item for number, item in enumerate(items, 1))


@cache
def _kinds(struct: type[Struct]) -> Mapping[str, Any]:
    """The types of a struct's fields, cached."""
    return get_type_hints(struct)


def _is_seat(kind: Any) -> bool:  # noqa: ANN401  (a type)
    return kind is Seat or Seat in get_args(kind)


def _item(kind: Any) -> Any:  # noqa: ANN401  (a type)
    """The item type of a sequence type."""
    return next(iter(get_args(kind)), None)


def _by_seat(struct: type[Struct], field: str) -> bool:
    """True if a field is declared as `BySeat`. The alias exists only in the annotation's source text."""
    return str(struct.__annotations__.get(field, "")).startswith("BySeat[")
