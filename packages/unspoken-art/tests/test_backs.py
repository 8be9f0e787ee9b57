"""Card backs: one per deck, with rotational symmetry."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from unspoken_art.vectors.backs import BACKS, path_of

GAMES = Path(__file__).parents[3] / "front" / "src" / "games"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", BACKS)
def test_the_backs_of_the_page_are_current(name: str) -> None:
    """`python -m unspoken_art backs` was run after the last change."""
    assert path_of(name, GAMES).read_text(encoding="utf-8") == BACKS[name]().svg()


@pytest.mark.parametrize("name", BACKS)
def test_a_back_contains_only_shapes(name: str) -> None:
    """No text, no images, no scripts."""
    drawn = {element.tag.removeprefix(SVG) for element in ElementTree.fromstring(BACKS[name]().svg()).iter()}
    assert drawn <= {"svg", "g", "path", "rect", "circle", "radialGradient", "stop"}


@pytest.mark.parametrize("name", BACKS)
def test_a_back_has_rotational_symmetry(name: str) -> None:
    """A card does not show which way up it is: the second half is the first one rotated."""
    back = BACKS[name]()
    _, _, half, turned, *_ = ElementTree.fromstring(back.svg())
    assert [ElementTree.tostring(part) for part in half] == [ElementTree.tostring(part) for part in turned]


@pytest.mark.parametrize("name", BACKS)
def test_a_back_is_a_small_file(name: str) -> None:
    """At most 12 kB."""
    assert len(BACKS[name]().svg()) <= 12_000
