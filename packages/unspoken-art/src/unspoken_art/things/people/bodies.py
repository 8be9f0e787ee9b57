"""Large parts of bodies: ears, hands, heads, hearts."""

import numpy as np

from unspoken_art.canvas.pen import Arc, Ellipse, Rect, Sketch, Taper, placed, thing


@thing("ear", a="e0b08c", b="b07a5e", c="6a3a30")
def ear(s: Sketch) -> None:
    s.blob("a", "-8 0 -20 -12 -28 -34 -40 -66 -34 -98 -10 -118 20 -115 40 -94 42 -66 30 -44 20 -22 8 -4")
    s.blob("b", "-14 -34 -24 -62 -22 -90 -4 -105 18 -101 31 -84 29 -62 16 -44 4 -30", round=0.4)
    s.limb("a", "-18 -66 -24 -90 -8 -109 18 -107 35 -87 33 -62 20 -40 10 -20", Taper(7, 10, 13))
    s.limb("a", "-8 -90 6 -88 18 -76 18 -58 6 -42 -4 -32", Taper(5, 8, 10))
    s.blob("c", "-14 -46 -16 -64 -4 -72 8 -62 6 -48 -4 -40", round=0.2)
    s.blob("a", "-30 -66 -16 -62 -9 -50 -14 -38 -26 -38 -30 -50")
    s.ellipse("a", Ellipse(-1, -15, 14, 14))


@thing("bust", a="2f2c3c", b="efe6d4", c="45405a", skin="d8a888")
def bust(s: Sketch) -> None:
    s.box("skin", Rect(-11, -72, 11, -44, 4), round=0.8)
    s.blob("a", "-66 6 -62 -24 -42 -42 -14 -52 14 -52 42 -42 62 -24 66 6 0 10", round=0.7)
    s.poly("b", "-14 -56 14 -56 0 -8", round=0.3)
    s.poly("b", "-15 -60 1 -46 -7 -36 -19 -50", round=0.5)
    s.poly("b", "15 -60 -1 -46 7 -36 19 -50", round=0.5)
    s.poly("c", "-19 -52 -30 -44 -24 -32 -28 -28 -2 4 0 -8", round=0.4)
    s.poly("c", "19 -52 30 -44 24 -32 28 -28 2 4 0 -8", round=0.4)
    s.poly("accent", "0 -45 -14 -51 -14 -37", round=0.6)
    s.poly("accent", "0 -45 14 -51 14 -37", round=0.6)
    for y in (4, 14):
        s.ellipse("b", Ellipse(8, y, 2, 2))


@thing("cupped-hands", a="e2b896", b="5f93a8", c="3a3550", d="a8765a")
def cupped(s: Sketch) -> None:
    for side in (-1, 1):
        s.blob("c", placed("-2 34 40 20 58 8 74 30 88 92 -2 92", 0, 0, side), round=0.8)
        for reach in ("60 -34 42 -50 16 -47", "58 -38 46 -58 26 -58"):
            s.limb("a", placed(reach, 0, 0, side), Taper(14, 10))
    s.ellipse("b", Ellipse(0, -27, 53, 16), round=0.1, glow=0.06)
    s.limb("light", "-34 -30 -8 -35 24 -32", Taper(1.2, 1, 2), round=0, glow=0.2)
    hand = "-66 -36 -70 -8 -58 20 -36 38 -4 40 6 34 8 20 4 2 0 -12 -18 -12 -38 -17 -54 -28"
    for side in (1, -1):
        s.blob("a", placed(hand, 0, 0, side), round=0.9)
        for line in ("-52 -12 -28 1 1 1", "-52 4 -28 15 4 14", "-44 20 -24 28 4 27"):
            s.limb("d", placed(line, 0, 0, side), Taper(1, 1.4, 2.2), round=0.1)
        s.limb("a", placed("-64 -26 -56 -42 -34 -38", 0, 0, side), Taper(15, 11))


