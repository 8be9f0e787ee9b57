"""What bots say aloud comes of what everybody sees, and every bit of it has its sentence."""

from __future__ import annotations

import pytest

from tests.games.sentences import sentence_names
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame, Remark
from unspoken.kernel.seats import every_seat
from unspoken.languages.known import tags
from unspoken.proofs.conformance import playthroughs
from unspoken.tables.games import find_games

GAMES = sorted(find_games().values(), key=lambda game: game.name)
EVERY = 7
"""Of so many steps one is listened to: the views of neighbours are much alike."""


def said(game: AnyGame) -> list[tuple[int, Remark]]:
    """What each seat might say in some random games, with the number of seats."""
    found = []
    for steps in playthroughs(game):
        seats = steps[0].session.header.seats
        for number, step in enumerate(steps):
            if number % EVERY and number != len(steps) - 1:
                continue
            view = game.public(step.session.state)
            told = (game.remark(view, seat, Chance(b"talk", number)) for seat in every_seat(seats))
            found += [(seats, remark) for remark in told if remark is not None]
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_remarks_are_known_and_about_others_at_the_table(game: AnyGame) -> None:
    """A page finds a sentence for each code, and a name for each seat."""
    for seats, remark in said(game):
        assert remark.code in game.remarks
        assert remark.about is None or remark.about in every_seat(seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_bots_have_a_dozen_things_to_say(game: AnyGame) -> None:
    """Else one hears the same line all evening."""
    assert len(set(game.remarks)) >= 12


@pytest.mark.parametrize("language", tags())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_remark_has_its_sentence(game: AnyGame, language: str) -> None:
    """In each language, with the game's own words."""
    known = sentence_names(game.name, language)
    assert {f"says-{game.name}-{code}" for code in game.remarks} <= known
