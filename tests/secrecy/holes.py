"""Holes in the silence that are planted on purpose: the proof must find each of them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import Any

from unspoken.kernel.codec import encode
from unspoken.kernel.types import Channel, Seat, Viewer
from unspoken.tables.log.snapshot import Snapshot
from unspoken.tables.rules import arrivals, replays, silence, speech, tv
from unspoken.tables.rules.silence import InSilence
from unspoken.tables.state.room import Person, PersonId, Room
from unspoken.tables.table.presence import ShownPresence
from unspoken.tables.table.room_views import RoomViews
from unspoken.tables.turn import absence
from unspoken.tables.voice.voices import Voices
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
from unspoken.tables.wire.voice_messages import Microphones, heard_packet

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
    game: str = "telepathic"
    """The game in which the proof finds the hole. Telepathic is fastest; its tables are small and full."""

    def plant(self, patch: Patch) -> None:
        """Plant the hole."""
        patch(self.where, self.attribute, self.hole)


def _allowing(kind: type, room: Room, person: PersonId, request: AnyRequest) -> InSilence:
    """Let a silent person make requests of one kind."""
    return InSilence.FREE if isinstance(request, kind) else IN_SILENCE(room, person, request)


def _allow(kind: type, game: str = "telepathic") -> Hole:
    return Hole(kind.__name__, silence, "in_silence", partial(_allowing, kind), game)


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


def _everybody_hears(self: Voices, _snapshot: Snapshot, _who: PersonId, _name: str) -> tuple[object, ...]:
    """Forward every voice to everybody."""
    return tuple(self._transports.values())


def _take_place_first(self: Voices, person: PersonId, packet: bytes) -> None:
    """Let a silent person take a place among the loudest."""
    channel = self._open.get(person)
    if channel is not None and self._loudest.admit(channel, person, packet[1], self._stopwatch()):
        for transport in self._listeners_of(person, channel):
            transport.send_sound(heard_packet(person, packet))


def _show_every_microphone(self: Voices) -> None:
    """Show all open microphones to everybody."""
    CHANGED(self)
    for transport in self._transports.values():
        transport.send(encode(Microphones(tuple(sorted(self._open)))))


CHANGED = Voices._changed

HOLES = (
    *map(
        _allow,
        (TakeSeal, WishGame, PlanNight, SetGrace, SetManner, Stand, Pause, EndGame, RemovePerson),
    ),
    _allow(Sit, "dixit"),
    Hole("a newcomer's name", arrivals, "newcomer", _shown_newcomer),
    Hole("talk and reactions", speech, "hearers", _hearers),
    Hole("a spectator's page", ShownPresence, "update", _present),
    Hole("times of grace", RoomViews, "update", _encode_every_view),
    Hole("TVs", tv, "interrupt", _no_tv_limit),
    Hole("the host's role", absence, "_heirs", _any_heirs),
    Hole("shared replays", replays, "need_speech", _may_share),
    Hole("voices", Voices, "_find_listeners", _everybody_hears),
    Hole("places among the loudest", Voices, "hear", _take_place_first, "dixit"),
    Hole("open microphones", Voices, "_changed", _show_every_microphone),
)
