"""Remarks of bots in Dixit, based only on the public view."""

from __future__ import annotations

from unspoken.games.dixit.types import Phase, Public
from unspoken.kernel.chance import Chance
from unspoken.kernel.parts.talk import Remark
from unspoken.kernel.types import Seat

REMARKS = (
    "telling-no-hurry",
    "telling-listening",
    "telling-silence",
    "laying-clue",
    "laying-sly",
    "laying-almost",
    "voting-innocent",
    "voting-back",
    "voting-many",
    "revealed-all",
    "revealed-nobody",
    "revealed-some",
    "revealed-laid",
    "revealed-leads",
    "over-album",
    "over-again",
)
"""The codes of all remarks."""


def remark(public: Public, seat: Seat, chance: Chance) -> Remark | None:
    """Return a random remark that fits the public view, or None."""
    found = _sayable(public, seat)
    return chance.pick(found) if found else None


def _sayable(public: Public, seat: Seat) -> list[Remark]:
    teller = public.teller if public.teller != seat else None
    match public.phase:
        case Phase.TELLING:
            waiting = [] if teller is None else [Remark("telling-no-hurry", teller)]
            return [*waiting, Remark("telling-listening"), Remark("telling-silence")]
        case Phase.LAYING:
            praise = [] if teller is None else [Remark("laying-clue", teller)]
            return [*praise, Remark("laying-sly"), Remark("laying-almost")]
        case Phase.VOTING:
            many = Remark("voting-many", facts={"cards": len(public.board)})
            return [Remark("voting-innocent"), Remark("voting-back"), many]
        case Phase.REVEALED:
            return _revealed(public, seat)
        case Phase.OVER:
            return [Remark("over-album", facts={"stories": len(public.album)}), Remark("over-again")]
        case Phase.DEALING:
            return []


def _revealed(public: Public, seat: Seat) -> list[Remark]:
    """Return remarks about the votes and about the leader."""
    said: list[Remark] = []
    if public.verdict is not None and public.teller not in (None, seat):
        found = len(public.verdict.found)
        code = "nobody" if found == 0 else "all" if found == len(public.others) else "some"
        said.append(Remark(f"revealed-{code}", public.teller))
    for number, owner in enumerate(public.owners, 1):
        votes = public.votes.count(number)
        if owner not in (seat, public.teller) and votes:
            said.append(Remark("revealed-laid", owner, {"votes": votes}))
    best = max(public.scores)
    leaders = [Seat(number) for number, score in enumerate(public.scores) if score == best]
    if best and len(leaders) == 1 and leaders[0] != seat:
        said.append(Remark("revealed-leads", leaders[0], {"points": best}))
    return said
