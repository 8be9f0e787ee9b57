"""What makes a costume one of its kind: lapels, buttons, braces, an apron, a cloak, stripes, a scarf."""

from unspoken_art.canvas.pen import Ellipse, Point, Sketch, Taper
from unspoken_art.things.actors.anatomy import trunk
from unspoken_art.things.actors.body import Body
from unspoken_art.things.actors.shapes import Frame, Rib, along, between, clipped, cover, flesh, hull, stroke


def _frame(body: Body) -> Frame:
    """Return a frame whose origin is the waist, with y along the spine and 1 as a tenth of the torso."""
    return Frame(*body.waist, body.build.torso / 10, -body.spine)


def _edge(body: Body, y: float) -> float:
    """Return the x of the front edge of the trunk, at a height of the frame."""
    b = body.build
    middle = b.belly * 1.2 if y > -3 else b.chest
    return middle / (b.torso / 10)


def _coat(s: Sketch, body: Body) -> None:
    """Draw a front that overlaps down to the hem, a lapel, buttons and a pocket."""
    f, e, k = _frame(body), _edge(body, 0), body.build.limb
    knee = between(body.pelvis, between(body.near_leg.joint, body.far_leg.joint, 0.6), 0.9)
    low = along(body.pelvis, 90 + body.spine, body.build.hips * 0.42)
    front = f.text(f"{e * 0.62} -4 {e * 0.5} -1.4 {e * 0.44} 1.4") + f" {low[0]} {low[1]} {knee[0]} {knee[1]}"
    stroke(s, "a_fold", front, 1.0)
    s.poly("b", f.text(f"{e * 0.1} -7.8 {e * 0.9} -6.9 {e * 0.78} -5.4 {e * 0.56} -3.8 {e * 0.34} -5.6"), 0.4)
    stroke(s, "b_fold", f.text(f"{e * 0.16} -7.6 {e * 0.44} -6.2 {e * 0.56} -4"), 0.6)
    for y in (-2.6, -0.4, 1.8):
        s.ellipse("b", Ellipse(*f.at(e * 0.74, y), 0.95 * k, 0.95 * k))
    stroke(s, "a_fold", f.text(f"{-e * 0.3} 2.6 {e * 0.2} 3"), 1.1)


def _suit(s: Sketch, body: Body) -> None:
    """Draw a shirt front with a tie, a lapel, a button, and the edge of the jacket."""
    f, e, k = _frame(body), _edge(body, -5), body.build.limb
    b = body.build
    s.poly("b", f.text(f"{e * 0.05} -8.2 {e * 0.85} -7 {e * 0.9} -3.2 {e * 0.62} -1.4"), round=0.3)
    s.poly("tie", f.text(f"{e * 0.56} -7.2 {e * 0.84} -6.8 {e * 0.86} -3.4 {e * 0.7} -2.6"), round=0.3)
    s.poly("a", f.text(f"{-e * 0.06} -8.2 {e * 0.16} -8 {e * 0.62} -1.2 {e * 0.3} -3.4 {e * 0.36} -4.6"), 0.3)
    stroke(s, "a_fold", f.text(f"{e * 0.02} -8 {e * 0.4} -4.4 {e * 0.28} -3.4 {e * 0.62} -1.2"), 0.8)
    s.ellipse("b", Ellipse(*f.at(b.belly * 0.62 / (b.torso / 10), 0), 0.8 * k, 0.8 * k))
    rear, front = along(body.pelvis, 270 + body.spine, b.hips), along(body.pelvis, 90 + body.spine, b.hips)
    drop = along((0, 0), 0 + body.spine, b.leg * 0.3)
    stroke(s, "a_fold", _line(*((x + drop[0], y + drop[1]) for x, y in (rear, front))), 1.0, trunk(body))
    stroke(s, "a_fold", f.text(f"{-e * 0.2} 1.6 {e * 0.3} 1.9"), 1.0)


