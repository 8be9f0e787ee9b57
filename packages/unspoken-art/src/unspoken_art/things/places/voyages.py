"""Vehicles, and things in the sky."""

import numpy as np

from unspoken_art.canvas.pen import Arc, Ellipse, Rect, Sketch, Taper, oval, thing


@thing("balloon", a="c8453b", b="f2dcae", c="7a5236")
def balloon(s: Sketch) -> None:
    s.limb("5a4436", "-16 -44 -9 -14", Taper(1.2, 1.2))
    s.limb("5a4436", "16 -44 9 -14", Taper(1.2, 1.2))
    s.blob("a", "0 -36 -20 -50 -40 -78 -42 -106 -24 -132 0 -140 24 -132 42 -106 40 -78 20 -50")
    s.blob("b", "0 -38 -14 -56 -24 -84 -24 -108 -12 -132 0 -138 -6 -108 -6 -76", round=0.7)
    s.blob("b", "0 -38 14 -56 24 -84 24 -108 12 -132 0 -138 6 -108 6 -76", round=0.7)
    s.box("c", Rect(-11, -15, 11, 0, 3), round=0.8)


@thing("toy-balloon", a="d8404a")
def toy(s: Sketch) -> None:
    s.limb("e8e0d0", "0 -48 4 -24 -3 0", Taper(1, 1))
    s.blob("a", "0 -48 -18 -60 -27 -82 -20 -104 0 -112 20 -104 27 -82 18 -60")
    s.poly("a", "-4 -44 4 -44 0 -50")


@thing("kite", a="d8553a", b="f2c85a")
def kite(s: Sketch) -> None:
    s.limb("f2e8d4", "0 -36 10 -20 -6 -6 6 10", Taper(1.4, 1.4))
    s.poly("a", "0 -104 0 -36 -28 -76", round=0.15)
    s.poly("b", "0 -104 0 -36 28 -76", round=0.15)
    for x, y in ((8, -20), (-5, -6), (6, 8)):
        s.poly("b", f"{x - 7} {y - 4} {x + 7} {y + 4} {x + 7} {y - 4} {x - 7} {y + 4}", round=0.1)


@thing("train", a="3a4a5a", b="b8443a")
def train(s: Sketch) -> None:
    s.box("a", Rect(14, -64, 28, -40, 2), round=0.6)
    s.box("a", Rect(-60, -62, -22, -12, 3), round=0.4)
    s.box("b", Rect(-66, -68, -16, -60, 2), round=0.6)
    s.box("ffe09a", Rect(-52, -54, -32, -36, 2), round=0, glow=0.9)
    s.box("a", Rect(-24, -46, 44, -12, 14), round=0.9)
    s.ellipse("ffe9b0", Ellipse(46, -30, 6, 8), round=0.2, glow=1.2)
    s.poly("b", "36 -12 58 -12 62 0 40 0", round=0.3)
    for x, r in ((-48, 12), (-18, 12), (10, 9), (32, 9)):
        s.ellipse("b", Ellipse(x, -r, r, r))
        s.ellipse("dark", Ellipse(x, -r, r * 0.55, r * 0.55), round=0.4)


@thing("wagon", a="7a3a3a", b="e6c88a")
def wagon(s: Sketch) -> None:
    s.box("a", Rect(-56, -54, 56, -10, 5), round=0.4)
    for x in (-46, -22, 2, 26):
        s.box("ffe09a", Rect(x, -46, x + 18, -26, 3), round=0, glow=0.8)
    for x in (-36, 36):
        s.ellipse("dark", Ellipse(x, -8, 9, 9))
    s.limb("b", "-60 -56 60 -56", Taper(5, 5))


@thing("bicycle", a="2f6f6a", b="2a2430")
def bicycle(s: Sketch) -> None:
    for x in (-34, 34):
        s.arc("b", Arc(x, -26, 24, 0, 358), 3.4)
        for turn in range(0, 180, 45):
            dx, dy = 24 * np.cos(np.radians(turn)), 24 * np.sin(np.radians(turn))
            s.limb("8a8a94", f"{x - dx} {-26 - dy} {x + dx} {-26 + dy}", Taper(0.7, 0.7), round=0)
    for text in (
        "-34 -26 -4 -26",
        "-34 -26 -12 -60",
        "-4 -26 -14 -66",
        "-12 -60 22 -62",
        "-4 -26 22 -62",
        "34 -26 20 -76",
    ):
        s.limb("a", text, Taper(3.2, 3.2))
    s.limb("b", "-22 -67 -6 -67", Taper(5, 4))
    s.limb("b", "20 -76 32 -80 34 -72", Taper(3, 3))


