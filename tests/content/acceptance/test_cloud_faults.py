"""Faults of cloud packs, and properties of the shipped clouds."""

from __future__ import annotations

from typing import TypeAlias

import pytest
from msgspec.structs import replace

from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.acceptance.kinds.clouds import Piece, beyond, cloud_faults
from unspoken.content.packs import load_packs

Clouds: TypeAlias = tuple[Piece, ...]


@pytest.fixture
def clouds() -> Clouds:
    """Return the pieces of the shipped pack."""
    return load_packs().shelf().items("clouds", Piece)


def with_first(clouds: Clouds, piece: Piece) -> Clouds:
    """Return the pack with another first shape."""
    return (piece, *clouds[1:])


def test_there_are_fourteen_clouds_in_five_shapes(clouds: Clouds) -> None:
    """PAR-03: 3, 3, 3, 3 and 2."""
    assert [(piece.shape, piece.count) for piece in clouds] == [
        ("cumulus", 3), ("ribbon", 3), ("crescent", 3), ("puff", 3), ("drop", 2),
    ]  # fmt: skip


def test_the_centre_of_rotation_lies_inside_the_piece(clouds: Clouds) -> None:
    """PAR-07: between the left and the right end of the outline."""
    boxes = [(min(x for x, _ in piece.outline), max(x for x, _ in piece.outline)) for piece in clouds]
    assert all(left < 0 < right for left, right in boxes)


def test_a_wrong_number_of_pieces_is_a_fault(clouds: Clouds) -> None:
    """PAR-03: fourteen pieces, not fifteen."""
    more = with_first(clouds, replace(clouds[0], count=4))
    assert list(cloud_faults(more)) == [
        Fault(WHOLE, "its shapes have [4, 3, 3, 3, 2] pieces, [3, 3, 3, 3, 2] are required")
    ]


def test_discs_that_do_not_touch_are_a_fault(clouds: Clouds) -> None:
    """PAR-13: a piece is pushed as one."""
    loose = replace(clouds[0], discs=(*clouds[0].discs, (2000, 0, 50)))
    assert Fault("cumulus", "falls apart: its discs do not all touch") in list(
        cloud_faults(with_first(clouds, loose))
    )


def test_an_outline_outside_its_discs_is_a_fault(clouds: Clouds) -> None:
    """PAR-13: collisions must match the picture."""
    first = clouds[0]
    wide = replace(first, outline=tuple((2 * x, 2 * y) for x, y in first.outline))
    (fault,) = cloud_faults(with_first(clouds, wide))
    assert (fault.card, "off its discs" in fault.sentence) == ("cumulus", True)


def test_a_shape_without_a_name_is_a_fault(clouds: Clouds) -> None:
    """Screen readers use the name."""
    nameless = replace(clouds[0], name={**clouds[0].name, "pl": ""})
    assert list(cloud_faults(with_first(clouds, nameless))) == [Fault("cumulus", "has no name in pl")]


def test_the_distance_of_a_point_from_a_cloud() -> None:
    """It is measured from the nearer disc."""
    piece = Piece("pair", {}, 1, (), ((0, 0, 10), (15, 0, 10)))
    assert beyond(piece, 28, 0) == 3
