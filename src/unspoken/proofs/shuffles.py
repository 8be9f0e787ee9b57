"""Checks nature's moves: everything that is drawn in secret must be random (ALL-01, ALL-02)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import msgspec
from msgspec import structs

from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import begin, tick
from unspoken.kernel.types import Seat, Viewer
from unspoken.proofs.order import after_move, after_nature
from unspoken.proofs.playthrough import AnyStep
from unspoken.proofs.statistics import leaves
from unspoken.proofs.worlds import Leak, ProofTally, differing, proof_chance

_WORLDS = 8  # resampled worlds to find out what is hidden
_DRAWS = 40  # maximum draws: a fair coin gives 40 equal results with a probability of 1e-12
_NAMED = 8  # paths listed in the message of a leak


def check_drawn(game: AnyGame, before: AnyStep | None, step: AnyStep, tally: ProofTally) -> None:
    """Check that every hidden value that nature has just placed depends on chance.

    A pile of known cards that was not shuffled would fail. `before` is None for the opening.
    """
    after = step.session.state
    start = (
        begin(game, step.session.header).state
        if before is None
        else after_move(game, before.session.state, step)
    )
    names = differing(start, after)
    was, there = _places(start, names), _places(after, names)
    placed = {place for place, thing in there.items() if was.get(place) != thing}
    for viewer in (Seat(0), None) if placed else ():
        hidden = set[str]()
        for world in range(_WORLDS):
            chance = proof_chance(f"drawn {world}", step.session, viewer)
            other = _places(game.proofs.resample(after, viewer, chance), names)
            hidden |= {place for place in placed if other.get(place) != there[place]}
        stuck = hidden
        for world in range(_DRAWS):
            if stuck:  # otherwise everything has already varied
                again = _places(_drawn_again(game, before, step, start, viewer, world), names)
                stuck = {place for place in stuck if again.get(place) == there[place]}
        tally.drawn += 1
        if stuck:
            where = ", ".join(sorted(stuck)[:_NAMED])
            raise Leak("drawn", f"{game.name}, step {step.session.step}: not random: {where}")


def _drawn_again(
    game: AnyGame, before: AnyStep | None, step: AnyStep, start: object, viewer: Viewer, world: int
) -> object:
    """Return the state after nature's part of the step, from another world and with another seed."""
    seed = b"drawn %d" % world + step.session.header.seed
    header = msgspec.structs.replace(step.session.header, seed=seed)
    if before is None:
        return tick(game, begin(game, header), step.entry.at, step.people)[0].state
    elsewhere = game.proofs.resample(start, viewer, proof_chance(f"drawn from {world}", step.session, viewer))
    table = replace(before, session=structs.replace(before.session, header=header))
    return after_nature(game, table, step, elsewhere).state


def _places(state: object, names: Collection[str]) -> dict[str, str | int]:
    """Return all values in these fields of a state, by path."""
    return {
        place: thing
        for name in names
        for place, thing in leaves(msgspec.to_builtins(getattr(state, name)), name)
    }
