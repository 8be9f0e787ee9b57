"""The state of a table at one moment: its room and its game."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.kernel.frames.frame import AnyFrames, Frames
from unspoken.kernel.game import AnyGame
from unspoken.kernel.parts.talk import Fact, no_facts
from unspoken.kernel.session import AnyEntry, AnySession, due
from unspoken.kernel.types import Channel, Millis, Seat
from unspoken.tables.state.room import Phase, Room
from unspoken.tables.wire.talk_messages import Thought

AnswerId: TypeAlias = tuple[Seat, str]
"""The seat and the sender's id of an answer; each answer is applied once."""


class GameInPlay:
    """The game on the table, its frames, and the bots' reasons so far. Immutable."""

    __slots__ = ("_frames", "due", "game", "moment", "session", "settled_with", "thoughts")

    def __init__(
        self,
        game: AnyGame,
        session: AnySession,
        thoughts: tuple[Thought, ...] = (),
        settled_with: frozenset[Seat] | None = None,
        moment: object = None,
    ) -> None:
        self.game = game
        self.session = session
        self.thoughts = thoughts
        self.settled_with = settled_with
        """The seats of connected people when `settle` last had no events; None if it has not run."""
        self.moment = moment
        """The last state that everybody had time to look at, such as a reveal; None if there was none."""
        self.due = due(game, session)
        """When the game must tick if nobody answers first."""
        self._frames: AnyFrames | None = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameInPlay):
            return NotImplemented
        return (self.game, self.session, self.thoughts) == (other.game, other.session, other.thoughts)

    __hash__ = None  # type: ignore[assignment]  # compared, but never a key

    @property
    def frames(self) -> AnyFrames:
        """The frames of all viewers, created on first use."""
        if self._frames is None:
            self._frames = Frames(self.game, self.session)
        return self._frames

    def after(
        self, session: AnySession, entry: AnyEntry, people: frozenset[Seat] | None = None
    ) -> GameInPlay:
        """Return the game after a step, settled with these people connected."""
        thoughts = thoughts_in(entry)
        added = (*self.thoughts, *thoughts) if thoughts else self.thoughts
        moment = moment_of(self.game, self.session) or self.moment
        return GameInPlay(self.game, session, added, people, moment)

    def facts_until(self, later: GameInPlay) -> tuple[Fact, ...]:
        """Return the public facts between this step and a later one."""
        if self.game.talk.facts is no_facts:
            return ()
        return self.game.talk.facts(self.frames.public_view, later.frames.public_view)

    def is_settled(self, now: Millis, people: frozenset[Seat]) -> bool:
        """True if `settle` need not run: nothing changed since it last returned no events."""
        return self.settled_with == people and (self.due is None or now < self.due)


def moment_of(game: AnyGame, session: AnySession) -> object:
    """Return the state if everybody has time to look at it before the game goes on by itself, else None."""
    return session.state if session.step and game.due(session.state) is not None else None


def thoughts_in(entry: AnyEntry) -> tuple[Thought, ...]:
    """Return the reason of a bot's answer, if the entry has one."""
    if entry.why is None or entry.seat is None:
        return ()
    return (Thought(entry.seat, entry.key or "", entry.why),)


class Snapshot(Struct, frozen=True):
    """The room, and the game on the table, if there is one."""

    room: Room
    play: GameInPlay | None = None

    def channels(self) -> tuple[Channel, ...] | None:
        """Who may speak to whom by the game's rules; None while no game is being played."""
        if self.play is None or self.room.phase is not Phase.PLAYING:
            return None
        return self.play.game.channels(self.play.session.state)
