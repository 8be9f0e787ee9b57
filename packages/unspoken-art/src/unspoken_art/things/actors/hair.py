"""Hair and beards with strands, in units of half a head's height."""

import skia

from unspoken_art.canvas.pen import Ellipse, Sketch
from unspoken_art.things.actors.shapes import Frame, cover, curve, stroke

SIDE = "0.0 0.28 -0.08 -0.04 -0.24 0.0 -0.28 0.34 -0.42 0.64 -0.74 0.54 -0.98 0.06 -0.96 -0.56 "
TEMPLE = "-0.54 0.26 -0.64 0.14 -0.7 0.4 -0.94 0.1 -1.0 -0.4 "
"""Where hair ends in front of the ear and in the neck, in profile and in three quarters."""

NAPE = (
    "0 -1.14 0.6 -0.96 0.92 -0.42 0.88 0.16 0.64 0.58 0.3 0.72 0 0.68 -0.3 0.72 -0.64 0.58 -0.88 0.16 "
    "-0.92 -0.42 -0.6 -0.96"
)
CAPS = {
    "parted": {
        "profile": f"0.7 -0.62 0.5 -0.7 0.3 -0.56 0.16 -0.3 0.1 0.1 {SIDE} -0.54 -1.04 0.04 -1.2 0.48 -1.12 0.76 -0.88",
        "quarter": "0.8 -0.36 0.76 -0.6 0.6 -0.58 0.42 -0.68 0.24 -0.84 0.0 -0.72 -0.3 -0.52 -0.5 -0.2 -0.52 0.02 "
        f"{TEMPLE} -0.74 -0.94 -0.22 -1.2 0.34 -1.18 0.78 -0.9 0.88 -0.6",
        "back": NAPE,
    },
    "framing": {
        "profile": f"0.66 -0.74 0.5 -0.6 0.32 -0.36 0.2 -0.06 0.12 0.2 {SIDE} -0.54 -1.06 0.06 -1.2 0.48 -1.06",
        "quarter": "0.8 -0.26 0.7 -0.54 0.5 -0.72 0.34 -0.86 0.1 -0.7 -0.2 -0.46 -0.42 -0.14 -0.5 0.16 "
        f"{TEMPLE} -0.76 -0.96 -0.22 -1.2 0.34 -1.16 0.74 -0.86 0.84 -0.5",
        "back": NAPE,
    },
    "receding": {
        "profile": f"0.42 -0.9 0.24 -0.8 0.06 -0.54 0.14 -0.3 0.1 0.12 {SIDE} -0.56 -1.02 -0.06 -1.14 0.28 -1.06",
        "quarter": "0.66 -0.86 0.48 -0.86 0.34 -0.92 0.04 -0.86 -0.24 -0.6 -0.44 -0.56 -0.48 -0.24 -0.52 0.02 "
        f"{TEMPLE} -0.74 -0.92 -0.22 -1.14 0.3 -1.12",
        "back": NAPE,
    },
}  # fmt: skip
"""The hair on the skull: with a parting, around a face, or with a high forehead."""

LOCKS = {
    "bun": "-1.3 -0.6 -1.0 -0.98 -0.64 -0.8 -0.58 -0.42 -0.9 -0.18 -1.26 -0.26",
    "top-bun": "-0.52 -1.3 -0.18 -1.6 0.22 -1.4 0.24 -1.06 -0.16 -0.92 -0.5 -1.02",
    "long": "-0.5 -1 -0.98 -0.5 -1.06 0.2 -1.26 0.8 -1.3 1.3 -1.06 1.7 -0.78 1.64 -0.5 1.78 -0.34 1.4 -0.3 0.6 "
    "-0.1 0.2 -0.2 -0.6",
    "bob": "-0.4 -1.08 -1.0 -0.6 -1.14 0.1 -1.08 0.74 -0.78 0.94 -0.3 0.9 -0.08 0.66 0.0 0.2 0.1 -0.4",
    "ponytail": "-0.7 -0.66 -1.1 -0.76 -1.48 -0.36 -1.5 0.34 -1.74 0.94 -1.2 0.74 -1.06 0.1 -0.86 -0.1",
    "curls": "0.5 -1.06 0.2 -1.3 -0.2 -1.36 -0.6 -1.24 -0.96 -0.98 -1.18 -0.6 -1.2 -0.16 -1.22 0.3 -1 0.62 "
    "-0.64 0.72 -0.36 0.5 -0.1 0.1 0.2 -0.5 0.66 -0.66",
    "tousled": "0.9 -0.52 0.72 -0.6 0.66 -0.82 0.5 -0.62 0.3 -0.7 0.1 -0.5 -0.1 -0.62 -0.5 -0.5 -0.96 -0.62 "
    "-1.14 -0.86 -0.86 -1.02 -0.8 -1.24 -0.46 -1.2 -0.24 -1.42 0.04 -1.24 0.34 -1.36 0.5 -1.14 0.82 -1.1 0.8 -0.86",
}  # fmt: skip

