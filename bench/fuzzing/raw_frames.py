"""Generate WebSocket frames that mostly violate the protocol."""

from __future__ import annotations

from random import Random

_OPCODES = tuple(range(16))
_LIKELY = (0, 1, 1, 1, 2, 8, 9, 10)


def raw_frames(chance: Random, text: bytes) -> bytes:
    """Return a few frames: fragmented, with reserved bits, unmasked, or with a wrong length."""
    return b"".join(_frame(chance, text) for _ in range(chance.randrange(1, 5)))


def _frame(chance: Random, text: bytes) -> bytes:
    opcode = chance.choice(_OPCODES if chance.random() < 0.2 else _LIKELY)
    payload = text if chance.random() < 0.5 else chance.randbytes(chance.choice((0, 1, 2, 125, 126, 300)))
    first = opcode | (0x80 if chance.random() < 0.7 else 0)
    if chance.random() < 0.15:
        first |= chance.choice((0x10, 0x20, 0x40, 0x70))
    masked = chance.random() < 0.9
    mask = chance.randbytes(4) if masked else b""
    sent = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload)) if masked else payload
    return bytes((first,)) + _length(chance, len(payload), masked) + mask + sent


def _length(chance: Random, true: int, masked: bool) -> bytes:
    """Return the encoded length: usually the true one in its shortest form, else a wrong one."""
    bit = 0x80 if masked else 0
    claimed = (
        true if chance.random() < 0.85 else chance.choice((0, 1, 125, 65_536, 2**31, 2**63 - 1, 2**64 - 1))
    )
    if claimed < 126 and chance.random() < 0.95:
        return bytes((bit | claimed,))
    if claimed < 65_536 and chance.random() < 0.9:
        return bytes((bit | 126,)) + claimed.to_bytes(2)
    return bytes((bit | 127,)) + claimed.to_bytes(8)
