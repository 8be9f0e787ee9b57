"""Fits how well people who see the pictures find Dixit's cards: `python -m minds.eye_votes`.

Viewers gave the votes (minds/data/eye_votes.json) on boards whose decoys bots laid, for cards whose id began
with an even digit. Then the third deck was drawn again, and some of its ids begin with an odd digit.
Cards without votes are for measuring: `python -m bench.clues --except minds/data/eye_votes.json`.

The voter models of the teller compare texts only. The script prints the bonus for the teller's card by which
these models predict the votes best: for each form of clue, for loose lines and for vague ones.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct

from bench.harness.report import Section, make_console, show
from unspoken.bots.lore.lore import best_lore
from unspoken.content.packs import load_packs
from unspoken.games.dixit.bot.voter_models import Numbers, nearness_by_clue, voter_models
from unspoken.games.dixit.types import Card
from unspoken.kernel.lore import Lore

VOTES = Path(__file__).parent / "data" / "eye_votes.json"
WORLDS = 64
"""How many samples of the noise are drawn for each voter model."""
SPREAD = 0.7
"""Prior standard deviation of the bonus of a form around the mean: a form has few votes."""
LOOSE = ("loose", "vague")
"""Kinds of clues that were not written for their card."""
GRID = np.arange(-3, 8.01, 0.05)
"""Values of the bonus that are compared."""


class EyeRound(Struct, frozen=True):
    """A clue, the board, and the votes of people who saw it."""

    clue: str
    form: str
    language: str
    card: Card
    board: tuple[Card, ...]
    votes: tuple[int, ...]
    """Numbers on the board, from 1."""
    loose: bool = False
    """True if the clue was a loose line when it was told; some of these lines are removed since."""

    def kind(self, lore: Lore) -> str | None:
        """Return the form of the clue, `loose` or `vague`; None for a loose line that is removed."""
        if not self.loose:
            return self.form
        lines = lore.lines(self.card, self.language)
        line = next((line for line in lines if line.loose and line.text == self.clue), None)
        return None if line is None else "vague" if line.vague else "loose"

    @property
    def found(self) -> int:
        """How many votes found the card."""
        return sum(self.board[vote - 1] == self.card for vote in self.votes)


def read_rounds() -> list[EyeRound]:
    """Return the rounds with votes."""
    return msgspec.json.decode(VOTES.read_bytes(), type=list[EyeRound])


def fit(rounds: Sequence[EyeRound], lore: Lore) -> tuple[Mapping[str, float], float]:
    """Return the bonus of each form and of loose and vague lines, and the mean bonus of forms."""
    by_kind: dict[str, list[Numbers]] = defaultdict(list)
    for played in rounds:
        if (kind := played.kind(lore)) is not None:
            by_kind[kind].append(_log_likelihood(played, lore))
    loose = {kind: curves for kind in LOOSE if (curves := by_kind.pop(kind, None))}
    every = [curve for curves in by_kind.values() for curve in curves]
    mean = float(GRID[np.sum(every, axis=0).argmax()])
    prior = -0.5 * ((GRID - mean) / SPREAD) ** 2
    fitted = {
        kind: float(GRID[(np.sum(curves, axis=0) + prior).argmax()]) for kind, curves in by_kind.items()
    }
    for kind, curves in loose.items():
        fitted[kind] = float(GRID[np.sum(curves, axis=0).argmax()])
    return fitted, mean


def _log_likelihood(played: EyeRound, lore: Lore) -> Numbers:
    """Return the log likelihood of a round's votes for each bonus of the grid."""
    (near,) = nearness_by_clue(lore, (played.clue,), played.board, played.language)
    angles = max(len(row) for row in near.values())
    models = voter_models(angles)
    liked, surprise = models.preferences(near)
    places = {card: place for place, card in enumerate(near)}
    draw = np.random.default_rng(0)
    noise = surprise[:, None, None] * draw.normal(size=(len(liked), WORLDS, len(played.board)))
    leans = liked[:, None, [places[card] for card in played.board]] + noise
    own = played.board.index(played.card)
    rivals = np.exp(leans - leans[:, :, own : own + 1]).sum(axis=2) - 1
    found = np.array([(1 / (1 + rivals * np.exp(-bonus))).mean() for bonus in GRID])
    missed = len(played.votes) - played.found
    curve: Numbers = played.found * np.log(found) + missed * np.log1p(-found)
    return curve


def main() -> None:
    """Print the fitted constants."""
    rounds = read_rounds()
    lore = best_lore(load_packs())
    fitted, mean = fit(rounds, lore)
    rows = []
    for kind, bonus in sorted(fitted.items()):
        own = [played for played in rounds if played.kind(lore) == kind]
        votes = sum(len(played.votes) for played in own)
        rows.append((kind, votes, 100 * sum(played.found for played in own) / votes, round(bonus, 2)))
    note = f"Mean bonus of all forms: {mean:.2f}."
    show(make_console(), Section("Votes by eye", ("form", "votes", "found, %", "bonus"), tuple(rows), note))


if __name__ == "__main__":
    main()
