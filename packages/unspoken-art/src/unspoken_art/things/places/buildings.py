"""Houses, towers, doors and other buildings."""

import numpy as np

from unspoken_art.canvas.pen import Arc, Ellipse, Rect, Sketch, Taper, oval, placed, slab, thing

WINDOW = "ffd98a"


@thing("house", a="e6d2b4", b="b04a36", c="6a4634")
def house(s: Sketch) -> None:
    s.box("c", Rect(20, -88, 30, -58))
    s.poly("a", "-34 0 -34 -48 0 -78 34 -48 34 0", round=0.15)
    s.poly("b", "-44 -44 0 -86 44 -44 36 -38 0 -70 -36 -38", round=0.5)
    s.box("c", Rect(-9, -28, 9, 0, 3))
    s.box(WINDOW, Rect(-27, -38, -14, -24, 1), round=0, glow=0.8)
    s.box(WINDOW, Rect(14, -38, 27, -24, 1), round=0, glow=0.8)
    s.ellipse(WINDOW, Ellipse(0, -56, 5.5, 5.5), round=0, glow=0.8)


@thing("cottage", a="d8c8a8", b="8a5a44", c="4f3a2e")
def cottage(s: Sketch) -> None:
    s.box("c", Rect(-26, -78, -17, -50))
    s.poly("a", "-42 0 -42 -36 42 -36 42 0", round=0.15)
    s.blob("b", "-52 -32 -36 -62 0 -68 36 -62 52 -32 0 -36", round=0.8)
    s.box("c", Rect(8, -27, 24, 0, 6))
    s.box(WINDOW, Rect(-30, -27, -10, -12, 2), round=0, glow=0.8)


@thing("tower", a="d9cbb2", b="9a4a3c")
def tower(s: Sketch) -> None:
    s.poly("a", "-18 0 -14 -84 14 -84 18 0", round=0.8)
    s.box("a", Rect(-19, -94, 19, -82, 1), round=0.5)
    s.poly("b", "-22 -92 0 -134 22 -92", round=0.8)
    for y in (-70, -46, -22):
        s.box(WINDOW, Rect(-4, y - 7, 4, y + 5, 4), round=0, glow=0.8)
    s.poly("accent", "0 -132 0 -146 18 -139")


@thing("lighthouse", a="f0e8da", b="c04a38")
def lighthouse(s: Sketch) -> None:
    s.blob("5f5a58", "-40 0 -30 -10 0 -13 30 -10 42 0 0 4")
    s.poly("a", "-19 -8 -12 -92 12 -92 19 -8", round=0.9)
    s.poly("b", "-17.6 -26 -15.8 -46 15.8 -46 17.6 -26", round=0.9)
    s.poly("b", "-14.3 -64 -12.8 -82 12.8 -82 14.3 -64", round=0.9)
    s.box("dark", Rect(-17, -96, 17, -91, 1))
    s.box("fff0b8", Rect(-9, -112, 9, -96, 1), round=0, glow=1.4)
    s.blob("b", "-13 -111 0 -126 13 -111", round=0.7)


@thing("castle", a="dcc9b6", b="b4503f")
def castle(s: Sketch) -> None:
    for x, top in ((-38, -62), (38, -62), (0, -92)):
        s.box("a", Rect(x - 12, top, x + 12, 0), round=0.7)
        s.poly("b", f"{x - 16} {top} {x} {top - 34} {x + 16} {top}", round=0.7)
        s.box(WINDOW, Rect(x - 3, top + 12, x + 3, top + 24, 3), round=0, glow=0.8)
        s.poly("accent", f"{x} {top - 34} {x} {top - 46} {x + 13} {top - 40}")
    teeth = "-50 0 -50 -40 -42 -40 -42 -46 -34 -46 -34 -40 -26 -40 -26 -46 -18 -46 -18 -40"
    s.poly("a", f"{teeth} 18 -40 18 -46 26 -46 26 -40 34 -40 34 -46 42 -46 42 -40 50 -40 50 0", round=0.2)
    s.blob("4a3030", "-10 0 -10 -20 0 -28 10 -20 10 0", round=0.2)


@thing("village", a="e6d2b4", b="b04a36", c="6a4634")
def village(s: Sketch) -> None:
    rows = ((-44, 22, 30), (-22, 24, 42), (4, 20, 34), (24, 24, 46), (46, 20, 28))
    for index, (x, w, h) in enumerate(rows):
        s.poly(
            "a" if index % 2 else "d8b896",
            f"{x - w / 2} 0 {x - w / 2} {-h} {x} {-h - 14} {x + w / 2} {-h} {x + w / 2} 0",
            round=0.15,
        )
        s.poly(
            "b" if index % 2 else "7a4a5a",
            f"{x - w / 2 - 3} {-h + 1} {x} {-h - 19} {x + w / 2 + 3} {-h + 1} {x} {-h - 10}",
            round=0.4,
        )
        for wx, wy in ((-5, -h + 12), (5, -h + 12), (0, -h + 26)):
            if wy < -6:
                s.box(WINDOW, Rect(x + wx - 2.4, wy - 4, x + wx + 2.4, wy + 3, 0.5), round=0, glow=0.9)


