"""Errors of the drawing process are reported as PainterLost."""

from __future__ import annotations

import pytest

from unspoken.pictures.drawing_process import install_hint
from unspoken.pictures.drawn import DrawRequest
from unspoken.pictures.painter import PainterLost, PainterProcess

pytestmark = pytest.mark.anyio


async def why_lost(painter: PainterProcess) -> str:
    with pytest.raises(PainterLost) as lost:
        await anext(painter.draw(DrawRequest(seed=1, count=1)))
    return str(lost.value)


async def test_a_process_that_ends_early_is_reported() -> None:
    """For example if its packages are missing."""
    assert "ended before" in await why_lost(PainterProcess(module="no_such_module"))


async def test_invalid_output_of_the_process_is_reported() -> None:
    """The output does not begin with the length of a card."""
    assert "was announced" in await why_lost(PainterProcess(module="this"))


async def test_a_process_that_takes_too_long_is_ended() -> None:
    """The limit is 0 seconds."""
    assert "no card within" in await why_lost(PainterProcess(seconds=0))


def test_the_install_hint_names_the_missing_package() -> None:
    """There is no hint if nothing is missing."""
    assert install_hint(["skia"]).startswith("Pictures cannot be drawn here, skia is missing: pip install")
    assert install_hint([]) == ""
