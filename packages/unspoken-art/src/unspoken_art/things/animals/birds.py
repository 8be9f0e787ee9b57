"""Birds, insects, and their nests and eggs."""

import numpy as np

from unspoken_art.canvas.pen import Ellipse, Rect, Sketch, Taper, thing


@thing("bird", a="3d6f9a", b="e9dcc0")
def bird(s: Sketch) -> None:
    s.poly("a", "-30 -26 -58 -22 -54 -12 -28 -14")
    s.blob("a", "-34 -22 -20 -38 6 -50 22 -48 30 -38 22 -20 0 -8 -20 -10")
    s.blob("b", "26 -34 20 -18 4 -9 -8 -12 8 -22")
    s.blob("a", "-26 -26 -4 -34 8 -28 -6 -16 -36 -10", round=0.7)
    s.ellipse("a", Ellipse(22, -46, 13, 12))
    s.poly("e0a040", "33 -50 46 -45 33 -42")
    s.ellipse("dark", Ellipse(25, -49, 2, 2.2), round=0)
    s.limb("dark", "2 -10 3 0", Taper(1.6, 1.6))
    s.limb("dark", "10 -11 11 0", Taper(1.6, 1.6))


@thing("bird-fly", a="f2ece0", b="b8b0b8")
def bird_fly(s: Sketch) -> None:
    s.blob("b", "0 -38 -10 -62 -34 -84 -22 -58 -18 -40 -8 -30")
    s.poly("a", "-34 -32 -62 -34 -56 -22 -30 -22")
    s.blob("a", "-36 -26 -16 -38 14 -42 34 -38 44 -30 30 -24 0 -18 -24 -20")
    s.blob("a", "8 -38 12 -66 34 -92 28 -64 30 -46 22 -34")
    s.poly("e0a040", "42 -34 56 -29 42 -27")
    s.ellipse("dark", Ellipse(35, -33, 1.8, 2), round=0)


@thing("raven", a="1d1b26", b="3a3a50")
def raven(s: Sketch) -> None:
    s.poly("a", "-30 -22 -62 -6 -58 2 -24 -8")
    s.blob("a", "-38 -18 -22 -42 6 -56 24 -54 30 -40 22 -20 0 -8 -22 -6")
    s.blob("b", "-34 -20 -10 -38 6 -34 -6 -18 -44 -4", round=0.6)
    s.ellipse("a", Ellipse(22, -56, 14, 13))
    s.poly("b", "32 -62 56 -54 34 -50")
    s.ellipse("e8d8a0", Ellipse(27, -59, 2, 2), round=0)
    s.limb("a", "2 -10 4 0", Taper(2, 2))
    s.limb("a", "10 -10 12 0", Taper(2, 2))


@thing("owl", a="7a5a40", b="e6d3ae")
def owl(s: Sketch) -> None:
    s.poly("a", "-22 -78 -26 -96 -8 -84")
    s.poly("a", "22 -78 26 -96 8 -84")
    s.blob("a", "-24 -4 -32 -34 -28 -70 -16 -86 0 -88 16 -86 28 -70 32 -34 24 -4 0 0")
    s.blob("b", "-15 -8 -18 -36 0 -50 18 -36 15 -8 0 -4", round=0.7)
    s.blob("a", "-28 -56 -34 -30 -24 -6 -16 -28", round=0.7)
    s.blob("a", "28 -56 34 -30 24 -6 16 -28", round=0.7)
    s.ellipse("b", Ellipse(-11, -68, 11, 12), round=0.5)
    s.ellipse("b", Ellipse(11, -68, 11, 12), round=0.5)
    for x in (-9.5, 9.5):
        s.ellipse("c98a2e", Ellipse(x, -67, 6, 6.4), round=0.3)
        s.ellipse("dark", Ellipse(x, -67, 3.2, 3.6), round=0.3)
    s.poly("d99a3a", "-3 -62 3 -62 0 -53")


@thing("heron", a="9fb2c0", b="e8e2d2")
def heron(s: Sketch) -> None:
    s.limb("d08a4a", "0 -40 2 -20 0 0", Taper(2.4, 2))
    s.limb("d08a4a", "-4 -40 -14 -26 -2 -18", Taper(2.4, 2))
    s.blob("a", "-44 -34 -20 -50 6 -62 22 -58 20 -44 0 -36 -22 -32")
    s.limb("b", "14 -56 26 -68 14 -84 18 -100", Taper(11, 6, 6))
    s.ellipse("b", Ellipse(20, -103, 7.5, 5.5, turn=10))
    s.poly("e0a040", "25 -106 54 -100 25 -99")
    s.limb("dark", "16 -107 2 -108 -8 -102", Taper(2.4, 1))
    s.ellipse("dark", Ellipse(22, -104, 1.4, 1.5), round=0)


@thing("swan", a="f6f2ea", b="e0893a")
def swan(s: Sketch) -> None:
    s.limb("a", "24 -20 40 -36 26 -60 30 -84 44 -86", Taper(16, 8, 9))
    s.ellipse("a", Ellipse(43, -85, 9, 7, turn=20))
    s.poly("b", "49 -88 66 -76 48 -79")
    s.ellipse("dark", Ellipse(45, -86, 1.5, 1.6), round=0)
    s.blob("a", "-54 -30 -40 -30 -10 -44 20 -34 36 -16 26 -2 -20 0 -46 -8")
    s.blob("a", "-60 -38 -30 -34 0 -46 12 -26 -10 -12 -40 -16", round=0.8)


