"""Animals combined with something else: knitting, a flower, a piano, a lamp, windows, pencils, shoes."""

import math
from itertools import pairwise

from unspoken_art.canvas.pen import Ellipse, Rect, Sketch, Taper, placed, thing


@thing("zebra", a="f4eee0", b="221d28", c="cfc6b6")
def zebra(s: Sketch) -> None:
    """A zebra that is being knitted: its stripes are not finished."""
    s.limb("c", "-28 -48 -24 -26 -28 -3", Taper(12, 6))
    s.limb("c", "24 -48 22 -24 24 -3", Taper(11, 6))
    s.limb("a", "-46 -66 -58 -56 -60 -36", Taper(5, 4))
    s.ellipse("c", Ellipse(-60, -31, 4, 8))
    s.blob("a", "-50 -60 -44 -74 -18 -77 12 -74 34 -74 42 -60 34 -43 6 -38 -24 -40 -46 -46")
    s.limb("a", "-38 -54 -46 -28 -42 -3", Taper(18, 7))
    s.limb("a", "30 -54 34 -28 32 -3", Taper(15, 7))
    s.limb("a", "24 -62 40 -84 50 -102", Taper(30, 19))
    s.blob("a", "42 -104 50 -115 61 -110 74 -92 80 -80 75 -72 66 -74 52 -88")
    s.poly("a", "47 -110 44 -127 55 -115")
    s.limb("b", "20 -80 31 -100 44 -117", Taper(6, 6, 9))
    s.blob("b", "70 -87 79 -83 80 -76 75 -71 66 -75", round=0.6)
    s.ellipse("dark", Ellipse(59, -101, 2, 2.4), round=0)
    for x, top, low in ((33, -73, -50), (22, -73, -42), (11, -74, -39), (0, -75, -39)):
        s.limb("b", f"{x} {top} {x - 3} {(top + low) / 2} {x + 1} {low}", Taper(4.6, 1.6, 4.8), round=0.2)
    for x, y in ((27, -78), (31, -85), (36, -92), (41, -99)):
        s.limb("b", f"{x - 7} {y} {x + 2} {y + 3} {x + 12} {y + 9}", Taper(4, 1.4), round=0.2)
    s.limb("b", "45 -97 53 -95 58 -90", Taper(3, 1.4), round=0.2)
    s.limb("b", "67 -102 65 -96 60 -92", Taper(2.4, 1.4), round=0.2)
    for y in (-38, -30, -22, -14):
        s.limb("b", f"26 {y - 1} 32 {y + 1} 39 {y - 1}", Taper(3.2, 2.2), round=0.2)
    for x in (-42, -27, 24, 32):
        s.poly("b", placed("-5 0 -3.6 -7 3.6 -7 5 0", x, 0))
    s.limb(
        "b",
        "-11 -75 -14 -57 -10 -40 -14 -26 -4 -16 14 -13 34 -18 50 -14 62 -4",
        Taper(4.6, 2.4, 3),
        round=0.2,
    )


@thing("crocodile", a="5f7f4a", b="e6dcae", c="3d5834", keys="f6f0dc")
def crocodile(s: Sketch) -> None:
    """A crocodile's head out of the water, with a piano keyboard as its lower jaw."""
    s.blob("a", "-78 4 -80 -34 -66 -56 -44 -62 -24 -50 -18 -24 -24 6")
    s.blob("c", "-26 -40 -6 -34 0 -22 -4 -8 -30 -8", round=0.6)
    s.limb("d8707a", "-24 -30 -8 -32 8 -28", Taper(7, 5))
    s.blob("a", "-40 8 -36 -12 0 -13 46 -15 66 -17 74 -10 66 0 30 8 -10 12")
    for x in range(-20, 64, 12):
        s.poly("b", placed("0 0 5 14 10 0", x, -26 - (x + 20) * 0.62), round=0.5)
    s.blob(
        "a", "-56 -56 -40 -66 -26 -58 0 -66 30 -84 52 -104 64 -108 72 -98 64 -84 34 -58 0 -36 -24 -28 -46 -36"
    )
    s.limb("b", "-22 -29 2 -37 34 -59 66 -86", Taper(3, 2, 5), round=0.6)
    for x, y in ((-66, -54), (-54, -61), (-8, -63), (8, -71), (22, -79), (36, -90)):
        s.ellipse("c", Ellipse(x, y, 5, 4, -30))
    s.ellipse("a", Ellipse(-34, -64, 11, 10))
    s.ellipse("f2dc8a", Ellipse(-32, -66, 6, 6.4), round=0.4)
    s.ellipse("dark", Ellipse(-31, -66, 1.8, 5), round=0)
    s.ellipse("c", Ellipse(62, -104, 5, 3.6, -40))
    s.ellipse("dark", Ellipse(64, -104, 1.8, 1.4), round=0)
    for key in range(9):
        left = -32 + key * 11
        s.box("keys", Rect(left, -25, left + 10.2, -10, 1.4), round=0.3)
    for key in (0, 1, 3, 4, 5, 7):
        s.box("dark", Rect(-24.4 + key * 11, -25.5, -18.4 + key * 11, -17, 0.8), round=0.3)


