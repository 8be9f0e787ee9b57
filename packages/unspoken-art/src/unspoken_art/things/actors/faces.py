"""Expressions: eyes, brows, mouth, cheeks and tears, in units of half a head's height.

They are simple on purpose: in a blind comparison, faces with lids, lips and wrinkles lost on most cards.
"""

from dataclasses import dataclass

from unspoken_art.canvas.pen import Ellipse, Sketch, Taper
from unspoken_art.things.actors.shapes import Frame


@dataclass(frozen=True)
class Feeling:
    """The eyes, the brows' height at the outer and the inner end, the mouth, and other signs."""

    eye: str = "dot"
    brow: tuple[float, float] = (-0.36, -0.36)
    mouth: str = "line"
    signs: str = ""


FACES = {
    "calm": Feeling("lid", (-0.32, -0.36), "smile"),
    "afraid": Feeling("wide", (-0.34, -0.56), "gape"),
    "laughing": Feeling("arch", (-0.42, -0.42), "laugh", "blush"),
    "crying": Feeling("shut", (-0.2, -0.48), "frown", "tears"),
    "angry": Feeling("dot", (-0.46, -0.14), "snarl"),
    "asleep": Feeling("shut", (-0.3, -0.3), "line"),
    "curious": Feeling("wide", (-0.5, -0.44), "small"),
    "secretive": Feeling("side", (-0.44, -0.26), "smirk"),
    "love": Feeling("shut", (-0.38, -0.42), "smile", "blush"),
    "sad": Feeling("lid", (-0.2, -0.44), "frown"),
}

MOUTHS = {
    "line": ("0.66 0.5 0.85 0.5", "0.2 0.57 0.5 0.57"),
    "smile": ("0.6 0.44 0.7 0.52 0.86 0.49", "0.12 0.5 0.34 0.6 0.58 0.49"),
    "frown": ("0.58 0.6 0.7 0.51 0.86 0.53", "0.14 0.65 0.36 0.54 0.58 0.65"),
    "smirk": ("0.56 0.4 0.66 0.5 0.86 0.5", "0.2 0.58 0.4 0.6 0.64 0.44"),
    "snarl": ("0.54 0.6 0.66 0.5 0.88 0.48", "0.1 0.66 0.36 0.54 0.62 0.64"),
}
"""Mouths that are lines, for the profile and for three quarters."""

OPEN = {
    "gape": ("0.66 0.46 0.9 0.44 0.86 0.68 0.72 0.7", "0.36 0.42 0.5 0.56 0.36 0.76 0.22 0.56"),
    "laugh": (
        "0.48 0.38 0.88 0.42 0.82 0.64 0.62 0.66",
        "0.04 0.44 0.36 0.48 0.66 0.42 0.52 0.72 0.34 0.78 0.16 0.7",
    ),
    "small": ("0.74 0.48 0.88 0.47 0.86 0.58 0.76 0.58", "0.36 0.5 0.44 0.58 0.36 0.66 0.28 0.58"),
}
"""Mouths that are open."""


def expression(s: Sketch, f: Frame, name: str, view: str) -> None:
    """Draw the features of a face; `view` is profile or quarter."""
    feeling, profile = FACES[name], view == "profile"
    if "blush" in feeling.signs:
        for x in (0.36,) if profile else (-0.16, 0.72):
            wide = 0.19 if x < 0.7 else 0.1
            s.ellipse("blush", Ellipse(*f.at(x, 0.3), f.scale * wide, f.scale * 0.15), round=0.1)
    if not profile:
        s.limb(
            "shade", f.text("0.4 -0.06 0.56 0.28 0.36 0.34"), Taper(f.scale * 0.07, f.scale * 0.09), round=0.2
        )
    for x in (0.58,) if profile else (0.1, 0.62):
        _eye(s, f, feeling.eye, x)
    _brows(s, f, feeling, profile)
    _mouth(s, f, feeling.mouth, profile)
    if "tears" in feeling.signs:
        for x in (0.52,) if profile else (0.04, 0.66):
            s.blob("tear", f.text(f"{x} 0.06 {x + 0.11} 0.34 {x} 0.48 {x - 0.11} 0.34"), round=0.6, glow=0.1)


def _eye(s: Sketch, f: Frame, kind: str, x: float) -> None:
    thin = Taper(f.scale * 0.05, f.scale * 0.05, f.scale * 0.11)
    if kind in ("wide", "side"):
        tall = 0.2 if kind == "wide" else 0.13
        s.ellipse("white", Ellipse(*f.at(x, -0.06), f.scale * 0.17, f.scale * tall, f.turn), round=0.2)
        aside = 0.03 if kind == "wide" else 0.09
        s.ellipse("dark", Ellipse(*f.at(x + aside, -0.06), f.scale * 0.085, f.scale * 0.1), round=0.2)
        if kind == "side":
            s.limb("dark", f.text(f"{x - 0.2} -0.12 {x} -0.2 {x + 0.2} -0.12"), thin, round=0)
    elif kind == "dot":
        s.ellipse("dark", Ellipse(*f.at(x, -0.05), f.scale * 0.1, f.scale * 0.13, f.turn), round=0.2)
    elif kind == "lid":
        s.ellipse("dark", Ellipse(*f.at(x + 0.02, -0.03), f.scale * 0.09, f.scale * 0.11, f.turn), round=0.2)
        s.limb("dark", f.text(f"{x - 0.18} -0.06 {x} -0.16 {x + 0.16} -0.08"), thin, round=0)
    else:
        bow = -0.12 if kind == "arch" else 0.1
        s.limb("dark", f.text(f"{x - 0.18} -0.04 {x} {-0.04 + bow} {x + 0.16} -0.04"), thin, round=0)


def _brows(s: Sketch, f: Frame, feeling: Feeling, profile: bool) -> None:
    outer, inner = feeling.brow
    middle = (outer + inner) / 2 - 0.06
    thick = Taper(f.scale * 0.06, f.scale * 0.1, f.scale * 0.12)
    if profile:
        s.limb("brow", f.text(f"0.34 {outer} 0.56 {middle} 0.76 {inner}"), thick, round=0)
        return
    s.limb("brow", f.text(f"-0.16 {outer} 0.08 {middle} 0.3 {inner}"), thick, round=0)
    s.limb("brow", f.text(f"0.8 {outer} 0.66 {middle} 0.48 {inner}"), thick, round=0)


def _mouth(s: Sketch, f: Frame, kind: str, profile: bool) -> None:
    if kind in OPEN:
        s.blob("mouth", f.text(OPEN[kind][0 if profile else 1]), round=0.1)
        if kind == "laugh":
            s.limb("white", f.text("0.56 0.43 0.82 0.46" if profile else "0.14 0.49 0.36 0.53 0.58 0.48"),
                   Taper(f.scale * 0.07, f.scale * 0.07), round=0)  # fmt: skip
        return
    s.limb(
        "mouth",
        f.text(MOUTHS[kind][0 if profile else 1]),
        Taper(f.scale * 0.05, f.scale * 0.07, f.scale * 0.1),
        round=0,
    )
