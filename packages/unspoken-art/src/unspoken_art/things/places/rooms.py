"""Furniture, instruments, books and crockery."""

from unspoken_art.canvas.pen import Arc, Ellipse, Rect, Sketch, Taper, thing


@thing("chair", a="7a4a34", b="b0563f")
def chair(s: Sketch) -> None:
    for x, top in ((-22, -100), (22, -100)):
        s.limb("a", f"{x * 0.86} {top} {x} -46 {x * 1.05} 0", Taper(5, 5))
    s.box("a", Rect(-22, -98, 22, -88, 3))
    s.box("a", Rect(-20, -76, 20, -69, 2))
    s.limb("a", "-26 -40 -29 2", Taper(5, 5))
    s.limb("a", "26 -40 29 2", Taper(5, 5))
    s.poly("b", "-24 -50 24 -50 30 -39 -30 -39", round=0.8)


@thing("armchair", a="8a3a44", b="5a3a2a")
def armchair(s: Sketch) -> None:
    s.limb("b", "-32 -6 -34 0", Taper(5, 4))
    s.limb("b", "32 -6 34 0", Taper(5, 4))
    s.blob("a", "-32 -30 -34 -78 -20 -98 0 -102 20 -98 34 -78 32 -30")
    s.box("a", Rect(-30, -44, 30, -6, 8), round=1)
    s.blob("a", "-46 -4 -48 -46 -38 -54 -28 -46 -27 -4")
    s.blob("a", "46 -4 48 -46 38 -54 28 -46 27 -4")


@thing("bed", a="e9e0d0", b="6a4434", c="5f7fa8")
def bed(s: Sketch) -> None:
    s.blob("b", "-60 0 -60 -58 -50 -66 -46 -58 -46 0", round=0.6)
    s.box("b", Rect(-54, -26, 56, -8, 2))
    s.box("a", Rect(-52, -38, 54, -20, 6), round=0.9)
    s.blob("a", "-46 -36 -44 -50 -26 -52 -18 -42 -22 -34")
    s.blob("c", "-14 -38 10 -48 52 -42 57 -20 54 -10 10 -13 -14 -12 -20 -26", round=0.8)
    s.blob("b", "48 0 48 -44 55 -50 62 -44 62 0", round=0.6)


@thing("piano", a="241e2a", b="f2ecdc")
def piano(s: Sketch) -> None:
    s.limb("a", "-40 -30 -40 0", Taper(6, 5))
    s.limb("a", "44 -30 44 0", Taper(6, 5))
    s.poly("a", "-44 -52 -50 -104 20 -112 54 -72 54 -52", round=0.4)
    s.poly("4a2e22", "-40 -56 -46 -98 18 -106 48 -70", round=0.1)
    s.blob("a", "-54 -34 -54 -54 54 -54 58 -34 0 -30", round=0.5)
    s.poly("b", "-52 -40 50 -40 54 -34 -56 -34", round=0)
    for x in range(-44, 46, 9):
        s.box("a", Rect(x, -40, x + 4, -36.6, 0), round=0)


@thing("cello", a="a8562a", b="2a1a18")
def cello(s: Sketch) -> None:
    s.limb("b", "0 6 0 -8", Taper(2, 2))
    s.limb("b", "0 -60 0 -120", Taper(5, 4))
    s.blob("a", "0 -2 -26 -8 -30 -28 -16 -42 -24 -58 -18 -72 0 -76 18 -72 24 -58 16 -42 30 -28 26 -8")
    s.limb("b", "-11 -28 -8 -36 -11 -46", Taper(1.8, 1.8), round=0)
    s.limb("b", "11 -28 8 -36 11 -46", Taper(1.8, 1.8), round=0)
    s.poly("b", "-4 -68 4 -68 3 -36 -3 -36", round=0.3)
    s.arc("b", Arc(1, -123, 4, 90, 270), 3.4)


@thing("gramophone", a="c9983a", b="5a3828")
def gramophone(s: Sketch) -> None:
    s.limb("a", "-10 -30 -26 -44 -18 -64", Taper(5, 7))
    s.blob("a", "-22 -58 -8 -66 22 -76 50 -110 60 -84 54 -54 36 -34 14 -48 -12 -50", round=0.9)
    s.ellipse("7a5220", Ellipse(51, -78, 9, 28, turn=-14), round=0.3)
    s.box("b", Rect(-36, -26, 24, 0, 3), round=0.5)
    s.ellipse("1f1a22", Ellipse(-6, -28, 27, 6), round=0.1)


@thing("book", a="f4ecd8", b="8a3a34")
def book(s: Sketch) -> None:
    s.poly("b", "-66 -16 0 -6 66 -16 66 -6 0 6 -66 -6", round=0.4)
    s.blob("a", "0 -6 -14 -26 -40 -32 -64 -26 -64 -12 -38 -16 -14 -10", round=0.4)
    s.blob("a", "0 -6 14 -26 40 -32 64 -26 64 -12 38 -16 14 -10", round=0.4)
    for y in (-26, -21):
        s.limb("b8a888", f"-54 {y} -34 {y - 3} -14 {y + 4}", Taper(1, 1), round=0)
        s.limb("b8a888", f"54 {y} 34 {y - 3} 14 {y + 4}", Taper(1, 1), round=0)


@thing("books", a="8a3a44", b="3f6a7a")
def books(s: Sketch) -> None:
    rows = (
        (-38, 40, "a"),
        (-34, 36, "d9a84a"),
        (-40, 34, "b"),
        (-32, 38, "5a7a4a"),
        (-36, 32, "6a4a7a"),
        (-30, 34, "a"),
    )
    for index, (left, right, fill) in enumerate(rows):
        s.box(fill, Rect(left, -16 * index - 16, right, -16 * index, 2), round=0.5)
        s.box("f2e8d0", Rect(right - 6, -16 * index - 13, right, -16 * index - 3, 0), round=0.2)


@thing("teapot", a="c2465a", b="f2e2c4")
def teapot(s: Sketch) -> None:
    s.arc("a", Arc(-36, -42, 19, 60, 240), 6)
    s.limb("a", "30 -28 48 -38 56 -62", Taper(15, 7))
    s.blob("a", "-38 -34 -28 -60 0 -68 28 -60 38 -34 26 -8 0 -3 -26 -8")
    s.ellipse("b", Ellipse(0, -64, 22, 6))
    s.blob("a", "-18 -65 0 -80 18 -65 0 -62")
    s.ellipse("b", Ellipse(0, -82, 5, 5))
    s.blob("b", "-38 -36 -20 -30 0 -28 20 -30 38 -36 36 -26 0 -17 -36 -26", round=0.4)


@thing("cup", a="f2ead8", b="4a7f9a")
def cup(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -4, 52, 8))
    s.arc("a", Arc(40, -40, 15, -80, 190), 5.5)
    s.blob("a", "-42 -66 42 -66 36 -28 18 -8 -18 -8 -36 -28", round=0.9)
    s.ellipse("a", Ellipse(0, -66, 43, 10), round=0.2)
    s.ellipse("b", Ellipse(0, -65, 37, 7.5), round=0)
    s.limb("b", "-37 -46 0 -36 37 -46", Taper(3.4, 3.4), round=0.2)
