"""Older saved forms of Echo, step by step to the present one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from unspoken.kernel.game import Upgrade


def from_1(saved: dict[str, Any]) -> dict[str, Any]:
    """In version 1 the target was called goal, and a pick held a value instead of a number."""
    options = saved["header"]["options"]
    if "goal" in options:
        options["target"] = options.pop("goal")
    for entry in saved["entries"]:
        for told in (entry.get("command"), *entry["events"]):
            if told and "value" in told:
                told["number"] = told.pop("value")
    return saved


UPGRADES: Mapping[int, Upgrade] = {1: from_1}
