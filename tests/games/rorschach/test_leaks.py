"""The proof of secrecy finds leaks: every one that is planted is caught, and what is harmless passes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.rorschach.leaks import HARMLESS, LEAKS, Mutant, short_games
from unspoken.proofs.secrecy import prove_secrecy
from unspoken.proofs.worlds import Leak


def prove(mutant: Mutant, games: int) -> None:
    """The whole proof over some short games of a mutant."""
    game = replace(mutant.game, trials=short_games)
    for _ in prove_secrecy(game, range(games), every=5):
        pass


@pytest.mark.parametrize("mutant", LEAKS, ids=lambda mutant: mutant.tells)
def test_a_planted_leak_is_caught(mutant: Mutant) -> None:
    """ALL-01: Rorschach must not tell what the mutant tells."""
    with pytest.raises(Leak) as leak:
        prove(mutant, games=30)
    assert leak.value.check == mutant.caught_by


@pytest.mark.parametrize("mutant", HARMLESS, ids=lambda mutant: mutant.tells)
def test_what_is_harmless_passes(mutant: Mutant) -> None:
    """ALL-01: Rorschach may tell what the mutant tells."""
    prove(mutant, games=3)
