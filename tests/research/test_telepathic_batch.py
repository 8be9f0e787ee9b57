"""The compiled rules of Telepathic: the same as the engine's."""

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
def deal_module() -> ModuleType:
    """The module `deal`. Importing it compiles, which only the process that runs these tests should do."""
    return import_module("unspoken.games.telepathic.research.deal")


@pytest.fixture(scope="module")
def batch_module() -> ModuleType:
    """The module `batch`."""
    return import_module("unspoken.games.telepathic.research.batch")


@pytest.fixture(scope="module")
def state_module() -> ModuleType:
    """The module `state`."""
    return import_module("unspoken.games.telepathic.research.state")


@pytest.mark.parametrize(
    ("mode", "removed", "ends"),
    [(Mode.STANDARD, 0, ENDS), (Mode.FIRST, 0, ENDS), (Mode.STANDARD, 6, ENDS - {"won"})],
)
def test_a_batch_plays_as_the_engine_does(
    mode: Mode, removed: int, ends: set[str], proof_size: ProofSize
) -> None:
    """TEL-07 to TEL-13: state, mask, both seats' observations and the outcome, after every answer."""
    play = import_module("bench.environments.telepathic_pairs").play
    assert set(play(range(proof_size.of(quick=60, test=60, prove=400)), mode, removed)) >= ends


def test_the_same_seed_deals_the_same_games(batch_module: ModuleType) -> None:
    """ALL-02: and another seed deals others."""
    first, same, other = (batch_module.TelepathicBatch(20) for _ in range(3))
    for batch, seed in ((first, 5), (same, 5), (other, 6)):
        batch.reset(seed)
    assert np.array_equal(first.observe(), same.observe()) and not np.array_equal(
        first.observe(), other.observe()
    )


def unpacked(packed: int, count: int) -> tuple[int, ...]:
    """Return the packed numbers, four bits each."""
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
def test_a_table_holds_every_order_once(deal_module: ModuleType, name: str, of: range, ways: int) -> None:
    """TEL-04, TEL-05: so no deal is more likely than another."""
    table = getattr(deal_module, name)
    orders = {unpacked(int(order), len(of)) for order in table}
    assert len(orders) == len(table) == ways
    assert {tuple(sorted(order)) for order in orders} == {tuple(of)}


def test_a_table_holds_every_half_of_the_tiles_once(deal_module: ModuleType) -> None:
    """TEL-04: which eight lie in the upper two rows."""
    halves = {int(half) for half in deal_module.UPPER}
    assert len(halves) == len(deal_module.UPPER) == comb(16, 8)
    assert {half.bit_count() for half in halves} == {8}


def test_a_table_holds_every_combination_of_conditions_once(deal_module: ModuleType) -> None:
    """TEL-03, TEL-06: two colours for one seat, two shapes for the other, and either seat starts."""
    shares = {tuple(share.tolist()) for share in deal_module.SECRETS}
    assert len(shares) == len(deal_module.SECRETS) == 12 * 12 * 2
    assert all(win != lose and other != dread for win, other, lose, dread, _ in shares)


def test_tiles_and_cards_are_dealt_uniformly(deal_module: ModuleType) -> None:
    """TEL-04, TEL-05: in 20,000 draws, each at each place about equally often."""
    fractions = np.random.default_rng(4).integers(2**64, size=20_000, dtype=np.uint64)
    for draw, count, first in ((deal_module.any_grid, 16, 0), (deal_module.any_cards, 10, 1)):
        packed = np.array([draw(fraction) for fraction in fractions], np.uint64)
        drawn = packed[:, None] >> np.arange(0, 4 * count, 4, dtype=np.uint64) & np.uint64(15)
        assert (np.sort(drawn, axis=1) == np.arange(first, first + count)).all()
        counts = np.array([(drawn == first + number).sum(axis=0) for number in range(count)])
        assert np.abs(counts / len(fractions) - 1 / count).max() < 0.01  # five standard deviations and more


def test_a_deal_is_calm_and_complete(batch_module: ModuleType) -> None:
    """TEL-03, TEL-04, TEL-05: every tile and card once, no condition met, two conditions of a kind."""
    games = batch_module.TelepathicBatch(500).games
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
def test_unsupported_options_are_refused(
    batch_module: ModuleType, state_module: ModuleType, mode: str, removed: int
) -> None:
    """With a clear error."""
    with pytest.raises(ValueError, match=r"are supported|may be removed"):
        batch_module.TelepathicBatch(1, mode, removed)
    with pytest.raises(ValueError, match=r"are supported|may be removed"):
        state_module.TelepathicState(1, mode, removed)


def test_an_action_outside_the_mask_is_refused(batch_module: ModuleType) -> None:
    """With a clear error, and no game changes, not even the games before it."""
    batch = batch_module.TelepathicBatch(3)
    before = batch.games.copy()
    with pytest.raises(ValueError, match="action 9 is illegal in game 2"):
        batch.step([1, 1, 9])
    assert np.array_equal(batch.games, before)


def test_with_renew_a_game_that_ends_is_dealt_again(batch_module: ModuleType) -> None:
    """`over` and `rewards` still report its end."""
    batch = batch_module.TelepathicBatch(1, renew=True)
    for action in (1, 1):
        batch.step([action])
    while not batch.over[0]:
        batch.step([int(np.flatnonzero(batch.mask[0])[-1])])
    assert batch.rewards[0] in (1, -1) and batch.mask[0].tolist() == [0, 1, 1, 1, 1] + [0] * 8


def test_a_state_is_a_batch_of_one(batch_module: ModuleType, state_module: ModuleType) -> None:
    """The same deal, actions and observations; a clone is independent."""
    batch, state = batch_module.TelepathicBatch(1), state_module.TelepathicState(9)
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


def test_a_state_refuses_illegal_actions(state_module: ModuleType) -> None:
    """And does not change."""
    state = state_module.TelepathicState(9)
    for action in (-1, 0, 5, 2**70):
        with pytest.raises(ValueError, match="see legal_actions"):
            state.apply_action(action)
    assert state.legal_actions() == (1, 2, 3, 4)


def test_the_mode_first_ends(batch_module: ModuleType) -> None:
    """TEL-10: cards return for a hundred turns; after three more turns no card is left."""
    batch = batch_module.TelepathicBatch(40, "first")
    for _ in range(2 * 103):
        batch.step([1] * 40)
    going = ~batch.over
    assert going.any() and not batch.games["open"][going].any()
