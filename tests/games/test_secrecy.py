"""What other worlds differ in, game by game; whole connections are compared in tests/secrecy."""

from __future__ import annotations

import pytest

from tests.goldens.pages import agrees_with_golden
from unspoken.kernel.game import AnyGame
from unspoken.proofs.sampling import one_in
from unspoken.proofs.secrecy import prove_secrecy
from unspoken.proofs.worlds import Tally
from unspoken.tables.games import find_games

GAMES = find_games(also=("toygame",))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_other_worlds_change_is_what_nobody_outside_may_see(game: AnyGame) -> None:
    """ALL-01: a proof is worth as much as its other worlds. Read the page against "who sees what"."""
    tally = Tally()
    for _ in prove_secrecy(game, range(len(list(game.trials()))), sample=one_in(4), tally=tally):
        pass
    assert agrees_with_golden(f"{game.name}-worlds.md", worlds_page(game, tally))


def worlds_page(game: AnyGame, tally: Tally) -> str:
    """By what is asked: the fields of the state that another world of an outsider changes, and the others."""
    lines = [
        f"# What somebody outside cannot know of a game of {game.name}",
        "",
        "By what is asked: the fields of the state that differ in other worlds, which nobody outside can",
        "tell from the true one, and those that are the same in all of them.",
        "",
        "| asked | other worlds differ in | all worlds agree in |",
        "| --- | --- | --- |",
    ]
    for asked, changed in sorted(tally.changed.items()):
        agreed = ", ".join(sorted(tally.fields - changed))
        lines.append(f"| {asked} | {', '.join(sorted(changed)) or 'nothing'} | {agreed} |")
    return "\n".join([*lines, ""])