@thing("anglerfish", a="4a5f74", b="efe6cc", c="2c3a4c", d="1a1a24", lamp="ffe08a")
def anglerfish(s: Sketch) -> None:
    """An anglerfish with a street lamp as its bait."""
    s.blob("c", "-70 -46 -96 -70 -90 -44 -98 -20", round=0.5)
    s.poly("c", "-40 -84 -34 -104 -22 -88 -12 -106 -4 -88 8 -100 10 -84", round=0.4)
    s.blob("a", "-76 -46 -56 -78 -20 -92 16 -86 38 -66 44 -48 38 -30 20 -8 -18 4 -54 -10 -72 -30")
    s.blob("dark", "44 -58 12 -46 -2 -32 14 -20 40 -24 50 -36", round=0.2)
    s.blob("a", "4 -30 -4 -14 10 0 34 -4 56 -18 60 -30 50 -22 26 -18")
    for x, y, tall in ((2, -30, 12), (11, -20, 16), (22, -17, 20), (33, -18, 17), (44, -22, 14)):
        s.poly("b", placed("0 0 3 -1 6 0", x, y, 1, tall), round=0.5)
    for x, y, tall in ((8, -44, 14), (18, -49, 18), (28, -54, 15), (37, -58, 11)):
        s.poly("b", placed("0 0 3 1 6 0", x, y, 1, tall), round=0.5)
    s.ellipse("b", Ellipse(8, -66, 9, 9), round=0.5)
    s.ellipse("dark", Ellipse(10, -66, 4.6, 5), round=0)
    s.blob("c", "-36 -36 -20 -44 -10 -34 -24 -20 -40 -22", round=0.5)
    for x, y in ((-50, -60), (-34, -68), (-56, -40), (-20, -74), (-44, -20), (-20, -10)):
        s.ellipse("c", Ellipse(x, y, 4, 3), round=0.4)
    s.limb("c", "-2 -88 6 -126 40 -148 70 -142 82 -128", Taper(7, 4))
    s.poly("d", "69 -121 95 -121 86 -130 78 -130")
    s.poly("lamp", "71 -121 93 -121 89 -96 75 -96", round=0.1, glow=1.2)
    s.poly("d", "73 -96 91 -96 88 -91 76 -91")
    s.limb("d", "82 -121 82 -96", Taper(1.6, 1.6))


@thing("peacock", a="1f5f7a", b="e0b040", c="2f8a7a", d="5f6f3a", lamp="ffdf94")
def peacock(s: Sketch) -> None:
    """A peacock with lit windows as the eyes of its tail."""
    for radius, count, wide in ((114, 12, 8.2), (87, 9, 7.6), (60, 6, 6.8)):
        for feather in range(count):
            turn = math.radians(-168 + 156 * feather / (count - 1))
            x, y = radius * math.cos(turn), -30 + radius * math.sin(turn)
            s.limb("d", f"0 -30 {x * 0.6} {-30 + (y + 30) * 0.6} {x} {y}", Taper(2.4, 3), round=0.4)
            s.ellipse("c", Ellipse(x, y, wide * 1.5, wide * 1.9, math.degrees(turn) + 90), round=0.5)
            s.box("dark", Rect(x - wide * 0.8, y - wide, x + wide * 0.8, y + wide, 1))
            lit = (feather * 5 + int(radius)) % 7 != 0
            for px, py in ((-0.62, -0.8), (0.08, -0.8), (-0.62, 0.08), (0.08, 0.08)):
                left, top = x + px * wide, y + py * wide
                pane = Rect(left, top, left + wide * 0.54, top + wide * 0.72, 0.4)
                s.box("lamp" if lit else "a", pane, glow=0.9 if lit else 0)
    s.limb("b", "-6 -8 -8 4", Taper(2.2, 1.8))
    s.limb("b", "6 -8 8 4", Taper(2.2, 1.8))
    s.blob("a", "-16 -22 -14 -40 -7 -52 -6 -70 6 -70 7 -52 14 -40 16 -22 8 -6 -8 -6")
    s.ellipse("a", Ellipse(0, -75, 9, 9))
    for x in (-7, 0, 7):
        s.limb("a", f"{x * 0.4} -82 {x} -92", Taper(1.2, 1.2))
        s.ellipse("b", Ellipse(x, -93, 2, 2))
    s.poly("b", "-3 -74 3 -74 0 -67")
    s.ellipse("f6f0e0", Ellipse(-4.4, -77, 2, 2), round=0.2)
    s.ellipse("f6f0e0", Ellipse(4.4, -77, 2, 2), round=0.2)
    s.ellipse("dark", Ellipse(-4.2, -77, 1.1, 1.3), round=0)
    s.ellipse("dark", Ellipse(4.2, -77, 1.1, 1.3), round=0)


