"""When a table wakes by itself: for nature, for bots whose time has come, and for those who are gone."""

from __future__ import annotations

from collections.abc import Callable, Collection

from unspoken.kernel.game import Millis
from unspoken.tables.absence import Absence
from unspoken.tables.bot_seats import BotSeats
from unspoken.tables.bot_talk import BotTalk
from unspoken.tables.clock import TableClock
from unspoken.tables.draft import Draft
from unspoken.tables.ports import Alarm
from unspoken.tables.room import PersonId, Phase
from unspoken.tables.services import Services
from unspoken.tables.snapshot import Snapshot

_RETRY = 2_000
"""Milliseconds until a step of nature or a bot that could not be saved is tried again."""


class Schedule:
    """The table's own time, the bots' plans and people's absences, on one alarm."""

    def __init__(self, services: Services, alarm: Alarm, wake: Callable[[], None]) -> None:
        self._stopwatch = services.stopwatch
        self._alarm = alarm
        self._wake = wake
        self._bots = BotSeats(
            services.bots, services.thinking_limit, services.thoughts, services.bot_troubles, wake
        )
        self._talk = BotTalk(services.stopwatch) if services.bots_talk else None
        self._clock = TableClock(services.stopwatch, Millis(0))
        self.absence = Absence(services.stopwatch)
        self._had_bots = False
        self.stands_still = False
        """Whether the log cannot be written just now: no time passes then."""
        self._is_over = False

    def restart(self, at: Millis) -> None:
        """The table's time stands at what its log tells."""
        self._clock = TableClock(self._stopwatch, at)

    def now(self) -> Millis:
        """The table's time."""
        return self._clock.now()

    @property
    def running(self) -> bool:
        """Whether the table's time runs."""
        return self._clock.running

    @property
    def bots_not_ready(self) -> bool:
        """Whether the table waits for a bot whose models are still being installed."""
        return self._bots.not_ready

    def set(self, snapshot: Snapshot, connected: Collection[PersonId]) -> None:
        """Wake for the next thing that time brings; nothing is due at a table where nobody is."""
        if self._is_over:
            return
        room, play = snapshot.room, snapshot.play
        rests = room.paused or self.stands_still
        self._clock.run(room.phase is Phase.PLAYING and not rests and bool(connected))
        now = self._clock.now()
        delays = self.absence.delays(room, connected)
        if self._clock.running and play is not None and play.due is not None:
            delays.append(play.due - now)
        has_bots = any(chair.bot for chair in room.chairs)
        if has_bots or self._had_bots:  # the last bot that goes is let go
            delays += self._plan_bots(snapshot, now)
        self._had_bots = has_bots
        if self.stands_still:
            delays = [_RETRY]
        self._alarm.set(max(0, min(delays)) if delays and connected else None, self._wake)

    def _plan_bots(self, snapshot: Snapshot, now: Millis) -> list[int]:
        """What bots mean to do and to say; in how many milliseconds."""
        self._bots.plan(snapshot, now, self._clock.running)
        running = self._clock.running and snapshot.play is not None
        delays = [at - now for at in self._bots.dues()] if running else []
        if self._talk is not None:
            self._talk.plan(snapshot)
            delays += self._talk.delays(snapshot)
        return delays

    def retry(self) -> None:
        """Wake soon: what time brought could not be saved."""
        if not self._is_over:
            self._alarm.set(_RETRY, self._wake)

    def stop(self) -> None:
        """Wake for nothing any more."""
        self._is_over = True
        self._alarm.set(None, self._wake)
        self._bots.stop()

    def act(self, draft: Draft, connected: Collection[PersonId], *, may_talk: bool = True) -> None:
        """What time brings: bots sit in for those who are gone, nature moves, and bots answer."""
        self.absence.seat_bots(draft, connected)
        draft.tick()
        self._bots.answer(draft)
        if self._talk is not None:
            self._talk.speak(draft, silent=not may_talk)
