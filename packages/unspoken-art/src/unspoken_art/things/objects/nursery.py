"""Toys, games, and things that children build."""

import numpy as np

from unspoken_art.canvas.pen import Arc, Ellipse, Rect, Sketch, Taper, placed, thing

DARK_PIP = "2a2430"


@thing("domino", a="efe6d2", b="b8a888")
def domino(s: Sketch) -> None:
    s.poly("b", "20 -104 30 -98 30 4 20 2 -22 2 -22 0 20 0", round=0.3)
    s.box("a", Rect(-24, -106, 22, 0, 4), round=0.25)
    s.limb(DARK_PIP, "-18 -53 16 -53", Taper(2, 2), round=0)
    for x, y in ((-12, -94), (10, -66), (-1, -80), (-12, -40), (10, -12), (-12, -12), (10, -40)):
        s.ellipse(DARK_PIP, Ellipse(x, y, 4.6, 4.6), round=0.1)


@thing("top", a="c8453b", b="f2d28a", c="6a4634")
def top(s: Sketch) -> None:
    s.limb("c", "0 0 0 -16", Taper(3, 8))
    s.limb("c", "0 -64 0 -100", Taper(7, 5))
    s.ellipse("c", Ellipse(0, -101, 5, 5))
    s.blob("a", "-44 -54 -36 -34 -14 -14 0 -9 14 -14 36 -34 44 -54 30 -66 0 -71 -30 -66")
    s.blob("b", "-42 -46 -20 -37 0 -35 20 -37 42 -46 36 -35 0 -25 -36 -35", round=0.6)
    s.ellipse("b", Ellipse(0, -66, 26, 5), round=0.4)
    s.ellipse("a", Ellipse(0, -67, 14, 3), round=0.4)


@thing("marble", a="8fb8c0", b="c8453b", c="f2e2b0")
def marble(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -46, 46, 46))
    s.blob("b", "-36 -20 -30 -44 -8 -52 12 -66 30 -80 34 -72 24 -52 4 -42 -12 -32 -24 -12", round=0.3)
    s.blob("c", "-20 -8 -8 -28 10 -36 28 -48 40 -66 42 -54 34 -36 16 -26 2 -16 -8 -4", round=0.3)
    s.ellipse("fffdf4", Ellipse(-16, -68, 9, 5, turn=-36), round=0, glow=0.2)


def _pips(s: Sketch, corner: tuple[float, float], across: tuple[float, float], down: tuple[float, float],
          spots: str, turn: float) -> None:  # fmt: skip
    numbers = [float(number) for number in spots.split()]
    for u, v in zip(numbers[::2], numbers[1::2], strict=True):
        x = corner[0] + across[0] * u + down[0] * v
        y = corner[1] + across[1] * u + down[1] * v
        s.ellipse("lamp", Ellipse(x, y, 6.4, 5.4, turn=turn), round=0.1, glow=0.7)


@thing("die", a="8a3a44", b="5a2434", c="b4565a", lamp="ffe0a0")
def die(s: Sketch) -> None:
    s.poly("a", "-46 -80 0 -58 0 0 -46 -24", round=0.25)
    s.poly("b", "0 -58 46 -82 46 -26 0 0", round=0.25)
    s.poly("c", "-46 -80 0 -104 46 -82 0 -58", round=0.25)
    five = ".24 .24 .76 .24 .5 .5 .24 .76 .76 .76"
    _pips(s, (-46, -80), (46, 22), (0, 57), five, 62)
    _pips(s, (0, -58), (46, -24), (0, 57), ".26 .26 .5 .5 .74 .74", -62)
    _pips(s, (-46, -80), (46, -24), (46, 22), ".3 .3 .7 .7", 0)


@thing("rocking-horse", a="e9dcc4", b="b8443a", c="7a4a30")
def rocking_horse(s: Sketch) -> None:
    s.limb("c", "-34 -44 -46 -8", Taper(8, 6))
    s.limb("c", "26 -44 44 -10", Taper(8, 6))
    s.limb("c", "-40 -54 -58 -48 -64 -28", Taper(5, 2, 12))
    s.limb("a", "-30 -46 -40 -26 -36 -8", Taper(12, 6))
    s.limb("a", "24 -46 38 -28 34 -8", Taper(11, 6))
    s.blob("a", "-46 -50 -38 -64 -10 -60 14 -66 32 -58 30 -42 4 -38 -36 -38")
    s.limb("a", "20 -54 32 -76 38 -92", Taper(24, 14))
    s.limb("c", "14 -64 20 -84 32 -100", Taper(5, 5, 11))
    s.blob("a", "30 -94 40 -104 50 -98 64 -82 62 -73 52 -73 38 -82")
    s.poly("a", "36 -100 38 -112 46 -102", round=0.5)
    s.blob("b", "-22 -64 -8 -72 10 -68 12 -48 -2 -44 -18 -48", round=0.6)
    s.limb("b", "44 -98 48 -86 54 -74", Taper(2.4, 2.4), round=0.3)
    s.ellipse("dark", Ellipse(49, -91, 2, 2.4), round=0)
    s.limb("b", "-74 -18 -44 0 0 6 44 0 74 -18", Taper(6, 6, 8))
    s.limb("c", "-50 -6 50 -6", Taper(4, 4))


