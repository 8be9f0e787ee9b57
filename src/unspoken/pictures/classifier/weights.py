"""Reads the weights of a net from a PyTorch file, without PyTorch and without running pickled code."""

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


class BadWeights(Exception):
    """The file of weights is invalid; the message says why."""


class _Storage(NamedTuple):
    """A reference to a flat array whose numbers come later in the file."""

    key: str
    numbers: Numbers


class _Tensor(NamedTuple):
    """A tensor: a strided view of a part of a storage."""

    storage: _Storage
    begins: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]


def read_weights(path: Path) -> Mapping[str, Array]:
    """Return all arrays of a file by name. Raises BadWeights."""
    try:
        with path.open("rb") as file:
            return _read(file)
    except (OSError, EOFError, pickle.UnpicklingError, struct.error) as wrong:
        raise BadWeights(f"{path.name} cannot be read: {wrong}") from wrong
    except (ArithmeticError, AttributeError, ImportError, LookupError, TypeError, ValueError) as wrong:
        # the errors that unpickling a damaged file can raise
        raise BadWeights(f"{path.name} is invalid: {wrong}") from wrong


def _read(file: BinaryIO) -> Mapping[str, Array]:
    magic, _version, _machine = (_Numbers(file).load() for _ in range(3))
    if magic != _MAGIC:
        raise BadWeights("this is not a legacy PyTorch file")
    tensors, keys = _Numbers(file).load(), _Numbers(file).load()
    if not isinstance(tensors, dict) or not isinstance(keys, list):
        raise BadWeights("this file contains no arrays")
    kinds = {tensor.storage.key: tensor.storage.numbers for tensor in tensors.values()}
    rows = {key: _row(file, kinds[key]) for key in keys}
    return {name: _array(tensor, rows[tensor.storage.key]) for name, tensor in tensors.items()}


def _row(file: BinaryIO, numbers: Numbers) -> npt.NDArray[np.generic]:
    (length,) = _LENGTH.unpack(file.read(_LENGTH.size))
    return np.frombuffer(file.read(length * numbers.itemsize), numbers, length)


def _array(tensor: _Tensor, row: npt.NDArray[np.generic]) -> Array:
    """Return a contiguous copy of a tensor. The file is not trusted: no stride may lead out of the row."""
    last = tensor.begins + sum(
        (size - 1) * stride for size, stride in zip(tensor.shape, tensor.strides, strict=True)
    )
    if min(tensor.begins, *tensor.strides, *tensor.shape, 0) < 0 or last >= len(row):
        raise BadWeights("an array is larger than its storage")
    if prod(tensor.shape) > len(row):
        raise BadWeights("an array overlaps itself")
    steps = [stride * row.itemsize for stride in tensor.strides]
    view = np.lib.stride_tricks.as_strided(row[tensor.begins :], tensor.shape, steps, writeable=False)
    return np.ascontiguousarray(view, np.float32)


class _Numbers(pickle.Unpickler):
    """Unpickles descriptions of arrays and nothing else: no name in a file is looked up in a module."""

    def find_class(self, module: str, name: str) -> Callable[..., object] | str:
        """Return the class or function of an allowed name. Raises UnpicklingError for other names."""
        match module, name:
            case "collections", "OrderedDict":
                return OrderedDict
            case "torch._utils", "_rebuild_tensor_v2":
                return _tensor
            case "torch", ("FloatStorage" | "LongStorage"):
                return name
            case _:
                raise pickle.UnpicklingError(f"{module}.{name} is not allowed")

    def persistent_load(self, pid: object) -> _Storage:
        """Return the reference to a storage."""
        match pid:
            case ("storage", str() as kind, str() as key, str(), int(), None) if kind in _NUMBERS:
                return _Storage(key, _NUMBERS[kind])
            case _:
                raise pickle.UnpicklingError("a storage of an unknown type")


def _tensor(
    storage: object, begins: int, shape: tuple[int, ...], strides: tuple[int, ...], *_rest: object
) -> _Tensor:
    whole = (begins, *shape, *strides)
    if not isinstance(storage, _Storage) or not all(isinstance(number, int) for number in whole):
        raise pickle.UnpicklingError("a tensor without a storage or with an invalid shape")
    return _Tensor(storage, begins, shape, strides)
