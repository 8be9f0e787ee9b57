"""The ink deck: a hundred blots chosen by eye from two hundred, and what is said of each."""

from collections.abc import Iterator

from PIL import Image

from unspoken.art.ink import Blot
from unspoken.art.ink_form import measured
from unspoken.art.ink_ghosts import GHOSTS
from unspoken.art.ink_words import told
from unspoken.art.pack import About, BlotEntry, Format, Print
from unspoken.art.told import Listed, Told

FORMAT = Format((768, 768), (256, 256), large_bytes=42_000, small_bytes=8_000)
ABOUT = About(pack="ink", kind="ink", title=Told(en="A hundred blots", pl="Sto plam"), themes={})

CHOSEN = (
    2, 3, 4, 5, 8, 10, 12, 16, 18, 19, 20, 22, 23, 25, 29, 30, 32, 33, 34, 35,
    37, 38, 40, 42, 45, 47, 48, 52, 55, 56, 57, 59, 60, 61, 62, 63, 66, 67, 70, 75,
    77, 79, 80, 81, 82, 86, 87, 89, 92, 93, 94, 97, 100, 101, 103, 104, 105, 106, 111, 112,
    113, 115, 117, 118, 120, 123, 126, 127, 128, 133, 134, 135, 139, 140, 141, 145, 146, 148, 149, 150,
    151, 156, 158, 161, 162, 163, 168, 170, 172, 174, 176, 177, 178, 179, 180, 188, 191, 193, 195, 197,
)  # fmt: skip
"""Numbers of the blots that stayed."""


def blots() -> Iterator[Blot]:
    """Every blot of the deck."""
    for number in CHOSEN:
        yield Blot(number)


def entry(blot: Blot, picture: Image.Image, print: Print) -> BlotEntry:
    """The blot's part of the manifest: its form in words, and what is half hidden in it as weak tags."""
    inks = tuple(pour.ink for pour in blot.pours())
    names = [GHOSTS[thing] for thing in blot.ghosts()]
    return BlotEntry(
        id=print.id,
        alt=told(measured(picture), inks),
        objects=Listed(en=[english for english, _ in names], pl=[polish for _, polish in names]),
        palette=" ".join(inks),
        style=blot.archetype,
    )
