"""Rooms, houses and furniture for scenes at night, seen from the side at the size of the actors."""

import numpy as np

from unspoken_art.canvas.pen import Arc, Ellipse, Rect, Sketch, Taper, placed, slab, thing

WINDOW = "ffd98a"


@thing("steps", a="8f8072", b="5a4c44", c="3a302c")
def steps(s: Sketch) -> None:
    """Draw a staircase from the side, which rises to the right, with a banister behind it."""
    s.limb("c", "-46 -44 46 -101", Taper(3, 3), round=0.5)
    for x in range(-40, 50, 20):
        foot = -11 * ((x + 50) // 20 + 1)
        s.limb("c", f"{x} {foot} {x} {-44 - (x + 46) * 0.62}", Taper(1.8, 1.8), round=0.3)
    for index in range(5):
        left, top = -50 + 20 * index, -11 * (index + 1)
        s.box("b", Rect(left, top, 50, 0), round=0)
        s.box("a", Rect(left - 1.4, top, 50, top + 2.6), round=0.2)


@thing("table", a="7a5238", b="e9e0d0")
def table(s: Sketch) -> None:
    """Draw a table from the side, with a short cloth."""
    for x in (-40, 40):
        s.limb("a", f"{x} -38 {x * 1.04} 0", Taper(5, 4))
    s.box("a", Rect(-50, -42, 50, -37, 1), round=0.3)
    hem = " ".join(f"{x} {-27 - 3 * (index % 2)}" for index, x in enumerate(range(47, -48, -5)))
    s.poly("b", f"-48 -43 48 -43 {hem}", round=0.15)


@thing("bench", a="7a5238", b="4a3428")
def bench(s: Sketch) -> None:
    """Draw a long bench from the front, as high as the seat of a sitting adult of the same size."""
    for x in (-60, 0, 60):
        s.limb("b", f"{x} -24 {x} 0", Taper(4, 4))
    for y in (-50, -41):
        s.box("a", Rect(-68, y, 68, y + 5, 1), round=0.3)
    for x in (-58, 58):
        s.limb("b", f"{x} -52 {x} -24", Taper(3, 3))
    s.box("a", Rect(-70, -27, 70, -22, 1), round=0.3)


@thing("sickbed", a="efe8da", b="9aa4a8", c="c9d4d4")
def sickbed(s: Sketch) -> None:
    """Draw a hospital bed on wheels, from the side."""
    for x in (-60, 62):
        s.limb("b", f"{x} -58 {x} -6", Taper(3.4, 3.4))
        s.ellipse("dark", Ellipse(x, -4, 4.6, 4.6))
    s.limb("b", "-60 -20 62 -20", Taper(3, 3))
    s.limb("b", "-60 -58 -60 -30", Taper(5, 5))
    s.box("a", Rect(-58, -36, 60, -23, 4), round=0.7)
    s.blob("a", "-56 -34 -56 -46 -38 -48 -30 -38 -34 -33")
    s.poly("c", "-24 -37 60 -37 60 -14 40 -11 10 -14 -24 -11", round=0.25)


@thing("crib", a="e6dac4", b="b9a98c")
def crib(s: Sketch) -> None:
    """Draw a cot with bars."""
    s.box("b", Rect(-42, -24, 42, -12, 2), round=0.6)
    for x in range(-36, 40, 9):
        s.limb("a", f"{x} -58 {x} -12", Taper(2.4, 2.4))
    s.box("a", Rect(-44, -62, 44, -56, 2), round=0.6)
    s.box("a", Rect(-44, -14, 44, -8, 2), round=0.6)
    for x in (-43, 43):
        s.limb("a", f"{x} -68 {x} 0", Taper(5, 5))


@thing("casement", a="6a5244")
def casement(s: Sketch) -> None:
    """Draw the bars and the sill of a window. It has no glass, so the layers behind it stay visible."""
    s.box("a", Rect(-50, -102, 50, 0), round=0.3)
    s.cut_out(slab(-45, -97, -2, -52), slab(2, -97, 45, -52), slab(-45, -48, -2, -5), slab(2, -48, 45, -5))
    s.box("a", Rect(-56, -5, 56, 3, 1), round=0.6)


@thing("open-window", a="6a5244")
def open_window(s: Sketch) -> None:
    """Draw the frame of a window. It has no bars and no glass, so the layers behind it stay visible."""
    s.box("a", Rect(-50, -112, 50, 0), round=0.3)
    s.cut_out(slab(-44, -106, 44, -4))


@thing("gilt-frame", a="c9983a", b="8a6424")
def gilt_frame(s: Sketch) -> None:
    """Draw a heavy picture frame without a picture."""
    s.box("a", Rect(-50, -120, 50, 0, 1), round=0.9)
    s.cut_out(slab(-40, -110, 40, -10))
    for x, y in ((-45, -115), (45, -115), (-45, -5), (45, -5)):
        s.ellipse("b", Ellipse(x, y, 6.5, 6.5))


@thing("pendant", a="4a4038", lamp="ffe3a3")
def pendant(s: Sketch) -> None:
    """Draw a lamp that hangs from the ceiling on a long wire; (0, 0) is its bulb."""
    s.limb("a", "0 -24 0 -200", Taper(1.6, 1.6), round=0)
    s.ellipse("lamp", Ellipse(0, -3, 8, 8), round=0, glow=1.3)
    s.blob("a", "-30 -2 -22 -14 -8 -25 8 -25 22 -14 30 -2 0 -6", round=0.7)


@thing("chandelier", a="c9a24a", lamp="ffe3a3")
def chandelier(s: Sketch) -> None:
    """Draw a chandelier on a chain; (0, 0) is its lowest point."""
    s.limb("a", "0 -30 0 -140", Taper(1.8, 1.8), round=0)
    s.blob("a", "0 0 -7 -9 -4 -26 4 -26 7 -9")
    for x, y in ((-44, -26), (-24, -18), (24, -18), (44, -26)):
        s.limb("a", f"0 -8 {x * 0.6} {y + 16} {x} {y}", Taper(3, 2))
    for x, y in ((-44, -27), (-24, -19), (0, -27), (24, -19), (44, -27)):
        s.box("f7f0e2", Rect(x - 2.4, y - 10, x + 2.4, y, 0.6))
        s.blob("lamp", placed("0 -22 3.4 -14 0 -9 -3.4 -14", x, y), round=0, glow=1.3)


@thing("tenement", a="57504a", b="2c2624")
def tenement(s: Sketch) -> None:
    """Draw a tall town house with rows of dark windows; one of them is lit."""
    s.box("b", Rect(-22, -168, -12, -146))
    s.box("b", Rect(12, -162, 20, -146))
    s.box("a", Rect(-32, -148, 32, 0), round=0.1)
    s.box("b", Rect(-36, -152, 36, -145, 1), round=0.4)
    for row in range(5):
        for column in (-20, 0, 20):
            lit = (row, column) == (1, 20)
            y = -136 + 27 * row
            s.box(WINDOW if lit else "b", Rect(column - 6, y, column + 6, y + 17, 1), 0, 0.9 if lit else 0)


@thing("roof", a="6a4a40", b="3a2c2a")
def roof(s: Sketch) -> None:
    """Draw a roof from ridge to gutter, with two chimneys; it is as wide as the card at size 100."""
    s.box("b", Rect(24, -66, 36, -34), round=0.3)
    s.box("b", Rect(22, -70, 38, -65, 1), round=0.3)
    s.poly("a", "-60 0 -60 -40 60 -40 60 0", round=0.1)
    for row, y in enumerate(range(-34, 4, 8)):
        for x in range(-60, 50, 9):
            s.arc("b", Arc(x + 2 + 4.5 * (row % 2), y - 4, 4.5, 0, 180), 1.1, round=0)
    s.limb("b", "-60 -41 60 -41", Taper(4, 4), round=0.6)


@thing("fox-head", a="c8642e", b="f2e6d0", c="2a1c18")
def fox_head(s: Sketch) -> None:
    """Draw the head of a fox in profile, facing right; (0, 0) is its neck."""
    s.poly("c", "-8 -24 -3 -40 5 -26", round=0.4)
    s.blob("a", "-10 2 -12 -14 -6 -25 4 -26 12 -19 26 -11 28 -8 16 -3 10 2 2 4")
    s.blob("b", "2 4 6 -6 14 -9 27 -9 17 -3 10 3")
    s.poly("a", "-2 -22 4 -38 11 -22", round=0.5)
    s.poly("c", "2 -24 4.4 -33 8 -23", round=0.2)
    s.ellipse("c", Ellipse(27, -10, 2.6, 2.2))
    s.ellipse("c", Ellipse(9, -17, 2, 2.3), round=0)


@thing("fox-tail", a="c8642e", b="f2e6d0")
def fox_tail(s: Sketch) -> None:
    """Draw a bushy tail that hangs to the left from (0, 0)."""
    s.blob("a", "2 -3 -10 2 -24 4 -38 -2 -46 -12 -44 4 -32 16 -14 14 0 6")
    s.blob("b", "-36 2 -46 -12 -45 2 -38 9")


@thing("long-braid", a="8a4a28", b="5a2c1c")
def long_braid(s: Sketch) -> None:
    """Draw a plait that falls from (0, 0) to the floor, lies on it, and rises to (100, 74)."""
    ways = np.array([(0, 0), (3, 30), (7, 60), (18, 84), (38, 94), (60, 94), (80, 92), (94, 86), (100, 74)])
    shares = np.linspace(0, len(ways) - 1, 40)
    xs = np.interp(shares, range(len(ways)), ways[:, 0])
    ys = np.interp(shares, range(len(ways)), ways[:, 1])
    for kernel in (5, 5):
        xs[2:-2] = np.convolve(xs, np.ones(kernel) / kernel, "valid")
        ys[2:-2] = np.convolve(ys, np.ones(kernel) / kernel, "valid")
    turns = np.degrees(np.arctan2(np.gradient(ys), np.gradient(xs)))
    for index, (x, y, turn) in enumerate(zip(xs, ys, turns, strict=True)):
        tilt = 34 if index % 2 else -34
        s.ellipse("a" if index % 2 else "b", Ellipse(float(x), float(y), 7.4, 4.4, float(turn + tilt)), 0.9)


@thing("sack", a="8a7458", b="5a4a38")
def sack(s: Sketch) -> None:
    """Draw a full sack, tied at the top."""
    s.blob("a", "-24 0 -28 -16 -20 -32 -6 -40 6 -40 20 -32 28 -16 24 0 0 2")
    s.blob("a", "-6 -40 -12 -50 0 -47 12 -51 6 -40")
    s.limb("b", "-7 -41 7 -41", Taper(3, 3))


@thing("pier-glass", a="8a6a3a", b="5a4424")
def pier_glass(s: Sketch) -> None:
    """Draw the frame of a tall mirror. It has no glass, so the layers behind it stay visible."""
    s.box("a", Rect(-27, -130, 27, 0, 2), round=0.8)
    s.cut_out(slab(-21, -124, 21, -6))
    s.blob("b", "-14 -128 -8 -138 0 -142 8 -138 14 -128")


@thing("tall-window", a="3a302c", b="fff0cf")
def tall_window(s: Sketch) -> None:
    """Draw a tall lit window with six panes."""
    s.box("a", Rect(-18, -102, 18, 0, 1), round=0.3)
    for y in (-97, -65, -33):
        for x in (-15, 1):
            s.box("b", Rect(x, y, x + 14, y + 29), round=0, glow=0.5)
