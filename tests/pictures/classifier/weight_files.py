"""Weight files in PyTorch's format, valid and invalid, built without PyTorch."""

from __future__ import annotations

import pickle
import struct
from collections.abc import Sequence
from typing import NamedTuple

MAGIC = 0x1950A86A20F9469CFC6C


class StoredArray(NamedTuple):
    """An array as it is stored in a file."""

    numbers: Sequence[float]
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    begins: int = 0


def file_of(arrays: dict[str, StoredArray], magic: int = MAGIC) -> bytes:
    """Return a file with these arrays."""
    named = b"".join(_text(name) + _tensor(name, array) + b"s" for name, array in arrays.items())
    head = [pickle.dumps(part, 2) for part in (magic, 1001, {"little_endian": True})]
    keys = pickle.dumps(list(arrays), 2)
    rows = [
        struct.pack(f"<q{len(array.numbers)}f", len(array.numbers), *array.numbers)
        for array in arrays.values()
    ]
    return b"".join([*head, b"\x80\x02ccollections\nOrderedDict\n)R" + named + b".", keys, *rows])


def file_that_runs(module: str, name: str, argument: str) -> bytes:
    """Return a file that calls a function when it is unpickled."""
    call = b"\x80\x02c" + f"{module}\n{name}\n".encode() + b"(" + _text(argument) + b"tR."
    return b"".join([pickle.dumps(MAGIC, 2), pickle.dumps(1001, 2), pickle.dumps({}, 2), call])


def _tensor(key: str, array: StoredArray) -> bytes:
    storage = b"(" + _text("storage") + b"ctorch\nFloatStorage\n" + _text(key) + _text("cpu")
    storage += _number(len(array.numbers)) + b"NtQ"
    arguments = storage + _number(array.begins) + _numbers(array.shape) + _numbers(array.strides)
    return b"ctorch._utils\n_rebuild_tensor_v2\n(" + arguments + b"\x89ccollections\nOrderedDict\n)RtR"


def _numbers(numbers: tuple[int, ...]) -> bytes:
    return b"(" + b"".join(_number(number) for number in numbers) + b"t"


def _number(number: int) -> bytes:
    return b"J" + struct.pack("<i", number)


def _text(text: str) -> bytes:
    return b"X" + struct.pack("<I", len(text.encode())) + text.encode()
