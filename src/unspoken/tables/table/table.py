"""A running table: it receives a request, decides it on a draft, saves the events, and sends the views."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from unspoken.kernel.types import Refused, Viewer
from unspoken.tables.errors import Conflict, LostTable, StoreUnavailable
from unspoken.tables.log.bounds import LogFull, check_size, is_reserved_for_moves
from unspoken.tables.log.log import LoadedLog, encode_event, load_log
from unspoken.tables.ports import Alarm, Transport, resolve
from unspoken.tables.rules.arrivals import come_back
from unspoken.tables.rules.chairs import seat_of
from unspoken.tables.state.names import log_label
from unspoken.tables.state.room import Person, PersonId
from unspoken.tables.table.connections import Connections
from unspoken.tables.table.dispatch import dispatch
from unspoken.tables.table.overview import TableOverview, overview_of
from unspoken.tables.table.recordings import Recordings
from unspoken.tables.table.schedule import Schedule
from unspoken.tables.table.screens import ScreenOwner, screen_owners
from unspoken.tables.table.services import Services
from unspoken.tables.table.standstill import Standstill
from unspoken.tables.table.sync import TableSync
from unspoken.tables.table.weak_calls import call_if_alive, while_alive
from unspoken.tables.turn.draft import Draft
from unspoken.tables.turn.turns import Ended, TableTurn, TurnQueue
from unspoken.tables.voice.voices import Voices
from unspoken.tables.wire.messages import CloseReason, FromPerson, Heartbeat, Hello

log = logging.getLogger(__name__)
T = TypeVar("T")


class Table:
    """One table and its connections. Turns run one after another, in the order in which they were taken."""

    def __init__(self, code: str, services: Services, alarm: Alarm, loaded: LoadedLog, step: int) -> None:
        self.code, self._services = code, services
        this = while_alive(self)
        self._turns = TurnQueue()
        self._reloading: set[asyncio.Task[None]] = set()
        self._connections = Connections(services.games)
        self.schedule = Schedule(services, alarm, call_if_alive(self.wake))
        self.recordings = Recordings(code, services.store)
        self._sync = TableSync(code, services, lambda decide: this().perform(decide))
        self._standstill = Standstill(code, services, self.schedule, call_if_alive(self._act))
        self.voices = Voices(lambda: this().snapshot, services.stopwatch)
        self._is_closed = False
        self._load(loaded, step)

    def _load(self, loaded: LoadedLog, step: int) -> None:
        self.snapshot, self.step = loaded.snapshot, step
        self._answered = set(loaded.answered)
        self.schedule.restart(loaded.at)
        self._sync.resume(loaded, step)
        for person in loaded.snapshot.room.people:
            if person.id not in self._connections.present:
                self.schedule.absence.mark_absent(person.id)

    # ---- who is here

    @property
    def connected(self) -> frozenset[PersonId]:
        """The people who are connected."""
        return self._connections.present

    @property
    def is_quiet(self) -> bool:
        """True if nobody is connected, and no turn is running."""
        return not (self._connections or self.voices or self._turns.is_running)

    def overview(self) -> TableOverview:
        """Return what the operator of the server may know about the table."""
        shown = self._connections.shown(self.snapshot)
        return overview_of(self.snapshot.room, shown, self.schedule, self.step)

    def person(self, token_hash: str) -> Person | None:
        """The person with this token, or None."""
        return next((person for person in self.snapshot.room.people if person.token == token_hash), None)

    def viewer(self, person: PersonId) -> Viewer:
        """The seat whose views a person sees, or None for a spectator."""
        return seat_of(self.snapshot.room, person)

    # ---- connections

    async def attach(self, person: PersonId, transport: Transport) -> None:
        """Connect a person's page. A person who returns takes their chair back from its bot."""

        def connect(_draft: Draft) -> None:
            if all(member.id != person for member in self.snapshot.room.people):
                transport.close(CloseReason.REMOVED)
                return
            self._connections.attach(person, transport, self.snapshot.room)
            self.schedule.absence.clear(person)
            self._services.reminders.cancel(self.code, person)
            self._show()

        await self.perform(connect)
        try:
            await self.perform(lambda draft: self._come_back(draft, person))
        except StoreUnavailable as error:
            self._report(None, error)

    def _come_back(self, draft: Draft, person: PersonId) -> None:
        if person in self.connected:
            draft.record(*come_back(draft.snapshot(), person))

    def detach(self, person: PersonId, transport: Transport) -> None:
        """Remove a closed connection. If it was the person's newest, the person is absent from now on."""

        def disconnect(_draft: Draft) -> None:
            if self._connections.detach(person, transport):
                self.schedule.absence.mark_absent(person)
                self._show()

        if not self._is_closed:
            self._take_turn(disconnect, self._report)

    async def attach_screen(self, owner: ScreenOwner, transport: Transport) -> None:
        """Connect a screen. It gets the messages of a spectator."""

        def connect(_draft: Draft) -> None:
            if owner in screen_owners(self.snapshot.room):
                self._connections.attach_screen(owner, transport, self.code)
                self._show()
            else:
                transport.close(CloseReason.PUT_AWAY)

        await self.perform(connect)

    def detach_screen(self, owner: ScreenOwner, transport: Transport) -> None:
        """Remove a screen's closed connection, after the turn that attaches it."""
        if not self._is_closed:
            self._take_turn(lambda _draft: self._connections.detach_screen(transport), self._report)

    def stop(self) -> None:
        """Take no more turns."""
        self._is_closed = True
        self.schedule.stop()

    def end(self, reason: CloseReason = CloseReason.CLOSING, note: str = "") -> None:
        """Stop, and close all connections: another process owns the table now, or it was closed for good."""
        self.stop()
        self._connections.close_all(reason, note)
        self.voices.close_all(reason)

    # ---- requests and the alarm

    def hear(self, person: PersonId, message: FromPerson, replied: Callable[[], None]) -> None:
        """Take a turn for a message. `replied` is called after the reply was sent."""
        connection = self._connections.of(person)
        if connection is None or isinstance(message, (Hello, Heartbeat)):
            replied()
            return

        def ended(_value: None, error: Exception | None) -> None:
            if isinstance(error, Refused):
                self._services.refusals.add(error.code)
            elif error is not None:
                self._report(None, error)
            connection.reply(message.id, error)
            if error is None:
                self._connections.close_strangers(self.snapshot.room, person)
            replied()

        self._take_turn(lambda draft: dispatch(draft, self._services, person, message, self._answered), ended)

    def wake(self) -> None:
        """Handle the alarm or a bot's answer: take a turn if one is due, and let bots start thinking."""
        if self._standstill.check():
            return
        if self._turns.is_running or self.schedule.is_turn_due():
            self._act()
        else:
            self.schedule.start_thinking(self.snapshot)
            self.schedule.set(self.snapshot, self._connections.watched_by(self.snapshot))

    def _act(self) -> None:
        """Take a turn in which bots replace absent people, timeouts apply, and bots answer."""
        talk = not is_reserved_for_moves(self.step)
        self._take_turn(lambda draft: self.schedule.act(draft, self.connected, may_talk=talk), self._acted)

    def _acted(self, _value: None, error: Exception | None) -> None:
        if isinstance(error, LogFull):
            log.warning("table %s stopped: its log is full", log_label(self.code))
        elif error is not None:
            self._report(None, error)
            self.schedule.retry()

    async def perform(self, decide: Callable[[Draft], T]) -> T:
        """Take a turn and return its result. The turn is completed even if the caller is cancelled."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._take_turn(decide, partial(resolve, done))
        return await done

    # ---- decide, save, send

    def _take_turn(self, decide: Callable[[Draft], T], ended: Ended[T]) -> None:
        """Start a turn now, or queue it behind the running turn."""
        if self._turns.start(turn := TableTurn(decide, ended)):
            self._decide(turn)

    def _decide(self, turn: TableTurn[T]) -> None:
        if self._is_closed:  # the table may have closed while this turn was queued
            self._end_turn(turn, None, LostTable("the table moved to another server"))
            return
        people, today = self._connections.people_in(self.snapshot), self._services.calendar()
        draft = Draft(self.snapshot, self.schedule.now(), people, self.recordings.names, today)
        try:
            value = turn.decide(draft)
            draft.close()
            check_size(self.step, draft.events)
            records = [encode_event(event) for event in draft.events]
        except Exception as error:  # noqa: BLE001  (the turn's callback gets the error)
            self._end_turn(turn, None, error)
            return
        if records:
            saved = self._services.store_watch.measured(partial(self._saved, turn, draft, value))
            self._services.store.write(self.code, self.step, records, saved)
        else:
            self._send(draft)
            self._end_turn(turn, value, None)

    def _saved(self, turn: TableTurn[T], draft: Draft, value: T, error: Exception | None) -> None:
        """Continue a turn after its write. Nothing is sent before the write."""
        if isinstance(error, Conflict):
            self._reload_and_decide(turn._replace(tries=turn.tries - 1))
            return
        if error is None:
            self.schedule.stands_still = False
            self.step += len(draft.events)
            self.snapshot = draft.snapshot()
            self._answered.update(draft.answered)
            self.schedule.absence.follow(draft.events)
            self._sync.follow(draft, self.step)
            draft.reminders.send(self.code, self._services.reminders, self.connected)
            self._send(draft)
        self._end_turn(turn, value, error)

    def _end_turn(self, turn: TableTurn[T], value: T | None, error: Exception | None) -> None:
        """Call the turn's callback, and run the queued turns."""
        try:
            turn.ended(value, error)
        except Exception:
            log.exception("table %s: the callback of a turn failed", log_label(self.code))
        for queued in self._turns.end():
            self._decide(queued)

    def _reload_and_decide(self, turn: TableTurn[T]) -> None:
        """Load the log again after another server wrote to it, and decide on the new state."""

        async def reload() -> None:
            try:
                self._load(*await load_log(self._services.store, self.code, self._services.games))
                self._show()
            except Exception as error:  # noqa: BLE001  (the turn's callback gets the error)
                self._end_turn(turn, None, error)
            else:
                if turn.tries:
                    self._decide(turn)
                else:
                    self._end_turn(turn, None, StoreUnavailable("another server keeps writing to this table"))

        task = asyncio.ensure_future(reload())
        self._reloading.add(task)
        task.add_done_callback(self._reloading.discard)

    def _send(self, draft: Draft) -> None:
        """Send the talk and the changed views of a turn."""
        try:
            self._connections.send_lines(self.snapshot.room, draft.events)
            if draft.is_talk_alone and not self._connections.must_show(self.schedule):
                self.schedule.set(self.snapshot, self._connections.watched_by(self.snapshot))
            else:
                self._show()
            for reaction, hearers in draft.reactions:
                self._connections.broadcast(self.snapshot.room, reaction, hearers)
        except Exception as error:  # noqa: BLE001  (the events are saved, so the table keeps running)
            self._report(None, error)

    def _show(self) -> None:
        """Set the clock and the alarm, and send each connection the views that changed for it."""
        self.schedule.set(self.snapshot, self._connections.watched_by(self.snapshot))
        self._connections.show(self.snapshot, self.schedule)
        self.voices.update()

    def _report(self, _value: object, error: Exception | None) -> None:
        """Log an unexpected error; if the log cannot be written, begin a standstill and show it."""
        if isinstance(error, StoreUnavailable):
            self._standstill.begin(error)
            self._connections.refuse(self.snapshot.room.host, "not-saved")
            self._show()
        elif error is not None:
            log.error("unexpected error at table %s", log_label(self.code), exc_info=error)