@thing("butterfly", a="e07a3a", b="2a1a2a")
def butterfly(s: Sketch) -> None:
    for d in (-1, 1):
        s.blob("a", f"0 -52 {18 * d} -84 {46 * d} -92 {52 * d} -70 {36 * d} -48 0 -46", round=0.4)
        s.blob("a", f"0 -46 {30 * d} -44 {42 * d} -24 {28 * d} -8 {10 * d} -20", round=0.4)
        s.ellipse("b", Ellipse(38 * d, -76, 6, 6), round=0.1)
        s.ellipse("f4e2b0", Ellipse(26 * d, -26, 5, 5), round=0.1)
        s.limb("b", f"{1 * d} -68 {8 * d} -84 {14 * d} -92", Taper(1.4, 1))
    s.limb("b", "0 -70 0 -48 0 -22", Taper(4, 2.5, 6))


@thing("moth", a="d8c8a8", b="8a6a4a")
def moth(s: Sketch) -> None:
    for d in (-1, 1):
        s.blob("b", f"0 -46 {34 * d} -40 {40 * d} -18 {24 * d} -8 {6 * d} -22", round=0.4)
        s.blob("a", f"0 -58 {26 * d} -82 {60 * d} -80 {56 * d} -58 {30 * d} -38 0 -42", round=0.4)
        s.ellipse("b", Ellipse(36 * d, -64, 8, 8), round=0.2)
        s.ellipse("dark", Ellipse(36 * d, -64, 4, 4), round=0)
        s.limb("b", f"{2 * d} -66 {10 * d} -80 {22 * d} -84", Taper(2.4, 1))
    s.limb("a", "0 -66 0 -46 0 -20", Taper(8, 4, 11))


@thing("feather", a="e9e4da", b="9a8f9a")
def feather(s: Sketch) -> None:
    s.blob("a", "-6 -14 -16 -40 -12 -74 4 -104 14 -74 14 -40 4 -14", round=0.5)
    s.limb("b", "0 0 -1 -40 4 -98", Taper(2.2, 1))
    for y in (-30, -48, -66):
        s.limb("b", f"0 {y} 14 {y - 12}", Taper(1.2, 0.8), round=0)


@thing("bee", a="e8b63a", b="2a1d18")
def bee(s: Sketch) -> None:
    s.ellipse("e6eef2", Ellipse(-6, -58, 12, 22, turn=-24), round=0.3)
    s.ellipse("e6eef2", Ellipse(16, -58, 12, 22, turn=20), round=0.3)
    s.ellipse("a", Ellipse(0, -26, 36, 22))
    for x, h in ((-16, 20), (0, 22), (16, 20)):
        s.box("b", Rect(x - 3.5, -26 - h, x + 3.5, -26 + h, 3), round=0.3)
    s.ellipse("b", Ellipse(36, -28, 12, 13))


@thing("wings", a="f4efe2", b="c9bfae")
def wings(s: Sketch) -> None:
    for d in (-1, 1):
        for step in range(5):
            t = step / 4
            x, y = 62 - 40 * t, -74 + 62 * t
            s.limb(
                "b" if step % 2 else "a",
                f"{8 * d} {-56 + 12 * t} {30 * d} {-72 + 34 * t} {x * d} {y}",
                Taper(8, 5, 15),
                round=0.7,
            )
        s.limb("a", f"{3 * d} -40 {22 * d} -78 {52 * d} -92", Taper(10, 6, 16))


@thing("nest", a="8a6a42", b="b8925a")
def nest(s: Sketch) -> None:
    rng = np.random.default_rng(4)
    s.blob("a", "-50 -30 -40 -8 -16 0 16 0 40 -8 50 -30 0 -22")
    for _ in range(26):
        x, y = rng.uniform(-44, 40), rng.uniform(-30, -6)
        s.limb(
            "b" if rng.random() < 0.5 else "a",
            f"{x - 14} {y + rng.uniform(-5, 5)} {x} {y - 2} {x + 16} {y + rng.uniform(-6, 6)}",
            Taper(2.2, 1.6),
        )


@thing("egg", a="f2ead8", b="c8b894")
def egg(s: Sketch) -> None:
    s.blob("a", "0 -100 -24 -84 -36 -50 -34 -20 -18 -2 0 0 18 -2 34 -20 36 -50 24 -84")


@thing("egg-open", a="f2ead8", b="fff0c0")
def egg_open(s: Sketch) -> None:
    s.blob("b", "-30 -44 -20 -62 0 -70 20 -62 30 -44", round=0.3, glow=1.0)
    s.poly(
        "a",
        "-36 -44 -24 -34 -16 -48 -6 -34 4 -48 14 -34 24 -48 36 -42 34 -20 20 -3 0 0 -20 -3 -34 -20",
        round=1,
    )
    s.blob("a", "10 -70 24 -84 44 -92 52 -76 48 -58 32 -66")
