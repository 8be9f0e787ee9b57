"""Things for cards about work, feasts and love: tables, ovens, beds, hedges, and things with faces."""

from collections.abc import Callable

import numpy as np

from unspoken_art.canvas.pen import Arc, Ellipse, Rect, Sketch, Taper, placed, thing
from unspoken_art.things.actors.figure import Role, with_shades
from unspoken_art.things.actors.heads import Look, head
from unspoken_art.things.actors.shapes import Frame

PERSON = with_shades(Role("child").fills())
"""The colours of a face; things with a face add their own to these."""


def _with_face(name: str, **fills: str) -> Callable[[Callable[[Sketch], None]], Callable[[Sketch], None]]:
    """Register a drawing that has a person's face."""
    return thing(name, **{**PERSON, **fills})


@thing("banquet", a="efe6d2", b="b0453a", c="d9cbb0")
def banquet(s: Sketch) -> None:
    """A long table with a cloth, seen from the front."""
    s.box("c", Rect(-50, -34, 50, 0, 0), round=0.15)
    for x in range(-46, 50, 13):
        s.blob("a", placed("-5 -32 5 -32 8 -4 0 0 -8 -4", x, 0), round=0.35)
    s.box("b", Rect(-50, -31, 50, -28.6, 0), round=0.2)
    s.poly("a", "-50 -42 50 -42 52 -33 -52 -33", round=0.15)


@thing("oven", a="b06a48", b="7a4632", lamp="ffb04a", dark="2a1a18")
def oven(s: Sketch) -> None:
    """A brick oven with an open mouth."""
    s.box("b", Rect(-18, -146, 18, -90, 0), round=0.4)
    s.blob("a", "-54 0 -56 -50 -44 -88 -14 -106 14 -106 44 -88 56 -50 54 0 0 2", round=0.7)
    for row in range(5):
        for column in range(5):
            x = -40 + column * 19 + (row % 2) * 8
            if not (abs(x) < 30 and 0 < row < 4):
                s.box("b", Rect(x - 7, -88 + row * 18, x + 7, -81 + row * 18, 2), round=0.3)
    s.blob("dark", "-32 -16 -32 -46 -20 -66 0 -72 20 -66 32 -46 32 -16 0 -15", round=0)
    s.blob("lamp", "-24 -18 -22 -38 -10 -34 -4 -54 6 -38 14 -48 24 -18 0 -17", round=0.3, glow=1.0)
    s.box("b", Rect(-42, -18, 42, -8, 2), round=0.6)


@_with_face("bread-baby", a="c98a48", b="f0d8a4", c="8a5428")
def bread_baby(s: Sketch) -> None:
    """A loaf in the form of a wrapped child."""
    s.blob("c", "-58 -4 -62 -24 -46 -40 0 -46 40 -42 60 -24 58 -4 0 2")
    s.blob("a", "-58 -8 -62 -26 -46 -41 0 -47 40 -43 58 -26 52 -8 0 -4")
    for x in (-48, -30, -12):
        s.blob("b", placed("-6 4 -2 -14 10 -20 12 -14 4 -2", x, -22), round=0.5)
    s.ellipse("c", Ellipse(32, -28, 25, 24), round=0.3)
    head(s, Frame(32, -28, 18, 10), Look("asleep", "quarter", "tousled"))


@thing("veil", a="f4efe2", b="dcd6cc")
def veil(s: Sketch) -> None:
    """A long veil in the wind; it starts at (0, 0) and trails to the left."""
    s.blob("a", "2 -2 -20 -14 -52 -8 -84 -18 -112 -2 -110 10 -84 0 -52 14 -22 8 0 6", round=0.6)
    s.limb("b", "-6 2 -30 0 -58 4 -84 -8 -104 4", Taper(1.2, 1.2), round=0)
    s.limb("b", "-8 -4 -30 -8 -56 -2 -84 -12", Taper(1, 1), round=0)


