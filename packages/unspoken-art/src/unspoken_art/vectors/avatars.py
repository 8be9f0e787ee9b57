"""Seals: avatars with faces that can be told apart even when small and without colour."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter

from unspoken_art.vectors.avatar_parts import FEET, HEARTS, OUTLINES, WINGS
from unspoken_art.vectors.outline import rings

COLOURS = (
    "#c8452f", "#2b5da8", "#d6961c", "#2c7a57", "#7b489f",
    "#c4557f", "#1f8890", "#7a5a3c", "#47536a", "#87922a",
)  # fmt: skip
"""One colour per seat, distinct also in grey; the number of a seal selects its colour."""
PALE = frozenset({2, 9})
"""Colours that are light enough for dark cuts."""
LIGHT_CUT, DARK_CUT = "#fbf3e1", "#2f1f05"
COUNT = 70
SEED = 12
SMALL = 24
"""Width of the smallest seal, in pixels."""
MARGIN = 3
"""Smallest margin around the cut-outs, in hundredths of the width."""
PROPOSED = 60
"""How many candidates are compared for each seal."""


@dataclass(frozen=True)
class Face:
    """The indices of a seal's parts."""

    outline: int
    heart: int
    wing: int
    foot: int


def _first(number: int) -> Face:
    """Return one of the first ten seals, each with its own outline."""
    return Face(number, number % 5, (number * 3 + 1) % 4, (number * 5 + 2) % 4)


def small(face: Face, body: int = 90, cut: int = 245, ground: int = 40) -> NDArray[np.float64]:
    """Render a seal in grey at the smallest size."""
    large = SMALL * 4
    canvas = Image.new("L", (large, large), ground)
    pen = ImageDraw.Draw(canvas)
    heart = HEARTS[face.heart]
    parts = ((OUTLINES[face.outline], body), (heart.cut, cut), (heart.eye, body))
    for path, tone in (*parts, (WINGS[face.wing], cut), (FEET[face.foot], cut)):
        for ring in rings(path):
            pen.polygon([(x * large / 100, y * large / 100) for x, y in ring], fill=tone)
    return np.asarray(canvas.resize((SMALL, SMALL), Image.Resampling.BOX), np.float64)


def fits(face: Face) -> bool:
    """True if all cut-outs are inside the outline and do not overlap."""
    room = _stencil(OUTLINES[face.outline], MARGIN)
    heart, wing, foot = (
        _stencil(path) for path in (HEARTS[face.heart].cut, WINGS[face.wing], FEET[face.foot])
    )
    crossing = heart & wing | heart & foot | wing & foot
    return not (crossing | (heart | wing | foot) & ~room).any()


@cache
def _stencil(path: str, less: int = 0) -> NDArray[np.bool_]:
    """Rasterise a path at one pixel per unit, shrunk by a margin."""
    canvas = Image.new("L", (100, 100))
    for ring in rings(path):
        ImageDraw.Draw(canvas).polygon(ring, fill=255)
    return np.asarray(canvas.filter(ImageFilter.MinFilter(2 * less + 1))) > 0


def apart(first: NDArray[np.float64], second: NDArray[np.float64]) -> float:
    """Return the mean difference of two small seals in grey levels (0…255)."""
    return float(np.abs(first - second).mean())


def _proposals(luck: random.Random, row: Sequence[Face]) -> Iterator[Face]:
    """Propose seals for the next place of a row of ten, in which each outline occurs once."""
    free = [number for number in range(len(OUTLINES)) if number not in {face.outline for face in row}]
    parts = (len(HEARTS), len(WINGS), len(FEET))
    found = 0
    while found < PROPOSED:
        face = Face(free[_below(luck, len(free))], *(_below(luck, part) for part in parts))
        if fits(face):
            found += 1
            yield face


def _below(luck: random.Random, end: int) -> int:
    """Return a random integer; only `random()` is guaranteed to stay the same across Python versions."""
    return int(luck.random() * end)


@cache
def faces() -> tuple[Face, ...]:
    """Choose all seals: the first ten, then for each place the candidate most different from all before."""
    luck = random.Random(SEED)
    chosen = [_first(number) for number in range(len(COLOURS))]
    looks_so_far = [small(face) for face in chosen]
    while len(chosen) < COUNT:
        row = chosen[len(chosen) // len(COLOURS) * len(COLOURS) :]
        looks = [(face, small(face)) for face in _proposals(luck, row)]
        crowd = np.stack(looks_so_far)
        face, look = max(looks, key=lambda item: float(np.abs(crowd - item[1]).mean(axis=(1, 2)).min()))
        chosen.append(face)
        looks_so_far.append(look)
    return tuple(chosen)


def page() -> str:
    """Return the TypeScript module with all seals."""

    def listed(name: str, kind: str, items: Sequence[str]) -> str:
        lines = "".join(f"  {item},\n" for item in items)
        return f"export const {name}: readonly {kind}[] = [\n{lines}];\n"

    tuples = [f"[{face.outline}, {face.heart}, {face.wing}, {face.foot}]" for face in faces()]
    parts = (
        listed("COLOURS", "string", [f"'{colour}'" for colour in COLOURS]),
        listed("OUTLINES", "string", [f"'{path}'" for path in OUTLINES]),
        listed("HEARTS", "{ cut: string; eye: string }", [_object(heart.cut, heart.eye) for heart in HEARTS]),
        listed("WINGS", "string", [f"'{path}'" for path in WINGS]),
        listed("FEET", "string", [f"'{path}'" for path in FEET]),
        "/** Of each seal: its outline, heart, wings and feet. */\n",
        listed("FACES", "(readonly [number, number, number, number])", tuples),
    )
    head = "// Drawn by `python -m unspoken_art avatars`: change unspoken_art/vectors/avatars.py.\n\n"
    return head + "\n".join(parts).replace("*/\n\n", "*/\n")


def _object(cut: str, eye: str) -> str:
    return f"{{ cut: '{cut}', eye: '{eye}' }}"


def drawing(number: int) -> str:
    """Return one seal as SVG."""
    face, colour = faces()[number], COLOURS[number % len(COLOURS)]
    cut = DARK_CUT if number % len(COLOURS) in PALE else LIGHT_CUT
    heart = HEARTS[face.heart]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<path d="{OUTLINES[face.outline]}" fill="{colour}" stroke="#fff" stroke-opacity=".63" '
        'stroke-width="3"/>'
        f'<path d="{heart.cut}{WINGS[face.wing]}{FEET[face.foot]}" fill="{cut}"/>'
        f'<path d="{heart.eye}" fill="{colour}"/></svg>'
    )


def write_files(folder: Path) -> None:
    """Write the seals into a folder of the page."""
    (folder / "seals.gen.ts").write_text(page(), encoding="utf-8")
