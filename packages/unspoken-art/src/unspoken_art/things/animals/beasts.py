"""Land animals."""

from unspoken_art.canvas.pen import Ellipse, Sketch, Taper, oval, thing


@thing("rabbit", a="efe7da", b="d9a79a")
def rabbit(s: Sketch) -> None:
    s.limb("a", "16 -60 8 -80 4 -98", Taper(10, 6, 13))
    s.ellipse("a", Ellipse(-42, -22, 9, 9))
    s.blob("a", "-40 -6 -44 -26 -30 -44 -6 -50 14 -46 26 -30 24 -8 10 0 -24 0")
    s.blob("a", "-38 0 -38 -22 -22 -32 -6 -22 -8 0")
    s.limb("a", "18 -20 24 -8 30 -3", Taper(9, 7))
    s.limb("a", "-26 -4 -4 -3", Taper(8, 7))
    s.blob("a", "12 -44 16 -62 30 -68 44 -58 48 -48 40 -40 26 -38")
    s.limb("a", "24 -62 20 -84 20 -104", Taper(10, 6, 14))
    s.limb("b", "23 -66 21 -84 20 -96", Taper(4, 3, 6), round=0.3)
    s.ellipse("dark", Ellipse(34, -56, 2.2, 2.8), round=0)
    s.ellipse("b", Ellipse(47, -50, 2, 2))


@thing("fox", a="cf6a2e", b="f1e3cf")
def fox(s: Sketch) -> None:
    s.blob("a", "-34 -26 -54 -30 -76 -18 -84 -2 -62 -4 -42 -8 -28 -14")
    s.blob("b", "-72 -20 -84 -2 -70 -3 -66 -12")
    s.limb("dark", "-24 -26 -26 -12 -24 -2", Taper(9, 5))
    s.limb("dark", "18 -26 20 -12 20 -2", Taper(8, 5))
    s.limb("a", "-30 -30 -32 -14 -32 -2", Taper(11, 5))
    s.blob("a", "-38 -30 -32 -46 -6 -48 18 -52 28 -40 24 -24 4 -20 -26 -20")
    s.limb("a", "24 -34 28 -16 28 -2", Taper(9, 5))
    s.poly("a", "30 -68 28 -88 40 -74")
    s.poly("a", "40 -70 46 -88 50 -68")
    s.blob("a", "16 -46 22 -66 38 -74 52 -66 58 -56 72 -50 58 -44 40 -40 28 -36")
    s.blob("b", "38 -44 52 -52 72 -50 58 -43 46 -40 34 -36")
    s.ellipse("dark", Ellipse(72, -50, 2.4, 2.2))
    s.ellipse("dark", Ellipse(52, -61, 1.8, 2.2), round=0)


@thing("cat", a="2c2836", b="e8c35a")
def cat(s: Sketch) -> None:
    s.limb("a", "20 -6 40 -4 46 -20 40 -36", Taper(8, 5))
    s.blob("a", "-20 0 -26 -20 -16 -44 -10 -58 10 -58 18 -44 28 -20 24 0")
    s.poly("a", "-19 -66 -22 -92 -4 -78")
    s.poly("a", "19 -66 22 -92 4 -78")
    s.blob("a", "-20 -66 -14 -80 0 -83 14 -80 20 -66 12 -54 0 -51 -12 -54")


@thing("cat-walk", a="2c2836", b="e8c35a")
def cat_walk(s: Sketch) -> None:
    s.limb("a", "-36 -42 -56 -50 -60 -72 -52 -84", Taper(7, 4))
    s.limb("a", "-26 -30 -32 -14 -26 -2", Taper(9, 5))
    s.limb("a", "20 -30 28 -16 34 -4", Taper(8, 5))
    s.blob("a", "-40 -40 -30 -50 0 -46 24 -50 34 -42 28 -26 0 -24 -30 -22")
    s.limb("a", "-32 -32 -40 -16 -44 -2", Taper(10, 5))
    s.limb("a", "22 -32 18 -16 18 -2", Taper(9, 5))
    s.poly("a", "30 -60 28 -78 40 -66")
    s.poly("a", "44 -66 52 -78 54 -60")
    s.blob("a", "26 -54 32 -66 44 -68 56 -60 58 -50 50 -42 36 -40")
    s.ellipse("b", Ellipse(47, -56, 2, 2.6), round=0, glow=0.4)


