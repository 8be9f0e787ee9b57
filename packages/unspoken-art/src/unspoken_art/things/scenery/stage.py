"""Things for stages, circuses, trains and hotels."""

import numpy as np

from unspoken_art.canvas.pen import Arc, Ellipse, Rect, Sketch, Taper, slab, thing


@thing("carriage", a="7a2f32", b="e6c88a", c="3a2a30")
def carriage(s: Sketch) -> None:
    for x in (-50, -28, 28, 50):
        s.ellipse("dark", Ellipse(x, -7, 8, 8))
        s.ellipse("c", Ellipse(x, -7, 3, 3), round=0.4)
    s.box("c", Rect(-70, -16, 70, -9, 1), round=0.3)
    s.limb("c", "-68 -63 -40 -69 40 -69 68 -63", Taper(7, 7))
    s.box("a", Rect(-70, -62, 70, -13, 3), round=0.2)
    for x in (-44, 0, 44):
        s.box("b", Rect(x - 16, -55, x + 16, -27, 3), round=0.4)
        s.box("ffe2a0", Rect(x - 13.5, -52.5, x + 13.5, -28, 2), round=0, glow=0.3)
    s.limb("b", "-69 -20 69 -20", Taper(1.6, 1.6), round=0.2)


@thing("barrier", a="f4ecd8", b="c23a32", c="4a4650", lamp="ffd77a")
def barrier(s: Sketch) -> None:
    s.box("c", Rect(-62, -40, -50, 0, 1), round=0.5)
    s.box("c", Rect(48, -44, 53, 0, 1), round=0.5)
    s.limb("a", "-66 -35 56 -40", Taper(7, 6), round=0.5)
    for at in range(5):
        x = -42 + at * 21
        y = -36 - at * 0.86
        s.poly("b", f"{x} {y - 3.2} {x + 10} {y - 3.6} {x + 10} {y + 2.6} {x} {y + 3.2}", round=0.4)
    s.ellipse("lamp", Ellipse(-56, -46, 6, 6), glow=0.8)
    s.box("b", Rect(-72, -42, -58, -27, 2), round=0.6)


@thing("magic-table", a="7a3f8a", b="f0c85a", c="3a2030")
def magic_table(s: Sketch) -> None:
    for x in (-30, 30):
        s.limb("c", f"{x} -30 {x} -4", Taper(4, 3))
        s.ellipse("b", Ellipse(x, -3.5, 3.5, 3.5))
    s.box("c", Rect(-38, -33, 38, -28, 1), round=0.5)
    s.box("a", Rect(-28, -62, 34, -32, 2), round=0.2)
    for x in (-18, 3, 24):
        s.poly("b", f"{x} -57 {x + 7} -47 {x} -37 {x - 7} -47", round=0.3)
    s.box("b", Rect(-30, -64, -26, -31, 1), round=0.5)
    s.box("b", Rect(31, -64, 35, -31, 1), round=0.5)


@thing("magic-half", a="7a3f8a", b="f0c85a")
def magic_half(s: Sketch) -> None:
    s.box("a", Rect(-20, -56, 20, 0, 2), round=0.2)
    for y in (-42, -16):
        s.poly("b", f"0 {y - 11} 8 {y} 0 {y + 11} -8 {y}", round=0.3)
    s.box("b", Rect(-22, -58, 22, -53, 1), round=0.5)
    s.box("b", Rect(-22, -3, 22, 1, 1), round=0.5)


@thing("berth", a="3f6a5a", b="d0a040", c="2a1c14")
def berth(s: Sketch) -> None:
    """Draw a bunk with two drawn curtains; the dark gap between them is for a head."""
    s.box("c", Rect(-50, -46, 50, 0, 1), round=0)
    for side in (-1, 1):
        for at in range(4):
            x = side * (17 + at * 9.6)
            s.limb("a", f"{x} -44 {x + side * 1.6} -22 {x} -1", Taper(9.5, 11.5), round=0.8)
    s.limb("b", "-52 -47 52 -47", Taper(3.4, 3.4), round=0.6)
    s.box("b", Rect(-52, -1, 52, 5, 1), round=0.4)


