"""Animals that are something else as well: knitted, in bloom, a piano, a lamp, a street at night."""

import math

from unspoken.art.pen import Sketch, placed, thing


@thing("zebra", a="f4eee0", b="221d28", c="cfc6b6")
def zebra(s: Sketch) -> None:
    """Striped as far as it has been knitted."""
    s.limb("c", "-28 -48 -24 -26 -28 -3", 12, 6)
    s.limb("c", "24 -48 22 -24 24 -3", 11, 6)
    s.limb("a", "-46 -66 -58 -56 -60 -36", 5, 4)
    s.ell("c", -60, -31, 4, 8)
    s.blob("a", "-50 -60 -44 -74 -18 -77 12 -74 34 -74 42 -60 34 -43 6 -38 -24 -40 -46 -46")
    s.limb("a", "-38 -54 -46 -28 -42 -3", 18, 7)
    s.limb("a", "30 -54 34 -28 32 -3", 15, 7)
    s.limb("a", "24 -62 40 -84 50 -102", 30, 19)
    s.blob("a", "42 -104 50 -115 61 -110 74 -92 80 -80 75 -72 66 -74 52 -88")
    s.poly("a", "47 -110 44 -127 55 -115")
    s.limb("b", "20 -80 31 -100 44 -117", 6, 6, 9)
    s.blob("b", "70 -87 79 -83 80 -76 75 -71 66 -75", round=0.6)
    s.ell("dark", 59, -101, 2, 2.4, round=0)
    for x, top, low in ((33, -73, -50), (22, -73, -42), (11, -74, -39), (0, -75, -39)):
        s.limb("b", f"{x} {top} {x - 3} {(top + low) / 2} {x + 1} {low}", 4.6, 1.6, 4.8, round=0.2)
    for x, y in ((27, -78), (31, -85), (36, -92), (41, -99)):
        s.limb("b", f"{x - 7} {y} {x + 2} {y + 3} {x + 12} {y + 9}", 4, 1.4, round=0.2)
    s.limb("b", "45 -97 53 -95 58 -90", 3, 1.4, round=0.2)
    s.limb("b", "67 -102 65 -96 60 -92", 2.4, 1.4, round=0.2)
    for y in (-38, -30, -22, -14):
        s.limb("b", f"26 {y - 1} 32 {y + 1} 39 {y - 1}", 3.2, 2.2, round=0.2)
    for x in (-42, -27, 24, 32):
        s.poly("b", placed("-5 0 -3.6 -7 3.6 -7 5 0", x, 0))
    s.limb("b", "-11 -75 -14 -57 -10 -40 -14 -26 -4 -16 14 -13 34 -18 50 -14 62 -4", 4.6, 2.4, 3, round=0.2)


@thing("crocodile", a="5f7f4a", b="e6dcae", c="3d5834", keys="f6f0dc")
def crocodile(s: Sketch) -> None:
    """Its head out of the water, its lower jaw a keyboard."""
    s.blob("a", "-78 4 -80 -34 -66 -56 -44 -62 -24 -50 -18 -24 -24 6")
    s.blob("c", "-26 -40 -6 -34 0 -22 -4 -8 -30 -8", round=0.6)
    s.limb("d8707a", "-24 -30 -8 -32 8 -28", 7, 5)
    s.blob("a", "-40 8 -36 -12 0 -13 46 -15 66 -17 74 -10 66 0 30 8 -10 12")
    for x in range(-20, 64, 12):
        s.poly("b", placed("0 0 5 14 10 0", x, -26 - (x + 20) * 0.62), round=0.5)
    s.blob(
        "a", "-56 -56 -40 -66 -26 -58 0 -66 30 -84 52 -104 64 -108 72 -98 64 -84 34 -58 0 -36 -24 -28 -46 -36"
    )
    s.limb("b", "-22 -29 2 -37 34 -59 66 -86", 3, 2, 5, round=0.6)
    for x, y in ((-66, -54), (-54, -61), (-8, -63), (8, -71), (22, -79), (36, -90)):
        s.ell("c", x, y, 5, 4, -30)
    s.ell("a", -34, -64, 11, 10)
    s.ell("f2dc8a", -32, -66, 6, 6.4, round=0.4)
    s.ell("dark", -31, -66, 1.8, 5, round=0)
    s.ell("c", 62, -104, 5, 3.6, -40)
    s.ell("dark", 64, -104, 1.8, 1.4, round=0)
    for key in range(9):
        left = -32 + key * 11
        s.box("keys", left, -25, left + 10.2, -10, 1.4, round=0.3)
    for key in (0, 1, 3, 4, 5, 7):
        s.box("dark", -24.4 + key * 11, -25.5, -18.4 + key * 11, -17, 0.8, round=0.3)


