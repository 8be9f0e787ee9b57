"""The process that draws: whatever it does instead, the server hears of it and goes on."""

from __future__ import annotations

import pytest

from unspoken.pictures.drawn import Wanted
from unspoken.pictures.painter import PainterLost, PainterProcess, words_needed

pytestmark = pytest.mark.anyio


async def why_lost(painter: PainterProcess) -> str:
    with pytest.raises(PainterLost) as lost:
        await anext(painter.draw(Wanted(seed=1, most=1)))
    return str(lost.value)


async def test_one_that_ends_early_is_lost() -> None:
    """As where its packages are not there."""
    assert "ended before" in await why_lost(PainterProcess(module="no_such_module"))


async def test_one_that_speaks_nonsense_is_lost() -> None:
    """What it says is no card's length."""
    assert "was announced" in await why_lost(PainterProcess(module="this"))


async def test_one_that_takes_too_long_is_ended() -> None:
    """No card within the time that it has."""
    assert "no card within" in await why_lost(PainterProcess(seconds=0))


def test_what_is_missing_is_named_with_its_cure() -> None:
    """One sentence for whoever runs the house."""
    assert words_needed(["skia"]).startswith("Pictures cannot be drawn here, skia is missing: pip install")
    assert words_needed([]) == ""
