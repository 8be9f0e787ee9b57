"""Decides who is shown as connected, so that silent people cannot signal by disconnecting."""

from __future__ import annotations

from collections import Counter

from unspoken.tables.log.snapshot import Snapshot
from unspoken.tables.rules.silence import MOST_SILENT_ACTS, silent_people
from unspoken.tables.state.room import Chair, PersonId


class ShownPresence:
    """Who is shown as connected. The views, the game and the clock use this instead of the connections.

    People who must be silent could send signals by closing and reopening their page. So a silent player's
    absence is shown only a few times in each game, and after that only when a bot sits in. The absence of a
    spectator, or of a player who stood up, is shown when the silence is over.
    """

    def __init__(self) -> None:
        self._shown: frozenset[PersonId] | None = None
        self._chairs: tuple[Chair, ...] = ()
        self._replaced: frozenset[PersonId | None] = frozenset()
        """The players for whom bots sat in at the last update."""
        self._game = 0
        self._absences: Counter[PersonId] = Counter()
        """How often each silent player was shown as absent in this game."""

    def update(self, snapshot: Snapshot, present: frozenset[PersonId]) -> frozenset[PersonId]:
        """Return who is shown as connected from now on."""
        room = snapshot.room
        if present is self._shown and room.chairs is self._chairs:
            return present
        self._chairs = room.chairs
        if self._game != room.games_begun:
            self._game, self._absences = room.games_begun, Counter()
        silent = silent_people(room, snapshot.channels())
        playing = {chair.person for chair in room.chairs if not chair.bot}
        replaced = frozenset(chair.person for chair in room.chairs if chair.bot) - set(room.standing)
        newly_replaced, self._replaced = replaced - self._replaced, replaced
        if self._shown is None:  # the table was just loaded: nobody has noticed anything yet
            self._shown = present | {person.id for person in room.people if person.id not in playing}
        frozen = silent - newly_replaced
        shown = set(self._shown & frozen | present - frozen)
        for person in frozen & playing:
            if person in present:
                shown.add(person)
            elif person in shown and self._absences[person] < MOST_SILENT_ACTS:
                self._absences[person] += 1
                shown.discard(person)
        self._shown = present if shown == present else frozenset(shown)
        return self._shown
