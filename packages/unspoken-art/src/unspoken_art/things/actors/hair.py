"""Hair and beards with strands."""

import skia

from unspoken_art.canvas.pen import Ellipse, Sketch
from unspoken_art.things.actors.locks import (
    BEARD_LINES,
    BEARDS,
    CAPS,
    FALLING,
    FRINGES,
    HANGING,
    LOCKS,
    SWEPT,
)
from unspoken_art.things.actors.shapes import Frame, cover, curve, stroke

CURLS = (
    (0.62, -0.78), (0.34, -1.06), (-0.06, -1.2), (-0.46, -1.14), (-0.82, -0.9), (-1.04, -0.52), (-1.1, -0.06),
    (-0.98, 0.36), (-0.5, -0.84), (-0.1, -0.9), (0.28, -0.8), (-0.78, -0.3), (-0.78, 0.1),
)  # fmt: skip


def behind(s: Sketch, f: Frame, hair: str, fine: bool) -> None:
    """Draw the hair that falls behind the neck."""
    if hair == "braids":
        for step in range(5):
            x, y = -0.84 - step * 0.08, 0.46 + step * 0.28
            own = curve(
                f.text(f"{x - 0.24} {y - 0.06} {x} {y - 0.2} {x + 0.22} {y - 0.04} {x + 0.04} {y + 0.24}")
            )
            cover(s, "hair", own, round=0.7)
            stroke(
                s,
                "hair_fold",
                f.text(f"{x - 0.16} {y - 0.06} {x + 0.02} {y + 0.02} {x + 0.14} {y - 0.04}"),
                f.scale * 0.06,
            )
        s.ellipse("b", Ellipse(*f.at(-1.24, 1.78), f.scale * 0.17, f.scale * 0.13))
        s.blob("hair", f.text("-1.3 1.84 -1.14 1.82 -1.12 2.1 -1.3 2.2"), round=0.6)
        return
    path = curve(f.text(LOCKS[hair]))
    cover(s, "hair", path, round=0.6)
    for line in HANGING.get(hair, ()):
        stroke(s, "hair_fold", f.text(line), f.scale * (0.05 if fine else 0.07), path)


def cut_of(kind: str, hair: str) -> str:
    """Return how the hair of a type starts at the forehead."""
    if kind in ("woman", "girl", "old-woman") or hair not in ("short", "tousled"):
        return "framing"
    return "receding" if kind in ("large", "old-man") else "parted"


def hair_on(s: Sketch, f: Frame, view: str, kind: str, hair: str, fine: bool) -> None:
    """Draw the hair on the skull."""
    if hair == "bald":
        path = curve(f.text(FRINGES[view]))
        cover(s, "hair", path, round=0.6)
        return
    path = curve(f.text(CAPS[cut_of(kind, hair)][view]))
    cover(s, "hair", path, round=0.6)
    if hair == "curls":
        _curls(s, f)
        return
    if hair in ("tousled", "top-bun"):
        path = curve(f.text(LOCKS[hair]))
        cover(s, "hair", path, round=0.6)
    swept = hair in ("bun", "ponytail", "top-bun", "braids")
    _strands(s, f, (SWEPT if swept else FALLING)[view], path if hair == "tousled" else None, fine)


def _strands(s: Sketch, f: Frame, lines: tuple[str, ...], within: skia.Path | None, fine: bool) -> None:
    for at, line in enumerate(lines):
        if fine or at % 2 == 0:
            stroke(s, "hair_fold", f.text(line), f.scale * (0.045 if fine else 0.07), within)


def _curls(s: Sketch, f: Frame) -> None:
    for x, y in CURLS:
        s.ellipse("hair", Ellipse(*f.at(x, y), f.scale * 0.27, f.scale * 0.25))
        bow = f"{x - 0.14} {y + 0.04} {x - 0.04} {y - 0.12} {x + 0.14} {y - 0.06} {x + 0.12} {y + 0.08}"
        stroke(s, "hair_fold", f.text(bow), f.scale * 0.06)


def beard(s: Sketch, f: Frame, name: str, profile: bool, fine: bool) -> None:
    """Draw a beard or a moustache with its strands."""
    path = curve(f.text(BEARDS[name][0 if profile else 1]))
    cover(s, "hair", path, round=0.6)
    if name == "moustache":
        return
    lines = BEARD_LINES["profile" if profile else "quarter"]
    for at, line in enumerate(lines):
        if fine or at % 2 == 0:
            stroke(s, "hair_fold", f.text(line), f.scale * (0.045 if fine else 0.065), path)
