"""One whole game as a readable page, compared with a golden file."""

from __future__ import annotations

from pathlib import Path

from tests.content.small_packs import little_packs
from tests.goldens.pages import agrees_with_golden
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import MatchBots, play_match
from unspoken.games.telepathic import GAME
from unspoken.games.telepathic.grid import grids_by_turn
from unspoken.games.telepathic.tiles import Condition, Grid
from unspoken.games.telepathic.types import Options, Public, Turn
from unspoken.kernel.session import replay

MARKS = [condition.value for condition in Condition]


def finished_game(folder: Path) -> Public:
    """Return a finished standard game between two bots."""
    shelf, options = little_packs(folder), Options()
    lore = OverlapLore(shelf)
    match = play_match(GAME, options, GAME.gather(options, shelf.shelf()), MatchBots([None, None], lore), 11)
    return GAME.public(replay(GAME, match.header, match.entries).state)


def page(game: Public) -> str:
    """Return the page: the tiles at first and after each turn, the conditions, the names, and the winners."""
    shown = grids_by_turn(game.start, game.turns, game.actions)
    lines = ["# A game of Telepathic", ""]
    for seat, (win, lose) in enumerate(zip(game.wins, game.loses, strict=True)):
        assert win is not None and lose is not None
        lines.append(f"Seat {seat} ({game.roles[seat].value}) wants {win.value} and avoids {lose.value}.")
    lines += ["", "The tiles lie so:", "", *rows(shown[0])]
    for number, (turn, grid) in enumerate(zip(game.turns, shown[1:], strict=True), 1):
        lines += ["", turn_sentence(number, turn), "", *rows(grid)]
    lines.append("")
    for naming in game.named:
        lines.append(f"Seat {naming.seat} names {' and '.join(name.value for name in naming.names)}.")
    assert game.ending is not None
    lines += ["", f"Winners: {', '.join(f'seat {seat}' for seat in game.ending.winners) or 'nobody'}.", ""]
    return "\n".join(lines)


def turn_sentence(number: int, turn: Turn) -> str:
    return (
        f"{number}. Out of {', '.join(turn.row)}, seat {turn.hander} hands {turn.card}; "
        f"seat {turn.performer} performs it on set {turn.on + 1}."
    )


def rows(grid: Grid) -> list[str]:
    names = [f"{MARKS[tile // 4]} {MARKS[4 + tile % 4]}" for tile in grid]
    return [
        "    " + "".join(f"{name:<15}" for name in names[row : row + 4]).rstrip() for row in (0, 4, 8, 12)
    ]


def test_a_whole_game_agrees_with_the_checked_page(tmp_path: Path) -> None:
    """TEL-07 … TEL-13: a person has checked the page against the rule book."""
    assert agrees_with_golden("telepathic.md", page(finished_game(tmp_path)))
