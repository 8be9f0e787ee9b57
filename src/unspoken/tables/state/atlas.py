"""The atlas of a table: the host's switch, and the entries that are saved while it is on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias, assert_never

from msgspec import Struct, field
from msgspec.structs import replace

from unspoken.atlas.entry import SightingEntry
from unspoken.atlas.entry import encode as encode_entry
from unspoken.atlas.port import MOST_OF_TABLE, Mark, NewEntry
from unspoken.kernel.game import AnyGame
from unspoken.kernel.tags import tag
from unspoken.kernel.types import Seat

CHANCE_FACTS = frozenset({"too-late", "skipped", "lapsed"})
"""Codes of facts about seats for which a random answer was given."""


class TableAtlas(Struct, frozen=True):
    """The atlas state of a table whose host has used the switch."""

    mark: Mark = ""
    """The key of all entries of this table; empty after they were deleted."""
    on: bool = False
    count: int = 0
    """Number of entries with this mark."""
    excluded: tuple[Seat, ...] = ()
    """Seats that do not count in this round, because a bot or a random answer has played for them."""
    forgotten: tuple[Mark, ...] = ()
    """Marks whose entries were deleted."""


class AtlasView(Struct, frozen=True):
    """The atlas switch of a table, and the number of its entries."""

    on: bool
    entry_count: int = field(name="kept")


class AtlasSet(Struct, frozen=True, tag=tag):
    """The host switched the atlas on or off."""

    on: bool
    mark: Mark


class Sighted(Struct, frozen=True, tag=tag):
    """A round has ended with these atlas entries."""

    entries: tuple[SightingEntry, ...]


class AtlasForgotten(Struct, frozen=True, tag=tag):
    """The host deleted all atlas entries with this mark."""

    mark: Mark


AtlasEvent: TypeAlias = AtlasSet | Sighted | AtlasForgotten


class SightedRound(NamedTuple):
    """A round that has just ended with atlas entries; it is not saved."""

    game: AnyGame
    game_number: int
    """The number of its game at this table."""
    mark: Mark
    first: int
    """The number of its first entry at this table."""
    entries: tuple[SightingEntry, ...]
    names: tuple[str, ...]
    """The name of each entry's subject at the table."""


def apply_atlas(atlas: TableAtlas | None, event: AtlasEvent) -> TableAtlas:
    """Return the atlas state after an event."""
    before = TableAtlas() if atlas is None else atlas
    match event:
        case AtlasSet(on, mark):
            count = before.count if mark == before.mark else 0
            return replace(before, mark=mark, on=on, count=count, excluded=())
        case Sighted(entries):
            return replace(before, count=before.count + len(entries), excluded=())
        case AtlasForgotten(mark):
            return TableAtlas(forgotten=(*before.forgotten, mark))
        case _:
            assert_never(event)


def with_excluded(atlas: TableAtlas | None, seats: Iterable[Seat]) -> TableAtlas | None:
    """Exclude seats from this round: a bot or a random answer has played for them."""
    if atlas is None or not atlas.on:
        return atlas
    return replace(atlas, excluded=(*atlas.excluded, *(seat for seat in seats if seat not in atlas.excluded)))


def atlas_view(atlas: TableAtlas) -> AtlasView:
    """Return the atlas state that is sent to everybody at the table."""
    return AtlasView(atlas.on, min(atlas.count, MOST_OF_TABLE))


def numbered(entries: Iterable[SightingEntry], first: int) -> list[NewEntry]:
    """Return entries for the store, numbered from `first`."""
    return [
        NewEntry(number, entry.game, entry.subject, entry.guessed, encode_entry(entry))
        for number, entry in enumerate(entries, first)
    ]
