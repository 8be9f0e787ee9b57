"""How several seats come to one answer (ALL-06)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypeVar

from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Seat

W = TypeVar("W")


def voters(team: frozenset[Seat], people: frozenset[Seat]) -> frozenset[Seat]:
    """Those whose wishes count: the team's people, or its bots where there are none."""
    return team & people or team


def majority(wishes: Mapping[Seat, W], team: frozenset[Seat], people: frozenset[Seat]) -> W | None:
    """The wish of more than half of those who decide, or None while the team is still talking."""
    voices = voters(team, people)
    backed = Counter(wishes[seat] for seat in voices if seat in wishes)
    if not backed:
        return None
    wish, backers = backed.most_common(1)[0]
    return wish if 2 * backers > len(voices) else None


def plurality(
    wishes: Mapping[Seat, W], team: frozenset[Seat], people: frozenset[Seat], chance: Chance
) -> W | None:
    """When the time is over: the wish with most backers, by chance among equals; None if nobody wished.

    Equals are taken in seat order of their first backer, so that the order of arrival has no say.
    """
    voices = [seat for seat in sorted(voters(team, people)) if seat in wishes]
    backed = Counter(wishes[seat] for seat in voices)
    if not backed:
        return None
    most = max(backed.values())
    return chance.pick([wish for wish, backers in backed.items() if backers == most])
