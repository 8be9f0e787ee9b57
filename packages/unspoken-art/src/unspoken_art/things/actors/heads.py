"""Heads: a skull with planes of shade, a face, hair, an ear, a beard, glasses and a hat."""

from dataclasses import dataclass

import skia

from unspoken_art.canvas.pen import Part, Sketch, Taper
from unspoken_art.things.actors.faces import expression
from unspoken_art.things.actors.hair import beard, behind, hair_on
from unspoken_art.things.actors.hats import HATS
from unspoken_art.things.actors.locks import BEARDS, LOCKS
from unspoken_art.things.actors.shapes import Frame, clipped, cover, curve, stroke
from unspoken_art.things.actors.skulls import FEATURES, Features, skull


@dataclass(frozen=True)
class Look:
    """What a head shows; the views are profile, quarter and back."""

    face: str = "calm"
    view: str = "profile"
    hair: str = "short"
    hat: str = ""
    extras: tuple[str, ...] = ()
    kind: str = "child"
    fine: bool = False
    """Whether the head is so large that eyelids, lips and wrinkles show."""


PLANES = {
    "profile": ("-0.3 -0.3 0.06 -0.1 0.2 0.3 0.36 0.66 0.74 0.86 0.9 1.14 -0.3 1.1 -0.9 0.4",),
    "quarter": (
        "-1 -0.5 -0.56 -0.5 -0.4 -0.04 -0.22 0.3 -0.1 0.66 0.2 0.9 0.5 0.93 0.5 1.2 -0.4 1.1 -1 0.4",
    ),
}
"""The part of a face that is turned away from the front: the temple, below the cheekbone, the jaw."""

TOUCHES = {
    "profile": (
        "0.28 0.16 0.4 0.17 0.52 0.13 0.42 0.24 0.32 0.24",
        "0.56 -0.64 0.66 -0.54 0.7 -0.4 0.62 -0.46",
    ),
    "quarter": (
        "-0.12 0.2 0.02 0.24 0.18 0.22 0.06 0.31 -0.08 0.29",
        "0.24 -0.5 0.44 -0.54 0.62 -0.5 0.46 -0.46 0.34 -0.45",
    ),
}
"""Light on the cheekbone and the forehead."""


def head(s: Sketch, f: Frame, look: Look) -> None:
    """Draw a head with its face, hair and hat."""
    g = FEATURES[look.kind]
    covered = look.hat in ("hood", "bonnet") and look.hair in ("bun", "ponytail", "curls")
    if look.hair in ("braids", "long", "ponytail", "bob", "bun", "curls") and not covered:
        behind(s, f, look.hair, look.fine)
    outline = skull(look.view, g)
    s.blob("skin", f.text(outline), round=0.75)
    if look.view != "back":
        _planes(s, f, look, outline)
        expression(s, f, look.face, look.view, g, look.fine)
        _extras(s, f, look)
    hair_on(s, f, look.view, look.kind, look.hair, look.fine)
    if look.view != "back":
        _ear(s, f, look, g)
    if look.hat:
        HATS[look.hat](s, f)


def _planes(s: Sketch, f: Frame, look: Look, outline: str) -> None:
    """Draw the side of a large face in shade, and light on its cheek and its brow."""
    if not look.fine:
        return
    whole = curve(f.text(outline))
    for plane in PLANES[look.view]:
        cover(s, "shade", clipped(curve(f.text(plane)), whole), round=0.5)
    for touch in TOUCHES[look.view]:
        s.blob("gleam", f.text(touch), round=0.4)


def _ear(s: Sketch, f: Frame, look: Look, g: Features) -> None:
    if look.hat in ("hood", "bonnet") or look.hair in ("bob", "long", "curls"):
        return
    x = -0.12 if look.view == "profile" else -0.66
    big = 1.15 if g.old else 1.0
    shape = (
        f"{x - 0.13} -0.02 {x} {-0.1 * big} {x + 0.13} 0 {x + 0.1} 0.2 {x + 0.03} {0.36 * big} {x - 0.06} 0.3"
    )
    s.blob("skin", f.text(shape), round=0.9)
    pen = f.scale * (0.04 if look.fine else 0.06)
    stroke(
        s,
        "skin_fold",
        f.text(f"{x - 0.08} 0.02 {x + 0.02} -0.03 {x + 0.08} 0.06 {x + 0.02} 0.16 {x + 0.02} 0.24"),
        pen,
    )
    if look.fine:
        s.blob("shade", f.text(f"{x - 0.05} 0.06 {x + 0.02} 0.03 {x + 0.04} 0.12 {x - 0.02} 0.2"), round=0.3)


def _extras(s: Sketch, f: Frame, look: Look) -> None:
    profile = look.view == "profile"
    for name in BEARDS:
        if name in look.extras:
            beard(s, f, name, profile, look.fine)
    if "glasses" in look.extras:
        pen = f.scale * (0.05 if look.fine else 0.07)
        for x, wide in ((0.58, 0.2),) if profile else ((0.08, 0.26), (0.63, 0.2)):
            ring = (
                f"{x - wide} -0.06 {x - wide * 0.6} -0.27 {x + wide * 0.6} -0.27 "
                f"{x + wide} -0.06 {x + wide * 0.6} 0.16 {x - wide * 0.6} 0.16"
            )
            _ring(s, f, ring, pen)
        temple = "0.38 -0.1 -0.1 -0.06" if profile else "-0.18 -0.1 -0.62 -0.04"
        s.limb("dark", f.text(temple), Taper(pen, pen), round=0)
        if not profile:
            s.limb("dark", f.text("0.34 -0.1 0.39 -0.14 0.44 -0.1"), Taper(pen, pen), round=0)


def _ring(s: Sketch, f: Frame, text: str, pen: float) -> None:
    """Draw the rim of one glass."""
    outer = curve(f.text(text))
    numbers = [float(number) for number in text.split()]
    count = len(numbers) // 2
    x, y = sum(numbers[::2]) / count, sum(numbers[1::2]) / count
    share = 1 - 2.2 * pen / f.scale / (max(numbers[::2]) - min(numbers[::2]))
    inner = curve(
        f.text(" ".join(f"{c + (n - c) * share}" for n, c in zip(numbers, (x, y) * count, strict=True)))
    )
    rim = skia.Op(outer, inner, skia.PathOp.kDifference_PathOp) or outer
    s.parts.append(Part(rim, "dark", 0, 0))


HAIRS = ("short", "bald", "braids", *LOCKS)
EXTRAS = ("glasses", "beard", "moustache")
