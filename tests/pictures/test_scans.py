"""A JPEG that goes over its picture without end is known by its marks, before anything is unfolded."""

from __future__ import annotations

import pytest

from tests.pictures import files
from unspoken.pictures.rendering import render_card
from unspoken.pictures.scans import count_scans
from unspoken.pictures.validation import MOST_SCANS, UnusablePicture, open_picture

_PROGRESSIVE = files.of_scans(1)
_USUAL = count_scans(_PROGRESSIVE)


def test_an_ordinary_photograph_has_one_scan() -> None:
    """All of it at once."""
    assert count_scans(files.jpeg()) == 1


def test_a_progressive_one_has_some() -> None:
    """And is a card like any other."""
    assert 5 < _USUAL < 15
    assert render_card(_PROGRESSIVE).large.startswith(b"RIFF")


def test_scans_are_counted_one_by_one() -> None:
    """The last one is there forty times."""
    assert count_scans(files.of_scans(40)) == _USUAL + 39


def test_three_thousand_scans_are_refused_before_they_are_looked_at() -> None:
    """With how many there may be."""
    with pytest.raises(UnusablePicture) as refused:
        open_picture(files.of_scans(3000))
    rejection = refused.value.rejection
    assert (rejection.code, rejection.facts) == ("picture-too-many-scans", {"most": MOST_SCANS})


def test_the_limit_is_a_limit() -> None:
    """So many may be, and one more may not."""
    most = MOST_SCANS - _USUAL + 1
    open_picture(files.of_scans(most))
    with pytest.raises(UnusablePicture):
        open_picture(files.of_scans(most + 1))


def test_what_follows_the_picture_counts_for_nothing() -> None:
    """A telephone may hang a film on it, in which any bytes may be."""
    assert count_scans(files.jpeg() + b"\xff\xda\x00\x02" * 500) == 1


def test_what_is_told_of_the_picture_counts_for_nothing() -> None:
    """The little picture in its metadata, too, has a scan."""
    told = b"\xff\xe1" + (2 + 400).to_bytes(2) + b"\xff\xda\x00\x02" * 100
    plain = files.jpeg()
    assert count_scans(plain[:2] + told + plain[2:]) == 1


@pytest.mark.parametrize("data", [b"", b"\xff\xd8", b"\xff\xd8\xff", b"\xff" * 1000, b"\xff\xd8\xff\xe1\x00"])
def test_what_is_cut_off_has_an_end(data: bytes) -> None:
    """Whatever is missing."""
    assert count_scans(data) == 0
