"""A living table: one thing happens at a time. It is heard, decided, saved, and only then sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

from unspoken.kernel.game import Refused, Viewer
from unspoken.tables import room_rules
from unspoken.tables.connection import Connection
from unspoken.tables.connections import Connections
from unspoken.tables.dispatch import dispatch
from unspoken.tables.draft import Draft
from unspoken.tables.errors import Conflict, LostTable, NotSaved
from unspoken.tables.events import Spoke
from unspoken.tables.log import LoadedLog, encode_event, replay_log
from unspoken.tables.log_bounds import LogFull, is_for_moves, need_room
from unspoken.tables.messages import AnyRequest, CloseReason, FromPerson, Hello, Ok
from unspoken.tables.ports import Alarm, Transport
from unspoken.tables.recordings import Recordings
from unspoken.tables.remembering import Remembering
from unspoken.tables.room import Person, PersonId
from unspoken.tables.schedule import Schedule
from unspoken.tables.screens import ScreenOwner, screen_owners
from unspoken.tables.services import Services
from unspoken.tables.standstill import Standstill
from unspoken.tables.turns import Ended, Turns, told
from unspoken.tables.views import said_message

log = logging.getLogger(__name__)
T = TypeVar("T")

_TRIES = 5
_ASLEEP = 120_000
"""Milliseconds after which a table that nobody asks for may go back to the log."""


class Table:
    """One table with all who are at it."""

    def __init__(self, code: str, services: Services, alarm: Alarm, loaded: LoadedLog, step: int) -> None:
        self.code = code
        self._services = services
        self._turns = Turns(code)
        self._reloading: set[asyncio.Task[None]] = set()
        self._connections = Connections(services.games)
        self._schedule = Schedule(services, alarm, self.wake)
        self.recordings = Recordings(code, services.store)
        self._remembering = Remembering(code, services, self.perform)
        self._standstill = Standstill(code, services, self._schedule, self._act)
        self._touched = services.stopwatch()
        self._is_over = False
        self._take(loaded, step)

    def _take(self, loaded: LoadedLog, step: int) -> None:
        self.snapshot = loaded.snapshot
        self.step = step
        self._answered = set(loaded.answered)
        self._schedule.restart(loaded.at)
        self._remembering.again(loaded)
        for one in loaded.snapshot.room.people:
            if one.id not in self._connections.present:
                self._schedule.absence.left(one.id)

    # ---- who is here

    @property
    def connected(self) -> frozenset[PersonId]:
        """Who is connected."""
        return self._connections.present

    def touch(self) -> None:
        """Somebody asks for this table."""
        self._touched = self._services.stopwatch()

    @property
    def idle(self) -> bool:
        """Nobody is connected, nothing is going on, and nobody has asked for it for a while."""
        unasked = self._services.stopwatch() - self._touched >= _ASLEEP
        return unasked and not self._connections and not self._turns.taken

    def person(self, token_hash: str) -> Person | None:
        """Whoever proves to be one of the table's people."""
        return next((one for one in self.snapshot.room.people if one.token == token_hash), None)

    def viewer(self, person: PersonId) -> Viewer:
        """The seat from which a person sees, or None."""
        return room_rules.seat_of(self.snapshot.room, person)

    # ---- who comes and goes

    async def attach(self, person: PersonId, transport: Transport) -> None:
        """Somebody's page connects; whoever is back takes the chair back from the bot that sat in."""

        def come(_draft: Draft) -> None:
            if all(one.id != person for one in self.snapshot.room.people):
                transport.close(CloseReason.REMOVED)
                return
            self._connections.attach(person, transport, self.snapshot.room)
            self._schedule.absence.returned(person)
            self._show()

        await self.perform(come)
        try:
            await self.perform(lambda draft: self._come_back(draft, person))
        except NotSaved as trouble:
            self._report(None, trouble)

    def _come_back(self, draft: Draft, person: PersonId) -> None:
        if person in self.connected:
            draft.record(*room_rules.come_back(draft.room, person))

    def detach(self, person: PersonId, transport: Transport) -> None:
        """A connection is gone; if it was the person's newest, so is the person for now."""

        def go(_draft: Draft) -> None:
            if self._connections.detach(person, transport):
                self._schedule.absence.left(person)
                self._show()

        if not self._is_over:  # else all are gone already
            self._take_turn(go, self._report)

    async def attach_screen(self, owner: ScreenOwner, transport: Transport) -> None:
        """A screen is put up: it is sent what somebody is sent who only watches."""

        def put_up(_draft: Draft) -> None:
            if owner in screen_owners(self.snapshot.room):
                self._connections.attach_screen(owner, transport, self.code)
                self._show()
            else:
                transport.close(CloseReason.PUT_AWAY)

        await self.perform(put_up)

    def detach_screen(self, owner: ScreenOwner, transport: Transport) -> None:
        """A screen is gone; one that still waits for its turn is gone after it."""
        if not self._is_over:
            self._take_turn(lambda _draft: self._connections.detach_screen(transport), self._report)

    def end(self) -> None:
        """Live elsewhere: nothing happens here any more, and whoever is here is told to come back."""
        self._is_over = True
        self._schedule.stop()
        self._connections.close_all(CloseReason.CLOSING)

    # ---- hear

    def hear(self, person: PersonId, message: FromPerson, replied: Callable[[], None]) -> None:
        """A message of somebody connected; whatever comes of it is sent, and then `replied` is called."""
        connection = self._connections.of(person)
        if connection is None or isinstance(message, Hello):
            replied()
            return

        def ended(_value: None, trouble: Exception | None) -> None:
            self._reply(connection, person, message, trouble)
            replied()

        self._take_turn(lambda draft: dispatch(draft, self._services, person, message, self._answered), ended)

    def _reply(
        self, connection: Connection, person: PersonId, request: AnyRequest, trouble: Exception | None
    ) -> None:
        match trouble:
            case None:
                connection.send(Ok(request.id))
                self._connections.close_strangers(self.snapshot.room, person)
            case Refused(code=code, facts=facts):
                connection.refuse(code, facts, request.id)
            case _:
                self._report(None, trouble)
                connection.refuse("not-saved", {}, request.id)

    def wake(self) -> None:
        """The alarm rang: time brings something, unless the table stands still and has to look first."""
        if not self._standstill.look():
            self._act()

    def _act(self) -> None:
        """Bots sit in for those who are gone, nature moves, and bots answer."""
        talk = not is_for_moves(self.step)
        self._take_turn(lambda draft: self._schedule.act(draft, self.connected, may_talk=talk), self._woken)

    def _woken(self, _value: None, trouble: Exception | None) -> None:
        if isinstance(trouble, LogFull):
            log.warning("table %s stands still: its log is full", self.code)
        elif trouble is not None:
            self._report(None, trouble)
            self._schedule.retry()

    async def perform(self, decide: Callable[[Draft], T]) -> T:
        """Let something happen. It is carried to its end even if whoever asked for it goes away meanwhile."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._take_turn(decide, told(done))
        return await done

    # ---- decide, save, send

    def _take_turn(self, decide: Callable[[Draft], T], ended: Ended[T]) -> None:
        """Whatever happens at a table is decided when its turn comes, and not before."""
        self._turns.take(lambda: self._decide(decide, ended, _TRIES))

    def _decide(self, decide: Callable[[Draft], T], ended: Ended[T], tries: int) -> None:
        if self._is_over:  # perhaps while this turn was waiting
            self._turns.end(ended, None, LostTable(f"{self.code} lives elsewhere now"))
            return
        draft = Draft(
            self.snapshot,
            self._schedule.now(),
            self._connections.people_in(self.snapshot.room.chairs),
            self.recordings.names,
        )
        try:
            value = decide(draft)
            need_room(self.step, draft.events)
            records = [encode_event(event) for event in draft.events]
        except Exception as trouble:  # noqa: BLE001  (whoever took the turn is told, and the table goes on)
            self._turns.end(ended, None, trouble)
            return
        if not records:
            self._send(draft)
            self._turns.end(ended, value, None)
            return

        def saved(trouble: Exception | None) -> None:
            if isinstance(trouble, Conflict):
                self._reload_and_decide(decide, ended, tries - 1)
                return
            if trouble is None:
                self._make_true(draft, len(records))
                self._send(draft)
            self._turns.end(ended, value, trouble)

        self._services.store.write(self.code, self.step, records, saved)

    def _make_true(self, draft: Draft, records: int) -> None:
        """Only what is in the log is true, and a table whose log can be written goes on."""
        self._schedule.stands_still = False
        self.step += records
        self.snapshot = draft.snapshot()
        self._answered.update(draft.answered)
        self._schedule.absence.follow(draft.events)
        self._remembering.after(draft)

    def _reload_and_decide(self, decide: Callable[[Draft], T], ended: Ended[T], tries: int) -> None:
        """Another server has written first: read what it wrote, and decide anew."""

        async def reload() -> None:
            try:
                records = await self._services.store.load(self.code)
                self._take(replay_log(records, self._services.games), len(records))
                self._show()
            except Exception as trouble:  # noqa: BLE001  (as above)
                self._turns.end(ended, None, trouble)
            else:
                if tries:
                    self._decide(decide, ended, tries)
                else:
                    self._turns.end(ended, None, NotSaved("another server keeps writing to this table"))

        task = asyncio.ensure_future(reload())
        self._reloading.add(task)
        task.add_done_callback(self._reloading.discard)

    def _send(self, draft: Draft) -> None:
        """What was said goes to whoever hears it, and what looks different to whoever sees it."""
        room = self.snapshot.room
        try:
            for event in draft.events:
                if isinstance(event, Spoke):
                    self._connections.broadcast(room, said_message(event.line), event.line.hearers)
            if draft.is_talk_alone and not self._connections.must_show(self._schedule):
                self._schedule.set(self.snapshot, self.connected)
            else:
                self._show()
            for reaction, hearers in draft.reactions:
                self._connections.broadcast(room, reaction, hearers)
        except Exception as trouble:  # noqa: BLE001  (what cannot be shown has happened: the table goes on)
            self._report(None, trouble)

    def _show(self) -> None:
        """Everybody gets what is new for them, and the table's time is kept anew."""
        self._schedule.set(self.snapshot, self.connected)
        self._connections.show(self.snapshot, self._schedule)

    def _report(self, _value: object, trouble: Exception | None) -> None:
        """Trouble that is nobody's fault; of a log that cannot be written the host hears, and all see it."""
        if isinstance(trouble, NotSaved):
            self._standstill.begin(trouble)
            self._connections.refuse(self.snapshot.room.host, "not-saved")
            self._show()
        elif trouble is not None:
            log.error("table %s met what nobody foresaw", self.code, exc_info=trouble)
