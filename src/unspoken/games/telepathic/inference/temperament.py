"""How somebody plays, or is taken to play; and the mixture of tempers that a stranger may have."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias


class Outlook(Enum):
    """What somebody looks at when weighing a grid."""

    TOGETHER = "together"
    """Both win conditions, as far as they can be believed, and the cards that may meet them."""
    LASTING = "lasting"
    """The same, and how much the turns that are left can mend: then not to lose comes first."""
    BOTH = "both"
    """The own line and the one that the partner is believed to want, each by itself, and the open cards."""
    OWN = "own"
    """The own conditions and the open cards."""
    LOOKS = "looks"
    """How much of the own line is there already; no cards."""


@dataclass(frozen=True)
class Temperament:
    """The dials of a player: those of choosing are also how the choices of others are read."""

    share: float = 1.0
    """How common it is among all who might sit down."""
    outlook: Outlook = Outlook.TOGETHER
    rationality: float = 16.0
    """How much likelier a better choice is."""
    legibility: float = 0.0
    """How much the chooser cares to be read rightly: one level of pragmatics, none at 0."""
    lapses: float = 0.16
    """The share of choices that mean nothing at all."""
    any_card: bool = False
    """It hands any card, and only its sets tell something."""
    plans: bool = False
    """It thinks the last cards through to the end, with a partner who may well do so too."""


Tempers: TypeAlias = tuple[Temperament, ...]
"""The tempers that a player may have; the first is the bot's own."""

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
"""Somebody of whom nothing is known yet: of the bot's kind, plain, hot-headed, self-absorbed, careless."""
