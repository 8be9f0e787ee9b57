"""What may be asked about the atlas, and what is kept of a round: a command or two views in, events out."""

from __future__ import annotations

from collections.abc import Callable

from unspoken.atlas.entry import Entry, entry_of
from unspoken.atlas.port import MOST_OF_TABLE, Mark
from unspoken.kernel.game import Refused, Seat
from unspoken.kernel.sighting import Sighting
from unspoken.tables.atlas import AtlasEvent, AtlasForgotten, AtlasSet, TableAtlas
from unspoken.tables.atlas_requests import HostAtlasRequest, SetAtlas
from unspoken.tables.room import Phase, Room
from unspoken.tables.snapshot import GameInPlay


def decide(room: Room, request: HostAtlasRequest, new_mark: Callable[[], Mark]) -> tuple[AtlasEvent, ...]:
    """The events that a host's request comes to; Refused where it is not granted.

    It is turned on at the open table alone: nobody is to find out in the middle of a game.
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


def seen_between(before: GameInPlay, after: GameInPlay) -> tuple[Sighting, ...]:
    """What was made of pictures and words in a round that has just ended, if one has."""
    header = after.session.header
    return before.game.sightings(header.options, before.frames.public_view, after.frames.public_view)


def entry_for(room: Room, play: GameInPlay, sighting: Sighting) -> Entry | None:
    """What the atlas keeps of a sighting, if anything: of people, and with the house's own pictures."""
    atlas = room.atlas
    if atlas is None or atlas.count >= MOST_OF_TABLE:
        return None
    return entry_of(play.game.name, sighting, _people(room, atlas), play.session.header.packs)


def _people(room: Room, atlas: TableAtlas) -> set[Seat]:
    """The seats that people have played themselves in this round; an agent is nobody's own eyes."""
    agents = {one.id for one in room.people if one.agent}
    held = (Seat(n) for n, one in enumerate(room.chairs) if not one.bot and one.person not in agents)
    return {seat for seat in held if seat not in atlas.aside}
