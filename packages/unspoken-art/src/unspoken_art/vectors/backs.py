"""Card backs, one per deck, with rotational symmetry: a card face down does not show which way up it is."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import cos, pi, sin
from pathlib import Path

from unspoken_art.vectors.outline import disc, fmt, polygon_path
from unspoken_art.vectors.tiles import GLYPHS

GOLD, BRASS = "#f0cd79", "#dcb45e"


@dataclass(frozen=True)
class Back:
    """A drawing made of one half and the same half rotated by 180 degrees."""

    wide: int
    tall: int
    ground: tuple[str, str]
    """The background colours in the middle and at the corners."""
    once: str
    """The drawing in the middle, which is itself symmetric."""
    half: str

    def svg(self) -> str:
        """Return the SVG."""
        x, y = self.wide / 2, self.tall / 2
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.wide} {self.tall}">'
            '<radialGradient id="g" cx=".5" cy=".5" r=".72">'
            f'<stop offset="0" stop-color="{self.ground[0]}"/>'
            f'<stop offset="1" stop-color="{self.ground[1]}"/>'
            f'</radialGradient><path fill="url(#g)" d="M0 0h{self.wide}v{self.tall}H0z"/>'
            f'<g>{self.half}</g><g transform="rotate(180 {fmt(x, y)})">{self.half}</g>{self.once}'
            f'<rect x="7" y="7" width="{self.wide - 14}" height="{self.tall - 14}" rx="6" fill="none" '
            f'stroke="{BRASS}" stroke-opacity=".55" stroke-width="1.6"/></svg>\n'
        )


def _star(x: float, y: float, radius: float, points: int = 4) -> str:
    corners = []
    for turn in range(points * 2):
        reach, angle = (radius if turn % 2 == 0 else radius * 0.3), turn * pi / points
        corners.append((x + reach * sin(angle), y - reach * cos(angle)))
    return polygon_path(*corners)


def _ring(x: float, y: float, radius: float, opacity: float, width: float = 1.6) -> str:
    return (
        f'<circle cx="{fmt(x)}" cy="{fmt(y)}" r="{fmt(radius)}" fill="none" stroke="{GOLD}" '
        f'stroke-opacity="{opacity}" stroke-width="{width}"/>'
    )


def _scattered(luck: random.Random, wide: int, tall: int, count: int) -> Iterator[tuple[float, float]]:
    """Yield random places in the upper half, away from the frame and the middle."""
    while count:
        x, y = 18 + luck.random() * (wide - 36), 18 + luck.random() * (tall / 2 - 26)
        if abs(x - wide / 2) + abs(y - tall / 2) > wide * 0.42:
            count -= 1
            yield x, y


def dream() -> Back:
    """Dixit: a moon in an eye with rings round it, a crescent at either end, and stars."""
    luck = random.Random(5)
    stars = "".join(_star(x, y, 1.6 + 3.4 * luck.random()) for x, y in _scattered(luck, 200, 300, 26))
    crescent = "M100 34C84 34 73 46 73 60C73 77 86 88 102 88C112 88 120 84 125 77C105 80 91 62 100 34Z"
    rings = "".join(
        _ring(100, 150, radius, opacity)
        for radius, opacity in ((34, 0.75), (48, 0.5), (64, 0.32), (82, 0.18))
    )
    eye = (
        f'<path d="M62 150Q100 118 138 150Q100 182 62 150Z" fill="#1c1840" stroke="{GOLD}" stroke-width="2"/>'
    )
    return Back(
        200, 300, ("#463d86", "#1f1a44"),
        f'{rings}{eye}<circle cx="100" cy="150" r="15" fill="{GOLD}"/>'
        f'<path d="{_star(100, 150, 9)}" fill="#463d86"/>',
        f'<path d="{stars}" fill="#fbf3e1" fill-opacity=".8"/><path d="{crescent}" fill="{GOLD}"/>',
    )  # fmt: skip


def _lattice(wide: int, tall: int, step: int, colour: str, opacity: float) -> str:
    lines = "".join(f"M{x} 0l{tall} {tall}M{x} {tall}l{tall} {-tall}" for x in range(-tall, wide, step))
    return f'<path d="{lines}" stroke="{colour}" stroke-opacity="{opacity}" stroke-width="1"/>'


def blot() -> Back:
    """Rorschach's blots: grey cloth with a fold, and ink that has run to both sides of it."""
    luck = random.Random(9)
    drops = []
    for _ in range(16):
        x, y, r = 6 + 34 * luck.random() ** 1.4, 44 + 56 * luck.random(), 2.5 + 8 * luck.random() ** 2
        drops += [disc(100 - x, y, r, r * 1.25), disc(100 + x, y, r, r * 1.25)]
    heart = "M100 62C112 74 132 66 138 82C142 94 124 96 118 100C112 100 106 98 100 100Z"
    other = "M100 62C88 74 68 66 62 82C58 94 76 96 82 100C88 100 94 98 100 100Z"
    stain = "".join(f'<path d="{path}"/>' for path in ("".join(drops), heart, other))
    return Back(
        200, 200, ("#69737a", "#4a5359"),
        '<path d="M100 10V190" stroke="#20262b" stroke-opacity=".35" stroke-width="1.2"/>',
        f'{_lattice(200, 100, 20, "#cfd8dc", 0.16)}<g fill="#23272c">{stain}</g>',
    )  # fmt: skip


