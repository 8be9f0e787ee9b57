"""Follows all tables from the outside, and notes each violated claim."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bench.simulation.days.clock import DAY, HOUR, VirtualClock
from bench.simulation.days.push_witness import PushWitness
from unspoken.tables.log.apply import apply
from unspoken.tables.log.events import Began, Paused
from unspoken.tables.log.log import decode_events
from unspoken.tables.rules.days import GRACE_HOURS
from unspoken.tables.rules.waking_hours import HOURS_A_DAY
from unspoken.tables.state.days import Deadline, Lapsed
from unspoken.tables.state.room import PersonId, Phase, Room

_SLACK = 2 * HOUR
"""The watch checks every ten minutes, and a disk may be full for an hour."""
_CLOCK_SLACK = 4 * DAY
"""A calendar that is set back may prolong a deadline by at most this."""
_MOST_LOADS = 12
"""Loads of a table while nothing happens there; each start of the server, and each jump of its calendar, may
cost one."""
_MOST_VISITS = 6
"""Visits of players after which a pause must have ended, even if the host is gone."""

Question = tuple[int, str]


class Waiting:
    """A question for which a table waits: when it was opened, and of what the person was reminded."""

    def __init__(self, opened: int) -> None:
        self.opened = opened
        self.lapsed: int | None = None
        self.reminded: set[str] = set()


class TableWitness:
    """What is known about one table."""

    def __init__(self) -> None:
        self.room = Room("", "")
        self.records = 0
        self.changed = 0
        """The true time of the last record."""
        self.open: dict[Question, Waiting] = {}
        self.before_pause: dict[Question, Waiting] = {}
        self.loads = 0
        self.visits_in_pause = 0

    @property
    def waits(self) -> bool:
        """True if a game by days goes on in which at least one person plays."""
        room = self.room
        return room.by_days and not room.paused and any(not chair.bot for chair in room.chairs)

    def owner(self, question: Question) -> PersonId | None:
        """Return the person who is asked."""
        return self.room.chairs[question[0]].person


class Witness:
    """What is known about all tables of a server, and the violated claims."""

    def __init__(self, clock: VirtualClock, is_connected: Callable[[str, PersonId], bool]) -> None:
        self.clock = clock
        self._is_connected = is_connected
        self.tables: dict[str, TableWitness] = {}
        self.violations: list[str] = []
        self.pushes = PushWitness(clock, is_connected, self.violated)
        self.opened: str | None = None
        """The table that a person opens at this moment."""
        self.reminders = 0
        self.lapses = 0
        self.games = 0
        self.started = clock.true
        """When the server was started, or its calendar jumped ahead: the true time."""
        self.disturbed = clock.true
        """The last fault of any kind."""

    def violated(self, code: str, what: str) -> None:
        """Note that a claim does not hold."""
        self.violations.append(f"table {code}, hour {self.clock.millis // 3_600_000}: {what}")

    # ---- what the store does

    def saved(self, table: str, records: Sequence[bytes]) -> None:
        """Follow the events of a table."""
        known = self.tables.setdefault(table, TableWitness())
        known.records += len(records)
        known.changed, known.loads = self.clock.true, 0
        for event in decode_events(records):
            if isinstance(event, Began):
                self.games += 1
                known.open, known.before_pause = {}, {}
            if isinstance(event, Paused):
                known.before_pause, known.visits_in_pause = dict(known.open), 0
            if isinstance(event, Lapsed):
                self._lapse(table, known, event)
            known.room = apply(known.room, event)
        self._follow_deadlines(known)

    def loaded(self, table: str) -> None:
        """Count how often the watch loads a table in vain."""
        if table == self.opened:
            return
        known = self.tables[table]
        known.loads += 1
        if known.loads == _MOST_LOADS:
            self.violated(table, "is loaded again and again, although nothing happens")

    def _follow_deadlines(self, known: TableWitness) -> None:
        days = known.room.days
        deadlines: dict[Question, Deadline] = (
            {} if days is None else {(due.seat, due.key): due for due in days.deadlines}
        )
        for question in known.open.keys() - deadlines.keys():
            del known.open[question]
        for question, due in deadlines.items():
            if question not in known.open:
                waiting = known.open[question] = Waiting(self.clock.true)
                if question in known.before_pause:  # the same question as before the pause
                    waiting.reminded = known.before_pause.pop(question).reminded & {"your-turn"}
            if due.lapsed and known.open[question].lapsed is None:
                known.open[question].lapsed = self.clock.true
        if not known.room.paused and deadlines:
            known.before_pause = {}

    def _lapse(self, code: str, known: TableWitness, event: Lapsed) -> None:
        """Check that nobody's time is up too early."""
        self.lapses += 1
        if self.clock.true < self.started + GRACE_HOURS * HOUR:
            self.violated(code, "somebody's time is up right after the server has started")
        assert known.room.days is not None
        for due in known.room.days.deadlines:
            is_late = due.key == event.key and due.seat in event.seats
            if is_late and self.clock.calendar() < due.until:
                self.violated(code, "somebody's time is up too early")

    # ---- reminders

    def reminded(self, kind: str, code: str, person: PersonId) -> None:
        """Check that a person is away, and is not reminded twice of the same decision."""
        self.reminders += 1
        self.pushes.reminded(kind, code, person)
        if self._is_connected(code, person):
            self.violated(code, f"a connected person gets the reminder {kind}")
        if kind == "round-ended":
            return
        known = self.tables[code]
        own = [waiting for question, waiting in known.open.items() if known.owner(question) == person]
        if all(kind in waiting.reminded for waiting in own):
            self.violated(code, f"a person gets the reminder {kind} twice for a decision")
        for waiting in own:
            waiting.reminded.add(kind)

    # ---- every hour

    def look(self) -> None:
        """Check that every table makes progress."""
        for code, known in self.tables.items():
            if known.room.paused and known.visits_in_pause > _MOST_VISITS:
                known.visits_in_pause = 0
                self.violated(code, "nobody can end the pause, because the host is gone")
            if known.waits:
                self._look_at(code, known)

    def _look_at(self, code: str, known: TableWitness) -> None:
        assert known.room.days is not None
        now, hours = self.clock.true, known.room.days.hours
        calm = max(self.disturbed, known.changed) + _SLACK
        grace = self.started + DAY + _SLACK
        if not known.open and now > calm:
            self.violated(code, "a game goes on, but the table waits for nobody")
            known.changed = now
        for question, waiting in known.open.items():
            together = [other.opened for (_, key), other in known.open.items() if key == question[1]]
            limit = max(together) + hours * DAY // HOURS_A_DAY + DAY + _CLOCK_SLACK
            if waiting.lapsed is None and now > max(limit, grace):
                self.violated(code, f"waits too long for seat {question[0]}")
                waiting.opened = now
            if waiting.lapsed is not None and now > max(waiting.lapsed + _SLACK, self.disturbed + _SLACK):
                self.violated(code, f"no bot answers for seat {question[0]}, whose time is up")
                waiting.lapsed = now

    def visited(self, code: str) -> None:
        """Note a visit of a player who stays for a while."""
        self.tables[code].visits_in_pause += 1

    def may_be_deleted(self, code: str) -> bool:
        """True if nobody plays there."""
        known = self.tables[code]
        return not known.waits or known.room.phase is not Phase.PLAYING
