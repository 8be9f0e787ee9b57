"""Holes in the silence that are planted on purpose: the proof must find each of them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import Any

from unspoken.kernel.types import Channel, Seat, Viewer
from unspoken.tables.log.snapshot import Snapshot
from unspoken.tables.rules import arrivals, replays, silence, speech, tv
from unspoken.tables.rules.silence import InSilence
from unspoken.tables.state.room import Person, PersonId, Room
from unspoken.tables.table.presence import ShownPresence
from unspoken.tables.table.room_views import RoomViews
from unspoken.tables.turn import absence
from unspoken.tables.wire.messages import (
    AnyRequest,
    EndGame,
    Pause,
    RemovePerson,
    SetGrace,
    SetManner,
    Sit,
    Stand,
    TakeSeal,
)
from unspoken.tables.wire.night_requests import PlanNight, WishGame

Patch = Callable[[Any, str, object], None]
"""Replaces an attribute, as pytest's `monkeypatch.setattr` does."""

IN_SILENCE = silence.in_silence


@dataclass(frozen=True)
class Hole:
    """One planted hole."""

    name: str
    where: Any
    attribute: str
    hole: object

    def plant(self, patch: Patch) -> None:
        """Plant the hole."""
        patch(self.where, self.attribute, self.hole)


def _allowing(kind: type, room: Room, person: PersonId, request: AnyRequest) -> InSilence:
    """Let a silent person make requests of one kind."""
    return InSilence.FREE if isinstance(request, kind) else IN_SILENCE(room, person, request)


def _allow(kind: type) -> Hole:
    return Hole(kind.__name__, silence, "in_silence", partial(_allowing, kind))


def _shown_newcomer(
    room: Room, name: str, token: str, *, agent: bool = False, hidden_id: PersonId | None
) -> Person:
    """Show a newcomer at once."""
    return Person(hidden_id or PersonId(room.arrivals), name, 0, token, agent)


def _hearers(channels: tuple[Channel, ...] | None, name: str, seat: Seat | None) -> frozenset[Viewer] | None:
    """Let everybody speak."""
    del channels, name, seat
    return None


def _present(self: ShownPresence, _snapshot: Snapshot, present: frozenset[PersonId]) -> frozenset[PersonId]:
    """Show at once who is connected."""
    self._shown = present
    return present


def _encode_every_view(self: RoomViews, *args: Any) -> None:  # noqa: ANN401  (arguments of any type)
    """Encode every view again, with the current remaining grace periods."""
    self._stable.clear()
    self._current = None
    UPDATE(self, *args)


UPDATE = RoomViews.update


def _no_tv_limit(_snapshot: Snapshot, _person: PersonId) -> tuple[()]:
    """Let a silent host add and remove TVs without limit."""
    return ()


def _any_heirs(room: Room, connected: Collection[PersonId]) -> list[PersonId]:
    """Let hidden people become the host."""
    return [person.id for person in reversed(room.people) if person.id in connected]


def _may_share(snapshot: Snapshot, person: PersonId) -> None:
    """Let a silent host share replays."""


HOLES = (
    *map(
        _allow,
        (TakeSeal, WishGame, PlanNight, SetGrace, SetManner, Sit, Stand, Pause, EndGame, RemovePerson),
    ),
    Hole("a newcomer's name", arrivals, "newcomer", _shown_newcomer),
    Hole("talk and reactions", speech, "hearers", _hearers),
    Hole("a spectator's page", ShownPresence, "update", _present),
    Hole("times of grace", RoomViews, "update", _encode_every_view),
    Hole("TVs", tv, "interrupt", _no_tv_limit),
    Hole("the host's role", absence, "_heirs", _any_heirs),
    Hole("shared replays", replays, "need_speech", _may_share),
)
