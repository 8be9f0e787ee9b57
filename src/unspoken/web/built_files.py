"""Files of a build, each in the smallest form that the client takes: the build has compressed them."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from unspoken.web.negotiation import accepted_encoding

_SUFFIXES = {"br": ".br", "gzip": ".gz"}
"""Encodings that the build makes, the smaller first."""
FOREVER = "public, max-age=31536000, immutable"


class Form(NamedTuple):
    """One form of a file, as it will be sent."""

    path: Path
    headers: dict[str, str]


def best_form(path: Path, accept_encoding: str) -> Form:
    """The smallest form of a file that the client takes."""
    there = {name: form for name, suffix in _SUFFIXES.items() if (form := _beside(path, suffix)).is_file()}
    encoding = accepted_encoding(accept_encoding, there)
    headers = {"vary": "Accept-Encoding"} if there else {}
    if encoding is None:
        return Form(path, headers)
    return Form(there[encoding], {**headers, "content-encoding": encoding})


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


class BuiltFiles(StaticFiles):
    """Files whose names carry a digest of what is in them: they may be kept for ever."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Where a file lies. Compressed forms are no files of their own."""
        return ("", None) if path.endswith(tuple(_SUFFIXES.values())) else super().lookup_path(path)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file in its best form, with leave to keep it."""
        form = best_form(Path(full_path), Headers(scope=scope).get("accept-encoding", ""))
        response = super().file_response(form.path, form.path.stat(), scope, status_code)
        response.headers.update({**form.headers, "cache-control": FOREVER})
        return response


def named_file(request: Request, path: Path, media_type: str, cache_control: str) -> Response:
    """A file whose name stays when it changes."""
    form = best_form(path, request.headers.get("accept-encoding", ""))
    data = form.path.read_bytes()
    # Documents of two builds have the same size, and in a wheel the same date: a digest tells them apart.
    etag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
    headers = {**form.headers, "etag": etag, "cache-control": cache_control}
    known = request.headers.get("if-none-match", "")
    if etag in (tag.strip().removeprefix("W/") for tag in known.split(",")):
        return NotModifiedResponse(Headers(headers))
    return Response(data, media_type=media_type, headers=headers)
