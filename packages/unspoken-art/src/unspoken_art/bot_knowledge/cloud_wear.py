"""More things that only cloud silhouettes need: clothes, vehicles, fairy tales, nature, household objects."""

from math import cos, pi, sin

from unspoken_art.canvas.pen import Ellipse, Rect, Sketch, Taper, thing

# ---- clothes, and a tooth


@thing("cloud-tie")
def tie(s: Sketch) -> None:
    s.poly("a", "-14 -110 14 -110 8 -92 -8 -92")
    s.poly("a", "-9 -94 9 -94 24 -22 0 0 -24 -22")


@thing("cloud-dress")
def dress(s: Sketch) -> None:
    s.poly("a", "-24 -104 24 -104 16 -62 -16 -62")
    s.poly("a", "-16 -64 16 -64 54 0 -54 0")


@thing("cloud-shirt")
def shirt(s: Sketch) -> None:
    s.box("a", Rect(-30, -88, 30, 0, 4))
    s.poly("a", "-28 -90 -66 -62 -52 -40 -24 -58")
    s.poly("a", "28 -90 66 -62 52 -40 24 -58")


@thing("cloud-trousers")
def trousers(s: Sketch) -> None:
    s.box("a", Rect(-28, -106, 28, -78, 4))
    s.poly("a", "-28 -84 4 -84 -8 0 -36 0")
    s.poly("a", "28 -84 -4 -84 8 0 36 0")


@thing("cloud-tooth")
def tooth(s: Sketch) -> None:
    s.ellipse("a", Ellipse(-20, -68, 24, 26))
    s.ellipse("a", Ellipse(20, -68, 24, 26))
    s.limb("a", "-24 -62 -20 0", Taper(22, 7))
    s.limb("a", "24 -62 20 0", Taper(22, 7))


# ---- vehicles


@thing("cloud-bus")
def bus(s: Sketch) -> None:
    s.box("a", Rect(-84, -74, 84, -14, 10))
    s.ellipse("a", Ellipse(-48, -14, 16, 16))
    s.ellipse("a", Ellipse(48, -14, 16, 16))


@thing("cloud-helicopter")
def helicopter(s: Sketch) -> None:
    s.ellipse("a", Ellipse(-22, -38, 42, 28))
    s.limb("a", "10 -44 84 -54", Taper(16, 8))
    s.ellipse("a", Ellipse(84, -58, 10, 18))
    s.limb("a", "-20 -64 -20 -82", Taper(8, 8))
    s.limb("a", "-90 -84 52 -84", Taper(8, 8))
    s.limb("a", "-60 0 18 0", Taper(8, 8))
    s.limb("a", "-36 -14 -38 0", Taper(7, 7))
    s.limb("a", "-6 -14 -4 0", Taper(7, 7))


@thing("cloud-lorry")
def lorry(s: Sketch) -> None:
    s.box("a", Rect(-84, -84, 30, -16, 4))
    s.poly("a", "34 -62 62 -62 84 -38 84 -16 34 -16")
    s.box("a", Rect(-84, -26, 84, -16, 2))
    for x in (-52, -18, 56):
        s.ellipse("a", Ellipse(x, -14, 15, 15))


@thing("cloud-parachute")
def parachute(s: Sketch) -> None:
    s.poly("a", "-66 -72 -58 -98 -32 -118 0 -124 32 -118 58 -98 66 -72 0 -62")
    for x in (-62, -24, 24, 62):
        s.limb("a", f"{x} -72 0 -18", Taper(4, 4))
    s.ellipse("a", Ellipse(0, -18, 9, 9))
    s.limb("a", "0 -12 0 8", Taper(16, 12))


@thing("cloud-scooter")
def scooter(s: Sketch) -> None:
    s.ellipse("a", Ellipse(-50, -12, 13, 13))
    s.ellipse("a", Ellipse(50, -12, 13, 13))
    s.limb("a", "-50 -14 32 -14", Taper(11, 11))
    s.limb("a", "48 -14 28 -112", Taper(10, 9))
    s.limb("a", "10 -112 44 -116", Taper(9, 9))


@thing("cloud-tractor")
def tractor(s: Sketch) -> None:
    s.ellipse("a", Ellipse(-30, -30, 32, 32))
    s.ellipse("a", Ellipse(46, -18, 18, 18))
    s.box("a", Rect(-20, -58, 62, -28, 4))
    s.box("a", Rect(-42, -104, 6, -50, 4))
    s.limb("a", "42 -54 42 -88", Taper(8, 8))


# ---- fairy tales


@thing("cloud-sword")
def sword(s: Sketch) -> None:
    s.poly("a", "-9 -36 9 -36 9 -112 0 -128 -9 -112")
    s.limb("a", "-34 -36 34 -36", Taper(12, 12))
    s.limb("a", "0 -34 0 -6", Taper(10, 10))
    s.ellipse("a", Ellipse(0, -4, 10, 10))


@thing("cloud-wand")
def wand(s: Sketch) -> None:
    points = [(46 * r * sin(n * pi / 5), -88 - 46 * r * cos(n * pi / 5)) for n in range(10)
              for r in (1 if n % 2 == 0 else 0.42,)]  # fmt: skip
    s.poly("a", " ".join(f"{x:.1f} {y:.1f}" for x, y in points))
    s.limb("a", "0 -72 0 10", Taper(10, 9))


