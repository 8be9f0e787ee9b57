"""Everything goes wrong, on virtual time: two hundred evenings here, more in `make bench-simulate`."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bench.simulation.evening import Evening

pytestmark = pytest.mark.long
_SHARE = 50


def simulate(*options: str) -> subprocess.CompletedProcess[str]:
    """The command, as whoever replays a seed gives it."""
    words = [sys.executable, "-m", "bench.simulate", *options]
    return subprocess.run(words, capture_output=True, text=True, timeout=600, check=False)


@pytest.mark.parametrize("first", range(1, 201, _SHARE))
def test_whatever_goes_wrong_all_is_well_in_the_end(first: int) -> None:
    """Nothing lost or twice, one writer, no secret, everybody back."""
    played = simulate("--seeds", str(_SHARE), "--from", str(first), "--processes", "1")
    assert played.returncode == 0, played.stdout + played.stderr


def test_every_planted_fault_is_found() -> None:
    """Evenings that could not fail would prove nothing."""
    played = simulate("--planted")
    assert played.returncode == 0, played.stdout + played.stderr
    assert len(played.stdout.splitlines()) >= 12


def test_an_evening_is_the_same_whenever_it_is_played() -> None:
    """The same story, and the same log to the last byte."""
    first, second = Evening(3), Evening(3)
    first.play()
    second.play()
    assert (first.world.story, first.log) == (second.world.story, second.log)
