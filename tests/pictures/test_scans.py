"""JPEGs with too many scans are refused by counting markers, before decoding."""

from __future__ import annotations

import pytest

from tests.pictures import files
from unspoken.pictures.rendering import render_card
from unspoken.pictures.scans import count_scans
from unspoken.pictures.validation import MOST_SCANS, UnusablePicture, open_picture

_PROGRESSIVE = files.of_scans(1)
_USUAL = count_scans(_PROGRESSIVE)


def test_an_ordinary_photograph_has_one_scan() -> None:
    """A baseline JPEG."""
    assert count_scans(files.jpeg()) == 1


def test_a_progressive_photograph_has_some_scans() -> None:
    """It becomes a card like any other."""
    assert 5 < _USUAL < 15
    assert render_card(_PROGRESSIVE).large.startswith(b"RIFF")


def test_scans_are_counted_one_by_one() -> None:
    """The last scan occurs forty times."""
    assert count_scans(files.of_scans(40)) == _USUAL + 39


def test_a_photograph_with_three_thousand_scans_is_refused() -> None:
    """The refusal names the limit."""
    with pytest.raises(UnusablePicture) as refused:
        open_picture(files.of_scans(3000))
    rejection = refused.value.rejection
    assert (rejection.code, rejection.facts) == ("picture-too-many-scans", {"most": MOST_SCANS})


def test_the_maximum_number_of_scans_is_accepted_and_one_more_is_refused() -> None:
    """At the exact limit."""
    most = MOST_SCANS - _USUAL + 1
    open_picture(files.of_scans(most))
    with pytest.raises(UnusablePicture):
        open_picture(files.of_scans(most + 1))


def test_bytes_after_the_picture_are_not_counted() -> None:
    """Phones may append a film."""
    assert count_scans(files.jpeg() + b"\xff\xda\x00\x02" * 500) == 1


def test_metadata_is_not_counted() -> None:
    """A thumbnail in the metadata has a scan, too."""
    metadata = b"\xff\xe1" + (2 + 400).to_bytes(2) + b"\xff\xda\x00\x02" * 100
    plain = files.jpeg()
    assert count_scans(plain[:2] + metadata + plain[2:]) == 1


@pytest.mark.parametrize("data", [b"", b"\xff\xd8", b"\xff\xd8\xff", b"\xff" * 1000, b"\xff\xd8\xff\xe1\x00"])
def test_a_truncated_file_has_no_scans(data: bytes) -> None:
    """Counting stops where the data ends."""
    assert count_scans(data) == 0
