"""A living table: one thing happens at a time. It is heard, decided, saved, and only then sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from typing import TypeVar

from unspoken.kernel.game import Refused, Seat, Viewer
from unspoken.tables import room_rules
from unspoken.tables.connection import Connection
from unspoken.tables.connections import Connections
from unspoken.tables.dispatch import dispatch
from unspoken.tables.draft import Draft
from unspoken.tables.errors import Conflict, NotSaved
from unspoken.tables.events import CameBack, Spoke
from unspoken.tables.log import LoadedLog, encode_event, replay_log
from unspoken.tables.messages import AnyRequest, CloseReason, FromPerson, Hello, Ok
from unspoken.tables.ports import Alarm, Transport
from unspoken.tables.room import Person, PersonId
from unspoken.tables.schedule import Schedule
from unspoken.tables.services import Services
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
        self._turn = asyncio.Lock()
        self._underway: set[asyncio.Task[object]] = set()
        self._connections = Connections(services.games)
        self._schedule = Schedule(services, alarm, self.wake)
        self._sounds: set[str] = set()
        self._touched = services.stopwatch()
        self._take(loaded, step)

    def _take(self, loaded: LoadedLog, step: int) -> None:
        self.snapshot = loaded.snapshot
        self.step = step
        self._answered = set(loaded.answered)
        self._schedule.restart(loaded.at)
        for one in loaded.snapshot.room.people:
            if one.id not in self._connections.people:
                self._schedule.absence.left(one.id)

    # ---- who is here

    @property
    def connected(self) -> Collection[PersonId]:
        """Who is connected."""
        return self._connections.people.keys()

    @property
    def running(self) -> bool:
        """Whether the table's time runs."""
        return self._schedule.running

    def touch(self) -> None:
        """Somebody asks for this table."""
        self._touched = self._services.stopwatch()

    @property
    def idle(self) -> bool:
        """Nobody is connected, nothing is going on, and nobody has asked for it for a while."""
        unasked = self._services.stopwatch() - self._touched >= _ASLEEP
        return unasked and not self._connections and not self._turn.locked()

    def person(self, token_hash: str) -> Person | None:
        """Whoever proves to be one of the table's people."""
        return next((one for one in self.snapshot.room.people if one.token == token_hash), None)

    def viewer(self, person: PersonId) -> Viewer:
        """The seat from which a person sees, or None."""
        return room_rules.seat_of(self.snapshot.room, person)

    def _members(self) -> frozenset[PersonId]:
        return frozenset(one.id for one in self.snapshot.room.people)

    def _people_here(self) -> frozenset[Seat]:
        """Seats played by people who are here."""
        return frozenset(
            Seat(seat)
            for seat, chair in enumerate(self.snapshot.room.chairs)
            if chair.person in self._connections.people and not chair.bot
        )

    async def attach(self, person: PersonId, transport: Transport) -> None:
        """Somebody's page connects; whoever is back takes the chair back from the bot that sat in."""
        async with self._turn:
            if person not in self._members():
                transport.close(CloseReason.REMOVED)
                return
            self._connections.attach(person, transport, self.snapshot.room)
            self._schedule.absence.returned(person)
            self._show()
        try:
            await self.perform(lambda draft: self._come_back(draft, person))
        except NotSaved as trouble:
            self._tell_host(trouble)

    def _come_back(self, draft: Draft, person: PersonId) -> None:
        seat = room_rules.seat_of(draft.room, person)
        if seat is not None and draft.room.chairs[seat].bot and person in self._connections.people:
            draft.record(CameBack(seat))

    async def detach(self, person: PersonId, transport: Transport) -> None:
        """A connection is gone; if it was the person's newest, so is the person for now."""
        async with self._turn:
            if self._connections.detach(person, transport):
                self._schedule.absence.left(person)
                self._show()

    async def attach_screen(self, person: PersonId, transport: Transport) -> None:
        """Somebody of the table puts up a screen: it is sent what somebody is sent who only watches."""
        async with self._turn:
            if person in self._members():
                self._connections.screens.attach(person, transport, self.code)
                self._show()
            else:
                transport.close(CloseReason.PUT_AWAY)

    def detach_screen(self, person: PersonId, transport: Transport) -> None:
        """A screen is gone."""
        self._connections.screens.detach(person, transport)

    # ---- hear

    async def hear(self, person: PersonId, message: FromPerson) -> None:
        """A message of somebody connected; whatever comes of it is sent."""
        connection = self._connections.people.get(person)
        if connection is not None and not isinstance(message, Hello):
            await asyncio.shield(self._carry(self._hear(connection, message)))

    async def _hear(self, connection: Connection, request: AnyRequest) -> None:
        person = connection.person
        try:
            await self._perform(
                lambda draft: dispatch(draft, self._services, person, request, self._answered)
            )
        except Refused as refused:
            connection.refuse(refused.code, refused.facts, request.id)
        except NotSaved as trouble:
            self._tell_host(trouble)
            connection.refuse("not-saved", {}, request.id)
        else:
            connection.send(Ok(request.id))
            for stranger in self._connections.close_strangers(self._members(), person):
                self._schedule.absence.returned(stranger)

    def wake(self) -> None:
        """The alarm rang: bots sit in for those who are gone, nature moves, and bots answer."""
        self._carry(self._woken())

    async def _woken(self) -> None:
        try:
            await self._perform(lambda draft: self._schedule.act(draft, self.connected))
        except NotSaved as trouble:
            self._tell_host(trouble)
            self._schedule.retry()

    async def perform(self, decide: Callable[[Draft], T]) -> T:
        """Let something happen. It is carried to its end even if whoever asked for it goes away meanwhile."""
        return await asyncio.shield(self._carry(self._perform(decide)))

    def _carry(self, turn: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Something that is carried to its end, whoever waits for it."""
        task = asyncio.ensure_future(turn)
        self._underway.add(task)
        task.add_done_callback(self._underway.discard)
        return task

    # ---- decide, save, send

    async def _perform(self, decide: Callable[[Draft], T]) -> T:
        """One turn of the table; decided anew where another server has written first."""
        async with self._turn:
            for _ in range(_TRIES):
                draft = Draft(self.snapshot, self._schedule.now(), self._people_here(), self._sounds)
                value = decide(draft)
                try:
                    await self._save(draft)
                except Conflict:
                    await self._reload()
                    self._show()
                    continue
                self._send(draft)
                return value
        raise NotSaved("another server keeps writing to this table")

    async def _save(self, draft: Draft) -> None:
        """Only what is in the log is true."""
        if not draft.events:
            return
        records = [encode_event(event) for event in draft.events]
        await self._services.store.append(self.code, self.step, records)
        self.step += len(records)
        self.snapshot = draft.snapshot()
        self._answered.update(draft.answered)

    async def _reload(self) -> None:
        records = await self._services.store.load(self.code)
        self._take(replay_log(records, self._services.games), len(records))

    def _send(self, draft: Draft) -> None:
        """What was said goes to whoever hears it, and what looks different to whoever sees it."""
        room = self.snapshot.room
        for event in draft.events:
            if isinstance(event, Spoke):
                self._connections.broadcast(room, said_message(event.line), event.line.hearers)
        if draft.is_talk_alone:
            self._schedule.set(self.snapshot, self.connected)
        else:
            self._show()
        for reaction, hearers in draft.reactions:
            self._connections.broadcast(room, reaction, hearers)

    def _show(self) -> None:
        """Everybody gets what is new for them, and the table's time is kept anew."""
        self._schedule.set(self.snapshot, self.connected)
        self._connections.show(self.snapshot, self._schedule.now(), self._schedule.running)

    def _tell_host(self, trouble: NotSaved) -> None:
        """The host hears that the log cannot be written: nobody else can do anything about it."""
        log.error("table %s: not saved: %s", self.code, trouble)
        host = self.snapshot.room.host
        connection = None if host is None else self._connections.people.get(host)
        if connection is not None:
            connection.refuse("not-saved", {})

    # ---- recordings

    async def keep_sound(self, sound: str, data: bytes) -> None:
        """Keep a recording for this table alone."""
        await self._services.store.keep_sound(self.code, sound, data)
        self._sounds.add(sound)

    async def remember_sounds(self) -> None:
        """Know again the recordings that were made before the server was restarted."""
        self._sounds |= await self._services.store.sounds(self.code)
