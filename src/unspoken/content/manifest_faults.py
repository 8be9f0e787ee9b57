"""Finds all missing and wrong fields of a manifest.json, because msgspec names only the first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from unspoken.content.manifest import Manifest
from unspoken.kernel.languages import FALLBACK

_EXAMPLES = {
    "pack": "the name of the folder",
    "kind": '"dream", "words" or "cloud-words"',
    "version": "1",
    "licence": '"CC-BY-4.0" or another SPDX identifier',
    "authors": '["your name"]',
    "title": f'{{"{FALLBACK}": "A title"}}',
    "digest": "which `unspoken deck seal` writes",
    "id": "the first 16 digits of the SHA-256 digest of its large picture",
    "alt": f'{{"{FALLBACK}": "A sentence that says what is visible."}}',
    "text": f'{{"{FALLBACK}": "word"}}',
}
"""Values of required fields, to show what a missing field needs."""
_REPLACEABLE = {"version": 1, "licence": "", "authors": [], "digest": "0" * 64}
"""Values that stand for missing fields, so that the rest of the pack can be checked too."""


def manifest_faults(data: bytes) -> Iterator[str]:
    """Yield the faults of a manifest's JSON; nothing if it can be decoded."""
    try:
        fields = msgspec.json.decode(data)
    except msgspec.DecodeError as wrong:
        yield f"it is not valid JSON: {wrong}"
        return
    if not isinstance(fields, dict):
        yield "it is not a JSON object: it has to begin with { and end with }"
        return
    yield from _struct_faults(fields, Manifest, "")


def readable_part(data: bytes, name: str) -> Manifest | None:
    """Return an invalid manifest with its missing or wrong common fields replaced; None if more is wrong."""
    try:
        fields = msgspec.json.decode(data, type=dict[str, object])
        hints = get_type_hints(Manifest, include_extras=True)
        for field, value in {**_REPLACEABLE, "pack": name}.items():
            if field not in fields or next(_value_faults(fields[field], hints[field], field), None):
                fields[field] = value
        return msgspec.convert(fields, Manifest)
    except msgspec.DecodeError:
        return None


def _struct_faults(fields: Mapping[str, object], struct: type[msgspec.Struct], where: str) -> Iterator[str]:
    """Yield the missing fields of a struct, then the fields with wrong values."""
    hints = get_type_hints(struct, include_extras=True)
    known = msgspec.structs.fields(struct)
    for field in known:
        if field.required and field.encode_name not in fields:
            example = _EXAMPLES.get(field.encode_name, "")
            yield f"{where}it lacks {field.encode_name}: add {example}".removesuffix(": add ")
    for field in known:
        if field.encode_name in fields:
            value = fields[field.encode_name]
            yield from _value_faults(value, hints[field.name], f"{where}{field.encode_name}")


def _value_faults(value: object, form: Any, where: str) -> Iterator[str]:  # noqa: ANN401 (any type form)
    """Yield the faults of a value; in a list of structs, those of each struct."""
    struct = next(iter(get_args(form)), None) if get_origin(form) is tuple else None
    if isinstance(struct, type) and issubclass(struct, msgspec.Struct) and isinstance(value, list):
        for number, item in enumerate(value, 1):
            if isinstance(item, dict):
                yield from _struct_faults(item, struct, f"{where}, entry {number}: ")
            else:
                yield f"{where}, entry {number}: it is not a JSON object"
        return
    try:
        msgspec.convert(value, form)
    except msgspec.ValidationError as wrong:
        yield f"{where}: {str(wrong)[:1].lower()}{str(wrong)[1:]}"
