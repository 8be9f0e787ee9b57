"""JSON Merge Patches (RFC 7396) between two values of the same struct.

A merge patch has the shape of the object that it changes, so it is short, and a client applies it in a few
lines. It cannot set a member to null, because null deletes the member. Views omit members without a value, so
this is rare; then `NoMergePatch` is raised, and the caller sends the whole object.
"""

from __future__ import annotations

from functools import cache
from itertools import compress
from operator import ne
from typing import Any, TypeAlias

import msgspec
from msgspec import NODEFAULT, UNSET, Struct
from msgspec.structs import FieldInfo, astuple, fields

MergePatch: TypeAlias = dict[str, object]
"""The members that changed; None deletes a member."""


class NoMergePatch(Exception):
    """The difference of two objects cannot be written as a merge patch."""


def merge_patch(old: Struct, new: Struct) -> MergePatch:
    """Return the patch that turns the JSON of `old` into the JSON of `new`; empty if they are equal."""
    patch: MergePatch = {}
    values = astuple(old), astuple(new)
    members = zip(_members(type(new)), *values, strict=True)
    for (name, omitted), before, after in compress(members, map(ne, *values)):  # few members change
        if after == omitted or after is UNSET:
            patch[name] = None
        elif after is None:
            raise NoMergePatch(name)
        elif isinstance(after, (Struct, dict)):
            patch[name] = _change(before, after)
        else:
            patch[name] = after
    return patch


@cache
def _members(kind: type[Struct]) -> tuple[tuple[str, object], ...]:
    """Return the name of each member in JSON, and the value with which it is omitted."""
    omits = kind.__struct_config__.omit_defaults
    return tuple((field.encode_name, _default(field) if omits else UNSET) for field in fields(kind))


def _default(field: FieldInfo) -> object:
    if field.default is not NODEFAULT:
        return field.default
    return UNSET if field.default_factory is NODEFAULT else field.default_factory()


def _change(before: object, after: object) -> object:
    """Return the patch of a member whose new value is a struct or a dictionary."""
    if not _is_object(after):
        return after
    inner: Any = msgspec.to_builtins(after)  # plain JSON from here on
    return _between(msgspec.to_builtins(before) if _is_object(before) else {}, inner)


def _is_object(value: object) -> bool:
    """True if this value is encoded as a JSON object."""
    if isinstance(value, Struct):
        return not value.__struct_config__.array_like
    return isinstance(value, dict)


def _between(old: dict[str, object], new: dict[str, object]) -> MergePatch:
    """Return the patch between two JSON objects."""
    patch: MergePatch = {name: None for name in old if name not in new}
    for name, after in new.items():
        before = old.get(name)
        if name in old and before == after and type(before) is type(after):
            continue
        if after is None:
            raise NoMergePatch(name)
        if isinstance(after, dict):
            patch[name] = _between(before if isinstance(before, dict) else {}, after)
        else:
            patch[name] = after
    return patch
