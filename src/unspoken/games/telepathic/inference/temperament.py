"""Tempers: models of how players choose, and the prior mixture of tempers for a stranger."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias


class Outlook(Enum):
    """What a player considers when valuing a grid."""

    TOGETHER = "together"
    """Both win conditions, weighted by belief, and the cards that may meet them."""
    LASTING = "lasting"
    """Like `TOGETHER`, and how much the remaining turns can repair; avoiding a loss has priority."""
    BOTH = "both"
    """The player's own line and the partner's likeliest line, each by itself, and the open cards."""
    OWN = "own"
    """The player's own conditions, and the open cards."""
    LOOKS = "looks"
    """How complete the player's own line is; cards are ignored."""
    PLACED = "placed"
    """Like `OWN`, but a set also signals the condition with its number: the first sun, the second coral …"""


@dataclass(frozen=True)
class Temperament:
    """Parameters of a player's choices; they also determine how others' choices are read."""

    share: float = 1.0
    """The share of this temper among all players."""
    outlook: Outlook = Outlook.TOGETHER
    rationality: float = 16.0
    """How strongly the player prefers choices that are better in proportion."""
    steepness: float = 0.0
    """How strongly the player prefers choices that are better by a difference: small stakes hardly count."""
    legibility: float = 0.0
    """How much the player cares about being read correctly (one level of pragmatic reasoning)."""
    lapses: float = 0.16
    """The share of random choices."""
    any_card: bool = False
    """Whether the player hands random cards, so that only the choice of a set carries information."""
    plans: bool = False
    """Whether the player solves the endgame, together with a partner who may do the same."""


Tempers: TypeAlias = tuple[Temperament, ...]
"""The possible tempers of a player; the first is the bot's own."""


def _steep(
    share: float, outlook: Outlook, steepness: float, lapses: float = 0.08, *, any_card: bool = False
) -> Temperament:
    return Temperament(share, outlook, 0.0, steepness, lapses=lapses, any_card=any_card)


STRANGERS: Tempers = (
    Temperament(0.28, Outlook.LASTING, rationality=40.0, legibility=3.0, lapses=0.03, plans=True),
    _steep(0.11, Outlook.BOTH, 30.0, lapses=0.05),
    _steep(0.13, Outlook.BOTH, 15.0),
    _steep(0.12, Outlook.BOTH, 8.0),
    _steep(0.06, Outlook.OWN, 20.0, lapses=0.05),
    _steep(0.06, Outlook.OWN, 10.0),
    _steep(0.05, Outlook.OWN, 12.0, any_card=True),
    _steep(0.06, Outlook.LOOKS, 8.0, any_card=True),
    _steep(0.04, Outlook.LOOKS, 8.0),
    _steep(0.04, Outlook.PLACED, 10.0, any_card=True),
    Temperament(0.04, Outlook.BOTH, lapses=0.4),
    Temperament(0.01, lapses=1.0),
)
"""The prior for an unknown player: like the bot, sharp to soft, self-absorbed, signalling, careless."""
