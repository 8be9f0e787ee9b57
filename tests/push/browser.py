"""A browser's side of Web Push: its keys, and a decryption (RFC 8291) without the server's code."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from unspoken.push.encryption import base64url
from unspoken.push.port import Subscription

_SALT, _SIZE = 16, 4


class Browser:
    """Subscribes, and decrypts what its push service receives."""

    def __init__(self, endpoint: str, language: str = "en") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self.subscription = Subscription(endpoint, base64url(self._point), base64url(self._auth), language)

    @property
    def _point(self) -> bytes:
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def decrypt(self, body: bytes) -> bytes:
        """Return the message in the body of a push request."""
        salt, rest = body[:_SALT], body[_SALT + _SIZE :]
        sender, record = rest[1 : 1 + rest[0]], rest[1 + rest[0] :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), public)
        secret = _hkdf(self._auth, shared, b"WebPush: info\0" + self._point + sender, 32)
        key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
        assert padded.endswith(b"\x02"), "the delimiter of the last record"
        return padded[:-1]


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """One block of HKDF with SHA-256 (RFC 5869)."""
    extracted = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(extracted, info + b"\x01", hashlib.sha256)[:length]
