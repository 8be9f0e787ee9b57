"""Everything goes wrong, on virtual time: some evenings here, many in `make prove`."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bench.simulation.evening import Evening
from tests.proof_size import ProofSize

pytestmark = pytest.mark.long


def simulate(*options: str) -> subprocess.CompletedProcess[str]:
    """The command, as whoever replays a seed gives it."""
    words = [sys.executable, "-m", "bench.simulate", *options]
    return subprocess.run(words, capture_output=True, text=True, check=False)


def test_whatever_goes_wrong_all_is_well_in_the_end(proof_size: ProofSize) -> None:
    """Nothing lost or twice, one writer, no secret, everybody back.

    The planted fault that hides best shows in the twelfth evening.
    """
    evenings = proof_size.of(quick=12, test=48, prove=2000)
    played = simulate("--seeds", str(evenings), "--processes", "1")
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
