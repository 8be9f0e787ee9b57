"""Facts about a game of Rorschach: decisions of the teams, and who won an image and why."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.games.rorschach.types import Public, Reveal, Team
from unspoken.kernel.parts.talk import Fact
from unspoken.kernel.types import Seat

NUMERALS = ("I", "II", "III", "IV")
"""The names of the images on the table, in display order."""


def facts(before: Public, after: Public) -> tuple[Fact, ...]:
    """Return the facts that follow from two successive public views."""
    return (*_decided(before, after), *_revealed(before, after))


def _decided(before: Public, after: Public) -> Iterator[Fact]:
    """Return the decisions of a team, which are public once they are made."""
    if before.subject is None and after.subject is not None:
        yield Fact("ror-subject", after.subject)
    if before.removed is None and after.removed is not None:
        numeral = NUMERALS[after.images.index(after.removed)]
        yield Fact("ror-removed", seats=_members(after, 1 - after.testers), facts={"numeral": numeral})
    if after.declined and not before.declined:
        yield Fact("ror-declined", seats=_members(after, after.testers))


def _revealed(before: Public, after: Public) -> Iterator[Fact]:
    """Return who got the image, and who was right about it (ROR-10, ROR-11)."""
    known = len(before.reveals) if before.round == after.round else 0
    for number, reveal in enumerate(after.reveals[known:], known):
        if reveal.to is None:
            yield Fact(f"ror-box-{_why(reveal)}", points=0)
        else:
            whose = "test" if reveal.to == after.testers else "control"
            why = "second" if number == 1 else "first"
            yield Fact(f"ror-{whose}-{why}", seats=_members(after, reveal.to), points=1)


def _why(reveal: Reveal) -> str:
    """Return why nobody got the image: both teams were right, neither was, or a second guess was wrong."""
    if reveal.control is None:
        return "second"
    return "both" if reveal.testers is reveal.symbol else "neither"


def _members(view: Public, team: Team) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, own in enumerate(view.teams) if own == team)
