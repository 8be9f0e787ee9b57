"""Things that belong to a pose (a violin, a boat) and things that actors can hold."""

from collections.abc import Callable

from unspoken_art.canvas.pen import Arc, Ellipse, Point, Rect, Sketch, Taper, placed
from unspoken_art.things.actors.body import Body
from unspoken_art.things.actors.shapes import Frame, along, between, direction


def line(*spots: Point) -> str:
    """Return points as text."""
    return " ".join(f"{x:.3f} {y:.3f}" for x, y in spots)


def grip(body: Body, side: str = "far") -> Point:
    """Return the middle of a hand."""
    limb = body.near if side == "near" else body.far
    return along(limb.end, limb.tip, 4.6 * body.build.limb)


def gripped(body: Body, prop: str) -> Body:
    """Return the body with both hands where the prop is."""
    spots = GRIPS[prop](body) if prop in GRIPS else {}
    for side, spot in spots.items():
        body = body.reaching(side, spot)
    return body


def stool(s: Sketch, body: Body) -> None:
    """Draw a stool below the hips."""
    x, y = body.pelvis[0] - 1, body.pelvis[1] + body.build.hips * 0.8
    foot = max(limb.end[1] for limb in body.legs) + 3.4 * body.build.limb
    for aside in (-1, 1):
        s.limb("wood", f"{x + 4.5 * aside} {y} {x + 7 * aside} {foot - 1.2}", Taper(2.8, 2.2), round=0.5)
    s.box("wood", Rect(x - 9, y - 1.6, x + 9, y + 2.4, 1.2), round=0.5)


def _eye(body: Body) -> Point:
    return Frame(*body.head, body.build.head, body.nod).at(0.9, -0.05)


def _fiddle(body: Body) -> Frame:
    """Return the frame of a violin that lies under the chin."""
    return Frame(*along(body.head, 40, body.build.head), body.build.arm / 17, 8)


GRIPS: dict[str, Callable[[Body], dict[str, Point]]] = {
    "telescope": lambda b: {"near": along(_eye(b), 90, 4), "far": along(_eye(b), 100, 13)},
    "violin": lambda b: {"near": _fiddle(b).at(7, 15), "far": _fiddle(b).at(17, 4)},
    "swing": lambda b: {
        "near": along(b.shoulder, 130, b.build.arm * 1.3), "far": along(b.shoulder, 128, b.build.arm * 1.4)},
}  # fmt: skip
"""Where the hands go, for props with a fixed place."""


def _finger(s: Sketch, body: Body) -> None:
    palm, k = grip(body), body.build.limb
    s.limb("skin", line(palm, along(palm, body.far.tip, 7.4 * k)), Taper(2.4 * k, 1.7 * k))


def _bundle(s: Sketch, body: Body) -> None:
    x, y = between(grip(body), grip(body, "near"), 0.5)
    s.box("wood", Rect(x - 8, y - 17, x + 10, y + 1, 1.5), round=0.4)
    s.limb("b", f"{x + 1} {y - 17} {x + 1} {y + 1}", Taper(1.8, 1.8), round=0.2)
    s.limb("b", f"{x - 8} {y - 8} {x + 10} {y - 8}", Taper(1.8, 1.8), round=0.2)


def _rope(s: Sketch, body: Body) -> None:
    x, y = grip(body)
    s.limb("wood", f"{x - 14} {y + 1} {x} {y} {x + 44} {y + 4}", Taper(1.8, 1.8))


def _violin(s: Sketch, body: Body) -> None:
    f, k = _fiddle(body), body.build.arm / 17
    s.limb("dark", f.text("6 0 24 -1"), Taper(2, 1.6), round=0.4)
    s.blob("wood", f.text("-4 0 -2 -4 3 -4.6 6 -2.8 10 -3.8 14 -2 14 2 10 3.8 6 2.8 3 4.6 -2 4"), round=0.7)
    x, y = grip(body, "near")
    way = direction((x, y), f.at(9, -2))
    s.limb("dark", line(along((x, y), way, -5 * k), along((x, y), way, 27 * k)), Taper(1.2, 0.9), round=0.2)


def _accordion(s: Sketch, body: Body) -> None:
    a, b = grip(body, "near"), grip(body)
    (x0, y0), (x1, y1) = (min(a[0], b[0] - 12), a[1]), (b[0] + 3, b[1])
    count = 7
    for step in range(count):
        t0, t1 = step / count, (step + 1) / count
        p, q = between((x0, y0), (x1, y1), t0), between((x0, y0), (x1, y1), t1)
        m = between(p, q, 0.5)
        s.poly(
            "scarf",
            line(*((x, y + dy) for (x, y), dy in ((p, -7), (m, -9.5), (q, -7), (q, 7), (m, 9), (p, 7)))),
        )
    for x, y in ((x0, y0), (x1, y1)):
        s.box("wood", Rect(x - 2.4, y - 10, x + 2.4, y + 10, 1), round=0.4)


def _drum(s: Sketch, body: Body) -> None:
    x, y = along(body.pelvis, 90, body.build.hips + 9)
    s.box("scarf", Rect(x - 9, y - 6, x + 9, y + 9, 1.5), round=0.8)
    s.ellipse("white", Ellipse(x, y - 6, 9.4, 3))
    s.limb(
        "white",
        line((x - 8, y - 3), (x - 3, y + 8), (x + 2, y - 2), (x + 7, y + 8)),
        Taper(0.9, 0.9),
        round=0.1,
    )
    for side in ("near", "far"):
        s.limb(
            "wood",
            line(grip(body, side), (x + (3 if side == "far" else -2), y - 8)),
            Taper(1.4, 1.6),
            round=0.3,
        )


