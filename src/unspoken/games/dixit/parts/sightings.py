"""What the atlas remembers of a round of Dixit: the teller's card, its clue, and how many found it."""

from __future__ import annotations

from unspoken.games.dixit.types import Options, Public, Written
from unspoken.kernel.parts.talk import Fact
from unspoken.kernel.sighting import Memory, PictureSubject, Sighting

FEW, MOST = 0.4, 0.6
"""Shares of finders between these bounds are reported as "half"."""


def sightings(options: Options, before: Public, after: Public) -> tuple[Sighting, ...]:
    """Return the teller's card when all have voted (DIX-06), with its clue if it was written."""
    verdict, teller = after.verdict, after.teller
    if before.verdict is not None or verdict is None or teller is None:
        return ()
    said = {after.language: after.clue.text} if isinstance(after.clue, Written) else {}
    picture = PictureSubject(options.deck, after.board[verdict.number - 1])
    return (Sighting(picture, (teller,), said, asked=after.others, found=verdict.found),)


def atlas_fact(memories: tuple[Memory, ...]) -> Fact | None:
    """Return how often the card was the teller's in this house, and the share of players who found it."""
    for memory in memories:
        if memory.asked:
            share = _share(memory.found / memory.asked)
            return Fact("recalled-dixit", facts={"told": memory.sightings, "share": share})
    return None


def _share(part: float) -> str:
    """Return the share of finders as a word."""
    if part in (0, 1):
        return "all" if part else "none"
    return "few" if part < FEW else "most" if part > MOST else "half"
