"""Animals made of something else: china, mountains, clockwork, a hedge, a road."""

import math

from unspoken_art.canvas.pen import Arc, Ellipse, Rect, Sketch, Taper, placed, thing


@thing("china-bull", a="f6f3ea", b="2f5fa8", c="cdd4dc", d="e6d4a8")
def china_bull(s: Sketch) -> None:
    """A china bull, painted with flowers, cracked, with one horn broken off."""
    s.limb("c", "-32 -44 -28 -22 -30 -4", Taper(14, 9))
    s.limb("c", "28 -44 30 -22 28 -4", Taper(14, 9))
    s.limb("a", "-56 -68 -68 -60 -66 -36", Taper(5, 4))
    s.ellipse("b", Ellipse(-66, -31, 4.6, 9))
    s.blob("a", "-60 -58 -54 -75 -30 -78 -4 -76 18 -94 42 -92 56 -72 52 -48 30 -36 0 -34 -30 -36 -54 -42")
    s.limb("a", "-46 -52 -51 -26 -47 -5", Taper(23, 10))
    s.limb("a", "40 -50 43 -24 43 -5", Taper(20, 10))
    s.blob("a", "42 -82 58 -88 72 -78 84 -56 83 -43 72 -40 58 -50 44 -58")
    s.ellipse("a", Ellipse(47, -76, 9, 4.4, 28))
    s.limb("d", "58 -84 66 -98 82 -98", Taper(8, 2.4))
    s.limb("d", "50 -86 46 -94", Taper(8, 6.4))
    for x, wide in ((-47, 7), (-30, 6), (28, 6), (43, 7)):
        s.box("b", Rect(x - wide, -7, x + wide, 0, 1.6))
    s.ellipse("b", Ellipse(70, -66, 2.6, 2.6), round=0.2)
    s.ellipse("b", Ellipse(79, -47, 2, 1.6), round=0)
    for x, y, size in ((-30, -58, 1.0), (22, -66, 1.25), (-2, -50, 0.7)):
        for petal in range(6):
            turn = math.radians(60 * petal)
            px, py = x + 7 * size * math.cos(turn), y + 7 * size * math.sin(turn)
            s.ellipse("b", Ellipse(px, py, 5 * size, 3 * size, 60 * petal), round=0.3)
        s.ellipse("d", Ellipse(x, y, 3 * size, 3 * size), round=0.5)
    for vine in (
        "-52 -50 -44 -44 -36 -48",
        "-16 -64 -8 -70 0 -64",
        "38 -54 44 -60 42 -68",
        "4 -42 12 -46 18 -42",
    ):
        s.limb("b", vine, Taper(2, 1), round=0.2)
    for band in ("-60 -34 -49 -30 -38 -34", "33 -30 43 -26 52 -30"):
        s.limb("b", band, Taper(2.4, 2.4), round=0.2)
    s.poly("dark", "-18 -78 -6 -77 -9 -68 -15 -66", round=0)
    for crack in ("-12 -67 -15 -60", "-15 -60 -9 -54", "-9 -54 -14 -46", "-14 -46 -10 -38", "-9 -54 -3 -56"):
        s.limb("dark", crack, Taper(1.3, 0.9), round=0)


@thing("shards", a="f6f3ea", b="2f5fa8", d="e6d4a8")
def shards(s: Sketch) -> None:
    """Broken pieces of china."""
    s.poly("a", "-34 -2 -26 -14 -14 -8 -18 0", round=0.3)
    s.poly("b", "-28 -5 -24 -10 -19 -6", round=0)
    s.poly("a", "-6 0 0 -9 9 -4 6 1", round=0.3)
    s.limb("d", "20 -2 30 -6 42 -4", Taper(6, 2))


