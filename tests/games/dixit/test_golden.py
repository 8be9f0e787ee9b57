"""One whole game as a readable page, compared with a golden file."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from msgspec.structs import replace

from tests.games.dixit.transcript import transcript
from tests.goldens.pages import agrees_with_golden
from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import Command, Materials, Options, Private, Public, Tell, Written
from unspoken.kernel.chance import Chance
from unspoken.kernel.pace import Pace
from unspoken.kernel.types import Ask
from unspoken.proofs.playthrough import play_randomly

CLUES = (
    "the hour before rain",
    "somebody else's birthday",
    "left, left, and then down",
    "it was here yesterday",
    "too small to be afraid",
    "what the postman knows",
    "almost home",
)
CARDS = """
anchor attic balloon bridge candle clock comb compass curtain desert door feather fish fountain garden
glove harbour island key kite ladder lantern letter mask mirror moth needle owl piano puppet
"""


def played_game() -> str:
    """Return a short game of four as a page; the deck is small, so that the discard is shuffled back once."""
    clues: Iterator[str] = iter(CLUES * 9)

    def sample(public: Public, private: Private, ask: Ask[Command], chance: Chance) -> Command:
        command = GAME.sample(public, private, ask, chance)
        return replace(command, clue=Written(next(clues))) if isinstance(command, Tell) else command

    game = dataclasses.replace(GAME, sample=sample)
    steps = list(
        play_randomly(
            game, 4, Options(target=12, pace=Pace.RELAXED), Materials(tuple(CARDS.split())), b"golden"
        )
    )
    return transcript(steps[0].session.header, [step.entry for step in steps])


def test_a_whole_game_agrees_with_the_checked_page() -> None:
    """DIX-01 to DIX-13: a person has checked the page against the rule book."""
    assert agrees_with_golden("dixit.md", played_game())
