"""How a table stands at one moment: all that its log tells."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from unspoken.kernel.frame import AnyFrames, Frames
from unspoken.kernel.game import AnyGame, Seat
from unspoken.kernel.session import AnyEntry, AnySession
from unspoken.tables.messages import Thought
from unspoken.tables.room import Room

AnswerId: TypeAlias = tuple[Seat, str]
"""An answer, by its seat and its sender's name for it: each is heard once."""


@dataclass(frozen=True)
class GameInPlay:
    """The game on the table, its frames, and what bots thought of it so far."""

    game: AnyGame
    session: AnySession
    thoughts: tuple[Thought, ...] = ()

    @cached_property
    def frames(self) -> AnyFrames:
        """What anybody is sent of the game as it stands: made when somebody first looks."""
        return Frames(self.game, self.session)

    def after(self, session: AnySession, entry: AnyEntry) -> GameInPlay:
        """One step on."""
        if entry.why is None or entry.seat is None:
            return GameInPlay(self.game, session, self.thoughts)
        thought = Thought(entry.seat, entry.key or "", entry.why)
        return GameInPlay(self.game, session, (*self.thoughts, thought))


@dataclass(frozen=True)
class Snapshot:
    """The room, and the game on its table if there is one."""

    room: Room
    play: GameInPlay | None = None
