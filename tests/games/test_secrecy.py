"""Which fields alternative worlds change, for each game; tests/secrecy compares whole connections."""

from __future__ import annotations

import pytest

from tests.goldens.pages import agrees_with_golden
from unspoken.kernel.game import AnyGame
from unspoken.proofs.sampling import every_nth
from unspoken.proofs.secrecy import prove_secrecy
from unspoken.proofs.worlds import ProofTally
from unspoken.tables.games import find_games

GAMES = find_games(also=("toygame",))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_alternative_worlds_change_every_field_that_spectators_may_not_see(game: AnyGame) -> None:
    """ALL-01: the proof is only as good as its alternative worlds. Compare the page with "who sees what"."""
    tally = ProofTally()
    for _ in prove_secrecy(game, range(len(list(game.proofs.trials()))), sample=every_nth(4), tally=tally):
        pass
    assert agrees_with_golden(f"{game.name}-worlds.md", worlds_page(game, tally))


def worlds_page(game: AnyGame, tally: ProofTally) -> str:
    """Return a table: for each open question, which state fields differ between an outsider's worlds."""
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