BEARDS = {
    "beard": (
        "0.86 0.66 0.94 0.92 0.86 1.2 0.62 1.46 0.36 1.36 0.02 1.0 -0.12 0.6 -0.12 0.2 -0.02 0.16 0.16 0.46 0.42 0.52 "
        "0.56 0.66 0.74 0.7",
        "0.76 0.34 0.78 0.7 0.64 1.14 0.36 1.48 0.0 1.3 -0.4 0.86 -0.62 0.44 -0.64 0.14 -0.5 0.12 -0.28 0.46 "
        "0.0 0.58 0.16 0.74 0.42 0.78 0.6 0.7 0.66 0.5",
    ),
    "moustache": (
        "0.92 0.36 0.92 0.48 0.72 0.52 0.44 0.62 0.4 0.54 0.62 0.42 0.78 0.37",
        "0.4 0.4 0.62 0.39 0.86 0.58 0.6 0.55 0.42 0.5 0.2 0.56 -0.1 0.64 0.1 0.44 0.28 0.38",
    ),
}  # fmt: skip
"""Beards in profile and in three quarters."""

FRINGES = {
    "profile": "-0.06 -0.06 -0.16 0.26 -0.34 0.52 -0.7 0.58 -0.98 0.12 -0.94 -0.34 -0.7 -0.34 -0.36 -0.2",
    "quarter": "-0.54 -0.16 -0.56 0.24 -0.66 0.42 -0.88 0.22 -1.0 -0.16 -0.86 -0.5 -0.7 -0.34",
    "back": "-0.86 -0.2 0 -0.1 0.86 -0.2 0.8 0.3 0.4 0.66 -0.4 0.66 -0.8 0.3",
}
"""What a bald man has left."""

FALLING = {
    "profile": (
        "0.4 -1.02 0.24 -0.78 0.16 -0.3", "0.3 -1.06 -0.02 -0.7 -0.1 -0.1", "0.2 -1.08 -0.3 -0.66 -0.32 0.2",
        "0.1 -1.1 -0.56 -0.7 -0.56 0.4", "0 -1.1 -0.72 -0.84 -0.8 0.2",
    ),
    "quarter": (
        "0.3 -0.9 0.56 -0.94 0.72 -0.7", "0.24 -0.92 0.06 -0.88 -0.12 -0.66", "0.28 -1.06 -0.14 -0.88 -0.42 -0.34",
        "0.2 -1.08 -0.44 -0.84 -0.66 0.1", "0.1 -1.1 -0.62 -0.86 -0.86 -0.1",
    ),
    "back": (
        "0 -1.1 0.5 -0.7 0.6 0.3", "0 -1.1 0.2 -0.6 0.24 0.5", "0 -1.1 -0.2 -0.6 -0.24 0.5", "0 -1.1 -0.5 -0.7 -0.6 0.3",
    ),
}  # fmt: skip
SWEPT = {
    "profile": (
        "0.56 -0.66 0.1 -0.84 -0.8 -0.6", "0.34 -0.5 -0.1 -0.6 -0.8 -0.5", "0.12 -0.16 -0.3 -0.34 -0.84 -0.46",
        "-0.1 0.16 -0.4 0 -0.86 -0.36", "-0.4 0.5 -0.7 0.2 -0.9 -0.24",
    ),
    "quarter": (
        "0.7 -0.66 0.1 -0.96 -0.7 -0.7", "0.36 -0.66 -0.1 -0.78 -0.74 -0.6", "-0.06 -0.56 -0.4 -0.58 -0.8 -0.5",
        "-0.44 -0.26 -0.66 -0.26 -0.86 -0.36",
    ),
    "back": FALLING["back"],
}  # fmt: skip
"""Strands that fall from a parting, and strands that are drawn back to a knot."""

HANGING = {
    "long": (
        "-0.84 -0.3 -0.9 0.4 -1.06 1.2",
        "-0.6 -0.2 -0.66 0.5 -0.84 1.5",
        "-0.42 0.2 -0.46 0.8 -0.56 1.6",
    ),
    "bob": ("-0.8 -0.4 -0.94 0.2 -0.8 0.8", "-0.5 -0.3 -0.6 0.3 -0.48 0.84"),
    "ponytail": ("-1.0 -0.5 -1.3 0 -1.4 0.7", "-0.9 -0.4 -1.16 0.1 -1.3 0.66"),
    "bun": ("-1.16 -0.7 -0.9 -0.8 -0.74 -0.5", "-1.14 -0.34 -0.96 -0.5 -0.94 -0.66"),
}
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


BEARD_LINES = {
    "profile": (
        "0.06 0.36 0.1 0.7 0.3 1.1", "0.26 0.6 0.34 0.9 0.46 1.26", "0.46 0.68 0.54 0.94 0.6 1.3", "0.7 0.76 0.76 1 0.72 1.2",
        "-0.04 0.4 0.0 0.7 0.1 0.96",
    ),
    "quarter": (
        "-0.5 0.3 -0.36 0.64 -0.1 1.0", "-0.26 0.56 -0.1 0.86 0.1 1.2", "0.06 0.76 0.16 1.0 0.28 1.3", "0.36 0.84 0.38 1.1 0.36 1.36",
        "0.64 0.6 0.62 0.9 0.5 1.2", "0.5 0.82 0.52 1 0.46 1.2",
    ),
}  # fmt: skip
