"""A living table: one thing happens at a time, is saved, and only then sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Mapping
from typing import TypeVar

from unspoken.kernel.codec import encode
from unspoken.kernel.frame import frames
from unspoken.kernel.game import Refused, Seat, Viewer
from unspoken.kernel.session import due
from unspoken.tables import lobby
from unspoken.tables.absence import Absence
from unspoken.tables.botseats import BotSeats
from unspoken.tables.clock import TableClock
from unspoken.tables.company import Company
from unspoken.tables.deeds import CameBack, Spoke
from unspoken.tables.draft import Draft, Standing
from unspoken.tables.errors import Conflict, NotSaved
from unspoken.tables.hearing import Message, act
from unspoken.tables.log import Told, record, tell
from unspoken.tables.messages import FromPerson, Hello, Ok, Welcome
from unspoken.tables.ports import Alarm
from unspoken.tables.ports import Line as Connection
from unspoken.tables.room import Person, PersonId, Phase, Room
from unspoken.tables.sights import Guest, room_view, said, talk
from unspoken.tables.surroundings import Surroundings

log = logging.getLogger(__name__)
T = TypeVar("T")

_TRIES = 5
_ASLEEP = 120_000
"""Milliseconds after which a table that nobody asks for may go back to the log."""
_RETRY = 2_000
"""Milliseconds until a step of nature or a bot that could not be saved is tried again."""


class Table:
    """One table with all who are at it."""

    def __init__(self, code: str, house: Surroundings, alarm: Alarm, told: Told, step: int) -> None:
        self.code = code
        self._house = house
        self._alarm = alarm
        self._turn = asyncio.Lock()
        self._underway: set[asyncio.Task[object]] = set()
        self._company = Company()
        self._absence = Absence(house.stopwatch)
        self._bots = BotSeats(house.bots)
        self._sounds: set[str] = set()
        self._touched = house.stopwatch()
        self._seen: tuple[Room, frozenset[PersonId], bytes] | None = None
        """The room as it was last sent, for whom it was, and its bytes."""
        self._take(told, step)

    def _take(self, told: Told, step: int) -> None:
        self.standing = told.standing
        self.step = step
        self._heard = set(told.heard)
        self.clock = TableClock(self._house.stopwatch, told.at)
        for one in told.standing.room.people:
            if one.id not in self._company.guests:
                self._absence.went(one.id)

    # ---- who is here

    @property
    def guests(self) -> Mapping[PersonId, Guest]:
        """Who is connected."""
        return self._company.guests

    def touch(self) -> None:
        """Somebody asks for this table."""
        self._touched = self._house.stopwatch()

    @property
    def idle(self) -> bool:
        """Nobody is connected, nothing is going on, and nobody has asked for it for a while."""
        unasked = self._house.stopwatch() - self._touched >= _ASLEEP
        return unasked and not self._company and not self._turn.locked()

    def person(self, token_hash: str) -> Person | None:
        """Whoever proves to be one of the table's people."""
        return next((one for one in self.standing.room.people if one.token == token_hash), None)

    def _members(self) -> frozenset[PersonId]:
        return frozenset(one.id for one in self.standing.room.people)

    def viewer(self, person: PersonId) -> Viewer:
        """The seat from which a person sees, or None."""
        return lobby.seat_of(self.standing.room, person)

    def people_here(self) -> frozenset[Seat]:
        """Seats played by people who are here."""
        return frozenset(
            Seat(seat)
            for seat, chair in enumerate(self.standing.room.chairs)
            if chair.person in self._company.guests and not chair.bot
        )

    async def attach(self, person: PersonId, line: Connection) -> None:
        """Somebody's page connects; an older one of the same person is closed, visibly."""
        async with self._turn:
            if person not in self._members():
                line.end("removed")
                return
            older = self._company.guests.get(person)
            if older is not None:
                older.line.end("taken-over")
            guest = Guest(person, line)
            self._company.guests[person] = guest
            self._absence.came(person)
            line.send(encode(Welcome(self.code, person)))
            line.send(talk(self.standing.room, self.viewer(person)))
            self._send()
        try:
            await self.perform(lambda draft: self._come_back(draft, person))
        except NotSaved as trouble:
            self._tell_trouble(trouble)

    def _come_back(self, draft: Draft, person: PersonId) -> None:
        """Whoever is back takes the chair back from the bot that sat in."""
        seat = lobby.seat_of(draft.room, person)
        if seat is not None and draft.room.chairs[seat].bot and person in self._company.guests:
            draft.do(CameBack(seat))

    async def detach(self, person: PersonId, line: Connection) -> None:
        """A connection is gone; if it was the person's newest, so is the person for now."""
        async with self._turn:
            guest = self._company.guests.get(person)
            if guest is not None and guest.line is line:
                del self._company.guests[person]
                self._absence.went(person)
                self._send()

    async def show(self, person: PersonId, line: Connection) -> None:
        """Somebody of the table puts up a screen: it is sent what somebody is sent who only watches."""
        async with self._turn:
            if person in self._members():
                self._company.screens.put_up(person, line, self.code)
                self._send()
            else:
                line.end("put-away")

    def put_away(self, person: PersonId, line: Connection) -> None:
        """A screen is gone."""
        self._company.screens.put_away(person, line)

    # ---- what happens

    async def perform(self, act: Callable[[Draft], T]) -> T:
        """Let something happen: worked out on a draft, saved, then true, then sent.

        It is carried to its end even if whoever asked for it goes away meanwhile.
        """
        return await asyncio.shield(self._carry(self._perform(act)))

    def _carry(self, deed: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Something that is carried to its end, whoever waits for it."""
        task = asyncio.ensure_future(deed)
        self._underway.add(task)
        task.add_done_callback(self._underway.discard)
        return task

    async def _perform(self, act: Callable[[Draft], T]) -> T:
        async with self._turn:
            for _ in range(_TRIES):
                draft = Draft(self.standing, self.clock.now(), self.people_here(), self._sounds)
                value = act(draft)
                try:
                    await self._save(draft)
                except Conflict:
                    await self._reload()
                    self._send()
                    continue
                self._send()
                for reaction, hearers in draft.reactions:
                    self._company.tell(self.standing.room, reaction, hearers)
                return value
        raise NotSaved("another server keeps writing to this table")

    async def _save(self, draft: Draft) -> None:
        if not draft.deeds:
            return
        records = [record(deed) for deed in draft.deeds]
        await self._house.store.append(self.code, self.step, records)
        self.step += len(records)
        self.standing = draft.standing()
        self._heard.update(draft.heard)
        for deed in draft.deeds:
            if isinstance(deed, Spoke):
                self._company.tell(self.standing.room, said(deed.line), deed.line.hearers)

    async def _reload(self) -> None:
        records = await self._house.store.load(self.code)
        self._take(tell(records, self._house.games), len(records))

    async def hear(self, person: PersonId, message: FromPerson) -> None:
        """A message of somebody connected; whatever comes of it is sent."""
        guest = self._company.guests.get(person)
        if guest is not None and not isinstance(message, Hello):
            await asyncio.shield(self._carry(self._hear(guest, message)))

    async def _hear(self, guest: Guest, message: Message) -> None:
        person = guest.person
        try:
            await self._perform(lambda draft: act(draft, self._house, person, message, self._heard))
        except Refused as no:
            guest.refuse(no.code, no.facts, message.id)
        except NotSaved as trouble:
            self._tell_trouble(trouble)
            guest.refuse("not-saved", {}, message.id)
        else:
            guest.line.send(encode(Ok(message.id)))
            for gone in self._company.see_out(self._members(), person):
                self._absence.came(gone)

    # ---- recordings

    async def keep_sound(self, sound: str, data: bytes) -> None:
        """Keep a recording for this table alone."""
        await self._house.store.keep_sound(self.code, sound, data)
        self._sounds.add(sound)

    async def remember_sounds(self) -> None:
        """Know again the recordings that were made before the server was restarted."""
        self._sounds |= await self._house.store.sounds(self.code)

    # ---- time, and those who are gone

    def wake(self) -> None:
        """The alarm rang."""
        self._carry(self._woken())

    async def _woken(self) -> None:
        try:
            await self._perform(self._act_of_time)
        except NotSaved as trouble:
            self._tell_trouble(trouble)
            self._alarm.set(_RETRY, self.wake)

    def _act_of_time(self, draft: Draft) -> None:
        """Bots sit in for those who are gone, nature moves, and bots whose time has come answer."""
        self._absence.relieve(draft, self._company.guests)
        draft.tick()
        self._bots.answer(draft)

    def _set_alarm(self) -> None:
        """Wake for the next thing that time brings; nothing is due at a table where nobody is."""
        room, play = self.standing.room, self.standing.play
        self.clock.run(room.phase is Phase.PLAYING and not room.paused and bool(self._company.guests))
        now = self.clock.now()
        self._bots.plan(self.standing, now)
        waits = self._absence.waits(room)
        if self.clock.running and play is not None:
            own = due(play.game, play.session)
            waits += [at - now for at in (*self._bots.dues(), *(() if own is None else (own,)))]
        self._alarm.set(max(0, min(waits)) if waits and self._company.guests else None, self.wake)

    # ---- what is sent

    def _send(self) -> None:
        """Everybody gets what is new for them; then the alarm is set anew."""
        self._set_alarm()
        standing = self.standing
        view = self._room_view()
        lines = list(self._company.lines(standing.room))
        shown = self._frames(standing, {viewer for _, viewer in lines})
        now, running = self.clock.now(), self.clock.running
        for guest, viewer in lines:
            guest.show_room(view)
            if shown:
                guest.show_frame(shown[viewer], now, running)
            guest.show_whys(standing)

    def _room_view(self) -> bytes:
        """The table itself; most steps are the game's and leave it as it was."""
        room, here = self.standing.room, frozenset(self._company.guests)
        if self._seen is None or self._seen[0] is not room or self._seen[1] != here:
            self._seen = room, here, room_view(room, self._house.games, here)
        return self._seen[2]

    def _frames(self, standing: Standing, viewers: Collection[Viewer]) -> dict[Viewer, bytes]:
        if standing.play is None or standing.room.phase is Phase.LOBBY:
            return {}
        return frames(standing.play.game, standing.play.session, viewers)

    def _tell_trouble(self, trouble: NotSaved) -> None:
        """The host hears that the log cannot be written: nobody else can do anything about it."""
        log.error("table %s: not saved: %s", self.code, trouble)
        host = (
            self._company.guests.get(self.standing.room.host) if self.standing.room.host is not None else None
        )
        if host is not None:
            host.refuse("not-saved", {})
