"""Which fields alternative worlds change, for each game; tests/secrecy compares whole connections."""

from __future__ import annotations

import pytest

from tests.goldens.pages import agrees_with_golden
from unspoken.kernel.game import AnyGame
from unspoken.proofs.playthrough import play_randomly
from unspoken.proofs.worlds import ProofTally, proof_chance, session_at
from unspoken.tables.games import find_games

GAMES = find_games(also=("toygame",))
EVERY = 4
"""How many steps pass from one check to the next."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_alternative_worlds_change_every_field_that_spectators_may_not_see(game: AnyGame) -> None:
    """ALL-01: the proof is only as good as its alternative worlds. Compare the page with "who sees what"."""
    tally = ProofTally()
    for number, (seats, options, materials) in enumerate(game.proofs.trials()):
        steps = list(play_randomly(game, seats, options, materials, b"secrecy %d" % number))
        for step in steps[number % EVERY :: EVERY]:
            chance = proof_chance("exact", step.session, None)
            other = game.proofs.resample(step.session.state, None, chance)
            tally.record_differences(step.session, session_at(game, step.session, other))
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
