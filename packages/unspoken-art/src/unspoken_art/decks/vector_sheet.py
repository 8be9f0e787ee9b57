"""Contact sheets of vector drawings."""

from collections.abc import Sequence

import skia
from PIL import Image


def rendered(svg: str, wide: int, tall: int, ground: int = 0xFF2A2233) -> Image.Image:
    """Render an SVG drawing, on the table's colour."""
    drawing = skia.SVGDOM.MakeFromStream(skia.MemoryStream(svg.encode(), True))
    drawing.setContainerSize(skia.Size(wide, tall))
    surface = skia.Surface(wide, tall)
    surface.getCanvas().clear(ground)
    drawing.render(surface.getCanvas())
    return Image.fromarray(surface.toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3])


def all_rendered(drawings: Sequence[str], wide: int, tall: int) -> list[Image.Image]:
    """Render many drawings at one size."""
    return [rendered(svg, wide, tall) for svg in drawings]
