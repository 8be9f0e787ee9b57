"""Bots do not tell a clue twice at the same table."""

from __future__ import annotations

from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import MatchBots, play_match
from unspoken.content.packs import load_packs
from unspoken.games.dixit import GAME
from unspoken.games.dixit.bot.player import told_text
from unspoken.games.dixit.types import Aloud, Card, Options, Tell, Vote, Written

PACKS = load_packs()
OPTIONS = Options(target=12)


def clues_of_a_game(told: tuple[str, ...] = ()) -> set[str]:
    """Return the clues of four bots who told these ones before, always with the same seed."""
    bots = MatchBots((None,) * 4, OverlapLore(PACKS), told=told)
    match = play_match(GAME, OPTIONS, GAME.gather(OPTIONS, PACKS.shelf()), bots, 1)
    commands = (entry.command for entry in match.entries if entry.command is not None)
    return {text for command in commands if (text := told_text(command)) is not None}


def test_bots_tell_other_clues_than_in_an_earlier_game() -> None:
    """With the same cards and the same luck, bots without memory would repeat their first clue."""
    first = clues_of_a_game()
    assert first and first == clues_of_a_game()
    assert not first & clues_of_a_game(tuple(first))


def test_only_written_clues_are_remembered() -> None:
    """A clue that is said aloud has no text, and a vote is no clue."""
    assert told_text(Tell(Card("any"), Written("a moth"))) == "a moth"
    assert told_text(Tell(Card("any"), Aloud())) is None
    assert told_text(Vote(1)) is None
