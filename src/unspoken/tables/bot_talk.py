"""What bots say aloud now and then, where the rules let them speak."""

from __future__ import annotations

from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Channel, Remark, Seat
from unspoken.kernel.nothing import no_remark
from unspoken.tables.draft import Draft
from unspoken.tables.events import Spoke
from unspoken.tables.ports import Stopwatch
from unspoken.tables.room import ChatLine, Phase
from unspoken.tables.snapshot import GameInPlay, Snapshot
from unspoken.tables.speech import LOBBY_CHANNEL, bot_line, open_channel

_SELDOM = 4
"""Of so many things that everybody saw happen, bots speak of one."""
_MUSING, _MUSING_MORE = 2_500, 3_500
"""Milliseconds that pass before a bot speaks of something, and how many more at most."""
_APART = 20_000
"""Milliseconds between what one bot says and what the next one does."""
_AFTER_PEOPLE = 5_000
"""Milliseconds for which bots keep quiet after a person has said something."""


class BotTalk:
    """Bots take turns: one speaks at a time, seldom, and never into what people say.

    A remark is made of the public view alone, and only after it has changed: a hidden act moves nobody to
    speak. It goes by the same channels as anybody's words, so that silence holds for bots too (ALL-04).
    """

    def __init__(self, stopwatch: Stopwatch) -> None:
        self._stopwatch = stopwatch
        self._seen: object = None
        self._line: ChatLine | None = None
        self._quiet_until = 0
        self._due: int | None = None

    def plan(self, snapshot: Snapshot) -> None:
        """Hear what was said, and perhaps think of something to say of what has happened."""
        now, room, play = self._stopwatch(), snapshot.room, snapshot.play
        # what a team says among itself must not show in when others speak
        line = next((line for line in reversed(room.talk) if line.hearers is None), None)
        if line is not self._line:
            self._line = line
            quiet = _AFTER_PEOPLE if line is not None and line.by is not None else _APART
            self._quiet_until = max(self._quiet_until, now + quiet)
        if play is None or room.phase is Phase.LOBBY or play.game.remark is no_remark:
            self._seen = self._due = None
            return
        view = play.frames.public_view
        if view == self._seen:
            return
        self._seen = view
        chance = _chance(play, b"whether to speak")
        if self._due is None and not chance.below(_SELDOM):
            self._due = now + _MUSING + chance.below(_MUSING_MORE)

    def delays(self, snapshot: Snapshot) -> list[int]:
        """Milliseconds until a bot speaks, if one wants to; nobody does while the table rests."""
        if self._due is None or snapshot.room.paused:
            return []
        return [max(self._due, self._quiet_until) - self._stopwatch()]

    def speak(self, draft: Draft, *, silent: bool = False) -> None:
        """Let one bot say what it wanted to, if it is time and it may; it forgets it where nobody talks."""
        delays = self.delays(draft.snapshot())
        if not delays or delays[0] > 0:
            return
        play, free, self._due = draft.play, _free_to_speak(draft), None
        if silent or play is None or draft.room.phase is Phase.LOBBY or not free:
            return
        chance = _chance(play, b"what to say")
        seat = chance.pick(sorted(free))
        remark: Remark | None = play.game.remark(play.frames.public_view, seat, chance)
        if remark is not None:
            said = Remark(f"{play.game.name}-{remark.code}", remark.about, remark.facts)
            draft.record(Spoke(bot_line(draft.room.chairs[seat], seat, free[seat], said)))


def _free_to_speak(draft: Draft) -> dict[Seat, Channel]:
    """The bots that may say something to everybody now, and where; after a game there is no silence."""
    seats = frozenset(map(Seat, range(len(draft.room.chairs))))
    channels = draft.channels()
    if channels is None:
        channels = (Channel(LOBBY_CHANNEL, seats, seats | {None}),)
    open_to = {seat: open_channel(channels, seat) for seat in seats if draft.room.chairs[seat].bot}
    return {seat: channel for seat, channel in open_to.items() if channel is not None}


def _chance(play: GameInPlay, purpose: bytes) -> Chance:
    """Luck of its own, which the game's seed gives: the same game is talked about in the same way."""
    return Chance(play.session.header.seed + purpose, play.session.step)