@_with_face("stacked-coat", a="6a5138", b="e0b04a", c="2a2026")
def stacked_coat(s: Sketch) -> None:
    """A very tall coat with a small head on top, and two more faces in its opening."""
    for x in (-7, 8):
        s.blob("shoes", placed("-6 0 -5 -5 2 -6 9 -3 10 0", x, 0), round=0.6)
        s.limb("skin", f"{x - 1} -4 {x - 1} -14", Taper(4.6, 4.6))
    s.blob("a", "-17 -10 -15 -60 -13 -96 -4 -106 8 -105 14 -96 16 -58 19 -10 0 -7", round=0.6)
    s.limb("a", "9 -98 24 -84 40 -84", Taper(10, 7))
    s.limb("skin", "40 -84 46 -84", Taper(5, 4))
    s.blob("c", "2 -84 9 -76 9 -52 5 -12 -1 -12 -3 -50 -4 -74", round=0)
    head(s, Frame(3, -66, 8.4, 0), Look("afraid", "quarter", "curls"))
    head(s, Frame(3, -34, 8.4, 4), Look("secretive", "quarter", "short"))
    for y in (-88, -48, -20):
        s.ellipse("b", Ellipse(-4.6, y, 1.6, 1.6))
    s.limb("scarf", "-8 -103 2 -100 11 -104", Taper(6, 6))
    head(s, Frame(2, -113, 9, -4), Look("calm", "profile", "tousled", "tophat", ("moustache",)))


@thing("half-house", a="d8c09a", b="9a4a38", c="5a3a2c", lamp="ffd77a")
def half_house(s: Sketch) -> None:
    """The left half of a house, torn off; the mirrored one is the other half."""
    s.poly("a", "-44 0 -44 -52 0 -52 -5 -42 2 -33 -6 -24 1 -14 -5 -6 -1 0", round=0.2)
    s.poly("c", "-1 0 -5 -6 1 -14 -6 -24 2 -33 -5 -42 0 -52 4 -43 7 -33 0 -24 6 -14 1 -6 4 0", round=0.1)
    s.box("c", Rect(-36, -92, -27, -60, 0), round=0.3)
    s.poly("b", "-52 -50 -5 -98 3 -88 -5 -79 3 -69 -4 -60 0 -50", round=0.4)
    s.box("c", Rect(-36, -42, -18, -20, 1), round=0)
    s.box("lamp", Rect(-34, -40, -20, -22, 0), round=0, glow=0.8)
    s.limb("c", "-27 -41 -27 -21", Taper(1.4, 1.4), round=0)
    s.limb("c", "-35 -31 -19 -31", Taper(1.4, 1.4), round=0)


@thing("hugging-shirt", a="f2ead8", b="c9bfae", c="8a5a3a")
def hugging_shirt(s: Sketch) -> None:
    """A man's shirt on pegs, wide enough to stand behind somebody."""
    s.blob("a", "-30 -88 -12 -94 0 -88 12 -94 30 -88 34 -40 36 4 0 8 -36 4 -34 -40", round=0.5)
    s.limb("b", "0 -88 0 4", Taper(1.4, 1.4), round=0)
    for y in (-70, -50, -30, -10):
        s.ellipse("b", Ellipse(0, y, 1.8, 1.8), round=0.3)
    for x in (-22, 22):
        s.box("c", Rect(x - 2, -98, x + 2, -84, 1), round=0.5)


@thing("hugging-sleeves", a="f2ead8", b="c9bfae")
def hugging_sleeves(s: Sketch) -> None:
    """The sleeves of the shirt, closed from both sides round somebody in front of it."""
    s.limb("a", "26 -82 42 -58 34 -34 12 -22", Taper(15, 11, 13))
    s.limb("b", "15 -29 11 -16", Taper(4, 4), round=0.4)
    s.limb("a", "-26 -82 -44 -60 -40 -38 -10 -32", Taper(15, 11, 13))
    s.limb("b", "-14 -39 -12 -26", Taper(4, 4), round=0.4)


@thing("bear-guest", a="7a5234", b="a87850", c="b0392e", white="f7f0e2", dark="201614")
def bear_guest(s: Sketch) -> None:
    """A bear who sits upright, from the front, with a napkin."""
    s.blob("a", "-34 0 -38 -30 -26 -56 0 -64 26 -56 38 -30 34 0", round=0.8)
    s.limb("a", "-28 -46 -44 -24 -30 -8", Taper(18, 15))
    s.limb("a", "28 -46 44 -24 30 -8", Taper(18, 15))
    s.poly("white", "-20 -52 20 -52 10 -16 0 -8 -10 -16", round=0.3)
    for x in (-19, 19):
        s.ellipse("a", Ellipse(x, -98, 9, 9))
        s.ellipse("b", Ellipse(x, -97, 4.6, 4.6), round=0.3)
    s.ellipse("a", Ellipse(0, -78, 28, 25))
    s.ellipse("b", Ellipse(0, -69, 14, 11.5))
    s.ellipse("dark", Ellipse(0, -75, 5.4, 3.8))
    s.limb("dark", "0 -71 0 -66", Taper(1.4, 1.4), round=0)
    s.limb("dark", "-7 -66 0 -63 7 -66", Taper(1.4, 1.4), round=0)
    for x in (-11, 11):
        s.ellipse("white", Ellipse(x, -84, 3.4, 3.4), round=0.2)
        s.ellipse("dark", Ellipse(x + 1, -84, 2, 2.2), round=0.2)
    s.poly("c", "0 -52 -13 -58 -13 -45", round=0.6)
    s.poly("c", "0 -52 13 -58 13 -45", round=0.6)


