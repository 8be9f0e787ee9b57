"""Heads: a skull, a face, hair, an ear, a beard, glasses and a hat."""

from dataclasses import dataclass

import skia

from unspoken_art.canvas.pen import Part, Sketch, Taper
from unspoken_art.things.actors.faces import expression
from unspoken_art.things.actors.hair import beard, behind, hair_on
from unspoken_art.things.actors.hats import HATS
from unspoken_art.things.actors.locks import BEARDS, LOCKS
from unspoken_art.things.actors.shapes import Frame, curve, stroke
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
    """Whether the head is so large that strands of hair show."""


def head(s: Sketch, f: Frame, look: Look) -> None:
    """Draw a head with its face, hair and hat."""
    g = FEATURES[look.kind]
    covered = look.hat in ("hood", "bonnet") and look.hair in ("bun", "ponytail", "curls")
    if look.hair in ("braids", "long", "ponytail", "bob", "bun", "curls") and not covered:
        behind(s, f, look.hair, look.fine)
    s.blob("skin", f.text(skull(look.view, g)), round=0.75)
    if look.view != "back":
        expression(s, f, look.face, look.view)
        _extras(s, f, look)
    hair_on(s, f, look.view, look.kind, look.hair, look.fine)
    if look.view != "back":
        _ear(s, f, look, g)
    if look.hat:
        HATS[look.hat](s, f)


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