def _braces(s: Sketch, body: Body) -> None:
    """Draw the top of the trousers, braces, a collar, and folds of the shirt."""
    f, e, b = _frame(body), body.build.belly / (body.build.torso / 10), body.build
    seat = flesh((body.shoulder, body.pelvis), tuple((t, w * 1.03, x) for t, w, x in _seat(body)), steps=12)
    cover(s, "a", seat, round=0.25)
    stroke(s, "b_fold", f.text(f"{-e * 0.6} -1.6 {-e * 0.2} -0.4"), 0.8)
    stroke(s, "b_fold", f.text(f"{e * 0.9} -1.8 {e * 0.72} -0.4"), 0.8)
    s.limb(
        "a", f.text(f"{-e * 0.05} -8.4 {e * 0.5} -4.6 {e * 0.5} 1"), Taper(1.8 * b.limb, 1.8 * b.limb), 0.3
    )
    s.poly("b", f.text(f"{e * 0.1} -8.6 {e * 0.9} -7.6 {e * 0.8} -6.4 {e * 0.4} -7"), round=0.3)
    stroke(s, "b_fold", f.text(f"{e * 0.12} -8 {e * 0.5} -6.8 {e * 0.84} -6.4"), 0.7)


def _seat(body: Body) -> tuple[Rib, ...]:
    """Return the ribs from the waistband to the seat."""
    b, big = body.build, max(0.0, body.build.belly - body.build.chest)
    belly, low = (0.04 * b.belly + big * 0.5), -0.08 * b.hips
    return (
        (0.74, (b.belly + b.hips) / 2, (belly + low) / 2),
        (0.92, b.hips, low),
        (1.04, b.hips * 0.96, low),
    )


def _belt(s: Sketch, body: Body) -> None:
    """Draw a belt with a knot, a collar, and folds of the bodice."""
    f, b = _frame(body), body.build
    e = b.belly * 1.02 / (b.torso / 10)
    way = f.text(f"{-e * 1.6} -0.3 {e * 0.2} 0.7 {e * 1.8} 0")
    own = Sketch()
    own.limb("b", way, Taper(2.6 * b.limb, 2.6 * b.limb))
    cover(s, "b", clipped(own.parts[0].path, trunk(body)), round=0.4)
    stroke(s, "a_fold", f.text(f"{e * 0.7} -3.6 {e * 0.5} -1.4"), 0.8)
    stroke(s, "a_fold", f.text(f"{-e * 0.5} -2.6 {-e * 0.3} -0.8"), 0.8)
    chest = b.chest / (b.torso / 10)
    collar = f.text(
        f"{-chest * 0.4} -8.2 {chest * 0.5} -7.5 {chest * 0.66} -6.6 {chest * 0.2} -6.4 {-chest * 0.3} -7.1"
    )
    s.blob("b", collar, round=0.4)


def _apron(s: Sketch, body: Body) -> None:
    """Draw an apron with a bib, a waistband, a pocket and folds."""
    front, b = [], body.build
    for limb in body.legs:
        spot = between(limb.joint, limb.end, 0.42)
        front.append((along(spot, 90 + body.spine * 0.3, b.hips * 0.4), b.hips * 0.36))
    top = along(body.waist, 90 + body.spine, b.belly * 0.5)
    hips = along(body.pelvis, 90 + body.spine, b.hips * 0.5)
    lap = hull((hips, b.hips * 0.6), *front)
    cover(s, "b", hull((top, b.belly * 0.62), (hips, b.hips * 0.6)), lap, round=0.4)
    bib = along(body.chest, 90 + body.spine, b.chest * 0.5)
    cover(s, "b", hull((bib, b.chest * 0.36), (top, b.belly * 0.54)), round=0.4)
    for share in (0.3, 0.75):
        goal = between(front[1][0], front[0][0], share)
        start = between(hips, goal, 0.2)
        stroke(s, "b_fold", _line(start, goal), 0.8, lap)
    band = Sketch()
    f, e = _frame(body), b.belly * 1.1 / (b.torso / 10)
    band.limb("b", f.text(f"{-e * 1.3} 0.2 {e * 0.1} 1 {e * 1.3} 0.4"), Taper(2 * b.limb, 2 * b.limb))
    cover(s, "b", clipped(band.parts[0].path, trunk(body)), round=0.4)
    stroke(s, "b_fold", f.text(f"{-e} 0.9 {e * 0.1} 1.6 {e} 1"), 0.7, trunk(body))
    neck = between(body.shoulder, body.head, 0.12)
    s.limb("b", _line(neck, bib), Taper(1.4, 1.4), round=0.3)


