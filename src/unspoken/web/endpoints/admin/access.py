"""Decides who is the operator: by a token, or by a cookie that the token was exchanged for."""

from __future__ import annotations

import hashlib
import hmac
import logging
from secrets import compare_digest

from starlette.requests import Request
from starlette.responses import Response

from unspoken.tables.ports import Calendar, Stopwatch
from unspoken.tables.rate_limited_log import RateLimitedLog
from unspoken.tables.wire.messages import Refusal
from unspoken.web.endpoints.base import bearer, client_address, refuse
from unspoken.web.limits.addresses import household
from unspoken.web.limits.token_bucket import TokenBuckets
from unspoken.web.settings import Settings

_WRONG = RateLimitedLog(logging.getLogger(__name__))
COOKIE = "unspoken_admin"
PATH = "/api/admin"
_SESSION_SECONDS = 12 * 3600


class AdminAccess:
    """Checks tokens and cookies. A cookie is a signed time, so that servers with one token share sessions."""

    def __init__(self, settings: Settings, stopwatch: Stopwatch, calendar: Calendar) -> None:
        self._token = settings.admin_token
        self._calendar = calendar
        self._wrong = TokenBuckets(settings.admin_rate, stopwatch)
        self._stopwatch = stopwatch

    @property
    def is_on(self) -> bool:
        """True if there is an admin page."""
        return bool(self._token)

    def refusal(self, request: Request) -> Response | None:
        """Return the reply to a client who is not the operator; None for the operator."""
        if not self.is_on:
            return refuse(Refusal("nothing-here"), 404)
        token = bearer(request)
        if token:
            return self.wrong_token(request, token)
        return None if self.is_signed_in(request) else refuse(Refusal("admin-only"), 401)

    def wrong_token(self, request: Request, token: str) -> Response | None:
        """Return the reply to a wrong token, or to too many of them; None for the right one."""
        address = household(client_address(request))
        attempts = self._wrong.for_key(address)
        if attempts.available(self._stopwatch()) < 1:
            return refuse(Refusal("too-fast"), 429)
        if self._token is not None and compare_digest(token.encode(), self._token.encode()):
            return None
        attempts.spend(1)
        _WRONG.warn(f"wrong admin token from {address or 'an unknown address'}")
        return refuse(Refusal("wrong-admin-token"), 401)

    def sign_in(self, request: Request, response: Response) -> None:
        """Set the cookie of a new session; scripts cannot read it, and other sites cannot send it."""
        until = str(self._calendar() + _SESSION_SECONDS)
        response.set_cookie(
            COOKIE,
            f"{until}.{self._signature(until)}",
            max_age=_SESSION_SECONDS,
            path=PATH,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )

    def sign_out(self, response: Response) -> None:
        """Delete the cookie."""
        response.delete_cookie(COOKIE, path=PATH, httponly=True, samesite="strict")

    def is_signed_in(self, request: Request) -> bool:
        """True if the request has the cookie of a session that has not ended."""
        until, _, signature = request.cookies.get(COOKIE, "").partition(".")
        is_signed = compare_digest(signature.encode(), self._signature(until).encode())
        return is_signed and until.isdigit() and int(until) > self._calendar()

    def _signature(self, until: str) -> str:
        key = str(self._token).encode()
        return hmac.new(key, f"unspoken admin until {until}".encode(), hashlib.sha256).hexdigest()
