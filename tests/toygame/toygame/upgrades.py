"""Upgrades of saved games of Echo from older versions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from unspoken.kernel.game_types import Upgrade


def from_1(saved: dict[str, Any]) -> dict[str, Any]:
    """Upgrade from version 1, in which `target` was called `goal`, and the `number` of a pick `value`."""
    options = saved["header"]["options"]
    if "goal" in options:
        options["target"] = options.pop("goal")
    for entry in saved["entries"]:
        for record in (entry.get("command"), *entry["events"]):
            if record and "value" in record:
                record["number"] = record.pop("value")
    return saved


UPGRADES: Mapping[int, Upgrade] = {1: from_1}
