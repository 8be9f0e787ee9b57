"""Facts about a game of Dixit: clues, and why each seat got its points."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.games.dixit.scoring import POINTS, POINTS_PER_VOTE
from unspoken.games.dixit.types import Found, Phase, Public, Written
from unspoken.kernel.parts.talk import Fact
from unspoken.kernel.types import Seat

_SHOWN = (Phase.REVEALED, Phase.OVER)


def facts(before: Public, after: Public) -> tuple[Fact, ...]:
    """Return the facts that follow from two successive public views."""
    return (*_clue_given(before, after), *_scored(before, after))


def _clue_given(before: Public, after: Public) -> Iterator[Fact]:
    if before.clue is None and after.clue is not None and after.teller is not None:
        if isinstance(after.clue, Written):
            yield Fact("dixit-told", after.teller, facts={"clue": after.clue.text})
        else:
            yield Fact("dixit-told-unwritten", after.teller)


def _scored(before: Public, after: Public) -> Iterator[Fact]:
    """Yield each seat's points for the teller's card and for its own cards (DIX-07, DIX-08, DIX-09)."""
    if before.phase in _SHOWN or after.phase not in _SHOWN or after.verdict is None or after.teller is None:
        return
    verdict, points = after.verdict, POINTS[after.verdict.found_by]
    for seat in sorted((after.teller, *after.others)):
        if seat == after.teller:
            yield Fact(f"dixit-teller-{verdict.found_by.value}", seat, verdict.found, points.teller)
            continue
        if seat in verdict.found:
            yield Fact(f"dixit-found-{verdict.found_by.value}", seat, (after.teller,), points.finder)
        else:
            why = "none" if verdict.found_by is Found.NONE else "some"
            yield Fact(f"dixit-missed-{why}", seat, (after.teller,), points.other)
        if fell := _fell_for(after, seat):
            yield Fact("dixit-fooled", seat, fell, POINTS_PER_VOTE * len(fell))


def _fell_for(view: Public, seat: Seat) -> tuple[Seat, ...]:
    """Return who voted for a card of this seat, in seat order."""
    own = {number for number, owner in enumerate(view.owners, 1) if owner == seat}
    return tuple(Seat(voter) for voter, number in enumerate(view.votes) if number in own)