@thing("stag", a="7a4a30", b="e6d2b0")
def stag(s: Sketch) -> None:
    s.limb("a", "-26 -40 -30 -22 -26 -2", Taper(8, 3.5))
    s.limb("a", "14 -40 14 -20 12 -2", Taper(7, 3.5))
    s.limb("a", "-32 -42 -38 -22 -36 -2", Taper(10, 3.5))
    s.blob("a", "-42 -46 -34 -58 -6 -58 16 -62 26 -54 22 -40 4 -36 -30 -34")
    s.limb("a", "20 -42 24 -22 22 -2", Taper(8, 3.5))
    s.limb("a", "18 -50 28 -68 32 -82", Taper(18, 10))
    s.blob("a", "24 -84 30 -92 40 -90 54 -80 52 -74 36 -76 28 -74")
    s.poly("a", "26 -88 14 -94 24 -82")
    s.ellipse("b", Ellipse(-42, -52, 4, 6))
    for d in (-1, 1):
        s.limb("b", f"31 -90 {31 + 8 * d} -108 {31 + 28 * d} -114 {31 + 34 * d} -132", Taper(3.6, 1.6))
        s.limb("b", f"{31 + 10 * d} -109 {31 + 8 * d} -120 {31 + 12 * d} -130", Taper(2.6, 1.4))
        s.limb("b", f"{31 + 22 * d} -112 {31 + 22 * d} -124 {31 + 24 * d} -134", Taper(2.6, 1.4))
    s.ellipse("dark", Ellipse(38, -84, 1.8, 2), round=0)


@thing("elephant", a="8a8594", b="e8dcc6")
def elephant(s: Sketch) -> None:
    s.limb("a", "-48 -46 -58 -34 -56 -20", Taper(4, 2))
    s.limb("a", "-26 -34 -26 -2", Taper(18, 15))
    s.limb("a", "10 -34 10 -2", Taper(18, 15))
    s.blob("a", "-50 -40 -46 -66 -20 -78 10 -78 30 -70 34 -46 26 -28 -10 -24 -42 -26")
    s.limb("a", "-38 -34 -38 -2", Taper(19, 16))
    s.limb("a", "24 -34 24 -2", Taper(19, 16))
    s.limb("b", "46 -52 56 -44 64 -48", Taper(5, 2))
    s.limb("a", "52 -62 62 -44 60 -20 68 -8 76 -12", Taper(17, 6))
    s.blob("a", "20 -66 28 -84 46 -86 60 -74 60 -54 46 -46 28 -48")
    s.blob("a", "14 -82 30 -86 38 -70 34 -46 20 -40 8 -56", round=0.6)
    s.ellipse("dark", Ellipse(49, -70, 1.8, 2.2), round=0)


@thing("bear", a="5a4032", b="c9a37a")
def bear(s: Sketch) -> None:
    s.limb("a", "-24 -30 -24 -4", Taper(18, 15))
    s.limb("a", "16 -30 18 -4", Taper(16, 14))
    s.blob("a", "-46 -34 -40 -60 -12 -66 16 -68 36 -56 36 -36 16 -24 -34 -20")
    s.limb("a", "-36 -30 -38 -4", Taper(20, 16))
    s.limb("a", "30 -34 34 -4", Taper(18, 14))
    s.ellipse("a", Ellipse(34, -76, 5.5, 5.5))
    s.ellipse("a", Ellipse(52, -74, 5, 5))
    s.blob("a", "26 -58 32 -74 48 -76 60 -66 70 -56 66 -48 50 -46 34 -44")
    s.ellipse("b", Ellipse(65, -53, 7, 5))
    s.ellipse("dark", Ellipse(71, -55, 2.6, 2.2))
    s.ellipse("dark", Ellipse(54, -64, 1.8, 2), round=0)


@thing("wolf", a="5d6470", b="d8d8d4")
def wolf(s: Sketch) -> None:
    s.limb("a", "-34 -48 -52 -40 -62 -22", Taper(10, 4, 12))
    s.limb("a", "-22 -34 -30 -18 -24 -2", Taper(8, 4))
    s.limb("a", "16 -36 18 -18 18 -2", Taper(8, 4))
    s.blob("a", "-38 -44 -30 -56 0 -56 22 -62 32 -50 26 -36 4 -32 -26 -30")
    s.limb("a", "-30 -38 -40 -20 -36 -2", Taper(11, 4.5))
    s.limb("a", "24 -42 28 -20 26 -2", Taper(9, 4.5))
    s.limb("a", "20 -54 30 -70 34 -80", Taper(20, 13))
    s.blob("a", "26 -76 28 -90 36 -96 44 -110 50 -108 46 -92 42 -78 34 -72")
    s.poly("a", "28 -88 18 -98 32 -96")
    s.ellipse("dark", Ellipse(39, -95, 1.5, 1.7), round=0)


