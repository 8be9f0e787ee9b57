"""The screens of each game, as one player sees them in a game of bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from tests.browser.saved_tables import UNHURRIED, Options, open_table_draft, played
from unspoken.games.dixit.types import Tell, Written
from unspoken.tables.log.events import TableEvent


class Screen(NamedTuple):
    """A saved moment of a game, as Zofia sees it."""

    phase: str
    asked: bool
    """True if the table waits for her."""
    events: list[TableEvent]
    """The events of the table up to this moment."""


GAMES: dict[str, tuple[int, Options, int, str | None]] = {
    "dixit": (3, {**UNHURRIED, "target": 5}, 4, None),
    "rorschach": (4, UNHURRIED, 1, None),
    "pareidolia": (4, {**UNHURRIED, "times": 1}, 2, "random"),  # its best bots think for seconds
    "telepathic": (2, UNHURRIED, 1, None),
}
"""Seats, house rules, the seed of the game, and the bots that play it (None for the best)."""
PHASES = {
    "dixit": {"telling", "laying", "voting", "revealed", "over"},
    "rorschach": {
        "choosing",
        "removing",
        "matching",
        "guessing",
        "countering",
        "revealed",
        "second",
        "scored",
        "over",
    },
    "pareidolia": {"keeping", "knowing", "tossing", "playing", "shown", "over"},
    "telepathic": {"handing", "performing", "answering", "over"},
}
"""The phases that must occur in each game."""
_LONG_CLUE = "someone left the light on in the long corridor"


def screens_of(game: str) -> Iterator[Screen]:
    """Yield each phase of a game, once for each kind of question that Zofia is asked in it, or for none."""
    seats, options, seed, bot = GAMES[game]
    draft = open_table_draft(game, ["Zofia"], seats - 1, options)
    seen: set[tuple[str, tuple[str, ...], str]] = set()
    for session in played(draft, seed, _with_long_clue, bot=bot):
        assert draft.play is not None
        view = draft.play.frames.public_view
        phase = view.phase.value
        answers = tuple(tag for ask in session.asks if ask.owed and ask.seat == 0 for tag in ask.answers)
        lines = (
            str(view.handed)[:3] if "perform" in answers else ""
        )  # rows and columns have screens of their own
        screen = (phase, answers, lines)
        awaited = any(ask.owed for ask in session.asks)  # a phase without questions passes at once
        if (awaited or phase == "over") and screen not in seen:
            seen.add(screen)
            yield Screen(phase, bool(answers), list(draft.events))


def _with_long_clue(command: object) -> object:
    """Return the same command, with a long clue if it tells a clue of Dixit."""
    if isinstance(command, Tell):
        return msgspec.structs.replace(command, clue=Written(_LONG_CLUE))
    return command