@thing("wheat", a="d9b04a", b="a87c2c")
def wheat(s: Sketch) -> None:
    """A tuft of ripe wheat."""
    for x, lean in ((-18, -10), (-9, -3), (0, 1), (9, 5), (18, 11)):
        s.limb("b", f"{x * 0.5} 0 {x * 0.8} -40 {x + lean} -76", Taper(2.4, 1.8), round=0.3)
        for step in range(5):
            at = -66 - step * 7
            for side in (-3, 3):
                grain = Ellipse(x + lean * (1 + step * 0.1) + side, at, 2.6, 4.6, side * 8)
                s.ellipse("a", grain, round=0.5)


@thing("scythe", a="8a5a3a", b="cfd4d6")
def scythe(s: Sketch) -> None:
    """A scythe that leans on its handle."""
    s.limb("a", "0 0 4 -50 0 -100", Taper(3, 3))
    s.limb("a", "3 -58 14 -58", Taper(2.6, 2.6))
    s.blob("b", "-2 -100 24 -104 48 -92 62 -70 44 -86 22 -94 0 -94", round=0.3)


@_with_face("bed-for-two", a="efe6d6", b="6a4434", c="b0503f", d="d8c8a8")
def bed_for_two(s: Sketch) -> None:
    """A broad bed from the foot end, with two sleepers who turn to each other."""
    s.blob("b", "-58 0 -58 -84 -40 -98 0 -104 40 -98 58 -84 58 0", round=0.4)
    s.box("a", Rect(-52, -74, 52, -20, 5), round=0.4)
    for x in (-24, 24):
        s.blob("d", placed("-22 8 -24 -10 0 -16 24 -10 22 8 0 12", x, -66), round=0.7)
    head(s, Frame(-22, -66, 12.5, 16), Look("asleep", "quarter", "short", "", ("moustache",)))
    head(s, Frame(22, -66, 12.5, -16, True), Look("love", "quarter", "long"))
    s.blob("c", "-54 -46 -24 -54 0 -47 24 -54 54 -46 57 -4 0 0 -57 -4", round=0.6)
    s.blob("a", "-54 -48 -24 -56 0 -49 24 -56 54 -48 54 -40 24 -47 0 -40 -24 -47 -54 -40", round=0.4)
    for x in (-34, -11, 11, 34):
        for y in (-32, -14):
            s.poly("d", placed("0 -7 7 0 0 7 -7 0", x, y), round=0.2)
    for x in (-57, 57):
        s.box("b", Rect(x - 4, -60, x + 4, 6, 2), round=0.7)


@thing("plinth", a="cfc8ba", b="a79f92")
def plinth(s: Sketch) -> None:
    """The pedestal of a statue."""
    s.box("b", Rect(-26, -8, 26, 0, 0), round=0.4)
    s.box("a", Rect(-20, -46, 20, -8, 0), round=0.3)
    s.box("b", Rect(-25, -54, 25, -46, 1), round=0.5)


@thing("bunting", a="b0453a", b="e0b04a", c="4a7a86", d="6a4434")
def bunting(s: Sketch) -> None:
    """A string of small flags that sags between two points at the top."""
    at = np.linspace(-50, 50, 12)
    sag = [14 * (1 - (x / 50) ** 2) for x in at]
    s.limb("d", " ".join(f"{x:.1f} {y:.1f}" for x, y in zip(at, sag, strict=True)), Taper(1, 1), round=0)
    for index, (x, y) in enumerate(zip(at, sag, strict=True)):
        s.poly("abc"[index % 3], placed("-3.6 0 3.6 0 0 9.6", float(x), float(y)), round=0.3)


@thing("topiary-tub", a="9a5a3c", b="7a4230")
def topiary_tub(s: Sketch) -> None:
    """A square planter for a clipped bush."""
    s.poly("a", "-24 -30 24 -30 20 0 -20 0", round=0.4)
    s.box("b", Rect(-27, -37, 27, -29, 1), round=0.5)


