"""Random playthroughs."""

from __future__ import annotations

from collections.abc import Iterable

from unspoken.games.dixit import GAME
from unspoken.games.dixit.events import Laid, Voted
from unspoken.proofs.playthrough import AnyStep, play_randomly

TRIAL = next(iter(GAME.proofs.trials()))


def games(number: int) -> Iterable[list[AnyStep]]:
    return [list(play_randomly(GAME, *TRIAL, b"playing %d" % seed)) for seed in range(number)]


def test_the_same_seed_plays_the_same_game() -> None:
    """ALL-02: the players draw from it too."""
    first, second = (list(play_randomly(GAME, *TRIAL, b"seed")) for _ in range(2))
    assert first == second


def test_random_players_sometimes_time_out() -> None:
    """ALL-07: otherwise timeouts would not be tested."""
    assert any(step.entry.timed_out for steps in games(5) for step in steps)


def test_random_players_sometimes_change_their_answer() -> None:
    """DIX-06: there are more answers than questions in a game."""
    answers = [
        (steps[number - 1].session.state.round, event.seat, type(event))
        for steps in games(1)
        for number, step in enumerate(steps)
        for event in step.entry.events
        if isinstance(event, Laid | Voted)
    ]
    assert len(answers) > len(set(answers))


def test_random_games_have_people_and_bots() -> None:
    """ALL-06: so that waiting for people is tested too."""
    assert len({steps[0].people for steps in games(12)}) > 2
