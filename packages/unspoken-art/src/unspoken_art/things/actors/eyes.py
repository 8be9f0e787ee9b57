"""Eyes, open or shut, in units of half a head's height."""

from dataclasses import dataclass

import skia

from unspoken_art.canvas.pen import Ellipse, Sketch
from unspoken_art.things.actors.shapes import Frame, clipped, cover, curve, stroke
from unspoken_art.things.actors.skulls import Features


@dataclass(frozen=True)
class Lids:
    """How far the eyes are open, how low the lids are at both ends, and where the eyes look."""

    open: float = 0.8
    inner: float = 0.0
    outer: float = 0.0
    gaze: float = 0.28
    shut: float = 0.0
    """1 if the lashes hang down, -1 if the eye laughs, 0 for an open eye."""


@dataclass(frozen=True)
class Place:
    """Where an eye is: its middle, half its width, and on which side of it the nose is."""

    x: float
    wide: float
    side: int
    profile: bool = False


def draw_eye(s: Sketch, f: Frame, lids: Lids, place: Place, g: Features, fine: bool) -> None:
    """Draw one eye with its lids."""
    if lids.shut:
        _closed(s, f, lids, place, g, fine)
    else:
        _opened(s, f, lids, place, g, fine)


def _closed(s: Sketch, f: Frame, lids: Lids, place: Place, g: Features, fine: bool) -> None:
    x, w, side = place.x, place.wide * g.eye, place.side
    bow, pen = 0.12 * lids.shut, f.scale * (0.06 if fine else 0.09)
    inner, outer = x + side * w, x - side * w
    low = f"{outer} {-0.03 + lids.outer} {x} {-0.03 + bow} {inner} {-0.02 + lids.inner}"
    if fine and lids.shut > 0:
        lid = f"{outer} -0.05 {x - side * w * 0.5} -0.17 {x + side * w * 0.4} -0.17 {inner} -0.06"
        s.blob("shade", f.text(f"{lid} {x} {bow}"), round=0.7)
        stroke(s, "skin_fold", f.text(lid), f.scale * 0.04)
    stroke(s, "dark", f.text(low), pen)
    if lids.shut > 0 and (fine or g.lash):
        for share in (0.25, 0.55, 0.85) if fine else (0.8,):
            at, y = x - side * w * share, -0.03 + bow * (1 - share * share) + lids.outer * share
            stroke(s, "dark", f.text(f"{at} {y} {at - side * 0.05} {y + 0.08}"), pen * 0.7)


def _opened(s: Sketch, f: Frame, lids: Lids, place: Place, g: Features, fine: bool) -> None:
    x, w, side = place.x, place.wide * g.eye, place.side
    y, tall = -0.05, 0.19 * lids.open * g.eye
    inner, outer = (x + side * w, y + 0.03 + lids.inner), (x - side * w, y + lids.outer)
    front = 0.2 if place.profile else 0.0
    upper = (
        f"{outer[0]} {outer[1]} {x - side * w * (0.45 - front)} {y - tall * 0.95 + lids.outer} "
        f"{x + side * w * (0.4 + front)} {y - tall * (1 - front) + lids.inner} {inner[0]} {inner[1]}"
    )
    bottom = f"{x + side * w * (0.45 + front * 2)} {y + tall * 0.62} {x - side * w * 0.4} {y + tall * 0.6}"
    white = curve(f.text(f"{upper} {bottom}"))
    cover(s, "white", white, round=0.3)
    at = f.at(x + w * (lids.gaze + (0.3 if place.profile else 0)), y - tall * 0.12)
    radius = f.scale * (0.135 if fine else 0.115) * g.eye
    narrow = 0.7 if place.profile or place.side < 0 else 0.92
    _iris(s, f, at, (radius * narrow, radius), white, fine)
    if fine:
        lid = upper.split()
        raised = " ".join(f"{float(v) - 0.07 if i % 2 else v}" for i, v in enumerate(lid))
        stroke(s, "skin_fold", f.text(raised), f.scale * 0.04)
        lower = f"{inner[0]} {inner[1] + 0.02} {bottom} {outer[0]} {outer[1] + 0.03}"
        stroke(s, "skin_fold", f.text(lower), f.scale * 0.03)
    stroke(s, "dark", f.text(upper), f.scale * (0.07 if fine else 0.1))
    if g.lash:
        far = f"{outer[0]} {outer[1]} {outer[0] - side * 0.08} {outer[1] - 0.07}"
        stroke(s, "dark", f.text(far), f.scale * (0.06 if fine else 0.09))


def _iris(
    s: Sketch, f: Frame, at: tuple[float, float], radii: tuple[float, float], white: skia.Path, fine: bool
) -> None:
    """Draw the iris, and on a large head the pupil and the light in it, inside the white of the eye."""
    for fill, share in (("iris", 1.0), ("dark", 0.55)) if fine else (("dark", 1.0),):
        own = Sketch()
        own.ellipse(fill, Ellipse(*at, radii[0] * share, radii[1] * share, f.turn))
        cover(s, fill, clipped(own.parts[0].path, white), round=0.2)
    if fine:
        s.ellipse(
            "white",
            Ellipse(at[0] + radii[0] * 0.35, at[1] - radii[1] * 0.4, radii[0] * 0.28, radii[1] * 0.26),
            0.1,
        )
