"""A table during a silent game, where a silent person tries to speak and somebody else tries to hear."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count

from msgspec import structs

from tests.secrecy.every_request import random_request, request_kinds
from tests.secrecy.wire import NoBots, RecordedConnection
from tests.tables.delivery import deliver
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.manner import Manner
from unspoken.kernel.types import Millis, Refused, Seat
from unspoken.tables.rules import replays as replay_rules
from unspoken.tables.rules import tv as tv_rules
from unspoken.tables.rules.arrivals import Arrival, arrive
from unspoken.tables.rules.chairs import seat_of
from unspoken.tables.rules.silence import MOST_SILENT_ACTS, must_be_silent
from unspoken.tables.state.names import token_hash
from unspoken.tables.state.room import PersonId, SharedReplay
from unspoken.tables.state.tv import Tv, TvName
from unspoken.tables.table.table import Table
from unspoken.tables.turn.draft import Draft
from unspoken.tables.wire.door_requests import ChangeCode
from unspoken.tables.wire.messages import AnyRequest, CloseReason, Leave, React, Say, Sit, Skip
from unspoken.tables.wire.voice_messages import SOUND, CloseMicrophone, OpenMicrophone

TV = Tv(TvName("the telly"), "hash")
"""A TV that shows the table."""
_FIRST_ID = 5_000
"""The first id of a second browser; a real server draws random ids."""


class StillBots(NoBots):
    """Bots that never answer during the test."""

    def thinking_time(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance, manner: Manner
    ) -> Millis:
        return Millis(3_600_000)


class RecordedVoice:
    """A voice connection that records everything that it is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.send = self.send_sound = self.sent.append

    def flush(self) -> None:
        """Record the call: nothing may show that a silent person acted."""
        self.sent.append(b"flush")

    def close(self, reason: CloseReason) -> None:
        """Record the reason."""
        self.sent.append(reason.value.encode())


def _packet(chance: Chance, loudness: int) -> bytes:
    """Return a packet of sound with random content."""
    return bytes((SOUND, loudness)) + chance.below(1 << 32).to_bytes(4, "big")


@dataclass
class Clock:
    """The table's stopwatch."""

    now: int = 0

    def __call__(self) -> int:
        return self.now