@thing("horse", a="efe6d8", b="8a7460")
def horse(s: Sketch) -> None:
    s.limb("b", "-44 -56 -60 -46 -62 -20", Taper(9, 4, 11))
    s.limb("a", "-26 -40 -34 -22 -28 -2", Taper(8, 4.5))
    s.limb("a", "18 -40 32 -30 28 -14", Taper(8, 4))
    s.blob("a", "-46 -50 -36 -62 -8 -60 18 -64 30 -54 26 -38 0 -34 -34 -34")
    s.limb("a", "-34 -42 -44 -22 -40 -2", Taper(11, 4.5))
    s.limb("a", "22 -42 22 -20 20 -2", Taper(9, 4.5))
    s.limb("a", "20 -52 34 -72 40 -86", Taper(21, 13))
    s.limb("b", "18 -66 26 -82 36 -96", Taper(5, 5, 9))
    s.blob("a", "34 -92 42 -98 50 -92 62 -76 62 -68 54 -68 40 -78")
    s.poly("a", "38 -94 38 -106 46 -96")
    s.ellipse("dark", Ellipse(49, -86, 1.7, 2), round=0)


@thing("giraffe", a="dfae5a", b="8f5a2c")
def giraffe(s: Sketch) -> None:
    s.limb("a", "-16 -44 -18 -2", Taper(6, 4))
    s.limb("a", "12 -44 12 -2", Taper(6, 4))
    s.blob("a", "-28 -46 -22 -60 4 -62 20 -64 24 -48 10 -40 -18 -38")
    s.limb("a", "-22 -44 -26 -2", Taper(7, 4))
    s.limb("a", "18 -46 20 -2", Taper(7, 4))
    s.limb("a", "14 -56 26 -96 32 -140", Taper(15, 8))
    s.blob("a", "28 -138 32 -150 42 -148 54 -138 52 -132 38 -132")
    s.limb("b", "34 -148 33 -158", Taper(2, 3))
    s.limb("b", "39 -148 40 -158", Taper(2, 3))
    for x, y, r in ((-16, -50, 5), (-4, -54, 5.5), (8, -50, 5), (18, -68, 4), (22, -84, 3.6), (26, -100, 3.2),
                    (29, -116, 2.8), (-2, -44, 3.4)):  # fmt: skip
        s.ellipse("b", Ellipse(x, y, r, r * 0.85, turn=30), round=0.2)
    s.ellipse("dark", Ellipse(42, -142, 1.4, 1.7), round=0)


@thing("mouse", a="9a8f8a", b="e0b0a0")
def mouse(s: Sketch) -> None:
    s.limb("b", "-34 -8 -60 -4 -72 -22 -86 -18", Taper(3.4, 1.4))
    s.blob("a", "-38 -2 -40 -24 -20 -42 6 -40 30 -28 48 -12 40 -2 0 0")
    s.ellipse("b", Ellipse(14, -44, 11, 12))
    s.ellipse("a", Ellipse(12, -44, 11, 12), round=0.4)
    s.ellipse("b", Ellipse(13, -43, 7, 8), round=0.2)
    s.ellipse("dark", Ellipse(30, -22, 2.4, 2.8), round=0)
    s.ellipse("b", Ellipse(48, -12, 3, 2.6))
    s.limb("b", "-16 -2 -6 -1", Taper(4, 3))
    s.limb("b", "20 -2 30 -1", Taper(4, 3))


@thing("snail", a="c8a06a", b="a8563a")
def snail(s: Sketch) -> None:
    s.blob("a", "-60 -2 -40 -10 0 -12 26 -14 34 -34 46 -46 58 -42 60 -28 52 -10 40 0 -20 0")
    s.limb("a", "48 -42 50 -58 48 -66", Taper(3.4, 2.2))
    s.limb("a", "55 -40 62 -54 64 -62", Taper(3.4, 2.2))
    s.ellipse("dark", Ellipse(48, -67, 2.4, 2.4))
    s.ellipse("dark", Ellipse(64, -63, 2.4, 2.4))
    s.ellipse("b", Ellipse(-6, -42, 38, 36))
    s.ellipse("a", Ellipse(-6, -40, 29, 27), round=0.7)
    s.ellipse("b", Ellipse(-4, -38, 20, 19), round=0.8)
    s.ellipse("a", Ellipse(-3, -37, 11, 10.5), round=0.8)
    s.ellipse("b", Ellipse(-2, -36, 4.5, 4.5))


