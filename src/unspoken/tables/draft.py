"""What is about to happen at a table: worked out on a draft, saved, and only then true."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from unspoken.kernel.codec import decode_command, decode_options, encode
from unspoken.kernel.game import AnyGame, Channel, Millis, Refused, Seat, Viewer, Why
from unspoken.kernel.session import Entry, Session, open_session, skip, submit, tick
from unspoken.tables.deeds import Began, Deed, Finished, Moved, apply
from unspoken.tables.messages import Reacted, Thought
from unspoken.tables.ports import Library
from unspoken.tables.room import Phase, Played, Room

AnySession: TypeAlias = Session[Any, Any, Any, Any]
AnyEntry: TypeAlias = Entry[Any, Any]
Heard: TypeAlias = tuple[Seat, str]
"""An answer, by its seat and its sender's name for it: each is heard once."""


@dataclass(frozen=True)
class Play:
    """The game on the table, and what bots thought of it so far."""

    game: AnyGame
    session: AnySession
    thoughts: tuple[Thought, ...] = ()

    def after(self, session: AnySession, entry: AnyEntry) -> Play:
        """One step on."""
        if entry.why is None or entry.seat is None:
            return Play(self.game, session, self.thoughts)
        thought = Thought(entry.seat, entry.key or "", entry.why)
        return Play(self.game, session, (*self.thoughts, thought))


@dataclass(frozen=True)
class Standing:
    """How a table stands: all that its log tells."""

    room: Room
    play: Play | None = None


class Draft:
    """A standing on its way to the next one. Nothing of it is true before it is saved."""

    def __init__(
        self, standing: Standing, now: Millis, people: frozenset[Seat], sounds: Collection[str] = ()
    ) -> None:
        self.room = standing.room
        self.play = standing.play
        self.now = now
        self.people = people
        self.deeds: list[Deed] = []
        self.heard: list[Heard] = []
        self.reactions: list[tuple[Reacted, frozenset[Viewer] | None]] = []
        """Signs that somebody gave, and who sees them; they are not kept."""
        self._sounds = sounds

    def standing(self) -> Standing:
        """How the table will stand."""
        return Standing(self.room, self.play)

    def do(self, *deeds: Deed) -> None:
        """Something happens to the room."""
        for deed in deeds:
            self.room = apply(self.room, deed)
            self.deeds.append(deed)

    def channels(self) -> tuple[Channel, ...] | None:
        """Who may speak to whom by the game's rules; None while no game is on."""
        if self.play is None or self.room.phase is not Phase.PLAYING:
            return None
        return self.play.game.channels(self.play.session.state)

    def begin(self, game: AnyGame, library: Library, seed: bytes) -> None:
        """Start the game that the room has chosen, with those who sit there."""
        options = decode_options(game, self.room.options)
        materials = game.gather(options, library.shelf(frozenset(self.room.seen), self.room.code))
        session = open_session(game, options, materials, len(self.room.chairs), seed, library.digests())
        self.play = Play(game, session)
        self.do(Began(msgspec.Raw(encode(session.header))))
        self.tick()

    def tick(self) -> None:
        """Let nature and the clock move, if they want to."""
        play = self._running()
        if play is not None:
            self._moved(play, *tick(play.game, play.session, self.now, self.people))

    def skip(self) -> None:
        """Wait no longer for anybody."""
        play = self._playing()
        session, entry = skip(play.game, play.session, self.now, self.people)
        if entry is None:
            raise Refused("not-now")
        self._moved(play, session, entry)

    def hear(self, seat: Seat, key: str, raw: msgspec.Raw, nonce: str) -> None:
        """A person's answer, as it came over the wire."""
        play = self._playing()
        try:
            command = decode_command(play.game, raw)
        except (ValueError, RecursionError) as wrong:  # no JSON, no command, no UTF-8, or nested without end
            raise Refused("unreadable") from wrong
        if not set(play.game.sounds(command)) <= set(self._sounds):
            raise Refused("no-such-recording")
        self.answer(seat, key, command, nonce)

    def answer(
        self, seat: Seat, key: str, command: object, nonce: str | None = None, why: Why | None = None
    ) -> None:
        """An answer; the table ticks to now first, so that a late one finds its question gone."""
        self.tick()
        play = self._playing()
        session, entry = submit(
            play.game, play.session, seat, key, command, self.now, self.people, nonce, why
        )
        self._moved(play, session, entry)
        if nonce is not None:
            self.heard.append((seat, nonce))

    def _running(self) -> Play | None:
        on = self.room.phase is Phase.PLAYING and not self.room.paused
        return self.play if on else None

    def _playing(self) -> Play:
        if self.room.paused:
            raise Refused("paused")
        play = self._running()
        if play is None:
            raise Refused("not-playing")
        return play

    def _moved(self, play: Play, session: AnySession, entry: AnyEntry | None) -> None:
        if entry is None:
            return
        self.play = play.after(session, entry)
        self.do(Moved(entry.at, msgspec.Raw(encode(entry))))
        outcome = play.game.outcome(session.state)
        if outcome is not None:
            names = tuple(chair.name for chair in self.room.chairs)
            played = Played(play.game.name, names, tuple(sorted(outcome.winners)), outcome.scores)
            self.do(Finished(played, play.game.seen(session.state)))
