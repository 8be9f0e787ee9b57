"""Reading weight files: numbers are read, and no code is run."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from tests.pictures.classifier.weight_files import StoredArray, file_of, file_that_runs
from unspoken.pictures.classifier.installed import weights_file
from unspoken.pictures.classifier.weights import BadWeights, read_weights

SIX = StoredArray([1, 2, 3, 4, 5, 6], (2, 3), (3, 1))


def saved(folder: Path, data: bytes) -> Path:
    path = folder / "weights.pth"
    path.write_bytes(data)
    return path


def test_an_array_is_read_by_its_name_in_its_shape(tmp_path: Path) -> None:
    """Row by row."""
    read = read_weights(saved(tmp_path, file_of({"a": SIX})))
    assert read["a"].tolist() == [[1, 2, 3], [4, 5, 6]]


def test_strides_and_offset_of_an_array_are_respected(tmp_path: Path) -> None:
    """The numbers are stored column by column, after an unused one."""
    transposed = StoredArray([0, 1, 2, 3, 4, 5, 6], (3, 2), (1, 3), begins=1)
    read = read_weights(saved(tmp_path, file_of({"a": SIX, "b": transposed})))
    assert read["b"].tolist() == [[1, 4], [2, 5], [3, 6]]


@pytest.mark.parametrize("name", ["os.system", "builtins.eval", "unspoken.pictures.rendering.render_card"])
def test_a_file_that_calls_a_function_is_refused(tmp_path: Path, name: str) -> None:
    """Only arrays may be unpickled, even if the function is harmless."""
    module, _, function = name.rpartition(".")
    touched = tmp_path / "touched"
    data = file_that_runs(module, function, f"touch {touched}")
    with pytest.raises(BadWeights, match=function):
        read_weights(saved(tmp_path, data))
    assert not touched.exists()


@pytest.mark.parametrize(
    "array",
    [
        StoredArray([1, 2, 3], (2, 3), (3, 1)),
        StoredArray([1, 2, 3], (3,), (1,), begins=1),
        StoredArray([1, 2, 3], (3,), (1,), begins=-1),
        StoredArray([1, 2, 3], (3,), (-1,), begins=2),
        StoredArray([1, 2, 3], (1000, 1000), (0, 0)),
        StoredArray([1, 2, 3], (3,), (1, 1)),
        StoredArray([], (1,), (1,)),
    ],
)
def test_an_array_that_exceeds_its_numbers_is_refused(tmp_path: Path, array: StoredArray) -> None:
    """Otherwise memory outside the array would be read."""
    with pytest.raises(BadWeights):
        read_weights(saved(tmp_path, file_of({"a": array})))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x80",
        b"not a pickle at all",
        b"PK\x03\x04" + bytes(200),
        file_of({"a": SIX}, magic=7),
        file_of({"a": SIX})[:-4],
        file_of({"a": SIX})[:60],
        file_of({"a": SIX}).replace(b"FloatStorage", b"HalfStorage\n"),
    ],
)
def test_an_invalid_weight_file_is_refused(tmp_path: Path, data: bytes) -> None:
    """With a reason."""
    with pytest.raises(BadWeights, match=r"\w"):
        read_weights(saved(tmp_path, data))


@pytest.mark.parametrize("place", range(0, 300, 7))
def test_a_file_with_a_corrupt_byte_is_refused_or_contains_numbers(tmp_path: Path, place: int) -> None:
    """At any place."""
    data = bytearray(file_of({"a": SIX}))
    data[place % len(data)] ^= 0x55
    try:
        read = read_weights(saved(tmp_path, bytes(data)))
    except BadWeights:
        return
    assert all(array.dtype == np.float32 for array in read.values())


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    """Like a file that is cut off."""
    with pytest.raises(BadWeights):
        read_weights(tmp_path / "gone.pth")


def test_there_is_no_weight_file_if_it_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The extra `bots` installs it."""
    monkeypatch.setattr(sys, "path", [])
    assert weights_file() is None
