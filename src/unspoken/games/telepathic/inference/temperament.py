"""Tempers: how players choose, and the mixture that a stranger may have."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias


class Outlook(Enum):
    """What a player considers in the value of a grid."""

    TOGETHER = "together"
    """Both win conditions as far as they are believed, and the cards that may meet them."""
    LASTING = "lasting"
    """The same, and how much the remaining turns can repair; avoiding a loss comes first."""
    BOTH = "both"
    """The own line and the partner's likeliest one, each by itself, and the open cards."""
    OWN = "own"
    """The own conditions and the open cards."""
    LOOKS = "looks"
    """How complete the own line is already; no cards."""


@dataclass(frozen=True)
class Temperament:
    """Parameters of a player's choices; they also determine how others' choices are read."""

    share: float = 1.0
    """Its share among all players."""
    outlook: Outlook = Outlook.TOGETHER
    rationality: float = 16.0
    """How much likelier a better choice is."""
    legibility: float = 0.0
    """How much the chooser cares to be read rightly: one level of pragmatics, none at 0."""
    lapses: float = 0.16
    """The share of random choices."""
    any_card: bool = False
    """Whether it hands any card, so that only its sets carry information."""
    plans: bool = False
    """Whether it solves the last cards to the end, with a partner who may do so too."""


Tempers: TypeAlias = tuple[Temperament, ...]
"""The possible tempers of a player; the first is the bot's own."""

STRANGERS: Tempers = (
    Temperament(0.30, Outlook.LASTING, rationality=40.0, legibility=3.0, lapses=0.03, plans=True),
    Temperament(0.08),
    Temperament(0.08, rationality=6.0),
    Temperament(0.06, rationality=2.5),
    Temperament(0.09, Outlook.BOTH, rationality=10.0),
    Temperament(0.09, Outlook.BOTH, rationality=4.0),
    Temperament(0.06, Outlook.OWN, rationality=8.0),
    Temperament(0.06, Outlook.OWN, rationality=3.0),
    Temperament(0.05, Outlook.OWN, rationality=6.0, any_card=True),
    Temperament(0.04, Outlook.LOOKS, rationality=8.0, any_card=True),
    Temperament(0.04, Outlook.LOOKS, rationality=4.0),
    Temperament(0.04, Outlook.BOTH, lapses=0.4),
    Temperament(0.01, lapses=1.0),
)
"""The prior for an unknown player: like the bot, plain, hot-headed, self-absorbed, careless."""
