"""Expressions: which eyes, brows and mouth show a feeling, and the nose and wrinkles of a face."""

from dataclasses import dataclass, field

from unspoken_art.canvas.pen import Ellipse, Sketch
from unspoken_art.things.actors.eyes import Lids, Place, draw_eye
from unspoken_art.things.actors.mouths import draw_mouth
from unspoken_art.things.actors.shapes import Frame, stroke
from unspoken_art.things.actors.skulls import Features


@dataclass(frozen=True)
class Feeling:
    """The lids, the brows' height at the outer and the inner end, the mouth, and other signs."""

    lids: Lids = field(default_factory=Lids)
    brow: tuple[float, float] = (-0.36, -0.36)
    mouth: str = "line"
    signs: str = ""


FACES = {
    "calm": Feeling(Lids(0.72), (-0.3, -0.36), "smile"),
    "afraid": Feeling(Lids(1.15, inner=-0.03), (-0.34, -0.54), "gape", "lines"),
    "laughing": Feeling(Lids(shut=-1), (-0.42, -0.42), "laugh", "blush"),
    "crying": Feeling(Lids(shut=0.7, inner=-0.05), (-0.2, -0.48), "frown", "tears lines"),
    "angry": Feeling(Lids(0.62, inner=0.09, outer=-0.03), (-0.46, -0.17), "snarl", "knit"),
    "asleep": Feeling(Lids(shut=1), (-0.3, -0.32), "line"),
    "curious": Feeling(Lids(1.02), (-0.48, -0.46), "small"),
    "secretive": Feeling(Lids(0.6, inner=0.03, gaze=0.5), (-0.46, -0.25), "smirk"),
    "love": Feeling(Lids(shut=0.8), (-0.38, -0.42), "smile", "blush"),
    "sad": Feeling(Lids(0.66, inner=-0.06, outer=0.06), (-0.2, -0.46), "frown"),
}


def expression(s: Sketch, f: Frame, name: str, view: str, g: Features, fine: bool = False) -> None:
    """Draw the features of a face; `view` is profile or quarter; `fine` is for large heads."""
    feeling, profile = FACES[name], view == "profile"
    if "blush" in feeling.signs:
        for x in (0.36,) if profile else (-0.12, 0.7):
            wide = 0.19 if x < 0.6 else 0.09
            s.ellipse("blush", Ellipse(*f.at(x, 0.3), f.scale * wide, f.scale * 0.14), round=0.1)
    (_profile_nose if profile else _quarter_nose)(s, f, g, fine)
    for place in (Place(0.55, 0.17, 1, True),) if profile else (Place(0.09, 0.2, 1), Place(0.63, 0.14, -1)):
        draw_eye(s, f, feeling.lids, place, g, fine)
    _brows(s, f, feeling, profile, g)
    draw_mouth(s, f, feeling.mouth, profile, g, fine)
    _lines(s, f, feeling, profile, g, fine)
    if "tears" in feeling.signs:
        for x in (0.5,) if profile else (0.02, 0.67):
            s.blob("tear", f.text(f"{x} 0.06 {x + 0.1} 0.34 {x} 0.46 {x - 0.1} 0.34"), round=0.6, glow=0.1)


def _profile_nose(s: Sketch, f: Frame, g: Features, fine: bool) -> None:
    """Draw the wing of a nose whose ridge is the edge of the face, and its nostril."""
    x, t, pen = 0.72 + 0.04 * g.nose, g.tip, f.scale * (0.045 if fine else 0.06)
    wing = f"{x} {0.2 - t} {x - 0.08} {0.28 - t} {x - 0.04} {0.36 - t * 0.5}"
    stroke(s, "skin_fold", f.text(wing), pen)
    if fine:
        nostril = Ellipse(*f.at(x + 0.09, 0.335 - t * 0.5), f.scale * 0.06, f.scale * 0.025)
        s.ellipse("skin_fold", nostril, round=0)