@thing("braid", a="9a5530", b="c8453b", c="6a3620")
def braid(s: Sketch) -> None:
    for step in range(16):
        y = -198 + step * 11
        s.ellipse("a", Ellipse(-5.5, y, 12, 6.4, turn=38))
        s.limb("c", f"-12 {y - 6} -4 {y + 1} 0 {y + 6}", Taper(1, 1), round=0)
        s.ellipse("a", Ellipse(5.5, y + 5.5, 12, 6.4, turn=-38))
        s.limb("c", f"12 {y - 1} 4 {y + 6} 0 {y + 11}", Taper(1, 1), round=0)
    s.blob("a", "-7 -24 7 -24 12 -6 6 2 2 -4 0 6 -4 -3 -8 2 -12 -6")
    s.poly("b", "0 -25 -20 -36 -18 -16", round=0.5)
    s.poly("b", "0 -25 20 -36 18 -16", round=0.5)
    s.box("b", Rect(-9, -30, 9, -21, 3), round=0.8)


@thing("ribs", a="efe6d0", b="c9b998")
def ribs(s: Sketch) -> None:
    for step in range(11):
        s.box("b", Rect(-5, -104 + step * 10.5, 5, -96 + step * 10.5, 3), round=0.8)
    for side in (-1, 1):
        s.limb("a", placed("2 -98 18 -107 38 -104", 0, 0, side), Taper(5, 6))
        for step, wide in enumerate((26, 33, 38, 41, 42, 40, 36)):
            y = -92 + step * 11
            reach = f"3 {y} {wide * 0.7} {y - 5} {wide} {y + 9} {wide * 0.86} {y + 20} {wide * 0.5} {y + 23}"
            s.limb("a", placed(reach, 0, 0, side), Taper(4.2, 3.4, 5))


@thing("heart-root", a="a83a44", b="e0a08a", c="4f7a45", d="6a1f30")
def heart_root(s: Sketch) -> None:
    for leaf, stem in (
        ("-1 0", "-4 8 -14 -24 -34 -52"),
        ("0 0", "2 6 4 -34 0 -74"),
        ("1 0", "8 8 20 -20 40 -44"),
    ):
        s.limb("b", stem, Taper(6, 3))
        lean = float(leaf.split()[0]) * 34
        s.blob("c", placed("0 0 -15 -12 -14 -34 0 -58 14 -34 15 -12", lean * 1.05, -36 - (0 if lean else 20)))
    s.limb("b", "4 150 -2 120 6 92", Taper(1, 9))
    s.limb("b", "-16 128 -8 104 4 92", Taper(0.8, 4))
    s.limb("b", "24 122 14 100 8 88", Taper(0.8, 4))
    s.limb("a", "12 14 14 2 26 0", Taper(12, 10))
    s.limb("b", "-12 16 -16 4 -28 4", Taper(9, 8))
    s.blob("a", "-4 8 -28 10 -40 32 -34 60 -14 84 4 102 16 84 36 60 42 34 28 12 10 8")
    s.blob("d", "-32 36 -26 24 -8 26 -2 44 -14 62 -26 56", round=0.5)
    s.limb("b", "20 12 14 34 4 54 4 86", Taper(4, 1.4))
    s.limb("b", "14 36 28 48 26 66", Taper(2.6, 1))


@thing("thumbprint", a="2a2430")
def thumbprint(s: Sketch) -> None:
    rng = np.random.default_rng(11)
    for ring in range(1, 12):
        start = rng.uniform(0, 360)
        angles = np.radians(np.linspace(start, start + 360 - 150 / (ring + 1.2), 40))
        sway = 1 + 0.03 * np.sin(angles * 3 + ring * 0.7)
        xs = (5.2 * ring) * np.cos(angles) * sway + ring * 0.5
        ys = -84 + (7.3 * ring) * np.sin(angles) * sway - ring * 0.6
        text = " ".join(f"{x:.2f} {y:.2f}" for x, y in zip(xs, ys, strict=True))
        s.limb("a", text, Taper(2.6, 2.4, 3), round=0.3)
        if ring % 3 == 0:
            turn = np.radians(start + 190)
            x, y = 5.2 * ring * np.cos(turn), -84 + 7.3 * ring * np.sin(turn)
            s.limb("a", f"{x} {y} {x * 0.84} {-84 + (y + 84) * 0.84}", Taper(2.2, 2.2), round=0.3)


