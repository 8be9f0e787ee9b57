"""Animals of fields, burrows and attics, and the plants around them."""

import numpy as np

from unspoken_art.canvas.pen import Ellipse, Sketch, Taper, placed, thing

FLEECE = "-1 0 -0.6 -0.8 0.1 -1 0.8 -0.6 1 0.1 0.5 0.75 -0.5 0.7"


@thing("hare", a="b08a5e", b="f0e4d0")
def hare(s: Sketch) -> None:
    s.limb("a", "24 -38 42 -28 58 -22", Taper(9, 4))
    s.limb("a", "-28 -34 -50 -26 -70 -20", Taper(12, 5))
    s.limb("a", "36 -60 22 -78 4 -86", Taper(6, 3, 10))
    s.blob("a", "-46 -34 -36 -50 -8 -50 18 -56 32 -46 26 -32 4 -28 -24 -26")
    s.ellipse("b", Ellipse(-50, -40, 8, 6))
    s.limb("a", "-36 -36 -54 -16 -70 -6", Taper(17, 5))
    s.limb("a", "22 -36 38 -18 54 -8", Taper(9, 4.5))
    s.blob("b", "28 -36 14 -30 -10 -29 4 -36", round=0.5)
    s.blob("a", "22 -46 28 -60 42 -66 55 -58 58 -51 48 -44 32 -40")
    s.limb("a", "40 -62 30 -84 14 -98", Taper(7, 3, 11))
    s.limb("b", "38 -66 30 -82 19 -92", Taper(2, 1, 5), round=0.3)
    s.ellipse("dark", Ellipse(45, -57, 2, 2.4), round=0)


@thing("mole", a="3f3742", b="e2a898")
def mole(s: Sketch) -> None:
    s.limb("b", "-48 -10 -60 -8 -66 -14", Taper(4, 2))
    s.blob("b", "-38 0 -30 -10 -18 -4 -22 6 -36 6", round=0.6)
    s.blob("a", "-52 -12 -46 -36 -16 -50 14 -46 34 -32 52 -20 50 -12 34 -4 0 2 -36 2")
    s.ellipse("b", Ellipse(54, -17, 6, 5))
    for claw in ("46 -2 56 2", "46 4 55 9", "42 9 48 16", "36 11 38 19"):
        s.limb("f0e4d0", claw, Taper(4, 1.4))
    s.blob("b", "16 -10 30 -18 46 -10 48 4 38 14 22 8")
    s.limb("dark", "32 -28 36 -26", Taper(1.6, 1.6), round=0)
    for y in (-20, -14):
        s.limb("b", f"44 {y} 60 {y - 8}", Taper(0.8, 0.5), round=0)


@thing("serpent", a="4f7f6a", b="e2d49a", c="2f5248")
def serpent(s: Sketch) -> None:
    spine = "6 -168 -10 -160 14 -150 -18 -138 26 -122 -34 -98 40 -68 -44 -34 6 2 50 -10"
    s.limb("c", spine, Taper(2, 34, 13))
    s.limb("a", placed(spine, 0, -1.4), Taper(1, 27, 9.5))
    for x, y, r in ((-18, -139, 2), (22, -124, 3), (-4, -109, 3), (-33, -98, 3.6), (2, -84, 4.4),
                    (38, -68, 5), (8, -52, 5.6), (-26, -44, 6), (-42, -32, 6.4), (-22, -8, 7),
                    (6, 0, 7)):  # fmt: skip
        s.ellipse("b", Ellipse(x, y, r, r * 0.55, turn=-20), round=0.3)
    s.blob("a", "38 -22 54 -34 78 -30 94 -14 90 0 68 8 44 4")
    s.blob("b", "92 -8 88 1 68 8 46 4 66 0", round=0.5)
    s.ellipse("e8c35a", Ellipse(70, -20, 5, 5), round=0.2)
    s.ellipse("dark", Ellipse(71, -20, 1.8, 4.4), round=0)
    s.limb("accent", "90 -6 104 -4 112 -10", Taper(1.6, 1))
    s.limb("accent", "104 -4 112 2", Taper(1.2, 0.8))


