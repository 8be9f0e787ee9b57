"""A person in a long coat and a scarf, in several poses; a child, a dancer, and parts of people."""

from unspoken_art.canvas.pen import Ellipse, Rect, Sketch, Taper, placed, thing

COAT = {"a": "3a3550", "b": "d0583a", "skin": "e2b08a", "hair": "3a2620"}
CHILD = {"a": "d8a83a", "b": "f0e2c0", "skin": "e8b892", "hair": "5a3420"}

HAIR = "-0.9 -0.9 0 -1.25 0.9 -0.8 0.6 -0.35 -0.3 -0.3"


def _head(s: Sketch, x: float, y: float, size: float = 8.5, back: bool = False) -> None:
    s.ellipse("skin", Ellipse(x, y, size * 0.86, size))
    if back:
        s.ellipse("hair", Ellipse(x, y - size * 0.1, size * 0.95, size))
    else:
        s.blob("hair", f"{x - size} {y + 1} {placed(HAIR, x, y, size, size)}")


def _coat(s: Sketch, lean: float = 0, hem: float = -28) -> None:
    x = lean
    s.blob(
        "a",
        f"{x - 9} -78 {x} -81 {x + 9} -78 {x + 12} -60 {14 + lean * 0.2} {hem} 0 {hem + 3} "
        f"{-15 + lean * 0.2} {hem} {x - 12} -60",
    )


def _scarf(s: Sketch, x: float = 0, way: float = -1) -> None:
    s.limb("b", f"{x - 6} -79 {x} -77 {x + 6} -79", Taper(5.5, 5.5))
    s.limb("b", f"{x + 4 * way} -78 {x + 15 * way} -76 {x + 25 * way} -82", Taper(5, 3.5))


@thing("person-stand", **COAT)
def stand(s: Sketch) -> None:
    s.limb("dark", "-5 -34 -5 -2", Taper(7, 5.5))
    s.limb("dark", "5 -34 5 -2", Taper(7, 5.5))
    s.limb("dark", "-6 -2 -9 -2", Taper(5, 5))
    s.limb("dark", "5 -2 9 -2", Taper(5, 5))
    _coat(s)
    s.limb("a", "-9 -74 -15 -58 -14 -42", Taper(6.5, 5))
    s.limb("a", "9 -74 15 -58 14 -42", Taper(6.5, 5))
    _scarf(s)
    _head(s, 0, -90)


@thing("person-back", **COAT)
def back(s: Sketch) -> None:
    s.limb("dark", "-5 -34 -5 -1", Taper(7, 6))
    s.limb("dark", "5 -34 5 -1", Taper(7, 6))
    _coat(s)
    s.limb("a", "-9 -74 -15 -58 -13 -42", Taper(6.5, 5))
    s.limb("a", "9 -74 15 -58 13 -42", Taper(6.5, 5))
    _scarf(s, way=1)
    _head(s, 0, -90, back=True)


@thing("person-walk", **COAT)
def walk(s: Sketch) -> None:
    s.limb("a", "6 -74 13 -60 20 -48", Taper(6, 4.5))
    s.limb("dark", "-2 -36 -9 -20 -19 -4", Taper(7.5, 5.5))
    s.limb("dark", "3 -36 12 -20 13 -2", Taper(7.5, 5.5))
    s.limb("dark", "13 -2 19 -2", Taper(5, 4))
    s.limb("dark", "-19 -4 -14 -1", Taper(5, 4))
    _coat(s, lean=3)
    s.limb("a", "-3 -74 -11 -60 -15 -46", Taper(6.5, 5))
    _scarf(s, 3)
    _head(s, 5, -90)


@thing("person-reach", **COAT)
def reach(s: Sketch) -> None:
    s.limb("dark", "-5 -34 -6 -2", Taper(7, 5.5))
    s.limb("dark", "5 -34 7 -2", Taper(7, 5.5))
    _coat(s)
    s.limb("a", "-9 -74 -15 -58 -14 -42", Taper(6.5, 5))
    s.limb("a", "8 -74 17 -90 19 -108", Taper(6.5, 4.5))
    s.ellipse("skin", Ellipse(19, -111, 3, 3.6))
    _scarf(s)
    _head(s, -1, -90)


@thing("person-arms", **COAT)
def arms(s: Sketch) -> None:
    s.limb("dark", "-5 -34 -6 -2", Taper(7, 5.5))
    s.limb("dark", "5 -34 6 -2", Taper(7, 5.5))
    _coat(s)
    s.limb("a", "-8 -75 -22 -84 -34 -96", Taper(6.5, 4.5))
    s.limb("a", "8 -75 22 -84 34 -96", Taper(6.5, 4.5))
    s.ellipse("skin", Ellipse(-36, -98, 3, 3))
    s.ellipse("skin", Ellipse(36, -98, 3, 3))
    _scarf(s)
    _head(s, 0, -91, back=True)


