"""Food with a surprise: an egg that erupts, an ice cone at sea, a mammoth in a drink."""

import math

from unspoken_art.canvas.pen import Ellipse, Sketch, Taper, placed, thing


@thing("egg-volcano", a="f2e4cc", b="4f86b8", c="7a2a1c", d="5a5260", e="837a86", lamp="ffb347", hot="ff6a2a")
def egg_volcano(s: Sketch) -> None:
    """A boiled egg in its cup that erupts like a volcano."""
    for fill, x, y, r in (("d", -20, -152, 17), ("d", 22, -156, 18), ("e", 2, -166, 21), ("d", -8, -138, 14),
                          ("e", 14, -142, 13), ("d", 2, -126, 10), ("e", -26, -168, 12),
                          ("d", 30, -172, 13)):  # fmt: skip
        s.ellipse(fill, Ellipse(x, y, r, r * 0.86))
    s.ellipse("b", Ellipse(0, -3, 27, 6))
    s.blob("b", "-7 -4 -5 -18 -12 -24 12 -24 5 -18 7 -4")
    s.blob(
        "a",
        "-31 -44 -35 -64 -30 -84 -21 -101 -12 -106 0 -107 12 -106 21 -101 30 -84 35 -64 31 -44 0 -36",
    )
    s.ellipse("c", Ellipse(0, -103, 20, 6), round=0.2)
    s.ellipse("lamp", Ellipse(0, -102, 15, 4), round=0.1, glow=1.4)
    s.poly("lamp", "-8 -102 -5 -124 0 -114 4 -128 9 -102", round=0.1, glow=1.3)
    for x, low, wide in ((-15, -72, 7), (-4, -86, 6), (7, -64, 8), (17, -82, 6)):
        s.limb(
            "hot", f"{x * 0.8} -103 {x} {(low - 103) / 2} {x * 1.25} {low}", Taper(wide * 0.7, wide), glow=0.9
        )
    for left in range(-20, 20, 8):
        s.poly("a", placed("0 0 4 -5 8 0", left, -98), round=0.2)
    s.blob("b", "-37 -56 -30 -50 0 -47 30 -50 37 -56 34 -36 20 -20 0 -15 -20 -20 -34 -36")
    s.limb("f4f0e4", "-34 -40 0 -32 34 -40", Taper(5, 5), round=0.5)
    s.poly(
        "a",
        "-58 -116 -57 -128 -49 -138 -37 -140 -27 -134 -21 -123 -28 -126 -33 -120 -39 -124 -45 -117 -51 -121",
        round=0.9,
    )
    for x, y in ((-34, -112), (38, -126), (46, -104), (-52, -100), (28, -112)):
        s.ellipse("lamp", Ellipse(x, y, 2, 2), glow=1.4)


@thing("ice-cone", a="d9a05a", b="a8703a", c="f6f2ea", d="bcd8e4", e="f0b8c0")
def ice_cone(s: Sketch) -> None:
    """An ice cone that stands on its tip, its ice running down."""
    s.poly("a", "-33 -84 33 -84 3 6 -3 6", round=0.5)
    for step in range(6):
        high, low = step / 6, min(step / 6 + 0.3, 1)
        for side in (-1, 1):
            start = f"{side * (32 - 29 * high)} {-84 + 90 * high}"
            s.limb("b", f"{start} {side * (29 * low - 32)} {-84 + 90 * low}", Taper(1.5, 1.5), round=0.2)
    s.blob("e", "-40 -88 -38 -112 -20 -124 0 -126 20 -124 38 -112 40 -88 30 -80 14 -84 0 -78 -14 -84 -28 -78")
    s.limb("e", "-30 -84 -31 -70", Taper(8, 7))
    s.limb("e", "9 -84 9 -58", Taper(9, 8))
    s.blob("c", "-44 -118 -34 -142 -12 -150 14 -150 34 -140 42 -120 30 -112 16 -116 2 -108 -14 -116 -30 -110")
    s.limb("c", "-20 -116 -21 -98", Taper(9, 7))
    s.limb("c", "26 -116 27 -94", Taper(9, 7))
    s.blob("d", "-30 -124 -20 -138 0 -142 -8 -132 -18 -124", round=0.5)
    s.ellipse("c", Ellipse(9, -48, 3, 4.4))


