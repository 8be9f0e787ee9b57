"""The seats that bots play: when each bot starts to think, and its answer."""

from __future__ import annotations

import logging
import secrets
from collections import deque
from collections.abc import Callable, Collection
from typing import NamedTuple

from unspoken.kernel.bot_chance import BotChance
from unspoken.kernel.chance import Chance
from unspoken.kernel.manner import Manner
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.parts.talk import Remark
from unspoken.kernel.session import sample_answer, tag_of
from unspoken.kernel.types import Millis, Refused, Seat
from unspoken.tables.bots.pending_answer import PendingAnswer
from unspoken.tables.bots.questions import Asked, asked_questions, awaits_people, is_asked
from unspoken.tables.bots.short_pauses import short_pauses
from unspoken.tables.bots.thought_counts import ThoughtCounts
from unspoken.tables.errors import BotsNotReady
from unspoken.tables.log.events import Spoke
from unspoken.tables.log.snapshot import GameInPlay, Snapshot
from unspoken.tables.ports import BotAnswer, BotPlayer
from unspoken.tables.rate_limited_log import RateLimitedLog
from unspoken.tables.rules.speech import bot_line, team_channel
from unspoken.tables.state.room import ChatLine
from unspoken.tables.turn.draft import Draft

log = logging.getLogger(__name__)

_ATTEMPTS = 3
"""How often a bot may think about one question, if the game changes while the bot thinks."""

_TEAM_WAIT_FACTOR = 3
"""Factor for a bot's pause while a person of its team has not answered yet."""

_NOT_READY = 500
"""Milliseconds until a bot that was not ready is asked again."""

_MOST_TOLD = 300
"""How many texts the bots of a table remember, so that they do not tell them again: about 25 games."""

_MOST_ANSWERS = 3
"""How often a bot answers the same question in a game by days, while its team takes hours to agree."""


class _Plan(NamedTuple):
    """When a bot starts to think about a question."""

    at: Millis
    attempt: int = 1
    at_without_waiting: Millis | None = None
    """When the bot would start if it did not wait for its team; None if it does not wait."""
    saved: Millis | None = None
    """By how much the pause was shortened, because the table waits only for bots; None if it was not.

    The bot may think for so much longer, so that a slow machine does not make it answer at random.
    """

    def shortened(self, now: Millis, factor: float) -> _Plan:
        """Return the plan with the rest of its pause multiplied by this factor, but only once."""
        if self.saved is not None:
            return self
        at = Millis(now + round(factor * max(0, self.at - now)))
        return self._replace(at=at, saved=Millis(max(0, self.at - at)))


