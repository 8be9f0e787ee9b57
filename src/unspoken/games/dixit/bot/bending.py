"""Ways to bend a line, so that whoever has learnt the deck's lines has not learnt its cards."""

from __future__ import annotations

from collections.abc import Sequence

from unspoken.games.dixit.clues import LONGEST_CLUE
from unspoken.kernel.chance import Chance

OPENINGS = "dixit-openings"
"""The phrases that may stand before any line, in good grammar whatever it says."""
_STRAIGHT, _OPENED, _HALVED = 4, 5, 7
"""Of ten clues: up to here as they are written, in an opening, by half; the rest are made of two lines."""
_FEW = 4
"""With fewer lines than this a card is told as it is written."""
_SHORT = 28
"""Letters of a line that may be half of a clue."""
_ENDS = ".?!…"


def bend(lines: Sequence[str], openings: Sequence[str], chance: Chance) -> str:
    """One of a card's lines, or something made of one or two of them."""
    line = chance.pick(lines)
    way = chance.below(10)
    if way < _STRAIGHT or len(lines) < _FEW:
        return line
    if way < _OPENED:
        bent = f"{chance.pick(openings)}: {line}" if openings else line
    elif way < _HALVED:
        bent = _half(line)
    else:
        bent = _joined(line, lines, chance)
    return bent if len(bent) <= LONGEST_CLUE else line


def _half(line: str) -> str:
    """What stands before the first comma, left open; a short line without one becomes a question."""
    before, comma, _ = line.partition(",")
    if comma:
        return f"{before}…"
    return line if line[-1] in _ENDS or len(line) > _SHORT else f"{line}?"


def _joined(line: str, lines: Sequence[str], chance: Chance) -> str:
    """Two short lines with a breath between them."""
    others = [other for other in lines if other != line and len(other) <= _SHORT]
    if len(line) > _SHORT or not others:
        return line
    breath = "" if line[-1] in _ENDS else "…"
    return f"{line}{breath} {chance.pick(others)}"
