"""What a client is given by what it says that it takes."""

from __future__ import annotations

import pytest

from unspoken.web.negotiation import accepted_encoding


@pytest.mark.parametrize(
    ("header", "chosen"),
    [
        ("", None),
        ("identity", None),
        ("gzip", "gzip"),
        ("GZIP", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.1, gzip", "br"),
        ("*", "br"),
        ("br;q=0, *", "gzip"),
        ("*;q=0", None),
        ("gzip;q=nonsense", None),
        (",;=,", None),
    ],
)
def test_the_smallest_form_that_is_accepted_is_chosen(header: str, chosen: str | None) -> None:
    """RFC 9110, section 12.5.3; forms are offered the smallest first."""
    assert accepted_encoding(header, ("br", "gzip")) == chosen