@thing("pushed-door", a="8a3a34", b="4a2c22", c="f2e6a8", d="c9983a")
def pushed_door(s: Sketch) -> None:
    s.box("b", Rect(-56, -108, -8, 0, 1), round=0.4)
    s.box("c", Rect(-50, -102, -13, 0, 1), round=0, glow=0.3)
    s.poly("a", "-13 -102 14 -113 14 9 -13 0", round=0.1)
    s.poly("b", "-9 -94 9 -100 9 -62 -9 -60", round=0.1)
    s.poly("b", "-9 -50 9 -51 9 -6 -9 -8", round=0.1)
    s.ellipse("d", Ellipse(9.5, -56, 2.6, 3.4))


@thing("fingers", a="d2a484", b="f2dcc8")
def fingers(s: Sketch) -> None:
    """Draw four long fingers that come from the left round an edge at x = 0."""
    for y, long in ((-46, 20), (-34, 25), (-22, 24), (-11, 18)):
        s.limb("a", f"-4 {y + 1} 0 {y - 6} 7 {y - 4} {long * 0.7} {y + 5}", Taper(12, 8.5))
        s.ellipse("b", Ellipse(long * 0.7 + 0.4, y + 6, 2.6, 4), round=0.4)


@thing("revolving-door", a="8a5a34", b="d0a040", c="f6e8b8")
def revolving_door(s: Sketch) -> None:
    s.box("a", Rect(-56, -112, 56, -96, 2), round=0.4)
    s.blob("a", "-40 -112 -28 -124 0 -129 28 -124 40 -112", round=0.6)
    s.box("c", Rect(-52, -96, 52, -3, 0), round=0, glow=0.12)
    for x, wide in ((-54, 4), (54, 4), (-18, 2.6), (18, 2.6)):
        s.box("a", Rect(x - wide, -98, x + wide, 0, 1), round=0.6)
    for x in (-36, 0, 36):
        s.limb("b", f"{x - 12} -46 {x + 12} -46", Taper(2.2, 2.2), round=0.6)
    s.box("b", Rect(-58, -4, 58, 2, 1), round=0.5)
    s.limb("b", "-56 -96 56 -96", Taper(3, 3), round=0.6)


@thing("cannon", a="b03a34", b="e6b84a", c="4a2c24")
def cannon(s: Sketch) -> None:
    s.poly("a", "-48 -30 -20 -6 48 -72 24 -96", round=0.9)
    s.ellipse("a", Ellipse(-35, -18, 19, 19))
    for share in (0.2, 0.6):
        x, y = -34 + 70 * share, -18 - 68 * share
        s.limb("b", f"{x - 13} {y - 13} {x + 13} {y + 13}", Taper(6, 6), round=0.7)
    s.limb("b", "20 -100 52 -68", Taper(8, 8), round=0.8)
    s.limb("c", "-48 -6 6 -20", Taper(9, 7))
    s.arc("b", Arc(2, -21, 19, 0, 358), 5)
    for turn in range(0, 180, 45):
        dx, dy = 18 * np.cos(np.radians(turn)), 18 * np.sin(np.radians(turn))
        s.limb("b", f"{2 - dx} {-21 - dy} {2 + dx} {-21 + dy}", Taper(2.4, 2.4))
    s.limb("f2e8d4", "-49 -28 -56 -38 -64 -36", Taper(1.8, 1.4), round=0.3)
    s.ellipse("ffd070", Ellipse(-65, -37, 3.6, 3.6), glow=1.0)


