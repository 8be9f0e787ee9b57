"""Titles of a night: each goes to one who has clearly done most for it, or to nobody."""

from __future__ import annotations

import pytest
from toygame import GAME as ECHO

from unspoken.tables.night import NightGame, NightResult
from unspoken.tables.person import PersonId
from unspoken.tables.titles import titles

GAMES = {"echo": ECHO}


def game(*feats: int, points: tuple[int, ...] = ()) -> NightGame:
    """A game of Echo in which the first person did so much, the second so much, and so on."""
    got = points or (50,) * len(feats)
    return NightGame(
        "echo",
        {},
        tuple(
            NightResult("ABCDE"[number], number, PersonId(number), got[number], {"echo-alone": feat})
            for number, feat in enumerate(feats)
        ),
    )


def given(*played: NightGame) -> list[tuple[str, str]]:
    """Which titles went to whom."""
    return [(one.title, one.name) for one in titles(played, GAMES)]


def test_who_did_clearly_most_has_the_title() -> None:
    """Summed over the night."""
    assert given(game(2, 1, 0), game(2, 1, 0)) == [("echo-alone", "A")]


@pytest.mark.parametrize("feats", [(4, 4, 0), (9, 8, 0), (2, 0, 0)], ids=["a tie", "by a hair", "too little"])
def test_what_was_not_clearly_earned_is_nobodys(feats: tuple[int, ...]) -> None:
    """Nobody is called anything by chance."""
    assert given(game(*feats)) == []


def test_a_bot_may_earn_a_title() -> None:
    """It played along."""
    bot = NightGame("echo", {}, (NightResult("Fern", 1, None, 50, {"echo-alone": 5}),))
    assert [(one.name, one.person) for one in titles([bot], GAMES)] == [("Fern", None)]


def test_who_rose_most_has_come_back() -> None:
    """From the first game to the last."""
    assert given(game(0, 0, points=(0, 100)), game(0, 0, points=(100, 0))) == [("comeback", "A")]


def test_who_never_fell_is_steady() -> None:
    """Three games, and in none among the lower half."""
    played = [game(0, 0, points=(80, 20)), game(0, 0, points=(90, 10)), game(0, 0, points=(80, 20))]
    assert given(*played) == [("steady", "A")]


def test_nobody_has_more_than_two() -> None:
    """The least clear of three is nobody's."""
    played = [
        game(9, 0, points=(60, 100)),
        game(9, 0, points=(70, 0)),
        game(9, 0, points=(100, 40)),
    ]
    assert len(given(*played)) == 2


def test_a_game_that_is_no_longer_in_the_house_gives_no_titles() -> None:
    """The night is over all the same."""
    assert titles([game(9, 0)], {}) == ()
