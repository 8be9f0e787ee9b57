"""The deal, and who begins."""

from __future__ import annotations

import pytest

from tests.games.telepathic.situations import Situation
from unspoken.games.telepathic import GAME
from unspoken.games.telepathic.conditions import is_calm
from unspoken.games.telepathic.tiles import COLOURS, SHAPES
from unspoken.games.telepathic.types import Claim, GoOn, Mode, Options, Phase
from unspoken.kernel.pace import Pace
from unspoken.kernel.types import Seat

SEEDS = [b"deal %d" % number for number in range(20)]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_seat_draws_colours(seed: bytes) -> None:
    """TEL-03: the colour player draws a win and a different lose condition."""
    state = Situation(seed=seed).state
    assert len({state.wins[0], state.loses[0]} & set(COLOURS)) == 2


@pytest.mark.parametrize("seed", SEEDS)
def test_the_second_seat_draws_shapes(seed: bytes) -> None:
    """TEL-03: the shape player draws a win and a different lose condition."""
    state = Situation(seed=seed).state
    assert len({state.wins[1], state.loses[1]} & set(SHAPES)) == 2


def test_each_seat_sees_its_own_conditions() -> None:
    """TEL-03: the win and the lose condition."""
    situation = Situation()
    win, lose = situation.state.wins[0], situation.state.loses[0]
    assert win is not None and lose is not None
    assert situation.sees(0)["private"] == {"win": win.value, "lose": lose.value}


@pytest.mark.parametrize("viewer", [1, None])
def test_nobody_else_sees_a_seats_conditions(viewer: int | None) -> None:
    """TEL-03, ALL-01: two deals that differ in the partner's cards look alike."""
    first, second = Situation(), Situation()
    first.with_state(wins=(COLOURS[0], first.state.wins[1]), loses=(COLOURS[1], first.state.loses[1]))
    second.with_state(wins=(COLOURS[2], second.state.wins[1]), loses=(COLOURS[3], second.state.loses[1]))
    assert first.sent(viewer) == second.sent(viewer)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_grid_at_the_start_meets_no_condition(seed: bytes) -> None:
    """TEL-04: no three of a colour or shape in an unbroken line."""
    assert is_calm(Situation(seed=seed).state.grid)


def test_the_grid_holds_every_tile_once() -> None:
    """TEL-04: sixteen tiles, each pair of colour and shape once."""
    assert sorted(Situation().state.grid) == list(range(16))


def test_the_first_game_opens_the_cards_with_a_numeral() -> None:
    """TEL-05: four cards face up, and no deck."""
    state = Situation(Mode.FIRST).state
    assert (state.row, state.deck) == (("row-east", "row-west", "column-north", "column-south"), ())


def test_the_standard_game_opens_four_of_ten() -> None:
    """TEL-05: all ten shuffled, four face up, six in the deck."""
    state = Situation().state
    assert (len(state.row), len(state.deck), len({*state.row, *state.deck})) == (4, 6, 10)


@pytest.mark.parametrize("removed", range(7))
@pytest.mark.parametrize(
    ("mode", "seats"), [(Mode.STANDARD, 2), (Mode.DIRECTOR, 3), (Mode.FOUR_PARTNERS, 4), (Mode.OPPOSED, 4)]
)
def test_up_to_six_cards_may_be_removed_from_the_deck(mode: Mode, seats: int, removed: int) -> None:
    """TEL-05: in every mode with a deck."""
    state = Situation(mode, seats, removed=removed).state
    assert (len(state.removed), len(state.deck)) == (removed, 6 - removed)


def test_nobody_sees_which_cards_were_removed() -> None:
    """TEL-05, ALL-01: frames are the same for other removed cards."""
    first, second = Situation(removed=3), Situation(removed=3)
    second.with_state(removed=second.state.deck, deck=second.state.removed)
    viewers = (0, 1, None)
    assert [first.sent(viewer) for viewer in viewers] == [second.sent(viewer) for viewer in viewers]


def test_the_first_player_to_claim_begins() -> None:
    """TEL-06: with the first turn."""
    situation = Situation(claimed=False)
    situation.answer(1, Claim())
    assert situation.waited_for == [1]


def test_a_second_claim_is_refused() -> None:
    """TEL-06, ALL-03: the question is closed."""
    situation = Situation(claimed=False)
    situation.answer(1, Claim())
    assert situation.refused(0, Claim()) == "not-asked"


def test_the_seed_chooses_who_begins_if_nobody_claims() -> None:
    """TEL-06: over twenty seeds each seat begins."""
    starters: set[Seat] = set()
    for seed in SEEDS:
        situation = Situation(claimed=False, seed=seed)
        situation.answer(0, GoOn())
        situation.answer(1, GoOn())
        starters.add(situation.state.starter)
    assert starters == {0, 1}


def test_the_game_does_not_begin_before_all_have_answered() -> None:
    """TEL-06: one of two has gone on."""
    situation = Situation(claimed=False)
    situation.answer(0, GoOn())
    assert (situation.state.phase, situation.waited_for) == (Phase.CLAIMING, [1])


def test_a_person_alone_with_a_bot_begins() -> None:
    """TEL-06: nobody is asked."""
    situation = Situation(claimed=False, people=frozenset({Seat(1)}))
    assert (situation.state.phase, situation.state.starter) == (Phase.HANDING, 1)


def test_the_question_who_begins_times_out() -> None:
    """TEL-06, ALL-07: at timeout the seed chooses."""
    situation = Situation(claimed=False, pace=Pace.BRISK)
    situation.let_time_run_out()
    assert situation.state.phase is Phase.HANDING


@pytest.mark.parametrize(
    ("mode", "least", "most"),
    [
        (Mode.STANDARD, 2, 2),
        (Mode.FIRST, 2, 2),
        (Mode.DIRECTOR, 3, 8),
        (Mode.FOUR_PARTNERS, 4, 4),
        (Mode.OPPOSED, 4, 4),
    ],
)
def test_each_mode_has_its_number_of_seats(mode: Mode, least: int, most: int) -> None:
    """TEL-03, TEL-14, TEL-15, TEL-16: the least and the most."""
    assert [Situation(mode, seats).state.seats for seats in (least, most)] == [least, most]


@pytest.mark.parametrize(
    ("mode", "seats", "teams"),
    [
        (Mode.STANDARD, 2, (0, 0)),
        (Mode.FIRST, 1, (0,)),
        (Mode.DIRECTOR, 5, (0, 0, 1, 1, 1)),
        (Mode.FOUR_PARTNERS, 4, (0, 0, 0, 0)),
        (Mode.OPPOSED, 4, (0, 1, 0, 1)),
        (Mode.OPPOSED, 3, (0, 1, 0)),
        (Mode.OPPOSED, 5, None),
    ],
)
def test_teams_are_known_before_the_game(mode: Mode, seats: int, teams: tuple[int, ...] | None) -> None:
    """TEL-14, TEL-15, TEL-16: directors sit after the partners, opposed teams crosswise."""
    assert GAME.seating.teams(Options(mode=mode), seats) == teams
