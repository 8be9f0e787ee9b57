"""Echo with bots whose behaviour depends on the seat, to test worker processes."""

from __future__ import annotations

import os
import signal
from dataclasses import replace

from toygame import GAME as ECHO
from toygame.types import Command, GoOn, Pick, Private, Public

from unspoken.kernel.bot_chance import manner_of, told_before
from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Lore
from unspoken.kernel.manner import Manner
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.types import Ask, Seat

CALM, TALKATIVE, WRONG, DYING, ENDLESS, READING = map(Seat, range(6))


class Moody:
    """Picks five, unless the seat's mood prevents it."""

    def answer(
        self, _public: Public, _private: Private, ask: Ask[Command], seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None] | None:
        """Answer as the seat's mood decides."""
        if seat == TALKATIVE:
            print("five, of course", flush=True)  # noqa: T201  (a bot that writes to stdout)
        if seat == WRONG:
            raise StopIteration
        if seat == DYING:
            os.kill(os.getpid(), signal.SIGKILL)
        while seat == ENDLESS:
            pass
        if seat == READING:
            return Pick(5), Why(lore.words("words")[-1].text["en"])
        if told := told_before(chance):
            return Pick(5), Why("told", {"texts": ", ".join(told)})
        why = Why("by-mood" if manner_of(chance) is Manner.KEEN else "gently")
        return (Pick(5) if "pick" in ask.answers else GoOn()), why


GAME = replace(ECHO, name="moody", bots=replace(ECHO.bots, players={"moody": Moody()}))
