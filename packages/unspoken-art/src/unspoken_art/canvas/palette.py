"""The palettes of the dream decks: seven colours each, from the top of the sky to the accent."""

from dataclasses import dataclass

import numpy as np

from unspoken_art.canvas.raster import Field, blended, clamped, field, luma, ramp

DEEPER = 0.78
"""The share of its brightness that a darker shade keeps."""


def colour(code: str) -> Field:
    """Return the colour of six hex digits, as three numbers in 0…1."""
    return field([int(code[at : at + 2], 16) / 255 for at in (0, 2, 4)])


@dataclass(frozen=True)
class Palette:
    """A sky of four bands, a light, a dark and an accent."""

    top: Field
    middle: Field
    low: Field
    horizon: Field
    light: Field
    dark: Field
    accent: Field

    @property
    def sky(self) -> tuple[Field, Field, Field, Field]:
        """The four bands of the sky, from the top to the horizon."""
        return self.top, self.middle, self.low, self.horizon

    def mix(
        self,
        *,
        top: float = 0,
        middle: float = 0,
        low: float = 0,
        horizon: float = 0,
        light: float = 0,
        dark: float = 0,
        accent: float = 0,
    ) -> Field:
        """Return the sum of some of its colours, each multiplied by a share."""
        total = np.zeros(3, np.float32)
        total += self.top * top
        total += self.middle * middle
        total += self.low * low
        total += self.horizon * horizon
        total += self.light * light
        total += self.dark * dark
        total += self.accent * accent
        return total

    def named(self, name: str) -> Field:
        """Return a colour by its name in the palette, or a harmonised colour by its hex digits.

        A minus after it means a darker shade of it: `accent-`.
        """
        if name.endswith("-"):
            return field(self.named(name[:-1]) * DEEPER)
        known = {
            "top": self.top, "middle": self.middle, "low": self.low, "horizon": self.horizon,
            "light": self.light, "dark": self.dark, "accent": self.accent,
        }  # fmt: skip
        return known[name] if name in known else self.harmonised(colour(name))

    def harmonised(self, own: Field, share: float = 0.22) -> Field:
        """Shift a thing's own colour towards the palette's colour of the same lightness."""
        stops = (self.dark, field(self.middle * 0.7 + self.low * 0.3), self.low, self.horizon, self.light)
        toward = ramp(stops, clamped((luma(own) - 0.1) * 1.1))
        return field(blended(own, toward.reshape(3), share))


def _palette(codes: str) -> Palette:
    return Palette(*(colour(code) for code in codes.split()))


PALETTES = {
    "dusk": _palette("1d2046 5a3d72 c8627a f4a672 ffe2a8 1a1230 e8503f"),
    "night": _palette("070b1e 11234a 26507a 6fa3a8 ffe9b0 050814 e9a23b"),
    "dawn": _palette("0f3d4c 2c7a7b 8fc1a9 f3e2b3 fff0c9 0b2730 e2704a"),
    "desert": _palette("3f5f86 8fa7a8 e6b878 f3d9a4 fff4d8 3a2030 b8452e"),
    "winter": _palette("3a5578 7d9cb8 bcd0da eef0ea fff6e6 1b2536 c8453b"),
    "forest": _palette("0b1f1c 1d4237 4f7a4f c2bf74 fff1b5 061210 d9673a"),
    "rose": _palette("2b1636 6b2f5b b9537a f0a79a ffe6d2 1c0c26 2fa39a"),
    "gold": _palette("14121c 342c3c 6e5648 cfa04e ffe9a8 0b090d b4412e"),
    "spring": _palette("4f9ac4 8cc4d6 c9e3cf f6efc6 fffbe3 1d3a3a e0607e"),
    "rust": _palette("4a1a1e 8f2f26 d0582f f0a04b ffe3b0 240b10 2f7f86"),
    "violet": _palette("150f33 34257a 7253b8 c79be0 f7e6ff 0c0820 f2b441"),
    "storm": _palette("1a2429 3a4a50 6d8080 b3b89f f1e7c0 0d1316 d98a2b"),
    # For styles that draw with one ink on tinted or dark paper.
    "ink": _palette("1b2a41 47617f 93a9b8 dfe3df fbf3e0 101828 c4472f"),
    "sepia": _palette("3b2a20 7d5b3e b99667 ead7ae fff3d6 24160f 8c2f2a"),
    "oxblood": _palette("3d0f16 7b2a2c bf6a55 f1cdb0 fff0dc 2a080d 1f6b6e"),
    "bottle": _palette("0d2a22 1f5343 5f9678 cfe0c3 fff2c4 071812 e0913a"),
    "aubergine": _palette("24122e 4b2a5c 8d5f93 e3c9dc ffeac2 160a1d e3b23c"),
    "midnight": _palette("0b1533 1c3568 4c74b0 c4d3ea ffe7ad 060b1c ee6a4a"),
    "soot": _palette("221d1b 4c433d 8f8072 ddd0bb ffe3a3 120f0e d2462c"),
    "petrol": _palette("06282f 12545c 3f9a98 bfe3d6 fff0cf 03171c f0795f"),
    "mustard": _palette("4a3410 8f6a1c d1a437 f2dc93 fff6d2 2a1c08 2f4a8a"),
    "celadon": _palette("2c4a46 5f8a80 9fc2b0 dfe9d2 fdf8e4 172a29 b2405e"),
    "brick": _palette("4b1f14 94452c cf8257 f3d0a0 fff0cc 2b100a 28566e"),
    "lilac": _palette("3a3560 736da6 aba5cf e6dfee fff6ea 211d3c d67a2c"),
}
