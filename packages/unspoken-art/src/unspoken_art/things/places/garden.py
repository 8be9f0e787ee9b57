"""Trees, flowers, fruit, and garden lights."""

import numpy as np

from unspoken_art.canvas.pen import Arc, Ellipse, Rect, Sketch, Taper, placed, thing

CLUMP = "-1 0 -0.6 -0.8 0.1 -1 0.8 -0.6 1 0.1 0.5 0.75 -0.5 0.7"


@thing("tree", a="4f7a45", b="5a4030")
def tree(s: Sketch) -> None:
    s.limb("b", "0 0 -2 -30 2 -60", Taper(14, 8, 9))
    s.limb("b", "0 -36 -18 -54 -26 -64", Taper(6, 3))
    s.limb("b", "0 -40 18 -58 24 -70", Taper(6, 3))
    for x, y, r in ((-28, -66, 20), (26, -68, 21), (-12, -88, 22), (14, -92, 21), (0, -70, 24)):
        s.blob("a", placed(CLUMP, x, y, r, r))


@thing("pine", a="2f5a4a", b="4a3628")
def pine(s: Sketch) -> None:
    s.limb("b", "0 0 0 -20", Taper(7, 6))
    for y, w in ((-10, 32), (-32, 27), (-54, 21), (-74, 14)):
        s.poly(
            "a",
            placed("-1 0 -0.4 -9 0 -36 0.4 -9 1 0 0.5 -3 0 3 -0.5 -3", 0, y, w),
            round=0.7,
        )


@thing("bare-tree", a="4a382e", b="2a201c")
def bare(s: Sketch) -> None:
    s.limb("a", "-2 0 -4 -30 2 -58", Taper(17, 8, 10))
    boughs = (
        ("0 -40 -18 -60 -22 -84 -36 -102", 7),
        ("1 -50 16 -70 18 -92 30 -112", 7),
        ("-14 -58 -34 -66 -48 -64", 4),
        ("12 -66 32 -74 46 -70 58 -78", 4.5),
        ("-20 -78 -8 -96 -10 -114", 3.5),
        ("17 -86 6 -102 8 -120", 3.5),
        ("-34 -66 -44 -80 -56 -86", 2.6),
        ("34 -74 40 -90 50 -98", 2.6),
    )
    for text, w in boughs:
        s.limb("a", text, Taper(w, 1.4))
    s.limb("a", "-6 -6 -18 0", Taper(7, 3))
    s.limb("a", "4 -6 16 0", Taper(7, 3))


@thing("willow", a="7a9a5a", b="5a4636")
def willow(s: Sketch) -> None:
    rng = np.random.default_rng(8)
    s.limb("b", "4 0 0 -40 -4 -76", Taper(13, 8, 9))
    s.blob("a", "-46 -70 -36 -100 0 -114 36 -102 46 -72 20 -64 -20 -62")
    for x in np.linspace(-54, 54, 19):
        top = -104 + abs(x) * 0.7
        s.limb(
            "a",
            f"{x * 0.8} {top} {x} {top + 26} {x * 1.06} {rng.uniform(-44, -12)}",
            Taper(5, 1.6, 6),
            round=0.8,
        )


@thing("cactus", a="4f8a5f", b="e07a8a")
def cactus(s: Sketch) -> None:
    s.limb("a", "0 0 0 -84", Taper(18, 15))
    s.limb("a", "-4 -34 -28 -38 -28 -62", Taper(10, 9))
    s.limb("a", "4 -46 28 -50 28 -74", Taper(10, 9))
    s.ellipse("b", Ellipse(0, -92, 7, 5))


@thing("flower", a="d9536a", b="f0c04a", c="4f7a45")
def flower(s: Sketch) -> None:
    s.limb("c", "0 0 -4 -30 0 -64", Taper(3.4, 2.6))
    s.blob("c", "-2 -24 -22 -42 -26 -50 -10 -42")
    s.blob("c", "0 -14 20 -30 26 -40 10 -30")
    for turn in range(0, 360, 60):
        s.ellipse(
            "a", Ellipse(17 * np.cos(np.radians(turn)), -76 + 17 * np.sin(np.radians(turn)), 13, 9, turn=turn)
        )
    s.ellipse("b", Ellipse(0, -76, 9.5, 9.5))


