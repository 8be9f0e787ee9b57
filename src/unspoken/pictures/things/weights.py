"""The weights of a net out of a file of PyTorch's, without PyTorch: numbers, and nothing else."""

from __future__ import annotations

import pickle
import struct
from collections import OrderedDict
from collections.abc import Callable, Mapping
from math import prod
from pathlib import Path
from typing import BinaryIO, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

Array: TypeAlias = npt.NDArray[np.float32]
Numbers: TypeAlias = "np.dtype[np.float32] | np.dtype[np.int64]"

_MAGIC = 0x1950A86A20F9469CFC6C
_NUMBERS: Mapping[str, Numbers] = {"FloatStorage": np.dtype("<f4"), "LongStorage": np.dtype("<i8")}
_LENGTH = struct.Struct("<q")


class RottenWeights(Exception):
    """A file is not what it should be; says how."""


class _Storage(NamedTuple):
    """A row of numbers that comes later in the file."""

    key: str
    numbers: Numbers


class _Tensor(NamedTuple):
    """How a part of such a row is to be read."""

    storage: _Storage
    begins: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]


def read_weights(path: Path) -> Mapping[str, Array]:
    """All arrays of a file, by their names. Raises RottenWeights, whatever is in it."""
    try:
        with path.open("rb") as file:
            return _read(file)
    except (OSError, EOFError, pickle.UnpicklingError, struct.error) as wrong:
        raise RottenWeights(f"{path.name} cannot be read: {wrong}") from wrong
    except (ArithmeticError, AttributeError, ImportError, LookupError, TypeError, ValueError) as wrong:
        raise RottenWeights(f"{path.name} is not in order: {wrong}") from wrong  # what a pickle can come to


def _read(file: BinaryIO) -> Mapping[str, Array]:
    magic, _version, _machine = (_Numbers(file).load() for _ in range(3))
    if magic != _MAGIC:
        raise RottenWeights("this is no file of weights")
    tensors, keys = _Numbers(file).load(), _Numbers(file).load()
    if not isinstance(tensors, dict) or not isinstance(keys, list):
        raise RottenWeights("this file has no arrays in it")
    kinds = {tensor.storage.key: tensor.storage.numbers for tensor in tensors.values()}
    rows = {key: _row(file, kinds[key]) for key in keys}
    return {name: _array(tensor, rows[tensor.storage.key]) for name, tensor in tensors.items()}


def _row(file: BinaryIO, numbers: Numbers) -> npt.NDArray[np.generic]:
    (length,) = _LENGTH.unpack(file.read(_LENGTH.size))
    return np.frombuffer(file.read(length * numbers.itemsize), numbers, length)


def _array(tensor: _Tensor, row: npt.NDArray[np.generic]) -> Array:
    """A copy that lies in order. No stride leads out of the row: what is said of it is a stranger's word."""
    last = tensor.begins + sum(
        (size - 1) * stride for size, stride in zip(tensor.shape, tensor.strides, strict=True)
    )
    if min(tensor.begins, *tensor.strides, *tensor.shape, 0) < 0 or last >= len(row):
        raise RottenWeights("an array is larger than its numbers")
    if prod(tensor.shape) > len(row):
        raise RottenWeights("an array repeats its numbers")
    steps = [stride * row.itemsize for stride in tensor.strides]
    seen = np.lib.stride_tricks.as_strided(row[tensor.begins :], tensor.shape, steps, writeable=False)
    return np.ascontiguousarray(seen, np.float32)


class _Numbers(pickle.Unpickler):
    """Builds arrays' descriptions and nothing else: no name in a file is ever looked up in a module."""

    def find_class(self, module: str, name: str) -> Callable[..., object] | str:
        """What the few names stand for that a file of weights needs."""
        match module, name:
            case "collections", "OrderedDict":
                return OrderedDict
            case "torch._utils", "_rebuild_tensor_v2":
                return _tensor
            case "torch", ("FloatStorage" | "LongStorage"):
                return name
            case _:
                raise pickle.UnpicklingError(f"it asks for {module}.{name}")

    def persistent_load(self, pid: object) -> _Storage:
        """A row of numbers, as it is announced."""
        match pid:
            case ("storage", str() as kind, str() as key, str(), int(), None) if kind in _NUMBERS:
                return _Storage(key, _NUMBERS[kind])
            case _:
                raise pickle.UnpicklingError("it keeps something else than numbers")


def _tensor(
    storage: object, begins: int, shape: tuple[int, ...], strides: tuple[int, ...], *_rest: object
) -> _Tensor:
    whole = (begins, *shape, *strides)
    if not isinstance(storage, _Storage) or not all(isinstance(number, int) for number in whole):
        raise pickle.UnpicklingError("an array is not told by numbers")
    return _Tensor(storage, begins, shape, strides)
