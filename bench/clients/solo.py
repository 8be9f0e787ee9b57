"""A person alone with bots: thinks for a fixed time before each answer, and notes how long they wait."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from enum import Enum
from itertools import pairwise
from time import monotonic

from msgspec import Struct, json

from bench.clients.player import Player
from unspoken.bots.lore.lore import best_lore
from unspoken.bots.player import RANDOM, ChosenBot, decide
from unspoken.content.packs import Packs
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Seat

SEAT = Seat(0)
_NO_LORE = best_lore(Packs({}))


class Cause(Enum):
    """What the table does while a person waits."""

    BOTS = "bots answer"
    TIMER = "a timer runs"
    WATCHING = "bots play while the person may guess"
    TABLE = "nothing"


class Part(Struct, frozen=True):
    """The part of a wait that was spent in one phase of the game."""

    phase: str
    cause: Cause
    millis: int


class Wait(Struct, frozen=True):
    """The time from a person's answer to their next question, in table time."""

    millis: int
    parts: tuple[Part, ...]


class _Question(Struct):
    key: str
    answers: list[str]
    owed: bool = True


class _Public(Struct):
    phase: str
    sky: object = None


class _Frame(Struct):
    public: _Public
    asks: list[_Question] = []
    waiting: list[int] = []
    due: int | None = None
    result: object = None


class _Glimpse(Struct, frozen=True):
    """What a frame shows about the wait."""

    at: int
    phase: str
    cause: Cause


class SoloPerson:
    """Answers questions at random after a fixed time; guesses after each change of Pareidolia's sky."""

    def __init__(self, game: AnyGame, thinking: float, speed: int, number: int) -> None:
        self._game = game
        self._thinking = thinking
        self._speed = speed
        self._number = number
        self._moves = 0
        self._news = asyncio.Event()
        self._glimpses: list[_Glimpse] = []
        self._frame: _Frame | None = None
        self._received = monotonic()
        self._guessed_at: object = None
        """The sky at the last guess."""
        self.player = Player(SEAT, self._look)
        self.waits: list[Wait] = []

    async def play(self) -> None:
        """Play one game after the other until cancelled."""
        while True:
            await self._play_game()
            await self.player.command("reopen")
            self._frame = None
            await self.player.command("start")

    async def _play_game(self) -> None:
        decided: int | None = None  # the wait before the first question of a game is not counted
        while True:
            appeared = await self._next_question()
            if decided is not None:
                self._note(decided, max(decided, appeared))
            assert self._frame is not None
            if self._frame.result is not None:
                return
            await asyncio.sleep(self._thinking / self._speed)
            await self._answer()
            decided = self._now()

    async def _next_question(self) -> int:
        """Wait for a question or for the end of the game; return the table time at which it appeared."""
        while True:
            frame = self._frame
            if frame is not None and (frame.result is not None or self._question(frame) is not None):
                return self.player.now
            self._news.clear()
            await self._news.wait()

    def _question(self, frame: _Frame) -> _Question | None:
        """Return an owed question, or that for a guess if the sky has changed since the last guess."""
        return next((ask for ask in frame.asks if ask.owed or self._invites(frame, ask)), None)

    def _invites(self, frame: _Frame, ask: _Question) -> bool:
        return "guess" in ask.answers and not ask.owed and frame.public.sky != self._guessed_at

    async def _answer(self) -> None:
        frame = self._frame
        question = None if frame is None else self._question(frame)
        if frame is None or question is None:
            return  # it was closed in the meantime
        self._guessed_at = frame.public.sky
        self._moves += 1
        chance = Chance(b"solo %d" % self._number, self._moves)
        decided = decide(
            self._game, self.player.frame, SEAT, ChosenBot(_NO_LORE, chance, RANDOM), key=question.key
        )
        if decided is not None:
            before = self.player.frames
            if await self.player.try_answer(decided.key, decided.command) and question.owed:
                await self._frame_after(before)

    async def _frame_after(self, count: int) -> None:
        """Wait for the frame that shows the answer."""
        while self.player.frames == count:
            self._news.clear()
            await self._news.wait()

    def _look(self) -> None:
        """Note what the newest frame shows."""
        frame = self._frame = json.decode(self.player.frame, type=_Frame)
        self._received = monotonic()
        self._glimpses.append(_Glimpse(self.player.now, frame.public.phase, _cause(frame)))
        self._news.set()

    def _now(self) -> int:
        """Return the table time."""
        return self.player.now + round(1000 * self._speed * (monotonic() - self._received))

    def _note(self, start: int, end: int) -> None:
        """Record a wait, and drop the glimpses before its end."""
        self.waits.append(Wait(end - start, tuple(_parts(self._glimpses, start, end))))
        self._glimpses = self._glimpses[-1:]


def _cause(frame: _Frame) -> Cause:
    if any("guess" in ask.answers and not ask.owed for ask in frame.asks):
        return Cause.WATCHING
    if frame.waiting:
        return Cause.BOTS
    return Cause.TABLE if frame.due is None else Cause.TIMER


def _parts(glimpses: list[_Glimpse], start: int, end: int) -> Iterator[Part]:
    """Yield the phases of a wait; consecutive frames of one phase and cause are one part."""
    merged: list[_Glimpse] = []
    for glimpse in glimpses:
        if not merged or (merged[-1].phase, merged[-1].cause) != (glimpse.phase, glimpse.cause):
            merged.append(glimpse)
    last = _Glimpse(end, "", Cause.TABLE)
    for glimpse, following in pairwise([*merged, last]):
        spent = min(end, following.at) - max(start, glimpse.at)
        if spent > 0:
            yield Part(glimpse.phase, glimpse.cause, spent)
