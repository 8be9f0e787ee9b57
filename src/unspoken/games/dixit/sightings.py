"""What a house may remember of a round of Dixit: the card that was told, its clue, and how many found it."""

from __future__ import annotations

from unspoken.games.dixit.types import Options, Public, Written
from unspoken.kernel.game import Fact
from unspoken.kernel.sighting import Memory, SeenPicture, Sighting

FEW, MOST = 0.4, 0.6
"""What lies between is about half."""


def sightings(options: Options, before: Public, after: Public) -> tuple[Sighting, ...]:
    """When all have voted (DIX-06): the teller's card, with its clue where it was written."""
    verdict, teller = after.verdict, after.teller
    if before.verdict is not None or verdict is None or teller is None:
        return ()
    said = {after.language: after.clue.text} if isinstance(after.clue, Written) else {}
    picture = SeenPicture(options.deck, after.board[verdict.number - 1])
    return (Sighting(picture, (teller,), said, asked=after.others, found=verdict.found),)


def recalled(memories: tuple[Memory, ...]) -> Fact | None:
    """How often the card was told in this house, and how many of those who looked for it found it."""
    for memory in memories:
        if memory.asked:
            share = _share(memory.found / memory.asked)
            return Fact("recalled-dixit", facts={"told": memory.seen, "share": share})
    return None


def _share(part: float) -> str:
    """How many of those who looked, in a word."""
    if part in (0, 1):
        return "all" if part else "none"
    return "few" if part < FEW else "most" if part > MOST else "half"