@thing("trapeze", a="e6d2a4", b="8a5a34")
def trapeze(s: Sketch) -> None:
    for x in (-26, 26):
        s.limb("a", f"{x} -140 {x} 0", Taper(1.6, 1.6), round=0.3)
    s.limb("b", "-32 0 32 0", Taper(4.4, 4.4), round=0.8)


@thing("hoop", a="e0a23a", b="f0602a")
def hoop(s: Sketch) -> None:
    s.arc("a", Arc(0, -50, 42, 0, 358), 5)
    for turn in range(0, 360, 24):
        x, y = 44 * np.cos(np.radians(turn)), -50 + 44 * np.sin(np.radians(turn))
        s.blob("b", f"{x - 4} {y + 3} {x - 3} {y - 5} {x} {y - 12} {x + 3} {y - 5} {x + 4} {y + 3}", glow=0.2)


@thing("lift", a="c9983a", b="3a2228", c="f4d48c")
def lift(s: Sketch) -> None:
    s.limb("b", "0 -170 0 -112", Taper(2.4, 2.4))
    s.box("c", Rect(-38, -108, 38, 0, 1), round=0)
    s.blob("a", "-44 -106 -24 -116 0 -121 24 -116 44 -106", round=0.6)
    s.box("a", Rect(-44, -108, 44, -100, 1), round=0.6)
    for x in (-40, 40):
        s.box("a", Rect(x - 3, -104, x + 3, 0, 1), round=0.6)
    for x in (-34, -28, -22):
        s.limb("b", f"{x} -100 {x} -2", Taper(1.3, 1.3), round=0.3)
    s.box("b", Rect(-46, -3, 46, 5, 1), round=0.5)


@thing("dial", a="f4ead4", b="8a5a34", c="b8323a")
def dial(s: Sketch) -> None:
    s.arc("b", Arc(0, 0, 40, 180, 180), 8)
    s.poly("a", "-38 0 -34 -18 -20 -33 0 -38 20 -33 34 -18 38 0", round=0.1)
    for turn in (20, 55, 90, 125, 160):
        x, y = 31 * np.cos(np.radians(turn)), -31 * np.sin(np.radians(turn))
        s.ellipse("b", Ellipse(x, y, 3, 3), round=0.3)
    s.limb("c", "4 -4 -12 16 -20 28", Taper(5, 3), round=0.5)
    s.ellipse("b", Ellipse(0, -3, 6, 6))


@thing("empty-suit", a="3f4f6a", b="f4ecd8", c="2a2430", d="efe6d4", accent2="c23a44")
def empty_suit(s: Sketch) -> None:
    """Draw a suit, a hat and gloves that hold themselves up, with nobody inside, and offer a flower."""
    for x, knee in ((-7, -9), (8, 10)):
        s.limb("a", f"{x} -52 {knee} -26 {knee + 1} -7", Taper(15, 10))
        s.blob("c", f"{knee - 6} 0 {knee - 5} -5 {knee + 2} -5 {knee + 11} -2 {knee + 11} 0", round=0.6)
    s.limb("a", "-12 -80 -19 -64 -17 -50", Taper(10, 8))
    s.ellipse("d", Ellipse(-16.5, -44, 4, 5))
    s.blob("a", "-16 -84 0 -88 16 -84 17 -62 15 -46 0 -44 -15 -46 -16 -62", round=0.7)
    s.poly("b", "-6 -86 8 -86 3 -64", round=0.2)
    s.poly("accent2", "0 -84 4 -84 5 -70 2 -66 -1 -70", round=0.4)
    s.ellipse("c", Ellipse(1, -87, 8, 2.6), round=0.1)
    s.limb("a", "12 -80 26 -70 38 -72", Taper(10, 8))
    s.ellipse("d", Ellipse(45, -73, 5, 4.4))
    s.limb("5a7a48", "46 -66 48 -92", Taper(1.8, 1.6))
    for dx, dy in ((-4, 0), (4, 0), (0, -5), (0, 4)):
        s.ellipse("accent2", Ellipse(48 + dx, -95 + dy, 4.4, 4.4))
    s.ellipse("c", Ellipse(2, -103, 16, 3.6), round=0.5)
    s.blob("c", "-9 -104 -10 -114 -4 -119 8 -119 13 -114 12 -104", round=0.7)


