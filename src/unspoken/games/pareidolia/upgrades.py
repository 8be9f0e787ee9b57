"""Upgrades of saved games of Pareidolia, one version at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from unspoken.kernel.game_types import Upgrade

_RENAMED = {"threw": "tossed", "relaxed": "vote"}


def from_1(saved: dict[str, Any]) -> dict[str, Any]:  # plain JSON values, as they were saved
    """Rename two tags: in version 1 a toss was `threw`, and a vote for the most relaxed artist `relaxed`."""
    for entry in saved["entries"]:
        events = entry.get("events", ())
        votes = (event.get("vote") for event in events)
        for tagged in (entry.get("command"), *events, *votes):
            if tagged is not None:
                tagged["type"] = _RENAMED.get(tagged["type"], tagged["type"])
    return saved


UPGRADES: Mapping[int, Upgrade] = {1: from_1}
