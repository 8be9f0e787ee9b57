"""Food, and things on a table."""

import numpy as np

from unspoken_art.canvas.pen import Ellipse, Sketch, Taper, placed, thing


@thing("loaf", a="c98a48", b="f0d8a4", c="8a5428")
def loaf(s: Sketch) -> None:
    s.blob("c", "-66 -6 -68 -34 -46 -54 0 -62 46 -54 66 -32 64 -6 0 2")
    s.blob("a", "-66 -12 -68 -36 -46 -55 0 -63 44 -55 58 -34 52 -14 0 -8")
    for x in (-44, -22, 0, 22):
        s.blob("b", placed("-6 4 -2 -14 10 -22 12 -16 4 -4", x, -38 - (22 - abs(x)) * 0.3), round=0.5)
    s.ellipse("c", Ellipse(56, -25, 17, 28), round=0.5)
    s.ellipse("b", Ellipse(57, -25, 13.5, 24), round=0.3)
    for x, y in ((52, -34), (60, -28), (55, -16), (62, -18), (58, -40)):
        s.ellipse("d8b878", Ellipse(x, y, 2.6, 2), round=0)


@thing("pomegranate", a="b8324a", b="f2dcb8", c="7a1c34", lamp="ff9a70")
def pomegranate(s: Sketch) -> None:
    for lean in (-18, -6, 6, 18):
        s.poly("a", f"{lean * 0.5 - 5} -88 {lean} -112 {lean * 0.5 + 5} -88", round=0.6)
    s.blob(
        "a",
        "0 -92 -20 -90 -40 -78 -52 -56 -53 -34 -42 -13 -22 -1 0 3 22 -1 42 -13 53 -34 52 -56 40 -78 20 -90",
    )
    s.blob("b", "-8 -80 -30 -66 -38 -40 -26 -16 0 -8 26 -18 36 -42 26 -66 10 -74 2 -66", round=0.4)
    s.blob("c", "-8 -72 -26 -60 -32 -40 -22 -21 0 -14 22 -23 30 -43 22 -60 10 -66 2 -58", round=0.2)
    for row, (y, reach) in enumerate(((-60, 15), (-50, 23), (-40, 26), (-30, 23), (-21, 14))):
        for x in np.arange(-reach + (row % 2) * 4, reach + 1, 8.4):
            if not (row == 0 and abs(x - 2) < 5):
                s.ellipse("lamp", Ellipse(float(x), y, 3.5, 4.4, turn=float(x)), round=0.8, glow=0.5)


@thing("cake", a="f2e6d8", b="c8788a", c="6a4a3a", d="d8a85a")
def cake(s: Sketch) -> None:
    s.ellipse("d8d4cc", Ellipse(0, -2, 72, 13), round=0.4)
    s.poly("a", "-58 -8 -58 -66 0 -80 0 2 -30 0", round=0.7)
    s.ellipse("a", Ellipse(0, -68, 58, 15), round=0.2)
    s.poly("c", "0 -58 58 -68 58 -8 0 3", round=0.1)
    for low, high, fill in ((3, -7, "4a3430"), (-7, -18, "8a5a3a"), (-18, -26, "d"), (-26, -40, "5f6a6a"),
                            (-40, -48, "b"), (-48, -58, "c9a884")):  # fmt: skip
        waves = " ".join(f"{x} {high - x * 0.17 + 1.6 * np.sin(x / 6 + high)}" for x in range(0, 59, 4))
        s.poly(fill, f"0 {low} {waves} 58 {low - 11}", round=0.1)
    s.poly("a", "0 -58 58 -68 58 -74 0 -66", round=0.4)
    for x in (-50, -36, -20):
        s.limb("b", f"{x} {-62 - (x + 58) * 0.2} {x + 1} {-46 - abs(x + 36) * 0.3}", Taper(11, 7))
    for x, y in ((-40, -76), (-16, -82), (10, -82), (36, -76), (-14, -60)):
        s.ellipse("accent", Ellipse(x, y, 6, 6))


@thing("setting", a="f4efe6", b="c9cede", c="d9dde2")
def setting(s: Sketch) -> None:
    """A plate with its fork and knife, seen from above; its origin is its centre."""
    s.ellipse("a", Ellipse(0, 0, 30, 30), round=0.4)
    s.ellipse("b", Ellipse(0, 0, 20, 20), round=0.3)
    s.ellipse("a", Ellipse(0, 0, 18.5, 18.5), round=0.1)
    s.limb("c", "-42 26 -42 -6", Taper(3, 2.6))
    for x in (-46, -42, -38):
        s.limb("c", f"{x} -6 {x} -26", Taper(1.6, 1.2))
    s.limb("c", "-46 -8 -42 -4 -38 -8", Taper(2, 2))
    s.limb("c", "42 26 42 0", Taper(3, 3))
    s.blob("c", "39 2 39 -24 43 -30 46 -20 45 2", round=0.4)


@thing("stool", a="8a5a3a", b="c8453b")
def stool(s: Sketch) -> None:
    """A round stool with its cushion, seen from above; its origin is its centre."""
    s.ellipse("a", Ellipse(0, 0, 34, 34), round=0.4)
    s.ellipse("b", Ellipse(0, 0, 28, 28))
    s.ellipse("a", Ellipse(0, 0, 3.4, 3.4))


@thing("onion", a="c99a5a", b="8a5a34", c="6f9a4f")
def onion(s: Sketch) -> None:
    for leaf in ("-4 4 -14 -40 -34 -66", "0 4 2 -50 -4 -92", "4 4 18 -34 40 -54"):
        s.limb("c", leaf, Taper(8, 2, 7))
    for root in (
        "-10 88 -18 108 -34 118",
        "-2 90 -4 112 -10 134",
        "6 90 12 114 8 138",
        "12 87 24 104 38 112",
    ):
        s.limb("b", root, Taper(3, 0.8))
    s.blob("a", "-7 0 -16 12 -42 32 -50 58 -34 82 0 92 34 82 50 58 42 32 16 12 7 0 0 -4")
    for bend in (-34, -18, 18, 34):
        s.limb("b", f"{bend * 0.14} 4 {bend * 0.7} 24 {bend} 54 {bend * 0.5} 84", Taper(1, 1, 2), round=0.2)


@thing("goblet", a="c9a24a", b="8a2a40")
def goblet(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -4, 26, 6))
    s.limb("a", "0 -6 0 -44", Taper(9, 7))
    s.ellipse("a", Ellipse(0, -28, 8, 6))
    s.blob("a", "-32 -98 32 -98 30 -70 16 -48 0 -42 -16 -48 -30 -70", round=0.9)
    s.ellipse("a", Ellipse(0, -98, 32, 8), round=0.2)
    s.ellipse("b", Ellipse(0, -97, 27, 5.6), round=0)


@thing("knife", a="c9ced4", b="6a4430")
def knife(s: Sketch) -> None:
    s.blob("b", "-5 0 -6 -30 -4 -40 5 -40 6 -28 5 0", round=0.8)
    s.poly("a", "-6 -40 6 -40 7 -112 4 -126 -2 -134 -6 -128", round=0.3)
    for y in (-10, -28):
        s.ellipse("a", Ellipse(0, y, 1.8, 1.8), round=0.2)
