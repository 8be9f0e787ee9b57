"""Clocks, keys, boxes, hats and other household objects."""

import numpy as np

from unspoken_art.canvas.pen import Arc, Ellipse, Rect, Sketch, Taper, oval, thing


@thing("clock", a="f4ead4", b="a8783a")
def clock(s: Sketch) -> None:
    s.ellipse("b", Ellipse(0, -50, 50, 50))
    s.ellipse("a", Ellipse(0, -50, 42, 42), round=0.15)
    for hour in range(12):
        x, y = np.sin(hour * np.pi / 6), -np.cos(hour * np.pi / 6)
        s.limb("dark", f"{34 * x} {-50 + 34 * y} {38 * x} {-50 + 38 * y}", Taper(3, 3), round=0)
    s.limb("dark", "0 -50 -14 -70", Taper(4, 2.6), round=0)
    s.limb("dark", "0 -50 22 -72", Taper(3, 1.6), round=0)
    s.ellipse("b", Ellipse(0, -50, 4, 4))


@thing("watch", a="f4ead4", b="c9983a")
def watch(s: Sketch) -> None:
    s.arc("b", Arc(0, -108, 8, 0, 350), 3.4)
    s.box("b", Rect(-5, -104, 5, -92, 2))
    clock(s)


@thing("hourglass", a="cfe4e6", b="8a5a34", c="e6c07a")
def hourglass(s: Sketch) -> None:
    s.limb("b", "-32 -100 -32 -2", Taper(4, 4))
    s.limb("b", "32 -100 32 -2", Taper(4, 4))
    s.blob(
        "a",
        "-26 -96 26 -96 26 -80 6 -54 4 -50 6 -46 26 -20 26 -6 -26 -6 -26 -20 -6 -46 -4 -50 -6 -54 -26 -80",
        round=0.6,
    )
    s.blob("c", "-20 -78 20 -78 5 -56 0 -52 -5 -56", round=0.4)
    s.blob("c", "-24 -8 -18 -22 0 -34 18 -22 24 -8", round=0.6)
    s.limb("c", "0 -54 0 -30", Taper(2, 2), round=0)
    s.box("b", Rect(-38, -106, 38, -96, 3), round=0.6)
    s.box("b", Rect(-38, -6, 38, 4, 3), round=0.6)


@thing("cage", a="c9a24a", b="8a6a2a")
def cage(s: Sketch) -> None:
    s.arc("a", Arc(0, -108, 5, 0, 350), 2.6)
    for x in (-34, -20, -7, 7, 20, 34):
        s.limb("a", f"{x} -4 {x} -60 {x * 0.8} -84 0 -102", Taper(2, 2))
    s.limb("a", "-35 -60 35 -60", Taper(2.6, 2.6))
    s.box("b", Rect(-39, -8, 39, 0, 2), round=0.6)


@thing("key", a="d0a040", b="8a6420")
def key(s: Sketch) -> None:
    s.arc("a", Arc(0, -82, 17, 0, 355), 8)
    s.limb("a", "0 -64 0 -4", Taper(8, 7))
    s.box("a", Rect(2, -24, 22, -17, 1), round=0.5)
    s.box("a", Rect(2, -9, 18, -2, 1), round=0.5)


@thing("keyhole", a="2a2026", b="c9983a", lamp="fff0c0")
def keyhole(s: Sketch) -> None:
    s.blob("b", "-32 0 -36 -50 -24 -92 0 -102 24 -92 36 -50 32 0 0 6", round=0.6)
    s.poly("lamp", "-8 -52 8 -52 14 -12 -14 -12", round=0, glow=1.2)
    s.ellipse("lamp", Ellipse(0, -60, 14, 14), round=0, glow=1.2)


