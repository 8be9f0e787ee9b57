"""The atlas switch of a table, and which sightings of a round become atlas entries."""

from __future__ import annotations

from collections.abc import Callable

from unspoken.atlas.entry import SightingEntry, entry_of
from unspoken.atlas.port import MOST_OF_TABLE, Mark
from unspoken.kernel.sighting import Sighting
from unspoken.kernel.types import Refused, Seat
from unspoken.tables.log.snapshot import GameInPlay
from unspoken.tables.state.atlas import AtlasEvent, AtlasForgotten, AtlasSet, TableAtlas
from unspoken.tables.state.room import Phase, Room
from unspoken.tables.wire.atlas_requests import HostAtlasRequest, SetAtlas


def decide(room: Room, request: HostAtlasRequest, new_mark: Callable[[], Mark]) -> tuple[AtlasEvent, ...]:
    """Return the events of a host's request, or raise Refused.

    The atlas can only be switched on in the lobby, so that all players know of it before a game begins.
    """
    atlas = room.atlas or TableAtlas()
    if not isinstance(request, SetAtlas):
        if not atlas.mark:
            raise Refused("not-now")
        return (AtlasForgotten(atlas.mark),)
    if request.on == atlas.on:
        return ()
    if request.on and room.phase is not Phase.LOBBY:
        raise Refused("not-now")
    return (AtlasSet(request.on, atlas.mark or new_mark()),)


def switched_off(room: Room) -> tuple[AtlasEvent, ...]:
    """Return the event that switches the atlas of a table off, if it is on."""
    return (AtlasSet(False, room.atlas.mark),) if room.atlas is not None and room.atlas.on else ()


def sightings_between(before: GameInPlay, after: GameInPlay) -> tuple[Sighting, ...]:
    """Return the sightings of a round that has ended between two steps; empty if no round has ended."""
    header = after.session.header
    return before.game.atlas.sightings(header.options, before.frames.public_view, after.frames.public_view)


def entry_for(room: Room, play: GameInPlay, sighting: Sighting) -> SightingEntry | None:
    """Return the atlas entry of a sighting, or None; only people's sightings of built-in pictures count."""
    atlas = room.atlas
    if atlas is None or atlas.count >= MOST_OF_TABLE:
        return None
    return entry_of(play.game.name, sighting, _people(room, atlas), play.session.header.packs)


def _people(room: Room, atlas: TableAtlas) -> set[Seat]:
    """Return the seats that people have played themselves in this round; agents do not count."""
    agents = {person.id for person in room.people if person.agent}
    held = (Seat(n) for n, chair in enumerate(room.chairs) if not chair.bot and chair.person not in agents)
    return {seat for seat in held if seat not in atlas.excluded}
