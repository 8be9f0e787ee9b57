"""Whole games between bots, without a server."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from tests.content.small_packs import little_packs
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import BotMatch, EndlessGame, MatchBots, play_match
from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import Command, Options
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import replay
from unspoken.kernel.types import Ask


def played(shelf: Path, seed: int, game: AnyGame = GAME, slowness: float = 1.0) -> BotMatch:
    """Play a short game of four bots with the little pack."""
    packs, options = little_packs(shelf), Options(deck="little", target=8)
    bots = MatchBots([None] * 4, OverlapLore(packs), slowness=slowness)
    return play_match(game, options, GAME.gather(options, packs.shelf()), bots, seed)


def test_a_match_ends_with_an_outcome(tmp_path: Path) -> None:
    """A seat has reached the target (DIX-13)."""
    assert max(played(tmp_path, 1).outcome.scores or ()) >= 8


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    """Bots draw from the seed and from nothing else."""
    assert played(tmp_path / "a", 1) == played(tmp_path / "b", 1)


def test_another_seed_gives_another_match(tmp_path: Path) -> None:
    """The seed decides the deal."""
    assert played(tmp_path / "a", 1) != played(tmp_path / "b", 2)


def test_a_match_can_be_replayed(tmp_path: Path) -> None:
    """It leaves the same log as a game at a table."""
    match = played(tmp_path, 3)
    assert GAME.outcome(replay(GAME, match.header, match.entries).state) == match.outcome


def test_every_answer_of_a_dreamer_has_a_reason(tmp_path: Path) -> None:
    """It is stored with the answer, and shown after the game."""
    answers = [entry for entry in played(tmp_path, 4).entries if entry.key and "go-on" not in entry.key]
    assert all(entry.why is not None for entry in answers)


def test_only_optional_questions_take_longer_with_slowness(tmp_path: Path) -> None:
    """Watchers of Pareidolia leave people time, but a bot that has to answer does not delay the table."""
    invited = replace(GAME.bots, invited_commands=frozenset(("tell", "lay", "vote", "go-on")))
    optional = replace(
        GAME, asks=lambda state: tuple(_optional(ask) for ask in GAME.asks(state)), bots=invited
    )
    quick, slow = (played(tmp_path / f"{by}", 6, optional, by).millis for by in (1.0, 3.0))
    assert slow > 2 * quick
    assert played(tmp_path / "a", 6, slowness=3.0) == played(tmp_path / "b", 6)


def _optional(ask: Ask[Command]) -> Ask[Command]:
    return structs.replace(ask, owed=False)


def test_a_game_without_questions_is_an_error(tmp_path: Path) -> None:
    """Instead of an endless loop."""
    with pytest.raises(EndlessGame, match="no open question and no timer"):
        played(tmp_path, 5, replace(GAME, asks=lambda _state: ()))
