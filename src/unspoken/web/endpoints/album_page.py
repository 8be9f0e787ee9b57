"""The document of an album's page, with Open Graph tags for link previews."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from unspoken.albums.drawable import PREVIEW_SIZE
from unspoken.web.static.pages import document, document_path
from unspoken.web.static.previews import document_with_tags, meta_tags


class AlbumPage:
    """Serves the built document of the album's page."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def plain(self, request: Request) -> Response:
        """Return the document without preview tags; the page itself shows any error."""
        return document(self._folder, request, "album")

    def with_preview(self, request: Request, game: str, headline: str, picture: str) -> Response:
        """Return the document with a title and a picture for link previews."""
        path = document_path(self._folder, request, "album")
        if path is None:
            return self.plain(request)
        width, height = PREVIEW_SIZE
        properties = {
            "og:type": "website",
            "og:site_name": "Unspoken",
            "og:title": headline,
            "og:description": game,
            "og:image": picture,
            "og:image:type": "image/jpeg",
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:image:alt": headline,
            "twitter:card": "summary_large_image",
        }
        return document_with_tags(request, path, meta_tags(properties))
