"""A small album for tests."""

from __future__ import annotations

import io

from PIL import Image

from tests.pictures.files import drawn, saved
from unspoken.albums.drawable import DrawableAlbum, players_of
from unspoken.albums.vocabulary import (
    Album,
    AlbumPrint,
    CaptionSentence,
    CardPicture,
    Cutout,
    Pane,
    Polyline,
    RoundedPanel,
    VectorDrawing,
)
from unspoken.languages.album_wording import Wording

CARD = CardPicture("dream", "0123456789abcdef", 1.5)
WEBP = saved(drawn(3), "WEBP")
SKY = VectorDrawing(
    600,
    400,
    (
        Cutout(((200, 200, 90), (300, 220, 110)), "#fdfcf7", "#b4cdea", "#1f4f86"),
        RoundedPanel(20, 20, 60, 40, 8, "#c8401f", "#38270a", 4),
        Polyline(((0, 390), (600, 390)), 4, "#38270a"),
    ),
    "#5d9fe0",
    "#bfe0f6",
)


def album_of(
    *prints: AlbumPrint, names: tuple[str, ...] = ("Zofia", "Ola"), language: str = "en", columns: int = 3
) -> DrawableAlbum:
    """Return an album of these prints; the first player has won by 12 points to 9."""
    wording = Wording(language, names)
    album = Album(CaptionSentence("album-dixit-won", (0,)), prints, columns, "#cdc3e2", "#55358c", (12, 9))
    return DrawableAlbum("Dixit", album, wording, players_of(wording.names, (0, 1), (12, 9)), {CARD: WEBP})


def dixit_print(clue: str = "the last train home") -> AlbumPrint:
    """Return a print of Dixit."""
    lines = (CaptionSentence("album-dixit-teller", (0,)), CaptionSentence("album-dixit-found", (1,)))
    return AlbumPrint((Pane(CARD),), {"": clue}, lines)


def pixels(data: bytes) -> Image.Image:
    """Decode an image file."""
    return Image.open(io.BytesIO(data)).convert("RGB")
