"""Animals and figures that only cloud silhouettes need: bold outlines with large characteristic parts."""

from unspoken_art.canvas.pen import Ellipse, Rect, Sketch, Taper, thing


@thing("cloud-sheep")
def sheep(s: Sketch) -> None:
    for x, y in ((-34, -44), (-16, -56), (8, -58), (28, -46), (-36, -28), (-14, -24), (12, -24), (28, -30)):
        s.ellipse("a", Ellipse(x, y, 17, 16))
    s.ellipse("a", Ellipse(-2, -40, 32, 22))
    s.blob("a", "40 -56 54 -64 68 -52 70 -38 58 -34 44 -42")
    for x in (-26, -12, 10, 24):
        s.limb("a", f"{x} -20 {x} 0", Taper(8, 7))


@thing("cloud-dog")
def dog(s: Sketch) -> None:
    s.limb("a", "-40 -50 -58 -66 -60 -84", Taper(10, 6))
    s.blob("a", "-46 -52 -30 -60 20 -58 36 -46 30 -26 -10 -28 -44 -26")
    s.limb("a", "-38 -32 -42 0", Taper(14, 10))
    s.limb("a", "-22 -32 -22 0", Taper(13, 10))
    s.limb("a", "16 -32 14 0", Taper(13, 10))
    s.limb("a", "30 -36 32 0", Taper(14, 10))
    s.blob("a", "20 -54 26 -82 44 -88 60 -78 78 -72 80 -62 60 -56 44 -48")
    s.limb("a", "34 -84 22 -76 20 -60", Taper(14, 10))


@thing("cloud-crab")
def crab(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -34, 34, 22))
    for way in (-1, 1):
        s.limb("a", f"{way * 26} -44 {way * 48} -56 {way * 46} -72", Taper(10, 10))
        claw = f"{way * 36} -72 {way * 34} -96 {way * 46} -88 {way * 62} -98 {way * 62} -76 {way * 50} -64"
        s.blob("a", claw)
        s.limb("a", f"{way * 28} -34 {way * 56} -40 {way * 66} -22", Taper(7, 5))
        s.limb("a", f"{way * 28} -26 {way * 52} -24 {way * 58} -4", Taper(7, 5))
        s.limb("a", f"{way * 20} -18 {way * 36} -10 {way * 36} 4", Taper(7, 5))


@thing("cloud-duck")
def duck(s: Sketch) -> None:
    s.blob("a", "-62 -46 -44 -40 -10 -44 22 -44 38 -34 34 -10 10 0 -26 0 -48 -14")
    s.blob("a", "8 -36 14 -60 18 -80 38 -86 52 -74 50 -58 40 -44 36 -28")
    s.poly("a", "46 -76 78 -66 76 -60 46 -58")


@thing("cloud-bat")
def bat(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -44, 13, 22))
    s.poly("a", "-12 -58 -12 -80 -2 -66 2 -66 12 -80 12 -58")
    for way in (-1, 1):
        s.poly(
            "a",
            f"{way * 8} -58 {way * 40} -78 {way * 92} -62 {way * 76} -46 {way * 70} -30 {way * 52} -40 "
            f"{way * 40} -24 {way * 24} -36 {way * 8} -26",
        )


@thing("cloud-dragon")
def dragon(s: Sketch) -> None:
    s.limb("a", "-78 -8 -60 -22 -44 -18 -22 -28", Taper(5, 18))
    s.blob("a", "-34 -36 -10 -48 18 -42 30 -24 14 -8 -22 -10")
    s.limb("a", "20 -30 36 -54 34 -76", Taper(20, 13))
    s.blob("a", "24 -84 36 -94 54 -84 72 -80 70 -70 50 -68 30 -68")
    s.poly("a", "4 -40 -14 -70 -50 -104 -46 -80 -64 -80 -50 -64 -58 -54 -30 -40")
    s.limb("a", "-18 -16 -20 0", Taper(13, 12))
    s.limb("a", "18 -16 20 0", Taper(13, 12))


@thing("cloud-ghost")
def ghost(s: Sketch) -> None:
    s.blob("a", "-36 -14 -36 -66 -20 -96 0 -102 20 -96 36 -66 36 -14", round=0.5)
    for x in (-26, 0, 26):
        s.ellipse("a", Ellipse(x, -10, 12, 15))
    s.limb("a", "-32 -58 -54 -66", Taper(14, 10))
    s.limb("a", "32 -58 54 -66", Taper(14, 10))


