"""The figures of `python -m bench.price`, made from invented rounds."""

from __future__ import annotations

import msgspec
import pytest

from bench.harness.disturbance import Disturbance, Round, Rounds
from bench.peers import MoveCost
from bench.price import Price, Scale, describe_rounds, make_price, section

NAMES = (
    "unspoken",
    "unspoken-compiled",
    "boardgame.io",
    "boardgame.io-lean",
    "boardgame.io-flatfile",
    "colyseus",
    "colyseus-lean",
    "floor",
    "floor-python",
)
VERSIONS = {"python": "3.11", "node": "20", "boardgame.io": "0.50.2", "colyseus": "0.18.17"}
QUIET, BUSY = Disturbance(0.0, 0.01), Disturbance(0.0, 0.5)


def make_round(cpu: float, disturbance: Disturbance = QUIET) -> Round[MoveCost]:
    """Return a round in which each server costs one CPU second more than the previous one."""
    costs = {
        name: MoveCost(10_000, cpu + number, (0.001, 0.002), 4_000_000, 5.0)
        for number, name in enumerate(NAMES)
    }
    return Round(costs, dict.fromkeys(NAMES, disturbance))


def price_of(
    clean: tuple[Round[MoveCost], ...], discarded: tuple[Round[MoveCost], ...] = (), wanted: int = 3
) -> Price:
    """Return the figures of some rounds."""
    return make_price(Rounds(wanted, clean, discarded), Scale(), (0.1, 0.2), VERSIONS)


def test_the_median_of_the_rounds_counts() -> None:
    """One slow round does not change the cost."""
    price = price_of((make_round(1.0), make_round(2.0), make_round(9.0)))
    assert price.cpu_per_10k["unspoken"] == 2.0
    assert price.spread["unspoken"] == (1.0, 9.0)
    assert price.ratio["boardgame.io-lean"] == pytest.approx(2.0 / 5.0)


def test_bytes_and_moves_per_second_are_counted_for_every_server() -> None:
    """The sum of the four sockets is in `bytes_per_move`."""
    price = price_of((make_round(1.0),))
    assert price.bytes_per_move == dict.fromkeys(NAMES, 400.0)
    assert price.bytes_each == dict.fromkeys(NAMES, 100.0)
    assert price.per_second == dict.fromkeys(NAMES, 2_000.0)


def test_json_has_all_servers_and_conditions() -> None:
    """Readers of the JSON rely on these names."""
    price = price_of((make_round(1.0),), (make_round(1.0, BUSY),), wanted=1)
    written = msgspec.json.decode(msgspec.json.encode(price))
    for figures in ("cpu_per_10k", "spread", "ratio", "bytes_per_move", "bytes_each", "p50_ms"):
        assert set(written[figures]) == set(NAMES), figures
    assert (written["rounds"], written["discarded"], written["complete"]) == (1, 1, True)
    assert {"versions", "tables", "moves", "load_average", "disturbance"} <= written.keys()


def test_an_incomplete_measurement_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even a hurried reader takes such figures for good ones."""
    monkeypatch.setattr("bench.price.CAN_DETECT", True)
    price = price_of((), (make_round(1.0, BUSY), make_round(2.0, BUSY)))
    assert not price.complete
    assert describe_rounds(price).startswith("INCOMPLETE: the machine was too busy. 2 rounds were disturbed")
    assert "50.0% used by other processes" in section(price).note


def test_every_server_is_warmed_up() -> None:
    """A JIT compiler needs thousands of moves before the cost of a move is stable."""
    scale = Scale()
    assert scale.warm_tables * scale.warm_moves >= 20_000
    assert scale.rounds >= 9
