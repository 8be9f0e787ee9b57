"""Faults of tile packs, and colour distances."""

from __future__ import annotations

from typing import TypeAlias

import pytest
from msgspec.structs import replace

from unspoken.content.acceptance.colour import contrast, distance, to_lab
from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.acceptance.kinds.tiles import Tile, tile_faults
from unspoken.content.packs import load_packs

Tiles: TypeAlias = tuple[Tile, ...]


@pytest.fixture
def tiles() -> Tiles:
    """Return the tiles of the shipped pack."""
    return load_packs().shelf().items("tiles", Tile)


def with_first(tiles: Tiles, tile: Tile) -> Tiles:
    """Return the pack with another first tile, a sun circle."""
    return (tile, *tiles[1:])


def test_every_colour_has_every_shape_once(tiles: Tiles) -> None:
    """Sixteen tiles: four colours by four shapes."""
    assert len({(tile.colour, tile.shape) for tile in tiles}) == 16


def test_a_missing_tile_is_a_fault_of_the_pack(tiles: Tiles) -> None:
    """Fifteen tiles do not fill a grid."""
    fewer = tiles[1:]
    assert Fault(WHOLE, "its 15 tiles are not four colours by four shapes, each once") in list(
        tile_faults(fewer)
    )


def test_a_pale_glyph_is_a_fault(tiles: Tiles) -> None:
    """A shape needs contrast to its background."""
    first = tiles[0]
    pale = replace(first, glyph="ffffff", svg=first.svg.replace(first.glyph, "ffffff"))
    assert list(tile_faults(with_first(tiles, pale))) == [
        Fault("sun circle", "has a glyph of 1.8 to 1 on its ground, 4.5 is required")
    ]


def test_colours_that_colour_blind_people_confuse_are_a_fault(tiles: Tiles) -> None:
    """Red and green of the same lightness look alike without green vision."""
    red = [replace(tile, ground="b05a3c") if tile.colour == "coral" else tile for tile in tiles]
    both = [replace(tile, ground="7d7a1e") if tile.colour == "sky" else tile for tile in red]
    sentences = [fault.sentence for fault in tile_faults(both)]
    assert any("coral and sky" in sentence and "no green" in sentence for sentence in sentences)


def test_a_drawing_with_a_script_is_a_fault(tiles: Tiles) -> None:
    """Tiles may contain only drawing elements."""
    first = tiles[0]
    with_script = replace(first, svg=first.svg.replace("</svg>", "<script/></svg>"))
    assert Fault("sun circle", "contains SVG elements that are not allowed: script") in list(
        tile_faults(with_first(tiles, with_script))
    )


def test_a_drawing_that_is_not_svg_is_a_fault(tiles: Tiles) -> None:
    """The fault contains the message of the parser."""
    (fault,) = tile_faults(with_first(tiles, replace(tiles[0], svg="<svg")))
    assert fault.sentence.startswith("is not valid SVG")


def test_black_on_white_is_21_to_1() -> None:
    """As WCAG defines it."""
    assert contrast("000000", "ffffff") == pytest.approx(21)


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_colour_distances_equal_the_published_values(
    first: tuple[float, float, float], second: tuple[float, float, float], expected: float
) -> None:
    """The authors of the formula published these pairs."""
    assert distance(first, second) == pytest.approx(expected, abs=0.0001)


def test_red_and_green_are_closer_without_green_vision() -> None:
    """Compared with full colour vision."""
    red, green = "b05a3c", "7d7a1e"
    assert distance(to_lab(red, "no green"), to_lab(green, "no green")) < distance(
        to_lab(red, "all colours"), to_lab(green, "all colours")
    )
