"""Icebergs, volcanoes and storms, and things from their scenes."""

import numpy as np

from unspoken_art.canvas.pen import Arc, Ellipse, Rect, Sketch, Taper, oval, slab, thing


@thing("iceberg", a="f2f6f4", b="b8d0da", c="6f9ab4", d="4f7a9a")
def iceberg(s: Sketch) -> None:
    s.poly("c", "-58 -2 64 -2 72 30 54 78 34 112 8 148 -16 122 -44 88 -66 42", round=0.2)
    s.poly("d", "64 -2 72 30 54 78 34 112 8 148 14 96 36 52 26 20", round=0.2)
    s.poly("b", "-58 -2 -20 6 -34 44 -66 42", round=0.2)
    s.poly("d", "-34 44 -12 92 -16 122 -44 88 -66 42", round=0.15)
    s.poly("a", "-36 0 -28 -22 -10 -52 4 -36 18 -60 38 -18 46 0", round=0.25)
    s.poly("b", "18 -60 38 -18 46 0 12 0 20 -26", round=0.2)
    s.poly("b", "-10 -52 4 -36 -4 -14 2 0 -14 0 -16 -24", round=0.2)


@thing("volcano", a="5a4650", b="3a2c38", lamp="ff9a5a")
def volcano(s: Sketch) -> None:
    s.poly("a", "-90 2 -62 -20 -34 -58 -18 -88 -8 -84 8 -86 18 -90 36 -56 64 -20 92 2 0 8", round=0.35)
    for ridge in (
        "18 -88 24 -56 44 -20 92 2 40 4 18 -30 8 -60",
        "-14 -84 -22 -50 -50 -12 -34 2 -20 -30 -10 -56",
    ):
        s.poly("b", ridge, round=0.4)
    s.ellipse("lamp", Ellipse(0, -87, 17, 4.4), round=0, glow=0.9)
    s.limb("lamp", "-3 -85 -6 -66 2 -52 -4 -34", Taper(5, 2, 4), round=0.2, glow=0.7)


@thing("tornado", a="8f9aa0", b="5a666e")
def tornado(s: Sketch) -> None:
    for step in range(26):
        up = step / 25
        x = 9 * np.sin(up * 7.5) * (0.3 + up)
        s.ellipse(
            "a" if step % 2 else "b",
            Ellipse(x, -6 - 150 * up, 3 + 54 * up**1.5, 4 + 9 * up, turn=-6 + 8 * up),
            round=0.7,
        )


@thing("throne", a="8a6a3a", b="b8323a", c="5a4226")
def throne(s: Sketch) -> None:
    s.poly("c", "-30 -8 30 -8 34 0 -34 0", round=0.4)
    s.poly("a", "-30 -20 -34 -126 -22 -138 0 -150 22 -138 34 -126 30 -20", round=0.4)
    s.blob("b", "-21 -60 -23 -116 0 -130 23 -116 21 -60 0 -54", round=0.7)
    for x in (-34, 34):
        s.ellipse("a", Ellipse(x, -132, 7, 7))
    s.ellipse("b", Ellipse(0, -154, 7, 7))
    s.box("a", Rect(-36, -46, 36, -8, 3), round=0.4)
    s.box("c", Rect(-29, -40, 29, -13, 2), round=0.2)
    s.blob("b", "-32 -46 -28 -58 0 -61 28 -58 32 -46 0 -43", round=0.9)
    for side in (-1, 1):
        s.limb("a", f"{34 * side} -2 {35 * side} -40 {36 * side} -74", Taper(9, 8))
        s.limb("a", f"{28 * side} -76 {42 * side} -76", Taper(11, 13))


@thing("preserve", a="cfe0dc", b="b89a5a", c="f6fbf6")
def preserve(s: Sketch) -> None:
    s.box("a", Rect(-40, -92, 40, 0, 13), round=0.5)
    s.cut_out(slab(-35, -80, 35, -12), oval(-24, -12, 11, 8), oval(24, -12, 11, 8), slab(-24, -13, 24, -5))
    s.box("b", Rect(-34, -108, 34, -90, 3), round=0.7)
    s.limb("b", "-34 -96 34 -96", Taper(2, 2), round=0.4)
    s.limb("c", "-28 -74 -29 -52 -28 -30", Taper(2, 2, 5), round=0, glow=0.2)


@thing("bolt", a="fff2b8")
def bolt(s: Sketch) -> None:
    s.poly(
        "a",
        "-4 0 8 -30 -10 -44 12 -76 -14 -96 10 -132 4 -134 -26 -98 -2 -76 -22 -42 -2 -28 -8 0",
        round=0.1,
        glow=0.9,
    )
    for fork in ("-20 -44 -44 -56 -38 -78 -62 -96", "8 -76 34 -88 30 -108 54 -124",
                 "-18 -98 -36 -112 -34 -136", "4 -30 26 -42 28 -58 46 -66", "-40 -70 -58 -66 -74 -76",
                 "31 -100 44 -96 58 -104"):  # fmt: skip
        s.limb("a", fork, Taper(4, 0.8), round=0, glow=0.9)


@thing("watering-can", a="6f8a8f", b="4a6268", c="d8c48a")
def watering_can(s: Sketch) -> None:
    s.arc("b", Arc(-30, -48, 28, 70, 200), 6)
    s.limb("a", "26 -20 54 -48 70 -82", Taper(13, 8))
    s.poly("c", "58 -84 78 -98 88 -78 72 -74", round=0.5)
    s.arc("b", Arc(4, -66, 24, 190, 160), 5)
    s.poly("a", "-32 0 -30 -66 34 -66 36 0", round=0.9)
    s.ellipse("b", Ellipse(2, -66, 32, 7), round=0.3)
    s.limb("b", "-31 -18 36 -18", Taper(3, 3), round=0.4)


@thing("footprint", a="7f97b4", b="5a7494")
def footprint(s: Sketch) -> None:
    s.blob(
        "a", "-10 60 -26 46 -28 22 -22 -8 -34 -36 -26 -62 0 -70 26 -60 32 -34 18 -6 20 24 14 48", round=0.5
    )
    s.blob("b", "-8 52 -20 40 -22 20 -15 -8 -26 -36 -20 -54 0 -61 20 -53 25 -34 11 -6 14 24 8 44", round=0.3)
    for x, y, r in ((-30, -80, 9), (-12, -92, 8.4), (5, -94, 8), (20, -88, 7.6), (34, -76, 9)):
        s.ellipse("a", Ellipse(x, y, r, r * 1.2))
        s.ellipse("b", Ellipse(x, y + 1, r * 0.7, r * 0.88), round=0.3)
