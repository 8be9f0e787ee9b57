"""The encoded room views of a table: one for everybody, and others for the few people who see more."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import astuple

from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.tables.state.room import PersonId, Room
from unspoken.tables.table.views import TableTrouble, room_view
from unspoken.tables.turn.absence import Absence

RoomViewer = PersonId | None
"""A person who sees more of the room than others; None for everybody else."""


_NOT_SHOWN = frozenset({"talk", "facts", "fact_count"})


class RoomViews:
    """Encodes the room for its viewers. A view is encoded again only if its content has changed."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._current: tuple[Room, frozenset[PersonId], TableTrouble] | None = None
        self._absence: Absence | None = None
        self._encoded: dict[RoomViewer, bytes] = {}
        self._stable: dict[RoomViewer, bytes] = {}
        """Each view without the remaining times of grace, which change all the time."""

    def update(self, room: Room, here: frozenset[PersonId], absence: Absence, trouble: TableTrouble) -> None:
        """Encode the views that have changed; `here` are the people who are shown as connected."""
        current = self._current
        self._current, self._absence = (room, here, trouble), absence
        if current is not None and current[1:] == (here, trouble) and _looks_same(current[0], room):
            return
        graces = self._graces()
        viewers: list[RoomViewer] = [None, *_who_sees_more(room)]
        for viewer in viewers:
            stable = encode(room_view(room, self._games, here, dict.fromkeys(graces, 0), trouble, viewer))
            # do not send a view in which only a remaining time differs: it would reveal a hidden request
            if self._stable.get(viewer) != stable:
                self._stable[viewer] = stable
                view = room_view(room, self._games, here, graces, trouble, viewer)
                self._encoded[viewer] = encode(view) if graces else stable
        for gone in self._stable.keys() - viewers:
            del self._stable[gone], self._encoded[gone]

    def _graces(self) -> dict[PersonId, int]:
        """Return the remaining times of the people who are shown as absent."""
        assert self._current is not None and self._absence is not None, "call `update` first"
        room, here, _ = self._current
        return {person: left for person, left in self._absence.graces(room).items() if person not in here}

    def current(self, person: PersonId | None) -> bytes:
        """Return the view of a person or screen, with the remaining times as they are now."""
        graces = self._graces()
        if not graces or self._current is None:
            return self.of(person)
        room, here, trouble = self._current
        viewer = person if person in self._encoded else None
        return encode(room_view(room, self._games, here, graces, trouble, viewer))

    def of(self, person: PersonId | None) -> bytes:
        """Return the encoded view of a person, or of a screen."""
        return self._encoded.get(person, self._encoded[None])


def _looks_same(old: Room, new: Room) -> bool:
    """True if no member of the room has changed except talk and facts, which are not part of the view."""
    if old is new:
        return True
    pairs = zip(Room.__struct_fields__, astuple(old), astuple(new), strict=True)
    return all(before is after or name in _NOT_SHOWN for name, before, after in pairs)


def _who_sees_more(room: Room) -> list[PersonId]:
    """Return the host, who sees the TVs, and people who joined during a silence, who see themselves."""
    return [person.id for person in room.people if person.id == room.host or person.hidden]
