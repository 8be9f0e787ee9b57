"""How a table stands at one moment: all that its log tells."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from unspoken.kernel.frame import AnyFrames, Frames
from unspoken.kernel.game import AnyGame, Fact, Millis, Seat
from unspoken.kernel.nothing import no_facts
from unspoken.kernel.session import AnyEntry, AnySession, due
from unspoken.tables.room import Room
from unspoken.tables.talk_messages import Thought

AnswerId: TypeAlias = tuple[Seat, str]
"""An answer, by its seat and its sender's name for it: each is heard once."""


class GameInPlay:
    """The game on the table, its frames, and what bots thought of it so far. It never changes."""

    __slots__ = ("_frames", "due", "game", "session", "settled_with", "thoughts")

    def __init__(
        self,
        game: AnyGame,
        session: AnySession,
        thoughts: tuple[Thought, ...] = (),
        settled_with: frozenset[Seat] | None = None,
    ) -> None:
        self.game = game
        self.session = session
        self.thoughts = thoughts
        self.settled_with = settled_with
        """The people who were here when nature was last asked; None if it was not asked since."""
        self.due = due(game, session)
        """When time brings something, if nobody answers first."""
        self._frames: AnyFrames | None = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameInPlay):
            return NotImplemented
        return (self.game, self.session, self.thoughts) == (other.game, other.session, other.thoughts)

    __hash__ = None  # type: ignore[assignment]  # compared, never looked up

    @property
    def frames(self) -> AnyFrames:
        """What anybody is sent of the game as it stands: made when somebody first looks."""
        if self._frames is None:
            self._frames = Frames(self.game, self.session)
        return self._frames

    def after(
        self, session: AnySession, entry: AnyEntry, people: frozenset[Seat] | None = None
    ) -> GameInPlay:
        """One step on, after which nature had nothing more to say with these people here."""
        if entry.why is None or entry.seat is None:
            return GameInPlay(self.game, session, self.thoughts, people)
        thought = Thought(entry.seat, entry.key or "", entry.why)
        return GameInPlay(self.game, session, (*self.thoughts, thought), people)

    def facts_until(self, later: GameInPlay) -> tuple[Fact, ...]:
        """What everybody has seen happen between this and a later step."""
        if self.game.facts is no_facts:
            return ()
        return self.game.facts(self.frames.public_view, later.frames.public_view)

    def is_settled(self, now: Millis, people: frozenset[Seat]) -> bool:
        """Whether nature would say nothing: it was asked, nobody came or went since, and no time is over."""
        return self.settled_with == people and (self.due is None or now < self.due)


class Snapshot(Struct, frozen=True):
    """The room, and the game on its table if there is one."""

    room: Room
    play: GameInPlay | None = None
