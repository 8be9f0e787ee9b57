"""What actors wear: costumes as cloth that follows the limbs, with hems that swing and folds."""

from dataclasses import dataclass, replace

import skia

from unspoken_art.canvas.pen import Point, Sketch
from unspoken_art.things.actors import anatomy
from unspoken_art.things.actors.body import Body, Limb
from unspoken_art.things.actors.details import DETAILS, FRONT
from unspoken_art.things.actors.shapes import (
    Disc,
    along,
    between,
    clipped,
    cover,
    direction,
    flesh,
    hull,
    merged,
    stroke,
)


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


TAILORED = ("coat", "cloak")
"""Details of costumes whose skirt falls straight."""

PLEATS = ((0.14, 0.5), (0.42, 0.75), (0.66, 0.62), (0.86, 0.8))
"""Where folds of a skirt are, from the rear to the front, and how far below the hips they start."""

SHORTS = 1.16
"""How far a child's trousers reach, for costumes with braces: just below the knee."""


def deep(costume: Costume) -> Costume:
    """Return the costume with darker limbs, for the side away from the viewer."""
    return replace(costume, sleeve=f"{costume.sleeve}_deep", legs=f"{costume.legs}_deep")


def _is_skin(fill: str) -> bool:
    return fill.startswith("skin")


def _fold(fill: str) -> str:
    """Return the fill of the folds in a cloth."""
    return f"{fill.removesuffix('_deep')}_fold"


def leg(s: Sketch, body: Body, limb: Limb, costume: Costume) -> None:
    """Draw one leg with its foot."""
    k = body.build.limb
    skin = "skin_deep" if costume.legs.endswith("_deep") else "skin"
    if _is_skin(costume.legs) or costume.detail == "tutu":
        anatomy.foot(s, limb, k, costume.shoes)
        anatomy.bare_leg(s, limb, k, costume.legs)
    elif body.build.shorts and costume.detail == "braces":
        anatomy.bare_leg(s, limb, k, skin)
        sock = flesh(anatomy.chain(limb), ((1.62, 3.0, -0.4), (1.8, 2.6, -0.2), (2, 2.5, 0)), k)
        cover(s, "b", sock, round=0.5)
        anatomy.foot(s, limb, k, costume.shoes)
        wide = flesh(anatomy.chain(limb), ((0, 6.4, 0), (0.6, 6, 0.3), (1, 5.2, 0.2), (SHORTS, 5.4, 0)), k)
        cover(s, costume.legs, wide, round=0.6)
    else:
        anatomy.foot(s, limb, k, costume.shoes)
        anatomy.trouser(s, limb, k, costume.legs, _fold(costume.legs))


def crease(s: Sketch, body: Body, costume: Costume) -> None:
    """Draw a dark rim where the near arm crosses the trunk, so that the two stay apart in flat styles."""
    k, limb = body.build.limb, body.near
    wide = 5.0 if not _is_skin(costume.sleeve) and not costume.short else 3.5
    ribs = ((0.4, wide * 0.9, -0.3), (1, wide * 0.82, -0.6), (1.9, wide * 0.7, -0.3))
    rim = flesh(anatomy.chain(limb), ribs, k)
    inner = clipped(rim, anatomy.trunk(body))
    if not inner.isEmpty():
        cover(s, "b_deep" if costume.detail == "braces" else "a_deep", inner, round=0.3)


def arm(s: Sketch, body: Body, limb: Limb, costume: Costume, shape: str = anatomy.OPEN) -> None:
    """Draw one arm with its hand."""
    k = body.build.limb
    bare = "skin_deep" if costume.sleeve.endswith("_deep") else "skin"
    anatomy.hand(s, limb, k, shape)
    if _is_skin(costume.sleeve):
        anatomy.bare_arm(s, limb, k, costume.sleeve)
    elif costume.short:
        anatomy.bare_arm(s, limb, k, bare)
        puff = flesh(anatomy.chain(limb), ((0.02, 4.2, 0), (0.22, 5, 0.2), (0.5, 4.6, 0.1), (0.58, 4, 0)), k)
        cover(s, costume.sleeve, puff)
        a, b = between(limb.root, limb.joint, 0.2), between(limb.root, limb.joint, 0.58)
        stroke(s, _fold(costume.sleeve), _line(along(a, 90, 1.6 * k), along(b, 90, 1.2 * k)), 0.8 * k, puff)
    else:
        anatomy.sleeve(s, limb, k, costume.sleeve, _fold(costume.sleeve))


def _spots(body: Body, share: float, radius: float) -> list[Point]:
    """Return points on both sides of both legs at a share of their length, 1 for the knee."""
    spots: list[Point] = []
    for limb in body.legs:
        low = share > 1
        start, end = (limb.joint, limb.end) if low else (limb.root, limb.joint)
        spot = between(start, end, share - 1 if low else share)
        way = direction(start, end)
        spots += [along(spot, way + side, radius) for side in (90, 270)]
    return spots


def _ends(spots: list[Point], way: float) -> tuple[Point, Point]:
    """Return the rearmost and the foremost of the points, seen across a direction."""
    ahead = along((0, 0), way + 90, 1)
    ordered = sorted(spots, key=lambda spot: spot[0] * ahead[0] + spot[1] * ahead[1])
    return ordered[0], ordered[-1]