@dataclass
class World:
    """A table during a silent game: everybody is connected, and a screen and a TV show the table."""

    table: Table
    clock: Clock
    actor: PersonId
    """The person who must be silent, and tries to communicate."""
    listener: PersonId
    """The person who tries to notice the actor, by sending requests."""
    pages: dict[PersonId, RecordedConnection] = field(default_factory=dict)
    voices: dict[PersonId, RecordedVoice] = field(default_factory=dict)
    screen: RecordedConnection = field(default_factory=RecordedConnection)
    second_browsers: dict[PersonId, list[PersonId]] = field(default_factory=dict)
    """The second browsers of the actor and of the listener."""
    marks: dict[PersonId | None, int] = field(default_factory=dict)
    _numbers: Iterator[int] = field(default_factory=count)

    async def begin(self, absent: PersonId | None) -> None:
        """Connect everybody but an absent person, and let the game settle with the people who are there."""
        for person in self.table.snapshot.room.people:
            await self._connect(person.id)
        for owner in (PersonId(0), TV.name):
            await self.table.attach_screen(owner, self.screen)
        if absent is not None:
            self.table.detach(absent, self.pages[absent])
        for _ in range(MOST_SILENT_ACTS):  # after that, no absence of the actor is shown
            await self._reconnect(self.actor)
        await self.table.perform(lambda draft: draft.tick())
        for person in self.table.snapshot.room.people:
            self._connect_voice(person.id)
            self.table.voices.control(person.id, OpenMicrophone("table"))
        self.marks = {person: len(page.sent) for person, page in self.pages.items()}
        self.marks[None] = len(self.screen.sent)

    @property
    def is_silent(self) -> bool:
        """True while the actor must be silent, and no other visible action is possible."""
        room, seat = self.table.snapshot.room, seat_of(self.table.snapshot.room, self.actor)
        if seat is not None and room.chairs[seat].bot and self.actor not in room.standing:
            return False  # the host gave the seat to a bot, and the actor may take it back at any time
        return must_be_silent(room, self.table.snapshot.channels(), seat)

    def sent_to_others(self) -> dict[PersonId | None, list[bytes]]:
        """Return all bytes sent to everybody but the actor since `begin`, and all data that anybody may read.

        The key None stands for the screen and for the results of HTTP requests.
        """
        own = {self.actor, *self.second_browsers.get(self.actor, ())}
        sent: dict[PersonId | None, list[bytes]] = {
            person: [*page.sent[self.marks.get(person, 0) :], *self._heard_by(person)]
            for person, page in self.pages.items()
            if person not in own
        }
        room = self.table.snapshot.room
        links = [(shared.number, shared.names) for shared in room.shared]
        readable = encode((links, room.chairs, room.host, room.door.locked, room.words))
        sent[None] = [*self.screen.sent[self.marks[None] :], readable]
        return sent

    async def speak(self, chance: Chance) -> None:
        """Try one of all ways in which the silent actor could communicate."""
        number = next(self._numbers)
        self.clock.now += 7
        match chance.below(14):
            case 12 | 13:
                self._use_microphone(chance)
            case 0 | 1:
                await self._join(self.actor, f"want {chance.below(1000)}", _FIRST_ID + number)
            case 2 if self.second_browsers.get(self.actor):
                await self._browser_acts(chance.pick(self.second_browsers[self.actor]), chance, number)
            case 3:
                await self._perform(
                    lambda draft: draft.record(*tv_rules.put_away(draft.snapshot(), TV.name, self.actor))
                )
            case 4:
                shared = SharedReplay(1, f"secret {number}", bool(chance.below(2)))
                await self._perform(
                    lambda draft: draft.record(*replay_rules.share(draft.snapshot(), self.actor, shared))
                )
            case 5 | 6:
                await self._reconnect(self.actor)
            case _:
                kinds = [kind for kind in request_kinds() if kind not in self._allowed()]
                await self._request(chance.pick(kinds), chance, f"try {number}")

    async def listen(self, chance: Chance, number: int) -> None:
        """Let the listener try one way to notice the actor; it is the same in both worlds."""
        match chance.below(10):
            case 8 | 9:
                self._everybody_talks(chance)
            case 0:
                await self._join(self.listener, f"browser {number}", 2 * _FIRST_ID + number)
            case 1 if self.second_browsers.get(self.listener):
                await self._browser_acts(chance.pick(self.second_browsers[self.listener]), chance, number)
            case 2:
                await self._reconnect(self.listener)
            case 3:
                self.clock.now += 6_000  # longer than the grace period
                self.table.wake()
                await self.table.perform(lambda _draft: None)
            case _:
                kind = chance.pick([kind for kind in request_kinds() if kind not in (Leave, ChangeCode)])
                await self.request(self.listener, random_request(kind, chance, f"listen {number}"))

    async def request(self, person: PersonId, request: AnyRequest) -> None:
        """Send a request, if the person is still at the table."""
        if any(member.id == person for member in self.table.snapshot.room.people):
            await deliver(self.table, person, request)

    async def _request(self, kind: type, chance: Chance, name: str) -> None:
        request = random_request(kind, chance, name)
        if isinstance(request, Say | React):
            request = structs.replace(request, channel=chance.pick(self._silent_channels()))
        if isinstance(request, Sit):
            request = structs.replace(request, seat=self._free_seat())
        await self.request(self.actor, request)

    def _free_seat(self) -> Seat | None:
        """Return a bot's own seat, or None."""
        chairs = enumerate(self.table.snapshot.room.chairs)
        return next((Seat(seat) for seat, chair in chairs if chair.person is None), None)

    def _silent_channels(self) -> list[str]:
        """Return the channels in which the actor may not speak."""
        seat = seat_of(self.table.snapshot.room, self.actor)
        channels = self.table.snapshot.channels() or ()
        return [channel.name for channel in channels if seat is None or seat not in channel.speakers]

    def _allowed(self) -> tuple[type, ...]:
        """Return the kinds of requests that silence may allow: leave, skip absent people, sit down again."""
        is_seated = seat_of(self.table.snapshot.room, self.actor) is not None
        return (Leave, Skip, Sit) if is_seated else (Leave, Skip)

    def _use_microphone(self, chance: Chance) -> None:
        """Let the silent actor shout, open or close the microphone, or reconnect the voice connection."""
        voices, channel = self.table.voices, chance.pick(self._silent_channels())
        match chance.below(4):
            case 0:
                voices.control(self.actor, CloseMicrophone())
            case 1:
                voices.detach(self.actor, self.voices[self.actor])
                self._connect_voice(self.actor)
            case _:
                voices.control(self.actor, OpenMicrophone(channel))
        for _ in range(chance.below(4)):
            voices.hear(self.actor, _packet(chance, 127))

    def _everybody_talks(self, chance: Chance) -> None:
        """Let everybody but the actor say something at once, louder and louder."""
        people = [person for person in self.voices if person != self.actor]
        for loudness, person in enumerate(people):
            self.table.voices.control(person, OpenMicrophone("table"))
            self.table.voices.hear(person, _packet(chance, loudness))

    def _connect_voice(self, person: PersonId) -> None:
        self.table.voices.attach(person, self.voices.setdefault(person, RecordedVoice()))

    def _heard_by(self, person: PersonId) -> list[bytes]:
        voice = self.voices.get(person)
        return [] if voice is None else voice.sent

    async def _connect(self, person: PersonId) -> None:
        await self.table.attach(person, self.pages.setdefault(person, RecordedConnection()))

    async def _reconnect(self, person: PersonId) -> None:
        """Close a page and open it again; other pages may receive messages in between."""
        self.table.detach(person, self.pages[person])
        await self.table.perform(lambda _draft: None)
        await self._connect(person)

    async def _join(self, owner: PersonId, name: str, browser: int) -> None:
        """Join with a second browser, and connect."""
        arrival = Arrival(name, token_hash(f"token {browser}"), hidden_id=PersonId(browser))
        games = {self.table.snapshot.room.game: self._game}
        await self._perform(lambda draft: draft.record(*arrive(draft.snapshot(), games, arrival)))
        if any(person.id == browser for person in self.table.snapshot.room.people):
            self.second_browsers.setdefault(owner, []).append(PersonId(browser))
            await self._connect(PersonId(browser))

    async def _browser_acts(self, browser: PersonId, chance: Chance, number: int) -> None:
        """Let a second browser do something: any request, or close its page."""
        if chance.below(3) == 0:
            self.table.detach(browser, self.pages[browser])
        else:
            kind = chance.pick(request_kinds())
            await self.request(browser, random_request(kind, chance, f"browser {number}"))

    async def _perform(self, decide: Callable[[Draft], None]) -> None:
        try:
            await self.table.perform(decide)
        except Refused:
            return

    @property
    def _game(self) -> AnyGame:
        play = self.table.snapshot.play
        assert play is not None
        return play.game