@thing("cloud-mermaid")
def mermaid(s: Sketch) -> None:
    s.ellipse("a", Ellipse(-22, -98, 14, 15))
    s.limb("a", "-28 -104 -44 -84 -42 -66", Taper(16, 8))
    s.limb("a", "-22 -84 -18 -56 6 -34 26 -26 38 -38", Taper(20, 10, 27))
    s.poly("a", "32 -36 40 -66 52 -46 74 -46 54 -22 44 -26")
    s.limb("a", "-14 -76 8 -72 22 -84", Taper(9, 7))


@thing("cloud-snowman")
def snowman(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -26, 32, 28))
    s.ellipse("a", Ellipse(0, -66, 22, 20))
    s.ellipse("a", Ellipse(0, -94, 15, 14))
    s.box("a", Rect(-20, -110, 20, -104, 1))
    s.box("a", Rect(-12, -126, 12, -104, 1))
    s.limb("a", "-18 -70 -52 -88", Taper(7, 5))
    s.limb("a", "18 -70 52 -88", Taper(7, 5))


@thing("cloud-unicorn")
def unicorn(s: Sketch) -> None:
    s.limb("a", "-38 -52 -60 -44 -62 -18", Taper(11, 7))
    s.blob("a", "-44 -54 -20 -60 16 -58 32 -46 24 -28 -12 -32 -42 -28")
    for x in (-38, -22, 12, 26):
        s.limb("a", f"{x} -34 {x} 0", Taper(12, 8))
    s.blob("a", "12 -54 26 -88 42 -96 56 -84 72 -72 68 -62 46 -66 36 -42")
    s.limb("a", "44 -92 62 -124", Taper(9, 4))


@thing("cloud-robot")
def robot(s: Sketch) -> None:
    s.box("a", Rect(-22, -104, 22, -74, 4))
    s.limb("a", "0 -102 0 -120", Taper(6, 7))
    s.box("a", Rect(-8, -76, 8, -68))
    s.box("a", Rect(-32, -70, 32, -28, 4))
    s.limb("a", "-30 -62 -52 -58 -52 -32", Taper(11, 12))
    s.limb("a", "30 -62 52 -58 52 -32", Taper(11, 12))
    s.limb("a", "-16 -30 -16 0", Taper(14, 16))
    s.limb("a", "16 -30 16 0", Taper(14, 16))


@thing("cloud-dinosaur")
def dinosaur(s: Sketch) -> None:
    s.limb("a", "-90 -12 -62 -20 -36 -36", Taper(5, 22))
    s.blob("a", "-48 -40 -24 -60 14 -58 34 -42 26 -20 -10 -20 -42 -18")
    s.limb("a", "22 -44 48 -70 52 -104", Taper(24, 12))
    s.blob("a", "42 -112 58 -120 80 -108 78 -98 56 -98")
    s.limb("a", "-30 -26 -32 0", Taper(18, 15))
    s.limb("a", "16 -26 18 0", Taper(18, 15))


@thing("cloud-angel")
def angel(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -88, 14, 15))
    s.poly("a", "-10 -76 10 -76 32 0 -32 0")
    for way in (-1, 1):
        s.blob(
            "a",
            f"{way * 6} -66 {way * 26} -94 {way * 56} -98 {way * 60} -74 {way * 48} -52 {way * 30} -40 "
            f"{way * 10} -46",
        )
    s.ellipse("a", Ellipse(0, -112, 17, 5))


@thing("cloud-teddy-bear")
def teddy_bear(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -36, 28, 30))
    s.ellipse("a", Ellipse(0, -80, 24, 21))
    for way in (-1, 1):
        s.ellipse("a", Ellipse(way * 21, -98, 10, 10))
        s.limb("a", f"{way * 22} -52 {way * 46} -60", Taper(17, 17))
        s.limb("a", f"{way * 16} -14 {way * 36} -4", Taper(20, 21))


@thing("cloud-owl")
def owl(s: Sketch) -> None:
    s.blob("a", "-30 -20 -36 -58 -26 -86 0 -88 26 -86 36 -58 30 -20 0 -6")
    s.poly("a", "-30 -78 -36 -108 -8 -90")
    s.poly("a", "30 -78 36 -108 8 -90")
    s.limb("a", "-12 -12 -14 4", Taper(9, 10))
    s.limb("a", "12 -12 14 4", Taper(9, 10))
    s.limb("a", "-44 2 44 2", Taper(8, 8))
