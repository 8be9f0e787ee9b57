"""Things of cards about leaving and staying: beds, a road, a beam of light, a clock, a crack."""

import numpy as np
import skia

from unspoken_art.canvas.pen import Ellipse, Rect, Sketch, Taper, points, thing
from unspoken_art.things.actors.shapes import clipped, cover


def _cot(s: Sketch) -> None:
    """Draw an iron bed from the side, its pillow to the left."""
    for x, top in ((-50, -58), (50, -44)):
        s.limb("c", f"{x} {top} {x} 0", Taper(3.6, 3.6))
    s.limb("c", "-50 -16 50 -16", Taper(3, 3))
    s.box("a", Rect(-48, -28, 48, -17, 3), round=0.5)
    s.blob("a", "-47 -27 -47 -38 -36 -41 -24 -36 -24 -28", round=0.6)


@thing("solid-beam", lamp="fff0b8")
def solid_beam(s: Sketch) -> None:
    """Draw a beam of light from (0, 0) to the right: a pale core, with thin rays along both edges."""
    s.poly("lamp", "0 -1.2 100 -10.6 100 10.6 0 1.2", round=0, glow=1.0)
    for side in (-1, 1):
        for start, end, slope, wide in ((8, 97, 0.132, 2.4), (22, 88, 0.164, 1.7), (36, 78, 0.192, 1.1)):
            ray = f"{start} {side * slope * start} {end} {side * slope * end}"
            s.limb("lamp", ray, Taper(0.5, 0.3), round=0, glow=1.0)
            middle = 0.35 * start + 0.65 * end
            rise = side * slope
            s.poly("lamp", f"{start} {rise * start} {middle} {rise * middle - wide / 2} {end} {rise * end} "
                           f"{middle} {rise * middle + wide / 2}", round=0, glow=1.0)  # fmt: skip


@thing("liner", a="f4ead3", b="8a5a3a", c="8fa3a8")
def liner(s: Sketch) -> None:
    """Draw a steamer from the side, its bow to the left, with two funnels."""
    for x in (-14, 14):
        s.poly("b", f"{x - 6} -24 {x - 5} -48 {x + 7} -48 {x + 6} -24", round=0.6)
    s.box("a", Rect(-34, -32, 36, -20, 2), round=0.3)
    for x in range(-28, 34, 9):
        s.ellipse("dark", Ellipse(x, -26, 2, 2), round=0)
    s.poly("c", "-64 -24 -48 -20 54 -20 58 -26 54 2 44 10 -42 10 -54 0", round=0.4)
    s.limb("a", "-61 -17 -48 -14 55 -14", Taper(2, 2), round=0)


@thing("coffin", a="2a2024", b="f4ead3", c="2a2024")
def coffin(s: Sketch) -> None:
    """Draw a coffin from the side, with a wreath that lies on its lid; its lower edge is at y = 0."""
    s.poly("a", "-46 -7 -36 -18 40 -18 50 -7 42 0 -38 0", round=0.1)
    s.limb("b", "-45 -8 49 -8", Taper(1.4, 1.4), round=0)
    s.ellipse("c", Ellipse(2, -21, 13, 6), round=0)
    for turn in np.linspace(0, 2 * np.pi, 11)[:-1]:
        s.ellipse("b", Ellipse(2 + 10 * float(np.cos(turn)), -21 + 4 * float(np.sin(turn)), 3, 2.1), round=0)


@thing("cot-asleep", a="f4efe2", b="6f8298", c="2a2630", skin="f0d8c0", hair="2a2024")
def cot_asleep(s: Sketch) -> None:
    """Draw an iron bed in which a child sleeps with its face to the wall."""
    _cot(s)
    s.ellipse("hair", Ellipse(-33, -43, 8, 7))
    s.blob("b", "-28 -38 -12 -48 14 -44 34 -46 49 -34 50 -14 -24 -14 -30 -26", round=0.7)


@thing("cot", a="f4efe2", c="2a2630")
def cot(s: Sketch) -> None:
    """Draw an iron bed with a pillow, without a blanket."""
    _cot(s)


@thing("cot-awake", a="f4efe2", b="6f8298", c="2a2630")
def cot_awake(s: Sketch) -> None:
    """Draw the blanket of an iron bed, turned down over the lap of somebody who sits up behind it."""
    s.blob("b", "-22 -26 -8 -33 10 -37 34 -38 48 -32 50 -12 -20 -12 -24 -18", round=0.7)
    s.blob("a", "-24 -24 -16 -31 -4 -36 0 -30 -10 -25 -16 -12 -23 -12", round=0.3)