@thing("park-bench", a="6a4a34", b="3a2a28")
def bench(s: Sketch) -> None:
    for x in (-42, 42):
        s.limb("b", f"{x} -52 {x} 0", Taper(4, 4))
    for y in (-50, -40):
        s.limb("a", f"-52 {y} 52 {y}", Taper(6, 6), round=0.6)
    s.box("a", Rect(-54, -28, 54, -22, 1), round=0.5)


@thing("train-seat", a="3f6a5a", b="2a4a40", c="efe4cc")
def train_seat(s: Sketch) -> None:
    """Draw an upholstered seat that faces right."""
    s.box("b", Rect(-18, -24, 34, 0, 2), round=0.3)
    s.box("a", Rect(-20, -34, 38, -20, 6), round=0.9)
    s.blob("a", "-34 0 -34 -80 -28 -92 -18 -92 -13 -80 -14 0", round=0.9)
    s.blob("c", "-33 -66 -33 -86 -27 -93 -19 -93 -14 -84 -14 -66", round=0.5)


@thing("canopy", a="b8444a", b="f2e2b8", c="d0a040")
def canopy(s: Sketch) -> None:
    for at in range(8):
        x = -64 + at * 16
        s.poly("a" if at % 2 else "b", f"{x} -24 {x + 16} -24 {(x + 16) * 0.3} -62 {x * 0.3} -62", round=0.2)
        s.blob("b" if at % 2 else "a", f"{x} -26 {x + 16} -26 {x + 15} -14 {x + 8} -8 {x + 1} -14", round=0.5)
    s.limb("c", "-66 -25 66 -25", Taper(4, 4))
    s.ellipse("c", Ellipse(0, -64, 7, 7))


@thing("pole", a="d0a040", b="f2e2b8")
def pole(s: Sketch) -> None:
    s.box("a", Rect(-1.8, -120, 1.8, 0, 1))
    for at in range(10):
        y = -116 + at * 12
        s.poly("b", f"-1.8 {y} 1.8 {y - 5} 1.8 {y - 1} -1.8 {y + 4}", round=0.4)


@thing("hat-back", a="2a2430", b="120c18")
def hat_back(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -70, 52, 13), round=0.4)
    s.ellipse("b", Ellipse(0, -70, 37, 8), round=0)


@thing("hat-front", a="2a2430", b="b8323a", c="413a4c")
def hat_front(s: Sketch) -> None:
    """Draw the outside of a top hat that stands on its crown, without its opening."""
    s.poly("a", "-38 -70 38 -70 33 0 -33 0", round=0.8)
    s.poly("b", "-37.4 -62 37.4 -62 36 -44 -36 -44", round=0.7)
    ring = Sketch()
    ring.ellipse("c", Ellipse(0, -70, 52, 13), round=0.4)
    ring.ellipse("c", Ellipse(0, -71, 40, 9), round=0.4)
    ring.cut_out(slab(-60, -90, 60, -70))
    s.parts.append(ring.parts[0])


@thing("tall-mirror", a="c99a4a", b="8fb4b0", c="f6e6b8")
def tall_mirror(s: Sketch) -> None:
    s.box("a", Rect(-42, -132, 42, 0, 8), round=0.8)
    s.blob("a", "-26 -128 -14 -142 0 -148 14 -142 26 -128", round=0.8)
    s.ellipse("c", Ellipse(0, -138, 5, 5))
    s.box("b", Rect(-34, -122, 34, -8, 4), round=0.05, glow=0.16)


