"""The game's own drawings of the table for an agent, such as the tiles of Telepathic, as PNG."""

from __future__ import annotations

import io
from typing import cast

from unspoken.agents.pictures import ShownPicture
from unspoken.agents.views import decode_view
from unspoken.albums.painting import paint
from unspoken.albums.vocabulary import VectorDrawing
from unspoken.client import Frame
from unspoken.kernel.game import AnyGame

_LONGEST_SIDE = 720
"""In pixels: enough to read the smallest label."""


class Drawings:
    """Draws the table for one agent, and remembers which drawing it has been shown last."""

    def __init__(self) -> None:
        self._shown: dict[str, object] = {}

    def draw(self, game: AnyGame | None, frame: Frame | None, *, again: bool) -> list[ShownPicture]:
        """Return each drawing that has changed since the agent saw it, or all if `again`."""
        public = None if game is None or frame is None else decode_view(game.public, frame.public)
        if game is None or public is None:
            return []
        found = []
        for name, legend, drawing in game.agents.draw(public):
            if again or self._shown.get(name) != drawing:
                self._shown[name] = drawing
                found.append(ShownPicture(legend, as_png(cast(VectorDrawing, drawing)), "image/png"))
        return found


def as_png(drawing: VectorDrawing) -> bytes:
    """Return a drawing as a PNG file."""
    width = round(_LONGEST_SIDE * min(1.0, drawing.width / drawing.height))
    file = io.BytesIO()
    paint(drawing, width).save(file, "PNG")
    return file.getvalue()
