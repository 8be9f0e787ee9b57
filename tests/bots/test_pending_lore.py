"""Lore while the extra `bots` is being installed by a process that holds the lock."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.content.small_packs import card_of, little_packs
from unspoken.bots.lore import encoder
from unspoken.bots.lore.lore import best_lore
from unspoken.content.packs import Packs
from unspoken.tables.errors import BotsNotReady

CAGE = card_of("freedom", 0).id


@pytest.fixture(scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> Packs:
    """The little pack and the shipped packs."""
    return little_packs(tmp_path_factory.mktemp("packs"))


@pytest.fixture
def lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that an installation locks."""
    path = tmp_path / "bots.lock"
    path.touch()
    monkeypatch.setenv(encoder.LOCK, str(path))
    return path


@contextmanager
def installing(lock: Path) -> Iterator[None]:
    """Hold the lock, as an installation does."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def test_lore_that_needs_the_encoder_is_not_ready_during_the_installation(lock: Path, packs: Packs) -> None:
    """Lore that does not need the encoder is ready."""
    with installing(lock):
        lore = best_lore(packs)
        assert list(lore.hints(CAGE, "pl")) == ["wolność 0", "myśli: wolność"]
        with pytest.raises(BotsNotReady):
            lore.likeness("freedom", CAGE, "en")


def test_lore_is_ready_after_the_installation(lock: Path, packs: Packs) -> None:
    """Without a restart."""
    with installing(lock):
        lore = best_lore(packs)
    assert lore.likeness("how freedom begins", CAGE, "en") > 0


def test_after_a_failed_installation_bots_compare_words(
    lock: Path, packs: Packs, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They play on without the models."""
    with installing(lock):
        lore = best_lore(packs)
    monkeypatch.setattr(encoder, "is_here", lambda: False)
    assert lore.likeness("freedom", CAGE, "en") > 0
