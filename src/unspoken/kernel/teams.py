"""How the seats of a team agree on one answer (ALL-06)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypeVar

from unspoken.kernel.chance import Chance
from unspoken.kernel.types import Seat

W = TypeVar("W")


def voters(team: frozenset[Seat], people: frozenset[Seat]) -> frozenset[Seat]:
    """Return the seats whose wishes count: the team's people, or its bots if it has no people."""
    return team & people or team


def majority(wishes: Mapping[Seat, W], team: frozenset[Seat], people: frozenset[Seat]) -> W | None:
    """Return the wish of more than half of the voters, or None if there is no majority yet."""
    voices = voters(team, people)
    backed = Counter(wishes[seat] for seat in voices if seat in wishes)
    if not backed:
        return None
    wish, backers = backed.most_common(1)[0]
    return wish if 2 * backers > len(voices) else None


def plurality(
    wishes: Mapping[Seat, W], team: frozenset[Seat], people: frozenset[Seat], chance: Chance
) -> W | None:
    """Return the wish with the most backers. A tie is broken at random; the result is None without wishes.

    Ties are ordered by the seat of their first backer, so that the order of arrival does not matter.
    """
    voices = [seat for seat in sorted(voters(team, people)) if seat in wishes]
    backed = Counter(wishes[seat] for seat in voices)
    if not backed:
        return None
    most = max(backed.values())
    return chance.pick([wish for wish, backers in backed.items() if backers == most])
