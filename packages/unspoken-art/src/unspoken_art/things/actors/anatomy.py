"""Limbs with muscles, joints, hands and feet."""

import skia

from unspoken_art.canvas.pen import Sketch
from unspoken_art.things.actors.body import Body, Limb
from unspoken_art.things.actors.shapes import (
    Frame,
    Rib,
    along,
    between,
    cover,
    curve,
    direction,
    flesh,
    hull,
    stroke,
    tube,
)

SLEEVE: tuple[Rib, ...] = (
    (0.04, 4.5, 0),
    (0.3, 4.5, 0.2),
    (0.75, 3.7, 0),
    (1.0, 3.7, -0.5),
    (1.3, 3.8, 0),
    (1.92, 2.8, 0),
)
BARE_ARM: tuple[Rib, ...] = (
    (0.04, 3.5, 0),
    (0.3, 3.3, 0.2),
    (0.85, 2.4, 0),
    (1.0, 2.5, -0.3),
    (1.28, 2.8, 0.2),
    (1.8, 1.8, 0),
    (2.0, 1.7, 0),
)
TROUSER: tuple[Rib, ...] = (
    (0, 6.2, -0.2),
    (0.4, 5.9, 0.4),
    (0.92, 4.4, 0.3),
    (1.05, 4.4, 0.2),
    (1.35, 4.4, -0.5),
    (1.8, 3.6, 0),
    (1.98, 3.7, 0.1),
)
TIGHT: tuple[Rib, ...] = (
    (0, 5.6, -0.2),
    (0.4, 5.2, 0.5),
    (0.92, 3.4, 0.2),
    (1.06, 3.3, 0.3),
    (1.35, 3.6, -0.9),
    (1.75, 2.2, -0.2),
    (2, 2.1, 0),
)
"""Half-widths of cloth and of skin, from the shoulder to the wrist and from the hip to the ankle."""

OPEN, FIST = "open", "fist"


def chain(limb: Limb) -> tuple[tuple[float, float], ...]:
    """Return the joints of a limb."""
    return limb.root, limb.joint, limb.end


def hand(s: Sketch, limb: Limb, k: float, shape: str = OPEN, shade: str = "skin") -> None:
    """Draw a hand at the end of an arm: open, with fingers and a thumb, or closed around something."""
    f = Frame(*limb.end, k * 1.1, -limb.tip)
    size = f.scale
    wrist = hull((f.at(0, -1.6), 1.7 * size), (f.at(0.1, 1.4), 2.1 * size))
    if shape == FIST:
        palm = curve(f.text("-2.2 0.8 0 0 2.3 0.8 3 3.4 2.7 6 0.8 7.2 -1.6 6.8 -2.7 4.4"))
        cover(s, shade, wrist, palm, round=0.6)
        thumb = tube((f.at(2.3, 1.4), 1.2 * size), (f.at(2.9, 4), 1.1 * size), (f.at(1.2, 5.6), 0.9 * size))
        cover(s, shade, thumb, round=0.5)
        for y in (3.4, 4.8, 6):
            stroke(s, "skin_fold", f.text(f"-2.3 {y} -0.4 {y + 0.3}"), 0.5 * size)
        return
    palm = curve(f.text("-1.8 -0.4 0 -0.8 1.8 -0.2 2.5 2 2.2 4.6 0 5.2 -2 4.8 -2.4 2.4"))
    group = curve(f.text("-2.2 4 1 4.2 1.2 6.4 0.9 8.6 0.1 9.4 -0.9 9.2 -1.8 8 -2.3 6"))
    index = tube((f.at(1.5, 3.8), 1.0 * size), (f.at(2.3, 6.3), 0.85 * size), (f.at(2.5, 8.4), 0.6 * size))
    thumb = tube((f.at(1.4, 1), 1.3 * size), (f.at(3.7, 2.9), 1.0 * size), (f.at(4.6, 4.9), 0.65 * size))
    cover(s, shade, wrist, palm, group, index, thumb, round=0.6)
    stroke(s, "skin_fold", f.text("1.3 4.4 1.5 6.4"), 0.5 * size)
    stroke(s, "skin_fold", f.text("-0.7 5.6 -0.6 8.8"), 0.5 * size)


def foot(s: Sketch, limb: Limb, k: float, fill: str) -> None:
    """Draw a shoe with a heel and a sole, or a bare foot with toes."""
    f = Frame(*limb.end, k, 90 - limb.tip)
    if fill.startswith("skin"):
        sole = curve(
            f.text("-2.5 1.6 -2 -1.2 0 -2.4 2 -1.8 5 0.6 8.4 1.6 9.4 2.7 8.6 3.4 4 3 0 3.4 -2.2 3.3")
        )
        cover(s, fill, sole, round=0.6)
        stroke(s, "skin_fold", f.text("7.2 1.6 8 2.6"), 0.5 * k)
        return
    upper = curve(f.text("-3 2.6 -2.9 -0.6 -2.2 -2.6 0 -3 2.2 -2.4 3.6 -0.6 7.4 0.3 9.8 1.8 10 2.9 4 2.9"))
    sole = curve(f.text("-3.2 2.2 4 2.3 10.2 2.5 10 3.4 5 3.4 2.6 2.9 1 3.4 -2.9 3.4"))
    cover(s, "dark", sole, round=0.1)
    cover(s, fill, upper, round=0.6)


