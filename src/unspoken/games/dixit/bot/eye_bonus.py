"""How much likelier people who see the pictures find the teller's card than texts about it suggest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from unspoken.games.dixit.bot.clue_forms import UNKNOWN_FORM
from unspoken.kernel.lore import Line

# Fitted by `python -m minds.eye_votes` on votes by language models that saw the pictures. Some vague lines
# were removed after the fit; docs/minds.md has the values of a newer fit.
BONUS: Mapping[str, float] = {
    "culture": 6.3,
    "memory": 6.05,
    "mood": 5.95,
    "place": 6.15,
    "question": 6.2,
    "saying": 6.45,
    "sound": 6.2,
    "speech": 6.7,
    "taste": 6.6,
    "title": 6.0,
    "twist": 6.65,
    "word": 5.8,
}
"""The utility that an average pair of eyes adds to the teller's card, in log odds, by form of the clue."""
LOOSE_BONUS = 2.5
"""The bonus of a loose line that is not vague, of any form."""
VAGUE_BONUS = 1.9
"""The bonus of a vague loose line, of any form."""
PERSONS_BONUS = 3.0
"""The bonus of a clue that is no line of a bot, probably a person's: between lines and loose lines."""

EYE_LEVELS: Sequence[float] = (0.1, 0.5, 1.0, 1.5)
"""How much of the bonus a voter model has: a bot hardly any, because it compares texts."""
EYE_PRIOR: Sequence[float] = (0.1, 0.2, 0.45, 0.25)
"""Probabilities of these levels before any vote."""


def eye_bonus(line: Line | None) -> float:
    """Return the bonus of a clue that was this line of its card; None for a clue that was no line.

    Lines of unknown form were made from colours or captions, so eyes find them no better than texts do.
    """
    if line is None:
        return PERSONS_BONUS
    if line.form == UNKNOWN_FORM:
        return 0.0
    if line.vague:
        return VAGUE_BONUS
    return LOOSE_BONUS if line.loose else BONUS.get(line.form, PERSONS_BONUS)