@thing("suitcase", a="8a5230", b="d8b070")
def suitcase(s: Sketch) -> None:
    s.arc("b", Arc(0, -60, 12, 180, 180), 4)
    s.box("a", Rect(-44, -60, 44, 0, 6), round=0.6)
    s.box("b", Rect(-28, -60, -20, 0, 0), round=0.3)
    s.box("b", Rect(20, -60, 28, 0, 0), round=0.3)
    s.limb("5a3420", "-44 -36 44 -36", Taper(1.6, 1.6), round=0)


@thing("suitcase-open", a="8a5230", b="d8b070")
def suitcase_open(s: Sketch) -> None:
    s.poly("a", "-48 -34 -58 -92 40 -98 46 -34", round=0.5)
    s.poly("b", "-43 -38 -52 -86 36 -91 41 -38", round=0.05)
    s.box("a", Rect(-48, -34, 48, 0, 5), round=0.6)
    s.box("b", Rect(-30, -34, -22, 0, 0), round=0.3)
    s.box("b", Rect(22, -34, 30, 0, 0), round=0.3)


@thing("chest", a="7a4a2a", b="c9983a")
def chest(s: Sketch) -> None:
    s.blob("a", "-46 -44 -44 -66 0 -74 44 -66 46 -44", round=0.7)
    s.box("a", Rect(-46, -44, 46, 0, 2), round=0.4)
    for x in (-34, 26):
        s.box("b", Rect(x, -70, x + 8, 0, 0), round=0.4)
    s.box("b", Rect(-8, -50, 8, -34, 2), round=0.6)


@thing("hat", a="2a2430", b="b04a3a")
def hat(s: Sketch) -> None:
    s.box("a", Rect(-26, -62, 26, -8, 5), round=0.8)
    s.box("b", Rect(-26, -22, 26, -10, 0), round=0.6)
    s.ellipse("a", Ellipse(0, -7, 48, 8))


@thing("crown", a="e0b040", b="c23a44")
def crown(s: Sketch) -> None:
    s.poly("a", "-36 0 -42 -48 -20 -24 0 -60 20 -24 42 -48 36 0", round=0.7)
    s.box("a", Rect(-37, -10, 37, 2, 2), round=0.8)
    for x, y in ((-42, -50), (0, -62), (42, -50)):
        s.ellipse("b", Ellipse(x, y, 5, 5))
    for x in (-20, 0, 20):
        s.ellipse("b", Ellipse(x, -4, 3.4, 3.4))


@thing("umbrella", a="c2413a", b="5a3a2a")
def umbrella(s: Sketch) -> None:
    s.limb("b", "0 -96 0 -14", Taper(3, 3))
    s.arc("b", Arc(-7, -12, 7, 0, 180), 3)
    dome = "-52 -56 -46 -82 -22 -102 0 -106 22 -102 46 -82 52 -56"
    s.blob("a", f"{dome} 38 -63 26 -57 13 -63 0 -57 -13 -63 -26 -57 -38 -63")
    s.limb("dark", "0 -104 -14 -84 -26 -58", Taper(1, 1), round=0)
    s.limb("dark", "0 -104 14 -84 26 -58", Taper(1, 1), round=0)
    s.limb("b", "0 -104 0 -114", Taper(2.4, 1.6))


@thing("letter", a="f4ecd8", b="b8323a")
def letter(s: Sketch) -> None:
    s.box("a", Rect(-44, -58, 44, 0, 2), round=0.3)
    s.poly("e0d4ba", "-44 -58 0 -24 44 -58", round=0.4)
    s.ellipse("b", Ellipse(0, -28, 7.5, 7.5))


@thing("bell", a="c9983a", b="6a4a1e")
def bell(s: Sketch) -> None:
    s.arc("b", Arc(0, -100, 6, 0, 350), 4)
    s.ellipse("b", Ellipse(0, -4, 9, 8))
    s.blob("a", "-44 -10 -32 -26 -28 -66 -14 -90 0 -94 14 -90 28 -66 32 -26 44 -10 0 -4")
    s.limb("b", "-31 -30 0 -24 31 -30", Taper(2.4, 2.4))


