"""Clothes, buttons, zips and hangers, a wardrobe, and wooden puppets."""

from itertools import pairwise

import numpy as np

from unspoken_art.canvas.pen import Ellipse, Rect, Sketch, Taper, placed, points, thing


@thing("glove", a="b0413e", b="efe0c4")
def glove(s: Sketch) -> None:
    s.limb("a", "24 -42 40 -56 46 -72", Taper(17, 13))
    for x, top, lean in ((-22, -98, -8), (-8, -112, -3), (7, -112, 3), (21, -98, 9)):
        s.limb("a", f"{x} -52 {x + lean * 0.5} -76 {x + lean} {top}", Taper(15, 12))
    s.blob("a", "-28 -30 -30 -54 -24 -68 0 -70 26 -66 30 -50 26 -30 0 -26", round=0.7)
    for x in (-12, 0, 12):
        s.limb("dark", f"{x} -42 {x * 1.15} -62", Taper(1, 1), round=0)
    s.box("b", Rect(-28, -30, 28, 0, 4), round=0.7)
    for x in range(-22, 28, 8):
        s.limb("8a7a64", f"{x} -28 {x} -2", Taper(0.9, 0.9), round=0)


@thing("boot", a="6a3f2a", b="241a18", c="e6d2a4")
def boot(s: Sketch) -> None:
    s.ellipse("b", Ellipse(-8, -98, 20, 6), round=0.2)
    s.blob(
        "a", "-28 -8 -30 -36 -24 -66 -28 -98 -8 -93 12 -98 9 -62 22 -44 50 -34 64 -20 62 -6 10 -6", round=0.8
    )
    s.blob("4a2a1c", "34 -38 54 -34 65 -20 62 -6 40 -6 40 -22", round=0.7)
    s.blob("8a5638", "4 -94 15 -98 14 -60 28 -42 20 -40 6 -56", round=0.5)
    for step, y in enumerate(range(-88, -44, 9)):
        x = 5 + max(0, step - 2) * 3.6
        s.limb("c", f"{x - 8} {y} {x + 9} {y + 4}", Taper(2, 2), round=0.3)
        s.limb("c", f"{x + 9} {y - 3} {x - 8} {y + 6}", Taper(2, 2), round=0.3)
    s.poly("b", "-32 0 -32 -9 -6 -8 4 -5 66 -8 66 -1 4 0 -6 1", round=0.4)
    s.box("b", Rect(-32, -8, -8, 4, 1), round=0.4)


@thing("hanger", a="a8763e", b="c9ced4")
def hanger(s: Sketch) -> None:
    s.limb("b", "0 -30 0 -36 8 -42 4 -51 -5 -49", Taper(2.6, 2))
    s.limb("a", "-56 2 -40 -14 -14 -26 0 -30 14 -26 40 -14 56 2", Taper(6, 6, 9))
    s.limb("a", "-50 -3 50 -3", Taper(2.4, 2.4), round=0.5)


@thing("coat", a="3a4258", b="252a3a", c="c9983a")
def coat(s: Sketch) -> None:
    for side in (-1, 1):
        s.blob(
            "b", placed("30 -122 46 -112 56 -80 60 -44 58 -34 44 -34 42 -46 36 -84", 0, 0, side), round=0.8
        )
        s.blob(
            "a",
            placed("6 -134 22 -130 42 -118 46 -84 44 -40 56 0 30 3 22 2 24 -40 18 -80 8 -112", 0, 0, side),
            round=0.5,
        )
        s.blob("b", placed("4 -136 18 -134 26 -122 20 -100 13 -86 7 -112", 0, 0, side), round=0.5)
        s.box("b", Rect(side * 36 - 9, -48, side * 36 + 9, -42, 1), round=0.3)
        s.limb("b", placed("40 -84 43 -54 44 -36", 0, 0, side), Taper(1, 1), round=0)
    for y in (-70, -48, -26):
        s.ellipse("c", Ellipse(27, y, 2.8, 2.8))
    s.blob("b", "-18 -132 -10 -142 10 -142 18 -132 0 -128", round=0.5)


@thing("shirt", a="efe8da", b="b9c0c6")
def shirt(s: Sketch) -> None:
    s.blob("b", "-30 -88 -62 -62 -68 -40 -54 -32 -30 -60", round=0.7)
    s.blob("b", "30 -88 58 -72 72 -54 60 -40 30 -60", round=0.7)
    s.blob(
        "a",
        "-32 -90 -10 -88 0 -84 10 -88 32 -90 36 -60 44 -20 34 -6 10 -14 -12 -2 -36 -12 -34 -50",
        round=1.0,
    )
    s.poly("b", "-12 -91 0 -80 12 -91 4 -72 0 -78 -4 -72", round=0.2)
    s.limb("b", "2 -78 5 -46 2 -12", Taper(0.9, 0.9), round=0)
    for x in (-24, 24):
        s.box("8a6240", Rect(x - 2, -97, x + 2, -85, 1), round=0.4)


@thing("button", a="c9983a", b="6a4a1e")
def button(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -50, 50, 50), round=0.9)
    s.ellipse("b", Ellipse(0, -50, 38, 38), round=0.2)
    s.ellipse("a", Ellipse(0, -50, 35, 35), round=0.3)
    for x, y in ((-11, -61), (11, -61), (-11, -39), (11, -39)):
        s.ellipse("b", Ellipse(x, y, 6, 6), round=0)
    s.limb("efe4cc", "-11 -61 11 -39", Taper(3.4, 3.4), round=0.4)
    s.limb("efe4cc", "11 -61 -11 -39", Taper(3.4, 3.4), round=0.4)


