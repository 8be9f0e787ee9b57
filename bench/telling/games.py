"""Whole games of Dixit between bots, to count how often their clues are repeated."""

from __future__ import annotations

from collections import Counter

from bench.harness.report import Section
from unspoken.bots.lore.lore import PackLore
from unspoken.bots.match import MatchBots, play_match
from unspoken.content.packs import Packs
from unspoken.games.dixit import GAME
from unspoken.games.dixit.events import Told
from unspoken.games.dixit.types import Options, Written

SEATS = 5


def clues_of_games(packs: Packs, lore: PackLore, options: Options, games: range) -> list[tuple[str, str]]:
    """Return the form and the text of every clue that bots told in these games."""
    materials = GAME.gather(options, packs.shelf())
    told: list[tuple[str, str]] = []
    for seed in games:
        before = [text for _, text in told]
        match = play_match(GAME, options, materials, MatchBots((None,) * SEATS, lore, told=before), seed)
        for event in (event for entry in match.entries for event in entry.events):
            if isinstance(event, Told) and isinstance(event.clue, Written):
                text = event.clue.text
                lines = lore.lines(event.card, options.language)
                told.append((next(line.form for line in lines if line.text == text), text))
    return told


def repeats(packs: Packs, lore: PackLore, games: range) -> Section:
    """Count the clues of these games that had been told before in them, for each deck and language."""
    rows = []
    for deck in sorted(manifest.pack for manifest in packs.of_kind("dream")):
        for language in packs.manifest(deck).languages:
            told = clues_of_games(packs, lore, Options(language=language, deck=deck), games)
            repeated = len(told) - len({text for _, text in told})
            form, most = Counter(form for form, _ in told).most_common(1)[0]
            share = f"{form}: {most / len(told):.0%}"
            rows.append((f"{deck}, {language}", len(told), repeated, 100 * repeated / len(told), share))
    columns = ("deck", "clues", "repeated", "%", "most frequent form")
    return Section(f"Clues in {len(games)} games of {SEATS} bots", columns, tuple(rows))
