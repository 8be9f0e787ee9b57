"""Signs envelopes with the key of the cluster, so that only its nodes can send them, each only once."""

from __future__ import annotations

import hmac
from hashlib import blake2b

SIGNATURE_BYTES = 16
_WINDOW = 1_024
"""Number of envelopes of one process that may arrive out of order."""
_MASK = (1 << _WINDOW) - 1


class Signer:
    """Signs bytes for a node, and checks signatures. Without a key anybody can sign."""

    def __init__(self, key: bytes = b"") -> None:
        self._key = key

    def sign(self, receiver: str, data: bytes) -> bytes:
        """Return the signature and the bytes."""
        return self._signature(receiver, data) + data

    def verified(self, receiver: str, signed: bytes) -> bytes | None:
        """Return the bytes without their signature; None if the signature is wrong."""
        data = signed[SIGNATURE_BYTES:]
        is_right = hmac.compare_digest(signed[:SIGNATURE_BYTES], self._signature(receiver, data))
        return data if is_right else None

    def _signature(self, receiver: str, data: bytes) -> bytes:
        return blake2b(receiver.encode() + b"\0" + data, key=self._key, digest_size=SIGNATURE_BYTES).digest()


class ReceivedNumbers:
    """The numbers of the envelopes that have arrived from one process, so that duplicates are ignored."""

    __slots__ = ("_highest", "_received")

    def __init__(self) -> None:
        self._highest = 0
        self._received = 0
        """Bit n is set if the envelope with the number `_highest - n` has arrived."""

    def add(self, number: int) -> bool:
        """Add a number; False if it has arrived before, or is much older than the newest one."""
        ahead = number - self._highest
        if ahead > 0:
            self._received = (self._received << ahead | 1) & _MASK if ahead < _WINDOW else 1
            self._highest = number
            return True
        if -ahead >= _WINDOW or self._received >> -ahead & 1:
            return False
        self._received |= 1 << -ahead
        return True
