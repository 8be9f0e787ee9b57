"""What actors wear: costumes as cloth that follows the limbs."""

from dataclasses import dataclass, replace

import skia

from unspoken_art.canvas.pen import Ellipse, Point, Sketch, Taper
from unspoken_art.things.actors.body import Body, Limb
from unspoken_art.things.actors.shapes import Disc, Frame, along, between, cover, direction, hull, tube


@dataclass(frozen=True)
class Costume:
    """Which parts of the body which fill covers, and how far the skirt reaches (1 knee, 2 ankle)."""

    a: str
    b: str
    hem: float = 0.0
    flare: float = 1.0
    sleeve: str = "a"
    short: bool = False
    legs: str = "dark"
    shoes: str = "shoes"
    detail: str = ""
    hat: str = ""


COSTUMES = {
    "coat": Costume("4a4468", "d0583a", 1.2, 1.05, detail="coat"),
    "dress": Costume("c0503f", "f0e2c0", 1.3, 1.5, short=True, legs="skin", detail="belt"),
    "gown": Costume("7a3a5e", "e8c9a0", 1.98, 1.5, detail="belt"),
    "suit": Costume("3f5263", "f0e6d2", 0.36, 1.0, legs="a", detail="suit"),
    "shirt": Costume("4f6a52", "efe2c6", 0.0, 1.0, sleeve="b", legs="a", detail="braces"),
    "apron": Costume("6a5a80", "f2e8d4", 1.7, 1.25, detail="apron"),
    "cloak": Costume("2f4a50", "b9683c", 1.2, 1.0, detail="cloak", hat="hood"),
    "uniform": Costume("2f4470", "e2b64a", 0.42, 1.0, legs="dark", detail="uniform", hat="cap"),
    "nightshirt": Costume("efe6d6", "8fa7b8", 1.35, 1.2, legs="skin", shoes="skin", hat="nightcap"),
    "swimmer": Costume("b8443a", "f2e6d0", 0.42, 0.7, "skin", legs="skin", shoes="skin", detail="stripes"),
    "dancer": Costume("e6a0a0", "f7e2da", 0.0, 1.0, sleeve="skin", legs="b", shoes="a", detail="tutu"),
}  # fmt: skip


def leg(s: Sketch, body: Body, limb: Limb, costume: Costume) -> None:
    """Draw one leg with its foot."""
    k = body.build.limb
    thick = 1.18 if costume.legs[:4] != "skin" and costume.detail != "tutu" else 0.92
    root, knee, ankle = 5.6 * k * thick, 4.1 * k * thick, 2.7 * k * (1.25 if thick > 1 else 0.9)
    foot = Frame(*limb.end, k, 90 - limb.tip)
    shoe = hull(((foot.at(0, -0.6)), 2.5 * k), (foot.at(-1.6, 1.5), 1.9 * k), (foot.at(8.2, 2.1), 1.3 * k))
    cover(s, costume.shoes, shoe, round=0.6)
    cover(s, costume.legs, tube((limb.root, root), (limb.joint, knee), (limb.end, ankle)))


def deep(costume: Costume) -> Costume:
    """Return the costume with darker limbs, for the side away from the viewer."""
    return replace(costume, sleeve=f"{costume.sleeve}_deep", legs=f"{costume.legs}_deep")


def crease(s: Sketch, body: Body, costume: Costume) -> None:
    """Draw a dark rim where the near arm crosses the trunk, so that the two stay apart in flat styles."""
    k, limb = body.build.limb, body.near
    wide = 5.6 if costume.sleeve[:4] != "skin" and not costume.short else 4.2
    rim = tube((limb.root, wide * k), (limb.joint, wide * k * 0.88), (limb.end, wide * k * 0.74))
    inner = skia.Op(rim, tube(*_torso(body)), skia.PathOp.kIntersect_PathOp)
    if inner is not None and not inner.isEmpty():
        cover(s, "b_deep" if costume.detail == "braces" else "a_deep", inner, round=0.3)


def arm(s: Sketch, body: Body, limb: Limb, costume: Costume) -> None:
    """Draw one arm with its hand."""
    k = body.build.limb
    hand(s, limb, k)
    cuff = between(limb.joint, limb.end, 0.96)
    if costume.short:
        bare = "skin_deep" if costume.sleeve.endswith("_deep") else "skin"
        cover(s, bare, tube((limb.root, 3 * k), (limb.joint, 2.7 * k), (limb.end, 2.0 * k)))
        half = between(limb.root, limb.joint, 0.55)
        cover(s, costume.sleeve, tube((limb.root, 4.4 * k), (half, 4.2 * k)))
        return
    wide = 1.0 if costume.sleeve[:4] != "skin" else 0.72
    flare = 3.0 if costume.sleeve[:4] != "skin" else 2.2
    cover(
        s, costume.sleeve, tube((limb.root, 4.5 * k * wide), (limb.joint, 3.7 * k * wide), (cuff, flare * k))
    )


