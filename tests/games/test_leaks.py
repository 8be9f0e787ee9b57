"""The secrecy proof finds every planted leak, and accepts harmless changes."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.games.planted import PlantedLeak, Planting
from tests.proof_size import ProofSize
from unspoken.proofs.worlds import Leak
from unspoken.tables.games import find_games

PLANTINGS: dict[str, Planting] = {
    name: import_module(f"tests.games.{name}.leaks").PLANTING for name in find_games()
}
LEAKS = [
    pytest.param(planting, leak, id=f"{name}: {leak.tells}")
    for name, planting in PLANTINGS.items()
    for leak in planting.leaks
]
HARMLESS = [
    pytest.param(planting, change, id=f"{name}: {change.tells}")
    for name, planting in PLANTINGS.items()
    for change in planting.harmless
]


@pytest.mark.parametrize(("planting", "planted"), LEAKS)
def test_a_planted_leak_is_caught(planting: Planting, planted: PlantedLeak) -> None:
    """ALL-01: no game may reveal what `tells` says."""
    with pytest.raises(Leak) as leak:
        planting.prove(planted, planting.games)
    assert leak.value.check == planted.caught_by


@pytest.mark.parametrize(("planting", "planted"), HARMLESS)
def test_a_harmless_change_passes(planting: Planting, planted: PlantedLeak, proof_size: ProofSize) -> None:
    """ALL-01: a game may reveal what `tells` says."""
    games = proof_size.of(planting.short_harmless_games, planting.harmless_games, 8 * planting.harmless_games)
    planting.prove(planted, games)