class BotSeats:
    """Plans when bots think, lets them think outside the table's turns, and records their answers.

    A bot gets the frame that a browser in its seat would get. Its pause is as long as a person's would be,
    and shorter once no person has anything left to decide.
    A bot that has finished thinking wakes the table, which takes one turn for all answers.
    """

    def __init__(
        self,
        player: BotPlayer,
        limit: Millis,
        counts: ThoughtCounts,
        troubles: RateLimitedLog,
        wake: Callable[[], None],
    ) -> None:
        self._player = player
        self._limit = limit
        self._counts = counts
        self._troubles = troubles
        self._wake = wake
        self._has_woken = False
        self._seed = secrets.token_bytes(32)  # not the game's seed, which determines the deck
        self._drawn = 0
        self._plans: dict[Asked, _Plan] = {}
        self._pending: dict[Asked, PendingAnswer] = {}
        self._given: dict[Asked, tuple[int, bytes]] = {}
        """How often a bot has answered an open question of a game by days, and the frame that it saw then."""
        self._told: deque[str] = deque(maxlen=_MOST_TOLD)
        """Texts that bots told at this table since it was loaded."""
        self.not_ready = False
        """True if a bot cannot answer before its models are installed."""

    def thinking_due(self) -> Collection[Millis]:
        """The times at which bots start to think."""
        return [plan.at for plan in self._plans.values()]

    def answers_due(self) -> Collection[Millis]:
        """The times after which the table no longer waits for a thinking bot."""
        return [pending.until for pending in self._pending.values()]

    @property
    def have_answers(self) -> bool:
        """True if a bot has finished thinking."""
        return any(pending.done for pending in self._pending.values())

    def plan(self, snapshot: Snapshot, now: Millis, running: bool) -> None:
        """Plan when each bot starts to think about its question, and drop closed questions."""
        play = snapshot.play
        asked = () if play is None else asked_questions(snapshot, play)
        self._drop_unasked(asked, now, running)
        self.not_ready = self.not_ready and bool(asked)
        if play is None or not asked:
            return
        short = short_pauses(snapshot.room, play)
        for question in asked:
            if question not in self._pending and not self._is_settled(snapshot, play, question):
                self._plan_question(snapshot, play, question, now)
                if question in short:
                    self._plans[question] = self._plans[question].shortened(now, short[question])

    def _plan_question(self, snapshot: Snapshot, play: GameInPlay, question: Asked, now: Millis) -> None:
        """Plan the pause before a bot thinks; it is longer if people of its team have not answered."""
        seat, key = question
        plan, waits_for_team = self._plans.get(question), _lets_people_first(snapshot, play, key)
        if plan is None:
            frame, chance = play.frames.of(seat), self._chance("think")
            pause = self._player.thinking_time(play.game, frame, seat, key, chance, snapshot.room.manner)
            usual = Millis(now + pause)
            longer = _Plan(Millis(now + _TEAM_WAIT_FACTOR * pause), at_without_waiting=usual)
            self._plans[question] = longer if waits_for_team else _Plan(usual)
        elif plan.at_without_waiting is not None and not waits_for_team:
            self._plans[question] = _Plan(max(now, plan.at_without_waiting), plan.attempt)

    def _is_settled(self, snapshot: Snapshot, play: GameInPlay, question: Asked) -> bool:
        """True if the bot has nothing to add while its team waits for a person, perhaps for days."""
        if not snapshot.room.by_days or question not in self._given:
            return False
        if not awaits_people(snapshot, play, question[1]):
            return False
        times, frame = self._given[question]
        return times >= _MOST_ANSWERS or frame == play.frames.of(question[0])

    def stop(self) -> None:
        """Cancel all thinking."""
        self._plans.clear()
        for pending in self._pending.values():
            pending.cancel()
        self._pending.clear()

    def _drop_unasked(self, asked: Collection[Asked], now: Millis, running: bool) -> None:
        """Drop closed questions. While the clock is stopped, no bot thinks."""
        if not self._plans and not self._pending and not self._given:
            return
        open_questions = set(asked)
        self._given = {question: done for question, done in self._given.items() if question in open_questions}
        self._plans = {question: plan for question, plan in self._plans.items() if question in open_questions}
        for question, pending in tuple(self._pending.items()):
            if question in open_questions and running:
                continue
            pending.cancel()
            del self._pending[question]
            if question in open_questions:
                self._plans[question] = _Plan(now, pending.attempt)

    def start_thinking(self, play: GameInPlay, now: Millis, manner: Manner) -> None:
        """Let every bot whose pause is over think about the saved frame of its seat."""
        for question, plan in sorted(self._plans.items()):
            if plan.at <= now:
                seat, key = question
                del self._plans[question]
                frame = play.frames.of(seat)
                luck = BotChance(self._seed + b"answer", self._next_draw(), manner, tuple(self._told))
                deciding = self._player.decide(play.game, frame, seat, key, luck)
                until = Millis(now + self._limit + (plan.saved or 0))
                thought = PendingAnswer(deciding, frame, (now, until), plan.attempt, self._on_done)
                self._pending[question] = thought
                self._counts.begin()

    def _on_done(self) -> None:
        """Wake the table, once for all bots that finish before its turn."""
        if not self._has_woken:
            self._has_woken = True
            self._wake()

    def answer(self, draft: Draft) -> None:
        """Record the answer of every bot that has finished thinking or has exceeded the limit."""
        self._has_woken = False
        for question, pending in sorted(self._pending.items(), key=lambda item: item[0]):
            if pending.done or pending.until <= draft.now:
                del self._pending[question]  # a bot that gave no answer may think again
                self._counts.end(Millis(draft.now - pending.begun))
                play = draft.play
                if play is not None and is_asked(draft, play, *question):
                    self._conclude(draft, play, question, pending)
                    self._remember(draft, question)
                pending.cancel()

    def _remember(self, draft: Draft, question: Asked) -> None:
        """Remember an answer in a game by days, unless the bot has to think again."""
        if draft.room.by_days and draft.play is not None and question not in self._plans:
            times, _frame = self._given.get(question, (0, b""))
            self._given[question] = times + 1, draft.play.frames.of(question[0])

    def _conclude(self, draft: Draft, play: GameInPlay, question: Asked, pending: PendingAnswer) -> None:
        """Record the bot's answer, or a random legal answer if the bot failed or took too long."""
        if not pending.done:
            self._counts.give_up()
            self._sample(draft, play, question, "it took too long")
        elif pending.cancelled:
            return
        elif isinstance(error := pending.error(), BotsNotReady):
            self.not_ready = True
            self._plans[question] = _Plan(Millis(draft.now + _NOT_READY), pending.attempt, saved=Millis(0))
            return
        elif error is not None:
            self._sample(draft, play, question, f"{type(error).__name__}: {error}")
        elif (answer := pending.answer()) is not None:
            self._submit(draft, play, question, pending, answer)
        else:
            draft.given.add(question)  # the bot keeps the answer that its seat has given
        self.not_ready = False

    def _submit(
        self, draft: Draft, play: GameInPlay, question: Asked, pending: PendingAnswer, answer: BotAnswer
    ) -> None:
        """Record the bot's answer. If the rules refuse it and the frame has changed, the bot thinks again."""
        seat, key = question
        command, why = answer
        try:
            if not set(play.game.talk.sounds(command)) <= set(draft.sounds):
                raise Refused("no-such-recording")
            reason = None if why is None else _reason(draft, play, seat, command, why)
            draft.answer(seat, key, command, why=why)
            if (text := play.game.bots.told(command)) is not None:
                self._told.append(text)
            if reason is not None:
                draft.record(Spoke(reason))
        except Refused as refused:
            if pending.attempt < _ATTEMPTS and play.frames.of(seat) != pending.frame:
                self._plans[question] = _Plan(draft.now, pending.attempt + 1)
            else:
                self._sample(draft, play, question, f"it was refused: {refused.code}")

    def _sample(self, draft: Draft, play: GameInPlay, question: Asked, reason: str) -> None:
        """Record a random legal answer instead of the bot's answer."""
        seat, key = question
        self._counts.sample()
        self._troubles.warn(f"the bot of {play.game.name} answers {key} at random: {reason}")
        ask = next(ask for ask in play.session.asks if ask.seat == seat and ask.key == key)
        try:
            draft.answer(seat, key, sample_answer(play.game, play.session.state, ask, self._chance("amend")))
        except Refused as refused:
            log.error("random answer to %s of %s was refused: %s", key, play.game.name, refused.code)

    def _chance(self, purpose: str) -> Chance:
        """A new random source for each thought, so that two bots of a team cannot repeat a tie for ever."""
        return Chance(self._seed + purpose.encode(), self._next_draw())

    def _next_draw(self) -> int:
        self._drawn += 1
        return self._drawn


def _lets_people_first(snapshot: Snapshot, play: GameInPlay, key: str) -> bool:
    """True if the bot waits for a person of its team; keen bots wait for nobody."""
    return snapshot.room.manner is not Manner.KEEN and awaits_people(snapshot, play, key)


def _reason(draft: Draft, play: GameInPlay, seat: Seat, command: object, why: Why) -> ChatLine | None:
    """The line in which a bot explains a proposal to its team, or None."""
    channel = team_channel(draft.channels() or (), seat)
    if channel is None or tag_of(command) not in play.game.bots.shared_commands:
        return None
    remark = Remark(f"{play.game.name}-why-{why.code}", facts=why.facts)
    return bot_line(draft.room.chairs[seat], seat, channel, remark)
