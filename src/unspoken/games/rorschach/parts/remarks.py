"""Remarks of bots in Rorschach, based only on the public view."""

from __future__ import annotations

from unspoken.games.rorschach.parts.facts import NUMERALS
from unspoken.games.rorschach.types import Phase, Public
from unspoken.kernel.chance import Chance
from unspoken.kernel.parts.talk import Remark
from unspoken.kernel.types import Seat

REMARKS = (
    "choosing-brave",
    "choosing-mind",
    "removing-goodbye",
    "removing-four",
    "matching-face",
    "matching-time",
    "guessing-words",
    "guessing-quiet",
    "countering-said",
    "revealed-right",
    "revealed-wrong",
    "revealed-both",
    "scored-learnt",
    "scored-count",
    "over-ink",
    "over-again",
)
"""The codes of all remarks."""


def remark(public: Public, seat: Seat, chance: Chance) -> Remark | None:
    """Return a random remark that fits the public view, or None."""
    found = _sayable(public, seat)
    return chance.pick(found) if found else None


def _sayable(public: Public, seat: Seat) -> list[Remark]:
    subject = public.subject if public.subject != seat else None
    match public.phase:
        case Phase.CHOOSING:
            return [Remark("choosing-brave"), Remark("choosing-mind")]
        case Phase.REMOVING:
            return [Remark("removing-goodbye"), Remark("removing-four")]
        case Phase.MATCHING:
            face = [] if subject is None else [Remark("matching-face", subject)]
            return [*face, Remark("matching-time")]
        case Phase.GUESSING | Phase.SECOND:
            return [Remark("guessing-words"), Remark("guessing-quiet")]
        case Phase.COUNTERING:
            if public.guess is None:
                return []
            return [
                Remark("countering-said", facts={"blot": NUMERALS[public.images.index(public.guess.image)]})
            ]
        case Phase.REVEALED:
            return _revealed(public)
        case Phase.SCORED:
            learnt = [] if subject is None else [Remark("scored-learnt", subject)]
            day, night = (len(images) for images in public.won)
            return [*learnt, Remark("scored-count", facts={"day": day, "night": night})]
        case Phase.OVER:
            return [Remark("over-ink"), Remark("over-again")]
        case Phase.SEATING | Phase.DEALING:
            return []


def _revealed(public: Public) -> list[Remark]:
    """Return remarks about the image that was revealed last."""
    if not public.reveals:
        return []
    last = public.reveals[-1]
    right = last.testers is last.symbol
    both = right and last.control is last.symbol
    blot = {"blot": NUMERALS[public.images.index(last.image)]}
    return [
        Remark("revealed-both" if both else "revealed-right" if right else "revealed-wrong", facts={**blot})
    ]