@thing("tulip", a="c8394a", c="4f7a45")
def tulip(s: Sketch) -> None:
    s.limb("c", "0 0 3 -30 0 -60", Taper(4, 3.4))
    s.blob("c", "0 0 -14 -24 -16 -50 -6 -28")
    s.blob("c", "0 0 14 -20 20 -42 8 -22")
    s.blob("a", "-20 -96 -22 -72 -10 -56 0 -58 -4 -78", round=0.8)
    s.blob("a", "20 -96 22 -72 10 -56 0 -58 4 -78", round=0.8)
    s.blob("a", "0 -104 -13 -80 -9 -58 9 -58 13 -80")


@thing("dandelion", a="f6f2e6", c="6a8a4a")
def dandelion(s: Sketch) -> None:
    s.limb("c", "0 0 4 -40 0 -78", Taper(3, 2))
    rng = np.random.default_rng(5)
    for turn in np.linspace(0, 2 * np.pi, 34, endpoint=False):
        r = rng.uniform(15, 25)
        x, y = r * np.cos(turn), -88 + r * np.sin(turn)
        s.limb("a", f"0 -88 {x} {y}", Taper(0.8, 0.8), round=0)
        s.ellipse("a", Ellipse(x, y, 2.4, 2.4), round=0.5)
    s.ellipse("c", Ellipse(0, -88, 5, 5))


@thing("rose", a="b8324a", b="7a1c34", c="3f6a45")
def rose(s: Sketch) -> None:
    s.limb("c", "0 0 5 -30 0 -66", Taper(3.6, 3))
    s.blob("c", "3 -30 22 -44 30 -42 16 -30")
    s.blob("c", "1 -46 -18 -56 -28 -52 -14 -42")
    for x in (-13, 0, 13):
        s.blob("c", f"{0.3 * x - 4} -64 {x} -52 {0.3 * x + 4} -64")
    s.blob("a", "-20 -82 -17 -100 -4 -107 8 -104 19 -94 21 -78 0 -66", round=0.7)
    s.arc("b", Arc(1, -92, 11, -200, 235), 1.6, round=0.3)
    s.arc("b", Arc(2, -92, 5.5, -150, 250), 1.6, round=0.3)
    s.blob("a", "-27 -86 -13 -88 -1 -76 4 -60 -10 -59 -23 -69", round=0.8)
    s.blob("a", "27 -88 14 -88 2 -77 -2 -60 10 -59 23 -70", round=0.8)
    s.limb("b", "-27 -86 -13 -88 -1 -76 1 -70", Taper(1.6, 1.2), round=0.3)


@thing("mushroom", a="c8453b", b="f2e6d0")
def mushroom(s: Sketch) -> None:
    s.blob("b", "-14 -50 14 -50 12 -22 18 -3 0 0 -18 -3 -12 -22")
    s.ellipse("cbb899", Ellipse(0, -50, 40, 9), round=0.3)
    s.blob("a", "-50 -50 -42 -78 -20 -96 0 -100 20 -96 42 -78 50 -50 24 -55 0 -56 -24 -55")
    for x, y, r in ((-22, -74, 6.5), (6, -84, 7.5), (26, -68, 5.5), (-4, -64, 4.5), (-34, -60, 3.6)):
        s.ellipse("b", Ellipse(x, y, r, r * 0.8), round=0.5)


@thing("leaf", a="c9702e", b="7a3a1c")
def leaf(s: Sketch) -> None:
    s.blob("a", "0 -4 -24 -24 -30 -54 -14 -84 0 -104 14 -84 30 -54 24 -24", round=0.5)
    s.limb("b", "0 10 0 -40 0 -92", Taper(3, 1.2))
    for y in (-30, -50, -68):
        s.limb("b", f"0 {y} 18 {y - 14}", Taper(1.6, 0.8), round=0)
        s.limb("b", f"0 {y} -18 {y - 14}", Taper(1.6, 0.8), round=0)


@thing("apple", a="c23a32", b="5a3a24", c="6a8f45")
def apple(s: Sketch) -> None:
    s.limb("b", "0 -78 2 -90 8 -98", Taper(4, 3))
    s.blob("c", "4 -86 18 -98 34 -96 22 -84")
    s.blob("a", "0 -78 -22 -84 -42 -66 -42 -34 -24 -4 -8 0 0 -3 8 0 24 -4 42 -34 42 -66 22 -84")