@thing("doll", a="b8443a", b="e6b84a", c="3f5f7a", skin="f0d0b0", hair="4a2c20")
def doll(s: Sketch) -> None:
    s.blob(
        "a",
        "-26 0 -38 -22 -36 -50 -26 -66 -26 -86 -14 -102 0 -106 14 -102 26 -86 26 -66 36 -50 38 -22 26 0 0 4",
    )
    s.blob("b", "-35 -50 -22 -62 0 -58 22 -62 35 -50 26 -38 0 -32 -26 -38", round=0.6)
    s.ellipse("hair", Ellipse(0, -83, 18, 18), round=0.5)
    s.blob("skin", "-15 -84 0 -92 15 -84 13 -72 0 -66 -13 -72", round=0.5)
    s.limb("dark", "-9 -81 -6 -79.5 -3 -81", Taper(0.8, 0.8, 1.4), round=0)
    s.limb("dark", "9 -81 6 -79.5 3 -81", Taper(0.8, 0.8, 1.4), round=0)
    s.blob("accent", "-3 -73 0 -74.5 3 -73 0 -71", round=0)
    s.ellipse("c", Ellipse(0, -18, 22, 17), round=0.4)
    for turn in range(0, 360, 72):
        s.ellipse(
            "b",
            Ellipse(8 * np.cos(np.radians(turn)), -18 + 8 * np.sin(np.radians(turn)), 6, 4.4, turn=turn),
            round=0.6,
        )
    s.ellipse("a", Ellipse(0, -18, 4, 4))


@thing("doll-half", a="b8443a", b="2a1c20", c="3f5f7a")
def doll_half(s: Sketch) -> None:
    s.blob("a", "-26 0 -38 -22 -37 -42 0 -36 37 -42 38 -22 26 0 0 4")
    s.ellipse("a", Ellipse(0, -42, 37.4, 9), round=0.2)
    s.ellipse("b", Ellipse(0, -42, 32, 6.6), round=0)
    s.ellipse("c", Ellipse(0, -16, 20, 13), round=0.4)


@thing("flagstone", a="c9bfae", b="6a6058", c="f4efe2")
def flagstone(s: Sketch) -> None:
    s.poly("b", "-50 0 50 0 46 12 20 17 -22 18 -46 11", round=0.5)
    s.poly("a", "-50 1 -40 -26 40 -26 50 1", round=0.15)
    for side in ("-44 -2 44 -2", "-36 -23 36 -23", "-44 -2 -36 -23", "44 -2 36 -23"):
        s.limb("c", side, Taper(2, 2), round=0)


@thing("bucket", a="c8453b", b="f2d28a", c="8a2a2a")
def bucket(s: Sketch) -> None:
    s.arc("b", Arc(0, -78, 36, 180, 180), 3)
    s.poly("a", "-28 0 -40 -78 40 -78 28 0", round=0.9)
    s.ellipse("a", Ellipse(0, -78, 41, 9), round=0.3)
    s.ellipse("c", Ellipse(0, -77, 35, 6.5), round=0)
    s.poly("b", "-31.5 -22 -34.5 -42 34.5 -42 31.5 -22", round=0.9)


TURRET = (
    "-1 0 -0.72 -1 -0.72 -1.16 -0.42 -1.16 -0.42 -1 -0.15 -1 -0.15 -1.16 "
    "0.15 -1.16 0.15 -1 0.42 -1 0.42 -1.16 0.72 -1.16 0.72 -1 1 0"
)


@thing("sandcastle", a="dcb878", b="b88e54", lamp="ffdf94")
def sandcastle(s: Sketch) -> None:
    s.blob("b", "-66 2 -54 -16 -20 -22 20 -22 54 -16 66 2 0 8", round=0.7)
    for x, y, wide, tall in ((0, -44, 22, 42), (-36, -12, 22, 46), (36, -12, 22, 46), (0, -8, 26, 40)):
        s.poly("a", placed(TURRET, x, y, wide, tall), round=0.8)
        s.box("lamp", Rect(x - 4, y - tall * 0.66, x + 4, y - tall * 0.34, 4), round=0, glow=0.9)
    s.blob("5a3a28", "-9 -6 -8 -24 0 -30 8 -24 9 -6", round=0.1)
    s.limb("7a5236", "0 -90 0 -112", Taper(1.6, 1.4))
    s.poly("accent", "0 -112 0 -98 20 -105", round=0.2)


@thing("pin", a="8a94a0", b="c8453b")
def pin(s: Sketch) -> None:
    s.limb("a", "0 0 0 -40", Taper(1, 2.2))
    s.ellipse("b", Ellipse(0, -42, 5, 5))


@thing("brolly", a="8a2f3a", b="c9a24a", c="5a1c28")
def brolly(s: Sketch) -> None:
    """A closed umbrella, hung up by its handle."""
    s.arc("b", Arc(6, -98, 7, 180, 190), 4)
    s.limb("b", "-1 -98 0 -84", Taper(4, 4))
    s.blob("a", "-6 -86 6 -86 14 -60 12 -40 3 -4 0 8 -3 -4 -12 -40 -14 -60", round=0.8)
    for fold in ("-2 -84 -6 -50 -1 -4", "3 -84 7 -50 1 -6"):
        s.limb("c", fold, Taper(1, 1, 2), round=0.2)
    s.limb("b", "0 4 0 16", Taper(2.4, 1.2))
    s.limb("c", "-13 -52 0 -47 13 -52", Taper(2.4, 2.4), round=0.3)
