"""Encrypts messages for a browser, so that its push service cannot read them (RFC 8291)."""

from __future__ import annotations

import base64
import binascii
import secrets

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from unspoken.push.port import Subscription

_RECORD_SIZE = 4_096
_PADDED = 256
"""All messages have this length, so that a push service cannot tell kinds or games by their sizes."""
_LAST_RECORD = b"\x02"
_SECRET_LENGTH = 16


def base64url(data: bytes) -> str:
    """Encode bytes in base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """Decode base64url with or without padding. Raises ValueError."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)
    except (binascii.Error, UnicodeError) as wrong:
        raise ValueError("not base64url") from wrong


def check_keys(subscription: Subscription) -> None:
    """Raise ValueError unless messages can be encrypted for this subscription."""
    _public_key(subscription)
    if len(from_base64url(subscription.auth)) != _SECRET_LENGTH:
        raise ValueError("the secret of a subscription has 16 bytes")


def encrypt(message: bytes, subscription: Subscription) -> bytes:
    """Return a message as the body of a push request, with the coding aes128gcm."""
    return encrypt_with(
        message.ljust(_PADDED), subscription, ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(16)
    )


def encrypt_with(
    message: bytes, subscription: Subscription, key: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """Encrypt with this one-time key and salt."""
    receiver = _public_key(subscription)
    receiver_point, sender_point = _point(receiver), _point(key.public_key())
    shared = key.exchange(ec.ECDH(), receiver)
    info = b"WebPush: info\0" + receiver_point + sender_point
    secret = _derive(shared, from_base64url(subscription.auth), info, 32)
    content_key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + _RECORD_SIZE.to_bytes(4) + len(sender_point).to_bytes(1) + sender_point
    return header + AESGCM(content_key).encrypt(nonce, message + _LAST_RECORD, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _public_key(subscription: Subscription) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(subscription.p256dh))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
