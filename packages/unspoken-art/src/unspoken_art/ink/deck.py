"""The ink deck: a hundred blots chosen by eye from two hundred, and the manifest entry of each."""

from collections.abc import Iterator

from PIL import Image

from unspoken_art.ink.blots import Blot
from unspoken_art.ink.form import measured
from unspoken_art.ink.ghosts import GHOSTS
from unspoken_art.ink.words import describe
from unspoken_art.packs.pack import About, BlotEntry, Format, Print
from unspoken_art.packs.texts import Text, TextList

FORMAT = Format((768, 768), (256, 256), large_bytes=42_000, small_bytes=8_000)
ABOUT = About(pack="ink", kind="ink", title=Text(en="A hundred blots", pl="Sto plam"), themes={})

CHOSEN = (
    2, 3, 4, 5, 8, 10, 12, 16, 18, 19, 20, 22, 23, 25, 29, 30, 32, 33, 34, 35,
    37, 38, 40, 42, 45, 47, 48, 52, 55, 56, 57, 59, 60, 61, 62, 63, 66, 67, 70, 75,
    77, 79, 80, 81, 82, 86, 87, 89, 92, 93, 94, 97, 100, 101, 103, 104, 105, 106, 111, 112,
    113, 115, 117, 118, 120, 123, 126, 127, 128, 133, 134, 135, 139, 140, 141, 145, 146, 148, 149, 150,
    151, 156, 158, 161, 162, 163, 168, 170, 172, 174, 176, 177, 178, 179, 180, 188, 191, 193, 195, 197,
)  # fmt: skip
"""Numbers of the chosen blots."""


def blots() -> Iterator[Blot]:
    """Yield every blot of the deck."""
    for number in CHOSEN:
        yield Blot(number)


def entry(blot: Blot, picture: Image.Image, print: Print) -> BlotEntry:
    """Return the blot's manifest entry: a description of its form, and its hidden things as weak tags."""
    inks = tuple(pour.ink for pour in blot.pours())
    names = [GHOSTS[thing] for thing in blot.ghosts()]
    return BlotEntry(
        id=print.id,
        alt=describe(measured(picture), inks),
        objects=TextList(en=[english for english, _ in names], pl=[polish for _, polish in names]),
        palette=" ".join(inks),
        style=blot.archetype,
    )
