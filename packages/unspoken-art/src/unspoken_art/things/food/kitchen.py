"""Things of a kitchen: by the stove and the sink."""

import numpy as np

from unspoken_art.canvas.pen import Arc, Ellipse, Rect, Sketch, Taper, placed, slab, thing

GLOW = "ffd98a"


@thing("kettle", a="b0503a", b="2b2630", c="e6c79a")
def kettle(s: Sketch) -> None:
    s.limb("b", "-30 -52 -36 -78 -20 -98 20 -98 36 -78 30 -52", Taper(5, 5, 7))
    s.limb("a", "34 -22 50 -40 62 -66", Taper(18, 7))
    s.blob("a", "-46 0 -50 -22 -40 -48 -20 -64 20 -64 40 -48 50 -22 46 0 0 2", round=1.0)
    s.blob("c", "-49 -16 -50 -24 0 -20 50 -24 49 -16 0 -12", round=0.4)
    s.ellipse("b", Ellipse(0, -64, 22, 5), round=0.5)
    s.blob("a", "-20 -65 -10 -73 10 -73 20 -65", round=0.8)
    s.ellipse("b", Ellipse(0, -77, 5, 5))
    s.limb("fff6e6", "-34 -30 -30 -44 -20 -54", Taper(1, 1, 3.4), round=0)


@thing("steam", a="f4f0ea")
def steam(s: Sketch) -> None:
    s.blob("a", "0 0 -6 -16 4 -30 -10 -44 -16 -62 -2 -76 18 -78 34 -66 30 -50 16 -42 18 -28 8 -14", round=0.9)
    s.blob("a", "-8 -66 -30 -70 -38 -90 -22 -106 4 -104 14 -90 8 -72", round=0.9)
    s.blob("a", "14 -74 10 -96 26 -112 50 -108 56 -88 42 -72", round=0.9)
    s.blob("a", "-20 -100 -18 -124 8 -134 34 -126 40 -108 16 -98", round=0.9)


@thing("grater", a="b9c0c6", b="6f7880", c="8a4a2e")
def grater(s: Sketch) -> None:
    s.arc("c", Arc(0, -132, 17, 180, 180), 7)
    s.poly("b", "20 -130 26 -128 50 -2 36 0", round=0.3)
    s.poly("a", "-24 -132 24 -132 38 0 -38 0", round=0.2)
    for row in range(8):
        y = -118 + row * 14
        half = 17 + row * 1.5
        for column in range(5):
            x = -half + column * half / 2
            lit = (row * 5 + column * 3) % 7 not in (1, 4)
            s.blob("4a525a", f"{x - 4} {y + 3} {x} {y - 6} {x + 4} {y + 3} {x} {y + 6}", round=0.5)
            s.ellipse(GLOW if lit else "20202a", Ellipse(x, y + 1.6, 2.8, 3), round=0, glow=0.9 if lit else 0)
    s.box("b", Rect(-25, -137, 25, -130, 2), round=0.7)
    s.poly("5a3a2a", "-5 0 -5 -9 5 -9 5 0", round=0)
    s.box("b", Rect(-41, -3, 41, 2, 1), round=0.4)


@thing("colander", a="4f6f86", b="2f4a60", c="ffe9b0")
def colander(s: Sketch) -> None:
    for side in (-1, 1):
        s.limb("b", f"{side * 60} -16 {side * 74} -16 {side * 76} -4 {side * 60} -3", Taper(5, 5))
    s.box("b", Rect(-20, -78, 20, -66, 3), round=0.6)
    s.blob("a", "-62 0 -60 -26 -46 -52 -22 -68 22 -68 46 -52 60 -26 62 0 0 4", round=0.8)
    for ring, (y, half, count) in enumerate(((-58, 20, 5), (-47, 34, 7), (-34, 44, 9), (-20, 50, 9))):
        for hole in range(count):
            turn = (hole / (count - 1) - 0.5) * np.pi * 0.86
            x, lift = half * np.sin(turn), (1 - np.cos(turn)) * 6
            size = 1.7 + 0.5 * ((hole + ring) % 2)
            s.ellipse("c", Ellipse(x, y + lift, size * (0.5 + 0.5 * np.cos(turn)), size), round=0, glow=1.3)
    s.cut_out(slab(-80, 0, 80, 20))
    s.limb("b", "-64 -2 64 -2", Taper(6, 6))


@thing("tap", a="c9983a", b="7a5420")
def tap(s: Sketch) -> None:
    s.ellipse("b", Ellipse(-40, -46, 7, 17), round=0.6)
    s.limb("a", "-40 -46 -8 -46 14 -46 24 -38 24 -18", Taper(13, 12, 13))
    s.box("a", Rect(16, -18, 32, -10, 2), round=0.7)
    s.box("a", Rect(-10, -66, 2, -48, 2), round=0.8)
    s.limb("b", "-4 -66 -4 -76", Taper(5, 4))
    s.limb("a", "-28 -80 20 -80", Taper(7, 7, 9))
    s.ellipse("b", Ellipse(-4, -81, 6, 5))
    for x in (-29, 21):
        s.ellipse("a", Ellipse(x, -80, 5.6, 5.6))


