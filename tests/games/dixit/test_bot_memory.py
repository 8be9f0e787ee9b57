"""Bots do not tell a clue twice at the same table."""

from __future__ import annotations

from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import MatchBots, play_match
from unspoken.content.packs import load_packs
from unspoken.games.dixit import GAME
from unspoken.games.dixit.bot.player import told_text
from unspoken.games.dixit.types import Aloud, Card, Options, Tell, Vote, Written

GAMES = 3


def test_no_clue_is_told_in_two_games() -> None:
    """The bots of each game know the clues of the games before it."""
    packs = load_packs()
    options = Options(target=12)
    materials, lore = GAME.gather(options, packs.shelf()), OverlapLore(packs)
    told: list[str] = []
    for seed in range(GAMES):
        match = play_match(GAME, options, materials, MatchBots((None,) * 4, lore, told=tuple(told)), seed)
        commands = [entry.command for entry in match.entries if entry.command is not None]
        told += [text for command in commands if (text := GAME.bots.told(command)) is not None]
    assert len(told) > 3 * GAMES
    assert len({text.casefold() for text in told}) == len(told)


def test_only_written_clues_are_remembered() -> None:
    """A clue that is said aloud has no text, and a vote is no clue."""
    assert told_text(Tell(Card("any"), Written("a moth"))) == "a moth"
    assert told_text(Tell(Card("any"), Aloud())) is None
    assert told_text(Vote(1)) is None
