"""AAC: the decoder's configuration in descriptors (ISO/IEC 14496-1 and -3)."""

from __future__ import annotations

from unspoken.sounds.reader import Reader, not_sound

FRAME = 1024
"""Samples in a frame."""

_RATES = (
    96_000,
    88_200,
    64_000,
    48_000,
    44_100,
    32_000,
    24_000,
    22_050,
    16_000,
    12_000,
    11_025,
    8_000,
    7_350,
)
_STREAM, _DECODER, _DECODER_OWN = 3, 4, 5
_AAC_OBJECTS = (0x40, 0x66, 0x67, 0x68)
_AUDIO_STREAM = 5
_KINDS = (2, 5, 29)  # low complexity, and high efficiency in its two versions


def rate(descriptors: Reader) -> int:
    """Return the sample rate from the body of an `esds` box."""
    descriptors.take(4)  # version and flags
    stream = _descriptor(descriptors, _STREAM)
    stream.take(2)  # its number
    if stream.number(1) & 0xE0:  # depends on another stream, or is external
        raise not_sound()
    decoder = _descriptor(stream, _DECODER)
    if decoder.number(1) not in _AAC_OBJECTS or decoder.number(1) >> 2 != _AUDIO_STREAM:
        raise not_sound()
    decoder.take(11)  # buffer and bit rates
    return _configured(_descriptor(decoder, _DECODER_OWN))


def _descriptor(reader: Reader, tag: int) -> Reader:
    """Return the next descriptor, which must have this tag; its length has up to four 7-bit groups."""
    if reader.number(1) != tag:
        raise not_sound()
    length = 0
    for _ in range(4):
        group = reader.number(1)
        length = length << 7 | group & 0x7F
        if not group & 0x80:
            return reader.part(length)
    raise not_sound()


def _configured(own: Reader) -> int:
    """Return the rate from the decoder's configuration: five bits of kind, four of rate."""
    bits = own.number(2)
    kind, index = bits >> 11, bits >> 7 & 15
    if kind not in _KINDS or index >= len(_RATES):
        raise not_sound()
    return _RATES[index]
