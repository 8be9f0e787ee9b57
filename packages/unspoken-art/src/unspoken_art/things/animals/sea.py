"""Sea animals, boats and other floating things."""

import numpy as np

from unspoken_art.canvas.pen import Arc, Ellipse, Rect, Sketch, Taper, thing


@thing("whale", a="4d6f8c", b="d9dcd2")
def whale(s: Sketch) -> None:
    s.blob("a", "-60 -30 -78 -44 -98 -58 -84 -60 -76 -56 -78 -74 -70 -84 -66 -60 -50 -40", round=0.9)
    s.blob("a", "-66 -36 -40 -38 -14 -54 20 -60 46 -48 58 -26 50 -8 20 0 -20 -6 -48 -18")
    s.blob("b", "57 -20 50 -8 20 0 -14 -5 -30 -12 0 -10 30 -16", round=0.8)
    s.blob("a", "8 -14 -2 4 -18 12 -16 0 -6 -16", round=0.8)
    s.ellipse("dark", Ellipse(38, -27, 2.2, 2.4), round=0)
    s.limb("dark", "57 -22 44 -17 34 -20", Taper(1.4, 0.8), round=0)


@thing("fish", a="d9703a", b="f2d9a0")
def fish(s: Sketch) -> None:
    s.blob("a", "-30 -30 -58 -54 -52 -30 -58 -8", round=0.5)
    s.poly("a", "-8 -48 8 -66 20 -46", round=0.4)
    s.blob("a", "-36 -30 -14 -48 16 -50 40 -36 46 -28 38 -18 12 -8 -14 -12")
    s.blob("b", "40 -20 12 -9 -14 -13 10 -20", round=0.6)
    s.blob("b", "0 -28 -16 -18 -18 -28 -10 -34", round=0.4)
    s.ellipse("f6f0e0", Ellipse(30, -34, 4.4, 4.4), round=0.2)
    s.ellipse("dark", Ellipse(31, -34, 2.4, 2.4), round=0)


@thing("octopus", a="b8456a", b="f0b0a8")
def octopus(s: Sketch) -> None:
    legs = ("-22 -34 -44 -22 -62 -34 -74 -20", "-20 -26 -40 -4 -60 -6 -66 8", "-12 -22 -22 4 -40 12 -36 24",
            "0 -20 2 8 -10 20 -2 32", "12 -22 22 4 36 10 34 24", "20 -26 40 -6 56 -10 66 6",
            "22 -34 44 -24 58 -38 74 -28")  # fmt: skip
    for leg in legs:
        s.limb("a", leg, Taper(15, 3, 9))
    s.blob("a", "-26 -26 -34 -60 -22 -90 0 -98 22 -90 34 -60 26 -26 0 -18")
    s.ellipse("f6f0e0", Ellipse(-13, -44, 6, 6.5), round=0.3)
    s.ellipse("f6f0e0", Ellipse(13, -44, 6, 6.5), round=0.3)
    s.ellipse("dark", Ellipse(-12, -43, 3, 3.4), round=0)
    s.ellipse("dark", Ellipse(12, -43, 3, 3.4), round=0)


@thing("jellyfish", a="d8a8e8", b="f8e6ff")
def jellyfish(s: Sketch) -> None:
    for x in (-26, -13, 0, 13, 26):
        sway = 7 if x % 2 else -7
        s.limb("a", f"{x} -54 {x + sway} -30 {x - sway} -8 {x + sway * 0.6} 12", Taper(5, 1.4), glow=0.2)
    s.blob(
        "a",
        "-42 -52 -40 -78 -22 -98 0 -104 22 -98 40 -78 42 -52 28 -58 14 -50 0 -57 -14 -50 -28 -58",
        glow=0.35,
    )
    s.blob("b", "-24 -74 -16 -90 0 -95 10 -92 -10 -84", round=0.3, glow=0.5)


@thing("shell", a="f0d2b8", b="c08a70")
def shell(s: Sketch) -> None:
    s.blob("a", "0 0 -14 -8 -44 -34 -48 -62 -30 -84 0 -92 30 -84 48 -62 44 -34 14 -8")
    for x in (-32, -17, 0, 17, 32):
        s.limb("b", f"{x * 0.2} -8 {x * 0.8} -46 {x * 1.05} {-84 + abs(x) * 0.5}", Taper(1.2, 2.6), round=0.4)


