"""When a table acts without a request: for timeouts, for bots, and for people who are absent."""

from __future__ import annotations

from collections.abc import Callable, Collection

from unspoken.kernel.types import Millis, Viewer
from unspoken.tables.bots.seats import BotSeats
from unspoken.tables.bots.talk import BotTalk
from unspoken.tables.log.snapshot import Snapshot
from unspoken.tables.ports import Alarm, Seconds
from unspoken.tables.rules import days as day_rules
from unspoken.tables.state.room import PersonId, Phase, Room
from unspoken.tables.table.services import Services
from unspoken.tables.turn.absence import Absence
from unspoken.tables.turn.clock import TableClock
from unspoken.tables.turn.deadlines import end_lapsed_questions, pass_deadlines
from unspoken.tables.turn.draft import Draft

_HOUR = 3_600_000
_RETRY = 2_000
"""Milliseconds until a turn that could not be saved is tried again."""


class Schedule:
    """The table's clock, the bots and people's absences, with one alarm for all of them."""

    def __init__(self, services: Services, alarm: Alarm, wake: Callable[[], None]) -> None:
        self._stopwatch = services.stopwatch
        self._services = services
        self._alarm = alarm
        self._wake = wake
        self._bots = BotSeats(
            services.bots, services.thinking_limit, services.thoughts, services.bot_troubles, wake
        )
        self._talk = BotTalk(services.stopwatch) if services.bots_talk else None
        self._clock = TableClock(services.stopwatch, Millis(0))
        self.absence = Absence(services.stopwatch)
        self.is_busy = False
        """True if something happens soon, although nobody is connected: a reveal ends, or a bot answers."""
        self._had_bots = False
        self._turn_due: int | None = None
        """Stopwatch time at which a turn must be taken; None if no turn is scheduled."""
        self.stands_still = False
        """True while the log cannot be written. The table's time stops meanwhile."""
        self._is_stopped = False

    def restart(self, at: Millis) -> None:
        """Set the table's time to that of its log."""
        self._clock = TableClock(self._stopwatch, at)

    def now(self) -> Millis:
        """The table's time."""
        return self._clock.now()

    @property
    def running(self) -> bool:
        """True if the table's time is running."""
        return self._clock.running

    @property
    def bots_not_ready(self) -> bool:
        """True if the table waits for a bot whose models are still being installed."""
        return self._bots.not_ready

    def set(self, snapshot: Snapshot, connected: Collection[PersonId]) -> None:
        """Start or stop the clock, plan the bots, and set the alarm for the next due time."""
        if self._is_stopped:
            return
        room, play = snapshot.room, snapshot.play
        rests = room.paused or self.stands_still
        self._clock.run(room.phase is Phase.PLAYING and not rests and bool(connected))
        now = self._clock.now()
        delays = self.absence.delays(room, connected)
        thinking: list[int] = []
        if self._clock.running and play is not None and play.due is not None:
            delays.append(play.due - now)
        bots = [chair for chair in room.chairs if chair.bot]
        has_bots = bool(bots) or day_rules.has_lapsed(room)
        if has_bots or self._had_bots:  # once more after the last bot has left, to cancel its thinking
            self._bots.plan(snapshot, now, self._clock.running)
            if self._clock.running and play is not None:
                delays += (at - now for at in self._bots.answers_due())
                thinking += (at - now for at in self._bots.thinking_due())
            if self._talk is not None:
                self._talk.plan(snapshot)
                delays += self._talk.delays(snapshot)
        self._had_bots = has_bots
        self.is_busy = room.by_days and self._clock.running and bool(delays or thinking)
        delays += self._day_delays(snapshot)
        self._turn_due = self._stopwatch() + min(delays) if delays else None
        delays += thinking
        if self.stands_still:
            delays = [_RETRY]
        self._alarm.set(max(0, min(delays)) if delays and connected else None, self._wake)

    def next_wake(self, snapshot: Snapshot) -> Seconds | None:
        """Return when a table without connections must be loaded again, by the calendar; None if never."""
        return day_rules.next_time(snapshot.room, snapshot.play, self._services.uptime.since())

    def own_deadline(self, room: Room, seat: Viewer) -> Seconds | None:
        """Return until when the table waits for this seat, by the calendar."""
        if room.days is None or seat is None:
            return None
        return day_rules.own_deadline(room, seat, self._services.uptime.since())

    def _day_delays(self, snapshot: Snapshot) -> list[int]:
        """Return the milliseconds until a deadline of a game by days: at most an hour, as clocks differ."""
        if not snapshot.room.by_days or self.stands_still:
            return []
        at = self.next_wake(snapshot)
        return [] if at is None else [min(_HOUR, max(0, 1000 * (at - self._services.calendar())))]

    def is_turn_due(self) -> bool:
        """True if a bot has answered, or if the scheduled time of a turn has come."""
        return self._bots.have_answers or (self._turn_due is not None and self._turn_due <= self._stopwatch())

    def start_thinking(self, snapshot: Snapshot) -> None:
        """Let every bot whose pause is over start to think. The snapshot must be saved."""
        if self._clock.running and snapshot.play is not None:
            self._bots.start_thinking(snapshot.play, self._clock.now(), snapshot.room.manner)

    def retry(self) -> None:
        """Set the alarm to try again soon, because the last turn could not be saved."""
        if not self._is_stopped:
            self._alarm.set(_RETRY, self._wake)

    def stop(self) -> None:
        """Cancel the alarm and the bots' thinking."""
        self._is_stopped = True
        self._alarm.set(None, self._wake)
        self._bots.stop()

    def act(self, draft: Draft, connected: Collection[PersonId], *, may_talk: bool = True) -> None:
        """Let bots replace absent people, apply timeouts, and record the answers and remarks of bots."""
        self.absence.seat_bots(draft, connected)
        draft.tick()
        if draft.room.by_days:
            pass_deadlines(draft, self._services.day_clock())
        self._bots.answer(draft)
        if draft.room.by_days:
            end_lapsed_questions(draft)
        if self._talk is not None:
            self._talk.speak(draft, silent=not may_talk)
