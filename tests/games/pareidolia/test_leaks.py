"""The proof of secrecy finds leaks: every one that is planted is caught, and what is harmless passes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.pareidolia.leaks import HARMLESS, LEAKS, PlantedLeak, short_games
from unspoken.proofs.secrecy import prove_secrecy
from unspoken.proofs.worlds import Leak


def prove(planted: PlantedLeak, games: int) -> None:
    """The whole proof over some short games with what is planted."""
    game = replace(planted.game, trials=short_games)
    for _ in prove_secrecy(game, range(games), every=5):
        pass


@pytest.mark.parametrize("planted", LEAKS, ids=lambda planted: planted.tells)
def test_a_planted_leak_is_caught(planted: PlantedLeak) -> None:
    """ALL-01: Pareidolia must not tell what is planted."""
    with pytest.raises(Leak) as leak:
        prove(planted, games=40)
    assert leak.value.check == planted.caught


@pytest.mark.parametrize("planted", HARMLESS, ids=lambda planted: planted.tells)
def test_what_is_harmless_passes(planted: PlantedLeak) -> None:
    """ALL-01: Pareidolia may tell what is planted."""
    prove(planted, games=4)
