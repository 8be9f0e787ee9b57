"""Serves the files of the page's build, each in the smallest encoding that the client accepts."""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from unspoken.web.http.subpath import base_path
from unspoken.web.static.negotiation import accepted_encoding, gzipped

_SUFFIXES = {"br": ".br", "gzip": ".gz"}
"""Encodings that the build creates next to each file, the smallest first."""
_PATH_STARTS = re.compile(r'(?<=")/(?!>)|(?<=, )/')
"""The first slash of an absolute path in a built document or manifest: in quotes, or later in a srcset."""
FOREVER = "public, max-age=31536000, immutable"


class FileVariant(NamedTuple):
    """One encoding of a file, and the headers that go with it."""

    path: Path
    headers: dict[str, str]


def best_variant(path: Path, accept_encoding: str) -> FileVariant:
    """Return the smallest encoding of a file that the client accepts."""
    encoded_paths = ((name, _with_suffix(path, suffix)) for name, suffix in _SUFFIXES.items())
    existing = {name: encoded for name, encoded in encoded_paths if encoded.is_file()}
    encoding = accepted_encoding(accept_encoding, existing)
    headers = {"vary": "Accept-Encoding"} if existing else {}
    if encoding is None:
        return FileVariant(path, headers)
    return FileVariant(existing[encoding], {**headers, "content-encoding": encoding})


def _with_suffix(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


class BuiltFiles(StaticFiles):
    """Files whose names contain a digest of their content: browsers may cache them forever."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Find a file; the compressed variants cannot be requested by name."""
        return ("", None) if path.endswith(tuple(_SUFFIXES.values())) else super().lookup_path(path)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Return a file in its best encoding, with headers for caching."""
        variant = best_variant(Path(full_path), Headers(scope=scope).get("accept-encoding", ""))
        response = super().file_response(variant.path, variant.path.stat(), scope, status_code)
        response.headers.update({**variant.headers, "cache-control": FOREVER})
        return response


def named_file(request: Request, path: Path, media_type: str, cache_control: str) -> Response:
    """Return a file whose name does not change with its content, or 304 if the client has it already."""
    variant = best_variant(path, request.headers.get("accept-encoding", ""))
    headers = {**variant.headers, "cache-control": cache_control}
    return unless_known(request, variant.path.read_bytes(), media_type, headers)


def named_text(request: Request, path: Path, media_type: str, cache_control: str) -> Response:
    """Return a built document or manifest like `named_file`, with all its addresses below the base path."""
    base = base_path(request)
    if not base:
        return named_file(request, path, media_type, cache_control)
    text = below_base(path.read_text(encoding="utf-8"), base)
    return compressed_text(request, text, media_type, cache_control)


def below_base(text: str, base: str) -> str:
    """Put the base path before all absolute paths in a built document or manifest."""
    return _PATH_STARTS.sub(f"{base}/", text) if base else text


def compressed_text(request: Request, text: str, media_type: str, cache_control: str) -> Response:
    """Return a text, compressed if the client accepts gzip, or 304 if the client has it already."""
    data, headers = text.encode(), {"cache-control": cache_control, "vary": "Accept-Encoding"}
    if accepted_encoding(request.headers.get("accept-encoding", ""), ("gzip",)):
        data, headers = gzipped(data), {**headers, "content-encoding": "gzip"}
    return unless_known(request, data, media_type, headers)


def unless_known(request: Request, data: bytes, media_type: str, headers: dict[str, str]) -> Response:
    """Return data with an ETag, or 304 if the client has it already."""
    # A digest instead of size and date: documents of two builds may have the same size and date in a wheel.
    etag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
    headers = {**headers, "etag": etag}
    client_etags = request.headers.get("if-none-match", "")
    if etag in (tag.strip().removeprefix("W/") for tag in client_etags.split(",")):
        return NotModifiedResponse(Headers(headers))
    return Response(data, media_type=media_type, headers=headers)
