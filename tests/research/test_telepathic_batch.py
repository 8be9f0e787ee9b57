"""Telepathic as arrays: by the rules of the engine, whatever is played."""

from __future__ import annotations

from importlib import import_module
from math import comb
from types import ModuleType

import numpy as np
import pytest

from tests.proof_size import ProofSize
from unspoken.games.telepathic.conditions import is_calm
from unspoken.games.telepathic.types import Mode

ENDS = {"won", "announcement", "lose-condition"}


@pytest.fixture(scope="module")
def deals() -> ModuleType:
    """The module that deals; importing it compiles, which only the worker that runs these tests should do."""
    return import_module("unspoken.research.telepathic_deal")


@pytest.fixture(scope="module")
def batches() -> ModuleType:
    """The module of batches, likewise."""
    return import_module("unspoken.research.telepathic_batch")


@pytest.fixture(scope="module")
def states() -> ModuleType:
    """The module of single games, likewise."""
    return import_module("unspoken.research.telepathic_state")


@pytest.mark.parametrize(
    ("mode", "removed", "ends"),
    [(Mode.STANDARD, 0, ENDS), (Mode.FIRST, 0, ENDS), (Mode.STANDARD, 6, ENDS - {"won"})],
)
def test_a_batch_plays_as_the_engine_does(
    mode: Mode, removed: int, ends: set[str], proof_size: ProofSize
) -> None:
    """TEL-07 to TEL-13: state, mask, both seats' sight and the end, after every answer of many games."""
    play = import_module("bench.telepathic_pairs").play
    assert set(play(range(proof_size.of(quick=60, test=60, prove=400)), mode, removed)) >= ends


def test_the_same_seed_deals_the_same_games(batches: ModuleType) -> None:
    """ALL-02: and another seed deals others."""
    one, same, other = (batches.TelepathicBatch(20) for _ in range(3))
    for batch, seed in ((one, 5), (same, 5), (other, 6)):
        batch.reset(seed)
    assert np.array_equal(one.observe(), same.observe()) and not np.array_equal(
        one.observe(), other.observe()
    )


def things(packed: int, count: int) -> tuple[int, ...]:
    """What a number holds, four bits each."""
    return tuple(packed >> 4 * place & 15 for place in range(count))


@pytest.mark.parametrize(
    ("name", "of", "ways"),
    [
        ("FOUR_OF_EIGHT", range(8), 8 * 7 * 6 * 5),
        ("FOURS", range(4), 24),
        ("TWO_OF_TEN", range(1, 11), 10 * 9),
        ("TWO_OF_EIGHT", range(8), 8 * 7),
        ("SIXES", range(6), 720),
    ],
    ids=["four of eight", "fours", "two of ten", "two of eight", "sixes"],
)
def test_every_order_is_looked_up_by_one_number(deals: ModuleType, name: str, of: range, ways: int) -> None:
    """TEL-04, TEL-05: each way once, and nothing lost, so that no deal is likelier than another."""
    table = getattr(deals, name)
    orders = {things(int(one), len(of)) for one in table}
    assert len(orders) == len(table) == ways
    assert {tuple(sorted(order)) for order in orders} == {tuple(of)}


def test_every_half_of_the_tiles_is_looked_up_by_one_number(deals: ModuleType) -> None:
    """TEL-04: which eight lie in the upper two rows."""
    halves = {int(half) for half in deals.UPPER}
    assert len(halves) == len(deals.UPPER) == comb(16, 8)
    assert {half.bit_count() for half in halves} == {8}


def test_every_share_of_conditions_is_looked_up_by_one_number(deals: ModuleType) -> None:
    """TEL-03, TEL-06: a colour to win and another to lose, a shape likewise, either begins."""
    shares = {tuple(share.tolist()) for share in deals.SECRETS}
    assert len(shares) == len(deals.SECRETS) == 12 * 12 * 2
    assert all(win != lose and other != dread for win, other, lose, dread, _ in shares)


def test_tiles_and_cards_come_in_any_order(deals: ModuleType) -> None:
    """TEL-04, TEL-05: whole, and in 20,000 draws each at each place about as often as any other."""
    luck = np.random.default_rng(4).integers(2**64, size=20_000, dtype=np.uint64)
    for draw, count, first in ((deals.any_grid, 16, 0), (deals.any_cards, 10, 1)):
        packed = np.array([draw(fraction) for fraction in luck], np.uint64)
        drawn = packed[:, None] >> np.arange(0, 4 * count, 4, dtype=np.uint64) & np.uint64(15)
        assert (np.sort(drawn, axis=1) == np.arange(first, first + count)).all()
        seen = np.array([(drawn == first + thing).sum(axis=0) for thing in range(count)])
        assert np.abs(seen / len(luck) - 1 / count).max() < 0.01  # five standard deviations and more


def test_a_deal_is_calm_and_whole(batches: ModuleType) -> None:
    """TEL-03, TEL-04, TEL-05: every tile and card once, no three met, two conditions of a kind."""
    games = batches.TelepathicBatch(500).games
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
def test_rules_that_are_not_known_here_are_refused(
    batches: ModuleType, states: ModuleType, mode: str, removed: int
) -> None:
    """With a sentence, rather than played by others."""
    with pytest.raises(ValueError, match=r"played here|may be removed"):
        batches.TelepathicBatch(1, mode, removed)
    with pytest.raises(ValueError, match=r"played here|may be removed"):
        states.TelepathicState(1, mode, removed)


def test_an_action_outside_the_mask_is_refused(batches: ModuleType) -> None:
    """With a sentence, and no game changes, not even those before it."""
    batch = batches.TelepathicBatch(3)
    before = batch.games.copy()
    with pytest.raises(ValueError, match="action 9 means nothing in game 2"):
        batch.step([1, 1, 9])
    assert np.array_equal(batch.games, before)


def test_a_game_that_ends_is_dealt_anew_where_that_is_wished(batches: ModuleType) -> None:
    """Its end is told all the same."""
    batch = batches.TelepathicBatch(1, renew=True)
    for action in (1, 1):
        batch.step([action])
    while not batch.over[0]:
        batch.step([int(np.flatnonzero(batch.mask[0])[-1])])
    assert batch.rewards[0] in (1, -1) and batch.mask[0].tolist() == [0, 1, 1, 1, 1] + [0] * 8


def test_a_state_is_a_batch_of_one(batches: ModuleType, states: ModuleType) -> None:
    """The same deal, the same actions, the same sight; a clone goes its own way."""
    batch, state = batches.TelepathicBatch(1), states.TelepathicState(9)
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


def test_a_state_refuses_what_is_not_legal(states: ModuleType) -> None:
    """And stays what it was."""
    state = states.TelepathicState(9)
    for action in (-1, 0, 5, 2**70):
        with pytest.raises(ValueError, match="look at legal_actions"):
            state.apply_action(action)
    assert state.legal_actions() == (1, 2, 3, 4)


def test_the_first_game_has_an_end_here_too(batches: ModuleType) -> None:
    """TEL-10: cards come back for a hundred turns, and after three more none is left."""
    batch = batches.TelepathicBatch(40, "first")
    for _ in range(2 * 103):
        batch.step([1] * 40)
    going = ~batch.over
    assert going.any() and not batch.games["open"][going].any()