@thing("sunflower-lion", a="d9a354", b="b97f38", c="f2c230", d="5a3620", e="e09a24")
def sunflower_lion(s: Sketch) -> None:
    """A sleeping lion whose face is the centre of a sunflower."""
    s.limb("b", "-58 -16 -78 -12 -84 -30 -74 -44", Taper(6, 4))
    for petal in range(8):
        turn = 45.0 * petal
        x, y = -73 + 7 * math.cos(math.radians(turn)), -48 + 7 * math.sin(math.radians(turn))
        s.ellipse("c", Ellipse(x, y, 5.4, 2.6, turn))
    s.ellipse("d", Ellipse(-73, -48, 4, 4))
    s.blob("a", "-66 -4 -70 -26 -54 -46 -24 -50 10 -52 34 -44 40 -20 36 -2 -20 0")
    s.blob("b", "-66 -2 -64 -26 -44 -34 -28 -22 -28 -4", round=0.8)
    s.limb("a", "-40 -5 -16 -4", Taper(10, 9))
    for fill, reach, long, wide, count, shift in (("e", 36, 19, 8, 20, 0), ("c", 32, 18, 7.6, 18, 9)):
        for petal in range(count):
            turn = shift + 360 * petal / count
            x, y = 26 + reach * math.cos(math.radians(turn)), -52 + reach * math.sin(math.radians(turn))
            s.ellipse(fill, Ellipse(x, y, long, wide, turn), round=0.8)
    s.ellipse("d", Ellipse(26, -52, 29, 29))
    for seed in range(1, 90):
        away, turn = 2.9 * math.sqrt(seed), seed * 2.39996
        if away > 14:
            s.ellipse(
                "b", Ellipse(26 + away * math.cos(turn), -52 + away * math.sin(turn), 1.2, 1.2), round=0.3
            )
    s.ellipse("a", Ellipse(26, -50, 17, 17))
    s.blob("f0dcb0", "14 -46 20 -50 26 -47 32 -50 38 -46 34 -36 26 -33 18 -36", round=0.6)
    s.blob("d", "21 -52 31 -52 26 -46", round=0.5)
    s.limb("d", "14 -56 18 -53 22 -56", Taper(1.6, 1.6), round=0.2)
    s.limb("d", "30 -56 34 -53 38 -56", Taper(1.6, 1.6), round=0.2)
    s.limb("d", "26 -46 26 -42 22 -40", Taper(1.4, 1.2), round=0.2)
    s.limb("d", "26 -42 30 -40", Taper(1.4, 1.2), round=0.2)
    s.limb("a", "14 -8 40 -6 62 -5", Taper(13, 12))
    s.limb("a", "4 -5 30 -3 50 -2", Taper(10, 9))


