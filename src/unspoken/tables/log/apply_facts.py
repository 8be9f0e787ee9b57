"""Applies facts to a room, several at once: a move may cause many."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from unspoken.tables.log.events import Happened
from unspoken.tables.state.atlas import CHANCE_FACTS, with_excluded
from unspoken.tables.state.room import Room

MOST_FACTS = 120
"""Facts that a room keeps."""


def apply_facts(room: Room, happened: Sequence[Happened]) -> Room:
    """Return the room after some facts."""
    atlas = room.atlas
    for event in happened:
        if event.fact.code in CHANCE_FACTS:
            atlas = with_excluded(atlas, event.fact.seats)
    facts = (*room.facts, *(event.fact for event in happened))[-MOST_FACTS:]
    return replace(room, facts=facts, fact_count=happened[-1].fact.number, atlas=atlas)