@thing("seahorse", a="e0a23a", b="b8652a")
def seahorse(s: Sketch) -> None:
    s.blob("b", "-12 -46 -30 -52 -28 -36 -12 -34", round=0.5)
    s.limb("a", "8 -84 -4 -66 -6 -44 6 -24 10 -10 0 -2 -8 -10", Taper(14, 3, 20))
    s.blob("a", "-2 -88 4 -102 18 -100 24 -90 40 -84 38 -79 18 -80 6 -76")
    s.poly("b", "2 -96 -6 -110 8 -104 12 -114 16 -102")
    for y in (-70, -58, -46, -34):
        s.limb("b", f"-12 {y} 4 {y + 3}", Taper(1.4, 1.4), round=0)
    s.ellipse("dark", Ellipse(17, -91, 1.8, 2), round=0)


@thing("boat", a="8a3f34", b="f2e8d4")
def boat(s: Sketch) -> None:
    s.limb("5a4030", "0 -10 0 -96", Taper(3, 2))
    s.blob("b", "3 -94 20 -70 36 -26 20 -22 3 -24", round=0.7)
    s.blob("b", "-4 -86 -16 -60 -28 -26 -14 -24 -4 -26", round=0.7)
    s.poly("accent", "0 -96 0 -106 18 -101")
    s.blob("a", "-46 -20 0 -15 46 -20 36 -2 0 2 -34 -2", round=0.8)


@thing("rowboat", a="7a5236", b="c9a070")
def rowboat(s: Sketch) -> None:
    s.limb("b", "10 -26 34 -8 50 6", Taper(2.2, 4))
    s.blob("b", "-52 -26 0 -16 52 -26 40 -16 0 -10 -40 -16", round=0.3)
    s.blob("a", "-54 -26 -30 -19 0 -16 30 -19 54 -26 40 -2 0 2 -40 -2", round=0.9)


@thing("paperboat", a="f7f3e8", b="c9c2b4")
def paperboat(s: Sketch) -> None:
    s.poly("b", "-26 -24 0 -70 26 -24", round=0.1)
    s.poly("a", "-26 -24 0 -70 2 -24", round=0.1)
    s.poly("a", "-60 -36 0 -22 -10 0 -36 0", round=0.1)
    s.poly("b", "60 -36 0 -22 -10 0 36 0", round=0.1)


@thing("anchor", a="3c4652", b="8a94a0")
def anchor(s: Sketch) -> None:
    s.arc("a", Arc(0, -92, 8, 0, 350), 4.5)
    s.limb("a", "0 -84 0 -6", Taper(6, 7))
    s.limb("a", "-20 -72 20 -72", Taper(5, 5))
    s.limb("a", "-36 -34 -28 -10 0 -4 28 -10 36 -34", Taper(4, 4, 8))
    s.poly("a", "-36 -44 -46 -26 -26 -30")
    s.poly("a", "36 -44 46 -26 26 -30")


@thing("bottle", a="9fc4b8", b="8a6a4a")
def bottle(s: Sketch) -> None:
    s.box("b", Rect(-7, -110, 7, -98, 2))
    s.blob("a", "-9 -98 9 -98 9 -80 24 -66 28 -40 26 -4 0 0 -26 -4 -28 -40 -24 -66 -9 -80", round=0.7)
    s.limb("f4fbf6", "-19 -58 -21 -36 -19 -12", Taper(2, 2, 4), round=0, glow=0.15)


@thing("waves-crest", a="3f7f9a", b="eef2ea")
def crest(s: Sketch) -> None:
    s.blob("a", "-60 0 -50 -30 -30 -66 4 -84 36 -74 46 -52 34 -40 30 -54 14 -58 6 -40 14 -14 50 0")
    s.limb("b", "-44 -40 -26 -68 6 -84 38 -74 47 -52", Taper(2, 4, 6))


@thing("island", a="6a8f52", b="b8966a")
def island(s: Sketch) -> None:
    rng = np.random.default_rng(2)
    low = " ".join(
        f"{x} {30 - abs(x) * 0.55 + rng.uniform(-5, 5):.1f}" for x in (40, 26, 12, 0, -14, -28, -40)
    )
    s.blob("b", f"-54 -2 0 -6 54 -2 {low}", round=0.8)
    s.blob("a", "-58 0 -44 -9 -16 -11 16 -10 44 -8 58 0 38 5 0 7 -38 5", round=0.7)