def _sheep(s: Sketch) -> None:
    s.limb("b", "-24 -26 -26 -2", Taper(6, 4.5))
    s.limb("b", "14 -26 14 -2", Taper(6, 4.5))
    s.blob("a", "-42 -40 -34 -56 -6 -58 20 -58 32 -46 28 -28 4 -22 -30 -22")
    s.limb("b", "-32 -26 -34 -2", Taper(6.5, 5))
    s.limb("b", "22 -28 24 -2", Taper(6.5, 5))
    s.limb("a", "22 -48 36 -62", Taper(18, 14))
    s.blob("b", "30 -60 34 -74 44 -76 54 -64 60 -54 54 -48 42 -50")
    s.blob("b", "32 -70 22 -76 16 -70 28 -64", round=0.6)
    s.ellipse("f4ead4", Ellipse(45, -66, 2, 2), round=0)


@thing("sheep-shorn", a="f0cfc0", b="4a3a40")
def shorn(s: Sketch) -> None:
    _sheep(s)


@thing("sheep", a="f4efe2", b="4a3a40")
def sheep(s: Sketch) -> None:
    _sheep(s)
    for x, y, r in (
        (-38, -40, 15),
        (-22, -56, 16),
        (2, -60, 17),
        (22, -52, 14),
        (-18, -34, 17),
        (6, -36, 18),
    ):
        s.blob("a", placed(FLEECE, x, y, r, r))


@thing("crab", a="c2512e", b="f0c49a")
def crab(s: Sketch) -> None:
    for side in (-1, 1):
        for leg in ("26 -22 48 -30 56 -4", "24 -16 42 -20 46 2", "18 -12 32 -10 32 4"):
            s.limb("a", placed(leg, 0, 0, side), Taper(6, 2.4))
        s.limb("a", placed("26 -34 48 -44 50 -58", 0, 0, side), Taper(8, 9))
        s.blob("a", placed("42 -54 40 -74 52 -86 54 -70 62 -84 66 -66 58 -52", 0, 0, side))
        s.limb("a", placed("9 -42 11 -56", 0, 0, side), Taper(3, 3))
        s.ellipse("dark", Ellipse(11 * side, -58, 4, 4))
    s.blob("a", "-38 -28 -26 -44 0 -50 26 -44 38 -28 24 -10 0 -4 -24 -10")
    s.blob("b", "-24 -14 0 -8 24 -14 12 -6 0 -4 -12 -6", round=0.4)
    for x, y in ((-14, -34), (0, -38), (14, -34)):
        s.ellipse("b", Ellipse(x, y, 3, 2.2), round=0.4)


@thing("bat", a="4a3a4a", b="2e2434", c="e2b0a0")
def bat(s: Sketch) -> None:
    s.limb("c", "-6 -92 -7 -102", Taper(3, 2))
    s.limb("c", "6 -92 7 -102", Taper(3, 2))
    s.ellipse("a", Ellipse(0, -14, 13, 13))
    s.poly("a", "-13 -16 -15 14 -3 -4", round=0.6)
    s.poly("a", "13 -16 15 14 3 -4", round=0.6)
    s.blob("a", "-14 -92 -20 -60 -14 -24 0 -16 14 -24 20 -60 14 -92 0 -97")
    s.blob("b", "-2 -96 -24 -84 -32 -52 -18 -18 -12 -34 -6 -26 -2 -50", round=0.6)
    s.blob("b", "2 -96 24 -84 32 -52 18 -18 12 -34 6 -26 2 -50", round=0.6)
    for side in (-1, 1):
        s.limb("a", placed("14 -90 26 -64 16 -22", 0, 0, side), Taper(1.6, 1.2))
        s.ellipse("f2d070", Ellipse(5 * side, -12, 2.4, 2.4), round=0, glow=0.5)