def _uniform(s: Sketch, body: Body) -> None:
    """Draw a belt with a buckle, a row of buttons, a collar, an epaulette and a pocket."""
    f, b = _frame(body), body.build
    e, k = b.belly * 1.08 / (b.torso / 10), b.limb
    own = Sketch()
    own.limb("dark", f.text(f"{-e * 1.4} 0.3 {e * 0.2} 1 {e * 1.5} 0.3"), Taper(2.5 * k, 2.5 * k))
    cover(s, "dark", clipped(own.parts[0].path, trunk(body)), round=0.4)
    s.ellipse("b", Ellipse(*f.at(e * 0.78, 0.6), 1.5 * k, 1.5 * k), round=0.5)
    stroke(s, "a_fold", f.text(f"{e * 0.5} -7.6 {e * 0.62} -4 {e * 0.66} 0"), 0.8)
    for y in (-6, -4, -2):
        s.ellipse("b", Ellipse(*f.at(e * 0.8, y), 1.0 * k, 1.0 * k))
    stroke(s, "a_fold", f.text(f"{e * 0.02} -4.4 {e * 0.42} -4.2"), 0.9)
    collar = f.text(f"{-e * 0.5} -8.6 {e * 0.5} -8.4 {e * 0.62} -7.2 {e * 0.1} -7.4 {-e * 0.5} -7.6")
    s.poly("b", collar, round=0.4)


def _stripes(s: Sketch, body: Body) -> None:
    """Draw stripes around the trunk."""
    whole = trunk(body)
    reach = max(body.build.chest, body.build.belly) * 1.6
    for share in (0.1, 0.34, 0.58, 0.82):
        at = between(body.pelvis, body.shoulder, share)
        a, b = along(at, 90 + body.spine, -reach), along(at, 90 + body.spine, reach)
        cover(s, "b", clipped(hull((a, 1.1), (b, 1.1)), whole), round=0.3)


def _tutu(s: Sketch, body: Body) -> None:
    """Draw three layers of tulle, and the edge of the bodice."""
    f = Frame(*body.pelvis, body.build.torso / 10, -body.spine)
    s.blob("b_deep", f.text("-8.6 2.4 -6 0 0 -1 6 -0.2 9 2 6.6 3.8 3.4 3 0.4 4.4 -3 3.2 -6.4 4.2"), round=0.5)
    s.blob("b", f.text("-8 1.4 -6 -0.6 0 -1.8 6 -0.8 8.6 1 6 2.6 3 2 0 3.2 -3 2.2 -6 3"), round=0.5)
    for x, y in ((-6.4, 2), (-3, 1.9), (0.2, 2.4), (3.2, 1.8), (6.4, 1.6)):
        stroke(s, "b_fold", f.text(f"{x * 0.4} -0.4 {x} {y}"), 0.6)
    s.blob("a", f.text("-5.4 0.2 -3 -1.6 0 -2.2 3 -1.6 5.6 0 3 0.9 0 1.2 -3 1"), round=0.5)


def _cloak(s: Sketch, body: Body) -> None:
    b = body.build
    back = [(along(limb.joint, 270 + body.spine * 0.4, b.hips * 0.4), b.hips * 0.5) for limb in body.legs]
    ends = [(along(limb.end, 270, b.hips * 0.5), b.hips * 0.46) for limb in body.legs]
    shoulder = (along(body.shoulder, 270 + body.spine, b.chest * 0.2), b.chest * 0.8)
    hips = (along(body.pelvis, 270 + body.spine, b.hips * 0.4), b.hips * 0.8)
    cover(s, "a", hull(shoulder, hips), hull(hips, *back), hull(*back, *ends))
    for share in (0.35, 0.75):
        top, low = between(shoulder[0], hips[0], 0.5), between(ends[0][0], ends[1][0], share)
        stroke(s, "a_fold", _line(top, between(back[0][0], back[1][0], share)) + f" {low[0]} {low[1]}", 1.0)
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
