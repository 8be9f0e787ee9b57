"""Keepsakes: a snowman, helmets, a sword, playing cards, a nautilus, and pieces of their scenes."""

import math
from itertools import pairwise

from unspoken_art.canvas.pen import Ellipse, Rect, Sketch, Taper, placed, thing


@thing("snowman", a="f8f6ee", b="c8453b", c="4a382e", d="e08a3a", e="5a6a72")
def snowman(s: Sketch) -> None:
    """A walking snowman with a stick."""
    s.limb("c", "-18 -60 -34 -52 -40 -40", Taper(3, 2))
    s.blob("a", "-28 -2 -34 -20 -24 -38 0 -44 24 -38 34 -20 28 -2 0 2")
    s.ellipse("a", Ellipse(0, -56, 22, 20))
    s.ellipse("a", Ellipse(2, -84, 15, 14))
    s.limb("c", "18 -62 32 -60 42 -66", Taper(3, 2.4))
    s.limb("c", "46 -92 42 -60 40 0", Taper(2.6, 2.2))
    s.limb("c", "42 -66 47 -70", Taper(1.6, 1.4))
    s.limb("b", "-12 -72 2 -68 16 -73", Taper(7, 7))
    s.limb("b", "-10 -71 -26 -64 -42 -68", Taper(7, 5))
    s.poly("d", "12 -86 32 -82 12 -80", round=0.8)
    s.ellipse("dark", Ellipse(4, -89, 1.8, 2), round=0)
    s.ellipse("dark", Ellipse(12, -89, 1.8, 2), round=0)
    for y in (-62, -54, -46):
        s.ellipse("dark", Ellipse(8, y, 2, 2), round=0.4)
    s.poly("e", "-12 -94 -8 -114 14 -112 16 -93", round=0.5)
    s.limb("e", "-13 -94 2 -92 18 -93", Taper(3, 3))


@thing("helmet", a="aab4bb", b="838e97", c="3a3038", d="c9983a", e="c8453b", lamp="ffd78a")
def helmet(s: Sketch) -> None:
    """A knight's helmet, its visor up, with a light inside."""
    for plume in (
        "-2 -94 -18 -122 -48 -122 -66 -96",
        "-6 -92 -24 -110 -46 -106 -58 -82",
        "-8 -90 -24 -98 -42 -90 -48 -70",
    ):
        s.limb("e", plume, Taper(6, 3, 15))
    s.blob("a", "-46 -6 -48 -22 -38 -32 -43 -60 -28 -88 0 -98 28 -90 42 -66 42 -30 47 -8 0 -1")
    s.blob("c", "-22 -9 -24 -34 -16 -58 6 -66 34 -62 43 -44 42 -20 40 -8 10 -6", round=0.3)
    s.blob("lamp", "-17 -11 -19 -34 -12 -53 6 -60 32 -57 38 -42 38 -20 36 -11 10 -9", round=0.2, glow=0.6)
    s.blob("b", "-22 -66 -16 -82 6 -96 36 -104 58 -98 66 -88 52 -78 36 -70 10 -64 -10 -60")
    for x, y in ((10, -82), (23, -88), (36, -91)):
        s.limb("c", f"{x} {y} {x + 6} {y + 11}", Taper(3, 3), round=0)
    s.ellipse("d", Ellipse(-16, -70, 6.5, 6.5))
    s.limb("b", "-43 -28 -30 -25 -24 -26", Taper(3, 2))
    s.limb("d", "-48 -6 0 1 48 -7", Taper(5, 5))
    for x in (-42, -34):
        s.ellipse("d", Ellipse(x, -15, 2, 2))


@thing("sword", a="c9d0d6", b="c9983a", c="7a3a2a")
def sword(s: Sketch) -> None:
    """A sword stuck in the ground."""
    s.poly("a", "-3 0 -3.4 -70 3.4 -70 3 0", round=0.6)
    s.limb("b", "-16 -70 0 -72 16 -70", Taper(5, 5))
    s.limb("c", "0 -72 0 -90", Taper(4.4, 4.4))
    s.ellipse("b", Ellipse(0, -93, 4.4, 4.4))


@thing("stalk", a="4f7a45", b="6fae4f")
def stalk(s: Sketch) -> None:
    """The stem and the leaves of something large."""
    s.limb("a", "0 0 3 -34 -2 -68 0 -100", Taper(5, 3))
    s.blob("b", "1 -24 16 -46 38 -50 28 -32 14 -24", round=0.7)
    s.blob("b", "0 -44 -14 -68 -36 -72 -28 -54 -12 -44", round=0.7)


