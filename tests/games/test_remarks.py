"""Remarks of bots follow from the public view, and each remark has a sentence."""

from __future__ import annotations

import pytest

from tests.games.sentences import sentence_names
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.parts.talk import Remark, no_remark
from unspoken.kernel.seats import every_seat
from unspoken.languages.known import complete_languages
from unspoken.proofs.conformance import playthroughs
from unspoken.tables.games import find_games

GAMES = sorted(find_games().values(), key=lambda game: game.name)
TALKATIVE = [game for game in GAMES if game.talk.remark is not no_remark]
"""Games whose bots make remarks."""
EVERY = 7
"""One in this many steps is checked, because neighbouring views are alike."""


def possible_remarks(game: AnyGame) -> list[tuple[int, Remark]]:
    """Return the remarks that bots could make in some random games, with the number of seats."""
    found = []
    for steps in playthroughs(game):
        seats = steps[0].session.header.seats
        for number, step in enumerate(steps):
            if number % EVERY and number != len(steps) - 1:
                continue
            view = game.public(step.session.state)
            remarks = (game.talk.remark(view, seat, Chance(b"talk", number)) for seat in every_seat(seats))
            found += [(seats, remark) for remark in remarks if remark is not None]
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_remarks_have_known_codes_and_refer_to_seats_of_the_table(game: AnyGame) -> None:
    """The page can look up a sentence for each code, and a name for each seat."""
    for seats, remark in possible_remarks(game):
        assert remark.code in game.talk.remarks
        assert remark.about is None or remark.about in every_seat(seats)


@pytest.mark.parametrize("game", TALKATIVE, ids=lambda game: game.name)
def test_bots_have_at_least_twelve_remarks(game: AnyGame) -> None:
    """Otherwise players would hear the same line all evening."""
    assert len(set(game.talk.remarks)) >= 12


@pytest.mark.parametrize("language", complete_languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_remark_has_a_sentence(game: AnyGame, language: str) -> None:
    """In each language, among the game's own sentences."""
    known = sentence_names(game.name, language)
    assert {f"says-{game.name}-{code}" for code in game.talk.remarks} <= known