def _seam(side: float) -> list[tuple[float, float]]:
    """Return one edge of an open zip, from where it parts down to its bottom."""
    return [(side * 44 * t**1.35, -150 + 150 * t) for t in np.linspace(0, 1, 34)]


@thing("rift", a="241a3a")
def rift(s: Sketch) -> None:
    corners = [*_seam(-1), *reversed(_seam(1))]
    s.poly("a", " ".join(f"{x:.2f} {y:.2f}" for x, y in corners), round=0)


@thing("zip", a="d0b060", b="5a4a3a")
def zipper(s: Sketch) -> None:
    s.box("b", Rect(-7, -260, 7, -148, 0), round=0.2)
    for side in (-1, 1):
        line = " ".join(f"{x + side * 3:.2f} {y:.2f}" for x, y in _seam(side))
        s.limb("b", line, Taper(7, 7), round=0.3)
        for index, (x, y) in enumerate(_seam(side)):
            s.limb("a", f"{x - side * 2.6} {y} {x + side * 4} {y - 1}", Taper(2.4, 2.4), round=0.5)
            if index % 2 == (side > 0):
                closed = -258 + index * 3.2
                s.limb("a", f"{side * -0.6} {closed} {side * 5} {closed}", Taper(2.4, 2.4), round=0.5)
    s.blob("a", "-10 -148 -12 -162 -6 -172 6 -172 12 -162 10 -148 0 -142", round=0.9)
    s.limb("a", "0 -158 5 -140 3 -122", Taper(6, 8), round=0.8)


def _jointed(s: Sketch, *limbs: str) -> None:
    """Draw arms and legs of turned wood, with a ball at each joint."""
    for line in limbs:
        spots = points(line)
        for (x0, y0), (x1, y1) in pairwise(spots):
            s.limb("a", f"{x0} {y0} {(x0 + x1) / 2} {(y0 + y1) / 2} {x1} {y1}", Taper(4, 4, 6.4))
        for x, y in spots[:-1]:
            s.ellipse("b", Ellipse(x, y, 3.2, 3.2))


def _trunk(s: Sketch) -> None:
    s.blob("a", "-13 -72 0 -75 13 -72 12 -60 6 -50 -6 -50 -12 -60", round=0.9)
    s.ellipse("b", Ellipse(0, -48, 5, 4))
    s.blob("a", "-7 -46 7 -46 11 -36 6 -31 -6 -31 -11 -36", round=0.9)


@thing("puppet", a="d8b07a", b="8a5a34")
def puppet(s: Sketch) -> None:
    _jointed(s, "-7 -34 -13 -18 -25 -3", "7 -34 17 -19 15 -2", "-12 -70 -27 -58 -24 -42")
    s.blob("b", "-34 2 -26 -6 -20 -2 -20 2", round=0.7)
    s.blob("b", "10 2 11 -5 18 -5 26 2", round=0.7)
    _trunk(s)
    _jointed(s, "12 -70 28 -74 33 -92")
    for x, y in ((-24, -40), (33, -95)):
        s.ellipse("b", Ellipse(x, y, 3.4, 4.4))
    s.limb("b", "0 -74 1 -80", Taper(4, 4))
    s.ellipse("a", Ellipse(3, -91, 9.4, 12, turn=12))


@thing("puppet-limp", a="b8946a", b="6a4630")
def puppet_limp(s: Sketch) -> None:
    _jointed(s, "-7 -34 -9 -16 -6 2", "7 -34 9 -16 10 2", "-12 -70 -18 -52 -15 -34", "12 -70 17 -52 18 -34")
    for x, y in ((-5, 5), (12, 5), (-15, -31), (18, -31)):
        s.ellipse("b", Ellipse(x, y, 3.4, 4.6))
    _trunk(s)
    s.limb("b", "0 -74 4 -78", Taper(4, 4))
    s.ellipse("a", Ellipse(8, -84, 9.4, 12, turn=48))


@thing("wardrobe", a="7a4f30", b="20161a", c="d0a040")
def wardrobe(s: Sketch) -> None:
    s.poly("9a6a42", "-44 -128 -66 -136 -66 6 -44 -4", round=0.2)
    s.poly("a", "-48 -120 -62 -125 -62 -70 -48 -70", round=0.2)
    s.poly("a", "-48 -62 -62 -62 -62 -2 -48 -10", round=0.2)
    s.poly("9a6a42", "44 -128 66 -136 66 6 44 -4", round=0.2)
    s.poly("a", "48 -120 62 -125 62 -70 48 -70", round=0.2)
    s.poly("a", "48 -62 62 -62 62 -2 48 -10", round=0.2)
    s.box("a", Rect(-47, -132, 47, 0, 1), round=0.3)
    s.box("b", Rect(-40, -124, 40, -8, 0), round=0)
    s.limb("c", "-40 -112 40 -112", Taper(2.4, 2.4))
    s.blob("9a6a42", "-52 -130 -46 -140 0 -150 46 -140 52 -130", round=0.5)
    for x in (-52, 52):
        s.ellipse("c", Ellipse(x, -64, 2.6, 3))
