"""The seats that bots play: when each will answer, and what."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Collection
from typing import NamedTuple, TypeAlias

from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Millis, Refused, Remark, Seat, Why
from unspoken.kernel.luck import Luck
from unspoken.kernel.manner import Manner
from unspoken.kernel.session import sample_answer, tag_of
from unspoken.tables.draft import Draft
from unspoken.tables.errors import BotsNotReady
from unspoken.tables.events import Spoke
from unspoken.tables.pending_answer import PendingAnswer
from unspoken.tables.ports import BotAnswer, BotPlayer
from unspoken.tables.room import ChatLine, Phase
from unspoken.tables.seldom_log import SeldomLog
from unspoken.tables.snapshot import GameInPlay, Snapshot
from unspoken.tables.speech import bot_line, team_channel
from unspoken.tables.thought_counts import ThoughtCounts

log = logging.getLogger(__name__)

_ATTEMPTS = 3
"""How often a bot thinks about one question whose table keeps moving on."""

_HELD_BACK = 3
"""How many times as long a bot waits while somebody of its team has not spoken yet."""

_NOT_READY = 500
"""Milliseconds until a bot that was not ready is asked again."""

_Asked: TypeAlias = tuple[Seat, str]
"""A question to a bot, by its seat and its key."""


class _Plan(NamedTuple):
    """When a bot begins to think, and for which time."""

    at: Millis
    attempt: int = 1
    unheld: Millis | None = None
    """When it would begin if it did not let people of its team speak first; None where it does not."""


class BotSeats:
    """A bot sees what a browser in its seat would see, and takes human time over it.

    When that time has come it thinks, somewhere else, and wakes the table when it has an answer.
    """

    def __init__(
        self,
        player: BotPlayer,
        limit: Millis,
        counts: ThoughtCounts,
        troubles: SeldomLog,
        wake: Callable[[], None],
    ) -> None:
        self._player = player
        self._limit = limit
        self._counts = counts
        self._troubles = troubles
        self._wake = wake
        self._woken = False
        self._seed = secrets.token_bytes(32)  # not the game's: that one is as secret as the deck
        self._drawn = 0
        self._plans: dict[_Asked, _Plan] = {}
        self._pending: dict[_Asked, PendingAnswer] = {}
        self.not_ready = False
        """Whether a bot is asked something that it cannot answer before its models are installed."""

    def dues(self) -> Collection[Millis]:
        """When bots will begin to think, and when they will be waited for no longer."""
        return (
            *(plan.at for plan in self._plans.values()),
            *(Millis(pending.begun + self._limit) for pending in self._pending.values()),
        )

    def plan(self, snapshot: Snapshot, now: Millis, running: bool) -> None:
        """Give every bot that is asked something a time to answer it; those whose time has come think."""
        play = snapshot.play
        asked = () if play is None else _asked(snapshot, play)
        self._let_go(asked, now, running)
        self.not_ready = self.not_ready and bool(asked)
        if play is None:
            return
        for question in asked:
            if question not in self._pending:
                self._plan_one(snapshot, play, question, now)
        if running:
            self._think(play, now, snapshot.room.manner)

    def _plan_one(self, snapshot: Snapshot, play: GameInPlay, question: _Asked, now: Millis) -> None:
        """A bot takes human time; and longer, while people of its team have not spoken."""
        seat, key = question
        plan, held = self._plans.get(question), _people_first(snapshot, play, key)
        if plan is None:
            frame, chance = play.frames.of(seat), self._chance("think")
            pause = self._player.thinking_time(play.game, frame, seat, key, chance, snapshot.room.manner)
            usual = Millis(now + pause)
            longer = _Plan(Millis(now + _HELD_BACK * pause), unheld=usual)
            self._plans[question] = longer if held else _Plan(usual)
        elif plan.unheld is not None and not held:
            self._plans[question] = _Plan(max(now, plan.unheld), plan.attempt)

    def stop(self) -> None:
        """Nobody thinks any more."""
        self._plans.clear()
        for pending in self._pending.values():
            pending.cancel()
        self._pending.clear()

    def _let_go(self, asked: Collection[_Asked], now: Millis, running: bool) -> None:
        """Forget what nobody asks any more; while time stands still, nobody thinks."""
        if not self._plans and not self._pending:
            return
        standing = set(asked)
        self._plans = {question: plan for question, plan in self._plans.items() if question in standing}
        for question, pending in tuple(self._pending.items()):
            if question in standing and running:
                continue
            pending.cancel()
            del self._pending[question]
            if question in standing:
                self._plans[question] = _Plan(now, pending.attempt)

    def _think(self, play: GameInPlay, now: Millis, manner: Manner) -> None:
        """Let every bot think whose time has come: on what its seat is shown, and that is saved."""
        for question, plan in sorted(self._plans.items()):
            if plan.at <= now:
                seat, key = question
                del self._plans[question]
                frame = play.frames.of(seat)
                luck = Luck(self._seed + b"answer", self._next_draw(), manner)
                deciding = self._player.decide(play.game, frame, seat, key, luck)
                self._pending[question] = PendingAnswer(deciding, frame, now, plan.attempt, self._thought)
                self._counts.begin()

    def _thought(self) -> None:
        """A bot thinks no longer: the table takes a turn for all that have thought by then."""
        if not self._woken:
            self._woken = True
            self._wake()

    def answer(self, draft: Draft) -> None:
        """Let every bot answer that has thought, or has been waited for too long."""
        self._woken = False
        for question, pending in sorted(self._pending.items(), key=lambda item: item[0]):
            late = pending.begun + self._limit <= draft.now
            if pending.done or late:
                del self._pending[question]  # whoever was merely invited, or holds to its word, thinks anew
                self._counts.end(Millis(draft.now - pending.begun))
                play = draft.play
                if play is not None and _is_asked(draft, play, *question):
                    self._conclude(draft, play, question, pending)
                pending.cancel()

    def _conclude(self, draft: Draft, play: GameInPlay, question: _Asked, pending: PendingAnswer) -> None:
        """What comes of a thought: the bot's answer, or one by chance: nobody waits for a bot's trouble."""
        if not pending.done:
            self._counts.give_up()
            self._sample(draft, play, question, "it took too long")
        elif pending.cancelled:
            return
        elif isinstance(trouble := pending.trouble(), BotsNotReady):
            self.not_ready = True
            self._plans[question] = _Plan(Millis(draft.now + _NOT_READY), pending.attempt)
            return
        elif trouble is not None:
            self._sample(draft, play, question, f"{type(trouble).__name__}: {trouble}")
        elif (answer := pending.answer()) is not None:
            self._submit(draft, play, question, pending, answer)
        self.not_ready = False

    def _submit(
        self, draft: Draft, play: GameInPlay, question: _Asked, pending: PendingAnswer, answer: BotAnswer
    ) -> None:
        """The bot's answer. If the rules refuse it because the table has moved on, the bot thinks anew."""
        seat, key = question
        command, why = answer
        try:
            if not set(play.game.sounds(command)) <= set(draft.sounds):
                raise Refused("no-such-recording")
            reason = None if why is None else _reason(draft, play, seat, command, why)
            draft.answer(seat, key, command, why=why)
            if reason is not None:
                draft.record(Spoke(reason))
        except Refused as refused:
            if pending.attempt < _ATTEMPTS and play.frames.of(seat) != pending.frame:
                self._plans[question] = _Plan(draft.now, pending.attempt + 1)
            else:
                self._sample(draft, play, question, f"it was refused: {refused.code}")

    def _sample(self, draft: Draft, play: GameInPlay, question: _Asked, trouble: str) -> None:
        """Any legal answer."""
        seat, key = question
        self._counts.sample()
        self._troubles.warn(f"the bot of {play.game.name} answers {key} by chance: {trouble}")
        ask = next(ask for ask in play.session.asks if ask.seat == seat and ask.key == key)
        try:
            draft.answer(seat, key, sample_answer(play.game, play.session.state, ask, self._chance("amend")))
        except Refused as refused:
            log.error("chance answered %s of %s and was refused: %s", key, play.game.name, refused.code)

    def _chance(self, purpose: str) -> Chance:
        """Luck of its own for every thought: two bots that hold to their words would else do so for ever."""
        return Chance(self._seed + purpose.encode(), self._next_draw())

    def _next_draw(self) -> int:
        self._drawn += 1
        return self._drawn