@thing("dragon", a="6a7a4a", b="4a5636", c="d8c48a")
def dragon(s: Sketch) -> None:
    for turn in range(150, 372, 13):
        x, y = np.cos(np.radians(turn)), np.sin(np.radians(turn))
        foot = f"{58 * x - 5 * y} {-40 + 42 * y + 5 * x} {58 * x + 5 * y} {-40 + 42 * y - 5 * x}"
        s.poly("c", f"{foot} {76 * x} {-40 + 57 * y}", round=0.4)
    s.limb(
        "a",
        "92 6 60 12 10 8 -34 6 -60 -14 -62 -46 -34 -72 8 -78 46 -64 58 -38 40 -16 8 -14 -16 -22",
        Taper(3, 24, 38),
    )
    s.limb("b", "-44 -20 -48 -44 -28 -60 6 -66 34 -56 44 -40", Taper(3, 3, 9), round=0.4)
    s.blob("b", "-26 -72 -2 -104 40 -106 74 -72 58 -70 50 -56 38 -62 26 -50 14 -60 0 -54", round=0.6)
    for rib in ("-20 -72 10 -92 58 -70", "-20 -72 14 -82 38 -62", "-20 -72 6 -72 14 -60"):
        s.limb("a", rib, Taper(4, 1.4))
    s.limb("c", "-6 -36 10 -46 26 -44", Taper(5, 1.4))
    s.limb("c", "-12 -38 -2 -50 12 -54", Taper(4, 1.2))
    s.blob("a", "4 -36 -14 -42 -30 -34 -50 -26 -58 -18 -52 -10 -30 -8 -4 -8")
    s.limb("dark", "-28 -27 -22 -24 -16 -27", Taper(1, 1, 2.4), round=0)
    s.limb("b", "-56 -15 -40 -13 -24 -14", Taper(1.2, 0.8), round=0)
    s.ellipse("dark", Ellipse(-52, -21, 1.8, 1.4), round=0)


@thing("heron-head", a="aebcc4", b="eee8da", c="d8963a")
def heron_head(s: Sketch) -> None:
    s.limb("dark", "-4 -76 20 -90 44 -88", Taper(3.4, 1))
    s.limb("dark", "-2 -74 20 -80 38 -74", Taper(3, 1))
    s.limb("a", "34 -226 40 -176 8 -140 -14 -104 -6 -70", Taper(30, 15, 18))
    s.limb("b", "28 -226 31 -176 1 -140 -20 -104 -10 -72", Taper(6, 5, 6), round=0.5)
    s.blob("b", "6 -84 16 -74 12 -60 -4 -50 -20 -52 -24 -66 -12 -80")
    s.poly("c", "-22 -64 -8 -50 -62 12", round=0.5)
    s.limb("dark", "-14 -56 -36 -24 -58 8", Taper(1.2, 0.6), round=0)
    s.limb("dark", "-14 -72 2 -78 12 -74", Taper(2, 1.4, 4), round=0.2)
    s.ellipse("f2c85a", Ellipse(-8, -64, 3.6, 3.6), round=0.2)
    s.ellipse("dark", Ellipse(-8.6, -63.4, 1.8, 1.8), round=0)


@thing("heron-leg", a="b08a4a", b="7a5a34")
def heron_leg(s: Sketch) -> None:
    for toe in ("0 -3 -14 -2 -26 2", "0 -3 12 0 24 4", "0 -3 2 3 0 9", "0 -4 8 -8 16 -8"):
        s.limb("b", toe, Taper(4, 1.6))
    s.limb("a", "0 -2 3 -50 -2 -104", Taper(5, 5))
    s.limb("a", "-2 -104 6 -170 2 -250", Taper(5, 10))
    s.ellipse("b", Ellipse(-2, -104, 6, 8))
    for y in (-30, -56, -80):
        s.limb("b", f"-2 {y} 5 {y - 1}", Taper(1.4, 1.4), round=0)


@thing("web", a="e9e4da")
def web(s: Sketch) -> None:
    rng = np.random.default_rng(6)
    turns = np.radians(np.linspace(0, 360, 14, endpoint=False) + rng.uniform(-6, 6, 14))
    for turn in turns:
        s.limb("a", f"0 -50 {120 * np.cos(turn)} {-50 + 120 * np.sin(turn)}", Taper(1, 0.8), round=0)
    for ring in range(1, 8):
        reach = 7 * ring**1.14
        for start, end in zip(turns, [*turns[1:], turns[0] + 2 * np.pi], strict=True):
            middle, slack = (start + end) / 2, 0.86
            corners = [(start, 1.0), (middle, slack), (end, 1.0)]
            text = " ".join(f"{reach * k * np.cos(t)} {-50 + reach * k * np.sin(t)}" for t, k in corners)
            s.limb("a", text, Taper(0.9, 0.9), round=0)