@thing("airship", a="b8563a", b="e8d4a4")
def airship(s: Sketch) -> None:
    s.blob("b", "-52 -58 -78 -84 -74 -58 -78 -34", round=0.4)
    s.blob("a", "-62 -58 -30 -84 12 -86 48 -74 64 -58 48 -42 12 -32 -30 -34")
    s.blob("b", "-60 -58 -26 -66 16 -68 62 -58 16 -50 -26 -50", round=0.6)
    s.limb("5a4030", "-14 -34 -10 -20", Taper(1.6, 1.6))
    s.limb("5a4030", "20 -34 16 -20", Taper(1.6, 1.6))
    s.blob("5a4030", "-20 -20 26 -20 20 -6 -12 -6", round=0.7)


@thing("rocket-paper", a="f6f2e8", b="c9c4ba")
def paperplane(s: Sketch) -> None:
    s.poly("b", "-50 -44 60 -60 -12 -20", round=0.1)
    s.poly("a", "-60 -70 60 -60 -26 -36", round=0.1)
    s.poly("b", "-26 -36 60 -60 -22 -8", round=0.1)


@thing("submarine", a="d9a43a", b="8a4a2a")
def submarine(s: Sketch) -> None:
    s.box("a", Rect(-10, -74, 20, -50, 4), round=0.7)
    s.limb("b", "6 -74 6 -92 16 -92", Taper(4, 4))
    s.poly("b", "-54 -40 -72 -54 -72 -14 -54 -26", round=0.4)
    s.blob("a", "-60 -32 -44 -54 0 -60 44 -54 62 -32 44 -10 0 -4 -44 -10")
    for x in (-24, 4, 32):
        s.ellipse("b", Ellipse(x, -34, 9, 9), round=0.5)
        s.ellipse("bfe6ee", Ellipse(x, -34, 6, 6), round=0.1, glow=0.6)


@thing("cart", a="8a5a34", b="4a3226")
def cart(s: Sketch) -> None:
    s.limb("a", "30 -28 74 -22", Taper(4, 3))
    s.poly("a", "-44 -46 40 -46 34 -20 -38 -20", round=0.4)
    s.arc("b", Arc(-6, -18, 18, 0, 358), 5)
    for turn in range(0, 180, 45):
        dx, dy = 17 * np.cos(np.radians(turn)), 17 * np.sin(np.radians(turn))
        s.limb("b", f"{-6 - dx} {-18 - dy} {-6 + dx} {-18 + dy}", Taper(2, 2))


@thing("moon-ring", a="f6e6b8", b="c9a860")
def crescent(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -50, 50, 50), round=0.5, glow=0.7)
    s.cut_out(oval(26, -58, 42, 42))


@thing("star", a="ffe9a8")
def star(s: Sketch) -> None:
    corners = []
    for point in range(10):
        r, turn = (50 if point % 2 == 0 else 22), point * np.pi / 5 - np.pi / 2
        corners.append(f"{r * np.cos(turn):.2f} {-48 + r * np.sin(turn):.2f}")
    s.poly("a", " ".join(corners), round=0.6, glow=0.9)


@thing("orb", a="f6e6b8")
def orb(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -50, 50, 50), round=0.35, glow=0.8)


@thing("planet", a="c98a5a", b="e6d0a0")
def planet(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -50, 36, 36))
    s.limb("b", "-66 -38 -30 -36 30 -52 66 -64", Taper(2, 2, 6), round=0.3)
    s.limb("b", "-66 -38 -64 -48 -36 -56", Taper(2, 1, 3), round=0.3)
    s.limb("b", "66 -64 64 -70 38 -66", Taper(2, 1, 3), round=0.3)


@thing("cloudlet", a="f4f0ea", b="c9d2dc")
def cloudlet(s: Sketch) -> None:
    for x, y, r in ((-34, -16, 18), (34, -18, 19), (-14, -28, 24), (14, -32, 25), (0, -16, 26)):
        s.ellipse("a", Ellipse(x, y, r, r * 0.82))
