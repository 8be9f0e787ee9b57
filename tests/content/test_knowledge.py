"""Precomputed data of games: written into a package, and read from it once."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from msgspec import Struct, ValidationError

from unspoken.content.knowledge import knowledge, write_knowledge


class Tides(Struct, frozen=True):
    """Precomputed data for tests."""

    heights: tuple[int, ...]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Create an empty package, and return its name."""
    name = f"game_{tmp_path.name}"
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, name, raising=False)
    return name


@pytest.mark.parametrize("name", ["tides.json", "tides.bin"])
def test_written_data_can_be_read(package: str, name: str) -> None:
    """As JSON, or compressed."""
    write_knowledge(package, name, Tides((3, 1, 4)))
    assert knowledge(package, name, Tides) == Tides((3, 1, 4))


def test_a_file_is_read_once(package: str) -> None:
    """A bot may read it at every move."""
    write_knowledge(package, "tides.json", Tides((3, 1, 4)))
    first = knowledge(package, "tides.json", Tides)
    assert knowledge(package, "tides.json", Tides) is first


def test_a_file_of_another_type_raises_an_error(package: str) -> None:
    """The file is part of the package, so this is a bug of the game."""
    write_knowledge(package, "tides.json", {"heights": "high"})
    with pytest.raises(ValidationError, match="heights"):
        knowledge(package, "tides.json", Tides)
