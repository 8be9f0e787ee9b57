"""Bots' remarks to everybody, where the game's rules allow talk."""

from __future__ import annotations

from unspoken.kernel.chance import Chance
from unspoken.kernel.parts.talk import Remark, no_remark
from unspoken.kernel.types import Channel, Seat
from unspoken.tables.log.events import Spoke
from unspoken.tables.log.snapshot import GameInPlay, Snapshot
from unspoken.tables.ports import Stopwatch
from unspoken.tables.rules.speech import LOBBY_CHANNEL, bot_line, open_channel
from unspoken.tables.state.room import ChatLine, Phase
from unspoken.tables.turn.draft import Draft

_REMARK_ODDS = 4
"""Bots comment on one in this many public changes, on average."""
_DELAY, _MORE_DELAY = 2_500, 3_500
"""Milliseconds before a bot comments on a change, and the largest random addition."""
_BETWEEN_BOTS = 20_000
"""Milliseconds between the remarks of two bots."""
_AFTER_PEOPLE = 5_000
"""Milliseconds without remarks after a person's line."""


class BotTalk:
    """Lets one bot at a time make a remark: rarely, and not while people talk.

    A remark depends only on the public view, and is made after that view has changed, so it cannot reveal a
    hidden move. It uses the channels that people use, so bots are silent where people must be (ALL-04).
    """

    def __init__(self, stopwatch: Stopwatch) -> None:
        self._stopwatch = stopwatch
        self._last_view: object = None
        self._last_line: ChatLine | None = None
        self._quiet_until = 0
        self._due: int | None = None

    def plan(self, snapshot: Snapshot) -> None:
        """Remember the latest line of talk, and plan a remark if the public view has changed."""
        now, room, play = self._stopwatch(), snapshot.room, snapshot.play
        # only public lines: the timing of remarks must not reveal that a team has talked
        line = next((line for line in reversed(room.talk) if line.hearers is None), None)
        if line is not self._last_line:
            self._last_line = line
            quiet = _AFTER_PEOPLE if line is not None and line.by is not None else _BETWEEN_BOTS
            self._quiet_until = max(self._quiet_until, now + quiet)
        if play is None or room.phase is Phase.LOBBY or play.game.talk.remark is no_remark:
            self._last_view = self._due = None
            return
        view = play.frames.public_view
        if view == self._last_view:
            return
        self._last_view = view
        chance = _chance(play, b"whether to speak")
        if self._due is None and not chance.below(_REMARK_ODDS):
            self._due = now + _DELAY + chance.below(_MORE_DELAY)

    def delays(self, snapshot: Snapshot) -> list[int]:
        """Return the milliseconds until the planned remark; nothing while the table is paused."""
        if self._due is None or snapshot.room.paused:
            return []
        return [max(self._due, self._quiet_until) - self._stopwatch()]

    def speak(self, draft: Draft, *, silent: bool = False) -> None:
        """Let a bot make the planned remark if it is due; drop the remark if no bot may speak."""
        delays = self.delays(draft.snapshot())
        if not delays or delays[0] > 0:
            return
        play, free, self._due = draft.play, _free_to_speak(draft), None
        if silent or play is None or draft.room.phase is Phase.LOBBY or not free:
            return
        chance = _chance(play, b"what to say")
        seat = chance.pick(sorted(free))
        remark: Remark | None = play.game.talk.remark(play.frames.public_view, seat, chance)
        if remark is not None:
            named = Remark(f"{play.game.name}-{remark.code}", remark.about, remark.facts)
            draft.record(Spoke(bot_line(draft.room.chairs[seat], seat, free[seat], named)))


def _free_to_speak(draft: Draft) -> dict[Seat, Channel]:
    """Return the bots that may talk to everybody now, and their channels; after a game all may."""
    seats = frozenset(map(Seat, range(len(draft.room.chairs))))
    channels = draft.channels()
    if channels is None:
        channels = (Channel(LOBBY_CHANNEL, seats, seats | {None}),)
    open_to = {seat: open_channel(channels, seat) for seat in seats if draft.room.chairs[seat].bot}
    return {seat: channel for seat, channel in open_to.items() if channel is not None}


def _chance(play: GameInPlay, purpose: bytes) -> Chance:
    """Return a random source derived from the game's seed, so that the same game gets the same remarks."""
    return Chance(play.session.header.seed + purpose, play.session.step)