FAN = "-50 -26 -47 -12 -28 0 0 4 28 0 47 -12 50 -26 24 -28 -24 -28"


@thing("bracket", a="d8924a", b="f2e2c0", c="9a5a2e")
def bracket(s: Sketch) -> None:
    s.blob("b", "-48 -20 -40 2 -14 13 14 13 40 2 48 -20", round=0.4)
    for size, fill in ((1.0, "b"), (0.92, "a"), (0.7, "c"), (0.6, "a"), (0.36, "c")):
        s.blob(fill, placed(FAN, 0, -26 * (1 - size), size, size), round=0.5)


@thing("fern", a="5f8a4a", b="3f6238")
def fern(s: Sketch) -> None:
    for step in range(9):
        y, reach = -8 - step * 8.5, 24 - abs(step - 3) * 2.4
        for side in (-1, 1):
            s.blob("b" if side < 0 else "a", placed("0 0 0.5 -5 1 -9 0.6 2 0.2 4", -1, y, side * reach, 1.3))
    s.limb("a", "0 0 -4 -40 0 -84 16 -108 40 -104 46 -84 32 -72 20 -80 24 -92 33 -90", Taper(7, 5, 8))
    for x, y in ((6, -100), (20, -111), (38, -107), (49, -96), (48, -82)):
        s.ellipse("b", Ellipse(x, y, 4, 4))


@thing("hive", a="d8a850", b="b07f34")
def hive(s: Sketch) -> None:
    for step in range(9):
        y, wide = -6 - step * 10, 41 * np.sqrt(1 - (step / 9) ** 1.9)
        s.limb("a" if step % 2 else "b", f"{-wide} {y} 0 {y + 3} {wide} {y}", Taper(11.4, 11.4))
    s.limb("b", "0 -88 0 -99", Taper(9, 5))
    s.blob("2a1d18", "-10 -6 -9 -16 0 -22 9 -16 10 -6 0 -3", round=0.1)


@thing("trunk", a="6a5240", b="4a382c", c="8a6e54")
def trunk(s: Sketch) -> None:
    rng = np.random.default_rng(3)
    s.blob("a", "-62 6 -42 -14 -36 -60 -34 -230 -30 -250 30 -250 34 -230 36 -60 44 -14 64 6 0 -4", round=0.8)
    for _ in range(46):
        x, y, tall = rng.uniform(-32, 32), rng.uniform(-236, -20), rng.uniform(14, 40)
        bow = float(rng.uniform(-3, 3))
        s.limb(
            "b" if rng.random() < 0.6 else "c",
            f"{x} {y} {x + bow} {y + tall / 2} {x} {y + tall}",
            Taper(0.6, 0.6, 2.2),
            round=0.3,
        )
    s.ellipse("b", Ellipse(8, -150, 9, 14), round=0.3)
    s.ellipse("2a1d18", Ellipse(9, -149, 5.4, 10), round=0)


@thing("spider", a="2a2026", b="c8453b")
def spider(s: Sketch) -> None:
    for side in (-1, 1):
        for leg in ("8 -30 34 -58 46 -34", "8 -26 40 -38 54 -12", "8 -22 36 -14 44 14", "6 -18 22 2 24 28"):
            s.limb("a", placed(leg, 0, 0, side), Taper(3.4, 1.4))
    s.ellipse("a", Ellipse(0, -40, 20, 22))
    s.ellipse("b", Ellipse(0, -42, 7, 9), round=0.4)
    s.ellipse("a", Ellipse(0, -16, 11, 11))
    s.ellipse("f4ead4", Ellipse(-4, -10, 2, 2), round=0)
    s.ellipse("f4ead4", Ellipse(4, -10, 2, 2), round=0)


@thing("petal", a="d8506a", b="a83450")
def petal(s: Sketch) -> None:
    s.blob("a", "0 0 -26 -22 -30 -54 -12 -78 0 -70 12 -78 30 -54 26 -22", round=0.7)
    s.limb("b", "0 -6 -2 -30 0 -58", Taper(2.4, 1))
