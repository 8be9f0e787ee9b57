"""A game's values in plain words: seats by their names, pictures by what is on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Any, get_args, get_type_hints

from msgspec import Struct

from unspoken.kernel.game import Seat

NOTHING = "–"
LINE = 72
"""Longer lists are told one item a line."""


class PlainWords:
    """Says the values of any game, led by the types that its structs declare."""

    def __init__(self, names: Sequence[str], picture: Callable[[str], str | None]) -> None:
        self._names = names
        self._picture = picture

    def seat(self, seat: int) -> str:
        """Who sits there."""
        return self._names[seat]

    def seats(self, seats: Sequence[int]) -> str:
        """Several seats, in the order given."""
        return ", ".join(self.seat(seat) for seat in seats) or NOTHING

    def fields(self, struct: Struct | None) -> dict[str, str]:
        """What a struct says, field by field; what is empty is not said."""
        if struct is None:
            return {}
        return {name: text for name, text in self._fields(struct) if text != NOTHING}

    def say(self, value: object, kind: Any = None) -> str:  # noqa: ANN401  (a type is the value here)
        """One value in words; `kind` is the type that was declared for it."""
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
                return self._say_struct(value)
            case tuple() | list():
                return _listed([self.say(item, _item(kind)) for item in value], numbered=True)
            case Mapping():
                return ", ".join(f"{key} {self.say(item)}" for key, item in value.items()) or NOTHING
            case _:
                return str(value)

    def _say_struct(self, struct: Struct) -> str:
        tag = struct.__struct_config__.tag
        said = [f"{name} {text}" for name, text in self._fields(struct) if text != NOTHING]
        if tag is not None and len(said) == 1:
            said = [said[0].partition(" ")[2]]  # a card laid, a clue written: the tag has said it
        return " ".join([*([str(tag)] if tag is not None else []), "; ".join(said)]).strip() or NOTHING

    def _fields(self, struct: Struct) -> Iterator[tuple[str, str]]:
        kinds = _kinds(type(struct))
        for name in struct.__struct_fields__:
            value = getattr(struct, name)
            if _by_seat(type(struct), name) and len(value) == len(self._names):
                yield name, self._say_by_seat(value, _item(kinds[name]))
            else:
                yield name, self.say(value, kinds[name])

    def _say_by_seat(self, values: Sequence[object], kind: Any) -> str:  # noqa: ANN401  (a type)
        said = [f"{self.seat(seat)} {self.say(value, kind)}" for seat, value in enumerate(values)]
        return _listed(said, numbered=False)


def _listed(items: Sequence[str], *, numbered: bool) -> str:
    """Side by side where they fit into a line, else one below the other; a list may count them from 1."""
    line = ", ".join(items)
    if len(line) <= LINE:
        return line
    return "\n".join(f"{number} {item}" if numbered else item for number, item in enumerate(items, 1))


@cache
def _kinds(struct: type[Struct]) -> Mapping[str, Any]:
    """The types that a struct declares for its fields; they are found out once."""
    return get_type_hints(struct)


def _is_seat(kind: Any) -> bool:  # noqa: ANN401  (a type)
    return kind is Seat or Seat in get_args(kind)


def _item(kind: Any) -> Any:  # noqa: ANN401  (a type)
    """What a sequence of this kind holds."""
    return next(iter(get_args(kind)), None)


def _by_seat(struct: type[Struct], field: str) -> bool:
    """Whether a field was declared as one value a seat: an alias, which only the source text still knows."""
    return str(struct.__annotations__.get(field, "")).startswith("BySeat[")
