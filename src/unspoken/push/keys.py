"""The server's push key, and the tokens by which push services recognise the server (VAPID, RFC 8292)."""

from __future__ import annotations

import hashlib
import hmac
from urllib.parse import urlsplit

import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)

from unspoken.push.encryption import base64url
from unspoken.tables.ports import Calendar, Seconds

_VALID_FOR = 12 * 3600
"""Seconds; push services accept at most a day."""
_RENEWED_BEFORE = 3600
_TOPIC_LENGTH = 32
_MOST_TOKENS = 64
"""Push services whose tokens are kept. Browsers use a handful of services."""


def new_key() -> bytes:
    """Return a new private key, as stored."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


class VapidKey:
    """Signs tokens. The private key leaves this object only into the store."""

    def __init__(self, stored: bytes, contact: str | None, calendar: Calendar) -> None:
        key = load_der_private_key(stored, password=None)
        if not isinstance(key, ec.EllipticCurvePrivateKey):
            raise TypeError("the stored push key is not an elliptic-curve key")
        self._key = key
        self._topic_key = hashlib.sha256(b"topic" + stored).digest()
        self._contact = contact
        self._calendar = calendar
        self._tokens: dict[str, tuple[Seconds, str]] = {}
        self.public = base64url(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        """The public key, as browsers expect it when they subscribe."""

    def authorization(self, endpoint: str) -> str:
        """Return the Authorization header for a push service; a token is used for half a day."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        now = self._calendar()
        until, token = self._tokens.get(audience, (0, ""))
        if until - now < _RENEWED_BEFORE:
            until = now + _VALID_FOR
            token = self._sign(audience, until)
            if len(self._tokens) >= _MOST_TOKENS:
                self._tokens.clear()
            self._tokens[audience] = until, token
        return f"vapid t={token}, k={self.public}"

    def topic(self, table: str, person: int) -> str:
        """Return the topic of a person's reminders. It tells the push service nothing about the table."""
        return base64url(hmac.digest(self._topic_key, f"{table} {person}".encode(), "sha256"))[:_TOPIC_LENGTH]

    def _sign(self, audience: str, until: Seconds) -> str:
        claims: dict[str, str | int] = {"aud": audience, "exp": until}
        if self._contact is not None:
            claims["sub"] = self._contact
        return jwt.encode(claims, self._key, algorithm="ES256")