@thing("cloud-broom")
def broom(s: Sketch) -> None:
    s.limb("a", "0 -132 0 -46", Taper(8, 8))
    s.poly("a", "-12 -52 12 -52 34 0 -34 0")


@thing("cloud-cauldron")
def cauldron(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -40, 54, 40))
    s.box("a", Rect(-52, -84, 52, -68, 7))
    s.poly("a", "-36 -70 36 -70 42 -46 -42 -46")
    for x in (-30, 0, 30):
        s.limb("a", f"{x} -12 {x * 1.3} 6", Taper(10, 7))


@thing("cloud-alien")
def alien(s: Sketch) -> None:
    s.blob("a", "0 -120 46 -106 54 -72 30 -40 0 -24 -30 -40 -54 -72 -46 -106")
    s.limb("a", "-20 -112 -34 -138", Taper(6, 5))
    s.limb("a", "20 -112 34 -138", Taper(6, 5))
    s.ellipse("a", Ellipse(-35, -140, 8, 8))
    s.ellipse("a", Ellipse(35, -140, 8, 8))
    s.limb("a", "0 -34 0 0", Taper(22, 34))


@thing("cloud-wizard")
def wizard(s: Sketch) -> None:
    s.poly("a", "-30 -72 30 -72 6 -134")
    s.ellipse("a", Ellipse(0, -62, 24, 20))
    s.blob("a", "-26 -58 26 -58 42 -20 38 0 -38 0 -42 -20")


# ---- animals, plants and nature


@thing("cloud-penguin")
def penguin(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -48, 34, 46))
    s.ellipse("a", Ellipse(0, -100, 21, 20))
    s.poly("a", "16 -106 40 -98 16 -92")
    s.limb("a", "-26 -74 -46 -34", Taper(13, 8))
    s.limb("a", "26 -74 46 -34", Taper(13, 8))
    s.ellipse("a", Ellipse(-16, -3, 15, 6))
    s.ellipse("a", Ellipse(16, -3, 15, 6))


@thing("cloud-dolphin")
def dolphin(s: Sketch) -> None:
    s.limb("a", "-66 -30 -30 -62 16 -60 52 -30 66 2", Taper(16, 9, 44))
    s.limb("a", "-62 -32 -90 -22", Taper(14, 7))
    s.poly("a", "-14 -74 8 -106 22 -70")
    s.poly("a", "-20 -44 -16 -12 4 -40")
    s.poly("a", "60 -8 92 -2 72 10 58 34 48 6")


@thing("cloud-strawberry")
def strawberry(s: Sketch) -> None:
    s.blob("a", "0 0 -26 -24 -44 -62 -30 -86 0 -82 30 -86 44 -62 26 -24")
    for x in (-36, -14, 14, 36):
        s.limb("a", f"0 -84 {x} -104", Taper(16, 7))


@thing("cloud-carrot")
def carrot(s: Sketch) -> None:
    s.poly("a", "-24 -86 24 -86 16 -50 0 0 -16 -50")
    s.ellipse("a", Ellipse(0, -86, 24, 12))
    for x in (-28, 0, 28):
        s.limb("a", f"0 -90 {x} -128", Taper(9, 13))


@thing("cloud-sun")
def sun(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -60, 32, 32))
    for n in range(8):
        across, down = sin(n * pi / 4), cos(n * pi / 4)
        s.limb(
            "a",
            f"{40 * across:.1f} {-60 - 40 * down:.1f} {62 * across:.1f} {-60 - 62 * down:.1f}",
            Taper(13, 5),
        )


@thing("cloud-palm-tree")
def palm_tree(s: Sketch) -> None:
    s.limb("a", "-8 0 -4 -44 6 -88", Taper(15, 10))
    for end in ("-50 -84 -62 -62", "-30 -122 -58 -112", "22 -128 48 -126", "54 -104 70 -80", "38 -82 44 -58"):
        s.limb("a", f"6 -92 {end}", Taper(13, 6, 20))


@thing("cloud-island")
def island(s: Sketch) -> None:
    s.blob("a", "-74 -4 -48 -22 0 -30 48 -22 74 -4 40 6 -40 6")
    s.limb("a", "0 -24 6 -54 16 -82", Taper(12, 9))
    for end in ("-20 -84 -34 -68", "-6 -110 -26 -112", "38 -108 58 -100", "48 -84 56 -62"):
        s.limb("a", f"16 -86 {end}", Taper(11, 5, 16))


# ---- household objects


@thing("cloud-book")
def book(s: Sketch) -> None:
    s.poly("a", "0 -66 -30 -78 -72 -74 -72 -8 -30 -12 0 0")
    s.poly("a", "0 -66 30 -78 72 -74 72 -8 30 -12 0 0")


@thing("cloud-ladder")
def ladder(s: Sketch) -> None:
    s.limb("a", "-24 0 -24 -128", Taper(10, 10))
    s.limb("a", "24 0 24 -128", Taper(10, 10))
    for y in (-18, -48, -78, -108):
        s.limb("a", f"-24 {y} 24 {y}", Taper(9, 9))


@thing("cloud-clock")
def clock(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -48, 42, 42))
    s.ellipse("a", Ellipse(-30, -92, 19, 13, -38))
    s.ellipse("a", Ellipse(30, -92, 19, 13, 38))
    s.limb("a", "-26 -14 -38 4", Taper(12, 9))
    s.limb("a", "26 -14 38 4", Taper(12, 9))
