"""Sends requests to the admin endpoints of a running server."""

from __future__ import annotations

import urllib.error
import urllib.request
from http.client import HTTPException

import msgspec

from unspoken.kernel.languages import FALLBACK
from unspoken.languages.sentences import fill, page_sentences
from unspoken.tables.wire.messages import Refusal
from unspoken.web.endpoints.admin.access import PATH

_TIMEOUT = 30.0


class AdminError(Exception):
    """The message says why the server refused the action, or that it does not answer."""


class AdminClient:
    """An operator's connection to one server."""

    def __init__(self, url: str, token: str) -> None:
        self._url = url.rstrip("/")
        self._token = token
        self._opener = urllib.request.build_opener(_NoRedirects)

    def ask(self, method: str, path: str, body: msgspec.Struct | None = None) -> bytes:
        """Send a request and return the body of the reply. Raises AdminError."""
        data = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(f"{self._url}{PATH}/{path}", data, method=method)
        request.add_header("authorization", f"Bearer {self._token}")
        request.add_header("content-type", "application/json")
        try:
            with self._opener.open(request, timeout=_TIMEOUT) as reply:
                return bytes(reply.read())
        except urllib.error.HTTPError as refused:
            with refused:
                raise AdminError(_sentence(refused)) from refused
        except (OSError, HTTPException) as error:
            raise AdminError(f"There is no answer from {self._url}: {error}. Check --url.") from error


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect must not carry the token to another server."""

    def redirect_request(self, *_args: object) -> None:
        """Follow no redirect."""


def _sentence(refused: urllib.error.HTTPError) -> str:
    try:
        refusal = msgspec.json.decode(refused.read(), type=Refusal)
    except (msgspec.DecodeError, OSError):
        return f"The server answered {refused.code} {refused.reason}: check --url."
    sentence = page_sentences(FALLBACK).get(f"refused-{refusal.code}", f"Refused: {refusal.code}.")
    return fill(sentence, refusal.facts)