@thing("person-lantern", **COAT, lamp="ffd77a")
def lantern(s: Sketch) -> None:
    s.limb("dark", "-2 -36 -8 -20 -15 -3", Taper(7.5, 5.5))
    s.limb("dark", "3 -36 9 -20 9 -2", Taper(7.5, 5.5))
    s.limb("dark", "9 -2 15 -2", Taper(5, 4))
    _coat(s, lean=2)
    s.limb("a", "6 -73 18 -70 29 -72", Taper(6.5, 4.5))
    s.limb("dark", "29 -72 29 -62", Taper(1.6, 1.6))
    s.ellipse("lamp", Ellipse(29, -54, 6, 8), glow=1.0)
    s.box("dark", Rect(24, -64, 34, -61, 1))
    s.box("dark", Rect(24, -47, 34, -44, 1))
    _scarf(s, 2)
    _head(s, 4, -90)


@thing("person-sit", **COAT)
def sit(s: Sketch) -> None:
    s.blob("a", "-9 -48 0 -52 8 -48 11 -30 14 -6 6 0 -12 0 -15 -10 -12 -30")
    s.limb("dark", "6 -6 26 -10", Taper(9, 8))
    s.limb("dark", "26 -10 27 16", Taper(7.5, 5.5))
    s.limb("dark", "27 16 33 16", Taper(5, 4))
    s.limb("a", "4 -44 14 -30 24 -20", Taper(6, 5))
    s.limb("b", "-6 -49 0 -47 6 -49", Taper(5.5, 5.5))
    s.limb("b", "-4 -48 -14 -44 -22 -48", Taper(5, 3.5))
    _head(s, 1, -60)


@thing("person-fish", **COAT)
def fish(s: Sketch) -> None:
    sit(s)
    s.limb("skin", "22 -20 40 -44 66 -62", Taper(2, 1))
    s.limb("light", "66 -62 67 -20 66 24", Taper(0.9, 0.9))


@thing("person-fall", **COAT)
def fall(s: Sketch) -> None:
    s.limb("dark", "-22 -48 -40 -58 -52 -50", Taper(7, 5))
    s.limb("dark", "-24 -42 -44 -36 -54 -24", Taper(7, 5))
    s.blob("a", "14 -58 20 -48 14 -38 -8 -34 -32 -28 -28 -46 -34 -64 -8 -60")
    s.limb("a", "12 -56 24 -70 38 -76", Taper(6.5, 4.5))
    s.limb("a", "12 -42 26 -32 36 -18", Taper(6.5, 4.5))
    s.limb("b", "15 -55 17 -48 15 -41", Taper(5.5, 5.5))
    s.limb("b", "14 -54 6 -72 -6 -84", Taper(5, 3.5))
    s.ellipse("skin", Ellipse(27, -48, 8.5, 7.5))
    s.blob("hair", "24 -41 34 -40 38 -48 34 -57 24 -56 28 -48")


@thing("person-sleep", **COAT)
def sleep(s: Sketch) -> None:
    s.limb("dark", "20 -10 38 -14 48 -3", Taper(9, 6))
    s.blob("a", "-26 -2 -28 -14 -14 -20 8 -20 26 -18 30 -6 22 0 -8 0")
    s.limb("a", "-18 -14 -26 -4 -36 -3", Taper(6.5, 5))
    s.ellipse("b", Ellipse(-27, -12, 4, 6))
    s.ellipse("skin", Ellipse(-36, -10, 8, 7.5))
    s.blob("hair", "-36 -2 -46 -5 -46 -14 -38 -19 -30 -16 -38 -11")


@thing("child", **CHILD)
def child(s: Sketch) -> None:
    s.limb("dark", "-7 -26 -7 -3", Taper(8, 7))
    s.limb("dark", "7 -26 7 -3", Taper(8, 7))
    s.blob("a", "-10 -66 0 -69 10 -66 15 -46 22 -20 0 -17 -22 -20 -15 -46")
    s.limb("a", "-11 -62 -20 -48 -22 -36", Taper(8, 6))
    s.limb("a", "11 -62 20 -48 22 -36", Taper(8, 6))
    _head(s, 0, -82, 14)