@thing("backcloth", a="1c2c5a", b="0f1a3a")
def backcloth(s: Sketch) -> None:
    """Draw a painted sky that is pulled down to the right: gathered at (42, -22), still hung at the left."""
    edge = (
        "-60 -140 -20 -141 22 -140 30 -112 33 -74 40 -44 47 -28 44 -18 35 -18 22 -36 -2 -42 -32 -28 -60 -22"
    )
    s.blob("a", edge, round=0.4)
    for x, y in ((-34, -138), (-8, -140), (14, -138)):
        s.limb("b", f"{x} {y} {x * 0.5 + 14} -84 41 -22", Taper(1.2, 4), round=0.5)


@thing("grand-bear", a="6a4630", b="e0c09a", c="b8323a")
def grand_bear(s: Sketch) -> None:
    """Draw a bear that stands upright, in a tailcoat and a top hat, and holds one paw out to the right."""
    for x in (-15, 14):
        s.limb("a", f"{x} -34 {x * 1.1} -8", Taper(24, 17))
        s.ellipse("a", Ellipse(x * 1.2 + 3, -4, 13, 5.4))
    s.blob("a", "-26 -34 -27 -64 -18 -82 0 -86 20 -82 28 -62 26 -34 0 -24")
    s.blob("c", "-28 -40 -28 -66 -19 -84 -8 -86 -9 -60 -13 -38", round=0.6)
    s.blob("c", "28 -40 29 -66 20 -84 11 -86 12 -60 16 -38", round=0.6)
    s.limb("c", "-20 -76 -34 -62 -30 -48", Taper(15, 12))
    s.ellipse("a", Ellipse(-29, -43, 7, 7))
    s.limb("c", "20 -76 40 -72 56 -78", Taper(15, 12))
    s.ellipse("a", Ellipse(61, -79, 8, 7.4))
    for x in (-13, 15):
        s.ellipse("a", Ellipse(x, -112, 7, 7))
    s.ellipse("a", Ellipse(1, -99, 19, 17))
    s.ellipse("b", Ellipse(11, -94, 11, 8))
    s.ellipse("dark", Ellipse(19, -98, 4, 3), round=0.4)
    s.limb("dark", "10 -89 16 -88 20 -90", Taper(1.3, 1.3), round=0)
    s.ellipse("dark", Ellipse(6, -103, 2.2, 2.6), round=0)
    s.ellipse("dark", Ellipse(-1, -114, 17, 3.6), round=0.5)
    s.poly("dark", "-12 -114 10 -114 12 -137 -14 -137", round=0.7)
    s.poly("c", "-12 -116 10.4 -116 10.8 -122 -12.6 -122", round=0.5)


@thing("tail", a="a8322e")
def tail(s: Sketch) -> None:
    s.limb("a", "0 -40 -14 -30 -20 -14 -34 -10 -40 -22", Taper(4.4, 2))
    s.poly("a", "-46 -19 -41 -34 -34 -22", round=0.5)


@thing("big-top", a="b8444a", b="f2e2b8", c="d0a040")
def big_top(s: Sketch) -> None:
    """Draw the inside of a circus tent: stripes that run down from its peak."""
    for at in range(10):
        x0, x1 = at * 14 - 70, at * 14 - 56
        foot = f"{x1 * 1.2} 0 {x0 * 1.2} 0"
        s.poly("a" if at % 2 else "b", f"{x0 * 0.06} -170 {x1 * 0.06} -170 {foot}", round=0.1)
    s.limb("c", "-84 -34 -40 -26 0 -24 40 -26 84 -34", Taper(2.4, 2.4), round=0.6)


@thing("drop", a="8ec4e6", b="dff0fa")
def drop(s: Sketch) -> None:
    s.blob("a", "0 -100 -14 -66 -28 -36 -22 -8 0 0 22 -8 28 -36 14 -66", glow=0.15)
    s.blob("b", "-12 -50 -18 -34 -14 -20 -8 -30", round=0.3)