@thing("knotted-giraffes", a="e6b45a", b="a8662c", c="c8903c", d="6a4426")
def knotted_giraffes(s: Sketch) -> None:
    """Two giraffes with knotted necks."""
    for side in (-1, 1):
        for leg in ("-54 -46 -55 -22 -54 -2", "-24 -46 -24 -22 -22 -2"):
            s.limb("c", placed(leg, 0, 0, side), Taper(9, 5))
        s.limb("c", placed("-62 -60 -72 -50 -70 -36", 0, 0, side), Taper(3, 2))
        s.ellipse("d", Ellipse(70 * -side, -33, 3, 5))
        s.blob("a", placed("-66 -52 -62 -66 -42 -74 -20 -80 -8 -70 -10 -54 -22 -42 -50 -40", 0, 0, side))
        for leg in ("-60 -46 -63 -22 -62 -2", "-17 -48 -15 -22 -14 -2"):
            s.limb("a", placed(leg, 0, 0, side), Taper(11, 6))
        for x, y, r in (
            (-54, -58, 6),
            (-40, -64, 6),
            (-44, -50, 5),
            (-28, -58, 6),
            (-26, -72, 5),
            (-16, -62, 4),
        ):
            s.ellipse("b", Ellipse(side * x, y, r, r * 0.8, x * 7), round=0.3)
    lower, upper = "-16 -70 -6 -84 12 -98 15 -112", "15 -112 14 -126 -8 -140 -16 -158"
    for side, text in ((1, lower), (-1, lower), (-1, upper), (1, upper)):
        _neck(s, placed(text, 0, 0, side))
    for side in (-1, 1):
        s.limb("c", placed("-18 -164 -15 -176", 0, 0, side), Taper(3, 3))
        s.ellipse("d", Ellipse(-15 * side, -177, 2.6, 2.6))
        s.ellipse("c", Ellipse(-8 * side, -164, 8, 3.4, side * -24))
        s.blob("a", placed("-10 -160 -16 -168 -26 -166 -44 -152 -45 -145 -36 -144 -22 -150", 0, 0, side))
        s.blob("c", placed("-36 -158 -46 -151 -45 -145 -36 -144", 0, 0, side), round=0.5)
        s.limb("dark", placed("-27 -160 -24 -158 -21 -160", 0, 0, side), Taper(1.6, 1.6), round=0)


def _neck(s: Sketch, text: str) -> None:
    """Draw a piece of a giraffe's neck with its patches."""
    s.limb("a", text, Taper(15, 13))
    numbers = [float(number) for number in text.split()]
    spots = list(zip(numbers[::2], numbers[1::2], strict=True))
    for (x0, y0), (x1, y1) in pairwise(spots):
        for share, aside in ((0.2, -2.6), (0.6, 2.4)):
            s.ellipse(
                "b", Ellipse(x0 + (x1 - x0) * share + aside, y0 + (y1 - y0) * share, 3.4, 2.8, 40), round=0.3
            )


@thing("pencil-hedgehog", a="e8cfa4", b="8a6a4a", wood="e6c290")
def pencil_hedgehog(s: Sketch) -> None:
    """A hedgehog with pencils as spines."""
    colours = ("d8453b", "e88a2e", "f2c83a", "5fa84a", "2f8fa8", "3f5fb8", "8a4fa8", "d86a9a")
    for row, (reach, count, thick) in enumerate(((74, 11, 9), (56, 10, 9))):
        for spine in range(count):
            turn = math.radians(-186 + 152 * (spine + row * 0.5) / (count - 0.5))
            dx, dy, half = math.cos(turn), math.sin(turn), thick / 2
            tint = colours[(spine * 3 + row * 4) % len(colours)]
            for fill, near, far, wide in ((tint, 20, reach, half), ("wood", reach, reach + 11, half),
                                          (tint, reach + 8, reach + 14, half * 0.42)):  # fmt: skip
                tip = 0.0 if fill == "wood" or near > reach else 1.0
                edge = wide * 0.42 if fill == "wood" else wide * tip
                corners = ((near, wide), (far, edge), (far, -edge), (near, -wide))
                text = " ".join(f"{-8 + d * dx - w * dy} {-26 + d * dy + w * dx}" for d, w in corners)
                s.poly(fill, text, round=0.6)
    s.limb("b", "-26 -10 -26 0", Taper(10, 9))
    s.limb("b", "24 -10 25 0", Taper(10, 9))
    s.blob("b", "-42 -8 -44 -28 -26 -44 2 -46 24 -36 34 -18 26 -4 -20 -2")
    s.blob("a", "10 -10 12 -30 26 -36 44 -26 62 -14 62 -8 48 -3 22 -3")
    s.ellipse("a", Ellipse(21, -33, 6, 7))
    s.ellipse("dark", Ellipse(62, -12, 4, 3.8), round=0.5)
    s.ellipse("dark", Ellipse(41, -21, 2.4, 2.8), round=0)


@thing("scrawl", a="d8453b", b="f2c83a", c="2f8fa8", d="5fa84a", e="8a4fa8")
def scrawl(s: Sketch) -> None:
    """Five parallel wavy lines in five colours."""
    for line, fill in enumerate("abdce"):
        text = " ".join(f"{x} {line * 4 + 9 * math.sin(x / 15 + 1)}" for x in range(-100, 1, 8))
        s.limb(fill, text, Taper(3, 3), round=0.2)