@thing("stalk-torn", a="4f7a45", b="6fae4f", c="8a6a4a")
def stalk_torn(s: Sketch) -> None:
    """The same stalk, pulled out of the ground with its roots."""
    s.limb("a", "8 0 3 -24 -2 -48 0 -66", Taper(4, 3))
    s.blob("b", "1 -20 14 -38 32 -38 24 -24 12 -18", round=0.7)
    for root in ("8 0 0 10 -6 22", "8 0 9 14 5 26", "8 0 16 10 20 22", "8 0 4 6 -12 12"):
        s.limb("c", root, Taper(2.6, 0.8))


@thing("card-tower", a="f4ecd8", b="b8323a", c="3a4a6a", lamp="ffd98a")
def card_tower(s: Sketch) -> None:
    """Three floors of playing cards, with a light in the rooms."""
    tall, step = 34.0, 15.0
    for storey, rooms in enumerate((3, 2, 1)):
        foot = -storey * (tall + 2)
        for room in range(rooms):
            x = (room - (rooms - 1) / 2) * step * 2
            s.poly("lamp", placed("-1 0 0 -1 1 0", x, foot, step * 0.8, tall * 0.9), round=0.1, glow=0.8)
            for side in (-1, 1):
                s.poly(
                    "a" if side < 0 else "c",
                    placed("-1 0 -0.7 0 0.12 -1 -0.18 -1", x, foot, side * step, tall),
                )
        if rooms > 1:
            s.box("b", Rect(-rooms * step + 6, foot - tall - 2.4, rooms * step - 6, foot - tall, 0.6))


@thing("card", a="f4ecd8", b="b8323a")
def card(s: Sketch) -> None:
    """The playing card that the tower still lacks."""
    s.box("a", Rect(-16, -46, 16, 0, 3))
    s.blob("b", "0 -14 -9 -24 -8 -32 -3 -33 0 -28 3 -33 8 -32 9 -24", round=0.4)


@thing("diver", a="c08a42", b="8a5a28", c="5a3420", glass="bfe0da")
def diver(s: Sketch) -> None:
    """A diver's helmet, full of water."""
    s.blob("b", "-52 0 -46 -14 -30 -22 30 -22 46 -14 52 0 0 4", round=0.7)
    for x in (-38, -19, 0, 19, 38):
        s.ellipse("a", Ellipse(x, -7 + abs(x) * 0.05, 3.4, 3))
    s.ellipse("b", Ellipse(-40, -62, 12, 17))
    s.ellipse("b", Ellipse(40, -62, 12, 17))
    s.ellipse("a", Ellipse(0, -64, 43, 44))
    s.box("b", Rect(-11, -118, 11, -104, 3))
    s.limb("b", "-34 -27 0 -19 34 -27", Taper(9, 9))
    s.ellipse("b", Ellipse(0, -64, 31, 31))
    for screw in range(8):
        turn = math.radians(22.5 + 45 * screw)
        s.ellipse("a", Ellipse(28 * math.cos(turn), -64 + 28 * math.sin(turn), 2.6, 2.6))
    s.ellipse("c", Ellipse(0, -64, 25, 25))
    s.ellipse("glass", Ellipse(0, -64, 23, 23), round=0.25)


@thing("fishbowl", a="dfeceb", b="aac4c6")
def fishbowl(s: Sketch) -> None:
    """An empty fishbowl."""
    s.blob("b", "-30 -4 -42 -28 -34 -52 -22 -60 22 -60 34 -52 42 -28 30 -4 0 0", round=0.8)
    s.blob("a", "-26 -8 -37 -28 -30 -48 -18 -56 18 -56 30 -48 37 -28 26 -8 0 -4", round=0.3)
    s.ellipse("b", Ellipse(0, -60, 23, 4))


@thing("paper-fan", a="d8553a", b="f4e6c8", c="6a3a24", d="b8392c")
def paper_fan(s: Sketch) -> None:
    """An open paper fan."""
    folds = 18
    for fold in range(folds):
        start, end = (math.radians(-176 + 172 * (fold + step) / folds) for step in (0, 1))
        for fill, inner, outer in (("a" if fold % 2 else "d", 34, 100), ("b", 84, 92)):
            corners = [(inner, start), (outer, start), (outer, end), (inner, end)]
            s.poly(
                fill, " ".join(f"{r * math.cos(t):.2f} {r * math.sin(t):.2f}" for r, t in corners), round=0.3
            )
    for rib in range(0, folds + 1, 2):
        turn = math.radians(-176 + 172 * rib / folds)
        x, y = math.cos(turn), math.sin(turn)
        s.limb("c", f"{4 * x} {4 * y} {36 * x} {36 * y}", Taper(3, 2.2))
    s.ellipse("b", Ellipse(0, 0, 5, 5))


