"""Arranges people with a thing, so that their relation is visible at once: one function per relation."""

from dataclasses import replace

from unspoken_art.dreams.grammar import UNITS_ACROSS, UNITS_DOWN, Placed, Prop
from unspoken_art.dreams.staging import Stage, Staged, placed_on

HANDS = -62
"""The height of the hands of people who hold something out, in hundredths of their size."""


def company(stage: Stage, first: Prop, second: Prop) -> Staged:
    """Put two people who touch on top of a large thing."""
    base = Placed(second, stage.middle(), stage.foot, second.fit(66, 36), stage.turned())
    people = placed_on(base, first, 48, 38)
    left, _, right = first.box
    # The feet of most pairs are right of their first foot and left of the middle of their box.
    people = replace(people, x=people.x - 0.3 * (left + right) * people.size / UNITS_ACROSS)
    return Staged((base.line(stage.mark), people.line()), first.name)


def watching(stage: Stage, first: Prop, second: Prop) -> Staged:
    """Let a giant behind the ground look at a small thing."""
    giant = Placed(first, stage.middle() - 4, stage.foot + 9, first.fit(78, 66), stage.turned())
    small = Placed(second, 50 + float(stage.rng.uniform(8, 20)), stage.foot + 4, second.fit(22, 17))
    ground, _, *look = stage.setting.back[-1].split()
    nearest = " ".join((ground, f"{stage.foot - 4:.0f}", *look))  # hides the giant's lower edge
    return Staged((giant.line(), nearest, small.line(stage.mark)), first.name, side_free=False)


def between(stage: Stage, first: Prop, second: Prop) -> Staged:
    """Place two people on both sides of a thing."""
    left, right = _facing(stage, first, 22, 83, 58)
    thing = Placed(second, stage.middle() + 2, stage.foot - 2, second.fit(44, 40))
    return Staged((thing.line(stage.mark), left, right), second.name, side_free=False)


def gift(stage: Stage, first: Prop, second: Prop) -> Staged:
    """Let two people hold a thing between them."""
    size = 64.0
    left, right = _facing(stage, first, 23, 81, size)
    hands = stage.foot + HANDS * size / UNITS_DOWN
    thing = Placed(second, 52 + float(stage.rng.uniform(-2, 2)), hands + 1, second.fit(34, 30))
    return Staged((left, right, thing.line()), second.name, side_free=False)


def leash(stage: Stage, first: Prop, second: Prop) -> Staged:
    """Let a thing float at the end of a string that a person holds."""
    holder = Placed(first, 80, stage.foot + 2, 54, flip=True)
    thing = Placed(second, stage.middle() - 6, 44, second.fit(62, 32), stage.turned())
    x, y = holder.spot(0, -42)
    string = f"rope {thing.x:.1f} {thing.y - 2:.1f} {x:.1f} {y:.1f} 3 3 tint=dark"
    return Staged((string, thing.line(), holder.line(stage.mark)), second.name, side_free=False)


def _facing(stage: Stage, people: Prop, left: float, right: float, size: float) -> tuple[str, str]:
    """Return the script lines of two people who face each other."""
    second = replace(people, script=people.other)
    return (
        Placed(people, left, stage.foot, size).line(stage.mark),
        Placed(second, right, stage.foot, size, flip=True).line(stage.mark),
    )


PEOPLE = {"company": company, "watching": watching, "between": between, "gift": gift, "leash": leash}
