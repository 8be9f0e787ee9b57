"""Simulated evenings on virtual time in which everything goes wrong; many more run in `make prove`."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from bench.simulation.evening import Evening
from tests.proof_size import ProofSize

pytestmark = pytest.mark.long


def simulate(*options: str) -> subprocess.CompletedProcess[str]:
    """Run the command that replays seeds. It need not start itself again to sort sets as in every run."""
    words = [sys.executable, "-m", "bench.simulate", *options]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    return subprocess.run(words, capture_output=True, text=True, check=False, env=environment)


def test_evenings_with_faults_end_well(proof_size: ProofSize) -> None:
    """Nothing is lost or doubled, one writer, no secret revealed, everybody reconnected.

    The planted fault that is hardest to find is found in the sixth evening.
    """
    evenings = proof_size.of(quick=12, test=12, prove=2000)
    played = simulate("--seeds", str(evenings), "--processes", "1")
    assert played.returncode == 0, played.stdout + played.stderr


def test_every_planted_fault_is_found() -> None:
    """Evenings that cannot fail would prove nothing."""
    played = simulate("--planted")
    assert played.returncode == 0, played.stdout + played.stderr
    assert len(played.stdout.splitlines()) >= 12


def test_an_evening_with_the_same_seed_is_the_same() -> None:
    """The same story, and the same log to the last byte."""
    first, second = Evening(3), Evening(3)
    first.play()
    second.play()
    assert (first.world.story, first.log) == (second.world.story, second.log)