@thing("nautilus", a="e9d2b0", b="b0653c", c="5a3a2c", lamp="ffe2a0")
def nautilus(s: Sketch) -> None:
    """A nautilus shell cut in two: a spiral of rooms, each smaller than the previous one."""

    def at(turn: float, share: float = 1.0) -> tuple[float, float]:
        reach = 62 * math.exp(-0.172 * turn) * share
        return -6 + reach * math.cos(turn - 0.5), -56 + reach * math.sin(turn - 0.5)

    steps = [turn / 8 for turn in range(110)]
    edge = " ".join(f"{x:.2f} {y:.2f}" for x, y in map(at, steps))
    s.poly("a", edge, round=0.6)
    rooms = [0.0, 0.75, 1.4, 2.0, 2.56, 3.1, 3.62, 4.12, 4.62, 5.1, 5.6, 6.1]
    for room, (start, end) in enumerate(pairwise(rooms)):
        outer = [at(start + (end - start) * step / 6, 0.93) for step in range(7)]
        inner = [at(start + 6.283 + (end - start) * step / 6, 1.12) for step in range(6, -1, -1)]
        corners = " ".join(f"{x:.2f} {y:.2f}" for x, y in (*outer, *inner))
        s.poly("lamp" if room in (2, 5) else "c", corners, round=0.1, glow=0.6 if room in (2, 5) else 0)
    for wall in rooms[1:-1]:
        (x0, y0), (x1, y1) = at(wall, 0.96), at(wall + 6.283, 1.1)
        s.limb("a", f"{x0} {y0} {(x0 + x1) / 2 + 2} {(y0 + y1) / 2 + 2} {x1} {y1}", Taper(2.4, 2), round=0.6)
    rim = [*(at(turn, 1.03) for turn in steps[:52]), *(at(turn, 0.95) for turn in steps[51::-1])]
    s.poly("b", " ".join(f"{x:.2f} {y:.2f}" for x, y in rim), round=0.6)


@thing("cello-afloat", a="8a4420", b="2a1a18", c="e0a468")
def cello_afloat(s: Sketch) -> None:
    """A cello on its back, afloat."""
    s.blob("a", "-68 -20 -63 -40 -42 -46 -26 -39 -18 -28 -8 -27 0 -34 16 -41 32 -36 38 -20 32 -4 16 2 0 -6 "
                "-8 -13 -18 -12 -26 -1 -42 6 -63 0")  # fmt: skip
    s.blob("c", "-63 -20 -59 -36 -42 -41 -29 -35 -21 -25 -8 -23 2 -30 16 -36 28 -32 33 -20 28 -8 16 -3 2 -10 "
                "-8 -17 -21 -15 -29 -5 -42 1 -59 -4", round=0.3)  # fmt: skip
    for top, way in ((-31, 1), (-9, -1)):
        s.limb("b", f"-24 {top} -17 {top - 2 * way} -13 {top + 2 * way} -6 {top}", Taper(3, 3), round=0)
        s.ellipse("b", Ellipse(-24, top + way, 2.4, 2.4), round=0)
        s.ellipse("b", Ellipse(-6, top - way, 2.4, 2.4), round=0)
    s.poly("b", "-62 -20 -56 -25 -36 -22 -36 -18 -56 -15", round=0.3)
    s.box("a", Rect(-17, -27, -14, -13, 1))
    s.poly("b", "6 -23.4 92 -34 92 -28.4 6 -16.6", round=0.4)
    s.blob("a", "88 -36 98 -44 106 -40 104 -32 94 -26")
    for x in (91, 98):
        s.limb("b", f"{x} -39 {x - 2} -50", Taper(2, 3.4))
        s.limb("b", f"{x} -29 {x + 3} -18", Taper(2, 3.4))


@thing("music-sail", a="f6eeda", b="3a2c28", c="6a4630")
def music_sail(s: Sketch) -> None:
    """A page of music, taut with wind."""
    s.limb("c", "0 0 0 -112", Taper(3.6, 2.6))
    s.blob("a", "2 -108 30 -100 52 -84 58 -60 48 -36 24 -22 2 -18 16 -44 18 -72", round=0.7)
    for line in range(5):
        y = -92 + line * 15
        s.limb(
            "b",
            f"{14 + abs(line - 2) * -2} {y} 34 {y + 5} {50 - abs(line - 2) * 4} {y + 6}",
            Taper(0.9, 0.9),
            round=0,
        )
    for x, y in ((24, -84), (36, -66), (28, -50), (40, -48), (30, -34)):
        s.ellipse("b", Ellipse(x, y, 3, 2.2, -20), round=0.2)
        s.limb("b", f"{x + 2.6} {y} {x + 2.6} {y - 11}", Taper(0.9, 0.9), round=0)