def _shins(body: Body, share: float) -> tuple[float, float]:
    """Return the mean direction of both legs at a share of their length, and how much they differ."""
    near, far = (
        direction(*((leg.joint, leg.end) if share > 1 else (leg.root, leg.joint))) for leg in body.legs
    )
    return (near + far) / 2, abs(near - far)


def _hem(body: Body, costume: Costume, width: float) -> list[Point]:
    """Return the hem from the rear to the front: it sags in the middle, waves, and swings in a stride."""
    way, apart = _shins(body, costume.hem)
    rear, front = _ends(_spots(body, costume.hem, width), way)
    if apart > 70:
        return [rear, front]
    swing = min(apart, 50) / 50 * width * 0.25
    rear = along(rear, way - 90, swing)
    span = ((front[0] - rear[0]) ** 2 + (front[1] - rear[1]) ** 2) ** 0.5
    line: list[Point] = []
    for step in range(17):
        u = step / 16
        sag = span * (0.055 if apart < 30 else 0.09) * 4 * u * (1 - u) + (
            0.2 if costume.hem < 1 or costume.detail in TAILORED else 0.9
        ) * _wave(u)
        line.append(along(between(rear, front, u), way, sag))
    return line


def _wave(u: float) -> float:
    """Return three soft waves along a hem."""
    t = u * 3 % 1
    return 4 * t * (1 - t) - 0.5


def _skirt(body: Body, costume: Costume) -> list[skia.Path]:
    """Return the cloth from the hips to the hem, around both legs."""
    if not costume.hem:
        return []
    hips: Disc = (along(body.pelvis, 270 + body.spine, body.build.hips * 0.08), body.build.hips)
    width = body.build.hips * 0.62 * costume.flare + 1.2
    line = _hem(body, costume, width * (1.12 if costume.hem > 1 else 1))
    rim: list[Disc] = [(spot, 0.4) for spot in line]
    hem = [_outline(line, body, costume.hem <= 1)] if len(line) > 2 else []
    ends = [(spot, 0.8) for spot in _spots(body, costume.hem, width - 0.4)]
    if costume.hem <= 1:
        return [hull(hips, *ends), hull(hips, rim[0], rim[-1]), *hem]
    knees = [(limb.joint, width * 0.84) for limb in body.legs]
    return [hull(hips, *knees), hull(*knees, *ends), hull(*knees, rim[0], rim[-1]), *hem]


def _outline(line: list[Point], body: Body, short: bool) -> skia.Path:
    """Return the cloth between the hem and the knees or the hips, the same way round as a hull."""
    middle = between(body.far_leg.joint, body.near_leg.joint, 0.5)
    ring = [*line, body.pelvis if short else middle]
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))
    path = skia.Path()
    path.addPoly([skia.Point(*spot) for spot in (ring if area > 0 else ring[::-1])], True)
    return path


def _skirt_folds(s: Sketch, body: Body, costume: Costume, skirt: skia.Path) -> None:
    """Draw folds that fall from the hips, or from the knees of somebody who sits, to the hem."""
    if costume.hem < 1:
        return
    way, _ = _shins(body, costume.hem)
    width = body.build.hips * 0.62 * costume.flare
    low = _ends(_spots(body, costume.hem, width), way)
    knee = _ends(_spots(body, 0.98, width * 0.7), direction(body.far_leg.root, body.far_leg.joint))
    back, ahead = (along(body.pelvis, side + body.spine, body.build.hips * 0.7) for side in (270, 90))
    limb = body.near_leg
    seated = abs(direction(limb.root, limb.joint) - direction(limb.joint, limb.end)) > 45
    strides = _shins(body, 0.5)[1] > 55
    for u, start in ((0.2, 0.5),) if costume.detail in TAILORED else PLEATS:
        top, end = between(back, ahead, u), along(between(*low, u), way, 1)
        bend = between(top, end, 0.6) if strides else between(*knee, u)
        first = between(top, bend, 0.92 if seated and not strides else start)
        stroke(s, "a_fold", f"{_line(first, bend)} {end[0]:.3f} {end[1]:.3f}", 0.9, skirt)


def torso(s: Sketch, body: Body, costume: Costume, back: bool = False) -> None:
    """Draw the trunk, the skirt and the details of the costume, without buttons for a view from behind."""
    fill = "b" if costume.detail == "braces" else "a"
    k = body.build.limb
    neck = flesh(
        (body.shoulder, body.head), ((-0.1, 5 * k, 0), (0.25, 3.5 * k, 0.2), (0.9, 3.2 * k, 0.3)), steps=9
    )
    cover(s, "skin", neck)
    chin = clipped(neck, hull((body.head, body.build.head * 1.06)))
    cover(s, "shade", chin, round=0.2)
    skirt = _skirt(body, costume)
    cover(s, fill, anatomy.trunk(body), *skirt, round=0.65)
    if skirt:
        _skirt_folds(s, body, costume, skia.Simplify(merged(skirt)) or merged(skirt))
    if costume.detail and not (back and costume.detail in FRONT):
        DETAILS[costume.detail](s, body)


def _line(a: Point, b: Point) -> str:
    return f"{a[0]:.3f} {a[1]:.3f} {b[0]:.3f} {b[1]:.3f}"