@thing("pear", a="c9b04a", b="5a3a24", c="6a8f45")
def pear(s: Sketch) -> None:
    s.limb("b", "0 -98 2 -106 8 -112", Taper(4, 3))
    s.blob("c", "2 -104 16 -114 28 -110 16 -100")
    s.blob("a", "0 -100 -14 -94 -18 -70 -36 -44 -36 -18 -18 0 0 2 18 0 36 -18 36 -44 18 -70 14 -94")


@thing("grapes-lamp", a="ffd98a", b="4a3a30")
def bulb(s: Sketch) -> None:
    s.box("b", Rect(-8, -22, 8, 0, 3), round=0.8)
    s.limb("8a7a68", "-8 -8 8 -8", Taper(3, 3))
    s.blob(
        "a",
        "-9 -22 -14 -38 -28 -52 -30 -76 -16 -96 0 -100 16 -96 30 -76 28 -52 14 -38 9 -22",
        round=0.6,
        glow=0.9,
    )
    s.limb("b", "-5 -22 -8 -54 0 -62 8 -54 5 -22", Taper(1.2, 1.2), round=0)


@thing("streetlamp", a="2f3340", lamp="ffdf94")
def streetlamp(s: Sketch) -> None:
    s.blob("a", "-11 0 -7 -8 7 -8 11 0")
    s.limb("a", "0 -4 0 -78", Taper(4.4, 3))
    s.limb("a", "-10 -72 10 -72", Taper(2, 2))
    s.poly("lamp", "-8 -80 8 -80 12 -100 -12 -100", round=0.1, glow=1.3)
    s.poly("a", "-15 -100 15 -100 0 -114", round=0.5)
    s.box("a", Rect(-9, -81, 9, -77, 1))


@thing("lantern", a="9a7440", lamp="ffd77a")
def lantern(s: Sketch) -> None:
    s.arc("a", Arc(0, -88, 14, 180, 180), 3)
    s.blob("lamp", "-22 -20 -26 -46 -20 -72 20 -72 26 -46 22 -20", round=0.3, glow=1.2)
    s.poly("a", "-24 -72 24 -72 12 -88 -12 -88", round=0.5)
    s.box("a", Rect(-26, -20, 26, -10, 3))
    s.limb("a", "0 -72 0 -20", Taper(2.4, 2.4))


@thing("candle", a="f2e6cc", lamp="ffd070")
def candle(s: Sketch) -> None:
    s.blob("lamp", "0 -126 -9 -106 -8 -96 0 -90 8 -96 9 -106", round=0.2, glow=1.5)
    s.limb("dark", "0 -92 0 -82", Taper(1.6, 1.6))
    s.blob("a", "-17 0 -18 -70 -14 -84 0 -80 14 -85 18 -70 17 0 0 3", round=0.8)
    s.limb("a", "-16 -76 -18 -58 -17 -44", Taper(7, 6))
    s.limb("a", "10 -80 13 -66", Taper(6, 5))


@thing("fire", a="f2862e", b="ffd86a")
def fire(s: Sketch) -> None:
    s.limb("5a3a28", "-30 -4 26 -12", Taper(8, 7))
    s.limb("4a3020", "30 -4 -26 -12", Taper(8, 7))
    s.blob("a", "0 -90 -16 -62 -28 -44 -24 -16 0 -8 24 -16 26 -40 14 -54 12 -70", round=0.3, glow=0.08)
    s.blob("b", "0 -60 -10 -42 -14 -24 0 -14 14 -24 10 -40", round=0.2, glow=1.4)


@thing("acorn", a="a8763a", b="6a4a2e")
def acorn(s: Sketch) -> None:
    s.limb("b", "0 -90 4 -102", Taper(5, 4))
    s.blob("a", "-28 -58 28 -58 26 -28 8 -6 0 0 -8 -6 -26 -28")
    s.blob("b", "-36 -54 -32 -76 -14 -90 14 -90 32 -76 36 -54 0 -48")


@thing("sprout", a="6fae4f", b="7a5a3a")
def sprout(s: Sketch) -> None:
    s.limb("a", "0 0 2 -30 0 -54", Taper(4.4, 3.6))
    s.blob("a", "0 -50 -14 -74 -42 -82 -38 -58 -16 -46")
    s.blob("a", "0 -52 14 -82 44 -92 40 -64 16 -48")


@thing("bush", a="3f6a45")
def bush(s: Sketch) -> None:
    for x, y, r in ((-30, -16, 20), (30, -16, 20), (-14, -30, 21), (14, -32, 22), (0, -14, 24)):
        s.blob("a", placed(CLUMP, x, y, r, r))