@thing("cot-empty", a="f4efe2", b="6f8298", c="2a2630")
def cot_empty(s: Sketch) -> None:
    """Draw an iron bed with its blanket thrown back to the foot."""
    _cot(s)
    s.blob("b", "14 -28 22 -42 40 -44 50 -32 50 -10 38 -4 26 -12 18 -18", round=0.7)


@thing("torn-bed", a="f4efe2", b="2a2024")
def torn_bed(s: Sketch) -> None:
    """Draw the left half of a broken bed from the foot end: half a headboard and a pillow."""
    s.blob("b", "-58 0 -60 -74 -54 -84 -48 -76 -36 -92 -18 -101 0 -104", round=0.4)
    s.poly("b", "-52 -4 -46 -80 -20 -99 0 -104 5 -94 -3 -84 4 -72 -4 -60 3 -50 -3 -36 2 -4", round=0.2)
    s.blob("a", "-50 -38 -53 -54 -48 -64 -28 -66 -6 -63 -4 -52 -6 -38", round=0.7)


@thing("torn-quilt", a="8fa3b4", b="f4efe2")
def torn_quilt(s: Sketch) -> None:
    """Draw half a quilt over the foot of a broken bed; its right edge is torn."""
    s.poly("a", "-55 -42 -30 -46 3 -44 -3 -36 4 -28 -4 -19 3 -11 -2 0 -58 0 -58 -36", round=0.3)
    s.poly("b", "-55 -44 -30 -48 3 -46 0 -38 -30 -40 -56 -36", round=0.3)
    for x in (-44, -30, -15):
        s.limb("b", f"{x} -38 {x - 1} 0", Taper(1.2, 1.2), round=0)
    for y in (-27, -14):
        s.limb("b", f"-57 {y} -1 {y}", Taper(1.2, 1.2), round=0)


@thing("turned-head", hair="2a2024", b="f4efe2", skin="f0d8c0")
def turned_head(s: Sketch) -> None:
    """Draw a sleeper's head with long hair, which lies on its own pillow at (0, 0), turned to the right."""
    s.blob("b", "-44 6 -48 -20 -36 -34 -10 -38 22 -36 38 -26 38 -6 32 7", round=0.3)
    s.blob("hair", "-20 4 -27 -10 -18 -26 0 -31 15 -24 16 -12 6 2 -8 8 -16 18 -30 22 -26 12", round=0.4)
    s.ellipse("skin", Ellipse(4, -12, 11, 13, 24), round=0)
    s.blob("hair", "-14 -6 -10 -24 2 -30 15 -24 16 -18 4 -20 -4 -12", round=0.4)
    for line in ("2 -11 6 -9 9 -12", "2 -4 5 -3"):
        s.limb("hair", line, Taper(1.6, 1.6), round=0)


@thing("station-dial", a="f4ead3", b="2a2630")
def station_dial(s: Sketch) -> None:
    """Draw the dial of a station's clock round (0, 0), some minutes before noon."""
    s.ellipse("b", Ellipse(0, 0, 50, 50), round=0.3)
    s.ellipse("a", Ellipse(0, 0, 45, 45), round=0.1)
    for minute in range(60):
        turn = np.radians(6 * minute)
        x, y = float(np.sin(turn)), float(-np.cos(turn))
        inner, wide = (34, 4.4) if minute % 15 == 0 else (36, 3) if minute % 5 == 0 else (41, 1)
        s.limb("b", f"{inner * x} {inner * y} {43 * x} {43 * y}", Taper(wide, wide), round=0)
    s.limb("b", "2 9 -5 -25", Taper(5, 4), round=0)
    s.limb("b", "8 8 -28 -28", Taper(4, 2.6), round=0)
    s.ellipse("b", Ellipse(0, 0, 4.6, 4.6), round=0.2)


