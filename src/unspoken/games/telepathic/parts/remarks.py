"""Remarks of bots in Telepathic before the deal and after the end, based only on the public view."""

from __future__ import annotations

from unspoken.games.telepathic.types import Ending, Phase, Public, Reason
from unspoken.kernel.chance import Chance
from unspoken.kernel.parts.talk import Remark
from unspoken.kernel.types import Seat

REMARKS = (
    "before-silence",
    "before-tiles",
    "before-first",
    "won-together",
    "won-turns",
    "won-praise",
    "lost-line",
    "lost-turns",
    "lost-kind",
    "missed-guess",
    "missed-near",
    "over-talk",
    "over-again",
)
"""The codes of all remarks."""


def remark(public: Public, seat: Seat, chance: Chance) -> Remark | None:
    """Return a random remark if talking is allowed, or None."""
    found = _sayable(public, seat)
    return chance.pick(found) if found else None


def _sayable(public: Public, seat: Seat) -> list[Remark]:
    match public.phase:
        case Phase.CLAIMING:
            return [Remark("before-silence"), Remark("before-tiles"), Remark("before-first")]
        case Phase.OVER:
            return [*_ended(public, seat), Remark("over-talk"), Remark("over-again")]
        case (
            Phase.SITTING
            | Phase.DEALING
            | Phase.HANDING
            | Phase.PERFORMING
            | Phase.PERFORMED
            | Phase.SPEAKING
            | Phase.ANSWERING
        ):
            return []


def _ended(public: Public, seat: Seat) -> list[Remark]:
    """Return remarks about how the game ended, and after how many turns."""
    ending = public.ending
    if ending is None:
        return []
    turns: dict[str, str | int] = {"turns": public.turn}
    if ending.winners and not _by_mistake(ending):
        others = [winner for winner in ending.winners if winner != seat]
        praise = [Remark("won-praise", others[0])] if others else []
        return [Remark("won-together"), Remark("won-turns", facts=turns), *praise]
    match ending.reason:
        case Reason.LOSE_CONDITION:
            return [Remark("lost-line"), Remark("lost-turns", facts=turns), Remark("lost-kind")]
        case Reason.ANNOUNCEMENT:
            return [Remark("missed-guess"), Remark("missed-near")]
        case Reason.UNATTENDED:
            return []


def _by_mistake(ending: Ending) -> bool:
    """True if a team has won only because the other team's announcement was wrong (TEL-16)."""
    return any(guess.by is not None and guess.by not in ending.winners for guess in ending.guesses)