def word() -> Back:
    """Rorschach's words: the same cloth in dark ink colours, with a ring between two waves."""
    wave = "M64 57q9 -9 18 0t18 0t18 0t18 0"
    return Back(
        200, 140, ("#3b3a46", "#24232c"),
        f'{_ring(100, 70, 26, 0.9, 2)}{_ring(100, 70, 34, 0.35)}'
        f'<circle cx="100" cy="70" r="5" fill="{GOLD}"/>',
        _lattice(200, 140, 20, "#cfc6e0", 0.06)
        + f'<path d="{wave}" transform="translate(0 -30)" fill="none" stroke="#fbf3e1" stroke-opacity=".75" '
        'stroke-width="3" stroke-linecap="round"/>',
    )  # fmt: skip


def cloud() -> Back:
    """Pareidolia's words: clouds at both ends, and between them a sun that also looks like a moon."""
    rows = []
    for row, (y, r, shade) in enumerate(((52, 22, "#7fa9d6"), (36, 20, "#b9d3ee"), (20, 18, "#f4f8fc"))):
        puffs = "".join(disc(x, y - 14, r) for x in range(-6 + 13 * (row % 2), 214, 27))
        rows.append(f'<path d="{puffs}M0 0H200V{y - 10}H0Z" fill="{shade}"/>')
    rays = "".join(
        f"M{fmt(100 + 24 * cos(turn), 70 + 24 * sin(turn))}L{fmt(100 + 30 * cos(turn), 70 + 30 * sin(turn))}"
        for turn in (pi * step / 8 for step in range(16))
    )
    return Back(
        200, 140, ("#5f93cf", "#27406f"),
        '<circle cx="100" cy="70" r="19" fill="#f6dc8c"/>'
        '<circle cx="100" cy="70" r="10" fill="#2b4a82"/>'
        f'<path d="{rays}" stroke="#f6dc8c" stroke-width="2.4" stroke-linecap="round"/>',
        "".join(rows),
    )  # fmt: skip


def action() -> Back:
    """Telepathic's actions: sixteen places, and four tiles that turn about the middle."""
    places = "".join(
        f'<rect x="{24 + 39 * column}" y="{54 + 39 * row}" width="35" height="35" rx="6"/>'
        for row in range(2)
        for column in range(4)
    )
    turned = {"circle": (80.5, 110.5), "star": (119.5, 110.5)}
    glyphs = "".join(
        f'<g transform="translate({fmt(x)} {fmt(y)}) scale(.3) translate(-50 -50)">{GLYPHS[name]}</g>'
        for name, (x, y) in turned.items()
    )
    arrow = (
        '<path d="M52 34H142M134 27L143 34L134 41" fill="none" stroke="#8fdcc0" stroke-opacity=".7" '
        'stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return Back(
        200, 260, ("#225746", "#12302a"), "",
        f'<g fill="#8fdcc0" fill-opacity=".13" stroke="#8fdcc0" stroke-opacity=".4">{places}</g>'
        f'<g fill="{GOLD}">{glyphs}</g>{arrow}',
    )  # fmt: skip


BACKS: dict[str, Callable[[], Back]] = {
    "dream": dream,
    "blot": blot,
    "word": word,
    "cloud": cloud,
    "action": action,
}


PLAYED_IN = {
    "dream": "dixit",
    "blot": "rorschach",
    "word": "rorschach",
    "cloud": "pareidolia",
    "action": "telepathic",
}
"""The game of each back."""


def path_of(name: str, games: Path) -> Path:
    """Return the path of a back, below the folder of the page's games."""
    return games / PLAYED_IN[name] / f"back-{name}.svg"


def write_files(games: Path) -> None:
    """Write the backs into the folders of the page's games."""
    for name, back in BACKS.items():
        path = path_of(name, games)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(back().svg(), encoding="utf-8")