def hand(s: Sketch, limb: Limb, k: float) -> None:
    """Draw a hand with a thumb, at the end of an arm."""
    palm = Frame(*limb.end, k * 1.12, -limb.tip)
    fingers = hull((palm.at(0.2, 4.6), 2.1 * k), (palm.at(0.9, 7.4), 1.25 * k), (palm.at(-0.4, 7.6), 1.1 * k))
    thumb = hull((palm.at(1.2, 1.8), 1.4 * k), (palm.at(3.6, 4.6), 0.95 * k))
    wrist = hull((palm.at(0, -1), 1.9 * k), (palm.at(0.2, 3.2), 2.7 * k))
    cover(s, "skin", wrist, fingers, thumb)


def _torso(body: Body) -> list[Disc]:
    b = body.build
    chest, waist = body.chest, body.waist
    belly = along(waist, 90 + body.spine, b.belly * 0.2)
    neck = along(body.shoulder, 90 + body.spine, 0.3)
    return [(neck, b.chest * 0.62), (chest, b.chest), (belly, b.belly), (body.pelvis, b.hips)]


def _hem(body: Body, share: float, radius: float) -> list[Disc]:
    """Return small discs on both sides of both legs at a share of their length, 1 for the knee."""
    spots: list[Disc] = []
    for limb in body.legs:
        spot = (
            between(limb.root, limb.joint, share) if share <= 1 else between(limb.joint, limb.end, share - 1)
        )
        way = direction(limb.root, limb.joint) if share <= 1 else direction(limb.joint, limb.end)
        spots += [(along(spot, way + side, radius - 1), 1.0) for side in (90, 270)]
    return spots


def _skirt(body: Body, costume: Costume) -> list[skia.Path]:
    """Return the cloth from the hips to the hem, around both legs."""
    if not costume.hem:
        return []
    hips = (body.pelvis, body.build.hips * 1.02)
    width = body.build.hips * 0.62 * costume.flare + 1.2
    if costume.hem <= 1:
        return [hull(hips, *_hem(body, costume.hem, width))]
    knees = [(limb.joint, width * 0.84) for limb in body.legs]
    return [hull(hips, *knees), hull(*knees, *_hem(body, costume.hem, width * 1.12))]


def torso(s: Sketch, body: Body, costume: Costume, back: bool = False) -> None:
    """Draw the trunk, the skirt and the details of the costume, without buttons for a view from behind."""
    fill = "b" if costume.detail == "braces" else "a"
    discs = _torso(body)
    neck = tube((body.shoulder, 3.6 * body.build.limb + 0.4), (body.head, 2.9 * body.build.limb + 0.6))
    cover(s, "skin", neck)
    cover(s, fill, tube(*discs), *_skirt(body, costume))
    if costume.detail and not (back and costume.detail in FRONT):
        DETAILS[costume.detail](s, body)


def _frame(body: Body) -> Frame:
    """Return a frame whose origin is the waist, with y along the spine and 1 as a tenth of the torso."""
    return Frame(*body.waist, body.build.torso / 10, -body.spine)


def _edge(body: Body, y: float) -> float:
    """Return the x of the front edge of the trunk, at a height of the frame."""
    b = body.build
    middle = b.belly * 1.2 if y > -3 else b.chest
    return middle / (b.torso / 10)


def _coat(s: Sketch, body: Body) -> None:
    f, e = _frame(body), _edge(body, 0)
    s.poly("b", f.text(f"{e * 0.1} -7.6 {e * 0.95} -6.6 {e * 0.5} -4.2"), round=0.4)
    for y in (-2.6, -0.4, 1.8):
        s.ellipse("b", Ellipse(*f.at(e * 0.62, y), 1, 1))


def _suit(s: Sketch, body: Body) -> None:
    f, e = _frame(body), _edge(body, -5)
    s.poly("b", f.text(f"{e * 0.05} -8.2 {e * 0.85} -7 {e * 0.9} -3.2 {e * 0.62} -1.4"), round=0.3)
    s.poly("tie", f.text(f"{e * 0.56} -7.2 {e * 0.84} -6.8 {e * 0.86} -3.4 {e * 0.7} -2.6"), round=0.3)


def _braces(s: Sketch, body: Body) -> None:
    f, e = _frame(body), body.build.belly / (body.build.torso / 10)
    s.limb("a", f.text(f"0 -7.4 {e * 0.5} -4 {e * 0.5} 1"), Taper(2, 2), round=0.3)
    cover(
        s,
        "a",
        tube(
            (body.pelvis, body.build.hips * 1.03),
            (between(body.pelvis, body.waist, 0.7), body.build.belly * 1.04),
        ),
    )


def _belt(s: Sketch, body: Body) -> None:
    f, e = _frame(body), body.build.belly * 1.05 / (body.build.torso / 10)
    s.limb("b", f.text(f"{-e * 0.72} 0.2 {e * 0.2} 0.7 {e * 1.02} 0.1"), Taper(2.4, 2.4), round=0.4)
    s.limb("b", f.text(f"{-e * 0.3} -7.6 {e * 0.4} -6.7 {e * 0.95} -7"), Taper(1.6, 1.6), round=0.4)