@thing("hedgehog", a="6a5240", b="e0c8a0")
def hedgehog(s: Sketch) -> None:
    back = "-44 -4 -56 -10 -44 -14 -56 -24 -42 -24 -50 -38 -36 -34 -38 -50 -26 -42 -24 -58 -14 -46"
    spikes = f"{back} -8 -62 -2 -48 8 -60 10 -46 22 -54 20 -40 30 -42 26 -30 34 -20 30 -4"
    s.poly("a", spikes, round=0.5)
    s.blob("b", "12 -4 16 -26 30 -34 44 -22 58 -12 50 -4 30 0")
    s.ellipse("dark", Ellipse(58, -12, 3, 2.6))
    s.ellipse("dark", Ellipse(40, -20, 2, 2.4), round=0)
    s.limb("b", "-24 -3 -16 -1", Taper(5, 4))
    s.limb("b", "14 -3 22 -1", Taper(5, 4))


@thing("frog", a="6f9a45", b="d8d88a")
def frog(s: Sketch) -> None:
    s.blob("a", "-50 0 -54 -14 -34 -34 -20 -20 -14 0", round=1)
    s.blob("a", "50 0 54 -14 34 -34 20 -20 14 0", round=1)
    s.blob("a", "-32 -2 -34 -34 -24 -54 0 -60 24 -54 34 -34 32 -2 0 0")
    s.blob("b", "-22 -4 -24 -26 0 -34 24 -26 22 -4", round=0.6)
    s.ellipse("a", Ellipse(-18, -60, 10, 10))
    s.ellipse("a", Ellipse(18, -60, 10, 10))
    s.ellipse("dark", Ellipse(-18, -62, 4.5, 4.5), round=0.4)
    s.ellipse("dark", Ellipse(18, -62, 4.5, 4.5), round=0.4)
    s.limb("dark", "-20 -44 0 -39 20 -44", Taper(1.6, 1.6), round=0)
    s.limb("a", "-16 -14 -20 -2 -28 0", Taper(7, 5))
    s.limb("a", "16 -14 20 -2 28 0", Taper(7, 5))


@thing("snake", a="4f8a5a", b="e2c04a")
def snake(s: Sketch) -> None:
    s.limb("a", "-60 -4 -40 -16 -20 -4 0 8 20 -6 14 -28 -8 -34 -16 -52 4 -66 26 -60", Taper(4, 10, 13))
    s.ellipse("a", Ellipse(30, -60, 11, 7.5, turn=12))
    s.ellipse("dark", Ellipse(34, -62, 1.8, 2), round=0)
    s.limb("b", "40 -58 50 -56", Taper(1.4, 1))


@thing("turtle", a="7a9a5a", b="5a4a32")
def turtle(s: Sketch) -> None:
    s.limb("a", "-30 -14 -36 -2", Taper(14, 11))
    s.limb("a", "26 -14 32 -2", Taper(14, 11))
    s.blob("a", "34 -22 44 -40 58 -44 66 -34 60 -24 44 -14")
    s.blob("a", "-44 -14 -58 -8 -62 -4 -44 -6")
    s.blob("b", "-48 -14 -42 -44 -14 -62 14 -62 38 -44 46 -14 0 -8")
    for x, y, r in ((-22, -34, 9), (0, -44, 10), (22, -34, 9), (0, -22, 9), (-36, -20, 6), (36, -20, 6)):
        s.ellipse("a", Ellipse(x, y, r, r * 0.85), round=0.6)
    s.ellipse("dark", Ellipse(58, -37, 1.9, 2.2), round=0)


@thing("camel", a="cf9a5c", b="9a3a3a")
def camel(s: Sketch) -> None:
    s.limb("a", "-22 -40 -24 -20 -22 -2", Taper(8, 4.5))
    s.limb("a", "16 -40 16 -20 16 -2", Taper(8, 4.5))
    s.blob(
        "a", "-40 -42 -36 -60 -24 -62 -18 -80 -8 -82 0 -62 10 -62 16 -76 24 -74 30 -58 30 -42 0 -34 -30 -34"
    )
    s.limb("a", "-32 -40 -34 -20 -32 -2", Taper(9, 4.5))
    s.limb("a", "24 -42 26 -20 26 -2", Taper(8.5, 4.5))
    s.limb("a", "26 -50 44 -48 46 -70 44 -84", Taper(14, 8))
    s.blob("a", "38 -84 42 -94 52 -94 66 -86 64 -80 50 -78")
    s.poly("b", "-6 -66 4 -66 12 -44 -14 -44")
    s.ellipse("dark", Ellipse(51, -88, 1.6, 1.8), round=0)


@thing("skull-cave", a="d8cdb8")
def arch_rock(s: Sketch) -> None:
    s.blob("a", "-50 0 -52 -40 -36 -74 -6 -88 26 -80 48 -50 50 0")
    s.cut_out(oval(0, -14, 22, 40))