@thing("anglerfish", a="4a5f74", b="efe6cc", c="2c3a4c", d="1a1a24", lamp="ffe08a")
def anglerfish(s: Sketch) -> None:
    """Its bait is a lamp such as stands in a street."""
    s.blob("c", "-70 -46 -96 -70 -90 -44 -98 -20", round=0.5)
    s.poly("c", "-40 -84 -34 -104 -22 -88 -12 -106 -4 -88 8 -100 10 -84", round=0.4)
    s.blob("a", "-76 -46 -56 -78 -20 -92 16 -86 38 -66 44 -48 38 -30 20 -8 -18 4 -54 -10 -72 -30")
    s.blob("dark", "44 -58 12 -46 -2 -32 14 -20 40 -24 50 -36", round=0.2)
    s.blob("a", "4 -30 -4 -14 10 0 34 -4 56 -18 60 -30 50 -22 26 -18")
    for x, y, tall in ((2, -30, 12), (11, -20, 16), (22, -17, 20), (33, -18, 17), (44, -22, 14)):
        s.poly("b", placed("0 0 3 -1 6 0", x, y, 1, tall), round=0.5)
    for x, y, tall in ((8, -44, 14), (18, -49, 18), (28, -54, 15), (37, -58, 11)):
        s.poly("b", placed("0 0 3 1 6 0", x, y, 1, tall), round=0.5)
    s.ell("b", 8, -66, 9, 9, round=0.5)
    s.ell("dark", 10, -66, 4.6, 5, round=0)
    s.blob("c", "-36 -36 -20 -44 -10 -34 -24 -20 -40 -22", round=0.5)
    for x, y in ((-50, -60), (-34, -68), (-56, -40), (-20, -74), (-44, -20), (-20, -10)):
        s.ell("c", x, y, 4, 3, round=0.4)
    s.limb("c", "-2 -88 6 -126 40 -148 70 -142 82 -128", 7, 4)
    s.poly("d", "69 -121 95 -121 86 -130 78 -130")
    s.poly("lamp", "71 -121 93 -121 89 -96 75 -96", round=0.1, glow=1.2)
    s.poly("d", "73 -96 91 -96 88 -91 76 -91")
    s.limb("d", "82 -121 82 -96", 1.6, 1.6)


