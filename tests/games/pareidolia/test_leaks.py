"""The proof of secrecy finds leaks: every one that is planted is caught, and what is harmless passes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.pareidolia.leaks import HARMLESS, LEAKS, Plant, short_games
from unspoken.proofs.secrecy import prove_secrecy
from unspoken.proofs.worlds import Leak


def prove(plant: Plant, games: int) -> None:
    """The whole proof over some short games of a plant."""
    game = replace(plant.game, trials=short_games)
    for _ in prove_secrecy(game, range(games), every=5):
        pass


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.tells)
def test_a_planted_leak_is_caught(plant: Plant) -> None:
    """ALL-01: Pareidolia must not tell what the plant tells."""
    with pytest.raises(Leak) as leak:
        prove(plant, games=40)
    assert leak.value.check == plant.caught


@pytest.mark.parametrize("plant", HARMLESS, ids=lambda plant: plant.tells)
def test_what_is_harmless_passes(plant: Plant) -> None:
    """ALL-01: Pareidolia may tell what the plant tells."""
    prove(plant, games=4)
