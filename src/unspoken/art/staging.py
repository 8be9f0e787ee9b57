"""How two things are laid out so that each relation can be seen at once: one small function a relation."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from unspoken.art.grammar import Placed, Prop, Setting, grammar

GLASS = frozenset({"cage", "glass-jar"})
"""What can be looked into."""
PICTURED = frozenset({"mirror", "frame"})
"""What shows a picture."""
CROWNING = ("bird", "crown", "candle", "tulip", "cat", "chess-pawn")
STRUNG = 3


@dataclass(frozen=True)
class Staged:
    """The lines of the relation itself, the farthest first; what else came in; which side stays free."""

    lines: tuple[str, ...]
    focus: str
    third: str = ""
    stuff: str = ""
    side_free: bool = True


@dataclass(frozen=True)
class Stage:
    """Where the two are to be shown, and by what luck."""

    setting: Setting
    rng: np.random.Generator

    @property
    def foot(self) -> float:
        """Where things stand."""
        return self.setting.foot

    @property
    def mark(self) -> str:
        """How a thing stands here: in the water, or on the ground."""
        return "wet" if self.setting.water else "ground"

    def turned(self) -> bool:
        """Whether a thing looks the other way."""
        return bool(self.rng.random() < 0.5)

    def middle(self) -> float:
        """About the middle, and seldom quite."""
        return float(self.rng.uniform(45, 55))


def _on(under: Placed, prop: Prop, wide: float, tall: float, sink: float = 0.6) -> Placed:
    """Something that stands where the other has room for it, and does not reach out of the card."""
    x, y = under.spot(*under.prop.seat)
    return Placed(prop, x, y + sink, prop.fit(wide, min(tall, y - 8)))


def _carrying(stage: Stage, one: Prop, two: Prop) -> Staged:
    bearer = Placed(one, stage.middle(), stage.foot, one.fit(64, 38), stage.turned())
    load = _on(bearer, two, bearer.wide(0.52), 38)
    return Staged((bearer.line(stage.mark), load.line()), one.name)


def _scale(stage: Stage, one: Prop, two: Prop) -> Staged:
    giant = Placed(one, stage.middle() - 5, stage.foot, one.fit(66, 56), stage.turned())
    tiny = Placed(two, 86, stage.foot + 5, two.fit(14, 12))
    return Staged((giant.line(stage.mark), tiny.line(stage.mark)), one.name, side_free=False)


def _containment(stage: Stage, one: Prop, two: Prop) -> Staged:
    holder = Placed(one, stage.middle(), stage.foot, one.fit(66, 52))
    if one.name in GLASS | PICTURED:
        x, y = holder.spot(0, -14 if one.name in GLASS else -40)
        held = Placed(two, x, y, two.fit(holder.wide(0.56), 22))
        lines = [held.line(), holder.line(stage.mark)]
        return Staged(tuple(lines if one.name in GLASS else lines[::-1]), one.name)
    held = _on(holder, two, holder.wide(0.6), 36, sink=2)
    return Staged((held.line(), holder.line(stage.mark)), two.name)


def _growth(stage: Stage, one: Prop, two: Prop) -> Staged:
    pot = Placed(one, stage.middle(), stage.foot, one.fit(58, 32))
    plant = _on(pot, two, 66, 46, sink=1.5)
    return Staged((plant.line(), pot.line(stage.mark)), two.name)


def _balance(stage: Stage, one: Prop, two: Prop) -> Staged:
    base = Placed(one, stage.middle(), stage.foot, one.fit(58, 34), stage.turned())
    upon = _on(base, two, 30, 18)
    third = grammar().props[str(stage.rng.choice(CROWNING))]
    top = _on(upon, third, 16, 14)
    return Staged((base.line(stage.mark), upon.line(), top.line()), one.name, third.name)


def _passage(stage: Stage, one: Prop, two: Prop) -> Staged:
    gate = Placed(one, 50, 73, one.fit(46, 54))
    walker = Placed(two, 50 + float(stage.rng.uniform(-4, 4)), 88, two.fit(15, 15))
    return Staged((gate.line(), "stairs 50 99 46 50 73 20 9 0", walker.line()), one.name)


def _substitution(stage: Stage, one: Prop, two: Prop) -> Staged:
    size = one.fit(48, 32)
    sun = Placed(one, stage.middle(), 46, size)
    below = Placed(two, 50 + float(stage.rng.uniform(-18, 18)), stage.foot + 2, two.fit(30, 22))
    return Staged((f"halo {sun.x:.0f} 30 46 .55", sun.line(), below.line(stage.mark)), one.name)


def _lifting(stage: Stage, one: Prop, two: Prop) -> Staged:
    load = Placed(one, stage.middle(), 68, one.fit(48, 26), stage.turned())
    lines = []
    for turn in range(STRUNG):
        x, y = 26 + 24 * turn, 26 - 8 * (turn % 2) + float(stage.rng.uniform(-2, 2))
        lines.append(f"rope {x} {y:.1f} {load.x:.1f} {load.top() + 2:.1f} 0 2 tint=dark")
        lines.append(Placed(two, x, y + 1, two.fit(22, 15)).line())
    return Staged((*lines, load.line()), one.name)


def _material(stage: Stage, one: Prop, two: Prop) -> Staged:
    stuff = str(stage.rng.choice(tuple(grammar().stuffs)))
    whole = Placed(one, stage.middle() - 4, stage.foot, one.fit(66, 54), stage.turned())
    aside = Placed(two, 86, stage.foot + 5, two.fit(15, 15))
    lines = (whole.line(stage.mark, f"of={stuff}"), aside.line(stage.mark))
    return Staged(lines, one.name, stuff=stuff, side_free=False)


def _voyage(stage: Stage, one: Prop, two: Prop) -> Staged:
    vessel = Placed(two, stage.middle(), stage.foot, two.fit(64, 22))
    sailor = _on(vessel, one, 46, 42, sink=1.5)
    return Staged((sailor.line(), vessel.line("wet")), one.name)


def _displacement(stage: Stage, one: Prop, two: Prop) -> Staged:
    drifting = Placed(one, stage.middle(), 50, one.fit(66, 36), stage.turned())
    below = Placed(two, 50 + float(stage.rng.uniform(-16, 16)), stage.foot + 2, two.fit(36, 16))
    return Staged((drifting.line(), below.line(stage.mark)), one.name)


STAGED: dict[str, Callable[[Stage, Prop, Prop], Staged]] = {
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