@thing("rhino-dresser", a="8f8a84", b="6a655f", c="d8cdb8", d="8a5a34", e="d0a040", f="241c1a")
def rhino_dresser(s: Sketch) -> None:
    """A rhinoceros with a chest of drawers in its flank."""
    s.limb("b", "-34 -34 -34 -3", Taper(16, 13))
    s.limb("b", "22 -34 24 -3", Taper(15, 12))
    s.limb("b", "-60 -58 -70 -44 -68 -30", Taper(4, 3))
    s.blob("a", "-62 -44 -58 -68 -36 -78 -6 -74 20 -80 40 -72 44 -48 34 -28 -10 -24 -46 -26")
    s.limb("a", "-46 -40 -50 -18 -47 -3", Taper(21, 15))
    s.limb("a", "32 -40 34 -18 36 -3", Taper(19, 14))
    s.blob("b", "22 -82 36 -88 48 -72 46 -46 36 -40 26 -58", round=0.8)
    s.blob("a", "34 -76 48 -82 66 -74 84 -56 96 -44 98 -32 86 -26 70 -30 52 -36 38 -46")
    s.blob("b", "44 -78 40 -92 45 -97 53 -84", round=0.7)
    s.blob("a", "52 -78 54 -94 60 -96 62 -80", round=0.7)
    s.poly("c", "84 -47 96 -62 108 -88 105 -58 99 -38", round=0.8)
    s.poly("c", "74 -60 83 -76 84 -52", round=0.8)
    s.ellipse("f", Ellipse(70, -58, 2.2, 2.4), round=0)
    s.limb("f", "86 -31 92 -32", Taper(1.6, 1.2), round=0)
    for x in (-53, -43, -36, -28, 30, 40):
        s.ellipse("c", Ellipse(x, -1.6, 3.4, 2.4))
    s.box("d", Rect(-40, -70, 16, -30, 2))
    for row, top in enumerate((-67, -54.5, -42)):
        pulled = row == 1
        if pulled:
            s.box("f", Rect(-37, top, 13, top + 11, 0.6))
            top += 5
            s.box("d", Rect(-40, top - 1, 16, top + 10, 1), round=0.7)
        s.box("c" if not pulled else "d", Rect(-37, top, 13, top + 9.6, 0.8), round=0.5)
        for x in (-24, 0):
            s.ellipse("e", Ellipse(x, top + 5, 2.4, 2.4))


@thing("smoke-wolf", a="d8d4cc", b="8f8a8a", c="2a2430")
def smoke_wolf(s: Sketch) -> None:
    """A running wolf of smoke, whose tail narrows down to a chimney."""
    s.limb("a", "0 0 -8 -20 -26 -30 -52 -44 -58 -66 -38 -82", Taper(4, 24, 24))
    s.limb("b", "-28 -74 -52 -60 -70 -64 -84 -54", Taper(15, 3, 9))
    s.limb("b", "36 -80 60 -66 76 -72 90 -64", Taper(14, 3, 9))
    s.blob("a", "-54 -70 -46 -94 -16 -100 14 -104 40 -98 50 -84 40 -70 14 -70 -10 -76 -36 -62")
    s.limb("a", "-40 -72 -60 -52 -76 -50 -92 -38", Taper(19, 3, 10))
    s.limb("a", "38 -80 56 -58 74 -56 88 -44", Taper(17, 3, 10))
    s.limb("a", "32 -88 54 -106 66 -112", Taper(36, 22))
    s.poly("a", "40 -74 46 -60 54 -76 62 -68 66 -88 76 -86 76 -102 50 -96", round=0.6)
    s.poly("a", "10 -100 22 -112 26 -104 40 -116 42 -106 56 -118 56 -96", round=0.6)
    s.blob("a", "54 -104 56 -120 70 -126 84 -120 104 -112 104 -106 88 -102 70 -98")
    s.poly("a", "58 -118 52 -138 68 -124", round=0.6)
    s.poly("b", "66 -122 66 -140 76 -124", round=0.6)
    s.limb("c", "86 -106 102 -107", Taper(1.6, 1), round=0)
    s.ellipse("c", Ellipse(80, -115, 2, 1.6), round=0)
    s.ellipse("c", Ellipse(103, -110, 2.2, 1.8), round=0)