@thing("camel-peaks", a="a8632f", b="7f4522", c="6f7f96", d="f8f6f0", e="8f9cae")
def camel_peaks(s: Sketch) -> None:
    """A camel whose humps are snowy mountains."""
    s.limb("b", "-36 -46 -32 -26 -36 -2", Taper(12, 5))
    s.limb("b", "26 -46 30 -24 28 -2", Taper(11, 5))
    s.limb("a", "-50 -54 -58 -44 -58 -32", Taper(4, 3))
    s.poly(
        "c", "-50 -54 -40 -80 -34 -76 -20 -116 -10 -96 -5 -102 4 -78 12 -100 18 -94 34 -62 36 -52", round=0.4
    )
    s.poly("e", "-20 -116 -10 -96 -5 -102 4 -78 -4 -60 -14 -76 -12 -92", round=0.2)
    s.poly("e", "12 -100 18 -94 34 -62 24 -58 16 -76", round=0.2)
    s.poly("d", "-20 -116 -10 -96 -12 -88 -16 -94 -20 -86 -24 -92 -29 -88", round=0.3)
    s.poly("d", "12 -100 18 -94 22 -86 17 -88 13 -82 9 -88 6 -84", round=0.3)
    s.poly("d", "-40 -80 -34 -76 -36 -70 -40 -73 -43 -70", round=0.3)
    s.blob("a", "-54 -50 -48 -64 -34 -62 -20 -66 -6 -60 10 -66 24 -61 38 -64 46 -52 36 -38 2 -34 -36 -38")
    s.limb("a", "-44 -46 -50 -26 -46 -2", Taper(15, 6))
    s.limb("a", "36 -46 36 -24 38 -2", Taper(13, 6))
    s.limb("a", "40 -54 60 -50 66 -72 68 -94", Taper(18, 10))
    s.blob("a", "60 -94 64 -106 76 -106 90 -98 91 -91 78 -88 66 -86")
    s.poly("b", "63 -104 60 -112 69 -106")
    s.limb("dark", "74 -100 78 -99", Taper(1.8, 1.2), round=0)
    s.limb("b", "84 -92 90 -92", Taper(1.2, 1), round=0)
    s.limb("accent", "-8 -60 -10 -46 -8 -36", Taper(6, 6))
    for x in (-46, -36, 28, 38):
        s.ellipse("b", Ellipse(x, -2, 5, 3))
    for flake in range(26):
        x, y = -46 + flake * 37 % 86, -132 + flake * 23 % 58
        s.ellipse("d", Ellipse(x, y, 1.3, 1.3), round=0)


@thing("clockwork-beetle", a="7a4a9a", b="e8b84a", c="2a2038", d="b8862e")
def clockwork_beetle(s: Sketch) -> None:
    """A clockwork beetle from above, its wing cases open, a key in its back."""
    for side in (-1, 1):
        for leg in (
            "18 -76 44 -86 58 -108 66 -108",
            "24 -52 58 -60 78 -50 84 -38",
            "20 -24 46 -14 54 12 64 20",
        ):
            s.limb("c", placed(leg, 0, 0, side), Taper(6, 2.4))
        s.limb("c", placed("7 -106 28 -116 30 -138 12 -148", 0, 0, side), Taper(9, 2.4))
        s.limb("c", placed("30 -127 17 -131", 0, 0, side), Taper(5, 1.6))
    s.limb("b", "0 -8 0 20", Taper(5, 5))
    for side in (-11, 11):
        s.arc("b", Arc(side, 28, 8, 0, 360), 5)
    s.ellipse("c", Ellipse(0, -42, 27, 40))
    _cog(s, 0, -54, 15)
    _cog(s, -7, -27, 11)
    _cog(s, 10, -20, 8)
    for side in (-1, 1):
        s.blob("a", placed("5 -78 24 -80 50 -58 62 -24 56 2 44 -4 30 -34 14 -58", 0, 0, side))
        s.limb("b", placed("16 -72 40 -50 52 -12", 0, 0, side), Taper(1.6, 1.2, 3), round=0.2)
        for x, y, r in ((34, -62, 4.4), (47, -38, 5), (54, -12, 4)):
            s.ellipse("b", Ellipse(side * x, y, r * 0.8, r), round=0.4)
    s.blob("a", "-26 -80 -22 -96 0 -100 22 -96 26 -80 14 -74 -14 -74")
    s.limb("b", "0 -98 0 -76", Taper(1.6, 1.6), round=0.2)
    s.ellipse("c", Ellipse(0, -104, 15, 9))
    for side in (-1, 1):
        s.ellipse("b", Ellipse(side * 11, -106, 3.4, 3.4), round=0.4)


def _cog(s: Sketch, x: float, y: float, r: float) -> None:
    for tooth in range(10):
        turn = math.radians(36 * tooth)
        s.ellipse("b", Ellipse(x + r * math.cos(turn), y + r * math.sin(turn), r * 0.2, r * 0.2), round=0.3)
    s.ellipse("b", Ellipse(x, y, r * 0.9, r * 0.9), round=0.3)
    s.ellipse("c", Ellipse(x, y, r * 0.62, r * 0.62), round=0)
    for spoke in (0, 60, 120):
        dx, dy = r * 0.7 * math.cos(math.radians(spoke)), r * 0.7 * math.sin(math.radians(spoke))
        s.limb("b", f"{x - dx} {y - dy} {x + dx} {y + dy}", Taper(r * 0.16, r * 0.16), round=0.2)
    s.ellipse("d", Ellipse(x, y, r * 0.24, r * 0.24))


