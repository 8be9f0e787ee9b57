"""What makers of games work out beforehand: written into a package, and read from it once."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from msgspec import Struct, ValidationError

from unspoken.content.knowledge import knowledge, write_knowledge


class Tides(Struct, frozen=True):
    """Something that somebody worked out."""

    heights: tuple[int, ...]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """An empty package of somebody else's."""
    name = f"game_{tmp_path.name}"
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, name, raising=False)
    return name


@pytest.mark.parametrize("name", ["tides.json", "tides.bin"])
def test_what_is_written_is_read(package: str, name: str) -> None:
    """As text, or small."""
    write_knowledge(package, name, Tides((3, 1, 4)))
    assert knowledge(package, name, Tides) == Tides((3, 1, 4))


def test_a_file_is_read_once(package: str) -> None:
    """A bot may ask for it at every move."""
    write_knowledge(package, "tides.json", Tides((3, 1, 4)))
    first = knowledge(package, "tides.json", Tides)
    assert knowledge(package, "tides.json", Tides) is first


def test_a_file_that_holds_something_else_is_an_error(package: str) -> None:
    """It is shipped with the game: nobody but its makers can have broken it."""
    write_knowledge(package, "tides.json", {"heights": "high"})
    with pytest.raises(ValidationError, match="heights"):
        knowledge(package, "tides.json", Tides)