@thing("peacock", a="1f5f7a", b="e0b040", c="2f8a7a", d="5f6f3a", lamp="ffdf94")
def peacock(s: Sketch) -> None:
    """Every eye of its tail is a window with somebody at home."""
    for radius, count, wide in ((114, 12, 8.2), (87, 9, 7.6), (60, 6, 6.8)):
        for feather in range(count):
            turn = math.radians(-168 + 156 * feather / (count - 1))
            x, y = radius * math.cos(turn), -30 + radius * math.sin(turn)
            s.limb("d", f"0 -30 {x * 0.6} {-30 + (y + 30) * 0.6} {x} {y}", 2.4, 3, round=0.4)
            s.ell("c", x, y, wide * 1.5, wide * 1.9, math.degrees(turn) + 90, round=0.5)
            s.box("dark", x - wide * 0.8, y - wide, x + wide * 0.8, y + wide, 1)
            lit = (feather * 5 + int(radius)) % 7 != 0
            for px, py in ((-0.62, -0.8), (0.08, -0.8), (-0.62, 0.08), (0.08, 0.08)):
                left, top = x + px * wide, y + py * wide
                s.box("lamp" if lit else "a", left, top, left + wide * 0.54, top + wide * 0.72, 0.4,
                      glow=0.9 if lit else 0)  # fmt: skip
    s.limb("b", "-6 -8 -8 4", 2.2, 1.8)
    s.limb("b", "6 -8 8 4", 2.2, 1.8)
    s.blob("a", "-16 -22 -14 -40 -7 -52 -6 -70 6 -70 7 -52 14 -40 16 -22 8 -6 -8 -6")
    s.ell("a", 0, -75, 9, 9)
    for x in (-7, 0, 7):
        s.limb("a", f"{x * 0.4} -82 {x} -92", 1.2, 1.2)
        s.ell("b", x, -93, 2, 2)
    s.poly("b", "-3 -74 3 -74 0 -67")
    s.ell("f6f0e0", -4.4, -77, 2, 2, round=0.2)
    s.ell("f6f0e0", 4.4, -77, 2, 2, round=0.2)
    s.ell("dark", -4.2, -77, 1.1, 1.3, round=0)
    s.ell("dark", 4.2, -77, 1.1, 1.3, round=0)


@thing("sunflower-lion", a="d9a354", b="b97f38", c="f2c230", d="5a3620", e="e09a24")
def sunflower_lion(s: Sketch) -> None:
    """Asleep; its face is the heart of the flower."""
    s.limb("b", "-58 -16 -78 -12 -84 -30 -74 -44", 6, 4)
    for petal in range(8):
        turn = 45.0 * petal
        x, y = -73 + 7 * math.cos(math.radians(turn)), -48 + 7 * math.sin(math.radians(turn))
        s.ell("c", x, y, 5.4, 2.6, turn)
    s.ell("d", -73, -48, 4, 4)
    s.blob("a", "-66 -4 -70 -26 -54 -46 -24 -50 10 -52 34 -44 40 -20 36 -2 -20 0")
    s.blob("b", "-66 -2 -64 -26 -44 -34 -28 -22 -28 -4", round=0.8)
    s.limb("a", "-40 -5 -16 -4", 10, 9)
    for fill, reach, long, wide, count, shift in (("e", 36, 19, 8, 20, 0), ("c", 32, 18, 7.6, 18, 9)):
        for petal in range(count):
            turn = shift + 360 * petal / count
            x, y = 26 + reach * math.cos(math.radians(turn)), -52 + reach * math.sin(math.radians(turn))
            s.ell(fill, x, y, long, wide, turn, round=0.8)
    s.ell("d", 26, -52, 29, 29)
    for seed in range(1, 90):
        away, turn = 2.9 * math.sqrt(seed), seed * 2.39996
        if away > 14:
            s.ell("b", 26 + away * math.cos(turn), -52 + away * math.sin(turn), 1.2, 1.2, round=0.3)
    s.ell("a", 26, -50, 17, 17)
    s.blob("f0dcb0", "14 -46 20 -50 26 -47 32 -50 38 -46 34 -36 26 -33 18 -36", round=0.6)
    s.blob("d", "21 -52 31 -52 26 -46", round=0.5)
    s.limb("d", "14 -56 18 -53 22 -56", 1.6, 1.6, round=0.2)
    s.limb("d", "30 -56 34 -53 38 -56", 1.6, 1.6, round=0.2)
    s.limb("d", "26 -46 26 -42 22 -40", 1.4, 1.2, round=0.2)
    s.limb("d", "26 -42 30 -40", 1.4, 1.2, round=0.2)
    s.limb("a", "14 -8 40 -6 62 -5", 13, 12)
    s.limb("a", "4 -5 30 -3 50 -2", 10, 9)
