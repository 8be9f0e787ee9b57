"""Things that actors hold."""

from unspoken_art.canvas.pen import Arc, Ellipse, Rect, Sketch, Taper, placed
from unspoken_art.things.actors.body import Body
from unspoken_art.things.actors.props import grip


def _lantern(s: Sketch, x: float, y: float) -> None:
    s.limb("dark", f"{x} {y} {x} {y + 5}", Taper(1.2, 1.2), round=0)
    s.ellipse("lamp", Ellipse(x, y + 12, 5, 6.6), glow=1.0)
    s.box("dark", Rect(x - 4.4, y + 4, x + 4.4, y + 6.4, 1))
    s.box("dark", Rect(x - 4.4, y + 17.4, x + 4.4, y + 20, 1))


def _umbrella(s: Sketch, x: float, y: float) -> None:
    s.limb("dark", f"{x} {y + 6} {x} {y - 40}", Taper(1.5, 1.5), round=0.2)
    s.blob(
        "scarf",
        placed("-30 -26 -20 -42 0 -49 20 -42 30 -26 20 -29 10 -26 0 -29 -10 -26 -20 -29", x, y),
        round=0.6,
    )


def _letter(s: Sketch, x: float, y: float) -> None:
    s.box("white", Rect(x - 3, y - 6, x + 11, y + 3, 0.6), round=0.1)
    s.limb("shade", f"{x - 3} {y - 6} {x + 4} {y - 1.4} {x + 11} {y - 6}", Taper(0.8, 0.8), round=0)


def _flower(s: Sketch, x: float, y: float) -> None:
    s.limb("5a7a48", f"{x} {y + 8} {x + 1} {y - 10}", Taper(1.3, 1.1), round=0.3)
    for dx, dy in ((-3, -1), (3, -1), (0, -4), (0, 2)):
        s.ellipse("accent", Ellipse(x + 1 + dx, y - 12 + dy, 2.8, 2.8))
    s.ellipse("gold", Ellipse(x + 1, y - 12.6, 1.8, 1.8))


def _candle(s: Sketch, x: float, y: float) -> None:
    s.box("white", Rect(x - 1.6, y - 10, x + 1.6, y + 4, 0.6), round=0.8)
    s.blob("lamp", placed("0 -19 2.4 -13.6 0 -10.4 -2.4 -13.6", x, y), glow=1.0)


def _suitcase(s: Sketch, x: float, y: float) -> None:
    s.arc("dark", Arc(x, y + 5, 4, 180, 180), 1.6)
    s.box("wood", Rect(x - 12, y + 4, x + 12, y + 20, 2), round=0.4)
    for dx in (-7, 7):
        s.limb("dark", f"{x + dx} {y + 4} {x + dx} {y + 20}", Taper(1.6, 1.6), round=0.1)


def _balloon(s: Sketch, x: float, y: float) -> None:
    s.limb("white", f"{x} {y + 4} {x + 3} {y - 20} {x + 2} {y - 40}", Taper(0.7, 0.7), round=0)
    s.blob(
        "accent",
        placed("2 -40 -9 -52 -6 -66 3 -70 12 -64 13 -51", x, y),
    )


def _key(s: Sketch, x: float, y: float) -> None:
    s.arc("gold", Arc(x + 2, y - 3, 3.4, 0, 360), 1.8)
    s.limb("gold", f"{x + 5} {y - 3} {x + 17} {y - 3}", Taper(1.8, 1.8), round=0.4)
    s.limb("gold", f"{x + 15.6} {y - 3} {x + 15.6} {y + 1.6}", Taper(1.8, 1.8), round=0.4)


def _heart(s: Sketch, x: float, y: float) -> None:
    s.blob(
        "accent",
        placed("3 4 -4 -4 -2 -10 3 -8 8 -10 10 -4", x, y),
        glow=0.15,
    )


def _cane(s: Sketch, x: float, y: float) -> None:
    s.limb("wood", placed("-4 -2 0 -5 2 0 4 38", x, y), Taper(1.8, 1.5), round=0.5)


def _mask(s: Sketch, x: float, y: float) -> None:
    s.limb("wood", f"{x} {y + 4} {x + 3} {y - 6}", Taper(1.2, 1.2))
    s.blob(
        "white",
        placed("-5 -20 4 -22 12 -20 11 -10 4 -5 -4 -10", x, y),
        round=0.5,
    )
    for dx in (0, 7):
        s.ellipse("dark", Ellipse(x + dx, y - 15, 1.8, 1.3), round=0)


def _knife(s: Sketch, x: float, y: float) -> None:
    s.poly("white", placed("1 -3 15 -5 12 -1 1 0", x, y), round=0.3)
    s.limb("wood", f"{x - 4} {y - 1} {x + 2} {y - 1.6}", Taper(2.6, 2.4))


def _bird(s: Sketch, x: float, y: float) -> None:
    s.blob(
        "accent",
        placed("-8 -2 -3 -7 3 -9 6 -13 10 -12 10 -8 6 -3 0 -1", x, y),
    )
    s.poly("gold", f"{x + 10} {y - 12} {x + 14} {y - 10} {x + 10} {y - 9}")
    s.ellipse("dark", Ellipse(x + 8, y - 10.6, 0.9, 0.9), round=0)


HOLDS = {
    "lantern": _lantern, "umbrella": _umbrella, "letter": _letter, "flower": _flower, "candle": _candle,
    "suitcase": _suitcase, "balloon": _balloon, "key": _key, "heart": _heart, "cane": _cane, "mask": _mask,
    "knife": _knife, "bird": _bird,
}  # fmt: skip


def hold(s: Sketch, body: Body, item: str) -> None:
    """Draw a thing in the hand of the far arm, which does the pose's gesture; heavy ones in the near hand."""
    side = "near" if item in ("suitcase",) else "far"
    HOLDS[item](s, *grip(body, side))
