"""The table and the agent's own frame as text and as JSON: exactly what a browser in its seat gets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from unspoken.agents import questions
from unspoken.agents.views import decode_view
from unspoken.client import Frame, Json, Room
from unspoken.kernel.describe import Describer
from unspoken.kernel.game import AnyGame

_LONGEST = 1_500
"""Limit of characters of one field in the text; the structured content has all of them."""
_AND_MORE = " … (the rest is in the structured content)"


class TableView:
    """A table as one agent sees it at one moment."""

    def __init__(
        self,
        room: Room,
        seat: int | None,
        frame: Frame | None,
        game: AnyGame | None,
        picture: Callable[[str], str | None],
    ) -> None:
        self._room = room
        self._seat = seat
        self._frame = frame
        self._game = game
        self._picture = picture

    @property
    def questions(self) -> list[Json]:
        """The questions that the agent may answer now."""
        frame = self._frame
        if frame is None or self._game is None or self._room.phase != "playing":
            return []
        return [questions.as_json(self._game, question) for question in frame.asks]

    def as_json(self) -> Json:
        """Return the questions and the frame as JSON for programs."""
        frame, room = self._frame, self._room
        fields: Json = {
            "code": room.code,
            "game": room.game,
            "phase": room.phase,
            "paused": room.paused,
            "seat": self._seat,
            "seats": [chair.name for chair in room.chairs],
            "questions": self.questions,
            "over": room.phase == "over",
        }
        if frame is not None:
            fields["public"], fields["private"] = frame.public, frame.private
            fields["waiting"] = list(frame.waiting)
            fields["may_speak"] = [voice.channel for voice in frame.voices if voice.speak]
            fields["result"] = msgspec.to_builtins(frame.result)
        return fields

    def in_words(self) -> str:
        """Return the table, the views and the questions as text."""
        return "\n".join([*self._table(), *self._game_lines(), *self._questions()])

    def brief(self) -> str:
        """Return the table and the questions as text, without the views."""
        return "\n".join([*self._table(), *self._questions()])

    def _table(self) -> Iterator[str]:
        room, seat = self._room, self._seat
        yield f"Table {room.code}: {room.game}, {_PHASES.get(room.phase, room.phase)}."
        chairs = [_chair(room, number) for number in range(len(room.chairs))]
        yield f"At the table: {', '.join(chairs) or 'nobody'}."
        yield "You are watching." if seat is None else f"You are {room.chairs[seat].name}, in seat {seat}."
        if room.paused:
            yield "The game is paused."
        rules = ", ".join(f"{name} {value}" for name, value in room.options.items())
        yield f"House rules: {rules or 'the defaults'}."

    def _game_lines(self) -> Iterator[str]:
        frame, game = self._frame, self._game
        if frame is None or self._room.phase == "lobby":
            return
        if game is None:
            yield f"This program does not know {self._room.game}: see the frame in the structured content."
            return
        words, part = self._words(), game.agents
        public = decode_view(game.public, frame.public)
        yield "\nEverybody sees:"
        yield from _view(words, part.tell_public, part.told, public, frame.public)
        if frame.private is not None:
            private = decode_view(game.private, frame.private)
            yield "\nYou alone see:"
            yield from _view(words, part.tell_private, part.told, private, frame.private)
        yield from _standing(frame, words)

    def _words(self) -> Describer:
        return Describer([chair.name for chair in self._room.chairs], self._picture)

    def _questions(self) -> Iterator[str]:
        yield ""
        if self._room.phase == "lobby":
            yield "The game has not started yet: the host starts it. Wait."
        elif self._room.phase == "over":
            yield "The game is over."
        elif not self.questions:
            yield "Nothing to answer right now. Wait."
        frame, game = self._frame, self._game
        if self.questions and frame is not None and game is not None:
            notes = questions.Notes(game, frame.public, self._words())
            yield from (questions.in_words(question, notes) for question in self.questions)


_PHASES = {"lobby": "not yet begun", "playing": "being played", "over": "over"}


def _chair(room: Room, seat: int) -> str:
    chair = room.chairs[seat]
    if chair.bot:
        return f"{chair.name} (a bot)"
    person = next((person for person in room.people if person.id == chair.person), None)
    notes = () if person is None else ("an agent",) * person.agent + ("away",) * (not person.here)
    return f"{chair.name} ({', '.join(notes)})" if notes else chair.name


def _view(
    words: Describer,
    tell: Callable[[Any, Describer], Iterable[str]],  # of the game's own view
    told: frozenset[str],
    view: msgspec.Struct | None,
    fields: Json,
) -> Iterator[str]:
    """Describe a view, or list its fields as JSON if the server is newer than this program."""
    if view is None:
        listed = {name: msgspec.json.encode(value).decode() for name, value in fields.items()}
    else:
        yield from tell(view, words)
        listed = {name: text for name, text in words.fields(view).items() if name not in told}
    for name, text in listed.items():
        shown = text if len(text) <= _LONGEST else text[:_LONGEST] + _AND_MORE
        yield f"- {name}: " + shown.replace("\n", "\n    ")


def _standing(frame: Frame, words: Describer) -> Iterator[str]:
    """Describe whom the table waits for, where the agent may speak, and who won."""
    if frame.waiting:
        yield f"\nThe table waits for {words.seats(frame.waiting)}."
    if frame.voices:
        speak = [voice.channel for voice in frame.voices if voice.speak]
        yield (f"You may speak in: {', '.join(speak)}." if speak else "You may not speak now.")
    if frame.result is not None:
        yield f"Won by {words.seats(frame.result.winners)}."
