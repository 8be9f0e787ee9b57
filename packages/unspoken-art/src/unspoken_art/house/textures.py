"""The textures of the page: grain, wood and skies."""

from pathlib import Path

import numpy as np
from PIL import Image

from unspoken_art.canvas.palette import colour
from unspoken_art.canvas.raster import (
    Field,
    blur,
    clamped,
    clouded,
    field,
    grid,
    mixed,
    noise,
    ramp,
    resized,
    smooth,
    warped,
    weighted,
)

DOOR_WIDE, DOOR_TALL = 424, 732


def saved(picture: Field, path: Path, most_bytes: int) -> None:
    """Write a picture as WebP, in the best quality that fits into `most_bytes`."""
    image = Image.fromarray((clamped(picture) * 255 + 0.5).astype(np.uint8))
    for quality in range(78, 20, -6):
        image.save(path, quality=quality, method=6)
        if path.stat().st_size <= most_bytes:
            return
    raise ValueError(f"{path.name} does not fit into {most_bytes} bytes")


def halved(source: Path, path: Path) -> None:
    """Write a copy of a picture at half its size, for phones."""
    with Image.open(source) as image:
        small = image.resize((image.width // 2, image.height // 2), Image.Resampling.LANCZOS)
    small.save(path, quality=78, method=6)


def grain(path: Path) -> None:
    """Write a grey tile of faint noise that repeats without a seam."""
    rng = np.random.default_rng(11)
    rough = field(rng.standard_normal((256, 256)))
    tiled = np.tile(rough, (3, 3))
    fine, coarse = blur(tiled, 0.6), blur(tiled, 1.8)
    both = weighted(fine / fine.std(), 0.75, coarse / coarse.std(), 0.4)[256:512, 256:512]
    grey = Image.fromarray(clamped(128 + both * 17, 0, 255).astype(np.uint8))
    grey.convert("RGB").save(path, quality=65, method=6)  # lossless noise would be four times as large


def wood(dark: Field, middle: Field, light: Field, seed: int) -> Field:
    """Return long planks seen from above, with the grain running from left to right."""
    rng = np.random.default_rng(seed)
    height, width, planks = 600, 1440, 6
    yy, xx = grid(height, width)
    bend = clouded(height, width, 420, 2, rng) * 7
    plank = np.floor((yy + 0) / (height / planks)).astype(int)
    offset = rng.uniform(-0.14, 0.14, planks)[plank]
    rows = resized(clouded(height, 60, 8, 4, rng, 0.6), width, height)
    fine = resized(clouded(height, 90, 3, 2, rng, 0.7), width, height)
    grainy = warped(weighted(rows, 0.75, fine, 0.35), xx * 0, plank * 13 + bend)
    broad = resized(clouded(height, 40, 40, 2, rng), width, height)
    picture = ramp((dark, middle, light), 0.5 + grainy * 0.15 + broad * 0.09 + offset)
    gap = (yy % (height / planks)) + noise(height, width, 90, rng) * 0.3
    seam = np.exp(-(((gap - 0.8) / 1.3) ** 2))
    lit = np.exp(-(((gap - 3.4) / 1.4) ** 2))
    return field((1 - 0.55 * seam + 0.10 * lit)[..., None] * picture)


def sky(stops: tuple[Field, ...], streak: Field, amount: float, seed: int, stars: int = 0) -> Field:
    """Return a sky in long brush strokes, optionally with stars."""
    rng = np.random.default_rng(seed)
    height, width = 900, 600
    yy, xx = grid(height, width)
    bands = resized(clouded(height, 60, 20, 4, rng, 0.6), width, height)
    bands = warped(bands, xx * 0, clouded(height, width, 220, 3, rng) * 16)
    picture = ramp(stops, yy / height + bands * 0.03)
    picture = mixed(picture, np.broadcast_to(streak, picture.shape), smooth(0.5, 1.7, bands) * amount)
    dots = np.zeros((height, width), np.float32)
    for _ in range(stars):
        x, y, size = rng.random() * width, rng.random() ** 1.2 * height, rng.pareto(2.6) * 0.6 + 0.7
        dots = np.maximum(dots, np.exp(-(((xx - x) ** 2 + (yy - y) ** 2) / (size * size))) * 0.8)
    return mixed(picture, np.broadcast_to(colour("fff3d0"), picture.shape), dots)


def sky_day() -> Field:
    """Blue, paler towards the horizon, with wisps."""
    stops = tuple(colour(code) for code in ("4f92d3", "6aaae4", "8fc4ef", "b5dcf5", "d8ebf5"))
    return sky(stops, colour("e6f3fb"), 0.30, 5)


def sky_night() -> Field:
    """Deep blue, a few stars."""
    stops = tuple(colour(code) for code in ("0c1230", "131b38", "1c2a52", "2b3f6b", "3c5680"))
    return sky(stops, colour("3d548a"), 0.28, 6, stars=90)
