"""Variations of written clues, so that players cannot learn which lines belong to which card."""

from __future__ import annotations

from collections.abc import Sequence

from unspoken.games.dixit.clues import LONGEST_CLUE
from unspoken.kernel.chance import Chance

OPENINGS = "dixit-openings"
"""The kind of phrases that may precede any line without breaking its grammar."""
_STRAIGHT, _OPENED, _HALVED = 4, 5, 7
"""Bounds of a random number below 10: a clue is unchanged, gets an opening, or is halved below these bounds;
otherwise it joins two lines.
"""
_FEW = 4
"""A card with fewer lines than this is always told unchanged."""
_SHORT = 28
"""Maximum length of a line that may be half of a clue."""
_ENDS = ".?!…"


def vary_clue(lines: Sequence[str], openings: Sequence[str], chance: Chance) -> str:
    """Return one of a card's lines, or a variation made of one or two of them."""
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
    """Cut a line at its first comma and add an ellipsis; make a short line without a comma a question."""
    before, comma, _ = line.partition(",")
    if comma:
        return f"{before}…"
    return line if line[-1] in _ENDS or len(line) > _SHORT else f"{line}?"


def _joined(line: str, lines: Sequence[str], chance: Chance) -> str:
    """Return two short lines joined by an ellipsis."""
    others = [other for other in lines if other != line and len(other) <= _SHORT]
    if len(line) > _SHORT or not others:
        return line
    breath = "" if line[-1] in _ENDS else "…"
    return f"{line}{breath} {chance.pick(others)}"
