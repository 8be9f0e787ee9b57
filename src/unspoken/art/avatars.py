"""Avatars: seals with faces, none of which can be taken for another even small and without its colour."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter

from unspoken.art.avatar_parts import FEET, HEARTS, OUTLINES, WINGS
from unspoken.art.outline import rings

COLOURS = (
    "#c8452f", "#2b5da8", "#d6961c", "#2c7a57", "#7b489f",
    "#c4557f", "#1f8890", "#7a5a3c", "#47536a", "#87922a",
)  # fmt: skip
"""One a seat, apart also in grey; the seal's number tells which."""
PALE = frozenset({2, 9})
"""Colours that are light enough for dark cuts."""
LIGHT_CUT, DARK_CUT = "#fbf3e1", "#2f1f05"
COUNT = 70
SEED = 12
SMALL = 24
"""Pixels across, where a seal is shown smallest."""
MARGIN = 3
"""What stays of a seal round its cuts, at least, in hundredths of its width."""
PROPOSED = 60
"""How many faces are thought of before one is taken."""


@dataclass(frozen=True)
class Face:
    """A seal's parts by their numbers."""

    outline: int
    heart: int
    wing: int
    foot: int


def _first(number: int) -> Face:
    """The ten that sit at a table first, each with an outline of its own."""
    return Face(number, number % 5, (number * 3 + 1) % 4, (number * 5 + 2) % 4)


def small(face: Face, body: int = 90, cut: int = 245, ground: int = 40) -> NDArray[np.float64]:
    """A seal in grey, as small as it is ever shown."""
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
    """Whether all that is cut out lies well inside the outline, no cut upon another."""
    room = _stencil(OUTLINES[face.outline], MARGIN)
    heart, wing, foot = (
        _stencil(path) for path in (HEARTS[face.heart].cut, WINGS[face.wing], FEET[face.foot])
    )
    crossing = heart & wing | heart & foot | wing & foot
    return not (crossing | (heart | wing | foot) & ~room).any()


@cache
def _stencil(path: str, less: int = 0) -> NDArray[np.bool_]:
    """Where a path is, a pixel a unit; narrower by some."""
    canvas = Image.new("L", (100, 100))
    for ring in rings(path):
        ImageDraw.Draw(canvas).polygon(ring, fill=255)
    return np.asarray(canvas.filter(ImageFilter.MinFilter(2 * less + 1))) > 0


def apart(one: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    """How different two small seals are: the mean difference of their greys, of 255."""
    return float(np.abs(one - other).mean())


def _proposals(luck: random.Random, row: Sequence[Face]) -> Iterator[Face]:
    """Faces for the next place of a row of ten, in which every outline comes but once."""
    free = [number for number in range(len(OUTLINES)) if number not in {face.outline for face in row}]
    parts = (len(HEARTS), len(WINGS), len(FEET))
    found = 0
    while found < PROPOSED:
        face = Face(free[_below(luck, len(free))], *(_below(luck, part) for part in parts))
        if fits(face):
            found += 1
            yield face


def _below(luck: random.Random, end: int) -> int:
    """A number below another; `random()` is the one draw that Python promises never to change."""
    return int(luck.random() * end)


@cache
def faces() -> tuple[Face, ...]:
    """All of them: the first ten, then each the one of many that is farthest from those before it."""
    luck = random.Random(SEED)
    chosen = [_first(number) for number in range(len(COLOURS))]
    seen = [small(face) for face in chosen]
    while len(chosen) < COUNT:
        row = chosen[len(chosen) // len(COLOURS) * len(COLOURS) :]
        looks = [(face, small(face)) for face in _proposals(luck, row)]
        crowd = np.stack(seen)
        face, look = max(looks, key=lambda item: float(np.abs(crowd - item[1]).mean(axis=(1, 2)).min()))
        chosen.append(face)
        seen.append(look)
    return tuple(chosen)


def page() -> str:
    """The seals as the front end reads them."""

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
    head = "// Drawn by `python -m unspoken.art avatars`: change src/unspoken/art/avatars.py.\n\n"
    return head + "\n".join(parts).replace("*/\n\n", "*/\n")


def _object(cut: str, eye: str) -> str:
    return f"{{ cut: '{cut}', eye: '{eye}' }}"


def drawing(number: int) -> str:
    """One seal as an SVG drawing of its own."""
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


def written(folder: Path) -> None:
    """Put the seals where the page is built from."""
    (folder / "seals.gen.ts").write_text(page(), encoding="utf-8")
