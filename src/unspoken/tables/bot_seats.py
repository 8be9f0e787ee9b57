"""The seats that bots play: when each will answer, and what."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Collection

from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Millis, Refused, Seat, Why
from unspoken.kernel.session import sample_answer
from unspoken.tables.draft import Draft
from unspoken.tables.ports import BotPlayer
from unspoken.tables.room import Phase
from unspoken.tables.snapshot import GameInPlay, Snapshot

log = logging.getLogger(__name__)


class BotSeats:
    """A bot sees what a browser in its seat would see, and takes human time over it."""

    def __init__(self, player: BotPlayer) -> None:
        self._player = player
        self._seed = secrets.token_bytes(32)  # not the game's: that one is as secret as the deck
        self._thoughts = 0
        self._plans: dict[tuple[Seat, str], Millis] = {}

    def dues(self) -> Collection[Millis]:
        """When bots will answer."""
        return self._plans.values()

    def plan(self, snapshot: Snapshot, now: Millis) -> None:
        """Give every bot that is asked something a time to answer it."""
        play, room = snapshot.play, snapshot.room
        if play is None or room.phase is not Phase.PLAYING:
            self._plans = {}
            return
        asked = [
            (ask.seat, ask.key)
            for ask in play.session.asks
            if room.chairs[ask.seat].bot and play.game.calls_bots(ask)
        ]
        known = self._plans
        self._plans = {plan: known[plan] for plan in asked if plan in known}
        for seat, key in asked:
            if (seat, key) not in self._plans:
                chance = self._chance("think")
                pause = self._player.thinking_time(play.game, play.frames.of(seat), seat, key, chance)
                self._plans[seat, key] = Millis(now + pause)

    def answer(self, draft: Draft) -> None:
        """Let every bot whose time has come answer."""
        for (seat, key), at in sorted(self._plans.items()):
            play = draft.play
            if at <= draft.now and play is not None and self._is_asked(draft, play, seat, key):
                del self._plans[seat, key]  # whoever was merely invited, or holds to its word, thinks anew
                chance = self._chance("answer")
                decided = self._player.decide(play.game, play.frames.of(seat), seat, key, chance)
                if decided is not None:
                    self._submit(draft, play, seat, *decided)

    def _submit(
        self, draft: Draft, play: GameInPlay, seat: Seat, key: str, command: object, why: Why | None
    ) -> None:
        """The bot's answer; should the rules refuse it, any legal one: nobody waits for a bot's mistake."""
        try:
            draft.answer(seat, key, command, why=why)
        except Refused as refused:
            log.error("the bot of %s answered %s and was refused: %s", play.game.name, key, refused.code)
            ask = next(ask for ask in play.session.asks if ask.seat == seat and ask.key == key)
            draft.answer(seat, key, sample_answer(play.game, play.session.state, ask, self._chance("amend")))

    def _is_asked(self, draft: Draft, play: GameInPlay, seat: Seat, key: str) -> bool:
        if draft.room.paused or draft.room.phase is not Phase.PLAYING or not draft.room.chairs[seat].bot:
            return False
        return any(
            ask.seat == seat and ask.key == key and play.game.calls_bots(ask) for ask in play.session.asks
        )

    def _chance(self, purpose: str) -> Chance:
        """Luck of its own for every thought: two bots that hold to their words would else do so for ever."""
        self._thoughts += 1
        return Chance(self._seed + purpose.encode(), self._thoughts)
