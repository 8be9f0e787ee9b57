"""The backs of the cards: one a deck, alike from either end."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from unspoken.art.backs import BACKS, path_of

GAMES = Path(__file__).parents[2] / "front" / "src" / "games"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", BACKS)
def test_the_page_has_each_back_as_it_is_drawn(name: str) -> None:
    """`python -m unspoken.art backs` was run after the last change."""
    assert path_of(name, GAMES).read_text(encoding="utf-8") == BACKS[name]().svg()


@pytest.mark.parametrize("name", BACKS)
def test_a_back_is_made_of_shapes_alone(name: str) -> None:
    """No letters, no pictures of others, nothing that is run."""
    drawn = {element.tag.removeprefix(SVG) for element in ElementTree.fromstring(BACKS[name]().svg()).iter()}
    assert drawn <= {"svg", "g", "path", "rect", "circle", "radialGradient", "stop"}


@pytest.mark.parametrize("name", BACKS)
def test_a_back_is_alike_from_either_end(name: str) -> None:
    """Which way up a card lies tells nothing: the second half is the first one turned."""
    back = BACKS[name]()
    _, _, half, turned, *_ = ElementTree.fromstring(back.svg())
    assert [ElementTree.tostring(part) for part in half] == [ElementTree.tostring(part) for part in turned]


@pytest.mark.parametrize("name", BACKS)
def test_a_back_is_light(name: str) -> None:
    """At most 12 kB, once an evening."""
    assert len(BACKS[name]().svg()) <= 12_000