@thing("peeled-globe", a="24506a", b="e6d2a4", c="f8e6b8", d="b8863a")
def peeled_globe(s: Sketch) -> None:
    s.blob("d", "-30 0 -26 -6 -8 -10 8 -10 26 -6 30 0 0 3", round=0.8)
    s.limb("d", "0 -6 0 -24", Taper(7, 5))
    s.arc("d", Arc(0, -68, 49, 70, 230), 4)
    ribbon = "36 -84 52 -92 64 -80 58 -64 50 -52 56 -38 68 -36 74 -24 66 -10 56 -4 60 8"
    s.limb("b", ribbon, Taper(10, 3, 9), round=0.4)
    s.limb("a", placed(ribbon, 1.4, -1.2), Taper(6, 1, 4.6), round=0.5)
    s.ellipse("c", Ellipse(0, -68, 41, 41))
    for turn in range(-60, 61, 30):
        bend = 40 * np.sin(np.radians(turn))
        s.limb("c9a46a", f"0 -108 {bend * 0.75} -91 {bend} -68", Taper(1.3, 1.3), round=0)
    s.blob(
        "a",
        "-42 -70 -26 -63 -4 -66 20 -76 40 -90 43 -74 42 -58 34 -42 18 -29 0 -25 -18 -29 -34 -42 -43 -58",
        round=0.9,
    )
    s.blob("b", "-34 -61 -24 -60 -14 -54 -18 -46 -23 -36 -28 -34 -29 -44 -32 -50", round=0.3)
    s.blob("b", "2 -62 14 -67 28 -64 33 -57 26 -52 24 -43 16 -34 11 -41 11 -50 3 -52", round=0.3)
    s.limb("b", "-42 -70 -26 -63 -4 -66 20 -76 40 -90", Taper(2.2, 2.2), round=0.3)
    s.limb("d", "0 -106 0 -120", Taper(3, 3))
    s.ellipse("d", Ellipse(16, -22, 4, 4))


@thing("matchbox", a="3f6a7a", b="e6d2a4", c="b0413e")
def matchbox(s: Sketch) -> None:
    s.box("b", Rect(-24, -100, 24, -30, 1), round=0.2)
    s.box("8a6a4a", Rect(-20, -96, 20, -34, 1), round=0)
    for x in (-14, -7, 0, 7, 14):
        s.limb("f0dcb0", f"{x} -36 {x} -84", Taper(3.2, 3.2), round=0.3)
        s.ellipse("c", Ellipse(x, -87, 3, 4.4))
    s.box("a", Rect(-28, -48, 28, 0, 1), round=0.25)
    s.box("b", Rect(-20, -40, 20, -8, 1), round=0.05)
    s.poly("a", "0 -37 14 -24 0 -11 -14 -24", round=0.1)
    s.poly("b", "0 -30 6 -24 0 -18 -6 -24", round=0.1)
    for x in (-28, 24):
        s.box("3a2420", Rect(x, -48, x + 4, 0, 0), round=0.1)


@thing("match-lit", a="f0dcb0", b="ff9a3a")
def match_lit(s: Sketch) -> None:
    s.limb("a", "0 0 0 -66", Taper(5, 5), round=0.5)
    s.blob("b", "0 -58 -11 -70 -9 -84 0 -108 9 -86 11 -70", round=0, glow=1.5)
    s.blob("fff0b8", "0 -62 -5 -71 -4 -80 0 -92 4 -80 5 -71", round=0, glow=1.5)
    s.ellipse("3a2018", Ellipse(0, -64, 3, 4), round=0.3)


@thing("fork", a="c9ced4")
def fork(s: Sketch) -> None:
    s.limb("a", "0 0 0 -62", Taper(7, 4))
    s.blob("a", "-3 -58 -13 -72 -13 -84 13 -84 13 -72 3 -58", round=0.8)
    for x in (-11, -4, 4, 11):
        s.limb("a", f"{x} -80 {x} -108", Taper(3.4, 2.6))


@thing("flowerpot", a="b0603a", b="7a3a24")
def flowerpot(s: Sketch) -> None:
    s.ellipse("3a241a", Ellipse(0, -60, 36, 7), round=0)
    s.poly("a", "-34 -50 34 -50 26 0 -26 0", round=0.8)
    s.poly("b", "8 -50 34 -50 26 0 12 0", round=0.5)
    s.box("a", Rect(-39, -62, 39, -46, 3), round=0.8)


@thing("stream", a="11163a")
def stream(s: Sketch) -> None:
    s.blob("a", "-6 -100 6 -100 5 -70 8 -40 6 -4 10 0 -10 0 -6 -4 -7 -40 -5 -70", round=0.4)


@thing("tumbler", a="c4d8da")
def tumbler(s: Sketch) -> None:
    s.poly("a", "-34 -96 34 -96 28 0 -28 0", round=0.4, glow=0.1)


@thing("tumbler-full", a="11163a")
def tumbler_full(s: Sketch) -> None:
    s.blob("a", "-30 -74 -10 -78 10 -72 30 -76 28 -40 25 -5 0 -2 -25 -5 -28 -40", round=0.2)