@thing("bathtub", a="f4f0e6", b="c9983a")
def bathtub(s: Sketch) -> None:
    s.limb("b", "-34 -8 -38 0", Taper(6, 5))
    s.limb("b", "34 -8 38 0", Taper(6, 5))
    s.limb("b", "48 -50 50 -70 40 -74", Taper(4, 3.4))
    s.blob("a", "-56 -50 56 -50 50 -20 34 -5 -34 -5 -50 -20", round=0.9)
    s.limb("a", "-58 -50 58 -50", Taper(8, 8))


@thing("scissors", a="a9b2bc", b="b8323a")
def scissors(s: Sketch) -> None:
    s.poly("a", "-4 -40 18 -104 22 -100 4 -38", round=0.7)
    s.poly("a", "4 -40 -18 -104 -22 -100 -4 -38", round=0.7)
    s.limb("b", "2 -42 -10 -28", Taper(6, 6))
    s.limb("b", "-2 -42 10 -28", Taper(6, 6))
    s.arc("b", Arc(-16, -16, 12, 0, 350), 6)
    s.arc("b", Arc(16, -16, 12, 0, 350), 6)
    s.ellipse("dark", Ellipse(0, -42, 2.4, 2.4))


@thing("yarn", a="c2465a", b="8a2a40")
def yarn(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -40, 40, 40))
    for offset in (-22, -8, 6, 20):
        s.limb(
            "b",
            f"-34 {-40 + offset * 0.7} {offset * 0.4} {-52 + offset} 34 {-44 + offset * 0.9}",
            Taper(1.8, 1.8),
            round=0.2,
        )
    s.limb("b", "-20 -72 8 -40 20 -8", Taper(1.8, 1.8), round=0.2)


@thing("chess-king", a="2e2833", b="d9c9a8")
def king(s: Sketch) -> None:
    s.blob("a", "-30 0 -30 -10 -20 -16 -12 -40 -11 -64 11 -64 12 -40 20 -16 30 -10 30 0 0 3", round=0.9)
    s.ellipse("a", Ellipse(0, -66, 18, 4.5))
    s.blob("a", "-12 -68 -18 -90 18 -90 12 -68", round=0.9)
    s.ellipse("a", Ellipse(0, -92, 10, 5))
    s.box("a", Rect(-2.6, -114, 2.6, -94, 1), round=0.6)
    s.box("a", Rect(-8, -109, 8, -104, 1), round=0.6)


@thing("chess-pawn", a="e9ddc4", b="2e2833")
def pawn(s: Sketch) -> None:
    s.blob("a", "-26 0 -26 -9 -16 -14 -9 -36 -9 -52 9 -52 9 -36 16 -14 26 -9 26 0 0 3", round=0.9)
    s.ellipse("a", Ellipse(0, -54, 15, 4))
    s.ellipse("a", Ellipse(0, -68, 15, 15))


@thing("puppet-cross", a="8a5a34")
def cross(s: Sketch) -> None:
    s.limb("a", "-40 -4 40 -10", Taper(7, 7))
    s.limb("a", "-6 -22 8 8", Taper(7, 7))


@thing("telescope", a="b8863a", b="4a3a30")
def telescope(s: Sketch) -> None:
    s.limb("b", "0 -42 -22 0", Taper(4, 4))
    s.limb("b", "0 -42 22 0", Taper(4, 4))
    s.limb("b", "0 -42 2 0", Taper(4, 4))
    s.limb("a", "-34 -28 -2 -50", Taper(10, 11), round=0.9)
    s.limb("b", "-6 -47 30 -72", Taper(14, 16), round=0.9)
    s.limb("a", "28 -70 50 -86", Taper(19, 21), round=0.9)


@thing("easel", a="8a6240", b="f4ead4")
def easel(s: Sketch) -> None:
    s.limb("a", "0 -104 -34 0", Taper(4, 4))
    s.limb("a", "0 -104 34 0", Taper(4, 4))
    s.limb("a", "0 -104 4 0", Taper(3, 3))
    s.box("b", Rect(-36, -92, 36, -34, 1), round=0.15)
    s.box("a", Rect(-38, -34, 38, -29, 1))