def _apron(s: Sketch, body: Body) -> None:
    front, e = [], body.build.belly
    for limb in body.legs:
        spot = between(limb.joint, limb.end, 0.42)
        front.append((along(spot, 90 + body.spine * 0.3, body.build.hips * 0.4), body.build.hips * 0.36))
    top = along(body.waist, 90 + body.spine, e * 0.5)
    hips = along(body.pelvis, 90 + body.spine, body.build.hips * 0.5)
    cover(
        s,
        "b",
        hull((top, e * 0.7), (hips, body.build.hips * 0.6)),
        hull((hips, body.build.hips * 0.6), *front),
        round=0.4,
    )
    bib = along(body.chest, 90 + body.spine, body.build.chest * 0.5)
    cover(s, "b", hull((bib, body.build.chest * 0.42), (top, e * 0.6)), round=0.4)


def _uniform(s: Sketch, body: Body) -> None:
    f, e = _frame(body), body.build.belly * 1.08 / (body.build.torso / 10)
    s.limb("dark", f.text(f"{-e * 0.85} 0.6 {e * 0.2} 1 {e * 1.05} 0.4"), Taper(2.4, 2.4), round=0.4)
    for y in (-6, -4, -2):
        s.ellipse("b", Ellipse(*f.at(e * 0.72, y), 1.05, 1.05))
    s.limb("b", f.text(f"{-e * 0.7} -7.9 {e * 0.3} -7.7"), Taper(2.4, 2.4), round=0.5)


def _stripes(s: Sketch, body: Body) -> None:
    discs = _torso(body)
    for share in (0.16, 0.42, 0.68, 0.94):
        at = between(body.pelvis, body.shoulder, share)
        r = (
            discs[3][1]
            if share < 0.15
            else (body.build.belly if share < 0.45 else body.build.chest * (1.05 - share * 0.2))
        )
        a, b = along(at, 90 + body.spine, -r * 0.9), along(at, 90 + body.spine, r * 0.92)
        band = skia.Op(hull((a, 1), (b, 1)), tube(*discs), skia.PathOp.kIntersect_PathOp)
        cover(s, "b", band, round=0.3)


def _tutu(s: Sketch, body: Body) -> None:
    f = Frame(*body.pelvis, body.build.torso / 10, -body.spine)
    s.blob("b", f.text("-8 1.6 -6 -0.4 0 -1.6 6 -0.6 8.4 1.2 6 2.8 3 2.2 0 3.4 -3 2.4 -6 3.2"), round=0.5)
    s.blob("a", f.text("-6 0.6 -3 -1.2 0 -2 3 -1.2 6.2 0.4 3 1.2 0 1.6 -3 1.4"), round=0.5)


def _cloak(s: Sketch, body: Body) -> None:
    b = body.build
    back = [(along(limb.joint, 270 + body.spine * 0.4, b.hips * 0.4), b.hips * 0.5) for limb in body.legs]
    ends = [(along(limb.end, 270, b.hips * 0.5), b.hips * 0.46) for limb in body.legs]
    shoulder = (along(body.shoulder, 270 + body.spine, b.chest * 0.2), b.chest * 0.8)
    hips = (along(body.pelvis, 270 + body.spine, b.hips * 0.4), b.hips * 0.8)
    cover(s, "a", hull(shoulder, hips), hull(hips, *back), hull(*back, *ends))
    neck = along(body.shoulder, 180 + body.spine, -1)
    s.limb(
        "b",
        _line(along(neck, 270 + body.spine, b.chest * 0.5), along(neck, 90 + body.spine, b.chest * 0.7)),
        Taper(3, 3),
    )


def _line(a: Point, b: Point) -> str:
    return f"{a[0]} {a[1]} {b[0]} {b[1]}"


def scarf(s: Sketch, body: Body) -> None:
    """Draw a scarf around the neck, with one end that hangs down the back."""
    b, neck = body.build, between(body.shoulder, body.head, 0.3)
    left, right = along(neck, 270 + body.spine, b.chest * 0.55), along(neck, 90 + body.spine, b.chest * 0.6)
    tail = along(along(left, 270, 7), 0, 10)
    s.limb("scarf", f"{_line(left, along(left, 300, 6))} {tail[0]} {tail[1]}", Taper(4, 5))
    s.limb("scarf", _line(left, right), Taper(5.4, 5.4))


FRONT = ("coat", "suit", "uniform", "apron")
"""Details that only the front of a costume has."""

DETAILS = {
    "coat": _coat, "suit": _suit, "braces": _braces, "belt": _belt, "apron": _apron, "cloak": _cloak,
    "uniform": _uniform, "stripes": _stripes, "tutu": _tutu,
}  # fmt: skip
