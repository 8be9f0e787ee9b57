"""Chooses the steps of a game that are checked: a check costs a hundred times as much as a step."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeAlias

from unspoken.kernel.chance import Chance
from unspoken.kernel.session import tag_of
from unspoken.proofs.playthrough import AnyStep
from unspoken.proofs.worlds import situation

Sample: TypeAlias = Callable[[list[AnyStep], int], Collection[int]]
"""Returns the indices of the steps to check, given all steps of a game and the game's number."""


def every_nth(every: int) -> Sample:
    """Choose every n-th step, with an offset that depends on the game's number."""
    return lambda steps, number: range(number % every, len(steps), every)


def every_step(steps: list[AnyStep], number: int) -> Collection[int]:
    """Choose all steps."""
    return range(len(steps))


def one_of_every_second_kind(steps: list[AnyStep], number: int) -> Collection[int]:
    """Choose at random one step or none of each kind: same situation before and after, same command.

    Rare steps are thus checked as often as common ones.
    """
    chance = Chance(b"sample", number)
    return {chance.pick(places) for places in _places_by_kind(steps).values() if chance.below(2)}


def one_of_some_kinds(most: int) -> Sample:
    """Choose one step each of at most `most` kinds, at random; rare kinds as often as common ones."""

    def sample(steps: list[AnyStep], number: int) -> Collection[int]:
        chance, kinds = Chance(b"sample", number), _places_by_kind(steps)
        return {chance.pick(kinds[kind]) for kind in chance.shuffled(kinds)[:most]}

    return sample


def _places_by_kind(steps: list[AnyStep]) -> dict[tuple[str, str, str], list[int]]:
    """Return the indices of steps by kind: situation before, command, situation after."""
    kinds: dict[tuple[str, str, str], list[int]] = {}
    before = ""
    for place, step in enumerate(steps):
        after = situation(step.session)
        command = "" if step.entry.command is None else tag_of(step.entry.command)
        kinds.setdefault((before, command, after), []).append(place)
        before = after
    return kinds