@thing("city", a="2a2440", b="3d3560")
def city(s: Sketch) -> None:
    rng = np.random.default_rng(12)
    x = -100.0
    while x < 100:
        w, h = rng.uniform(12, 22), rng.uniform(30, 92)
        s.box("a" if rng.random() < 0.5 else "b", Rect(x, -h, x + w, 0, 0.6), round=0.1)
        if rng.random() < 0.3:
            s.poly("a", f"{x} {-h} {x + w / 2} {-h - 16} {x + w} {-h}")
        for wy in np.arange(-h + 6, -6, 9):
            for wx in np.arange(x + 3, x + w - 4, 6):
                if rng.random() < 0.5:
                    s.box(WINDOW, Rect(wx, wy, wx + 3, wy + 4.6, 0.4), round=0, glow=0.7)
        x += w + rng.uniform(-2, 2)


@thing("door", a="b04a36", b="5a3a2a", c="e6c36a")
def door(s: Sketch) -> None:
    s.box("b", Rect(-33, -106, 33, 0, 2), round=0.4)
    s.box("a", Rect(-27, -100, 27, 0, 1), round=0.2)
    for top, bottom in ((-93, -56), (-48, -8)):
        s.box("b", Rect(-21, top, -3, bottom, 1), round=0.1)
        s.box("a", Rect(-19.5, top + 2, -3, bottom, 1), round=0.3)
        s.box("b", Rect(3, top, 21, bottom, 1), round=0.1)
        s.box("a", Rect(4.5, top + 2, 21, bottom, 1), round=0.3)
    s.ellipse("c", Ellipse(22, -50, 3, 3))


@thing("door-open", a="b04a36", b="5a3a2a", c="fff0c0")
def door_open(s: Sketch) -> None:
    s.box("b", Rect(-33, -106, 33, 0, 2), round=0.4)
    s.box("c", Rect(-27, -100, 27, 0, 1), round=0, glow=1.0)
    s.poly("a", "-27 -100 -50 -110 -50 10 -27 0", round=0.15)
    s.poly("b", "-31 -90 -46 -97 -46 -58 -31 -54", round=0.1)
    s.poly("b", "-31 -46 -46 -48 -46 -6 -31 -8", round=0.1)
    s.ellipse("e6c36a", Ellipse(-46, -52, 2.4, 3))


@thing("window", a="efe6d4", b="86b4d0")
def window(s: Sketch) -> None:
    s.box("a", Rect(-36, -102, 36, 0, 2), round=0.4)
    for left, top in ((-30, -96), (3, -96), (-30, -48), (3, -48)):
        s.box("b", Rect(left, top, left + 27, top + 42, 0.5), round=0, glow=0.3)
    s.box("a", Rect(-42, -5, 42, 3, 1), round=0.6)


@thing("mirror", a="c99a4a", b="a9c6d6")
def mirror(s: Sketch) -> None:
    s.limb("a", "-14 -16 -30 0", Taper(5, 5))
    s.limb("a", "14 -16 30 0", Taper(5, 5))
    s.ellipse("a", Ellipse(0, -60, 36, 56))
    s.ellipse("b", Ellipse(0, -60, 28, 47), round=0.05, glow=0.2)
    s.limb("f4fafa", "-14 -92 -20 -74 -20 -54", Taper(2, 1.5, 4), round=0)


@thing("windmill", a="e6dac4", b="8a4a3a")
def windmill(s: Sketch) -> None:
    s.poly("a", "-22 0 -14 -66 14 -66 22 0", round=0.9)
    s.blob("b", "-18 -64 0 -86 18 -64 0 -62")
    s.box("b", Rect(-6, -20, 6, 0, 4))
    s.box(WINDOW, Rect(-4, -48, 4, -38, 3), round=0, glow=0.7)
    for turn in (20, 110, 200, 290):
        c, n = np.cos(np.radians(turn)), np.sin(np.radians(turn))
        s.limb("5a4030", f"0 -66 {56 * c} {-66 + 56 * n}", Taper(2.6, 2))
        corners = [(14, 1), (54, 1), (54, 14), (14, 11)]
        s.poly("f2e8d4", " ".join(f"{x * c - y * n} {-66 + x * n + y * c}" for x, y in corners), round=0.15)
    s.ellipse("dark", Ellipse(0, -66, 3, 3))


