"""Numbers are read out of a file of weights, and nothing in it is ever run."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from tests.pictures.things.weight_files import Told, file_of, file_that_runs
from unspoken.pictures.things.installed import weights_file
from unspoken.pictures.things.weights import RottenWeights, read_weights

SIX = Told([1, 2, 3, 4, 5, 6], (2, 3), (3, 1))


def saved(folder: Path, data: bytes) -> Path:
    path = folder / "weights.pth"
    path.write_bytes(data)
    return path


def test_an_array_is_read_as_it_was_written(tmp_path: Path) -> None:
    """By its name, in its shape."""
    read = read_weights(saved(tmp_path, file_of({"a": SIX})))
    assert read["a"].tolist() == [[1, 2, 3], [4, 5, 6]]


def test_an_array_that_lies_across_is_turned(tmp_path: Path) -> None:
    """Strides say in which order its numbers come, and where they begin."""
    lying = Told([0, 1, 2, 3, 4, 5, 6], (3, 2), (1, 3), begins=1)
    read = read_weights(saved(tmp_path, file_of({"a": SIX, "b": lying})))
    assert read["b"].tolist() == [[1, 4], [2, 5], [3, 6]]


@pytest.mark.parametrize("name", ["os.system", "builtins.eval", "unspoken.pictures.rendering.render_card"])
def test_a_file_that_wants_something_run_is_refused(tmp_path: Path, name: str) -> None:
    """Whatever it is, and whether it is harmless or not: only arrays have names here."""
    module, _, function = name.rpartition(".")
    touched = tmp_path / "touched"
    data = file_that_runs(module, function, f"touch {touched}")
    with pytest.raises(RottenWeights, match=function):
        read_weights(saved(tmp_path, data))
    assert not touched.exists()


@pytest.mark.parametrize(
    "told",
    [
        Told([1, 2, 3], (2, 3), (3, 1)),
        Told([1, 2, 3], (3,), (1,), begins=1),
        Told([1, 2, 3], (3,), (1,), begins=-1),
        Told([1, 2, 3], (3,), (-1,), begins=2),
        Told([1, 2, 3], (1000, 1000), (0, 0)),
        Told([1, 2, 3], (3,), (1, 1)),
        Told([], (1,), (1,)),
    ],
)
def test_no_array_reaches_beyond_its_numbers(tmp_path: Path, told: Told) -> None:
    """A file cannot make us read what is not in it."""
    with pytest.raises(RottenWeights):
        read_weights(saved(tmp_path, file_of({"a": told})))


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
def test_what_is_no_file_of_weights_is_refused(tmp_path: Path, data: bytes) -> None:
    """With a reason."""
    with pytest.raises(RottenWeights, match=r"\w"):
        read_weights(saved(tmp_path, data))


@pytest.mark.parametrize("place", range(0, 300, 7))
def test_a_rotten_byte_is_refused_or_a_number(tmp_path: Path, place: int) -> None:
    """Wherever it is, nothing else comes of it."""
    data = bytearray(file_of({"a": SIX}))
    data[place % len(data)] ^= 0x55
    try:
        read = read_weights(saved(tmp_path, bytes(data)))
    except RottenWeights:
        return
    assert all(array.dtype == np.float32 for array in read.values())


def test_a_file_that_is_gone_is_refused(tmp_path: Path) -> None:
    """As one that was cut off."""
    with pytest.raises(RottenWeights):
        read_weights(tmp_path / "gone.pth")


def test_weights_that_were_not_installed_are_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """The extra `bots` brings them."""
    monkeypatch.setattr(sys, "path", [])
    assert weights_file() is None
