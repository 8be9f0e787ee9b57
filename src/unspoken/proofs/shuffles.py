"""Paired worlds of nature's own moves: what is drawn in secret must hang on luck (ALL-01, ALL-02)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import msgspec
from msgspec import structs

from unspoken.kernel.game import AnyGame, Seat, Viewer
from unspoken.kernel.session import begin, tick
from unspoken.proofs.order import after_move, after_nature
from unspoken.proofs.playthrough import AnyStep
from unspoken.proofs.statistics import leaves
from unspoken.proofs.worlds import Leak, Tally, differing, proof_chance

_WORLDS = 8  # that are asked what is hidden
_DRAWS = 40  # at most: of two things a fair draw comes out the same so often once in a million million times
_NAMED = 8  # places that a leak's sentence lists


def check_drawn(game: AnyGame, before: AnyStep | None, step: AnyStep, tally: Tally) -> None:
    """No hidden thing that nature has just put somewhere is put there whatever the luck.

    A new pile laid down unshuffled, out of cards that all have seen, would be. Before the opening is None.
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
            other = _places(game.resample(after, viewer, chance), names)
            hidden |= {place for place in placed if other.get(place) != there[place]}
        stuck = hidden
        for world in range(_DRAWS):
            if stuck:  # or luck has had its say in all of it already
                again = _places(_drawn_again(game, before, step, start, viewer, world), names)
                stuck = {place for place in stuck if again.get(place) == there[place]}
        tally.drawn += 1
        if stuck:
            where = ", ".join(sorted(stuck)[:_NAMED])
            raise Leak("drawn", f"{game.name}, step {step.session.step}: luck has no say in {where}")


def _drawn_again(
    game: AnyGame, before: AnyStep | None, step: AnyStep, start: object, viewer: Viewer, world: int
) -> object:
    """The state after nature's part of the step, from another world and with other luck."""
    seed = b"drawn %d" % world + step.session.header.seed
    header = msgspec.structs.replace(step.session.header, seed=seed)
    if before is None:
        return tick(game, begin(game, header), step.entry.at, step.people)[0].state
    elsewhere = game.resample(start, viewer, proof_chance(f"drawn from {world}", step.session, viewer))
    table = replace(before, session=structs.replace(before.session, header=header))
    return after_nature(game, table, step, elsewhere).state


def _places(state: object, names: Collection[str]) -> dict[str, str | int]:
    """Where everything lies, in these fields of a state."""
    return {
        place: thing
        for name in names
        for place, thing in leaves(msgspec.to_builtins(getattr(state, name)), name)
    }