def trouser(s: Sketch, limb: Limb, k: float, fill: str, fold: str) -> None:
    """Draw a leg in a trouser, with folds at the knee and above the shoe."""
    path = flesh(chain(limb), TROUSER, k)
    cover(s, fill, path, round=0.6)
    _knee_folds(s, limb, k, fold, path)
    low = between(limb.joint, limb.end, 0.84)
    way = direction(limb.joint, limb.end)
    stroke(s, fold, _span(along(low, way + 90, 3.4 * k), along(low, way - 100, 1.5 * k)), 0.8 * k, path)


def bare_leg(s: Sketch, limb: Limb, k: float, fill: str, down: float = 2.0) -> None:
    """Draw a leg in skin or tights."""
    cover(s, fill, flesh(chain(limb), TIGHT, k), round=0.6)
    if down > 1.2 and fill.startswith("skin"):
        knee = Frame(*limb.joint, k, -direction(limb.joint, limb.end))
        stroke(s, "skin_fold", knee.text("1.2 1.6 2.6 1.2 3 0"), 0.5 * k)


def _knee_folds(s: Sketch, limb: Limb, k: float, fold: str, path: skia.Path) -> None:
    """Draw short lines at the hollow of a bent knee."""
    bend = direction(limb.root, limb.joint) - direction(limb.joint, limb.end)
    knee = Frame(*limb.joint, k, -direction(limb.joint, limb.end))
    stroke(s, fold, knee.text("-4.6 1 -1.6 0.2 1.4 1.4"), 0.9 * k, path)
    if abs(bend) > 25:
        stroke(s, fold, knee.text("-4.6 -1 -1.8 -1.6 1.2 -2.2"), 0.8 * k, path)


def sleeve(s: Sketch, limb: Limb, k: float, fill: str, fold: str) -> None:
    """Draw a long sleeve with a cuff and folds inside the elbow."""
    path = flesh(chain(limb), SLEEVE, k)
    cover(s, fill, path, round=0.6)
    bend = direction(limb.joint, limb.end) - direction(limb.root, limb.joint)
    elbow = Frame(*limb.joint, k, -direction(limb.joint, limb.end))
    if abs((bend + 180) % 360 - 180) > 16:
        side = 1 if (bend + 180) % 360 > 180 else -1
        stroke(s, fold, elbow.text(f"{4 * side} 1 {1.4 * side} 0.4 {-1.6 * side} 1.2"), 0.9 * k, path)
        stroke(s, fold, elbow.text(f"{4 * side} -0.6 {1.6 * side} -1.4 {-0.4 * side} -2.8"), 0.8 * k, path)
    cuff = Frame(*between(limb.joint, limb.end, 0.84), k, -direction(limb.joint, limb.end))
    stroke(s, fold, cuff.text("-3.4 0 0 0.6 3.4 0"), 0.8 * k, path)


def bare_arm(s: Sketch, limb: Limb, k: float, fill: str) -> None:
    """Draw an arm in skin, with a line at the elbow."""
    cover(s, fill, flesh(chain(limb), BARE_ARM, k), round=0.6)
    elbow = Frame(*limb.joint, k, -direction(limb.joint, limb.end))
    stroke(s, "skin_fold", elbow.text("-2.2 0.4 -1 0.9 0 0.4"), 0.45 * k)


def spine(body: Body) -> tuple[Rib, ...]:
    """Return the ribs of the trunk from the neck to the seat."""
    b = body.build
    hump = -0.16 * b.chest if b.stoop else 0.0
    front = 0.12 if b.bust else 0.05
    big = max(0.0, b.belly - b.chest)
    bow = min(max(body.spine * 0.05, -1.6), 1.6) if abs(body.spine) < 62 else 0.0
    return (
        (0.02, b.chest * 0.62, hump * 0.5),
        (0.12, b.chest * 0.9, hump + bow * 0.4),
        (0.34, b.chest * 1.06, front * b.chest + bow),
        (0.66, b.belly, 0.04 * b.belly + big * 0.5 + bow),
        (0.92, b.hips, -0.08 * b.hips),
        (1.04, b.hips * 0.96, -0.1 * b.hips),
    )


def trunk(body: Body) -> skia.Path:
    """Return the outline of the trunk."""
    return flesh((body.shoulder, body.pelvis), spine(body), steps=12)


def _span(a: tuple[float, float], b: tuple[float, float]) -> str:
    return f"{a[0]:.3f} {a[1]:.3f} {b[0]:.3f} {b[1]:.3f}"
