"""Tags for link previews: what a chat program shows beside a link to this server."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from unspoken.kernel.languages import Tag
from unspoken.languages.known import tags
from unspoken.languages.sentences import every_sentence, fill, shown_language
from unspoken.web.http.subpath import base_path
from unspoken.web.static.built_files import below_base, compressed_text
from unspoken.web.static.negotiation import preferred_language

PICTURE_SIZE = (1200, 630)
"""Size in pixels of every preview picture."""
PREVIEW_PREFIX = "preview"
"""How the file names of preview pictures begin."""
_HEAD_ENDS = "</head>"
_PLAIN_HOST = re.compile(r"(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?", re.IGNORECASE)


class LinkPreview(NamedTuple):
    """The preview of one page."""

    title: str
    description: str
    path: str
    """The path of the page."""
    game: str | None = None
    """The game whose door is on the picture; None for all doors."""


def general_preview(language: Tag) -> LinkPreview:
    """Return the preview of the home page."""
    sentences = every_sentence(language)
    return LinkPreview(sentences["page-title"], sentences["preview-home"], "/")


def today_preview(language: Tag) -> LinkPreview:
    """Return the preview of the daily puzzles."""
    sentences = every_sentence(language)
    return LinkPreview(sentences["today-title"], sentences["preview-today"], "/today")


def table_preview(language: Tag, code: str, game: str, host: str) -> LinkPreview:
    """Return the preview of an invitation to a table; an empty host is not named."""
    sentences = every_sentence(language)
    title = sentences.get(f"cover-{game}-title", game.capitalize())
    name = "preview-table-of-host" if host else "preview-table"
    text = " ".join(
        [f"{tagline}." if (tagline := _tagline(language, game)) else "", sentences["preview-join"]]
    )
    return LinkPreview(fill(sentences[name], {"name": host, "game": title}), text.strip(), f"/t/{code}", game)


def _tagline(language: Tag, game: str) -> str:
    return every_sentence(language).get(f"cover-{game}-tagline", "")


def requested_language(request: Request, usual: Tag | None = None) -> Tag:
    """Return the client's language. Most chat programs ask for none: then it is the usual one of the page."""
    accepted = request.headers.get("accept-language", "")
    return usual if usual in tags() and not accepted else preferred_language(accepted, tags())


def base_address(request: Request, public_url: str | None) -> str | None:
    """Return the server's address for absolute URLs; None if the Host header is not a plain host."""
    if public_url is not None:
        return public_url
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if _PLAIN_HOST.fullmatch(host) else None


def preview_tags(folder: Path, preview: LinkPreview, base: str | None, language: Tag) -> str:
    """Return the tags of a preview. Addresses in them must be absolute, so without a base there are none."""
    properties = {
        "og:type": "website",
        "og:site_name": "Unspoken",
        "og:locale": shown_language(language).replace("-", "_"),
        "og:title": preview.title,
        "og:description": preview.description,
        "twitter:card": "summary_large_image",
    }
    if base is not None:
        width, height = PICTURE_SIZE
        properties |= {
            "og:url": f"{base}{preview.path}",
            "og:image": f"{base}/{_picture(folder, preview.game)}",
            "og:image:type": "image/jpeg",
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:image:alt": _alt(preview, language),
        }
    return meta_tags(properties)


def _picture(folder: Path, game: str | None) -> str:
    """Return the file name of the picture; a game without its own gets the picture of all doors."""
    own = f"{PREVIEW_PREFIX}-{game}.jpg"
    return own if game is not None and (folder / own).is_file() else f"{PREVIEW_PREFIX}.jpg"


def _alt(preview: LinkPreview, language: Tag) -> str:
    sentences = every_sentence(language)
    title = sentences.get(f"cover-{preview.game}-title")
    return sentences["preview-doors"] if title is None else fill(sentences["preview-door"], {"game": title})


def meta_tags(properties: Mapping[str, str]) -> str:
    """Return tags for the head of a document."""
    return "".join(
        f'<meta {"name" if key.startswith("twitter:") else "property"}="{key}" content="{escape(text)}">\n'
        for key, text in properties.items()
    )


def document_with_tags(request: Request, path: Path, added: str) -> Response:
    """Return a document with tags added to its head, or 304 if the client has it already."""
    text = below_base(path.read_text(encoding="utf-8"), base_path(request))
    text = text.replace(_HEAD_ENDS, f"{added}{_HEAD_ENDS}", 1)
    response = compressed_text(request, text, "text/html", "no-cache")
    response.headers.add_vary_header("Accept-Language")
    return response
