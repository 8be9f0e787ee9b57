"""The table and the agent's own frame as text and as JSON: exactly what a browser in its seat gets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import get_type_hints

import msgspec

from unspoken.agents import questions
from unspoken.client import Frame, Json, Room, Table
from unspoken.kernel.describe import Describer
from unspoken.kernel.game import AnyGame

_LONGEST = 1_500
"""Limit of characters of one field in the text; the structured content has all of them."""
_AND_MORE = " … (the rest is in the structured content)"


class TableView:
    """A table as one agent sees it at one moment."""

    def __init__(self, client: Table, game: AnyGame | None, picture: Callable[[str], str | None]) -> None:
        assert client.room is not None
        self._client = client
        self._room = client.room
        self._game = game
        self._picture = picture

    @property
    def questions(self) -> list[Json]:
        """The questions that the agent may answer now."""
        frame = self._client.frame
        if frame is None or self._game is None or self._room.phase != "playing":
            return []
        return [questions.as_json(self._game, question) for question in frame.asks]

    def as_json(self) -> Json:
        """Return the questions and the frame as JSON for programs."""
        frame, room = self._client.frame, self._room
        fields: Json = {
            "code": room.code,
            "game": room.game,
            "phase": room.phase,
            "paused": room.paused,
            "seat": self._client.seat,
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
        room, seat = self._room, self._client.seat
        yield f"Table {room.code}: {room.game}, {_PHASES.get(room.phase, room.phase)}."
        chairs = [_chair(room, number) for number in range(len(room.chairs))]
        yield f"At the table: {', '.join(chairs) or 'nobody'}."
        yield "You are watching." if seat is None else f"You are {room.chairs[seat].name}, in seat {seat}."
        if room.paused:
            yield "The game is paused."
        rules = ", ".join(f"{name} {value}" for name, value in room.options.items())
        yield f"House rules: {rules or 'the defaults'}."

    def _game_lines(self) -> Iterator[str]:
        frame, game = self._client.frame, self._game
        if frame is None or self._room.phase == "lobby":
            return
        if game is None:
            yield f"This program does not know {self._room.game}: see the frame in the structured content."
            return
        words = Describer([chair.name for chair in self._room.chairs], self._picture)
        yield "\nEverybody sees:"
        yield from _fields(words, game.public, frame.public)
        if frame.private is not None:
            yield "\nYou alone see:"
            yield from _fields(words, game.private, frame.private)
        yield from _standing(frame, words)

    def _questions(self) -> Iterator[str]:
        yield ""
        if self._room.phase == "lobby":
            yield "The game has not started yet: the host starts it. Wait."
        elif self._room.phase == "over":
            yield "The game is over."
        elif not self.questions:
            yield "Nothing to answer right now. Wait."
        yield from (questions.in_words(question) for question in self.questions)


_PHASES = {"lobby": "not yet begun", "playing": "being played", "over": "over"}


def _chair(room: Room, seat: int) -> str:
    chair = room.chairs[seat]
    if chair.bot:
        return f"{chair.name} (a bot)"
    person = next((person for person in room.people if person.id == chair.person), None)
    notes = () if person is None else ("an agent",) * person.agent + ("away",) * (not person.here)
    return f"{chair.name} ({', '.join(notes)})" if notes else chair.name


def _fields(words: Describer, view: Callable[..., object], fields: Json) -> Iterator[str]:
    """Describe the fields of a view, or list them as JSON if the server is newer than this program."""
    try:
        described = words.fields(msgspec.convert(fields, get_type_hints(view)["return"], str_keys=True))
    except msgspec.ValidationError:
        described = {name: msgspec.json.encode(value).decode() for name, value in fields.items()}
    for name, text in described.items():
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
