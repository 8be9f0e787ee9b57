"""The proof of secrecy finds leaks: every one that is planted is caught, and what is harmless passes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.telepathic.leaks import HARMLESS, LEAKS, PlantedLeak, short_games
from unspoken.proofs.secrecy import prove_secrecy
from unspoken.proofs.worlds import Leak


def prove(leak: PlantedLeak, games: int) -> None:
    """The whole proof over some short games that leak."""
    game = replace(leak.game, trials=short_games)
    for _ in prove_secrecy(game, range(games), every=2):
        pass


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.tells)
def test_a_planted_leak_is_caught(leak: PlantedLeak) -> None:
    """ALL-01: Telepathic must not tell what the leak tells."""
    with pytest.raises(Leak) as caught:
        prove(leak, games=40)
    assert caught.value.check == leak.caught


@pytest.mark.parametrize("leak", HARMLESS, ids=lambda leak: leak.tells)
def test_what_is_harmless_passes(leak: PlantedLeak, short: bool) -> None:
    """ALL-01: Telepathic may tell what the leak tells."""
    prove(leak, games=5 if short else 15)