@thing("profile", a="e2b08a", b="3a2620", c="5a3a6a")
def profile(s: Sketch) -> None:
    s.limb("a", "-8 6 -7 -14 -8 -34", Taper(24, 20, 18))
    s.blob("c", "-64 30 -50 8 -24 -4 -8 2 8 -4 36 8 54 30 0 36", round=0.7)
    s.blob("a", "-24 -62 -14 -84 6 -87 17 -78 20 -68 19 -61 23 -54 29 -46 27 -43 22 -42 24 -38 "
           "22.5 -35.5 24 -32 21 -29 21 -24 16 -19 6 -21 -8 -28 -20 -40")  # fmt: skip
    s.blob("b", "-22 -34 -32 -54 -30 -80 -8 -98 14 -92 20 -80 10 -79 2 -70 -2 -60 -10 -52 -14 -40")
    for strand in ("-24 -44 -24 -70 -4 -92", "-16 -46 -14 -68 8 -88", "-28 -56 -28 -76 -14 -92"):
        s.limb("6a4a3a", strand, Taper(1, 1, 2.4), round=0.4)
    s.blob("a", "-9 -54 -2 -60 3 -52 -2 -43 -8 -46", round=0.7)
    s.limb("dark", "10 -56 14.5 -53 20 -56", Taper(1.2, 0.8, 2.4), round=0)
    s.limb("dark", "9 -66 14 -69.5 20 -67", Taper(1, 0.8, 2.2), round=0)
    s.blob("b04a48", "24 -38 20 -37.6 17 -36 20 -34.4 23.6 -32.6 22.4 -35.6", round=0.2)
    s.ellipse("c9605a", Ellipse(12, -42, 5, 3.6), round=0.1)


@thing("wind-face", a="e6d6c0", b="f4efe2", c="f4efe2")
def wind_face(s: Sketch) -> None:
    for x, y, r in ((30, -98, 15), (56, -82, 17), (66, -54, 17), (60, -26, 16), (40, -6, 14), (4, -102, 12)):
        s.ellipse("b", Ellipse(x, y, r, r))
    s.blob("a", "44 -88 10 -94 -14 -84 -22 -66 -20 -58 -34 -48 -28 -43 -36 -37 -31 -31 -35 -25 -24 -20 "
           "-20 -8 0 0 26 -6 46 -22 54 -54")  # fmt: skip
    s.ellipse("a", Ellipse(-4, -32, 17, 15))
    s.limb("dark", "-17 -62 -9 -67 2 -62", Taper(1, 1, 2.4), round=0)
    s.limb("b", "-22 -72 -8 -80 8 -74", Taper(3, 3, 6))
    for x, y, r, start in ((30, -98, 9, 40), (58, -80, 10, 80), (66, -52, 10, 120), (58, -24, 9, 160)):
        s.arc("dark", Arc(x, y, r, start, 270), 1.4, round=0)
    for end in ("-78 -52 -122 -58", "-84 -32 -134 -26", "-78 -12 -120 6"):
        s.limb("c", f"-40 -31 {end}", Taper(2, 9, 7), round=0.5, glow=0.1)


@thing("face-hill", a="5a6a72", b="3a4650")
def face_hill(s: Sketch) -> None:
    s.blob("a", "-120 6 -114 -24 -98 -50 -76 -64 -58 -66 -48 -60 -42 -58 -34 -64 -24 -80 -17 -86 -11 -81 "
           "-9 -68 -3 -62 2 -63 8 -70 14 -67 16 -61 20 -66 25 -64 27 -56 34 -53 42 -60 52 -58 58 -44 "
           "64 -26 84 -20 104 -24 124 -12 124 20 -120 20", round=0.5)  # fmt: skip
    s.limb("b", "-58 -52 -48 -43 -36 -47", Taper(1, 1, 3.4), round=0)
    s.limb("b", "-62 -60 -48 -54 -38 -56", Taper(1, 1, 2), round=0)
    s.limb("b", "-15 -70 -9 -63 -5 -67", Taper(1, 1, 2), round=0)
    s.limb("b", "16 -60 8 -56 0 -58", Taper(1, 0.8, 2.2), round=0)
