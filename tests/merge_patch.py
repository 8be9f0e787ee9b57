"""Applies JSON Merge Patches as RFC 7396 defines them, independently of the code under test."""

from __future__ import annotations


def merged(target: object, patch: object) -> object:
    """Return the target after a patch."""
    if not isinstance(patch, dict):
        return patch
    result = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            result.pop(name, None)
        else:
            result[name] = merged(result.get(name), value)
    return result