@thing("white-bear", a="f6f0e2", b="d8d2c6")
def white_bear(s: Sketch) -> None:
    """A polar bear with its four feet close together, looking down."""
    s.limb("b", "-20 -34 -12 -16 -8 -4", Taper(15, 12))
    s.limb("b", "26 -34 18 -16 14 -4", Taper(15, 12))
    s.blob("a", "-44 -36 -42 -56 -20 -66 10 -62 34 -62 44 -46 36 -28 6 -24 -30 -22")
    s.limb("a", "-32 -36 -24 -16 -20 -5", Taper(19, 13))
    s.limb("a", "34 -38 30 -18 28 -5", Taper(17, 13))
    s.limb("a", "32 -52 50 -52 60 -46", Taper(26, 20))
    s.blob("a", "50 -60 62 -64 72 -54 86 -40 82 -32 70 -34 54 -40")
    s.ellipse("a", Ellipse(56, -62, 5, 5))
    s.ellipse("dark", Ellipse(83, -37, 4, 3.4), round=0.3)
    s.ellipse("dark", Ellipse(68, -50, 1.8, 2), round=0)
    s.limb("b", "-44 -48 -50 -46", Taper(8, 6))


@thing("mammoth-glass", a="a4b4b4", b="b4643a", c="bfe0ea", d="6a4632", e="8a5f42", tusk="f6ead0")
def mammoth_glass(s: Sketch) -> None:
    """A drink with a mammoth frozen in the ice."""
    s.poly("a", "-52 -108 52 -108 44 0 -44 0", round=0.4)
    s.poly("b", "-48 -52 48 -52 42 -7 -42 -7", round=0.3)
    s.ellipse("d08a52", Ellipse(0, -52, 48, 6), round=0.1)
    s.poly("c", "-38 -84 -6 -98 37 -86 36 -24 2 -12 -36 -26", round=0.5)
    s.poly("eef8f8", "-38 -84 -6 -98 37 -86 2 -74", round=0.1)
    s.limb("eef8f8", "2 -74 2 -14", Taper(1.4, 1.4), round=0)
    s.limb("d", "-14 -40 -14 -26", Taper(9, 8))
    s.limb("d", "10 -40 11 -26", Taper(9, 8))
    s.blob("e", "-25 -42 -24 -58 -12 -63 2 -62 14 -70 24 -66 27 -52 20 -38 4 -34 -18 -34")
    s.limb("e", "-20 -40 -20 -26", Taper(10, 9))
    s.limb("e", "4 -38 4 -26", Taper(10, 9))
    s.limb("e", "24 -58 31 -46 28 -34 31 -28", Taper(8, 3))
    s.ellipse("d", Ellipse(15, -57, 5, 8, 10))
    s.limb("tusk", "22 -50 30 -40 32 -48", Taper(3.4, 1.4))
    s.ellipse("dark", Ellipse(23, -60, 1.4, 1.4), round=0)
    for x in range(-22, 16, 5):
        s.limb("d", f"{x} -38 {x - 1} -31", Taper(3.4, 1), round=0.5)
    s.poly("eef4f4", "-45 -7 45 -7 44 0 -44 0", round=0.4)
    for side in (-1, 1):
        s.limb("eef4f4", placed("51 -108 44 -2", 0, 0, side), Taper(3, 3.4), round=0.4)
    s.limb("ffffff", "-42 -96 -38 -30", Taper(2.4, 1.6), round=0.2)
    s.ellipse("eef4f4", Ellipse(0, -108, 52, 7), round=0.1)
    s.ellipse("b4c8cc", Ellipse(0, -107.4, 48, 5.4), round=0)


@thing("lemon", a="f0cc4a", b="fff2b0")
def lemon(s: Sketch) -> None:
    """A slice of lemon."""
    s.ellipse("a", Ellipse(0, -20, 20, 20))
    s.ellipse("b", Ellipse(0, -20, 17, 17), round=0.2)
    for wedge in range(8):
        turn = math.radians(45 * wedge)
        s.ellipse(
            "a", Ellipse(9.5 * math.cos(turn), -20 + 9.5 * math.sin(turn), 5.6, 2.8, 45 * wedge), round=0.4
        )


@thing("paw-print", a="2a1410")
def paw_print(s: Sketch) -> None:
    """The wet print of a round foot with three nails."""
    s.ellipse("a", Ellipse(0, 0, 22, 12), round=0.1)
    for x, y in ((16, -11), (24, -5), (25, 4)):
        s.ellipse("a", Ellipse(x, y, 4.4, 3), round=0.1)
