"""What a table lets its house remember: the host's switch, and what was seen while it was on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from unspoken.atlas.entry import Entry
from unspoken.atlas.entry import encode as encode_entry
from unspoken.atlas.port import MOST_OF_TABLE, Mark, NewEntry
from unspoken.kernel.game import AnyGame, Seat
from unspoken.kernel.tags import tag

CHANCE = frozenset({"too-late", "skipped"})
"""The facts of seats for which chance has played."""


class TableAtlas(Struct, frozen=True):
    """How a table stands to the atlas, once its host has ever touched the switch."""

    mark: Mark = ""
    """By which all that it has put in is found again; empty where it has forgotten it."""
    on: bool = False
    count: int = 0
    """How many entries came under this mark."""
    aside: tuple[Seat, ...] = ()
    """Seats whose part in this round was not all their person's own."""
    forgotten: tuple[Mark, ...] = ()


class AtlasView(Struct, frozen=True):
    """Whether the house remembers this table's pictures, and how much it has by now."""

    on: bool
    kept: int


class AtlasSet(Struct, frozen=True, tag=tag):
    """The host lets the house remember from now on, or no longer."""

    on: bool
    mark: Mark


class Sighted(Struct, frozen=True, tag=tag):
    """A round is over, and this is for the house to remember."""

    entries: tuple[Entry, ...]


class AtlasForgotten(Struct, frozen=True, tag=tag):
    """All that came under this mark is to be deleted."""

    mark: Mark


AtlasEvent: TypeAlias = AtlasSet | Sighted | AtlasForgotten


class SeenRound(NamedTuple):
    """A round that has just ended with something to remember; it is only good for the moment."""

    game: AnyGame
    begun: int
    """Which of the table's games it is of."""
    mark: Mark
    first: int
    """The number of its first entry at this table."""
    entries: tuple[Entry, ...]
    names: tuple[str, ...]
    """By which each is called at the table."""


def apply_atlas(atlas: TableAtlas | None, event: AtlasEvent) -> TableAtlas:
    """How the table stands to the atlas after an event."""
    before = TableAtlas() if atlas is None else atlas
    match event:
        case AtlasSet(on, mark):
            count = before.count if mark == before.mark else 0
            return replace(before, mark=mark, on=on, count=count, aside=())
        case Sighted(entries):
            return replace(before, count=before.count + len(entries), aside=())
        case AtlasForgotten(mark):
            return TableAtlas(forgotten=(*before.forgotten, mark))
        case _:
            assert_never(event)


def with_aside(atlas: TableAtlas | None, seats: Iterable[Seat]) -> TableAtlas | None:
    """Chance or a bot has played for these seats: what they do in this round is not kept."""
    if atlas is None or not atlas.on:
        return atlas
    return replace(atlas, aside=(*atlas.aside, *(seat for seat in seats if seat not in atlas.aside)))


def atlas_view(atlas: TableAtlas) -> AtlasView:
    """As everybody at the table sees it."""
    return AtlasView(atlas.on, min(atlas.count, MOST_OF_TABLE))


def numbered(entries: Iterable[Entry], first: int) -> list[NewEntry]:
    """Entries as the store takes them, by their numbers at this table."""
    return [
        NewEntry(number, one.game, one.subject, one.guessed, encode_entry(one))
        for number, one in enumerate(entries, first)
    ]
