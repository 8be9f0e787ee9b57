"""Starts voice connections to the tables in this process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from unspoken.tables.house import House
from unspoken.tables.voice.voices import VoiceTransport
from unspoken.tables.wire.voice_messages import CloseMicrophone, OpenMicrophone


class VoiceVisit(Protocol):
    """The client's side of a voice connection."""

    def hear(self, packet: bytes, /) -> None:
        """Handle a packet of sound."""
        ...

    def control(self, message: OpenMicrophone | CloseMicrophone, /) -> None:
        """Open or close the microphone."""
        ...

    def leave(self) -> None:
        """Handle the end of the connection."""
        ...


class VoiceEntrance(Protocol):
    """Starts voice connections to tables."""

    async def enter_voice(self, code: str, token: str, transport: VoiceTransport) -> VoiceVisit | None:
        """Start the voice connection of the person with this token, or return None. Raises NoSuchTable."""
        ...


@dataclass(frozen=True, slots=True)
class _LocalVoice:
    """A voice connection to a table in this process."""

    hear: Callable[[bytes], None]
    control: Callable[[OpenMicrophone | CloseMicrophone], None]
    leave: Callable[[], None]


class HouseVoiceEntrance:
    """Starts voice connections to the tables in this process."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def enter_voice(self, code: str, token: str, transport: VoiceTransport) -> VoiceVisit | None:
        """Start the voice connection of the person with this token, or return None. Raises NoSuchTable."""
        table, person = await self._house.authenticate(code, token)
        if person is None:
            return None
        voices = table.voices
        voices.attach(person.id, transport)
        return _LocalVoice(
            partial(voices.hear, person.id),
            partial(voices.control, person.id),
            partial(voices.detach, person.id, transport),
        )
