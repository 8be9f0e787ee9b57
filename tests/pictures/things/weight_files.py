"""Files of weights as PyTorch wrote them, good and bad, put together by hand: PyTorch is not here."""

from __future__ import annotations

import pickle
import struct
from collections.abc import Sequence
from typing import NamedTuple

MAGIC = 0x1950A86A20F9469CFC6C


class Told(NamedTuple):
    """An array as a file tells it."""

    numbers: Sequence[float]
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    begins: int = 0


def file_of(arrays: dict[str, Told], magic: int = MAGIC) -> bytes:
    """A file that holds these arrays."""
    named = b"".join(_text(name) + _tensor(name, told) + b"s" for name, told in arrays.items())
    head = [pickle.dumps(part, 2) for part in (magic, 1001, {"little_endian": True})]
    keys = pickle.dumps(list(arrays), 2)
    rows = [
        struct.pack(f"<q{len(told.numbers)}f", len(told.numbers), *told.numbers) for told in arrays.values()
    ]
    return b"".join([*head, b"\x80\x02ccollections\nOrderedDict\n)R" + named + b".", keys, *rows])


def file_that_runs(module: str, name: str, argument: str) -> bytes:
    """A file whose arrays are made by calling something."""
    call = b"\x80\x02c" + f"{module}\n{name}\n".encode() + b"(" + _text(argument) + b"tR."
    return b"".join([pickle.dumps(MAGIC, 2), pickle.dumps(1001, 2), pickle.dumps({}, 2), call])


def _tensor(key: str, told: Told) -> bytes:
    kept = b"(" + _text("storage") + b"ctorch\nFloatStorage\n" + _text(key) + _text("cpu")
    kept += _number(len(told.numbers)) + b"NtQ"
    made = kept + _number(told.begins) + _numbers(told.shape) + _numbers(told.strides)
    return b"ctorch._utils\n_rebuild_tensor_v2\n(" + made + b"\x89ccollections\nOrderedDict\n)RtR"


def _numbers(numbers: tuple[int, ...]) -> bytes:
    return b"(" + b"".join(_number(number) for number in numbers) + b"t"


def _number(number: int) -> bytes:
    return b"J" + struct.pack("<i", number)


def _text(text: str) -> bytes:
    return b"X" + struct.pack("<I", len(text.encode())) + text.encode()
