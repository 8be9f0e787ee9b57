"""Arranges two things so that their relation is visible at once: one function per relation."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from unspoken_art.dreams.grammar import Placed, Prop, Setting, grammar

GLASS = frozenset({"cage", "glass-jar"})
"""Transparent containers."""
PICTURED = frozenset({"mirror", "frame"})
"""Things that show a picture."""
CROWNING = ("bird", "crown", "candle", "tulip", "cat", "chess-pawn")
LIFTERS = 3
"""How many copies of the second thing lift the first."""


@dataclass(frozen=True)
class Staged:
    """The script lines of a relation, from back to front, and its things; `side_free`: one side is empty."""

    lines: tuple[str, ...]
    focus: str
    third: str = ""
    stuff: str = ""
    side_free: bool = True


@dataclass(frozen=True)
class Stage:
    """The setting of a card, and its random number generator."""

    setting: Setting
    rng: np.random.Generator

    @property
    def foot(self) -> float:
        """The y on which things stand."""
        return self.setting.foot

    @property
    def mark(self) -> str:
        """The script word for standing in water or on the ground."""
        return "wet" if self.setting.water else "ground"

    def turned(self) -> bool:
        """Return at random whether a thing is mirrored."""
        return bool(self.rng.random() < 0.5)

    def middle(self) -> float:
        """Return a random x near the middle."""
        return float(self.rng.uniform(45, 55))


def placed_on(under: Placed, prop: Prop, wide: float, tall: float, sink: float = 0.6) -> Placed:
    """Place a thing on the seat of another, within the card."""
    x, y = under.spot(*under.prop.seat)
    return Placed(prop, x, y + sink, prop.fit(wide, min(tall, y - 8)))


def _carrying(stage: Stage, first: Prop, second: Prop) -> Staged:
    bearer = Placed(first, stage.middle(), stage.foot, first.fit(64, 38), stage.turned())
    load = placed_on(bearer, second, bearer.wide(0.52), 38)
    return Staged((bearer.line(stage.mark), load.line()), first.name)


def _scale(stage: Stage, first: Prop, second: Prop) -> Staged:
    giant = Placed(first, stage.middle() - 5, stage.foot, first.fit(66, 56), stage.turned())
    tiny = Placed(second, 86, stage.foot + 5, second.fit(14, 12))
    return Staged((giant.line(stage.mark), tiny.line(stage.mark)), first.name, side_free=False)


def _containment(stage: Stage, first: Prop, second: Prop) -> Staged:
    holder = Placed(first, stage.middle(), stage.foot, first.fit(66, 52))
    if first.name in GLASS | PICTURED:
        x, y = holder.spot(0, -14 if first.name in GLASS else -40)
        held = Placed(second, x, y, second.fit(holder.wide(0.56), 22))
        lines = [held.line(), holder.line(stage.mark)]
        return Staged(tuple(lines if first.name in GLASS else lines[::-1]), first.name)
    held = placed_on(holder, second, holder.wide(0.6), 36, sink=2)
    return Staged((held.line(), holder.line(stage.mark)), second.name)


def _growth(stage: Stage, first: Prop, second: Prop) -> Staged:
    pot = Placed(first, stage.middle(), stage.foot, first.fit(58, 32))
    plant = placed_on(pot, second, 66, 46, sink=1.5)
    return Staged((plant.line(), pot.line(stage.mark)), second.name)


def _balance(stage: Stage, first: Prop, second: Prop) -> Staged:
    base = Placed(first, stage.middle(), stage.foot, first.fit(58, 34), stage.turned())
    upon = placed_on(base, second, 30, 18)
    third = grammar().props[str(stage.rng.choice(CROWNING))]
    top = placed_on(upon, third, 16, 14)
    return Staged((base.line(stage.mark), upon.line(), top.line()), first.name, third.name)


def _passage(stage: Stage, first: Prop, second: Prop) -> Staged:
    gate = Placed(first, 50, 73, first.fit(46, 54))
    walker = Placed(second, 50 + float(stage.rng.uniform(-4, 4)), 88, second.fit(15, 15))
    return Staged((gate.line(), "stairs 50 99 46 50 73 20 9 0", walker.line()), first.name)


def _substitution(stage: Stage, first: Prop, second: Prop) -> Staged:
    size = first.fit(48, 32)
    sun = Placed(first, stage.middle(), 46, size)
    below = Placed(second, 50 + float(stage.rng.uniform(-18, 18)), stage.foot + 2, second.fit(30, 22))
    return Staged((f"halo {sun.x:.0f} 30 46 .55", sun.line(), below.line(stage.mark)), first.name)


def _lifting(stage: Stage, first: Prop, second: Prop) -> Staged:
    load = Placed(first, stage.middle(), 68, first.fit(48, 26), stage.turned())
    lines = []
    for turn in range(LIFTERS):
        x, y = 26 + 24 * turn, 26 - 8 * (turn % 2) + float(stage.rng.uniform(-2, 2))
        lines.append(f"rope {x} {y:.1f} {load.x:.1f} {load.top() + 2:.1f} 0 2 tint=dark")
        lines.append(Placed(second, x, y + 1, second.fit(22, 15)).line())
    return Staged((*lines, load.line()), first.name)


def _material(stage: Stage, first: Prop, second: Prop) -> Staged:
    stuff = str(stage.rng.choice(tuple(grammar().materials)))
    whole = Placed(first, stage.middle() - 4, stage.foot, first.fit(66, 54), stage.turned())
    aside = Placed(second, 86, stage.foot + 5, second.fit(15, 15))
    lines = (whole.line(stage.mark, f"of={stuff}"), aside.line(stage.mark))
    return Staged(lines, first.name, stuff=stuff, side_free=False)


def _voyage(stage: Stage, first: Prop, second: Prop) -> Staged:
    vessel = Placed(second, stage.middle(), stage.foot, second.fit(64, 22))
    sailor = placed_on(vessel, first, 46, 42, sink=1.5)
    return Staged((sailor.line(), vessel.line("wet")), first.name)


def _displacement(stage: Stage, first: Prop, second: Prop) -> Staged:
    drifting = Placed(first, stage.middle(), 50, first.fit(66, 36), stage.turned())
    below = Placed(second, 50 + float(stage.rng.uniform(-16, 16)), stage.foot + 2, second.fit(36, 16))
    return Staged((drifting.line(), below.line(stage.mark)), first.name)


STAGE_BY_RELATION: dict[str, Callable[[Stage, Prop, Prop], Staged]] = {
    "carrying": _carrying,
    "scale": _scale,
    "containment": _containment,
    "growth": _growth,
    "balance": _balance,
    "passage": _passage,
    "substitution": _substitution,
    "lifting": _lifting,
    "material": _material,
    "voyage": _voyage,
    "displacement": _displacement,
}
