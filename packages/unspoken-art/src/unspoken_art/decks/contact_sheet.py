"""Contact sheets: many pictures on one page."""

from collections.abc import Sequence

from PIL import Image


def sheet(pictures: Sequence[Image.Image], columns: int, wide: int, gap: int = 8) -> Image.Image:
    """Arrange pictures in rows, at one width, on a dark background."""
    tall = round(pictures[0].height * wide / pictures[0].width)
    rows = -(-len(pictures) // columns)
    page = Image.new("RGB", (columns * (wide + gap) + gap, rows * (tall + gap) + gap), (30, 27, 36))
    for index, picture in enumerate(pictures):
        small = picture.convert("RGB").resize((wide, tall), Image.Resampling.LANCZOS)
        page.paste(small, (gap + index % columns * (wide + gap), gap + index // columns * (tall + gap)))
    return page