def _rod(s: Sketch, body: Body) -> None:
    start, tip = grip(body, "near"), along(grip(body), 118, 56)
    s.limb("wood", line(along(start, 298, 6), grip(body), tip), Taper(1.8, 0.8), round=0.3)
    end = (tip[0] + 2, 14.0)
    s.limb("white", line(tip, (tip[0] + 1, tip[1] + 20), end), Taper(0.6, 0.6), round=0)
    s.ellipse("scarf", Ellipse(end[0], end[1], 1.8, 1.8))


def _boat(s: Sketch, body: Body) -> None:
    _, y = body.pelvis
    palm = grip(body)
    s.limb("wood", line(along(palm, 290, 4), (palm[0] - 20, y + 26)), Taper(1.6, 1.8), round=0.3)
    s.blob(
        "wood",
        placed("-34 -4 -28 16 -10 22 32 22 52 14 62 -8 44 1 0 5 -20 3", 0, y),
        round=0.8,
    )
    s.limb("scarf", f"-32 {y + 4} 0 {y + 11} 40 {y + 8} 58 {y - 1}", Taper(2, 2), round=0.3)
    s.limb("wood", line(palm, (palm[0] - 30, y + 30)), Taper(1.6, 2.2), round=0.3)
    blade = (palm[0] - 32, y + 28)
    s.ellipse("wood", Ellipse(*blade, 6, 2.6, -50))


def _book(s: Sketch, body: Body) -> None:
    x, y = grip(body)
    s.poly(
        "scarf",
        f"{x - 6} {y - 9} {x + 1} {y - 3} {x + 9} {y - 8} {x + 9} {y + 4} {x + 1} {y + 8} {x - 6} {y + 3}",
        round=0.3,
    )
    s.poly(
        "white",
        placed("-5 -9.6 1 -5 8 -9 7.6 -7 1 -2.6 -4.6 -7", x, y),
        round=0.2,
    )


def _desk(s: Sketch, body: Body) -> None:
    x, y = grip(body)
    foot = max(limb.end[1] for limb in body.legs) + 3
    s.box("wood", Rect(x - 14, y + 2, x + 26, y + 5.4, 0.6), round=0.4)
    for leg in (x - 9, x + 21):
        s.limb("wood", f"{leg} {y + 4} {leg + 1} {foot}", Taper(3, 2), round=0.5)
    s.poly("white", placed("-2 2.2 14 2.2 12 -0.4 0 -0.4", x, y), round=0.1)
    s.blob("white", placed("0 0 1 -8 6 -15 6 -8 2 -1", x, y), round=0.4)


def _broom(s: Sketch, body: Body) -> None:
    high, low = grip(body, "near"), grip(body)
    way = _downward(high, low)
    foot = max(limb.end[1] for limb in body.legs) + 1
    length = max(10.0, (foot - 8 - low[1]) / max(0.2, -_rise(way)))
    end = along(low, way, length)
    s.limb("wood", line(along(high, way + 180, 14), end), Taper(1.8, 1.8), round=0.3)
    s.blob("gold", Frame(*end, 1, -way).text("-2.4 -3 2.4 -3 5.6 12 0 10.6 -5.6 12"), round=0.5)


def _downward(start: Point, end: Point) -> float:
    """Return an angle that points down at least a little, for a broom that must meet the floor."""
    return min(max(direction(start, end), 10), 40)


def _rise(angle: float) -> float:
    return along((0, 0), angle, -1)[1]


def _balls(s: Sketch, body: Body) -> None:
    x, y = between(grip(body), grip(body, "near"), 0.4)
    top = body.head[1] - body.build.head * 1.9 - 6
    for share, aside in ((0.12, 8), (0.42, 12.5), (0.74, 12), (1, 3), (0.8, -7)):
        s.ellipse("scarf", Ellipse(x + 4 + aside, y + (top - y) * share, 3.1, 3.1))


def _swing(s: Sketch, body: Body) -> None:
    x, y = along(body.pelvis, 0, body.build.hips)
    for side, start in (("far", x + 9), ("near", x - 4)):
        palm = grip(body, side)
        top = along(palm, direction((start, y), palm), body.build.torso * 3)
        s.limb("wood", line((start, y), palm), Taper(1.2, 1.2), round=0.2)
        s.limb("wood", line(palm, top), Taper(1.2, 1.2), round=0.2)
    s.limb("wood", f"{x - 9} {y - 1.4} {x + 15} {y + 1}", Taper(2.6, 2.6), round=0.4)


def _telescope(s: Sketch, body: Body) -> None:
    eye = _eye(body)
    s.limb("gold", line(eye, along(eye, 106, 14)), Taper(3, 4.4), round=0.8)
    s.limb("wood", line(along(eye, 106, 13), along(eye, 106, 28)), Taper(5.2, 6.6), round=0.8)


def _basket(s: Sketch, body: Body) -> None:
    x, y = grip(body, "near")
    s.arc("wood", Arc(x, y + 3, 7, 180, 180), 1.6)
    s.blob("wood", placed("-8 2 8 2 6 11 0 12 -6 11", x, y), round=0.7)
    far = grip(body)
    for dx, dy in ((5, 3), (8, 8), (4, 10), (10, 14), (7, 19), (13, 22)):
        s.ellipse("gold", Ellipse(far[0] + dx, far[1] + dy, 1, 1))


PROPS = {
    "finger": _finger,
    "bundle": _bundle, "line": _rope, "violin": _violin, "accordion": _accordion, "drum": _drum, "rod": _rod,
    "boat": _boat, "book": _book, "desk": _desk, "broom": _broom, "balls": _balls, "swing": _swing,
    "telescope": _telescope, "basket": _basket,
}  # fmt: skip
