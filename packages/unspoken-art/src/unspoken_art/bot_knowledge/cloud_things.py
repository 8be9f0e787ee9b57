"""Things that only cloud silhouettes need: bold outlines with large characteristic parts."""

from unspoken_art.canvas.pen import Arc, Ellipse, Rect, Sketch, Taper, oval, thing


@thing("cloud-ice-cream")
def ice_cream(s: Sketch) -> None:
    s.poly("a", "-26 -52 26 -52 0 4")
    s.ellipse("a", Ellipse(-18, -62, 20, 18))
    s.ellipse("a", Ellipse(18, -62, 20, 18))
    s.ellipse("a", Ellipse(0, -84, 22, 20))


@thing("cloud-banana")
def banana(s: Sketch) -> None:
    s.limb("a", "-50 -66 -44 -36 -16 -10 26 -8 52 -24", Taper(8, 8, 26))


@thing("cloud-cherries")
def cherries(s: Sketch) -> None:
    s.ellipse("a", Ellipse(-28, -20, 22, 21))
    s.ellipse("a", Ellipse(30, -18, 22, 21))
    s.limb("a", "-26 -36 -14 -66 12 -92", Taper(7, 7))
    s.limb("a", "30 -36 26 -66 12 -92", Taper(7, 7))
    s.blob("a", "12 -92 34 -108 62 -98 44 -84 26 -82")


@thing("cloud-cake")
def cake(s: Sketch) -> None:
    s.box("a", Rect(-52, -34, 52, 0, 4))
    s.box("a", Rect(-32, -64, 32, -34, 4))
    for x in (-20, 0, 20):
        s.limb("a", f"{x} -62 {x} -88", Taper(8, 8))


@thing("cloud-lamp")
def lamp(s: Sketch) -> None:
    s.poly("a", "-22 -100 22 -100 42 -54 -42 -54")
    s.limb("a", "0 -58 0 -8", Taper(10, 10))
    s.blob("a", "-28 0 -22 -12 0 -16 22 -12 28 0")


@thing("cloud-chair")
def chair(s: Sketch) -> None:
    s.limb("a", "-30 -100 -28 -44", Taper(13, 13))
    s.limb("a", "-30 -46 34 -46", Taper(15, 15))
    s.limb("a", "-28 -46 -30 0", Taper(11, 10))
    s.limb("a", "32 -46 34 0", Taper(11, 10))


@thing("cloud-palm")
def palm(s: Sketch) -> None:
    s.blob("a", "-28 -54 28 -54 30 -24 20 0 -20 0 -30 -24")
    s.limb("a", "-22 -50 -30 -88", Taper(13, 11))
    s.limb("a", "-6 -52 -8 -102", Taper(13, 11))
    s.limb("a", "10 -52 14 -98", Taper(13, 11))
    s.limb("a", "24 -48 36 -80", Taper(12, 10))
    s.limb("a", "-24 -20 -46 -34 -56 -50", Taper(15, 11))


@thing("cloud-foot")
def foot(s: Sketch) -> None:
    s.blob("a", "-38 -96 -6 -96 -4 -50 20 -32 56 -22 66 -8 58 0 -30 0 -40 -12 -34 -50")


@thing("cloud-boot")
def boot(s: Sketch) -> None:
    s.blob("a", "-36 -100 8 -100 8 -44 44 -36 58 -18 56 -4 -34 -4 -36 -40")
    s.box("a", Rect(-38, -10, -14, 4))


@thing("cloud-glasses")
def glasses(s: Sketch) -> None:
    s.ellipse("a", Ellipse(-36, -24, 28, 23))
    s.ellipse("a", Ellipse(36, -24, 28, 23))
    s.limb("a", "-14 -30 0 -36 14 -30", Taper(8, 8))
    s.limb("a", "-62 -32 -84 -44", Taper(8, 6))
    s.limb("a", "62 -32 84 -44", Taper(8, 6))


@thing("cloud-glove")
def glove(s: Sketch) -> None:
    s.blob("a", "-24 0 24 0 24 -30 30 -64 22 -92 0 -102 -20 -92 -28 -60 -26 -30")
    s.limb("a", "20 -32 44 -46 52 -68", Taper(22, 17))
    s.box("a", Rect(-30, -8, 30, 10, 5))


@thing("cloud-moustache")
def moustache(s: Sketch) -> None:
    for way in (-1, 1):
        s.blob(
            "a",
            f"0 -32 {way * 16} -42 {way * 38} -36 {way * 56} -24 {way * 78} -42 {way * 70} -14 {way * 44} -4 "
            f"{way * 18} -8 0 -20",
        )


@thing("cloud-aeroplane")
def aeroplane(s: Sketch) -> None:
    s.limb("a", "0 -108 0 0", Taper(12, 10, 17))
    s.poly("a", "-7 -74 -62 -36 -62 -26 -7 -44")
    s.poly("a", "7 -74 62 -36 62 -26 7 -44")
    s.poly("a", "-5 -18 -26 -2 -26 6 0 0 26 6 26 -2 5 -18")


@thing("cloud-car")
def car(s: Sketch) -> None:
    s.blob("a", "-72 -18 -66 -36 -36 -42 -22 -66 22 -66 40 -42 68 -36 74 -18 60 -12 -60 -12", round=0.5)
    s.ellipse("a", Ellipse(-38, -14, 17, 17))
    s.ellipse("a", Ellipse(40, -14, 17, 17))


@thing("cloud-rocket")
def rocket(s: Sketch) -> None:
    s.blob("a", "0 -112 18 -84 20 -44 14 -14 -14 -14 -20 -44 -18 -84")
    s.poly("a", "-16 -50 -42 -18 -42 4 -12 -16")
    s.poly("a", "16 -50 42 -18 42 4 12 -16")
    s.blob("a", "-8 -14 8 -14 0 14")


@thing("cloud-sledge")
def sledge(s: Sketch) -> None:
    s.limb("a", "-70 -6 40 -6 66 -16 70 -40 56 -48", Taper(10, 9))
    s.box("a", Rect(-64, -48, 40, -32, 4))
    s.limb("a", "-44 -36 -44 -6", Taper(10, 10))
    s.limb("a", "20 -36 20 -6", Taper(10, 10))


@thing("cloud-mountain")
def mountain(s: Sketch) -> None:
    s.poly("a", "-86 0 -42 -62 -26 -46 6 -100 40 -44 52 -56 88 0")


@thing("cloud-moon")
def moon(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -50, 52, 52))
    s.cut_out(oval(22, -58, 44, 44))


@thing("cloud-rainbow")
def rainbow(s: Sketch) -> None:
    s.arc("a", Arc(0, 0, 66, 180, 180), 24)


@thing("cloud-bridge")
def bridge(s: Sketch) -> None:
    s.limb("a", "-92 -32 0 -46 92 -32", Taper(15, 15, 15))
    for x in (-82, 0, 82):
        s.limb("a", f"{x} -36 {x} 0", Taper(15, 17))
