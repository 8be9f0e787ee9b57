"""Inkblots, generated from a seed in eight archetypes."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from unspoken_art.canvas.raster import Chance, Field, clamped, field
from unspoken_art.ink.ghosts import BEASTS, FIGURES, OBJECTS, Names
from unspoken_art.ink.shape import (
    Forms,
    Ghost,
    Hole,
    Stroke,
    Tendrils,
    fitted,
    flowed,
    folded,
    sprinkled,
)
from unspoken_art.ink.wash import DARK, paper, poured, stained

COLOURS = ("red", "teal", "ochre", "rust", "blue", "violet", "rose", "green")
ACCENTS = ("red", "red", "teal", "ochre", "rust", "blue", "violet")


@dataclass(frozen=True)
class Pour:
    """One ink and the forms it fills."""

    ink: str
    forms: Forms


def _pick(rng: Chance, names: Names) -> str:
    return list(names)[int(rng.integers(len(names)))]


def _ghost(rng: Chance, names: Names, x: float, y: float, size: float, lean: float = 15) -> Ghost:
    """Return a random thing of `names` near (x, y), at about this size, tilted by up to `lean` degrees."""
    return Ghost(
        _pick(rng, names),
        float(x + rng.uniform(-0.02, 0.02)),
        float(y + rng.uniform(-0.03, 0.03)),
        float(size * rng.uniform(0.9, 1.15)),
        float(rng.uniform(-lean, lean)),
        bool(rng.random() < 0.5),
    )


def duet(rng: Chance) -> Forms:
    """Two mirrored figures, face to face over an object."""
    u = rng.uniform
    floor = u(0.68, 0.8)
    return Forms(
        strokes=(Stroke(0.0, floor, u(0.12, 0.2), floor + u(-0.04, 0.05), 0.035, 0.02),),
        ghosts=(
            _ghost(rng, BEASTS | FIGURES, 0.23, u(0.38, 0.48), 0.44, 14),
            _ghost(rng, OBJECTS, u(0.02, 0.06), u(0.66, 0.78), 0.22),
        ),
        tendrils=(Tendrils(int(rng.integers(0, 3)), u(0.15, 0.3), u(0.15, 0.3), 0.1, 0.022),),
        fold=u(0.2, 0.7),
        fold_at=floor,
        fold_long=0.15,
    )


def totem(rng: Chance) -> Forms:
    """A stack of things along the fold."""
    u = rng.uniform
    return Forms(
        strokes=(Stroke(0.0, 0.14, 0.0, 0.86, u(0.03, 0.06), u(0.05, 0.11)),),
        ghosts=(
            _ghost(rng, BEASTS, u(0.07, 0.14), u(0.2, 0.3), 0.27, 30),
            _ghost(rng, OBJECTS | BEASTS, u(0.06, 0.16), u(0.46, 0.56), u(0.2, 0.3), 60),
            _ghost(rng, OBJECTS, u(0.05, 0.12), u(0.7, 0.8), u(0.2, 0.3), 40),
        ),
        tendrils=(Tendrils(2, u(0.08, 0.14), u(0.3, 0.7), 0.14, 0.022),),
        fold=0.7,
        fold_long=0.4,
    )


def wings(rng: Chance) -> Forms:
    """A narrow body, and something wide on both sides."""
    u = rng.uniform
    lift = u(-0.18, 0.12)
    return Forms(
        strokes=(
            Stroke(0.0, u(0.3, 0.38), 0.0, u(0.64, 0.78), u(0.035, 0.06), u(0.04, 0.07)),
            Stroke(0.03, 0.44, u(0.28, 0.36), 0.4 + lift, u(0.06, 0.1), 0.028),
            Stroke(0.03, 0.52, u(0.2, 0.3), 0.58 + lift * u(-0.6, 0.4), u(0.05, 0.08), 0.02),
        ),
        ghosts=(_ghost(rng, BEASTS | OBJECTS, u(0.22, 0.3), u(0.46, 0.62), u(0.22, 0.32), 50),),
        tendrils=(Tendrils(int(rng.integers(1, 4)), u(0.22, 0.34), 0.42 + lift, 0.13, 0.02),),
    )


def mask(rng: Chance) -> Forms:
    """A broad face with eyes, and often a mouth."""
    u = rng.uniform
    eyes = u(0.38, 0.47)
    tilt = u(0.02, 0.045)
    holes = [Hole(u(0.075, 0.125), eyes, u(0.034, 0.055), tilt)]
    if rng.random() < 0.65:
        holes.append(Hole(0.0, eyes + u(0.15, 0.24), u(0.03, 0.075), u(0.014, 0.03)))
    return Forms(
        strokes=(
            Stroke(0.0, u(0.32, 0.38), 0.0, u(0.64, 0.74), u(0.16, 0.21), u(0.08, 0.14)),
            Stroke(0.13, 0.31, u(0.2, 0.31), u(0.08, 0.2), u(0.05, 0.08), 0.018),
        ),
        ghosts=(_ghost(rng, BEASTS | OBJECTS, u(0.2, 0.27), u(0.5, 0.68), u(0.2, 0.29), 70),),
        tendrils=(Tendrils(int(rng.integers(0, 3)), 0.15, u(0.6, 0.75), 0.12, 0.022),),
        holes=tuple(holes),
        fold=0.35,
        fold_at=0.4,
    )


def moth(rng: Chance) -> Forms:
    """A thin stem with feelers and ragged wings."""
    u = rng.uniform
    return Forms(
        strokes=(
            Stroke(0.0, u(0.22, 0.3), 0.0, u(0.7, 0.8), 0.025, 0.045),
            Stroke(0.02, 0.3, u(0.07, 0.16), u(0.1, 0.18), 0.022, 0.012),
        ),
        ghosts=(
            _ghost(rng, OBJECTS, u(0.13, 0.19), u(0.36, 0.46), 0.26, 90),
            _ghost(rng, OBJECTS | BEASTS, u(0.12, 0.2), u(0.58, 0.68), 0.24, 90),
        ),
        tendrils=(Tendrils(4, u(0.14, 0.2), u(0.38, 0.52), 0.2, 0.034),),
        fold=0.7,
    )


def ring(rng: Chance) -> Forms:
    """A closed or broken ring with something inside it."""
    u = rng.uniform
    wide, tall = u(0.22, 0.28), u(0.27, 0.33)
    turns = np.linspace(-1.5, u(1.25, 1.5), 7)
    line = [(float(np.cos(a) * wide), float(0.5 + np.sin(a) * tall)) for a in turns]
    thick = rng.uniform(0.028, 0.085, len(line))
    strokes = tuple(
        Stroke(*line[at], *line[at + 1], float(thick[at]), float(thick[at + 1]))
        for at in range(len(line) - 1)
    )
    return Forms(
        strokes=strokes,
        ghosts=(
            _ghost(rng, BEASTS | FIGURES, u(0.08, 0.14), u(0.46, 0.56), u(0.2, 0.27), 20),
            _ghost(rng, OBJECTS, wide, u(0.3, 0.7), u(0.16, 0.24), 90),
        ),
        fold=u(0.2, 0.6),
        fold_at=0.22 if rng.random() < 0.5 else 0.8,
        fold_long=0.1,
    )


def archipelago(rng: Chance) -> Forms:
    """Several islands close together."""
    u = rng.uniform
    rows = (0.18, 0.4, 0.62, 0.82)
    ghosts = tuple(
        _ghost(rng, BEASTS | OBJECTS | FIGURES, u(0.07, 0.26), y, u(0.22, 0.31), 120 if at % 2 else 20)
        for at, y in enumerate(rows)
    )
    return Forms(
        strokes=(Stroke(0.0, u(0.4, 0.5), u(0.02, 0.1), u(0.55, 0.68), u(0.04, 0.08), 0.04),),
        ghosts=ghosts,
        tendrils=(Tendrils(2, u(0.1, 0.25), u(0.3, 0.7), 0.16, 0.026),),
        fold=0.4,
        fold_at=u(0.3, 0.7),
        fold_long=0.15,
    )


def throne(rng: Chance) -> Forms:
    """A figure on a broad seat."""
    u = rng.uniform
    return Forms(
        strokes=(
            Stroke(0.0, 0.5, 0.0, 0.84, 0.06, u(0.09, 0.15)),
            Stroke(0.05, u(0.76, 0.84), u(0.22, 0.32), u(0.8, 0.9), u(0.05, 0.075), 0.025),
        ),
        ghosts=(
            _ghost(rng, FIGURES | BEASTS, u(0.12, 0.18), 0.4, 0.38, 12),
            _ghost(rng, OBJECTS, u(0.0, 0.03), u(0.16, 0.22), 0.22, 10),
        ),
        tendrils=(Tendrils(2, u(0.18, 0.26), u(0.6, 0.74), 0.12, 0.024),),
        fold=0.6,
        fold_at=0.6,
    )


ARCHETYPES: dict[str, Callable[[Chance], Forms]] = {
    "duet": duet,
    "totem": totem,
    "wings": wings,
    "mask": mask,
    "moth": moth,
    "ring": ring,
    "archipelago": archipelago,
    "throne": throne,
}


def _accent(rng: Chance) -> Forms:
    """A few strokes of a second ink, beside the first or across it."""
    u = rng.uniform
    high = rng.random() < 0.6
    return Forms(
        tendrils=(
            Tendrils(2, u(0.06, 0.26), u(0.14, 0.3) if high else u(0.66, 0.82), 0.12, u(0.028, 0.045)),
            Tendrils(1, u(0.02, 0.1), u(0.78, 0.88) if high else u(0.14, 0.3), 0.1, 0.03),
        ),
        fold=u(0, 0.3),
        fold_at=0.84 if high else 0.2,
        fold_long=0.07,
        drops=8,
    )


def _patch(rng: Chance, y: float) -> Forms:
    """A large stain of another ink, with a thing hidden in it."""
    u = rng.uniform
    return Forms(
        ghosts=(_ghost(rng, BEASTS | OBJECTS, u(0.1, 0.27), y, u(0.24, 0.32), 40),),
        tendrils=(Tendrils(2, u(0.06, 0.2), y, 0.12, 0.035),),
        fold=u(0, 0.5),
        fold_at=y,
        fold_long=0.1,
        drops=5,
    )


@dataclass(frozen=True)
class Blot:
    """One inkblot; its number and seed determine everything about it."""

    number: int
    seed: int = 1

    def _rng(self, what: int) -> Chance:
        return np.random.default_rng([self.seed, self.number, what])

    @property
    def archetype(self) -> str:
        """The archetype it is built from; consecutive numbers take the eight in turn."""
        return list(ARCHETYPES)[self.number % len(ARCHETYPES)]

    @property
    def manner(self) -> str:
        """Either "dark", "accent" (dark with a second colour) or "coloured": 12, 5 and 3 of every 20."""
        turn = (self.number * 7 + self.number // len(ARCHETYPES) * 3) % 20
        return "dark" if turn < 12 else "accent" if turn < 17 else "coloured"

    def pours(self) -> tuple[Pour, ...]:
        """Return its inks with their forms, in the order in which they are poured."""
        rng = self._rng(1)
        main = ARCHETYPES[self.archetype](rng)
        main = replace(main, warp=float(rng.uniform(0.75, 1.2)), rough=float(rng.uniform(0.7, 1.2)))
        if self.manner == "coloured":
            inks = [COLOURS[at] for at in rng.permutation(len(COLOURS))]
            patches = [_patch(rng, y) for y in (rng.uniform(0.2, 0.4), rng.uniform(0.65, 0.85))]
            return (Pour(inks[0], main), Pour(inks[1], patches[0]), Pour(inks[2], patches[1]))
        dark = DARK[int(rng.random() < 0.22)]
        if self.manner == "accent":
            return (Pour(dark, main), Pour(ACCENTS[int(rng.integers(len(ACCENTS)))], _accent(rng)))
        return (Pour(dark, main),)

    def ghosts(self) -> tuple[str, ...]:
        """Return the names of the things hidden in it, the most conspicuous first."""
        return tuple(dict.fromkeys(ghost.thing for pour in self.pours() for ghost in pour.forms.ghosts))

    def picture(self) -> Field:
        """Draw the blot on its paper; every call returns the same picture."""
        rng, pours = self._rng(2), self.pours()
        halves = [flowed(pour.forms, rng) for pour in pours]
        halves = fitted(halves, float(rng.uniform(0.76, 0.87)), float(rng.uniform(0.24, 0.38)))
        page, tone = paper(rng), float(rng.uniform(0.1, 0.8))
        for pour, half in zip(pours, halves, strict=True):
            whole = folded(sprinkled(half, pour.forms.drops, rng), rng)
            page = stained(page, pour.ink, poured(whole, tone if pour.ink in DARK else 0.3, rng))
        return field(clamped(page))
