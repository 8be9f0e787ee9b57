"""What everybody reads of a game of Rorschach: what the teams decided, who won an image, and why."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.games.rorschach.types import Public, Reveal, Team
from unspoken.kernel.game import Fact, Seat

NUMERALS = ("I", "II", "III", "IV")
"""By which the images on the table are called, in the order in which they lie."""


def facts(before: Public, after: Public) -> tuple[Fact, ...]:
    """What happened between two views."""
    return (*_decided(before, after), *_revealed(before, after))


def _decided(before: Public, after: Public) -> Iterator[Fact]:
    """What a team has agreed on: every decision is everybody's once it has fallen."""
    if before.subject is None and after.subject is not None:
        yield Fact("ror-subject", after.subject)
    if before.removed is None and after.removed is not None:
        numeral = NUMERALS[after.images.index(after.removed)]
        yield Fact("ror-removed", seats=_members(after, 1 - after.testers), facts={"numeral": numeral})
    if after.declined and not before.declined:
        yield Fact("ror-declined", seats=_members(after, after.testers))


def _revealed(before: Public, after: Public) -> Iterator[Fact]:
    """Who got the image, and who was right about it (ROR-10, ROR-11)."""
    known = len(before.reveals) if before.round == after.round else 0
    for number, reveal in enumerate(after.reveals[known:], known):
        if reveal.to is None:
            yield Fact(f"ror-box-{_why(reveal)}", points=0)
        else:
            whose = "test" if reveal.to == after.testers else "control"
            why = "second" if number == 1 else "first"
            yield Fact(f"ror-{whose}-{why}", seats=_members(after, reveal.to), points=1)


def _why(reveal: Reveal) -> str:
    """Why nobody has it: both were right about it, or neither was; or it was a second guess, and wrong."""
    if reveal.control is None:
        return "second"
    return "both" if reveal.testers is reveal.symbol else "neither"


def _members(view: Public, team: Team) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, one in enumerate(view.teams) if one == team)