@thing("child-reach", **CHILD)
def child_reach(s: Sketch) -> None:
    s.limb("dark", "-7 -26 -8 -3", Taper(8, 7))
    s.limb("dark", "7 -26 8 -3", Taper(8, 7))
    s.blob("a", "-10 -66 0 -69 10 -66 15 -46 22 -20 0 -17 -22 -20 -15 -46")
    s.limb("a", "-11 -62 -20 -48 -22 -36", Taper(8, 6))
    s.limb("a", "11 -63 24 -78 30 -96", Taper(8, 6))
    s.ellipse("skin", Ellipse(31, -99, 4, 4))
    _head(s, 0, -82, 14, back=True)


@thing("dancer", a="c8453b", b="f0e2c0", skin="e8b892", hair="2a1a1a")
def dancer(s: Sketch) -> None:
    s.limb("skin", "0 -48 1 -24 0 -1", Taper(6, 3))
    s.limb("skin", "2 -48 22 -42 44 -54", Taper(6, 3))
    s.blob("a", "-6 -58 6 -58 26 -42 30 -34 10 -40 0 -36 -14 -38 -28 -32 -22 -44", round=0.7)
    s.blob("a", "-6 -80 6 -80 5 -66 7 -56 -7 -56 -5 -66")
    s.limb("skin", "-5 -79 -20 -90 -16 -106", Taper(4.5, 2.5))
    s.limb("skin", "5 -79 22 -84 38 -78", Taper(4.5, 2.5))
    s.ellipse("skin", Ellipse(0, -91, 6, 7))
    s.blob("hair", "-7 -90 -6 -99 0 -103 6 -99 6 -94 0 -96")
    s.ellipse("hair", Ellipse(-1, -103, 3.5, 3.5))


@thing("hand", a="e2b896", b="3a3550")
def hand(s: Sketch) -> None:
    s.blob("b", "-22 60 -20 -2 0 -8 20 -2 22 60", round=0.8)
    s.limb("a", "16 -34 32 -48 38 -62", Taper(13, 8))
    s.limb("a", "-15 -52 -20 -78 -22 -92", Taper(11, 8))
    s.limb("a", "-5 -56 -6 -86 -6 -102", Taper(11.5, 8))
    s.limb("a", "6 -56 8 -84 10 -98", Taper(11, 8))
    s.limb("a", "15 -50 21 -70 24 -82", Taper(10, 7))
    s.blob("a", "-19 -50 -8 -60 8 -60 19 -50 20 -30 14 -6 0 -2 -14 -6 -20 -28")


@thing("palm", a="e2b896", b="3a3550")
def palm(s: Sketch) -> None:
    s.blob("b", "-90 10 -60 -12 -44 -14 -40 6 -60 20 -90 40", round=0.8)
    s.limb("a", "-30 -4 -18 -26 -6 -34", Taper(13, 8))
    s.blob("a", "-48 -12 -24 -16 4 -10 14 -2 10 8 -16 12 -44 6")
    s.limb("a", "4 -4 26 -8 46 -14", Taper(9.5, 6.5))
    s.limb("a", "6 0 30 -1 52 -4", Taper(9.5, 6.5))
    s.limb("a", "2 5 26 6 46 6", Taper(9, 6.5))
    s.limb("a", "-6 8 16 12 34 14", Taper(8.5, 6))


@thing("face-moon", a="f6e2b0", b="b8925a")
def face_moon(s: Sketch) -> None:
    s.blob(
        "a",
        "10 -100 -20 -92 -42 -64 -44 -36 -28 -10 8 0 -10 -14 -14 -26 -4 -30 -10 -34 -4 -38 "
        "-8 -42 4 -52 -8 -60 -10 -72 -4 -88",
    )
    s.limb("b", "-24 -60 -18 -57 -13 -60", Taper(2.2, 1.2))


@thing("mask", a="f0e6d0", b="c8453b")
def mask(s: Sketch) -> None:
    s.blob("a", "-34 -88 0 -96 34 -88 38 -56 26 -20 0 0 -26 -20 -38 -56")
    s.blob("dark", "-24 -60 -14 -68 -5 -58 -14 -54", round=0.2)
    s.blob("dark", "24 -60 14 -68 5 -58 14 -54", round=0.2)
    s.limb("a", "0 -62 3 -44 -2 -36", Taper(5, 7))
    s.blob("b", "-12 -24 -4 -28 0 -26 4 -28 12 -24 0 -16", round=0.5)
    s.ellipse("b", Ellipse(-22, -40, 6, 4), round=0.2)
    s.ellipse("b", Ellipse(22, -40, 6, 4), round=0.2)
