"""Telepathic as arrays: by the rules of the engine, whatever is played."""

from __future__ import annotations

import numpy as np
import pytest

from bench.telepathic_pairs import play
from unspoken.games.telepathic.conditions import is_calm
from unspoken.games.telepathic.types import Mode
from unspoken.research.telepathic_batch import TelepathicBatch
from unspoken.research.telepathic_state import TelepathicState

ENDS = {"won", "announcement", "lose-condition"}


@pytest.mark.parametrize(
    ("mode", "removed", "ends"),
    [(Mode.STANDARD, 0, ENDS), (Mode.FIRST, 0, ENDS), (Mode.STANDARD, 6, ENDS - {"won"})],
)
def test_a_batch_plays_as_the_engine_does(mode: Mode, removed: int, ends: set[str]) -> None:
    """TEL-07 to TEL-13: state, mask, both seats' sight and the end, after every answer of 200 games."""
    assert set(play(range(200), mode, removed)) >= ends


def test_the_same_seed_deals_the_same_games() -> None:
    """ALL-02: and another seed deals others."""
    one, same, other = (TelepathicBatch(20) for _ in range(3))
    for batch, seed in ((one, 5), (same, 5), (other, 6)):
        batch.reset(seed)
    assert np.array_equal(one.observe(), same.observe()) and not np.array_equal(
        one.observe(), other.observe()
    )


def test_a_deal_is_calm_and_whole() -> None:
    """TEL-03, TEL-04, TEL-05: every tile and card once, no three met, two conditions of a kind."""
    games = TelepathicBatch(500).games
    grids = [tuple(int(grid) >> 4 * cell & 15 for cell in range(16)) for grid in games["grid"]]
    assert all(sorted(grid) == list(range(16)) and is_calm(grid) for grid in grids)
    cards = np.sort(np.concatenate([games["row"], games["deck"]], axis=1), axis=1)
    assert (cards == np.arange(1, 11)).all()
    assert (games["wins"] != games["loses"]).all()
    assert all(
        set(games[held][:, seat]) == set(range(1 + 4 * seat, 5 + 4 * seat))
        for held in ("wins", "loses")
        for seat in (0, 1)
    )


@pytest.mark.parametrize(("mode", "removed"), [("opposed", 0), ("standard", 7), ("standard", -1)])
def test_rules_that_are_not_known_here_are_refused(mode: str, removed: int) -> None:
    """With a sentence, rather than played by others."""
    with pytest.raises(ValueError, match=r"played here|may be removed"):
        TelepathicBatch(1, mode, removed)
    with pytest.raises(ValueError, match=r"played here|may be removed"):
        TelepathicState(1, mode, removed)


def test_an_action_outside_the_mask_is_refused() -> None:
    """With a sentence, and no game changes, not even those before it."""
    batch = TelepathicBatch(3)
    before = batch.games.copy()
    with pytest.raises(ValueError, match="action 9 means nothing in game 2"):
        batch.step([1, 1, 9])
    assert np.array_equal(batch.games, before)


def test_a_game_that_ends_is_dealt_anew_where_that_is_wished() -> None:
    """Its end is told all the same."""
    batch = TelepathicBatch(1, renew=True)
    for action in (1, 1):
        batch.step([action])
    while not batch.over[0]:
        batch.step([int(np.flatnonzero(batch.mask[0])[-1])])
    assert batch.rewards[0] in (1, -1) and batch.mask[0].tolist() == [0, 1, 1, 1, 1] + [0] * 8


def test_a_state_is_a_batch_of_one() -> None:
    """The same deal, the same actions, the same sight; a clone goes its own way."""
    batch, state = TelepathicBatch(1), TelepathicState(9)
    batch.reset([9])
    while not batch.over[0]:
        assert state.legal_actions() == tuple(np.flatnonzero(batch.mask[0]).tolist())
        assert state.current_player() == batch.decides[0]
        assert state.observation(1).tolist() == batch.observe([1])[0].tolist()
        before, action = state.clone(), state.legal_actions()[-1]
        batch.step([action])
        state.apply_action(action)
        assert before.observation(1).tolist() != state.observation(1).tolist()
    assert state.is_terminal() and state.returns() == [float(batch.rewards[0])] * 2


def test_a_state_refuses_what_is_not_legal() -> None:
    """And stays what it was."""
    state = TelepathicState(9)
    for action in (-1, 0, 5, 2**70):
        with pytest.raises(ValueError, match="look at legal_actions"):
            state.apply_action(action)
    assert state.legal_actions() == (1, 2, 3, 4)


def test_the_first_game_has_an_end_here_too() -> None:
    """TEL-10: cards come back for a hundred turns, and after three more none is left."""
    batch = TelepathicBatch(40, "first")
    for _ in range(2 * 103):
        batch.step([1] * 40)
    going = ~batch.over
    assert going.any() and not batch.games["open"][going].any()