@thing("fence", a="efe6d2", b="cbbfa6")
def fence(s: Sketch) -> None:
    """A piece of a picket fence, seen from the end of two gardens."""
    for y in (-30, -12):
        s.box("b", Rect(-50, y - 2, 50, y + 2, 0), round=0.3)
    for x in range(-44, 50, 11):
        s.poly("a", placed("-4 0 -4 -38 0 -45 4 -38 4 0", x, 0), round=0.4)


@thing("wedding-bouquet", a="d87a86", b="f4efe2", c="5a7a48")
def wedding_bouquet(s: Sketch) -> None:
    """A small bunch of flowers."""
    s.poly("c", "-8 -14 8 -14 3 10 -3 10", round=0.5)
    for index, (x, y) in enumerate(((-9, -16), (0, -12), (9, -16), (-5, -24), (5, -24), (0, -19))):
        s.ellipse("ab"[index % 2], Ellipse(x, y, 6, 6))


def _face_flower(name: str, face: str, hair: str, petals: str) -> None:
    """Register a flower with a face for a heart."""

    def draw(s: Sketch) -> None:
        s.limb("stem", "0 0 -4 -34 0 -66", Taper(6, 5))
        s.blob("stem", "-2 -18 -20 -36 -34 -34 -24 -18", round=0.5)
        s.blob("stem", "-2 -30 16 -46 30 -44 20 -28", round=0.5)
        for index in range(12):
            turn = index * 30
            x, y = 27 * np.cos(np.radians(turn)), 27 * np.sin(np.radians(turn))
            s.ellipse("a", Ellipse(float(x), -92 + float(y), 14, 7.6, turn), round=0.7)
        head(s, Frame(0, -92, 19, 0), Look(face, "quarter", hair))

    _with_face(name, a=petals, stem="5a7a48")(draw)


_face_flower("flower-laughing", "laughing", "bald", "e6b23c")
_face_flower("flower-crying", "crying", "bald", "7f93c4")
_face_flower("flower-angry", "angry", "bald", "b8443a")


@thing("dropped-ring", a="e0b04a", white="fff6dc")
def dropped_ring(s: Sketch) -> None:
    """A ring with a stone."""
    s.arc("a", Arc(0, -20, 17, 0, 360), 6)
    s.poly("white", "-9 -42 9 -42 0 -30", round=0.5, glow=0.4)


@thing("turnip-leaves", a="5f8a3c", b="a8c070")
def turnip_leaves(s: Sketch) -> None:
    """The leaves of a root, in a tuft that is being pulled to the right."""
    for x, y, wide in ((-46, -50, 9), (-26, -74, 11), (0, -84, 12), (26, -76, 11), (52, -62, 10)):
        s.limb("a", f"0 2 {x * 0.3} {y * 0.5} {x} {y}", Taper(6, wide, wide * 2.2), round=0.6)
        s.limb("b", f"0 0 {x * 0.3} {y * 0.5} {x * 0.92} {y * 0.92}", Taper(2.2, 1.2), round=0.2)


@thing("nobody", a="3a4a5e", b="b0392e", c="2a2430", white="f7f0e2")
def nobody(s: Sketch) -> None:
    """A guest who is not there: coat, scarf, spectacles, gloves and hat round empty air."""
    s.limb("a", "-6 -50 14 -26 34 -30", Taper(14, 10))
    s.blob("a", "-22 4 -24 -36 -16 -58 0 -62 14 -56 20 -30 20 4", round=0.7)
    s.limb("b", "-14 -60 0 -55 12 -60", Taper(8, 8, 9))
    s.limb("b", "8 -58 14 -42 10 -28", Taper(8, 9))
    for x in (1, 15):
        s.arc("c", Arc(x, -80, 5.6, 0, 360), 1.6, round=0)
    s.limb("c", "-5 -80 -14 -82", Taper(1.4, 1.4), round=0)
    s.limb("a", "-12 -48 4 -20 30 -22", Taper(15, 11))
    s.blob("white", "30 -28 42 -30 48 -24 42 -16 30 -17", round=0.7)
    s.poly("c", "-14 -96 20 -98 24 -126 -17 -124", round=0.5)
    s.limb("b", "-14 -100 20 -102", Taper(4.6, 4.6), round=0.3)
    s.limb("c", "-26 -95 4 -97 31 -99", Taper(4.4, 4.4), round=0.4)