@thing("caterpillar", a="8fbf4a", b="6f9f3a", c="f2d24a", d="3a2a2a")
def caterpillar(s: Sketch) -> None:
    """A caterpillar with shoes on nearly all its feet."""
    spots = ((-72, -34), (-50, -44), (-26, -50), (-2, -46), (20, -38), (42, -38))
    shoes = ("c8453b", "3f6fb0", "e0a030", "7a4a9a", "2f8f7a")
    for at, (x, y) in enumerate(spots):
        for shift in (-7, 7):
            s.limb("b", f"{x + shift} {y + 8} {x + shift} -8", Taper(5, 4))
            if at < len(shoes):
                _shoe(s, x + shift, shoes[(at * 2 + (shift > 0)) % len(shoes)], tall=at % 2 == 0)
            else:
                s.ellipse("b", Ellipse(x + shift + 2, -4, 5, 4))
    for at, (x, y) in enumerate(spots):
        s.ellipse("a" if at % 2 else "b", Ellipse(x, y, 17, 18))
        s.ellipse("c", Ellipse(x, y - 6, 4, 5), round=0.4)
    s.limb("b", "62 -72 60 -88 68 -96", Taper(2.6, 2))
    s.limb("b", "72 -72 78 -86 88 -90", Taper(2.6, 2))
    s.ellipse("d", Ellipse(69, -97, 3.4, 3.4))
    s.ellipse("d", Ellipse(89, -90, 3.4, 3.4))
    s.ellipse("a", Ellipse(66, -56, 21, 21))
    s.ellipse("fbf6e6", Ellipse(72, -60, 6.4, 7), round=0.3)
    s.ellipse("dark", Ellipse(74, -58, 3, 3.6), round=0)
    s.limb("d", "70 -46 76 -44 81 -48", Taper(1.8, 1.4), round=0)


def _shoe(s: Sketch, x: float, fill: str, tall: bool) -> None:
    if tall:
        s.blob(fill, placed("-5 0 -5 -20 5 -20 5 -9 12 -6 13 0", x, 0), round=0.8)
        s.box("f4ead2", Rect(x - 5.6, -22, x + 5.6, -17, 1.4))
    else:
        s.blob(fill, placed("-6 0 -6 -10 2 -12 6 -7 13 -5 14 0", x, 0), round=0.8)
        s.limb("f4ead2", f"{x + 1} -8 {x + 5} -9", Taper(1.6, 1.6), round=0)


@thing("many-handed-octopus", a="c8567a", b="e89aa8", c="9a3a62")
def many_handed_octopus(s: Sketch) -> None:
    """An octopus that sits on two arms and uses the other six."""
    for arm in ("-12 -40 -30 -12 -54 2 -74 -6 -70 -16", "12 -40 30 -10 56 2 72 -8 66 -17"):
        s.limb("c", arm, Taper(20, 6))
    for arm in (
        "-22 -62 -54 -66 -70 -92 -68 -126",
        "-26 -52 -60 -42 -84 -58 -92 -84",
        "-18 -42 -48 -20 -78 -24 -94 -40",
        "22 -62 50 -70 66 -96 70 -126",
        "26 -52 58 -38 82 -54 92 -82",
        "18 -42 46 -18 76 -22 94 -38",
    ):
        s.limb("a", arm, Taper(19, 6))
        numbers = [float(number) for number in arm.split()]
        for share in (0.35, 0.55, 0.75, 0.92):
            at = share * 3
            low = min(int(at), 2)
            x, y = (
                numbers[2 * low + k] * (1 - at + low) + numbers[2 * low + 2 + k] * (at - low) for k in (0, 1)
            )
            s.ellipse("b", Ellipse(x, y + 3.4, 2.6, 2), round=0.4)
    s.blob("a", "-32 -50 -40 -84 -38 -112 -20 -130 0 -134 20 -130 38 -112 40 -84 32 -50 14 -36 -14 -36")
    for x, y, r in ((-18, -118, 5), (4, -124, 4), (22, -112, 5), (-28, -100, 4)):
        s.ellipse("b", Ellipse(x, y, r, r * 0.8), round=0.3)
    for x in (-15, 15):
        s.ellipse("fbf4e4", Ellipse(x, -76, 10, 10), round=0.4)
        s.ellipse("dark", Ellipse(x + 1, -73, 6, 3), round=0)
        s.blob("c", placed("-11 -4 -10 -10 0 -12 10 -10 11 -4 0 -2", x, -74), round=0.5)
    s.limb("c", "-8 -56 0 -52 9 -57", Taper(2, 2), round=0)