@thing("frame", a="b8863a", b="efe2c6")
def frame(s: Sketch) -> None:
    s.box("a", Rect(-42, -110, 42, 0, 3), round=0.7)
    s.box("b", Rect(-33, -101, 33, -9, 1), round=0, glow=0.1)


@thing("ladder", a="b08a5a")
def ladder(s: Sketch) -> None:
    for y in range(-190, 0, 16):
        s.limb("a", f"-10 {y} 10 {y}", Taper(3, 3))
    s.limb("a", "-12 0 -10 -200", Taper(3.6, 3.2))
    s.limb("a", "12 0 10 -200", Taper(3.6, 3.2))


@thing("eye", a="f6f0e2", b="3f7f8f", c="e2b896")
def eye(s: Sketch) -> None:
    s.blob("c", "-62 -40 -34 -68 0 -76 34 -68 62 -40 34 -14 0 -6 -34 -14", round=0.8)
    s.blob("a", "-52 -40 -28 -60 0 -66 28 -60 52 -40 28 -22 0 -16 -28 -22", round=0.4)
    s.ellipse("b", Ellipse(0, -41, 24, 24), round=0.3)
    s.ellipse("dark", Ellipse(0, -41, 12, 12), round=0)
    s.ellipse("fffdf4", Ellipse(8, -50, 4.5, 4.5), round=0)
    s.limb("dark", "-54 -42 -28 -62 0 -68 28 -62 54 -42", Taper(2, 2, 4.5), round=0)


@thing("heart-lock", a="b8323a", b="e6c36a")
def heart(s: Sketch) -> None:
    s.blob("a", "0 -4 -34 -36 -44 -62 -32 -84 -12 -84 0 -70 12 -84 32 -84 44 -62 34 -36")
    s.ellipse("b", Ellipse(0, -52, 10, 10), round=0.6)
    s.poly("dark", "-3 -52 3 -52 5 -40 -5 -40", round=0)
    s.ellipse("dark", Ellipse(0, -53, 4, 4), round=0)


@thing("spoon", a="c9ced4")
def spoon(s: Sketch) -> None:
    s.limb("a", "0 0 0 -66", Taper(6, 4))
    s.ellipse("a", Ellipse(0, -84, 14, 20))


@thing("drum", a="b8443a", b="f2e4c8")
def drum(s: Sketch) -> None:
    s.box("a", Rect(-40, -46, 40, 0, 6), round=0.9)
    s.ellipse("b", Ellipse(0, -48, 40, 10), round=0.2)
    for x in range(-36, 36, 18):
        s.limb("e6c36a", f"{x} -40 {x + 9} -6 {x + 18} -40", Taper(1.6, 1.6))


@thing("glass-jar", a="bfd8d4", b="8a6a4a")
def jar(s: Sketch) -> None:
    s.arc("a", Arc(0, -46, 40, 0, 359), 3, round=0.4)
    s.box("b", Rect(-22, -96, 22, -82, 3))
    s.cut_out(oval(0, -46, 36, 36))


@thing("bath-plug", a="4a4040", b="d8b050", c="a89c8e", d="14242c", e="d8d0bc")
def bath_plug(s: Sketch) -> None:
    """Draw a round stopper with a ring, just lifted out of its hole; the hole is at (0, 0)."""
    s.ellipse("e", Ellipse(0, -4, 46, 17), round=0.3)
    s.ellipse("d", Ellipse(0, -4, 39, 13), round=0.1)
    s.ellipse("a", Ellipse(0, -14, 33, 11), round=0.1)
    s.poly("a", "-37 -36 37 -36 33 -14 -33 -14", round=0.3)
    s.ellipse("c", Ellipse(0, -36, 37, 12.5), round=0.1)
    s.limb("b", "0 -36 0 -42", Taper(5, 4))
    s.arc("b", Arc(0, -52, 10, 0, 360), 4)