def _asked(snapshot: Snapshot, play: GameInPlay) -> tuple[_Asked, ...]:
    """What bots are asked."""
    room = snapshot.room
    if room.phase is not Phase.PLAYING:
        return ()
    asks = play.session.asks
    waits = room.manner is not Manner.KEEN
    left_to_people = {
        ask.key for ask in asks if waits and ask.race and ask.owed and not room.chairs[ask.seat].bot
    }
    return tuple(
        (ask.seat, ask.key)
        for ask in asks
        if room.chairs[ask.seat].bot and play.game.calls_bots(ask) and ask.key not in left_to_people
    )


def _reason(draft: Draft, play: GameInPlay, seat: Seat, command: object, why: Why) -> ChatLine | None:
    """What a bot says to its team when it proposes something, to those alone who see what it proposes."""
    channel = team_channel(draft.channels() or (), seat)
    if channel is None or tag_of(command) not in play.game.shared_commands:
        return None
    remark = Remark(f"{play.game.name}-why-{why.code}", facts=why.facts)
    return bot_line(draft.room.chairs[seat], seat, channel, remark)


def _people_first(snapshot: Snapshot, play: GameInPlay, key: str) -> bool:
    """Whether a person has to answer this together with bots, and has not spoken: keen ones do not wait."""
    return snapshot.room.manner is not Manner.KEEN and any(
        ask.key == key
        and ask.owed
        and not play.game.shared_commands.isdisjoint(ask.answers)
        and not snapshot.room.chairs[ask.seat].bot
        for ask in play.session.asks
    )


def _is_asked(draft: Draft, play: GameInPlay, seat: Seat, key: str) -> bool:
    if draft.room.paused or draft.room.phase is not Phase.PLAYING or not draft.room.chairs[seat].bot:
        return False
    return any(ask.seat == seat and ask.key == key and play.game.calls_bots(ask) for ask in play.session.asks)
