"""Random playthroughs."""

from __future__ import annotations

from collections.abc import Iterable

from unspoken.games.dixit import GAME
from unspoken.games.dixit.events import Laid, Voted
from unspoken.proofs.playthrough import AnyStep, play_randomly

TRIAL = next(iter(GAME.trials()))


def games(number: int) -> Iterable[list[AnyStep]]:
    return [list(play_randomly(GAME, *TRIAL, b"playing %d" % seed)) for seed in range(number)]


def test_the_same_seed_plays_the_same_game() -> None:
    """ALL-02: players who draw are drawn from the seed as well."""
    one, two = (list(play_randomly(GAME, *TRIAL, b"seed")) for _ in range(2))
    assert one == two


def test_players_sometimes_let_the_clock_answer() -> None:
    """ALL-07: or its answers would never be seen."""
    assert any(step.entry.clock for steps in games(5) for step in steps)


def test_players_sometimes_change_their_minds() -> None:
    """DIX-06: more answers than seats in some round."""
    answers = [
        (steps[number - 1].session.state.round, event.seat, type(event))
        for steps in games(1)
        for number, step in enumerate(steps)
        for event in step.entry.events
        if isinstance(event, Laid | Voted)
    ]
    assert len(answers) > len(set(answers))


def test_some_seats_are_peoples_and_some_are_bots() -> None:
    """ALL-06: both occur, so that waiting for people is played too."""
    assert len({steps[0].people for steps in games(12)}) > 2
