"""Tests that no acknowledged answer is lost when the server is killed repeatedly during games."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from shutil import copytree

import msgspec
import pytest

from tests.content.small_packs import manifest_of, write_pack
from tests.patience import PATIENCE
from tests.proof_size import ProofSize
from tests.serving import LIGHT, TOY_PACKS, serving
from tests.web.kill_run import KillRun, atlas, nonces, records
from unspoken.tables.log.log import decode_events, saved_games

pytestmark = pytest.mark.long

_SEED = 8
_PAUSE = 0.05


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory, proof_size: ProofSize) -> Iterator[KillRun]:
    """Tables whose server was killed many times and runs again."""
    folder = tmp_path_factory.mktemp("run")
    copytree(TOY_PACKS, folder / "packs")
    write_pack(folder / "packs", manifest_of())
    more = (
        *LIGHT,
        "--table-speed",
        "2",
        "--bot-pause",
        "10",
        "--bot-workers",
        "0",
        "--also",
        "toygame",
        "--packs",
        str(folder / "packs"),
    )
    with serving(folder / "log.db", more) as server:
        run = KillRun(
            server, folder / "log.db", random.Random(_SEED), kills=proof_size.of(quick=3, test=8, prove=100)
        )
        asyncio.run(_play_and_kill(run))
        yield run


async def _play_and_kill(run: KillRun) -> None:
    run.players += await run.open_table("ABC", 0, "dixit", target=5, deck="little")
    run.players += await run.open_table("DEFG", 0, "dixit", target=5, deck="little", pace="off")
    run.players += await run.open_table("HI", 1, "echo", target=5)
    run.onlookers += await run.open_table("JK", 0, "echo", pace="brisk")
    for player in run.onlookers:
        await player.moves()  # both pick, and see the result
    for _ in range(run.kills):
        await run.until_killed()
        await run.comes_back()
    onlooker = run.onlookers[0].person
    await onlooker.until(lambda: onlooker.frame["public"]["phase"] == "picking")
    for _ in range(int(PATIENCE / _PAUSE)):  # the atlas is written in the background
        if run.atlas_is_complete():
            break
        await asyncio.sleep(_PAUSE)
    for player in (*run.players, *run.onlookers):
        await player.person.hang_up()


def test_several_games_were_played(run: KillRun) -> None:
    """So the kills came in the middle of games."""
    assert sum(len(saved_games(decode_events(records(run.data, code)))) for code in run.codes) > run.kills / 4


def test_every_acknowledged_answer_is_in_the_log_exactly_once(run: KillRun) -> None:
    """Events are saved before the reply is sent, so no acknowledged answer is lost or duplicated."""
    counts = [count for player in run.players for count in run.times_logged(player, player.acknowledged)]
    assert len(counts) > 4 * run.kills and set(counts) == {1}


def test_no_answer_is_in_the_log_twice(run: KillRun) -> None:
    """An answer that was sent again because no reply came counts once."""
    assert all(set(nonces(records(run.data, code)).values()) == {1} for code in run.codes)


def test_no_refused_answer_is_in_the_log(run: KillRun) -> None:
    """ALL-03: a refused answer changes nothing."""
    assert all(set(run.times_logged(player, player.refused)) <= {0} for player in run.players)


def test_every_client_reconnected_to_its_exact_view(run: KillRun) -> None:
    """ALL-02: the frame of the log, byte for byte; often the same frame as before the kill."""
    assert run.reconnects == run.kills * len([*run.players, *run.onlookers])
    assert run.unchanged_views > run.reconnects / 4


def test_the_atlas_has_every_entry_exactly_once(run: KillRun) -> None:
    """Entries that were being written when the server was killed are written again, and count once."""
    assert run.atlas_is_complete()
    assert sum(len(atlas(run.data, code)) for code in run.codes) > run.kills / 4


def test_every_table_keeps_playing(run: KillRun) -> None:
    """Every log grows after the last kills as after the first."""
    played = len({player.person.code for player in run.players})
    middle, last = run.lengths[run.kills // 2][:played], run.lengths[-1][:played]
    assert [now > then for then, now in zip(middle, last, strict=True)] == [True] * played


def test_every_timer_continues(run: KillRun) -> None:
    """ALL-07: a timer that was running when the server was killed still ends its phase."""
    saved = saved_games(decode_events(records(run.data, run.onlookers[0].person.code)))[0]
    entries = [msgspec.json.decode(entry) for entry in saved.entries]
    by_timer = [event["type"] for entry in entries if "seat" not in entry for event in entry["events"]]
    assert by_timer[:2] == ["round-began", "round-began"]
