"""An album that no game made, for whoever wants to see one drawn."""

from __future__ import annotations

import io

from PIL import Image

from tests.pictures.files import drawn, saved
from unspoken.albums.bound import BoundAlbum, players_of
from unspoken.albums.wording import Wording
from unspoken.kernel.album import Album, CardPicture, Cutout, Drawing, Pane, Panel, Print, Stroke, Told

CARD = CardPicture("dream", "0123456789abcdef", 1.5)
WEBP = saved(drawn(3), "WEBP")
SKY = Drawing(
    600,
    400,
    (
        Cutout(((200, 200, 90), (300, 220, 110)), "#fdfcf7", "#b4cdea", "#1f4f86"),
        Panel(20, 20, 60, 40, 8, "#c8401f", "#38270a", 4),
        Stroke(((0, 390), (600, 390)), 4, "#38270a"),
    ),
    "#5d9fe0",
    "#bfe0f6",
)


def bound(
    *prints: Print, names: tuple[str, ...] = ("Zofia", "Ola"), language: str = "en", columns: int = 3
) -> BoundAlbum:
    """These prints of a game that the first has won, by twelve points to nine."""
    wording = Wording(language, names)
    album = Album(Told("album-dixit-won", (0,)), prints, columns, "#cdc3e2", "#55358c", (12, 9))
    return BoundAlbum("Dixit", album, wording, players_of(wording.names, (0, 1), (12, 9)), {CARD: WEBP})


def story(clue: str = "the last train home") -> Print:
    """A story as Dixit keeps it."""
    lines = (Told("album-dixit-teller", (0,)), Told("album-dixit-found", (1,)))
    return Print((Pane(CARD),), {"": clue}, lines)


def pixels(data: bytes) -> Image.Image:
    """A file that was drawn, looked into."""
    return Image.open(io.BytesIO(data)).convert("RGB")
