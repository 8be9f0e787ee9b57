"""Screens: second windows for all to see. Each belongs to whoever has put it up, and is nobody itself."""

from __future__ import annotations

from collections.abc import Collection

from unspoken.kernel.codec import encode
from unspoken.tables.messages import Welcome
from unspoken.tables.ports import Line as Connection
from unspoken.tables.room import PersonId
from unspoken.tables.sights import Guest


class Screens:
    """The screens of one table, at most one for each of its people."""

    def __init__(self) -> None:
        self._up: dict[PersonId, Guest] = {}

    def __len__(self) -> int:
        return len(self._up)

    @property
    def lines(self) -> Collection[Guest]:
        """What is sent to an outsider is sent to them."""
        return self._up.values()

    def put_up(self, person: PersonId, line: Connection, code: str) -> None:
        """A new one; an older one of the same person is closed, visibly."""
        older = self._up.get(person)
        if older is not None:
            older.line.end("shown-elsewhere")
        self._up[person] = Guest(person, line)
        line.send(encode(Welcome(code, None)))

    def put_away(self, person: PersonId, line: Connection) -> None:
        """It is gone, if it was the person's newest."""
        screen = self._up.get(person)
        if screen is not None and screen.line is line:
            del self._up[person]

    def see_out(self, members: Collection[PersonId]) -> None:
        """Whoever is no longer of the table takes their screen along."""
        for person in [one for one in self._up if one not in members]:
            self._up.pop(person).line.end("put-away")