@thing("wheel", a="c94f45", b="e6c36a")
def wheel(s: Sketch) -> None:
    s.limb("4a4456", "0 -62 -30 0", Taper(4, 5))
    s.limb("4a4456", "0 -62 30 0", Taper(4, 5))
    s.arc("a", Arc(0, -62, 46, 0, 358), 4)
    s.arc("a", Arc(0, -62, 36, 0, 358), 2)
    for turn in range(0, 360, 45):
        x, y = np.cos(np.radians(turn)), np.sin(np.radians(turn))
        s.limb("a", f"0 -62 {46 * x} {-62 + 46 * y}", Taper(1.6, 1.6))
        s.blob(
            "b",
            placed("-7 2 7 2 5 13 -5 13", 46 * x, -62 + 46 * y),
            glow=0.3,
        )
    s.ellipse("b", Ellipse(0, -62, 6, 6))


PRANCING = "-10 -24 -2 -26 3 -28 5 -38 8 -40 14 -33 12 -31 8 -33 7 -24 9 -14 5 -20 -5 -20 -9 -13"
"""A wooden horse, at its size on the carousel."""


@thing("carousel", a="c94f55", b="f4e6c8")
def carousel(s: Sketch) -> None:
    s.blob("a", "-50 0 -50 -8 0 -13 50 -8 50 0 0 5")
    s.box("b", Rect(-6, -62, 6, -6), round=0.8)
    for x in (-38, -20, 20, 38):
        s.limb("e6c36a", f"{x} -62 {x} -8", Taper(1.8, 1.8))
        s.blob("f4efe4", placed(PRANCING, x, 0))
    s.poly("a", "-56 -60 0 -96 56 -60", round=0.5)
    for x in (-36, -12, 12, 36):
        s.poly("b", f"{x - 8} -60 0 -95 {x + 8} -60", round=0.3)
    s.limb("b", "-54 -60 -36 -54 -18 -60 0 -54 18 -60 36 -54 54 -60", Taper(5, 5))
    s.poly("accent", "0 -95 0 -108 16 -102")


@thing("tent", a="c9433a", b="f4e6c8")
def tent(s: Sketch) -> None:
    s.blob("a", "-60 0 -48 -26 -20 -44 0 -84 20 -44 48 -26 60 0", round=0.5)
    for x in (-44, 44):
        s.poly("b", f"{x - 9} 0 0 -82 {x + 9} 0", round=0.3)
    s.poly("b", "-26 0 0 -82 -12 0", round=0.3)
    s.poly("b", "26 0 0 -82 12 0", round=0.3)
    s.poly("2a1a22", "-10 0 0 -40 10 0", round=0)
    s.poly("accent", "0 -82 0 -98 20 -90")


@thing("bridge", a="9a8a7c", b="6a5a52")
def bridge(s: Sketch) -> None:
    s.poly("a", "-100 0 -100 -40 0 -52 100 -40 100 0", round=0.2)
    s.cut_out(oval(-62, 6, 26, 34), oval(0, 4, 30, 42), oval(62, 6, 26, 34))
    s.poly("b", "-104 -38 0 -51 104 -38 104 -45 0 -58 -104 -45", round=0.6)


@thing("ruin-arch", a="b8a890", b="8a7a68")
def ruin(s: Sketch) -> None:
    s.poly("a", "-42 0 -42 -86 -30 -100 30 -104 42 -92 42 0", round=0.4)
    s.cut_out(oval(0, -60, 24, 28), slab(-24, -60, 24, 20))


@thing("well", a="8f8a84", b="7a4a34")
def well(s: Sketch) -> None:
    s.limb("b", "-30 -20 -30 -76", Taper(4, 4))
    s.limb("b", "30 -20 30 -76", Taper(4, 4))
    s.poly("b", "-42 -70 0 -96 42 -70 36 -66 0 -84 -36 -66", round=0.5)
    s.limb("d8c8a0", "0 -84 0 -40", Taper(1.2, 1.2))
    s.box("a", Rect(-36, -32, 36, 0, 6), round=0.7)
    s.ellipse("2a2430", Ellipse(0, -32, 34, 8), round=0)
    s.blob("b", "-8 -44 8 -44 6 -32 -6 -32")


@thing("swing", a="8a5a3a", b="e0d2b0")
def swing(s: Sketch) -> None:
    s.limb("b", "-20 0 -18 -140", Taper(1.6, 1.4))
    s.limb("b", "20 0 18 -140", Taper(1.6, 1.4))
    s.box("a", Rect(-26, -2, 26, 4, 1.5))


@thing("signpost", a="7a5a3e", b="c9a87a")
def signpost(s: Sketch) -> None:
    s.limb("a", "0 0 0 -96", Taper(6, 5))
    s.poly("b", "-4 -90 34 -90 44 -82 34 -74 -4 -74", round=0.3)
    s.poly("b", "4 -68 -34 -68 -44 -60 -34 -52 4 -52", round=0.3)
    s.poly("b", "-4 -46 28 -46 38 -38 28 -30 -4 -30", round=0.3)