@thing("road-roll", a="f4ead3", b="2a2024", c="c9bfae")
def road_roll(s: Sketch) -> None:
    """Draw a road that is rolled up like a carpet; it lies on (0, 0), and the rest winds up to (22, -124)."""
    near = "2 -2 28 3 54 -3 65 -17 63 -31 52 -46 37 -60 22 -74 13 -88 12 -98 17 -109 21 -116 22.4 -123.5"
    far = "21 -123.5 18.6 -117 13 -110 6 -99 4 -88 9 -74 20 -60 30 -49 37 -38 34 -24 26 -17"
    s.blob("c", f"{near} {far}", round=0)
    s.limb("b", "0 -21.5 26 -34", Taper(46, 41), round=0)
    s.limb("c", "0 -21.5 26 -34", Taper(43, 38), round=0)
    s.ellipse("a", Ellipse(0, -21.5, 21.5, 21.5), round=0)
    shares = np.linspace(0.06, 1, 120)
    turns = shares * 7 * np.pi + np.pi / 2
    xs, ys = 20.6 * shares * np.cos(turns), 20.6 * shares * np.sin(turns) - 21.5
    s.limb("b", " ".join(f"{x:.2f} {y:.2f}" for x, y in zip(xs, ys, strict=True)), Taper(1.8, 1.8), round=0)


@thing("chasm", a="2a2024", b="b06a48")
def chasm(s: Sketch) -> None:
    """Draw a crack in the ground from the horizon at (22, -100) to (0, 0), and its inner wall."""
    edge = points("0 0 -8 -10 2 -18 -20 -29 -10 -41 -32 -53 -18 -65 -28 -76 -6 -86 -10 -94 6 -100 40 -100 "
                  "30 -93 44 -82 26 -72 40 -61 20 -50 34 -38 14 -28 20 -17 4 -9")  # fmt: skip
    low = [(0.94 * x + 0.6, 0.95 * y + 4) for x, y in edge]
    mouth, ground = skia.Path(), skia.Path()
    mouth.addPoly([skia.Point(x, y) for x, y in edge], True)
    ground.addPoly([skia.Point(x, y) for x, y in low], True)
    cover(s, "b", mouth, round=0)
    cover(s, "a", clipped(ground, mouth), round=0)
    for (x, y), (x1, y1) in zip(edge, low, strict=True):
        ridge = Sketch()
        ridge.limb("a", f"{x} {y} {x1} {y1}", Taper(0.8, 0.8))
        cover(s, "a", clipped(ridge.parts[0].path, mouth), round=0)


@thing("seam", a="2a2024", b="f4ead3")
def seam(s: Sketch) -> None:
    """Draw a closed crack that winds from (0, 0) down to (0, 60), with uneven stitches across."""
    ways = ((0, 0), (-5, 12), (4, 24), (-4, 36), (3, 48), (0, 60))
    s.limb("a", " ".join(f"{x} {y}" for x, y in ways), Taper(1.8, 2.4), round=0)
    for y, half, slant in (
        (3, 7, 1),
        (12, 10, -2),
        (20, 7, 2.4),
        (29, 11, 0.6),
        (39, 8, -2.6),
        (47, 10, 1.6),
    ):
        x = float(np.interp(y, [way[1] for way in ways], [way[0] for way in ways]))
        s.limb(
            "b", f"{x - half} {y - slant} {x} {y + 0.8} {x + half} {y + slant}", Taper(2.6, 2.6, 3.2), round=0
        )


@thing("threaded-needle", a="f4ead3")
def threaded_needle(s: Sketch) -> None:
    """Draw a needle held at (0, 0), and the thread that is pulled tight from (19, 52) to its eye."""
    s.limb("a", "19 52 10 26 -8 6", Taper(2, 2), round=0, glow=1.0)
    s.poly("a", "-12 10 -12 4 -6 0 46 -30 -4 8", round=0)


@thing("waterline", a="f4efe2")
def waterline(s: Sketch) -> None:
    """Draw ripples in front of something about 100 wide that floats at (0, 0)."""
    for y, half, wide in ((0, 62, 3), (7, 54, 2.6), (14, 34, 2.2)):
        wave = " ".join(
            f"{x} {y + (1.6 if step % 2 else -1.6)}" for step, x in enumerate(range(-half, half + 1, 8))
        )
        s.limb("a", wave, Taper(0.6, 0.6, wide), round=0, glow=1.0)


@thing("clasped-hands", a="f4ead3")
def clasped_hands(s: Sketch) -> None:
    """Draw two pale hands that hold each other round (0, 0), as one soft shape."""
    s.blob("a", "-17 -14 -8 -16 4 -10 13 -12 12 0 10 12 3 17 -5 12 -6 3 -14 -4", round=0)