@thing("hedge-horse", a="3f7a45", b="6fa84f", c="b8643c", d="8a4428", e="e87a9a", root="5a4030")
def hedge_horse(s: Sketch) -> None:
    """A horse clipped from a hedge, three feet still in their pots."""
    for x in (-56, -24, 18):
        s.poly("c", placed("-12 -26 12 -26 9 0 -9 0", x, 0), round=0.6)
    first = len(s.parts)
    s.limb("a", "-26 -58 -20 -42 -24 -28", Taper(13, 9))
    s.limb("a", "18 -58 16 -42 18 -28", Taper(13, 9))
    s.limb("a", "-54 -78 -74 -76 -80 -54 -74 -42", Taper(9, 6, 13))
    s.blob("a", "-58 -66 -50 -85 -24 -86 6 -82 30 -90 44 -78 42 -58 12 -50 -28 -50 -52 -54")
    s.limb("a", "-46 -62 -60 -46 -56 -28", Taper(19, 10))
    s.limb("a", "34 -62 56 -64 62 -46", Taper(16, 9))
    s.limb("a", "30 -76 46 -100 54 -118", Taper(30, 19))
    s.blob("a", "46 -124 56 -134 68 -126 88 -106 87 -97 77 -95 60 -106")
    s.poly("a", "52 -130 50 -146 62 -132")
    grown = s.parts[first:]
    for leaf in range(900):
        across, down = -88 + leaf * 61.8034 % 178, -148 + leaf * 0.1344
        if any(part.path.contains(across, down) for part in grown):
            s.ellipse(
                "b" if leaf % 3 else "2f5f3a", Ellipse(across, down, 3.4, 1.7, leaf * 47 % 180), round=0.4
            )
    for x, y in (
        (46, -124),
        (41, -114),
        (35, -105),
        (28, -96),
        (20, -87),
        (-73, -46),
        (-79, -58),
        (-76, -70),
    ):
        s.ellipse("e", Ellipse(x, y, 4.4, 4.4))
    for root in ("62 -44 58 -34 60 -26", "64 -44 66 -34 70 -28", "60 -45 52 -38 50 -30"):
        s.limb("root", root, Taper(2.4, 0.8))
    for x in (-56, -24, 18):
        s.box("d", Rect(x - 14, -31, x + 14, -24, 2))
    s.ellipse("dark", Ellipse(68, -115, 1.8, 2), round=0)
    s.poly("c", "54 -2 60 -24 84 -14 76 4", round=0.6)
    s.ellipse("d", Ellipse(80, -5, 4, 11, 22), round=0.3)


@thing("snake-road", a="4a4f48", b="f2e2a8", c="7f8a4f", d="2a1014", e="f2c84a")
def snake_road(s: Sketch) -> None:
    """A road from the hills whose near end is a snake; 100 units wide, 150 tall."""
    way = [_bend(step / 40) for step in range(41)]
    for fill, wide in (("c", 1.0), ("a", 0.78)):
        spine = " ".join(f"{x:.2f} {y:.2f}" for x, y in way)
        s.limb(fill, spine, Taper(2 * wide, 30 * wide, 12 * wide), round=0.5)
    for dash in range(4, 58):
        if dash % 2:
            ends = [_bend((dash + more) / 60) for more in (0.0, 0.5, 1.0)]
            wide = 0.2 + 2.2 * (dash / 60) ** 1.4
            s.limb("b", " ".join(f"{x:.2f} {y:.2f}" for x, y in ends), Taper(wide, wide), round=0.1)
    x, y = way[-1]
    tongue = placed("0 14 2 24 0 32", x, y)
    s.limb("d", tongue, Taper(4, 3.4))
    s.limb("d", placed("0 31 -6 38 -17 42", x, y), Taper(3.4, 1.2))
    s.limb("d", placed("0 31 8 37 19 40", x, y), Taper(3.4, 1.2))
    s.blob("c", placed("-14 -14 -21 0 -20 10 -11 20 0 23 11 20 20 10 21 0 14 -14 0 -18", x, y), round=0.8)
    s.blob("a", placed("-10 -14 -13 -2 -9 8 0 13 9 8 13 -2 10 -14 0 -18", x, y), round=0.6)
    for side in (-1, 1):
        s.ellipse("e", Ellipse(x + side * 15, y + 2, 5, 5.6, side * -20), round=0.5)
        s.ellipse("dark", Ellipse(x + side * 15.4, y + 2.6, 1.5, 4.6, side * -14), round=0)
        s.ellipse("dark", Ellipse(x + side * 4, y + 17, 1.2, 1.6), round=0)


def _bend(far: float) -> tuple[float, float]:
    """Return where the road is, from its far end (0) to its near end (1)."""
    return 50 + (7 + 22 * far) * math.sin(9.7 * far), -100 + 56 * far**1.5


@thing("motorcar", a="c8453b", b="2a2430", c="e8f0ea")
def motorcar(s: Sketch) -> None:
    """A small car, seen from behind."""
    s.box("b", Rect(-26, -14, -14, 0, 3))
    s.box("b", Rect(14, -14, 26, 0, 3))
    s.blob("a", "-30 -8 -31 -26 -22 -34 -16 -52 16 -52 22 -34 31 -26 30 -8", round=0.8)
    s.poly("c", "-13 -48 13 -48 17 -34 -17 -34", round=0.3)
    s.ellipse("ffe08a", Ellipse(-22, -20, 4, 4), glow=0.8)
    s.ellipse("ffe08a", Ellipse(22, -20, 4, 4), glow=0.8)