def _quarter_nose(s: Sketch, f: Frame, g: Features, fine: bool) -> None:
    """Draw the ridge of a nose; on a large head also its shaded side, its wing, its nostril and a light."""
    n, t, pen = g.nose, g.tip, f.scale * (0.045 if fine else 0.065)
    x, y, low, wing = 0.46 + 0.12 * n, 0.1 + 0.15 * n - t, 0.34 - t * 0.5, 0.36 - 0.1 * n
    if not fine:
        stroke(s, "skin_fold", f.text(f"0.48 -0.1 {x} {y} {x - 0.04} {low} {wing + 0.06} {low + 0.01}"), pen)
        return
    side = f"{x - 0.08} {y} 0.46 {low} {wing + 0.06} {low} {wing} {low - 0.1}"
    s.blob("shade", f.text(f"0.38 -0.14 0.43 0.04 {side} 0.31 0.06"), round=0.3)
    ridge = f"0.47 -0.16 0.48 0.02 {x} {y} {x - 0.04} {low - 0.01} 0.44 {low + 0.02}"
    stroke(s, "skin_fold", f.text(ridge), pen)
    round_wing = f"{wing + 0.05} {low - 0.14} {wing - 0.02} {low - 0.05} {wing + 0.06} {low + 0.02}"
    stroke(s, "skin_fold", f.text(round_wing), pen)
    nostril = Ellipse(*f.at(wing + 0.12, low), f.scale * 0.06, f.scale * 0.025, f.turn)
    s.ellipse("skin_fold", nostril, round=0)
    light = f"{x - 0.07} {y - 0.08} {x - 0.01} {y - 0.02} {x - 0.06} {y + 0.02}"
    s.blob("gleam", f.text(light), round=0.3)


def _brows(s: Sketch, f: Frame, feeling: Feeling, profile: bool, g: Features) -> None:
    outer, inner = feeling.brow
    middle = (outer + inner) / 2 - 0.07
    for a, b, c in ((0.34, 0.54, 0.76),) if profile else ((-0.17, 0.06, 0.3), (0.82, 0.68, 0.48)):
        thick = 0.075 * g.brow * f.scale
        d = thick / f.scale
        bend = f"{a} {outer} {b} {middle} {c} {inner} {c} {inner + d} {b} {middle + d * 1.5} "
        s.blob("brow", f.text(bend), round=0.1)


def _lines(s: Sketch, f: Frame, feeling: Feeling, profile: bool, g: Features, fine: bool) -> None:
    """Draw the wrinkles of age, and those of a feeling."""
    lines: list[str] = []
    if "knit" in feeling.signs and not profile:
        lines += ["0.36 -0.3 0.34 -0.18", "0.43 -0.3 0.44 -0.18"]
    if g.old:
        lines += AGE["profile" if profile else "quarter"][:: 1 if fine else 2]
    if (fine and not g.smooth) or g.old:
        lines += FOLDS["profile" if profile else "quarter"][: 2 if fine else 1]
    if ("lines" in feeling.signs and fine and not g.smooth) or g.old:
        lines += BROW_LINES["profile" if profile else "quarter"][: 2 if fine else 1]
    for line in lines:
        stroke(s, "skin_fold", f.text(line), f.scale * (0.035 if fine else 0.05))


AGE = {
    "quarter": [
        "-0.16 -0.04 -0.26 -0.07 -0.36 -0.14", "-0.16 0.02 -0.28 0.04 -0.38 0.02",
        "-0.06 0.13 0.08 0.2 0.24 0.14", "0.56 0.13 0.64 0.17 0.72 0.12", "-0.24 0.34 -0.2 0.52 -0.04 0.7",
    ],
    "profile": [
        "0.34 -0.04 0.26 -0.07 0.16 -0.14", "0.34 0.02 0.24 0.04 0.16 0.03", "0.44 0.12 0.54 0.18 0.66 0.12",
        "0.3 0.36 0.32 0.54 0.4 0.72",
    ],
}  # fmt: skip
"""Crow's feet, bags below the eyes, and hollow cheeks."""

FOLDS = {"quarter": ["0.22 0.3 0.1 0.42 0.07 0.56", "0.27 0.74 0.38 0.71 0.5 0.74"],
         "profile": ["0.64 0.32 0.54 0.42 0.5 0.56"]}  # fmt: skip
"""The folds from the nose to the mouth, and below the lip."""

BROW_LINES = {"quarter": ["-0.02 -0.56 0.3 -0.6 0.62 -0.55", "0.06 -0.68 0.32 -0.71 0.58 -0.66"],
              "profile": ["0.4 -0.54 0.56 -0.55 0.68 -0.5", "0.42 -0.66 0.54 -0.67 0.62 -0.63"]}  # fmt: skip
"""Lines on the forehead."""
