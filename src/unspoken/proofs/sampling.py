"""Which steps of a game a proof looks at: looking costs a hundred times what playing does."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeAlias

from unspoken.kernel.chance import Chance
from unspoken.kernel.session import tag_of
from unspoken.proofs.playthrough import AnyStep
from unspoken.proofs.worlds import situation

Sample: TypeAlias = Callable[[list[AnyStep], int], Collection[int]]
"""The places of the steps to look at, given all of a game and its number."""


def one_in(every: int) -> Sample:
    """One step in so many, in each game beginning with another."""
    return lambda steps, number: range(number % every, len(steps), every)


def every_step(steps: list[AnyStep], number: int) -> Collection[int]:
    """All of them."""
    return range(len(steps))


def one_of_every_second_kind(steps: list[AnyStep], number: int) -> Collection[int]:
    """Of steps that lead by the same kind of command from one situation to another, one or none, by lot.

    A game has a hundred votes and one end: the rare step is looked at as often as the common one.
    """
    kinds: dict[tuple[str, str, str], list[int]] = {}
    before = ""
    for place, step in enumerate(steps):
        after = situation(step.session)
        command = "" if step.entry.command is None else tag_of(step.entry.command)
        kinds.setdefault((before, command, after), []).append(place)
        before = after
    chance = Chance(b"sample", number)
    return {chance.pick(places) for places in kinds.values() if chance.below(2)}
