"""Subsets the page's fonts into front/src/ui/fonts; `make art` runs it.

The server draws albums with the same fonts. It needs one file for each face, so all European letters of a
face are merged into that file.

All letters, kerning, ligatures and both kinds of figures are kept. Unused features (fractions, superscripts)
and hinting for low-resolution screens are dropped, which halves the size. Polish has its own file, so that
its nine letters can be loaded without the rest of Europe's.
"""

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "front" / "node_modules"
FONTS = ROOT / "front" / "src" / "ui" / "fonts"
BONA, COMMISSIONER = "@fontsource/bona-nova", "@fontsource-variable/commissioner"
ALBUM_FONTS = ROOT / "src" / "unspoken" / "albums" / "fonts"
FACES = {
    "bona-nova-400-italic": f"{BONA}/files/bona-nova-{{}}-400-italic.woff2",
    "bona-nova-700": f"{BONA}/files/bona-nova-{{}}-700-normal.woff2",
    "commissioner": f"{COMMISSIONER}/files/commissioner-{{}}-wght-normal.woff2",
}
KERNING = ("kern", "mark", "mkmk", "ccmp", "locl")
LIGATURES = ("liga", "clig", "rlig", "calt", "rclt", "rvrn")
FIGURES = ("lnum", "tnum")
EVERY_LETTER = "*"
POLISH = "U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C"
PARTS = {
    "latin": ("latin", EVERY_LETTER),
    "polish": ("latin-ext", POLISH),
    "europe": ("latin-ext", EVERY_LETTER),
}
"""By name of the output file: the subset of the font package that it comes from, and its letters."""
ALBUM_FACES = {"bona-nova-400-italic": None, "bona-nova-700": None, "commissioner": 600}
"""By face, the weight to extract from a variable font; None if the font is not variable."""
ALBUM_PARTS = ("latin", "latin-ext", "cyrillic", "greek")


def main() -> None:
    """Write all font files of the page and of the albums."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    FONTS.mkdir(exist_ok=True)
    for face, source in FACES.items():
        for part, (whole, letters) in PARTS.items():
            path = FONTS / f"{face}-{part}.woff2"
            subset_font(PACKAGES / source.format(whole), path, letters)
            print(f"  {path.name} {path.stat().st_size / 1000:.1f} kB")
    ALBUM_FONTS.mkdir(exist_ok=True)
    for face, weight in ALBUM_FACES.items():
        path = ALBUM_FONTS / (f"{face}.ttf" if weight is None else f"{face}-{weight}.ttf")
        merge_fonts(FACES[face], path, weight)
        print(f"  {path.name} {path.stat().st_size / 1000:.1f} kB")


def merge_fonts(source: str, path: Path, weight: int | None) -> None:
    """Merge several subsets of a font into one TTF file, which every version of FreeType reads."""
    with TemporaryDirectory() as folder:
        parts = []
        for part in ALBUM_PARTS:
            font = TTFont(PACKAGES / source.format(part))
            if weight is not None:
                instantiateVariableFont(font, {"wght": weight}, inplace=True)
            font.flavor = None
            parts.append(f"{folder}/{part}.ttf")
            font.save(parts[-1])
        Merger().merge(parts).save(path)


def subset_font(source: Path, path: Path, letters: str) -> None:
    """Write some letters of a font as WOFF2."""
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = [*KERNING, *LIGATURES, *FIGURES]
    options.hinting = False
    options.desubroutinize = True
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    unicodes = font.getBestCmap() if letters == EVERY_LETTER else subset.parse_unicodes(letters)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    subset.save_font(font, str(path), options)


if __name__ == "__main__":
    main()
