"""How many games a randomized proof plays: few in `make quick`, more in `make test`, many in `make prove`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ProofSize:
    """Chooses how many games a randomized proof plays."""

    size: int

    def of(self, quick: int, test: int, prove: int) -> int:
        """Return the number for the command that runs."""
        return (quick, test, prove)[self.size]
