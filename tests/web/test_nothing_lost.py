"""The server is killed again and again in the middle of games: nothing that was acknowledged is lost."""

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
from tests.web.course import Course, atlas, nonces, records
from unspoken.tables.log import decode_events, saved_games

pytestmark = pytest.mark.long

_SEED = 8
_PAUSE = 0.05


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory, proof_size: ProofSize) -> Iterator[Course]:
    """Three tables whose server was killed many times, and runs again."""
    folder = tmp_path_factory.mktemp("course")
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
        made = Course(
            server, folder / "log.db", random.Random(_SEED), kills=proof_size.of(quick=3, test=8, prove=100)
        )
        asyncio.run(_run(made))
        yield made


async def _run(course: Course) -> None:
    course.players += await course.opens("ABC", 0, "dixit", target=5, deck="little")
    course.players += await course.opens("DEFG", 0, "dixit", target=5, deck="little", pace="off")
    course.players += await course.opens("HI", 1, "echo", target=5)
    course.onlookers += await course.opens("JK", 0, "echo", pace="brisk")
    for player in course.onlookers:
        await player.moves()  # both pick, and look at what was shown
    for _ in range(course.kills):
        await course.until_killed()
        await course.comes_back()
    onlooker = course.onlookers[0].person
    await onlooker.until(lambda: onlooker.frame["public"]["phase"] == "picking")
    for _ in range(int(PATIENCE / _PAUSE)):  # the atlas is written beside the tables' turns
        if course.remembers_all():
            break
        await asyncio.sleep(_PAUSE)
    for player in (*course.players, *course.onlookers):
        await player.person.hang_up()


def test_several_games_were_played_in_the_course(course: Course) -> None:
    """The kills came in the middle of something."""
    assert (
        sum(len(saved_games(decode_events(records(course.data, code)))) for code in course.codes)
        > course.kills / 4
    )


def test_every_acknowledged_answer_is_in_the_log_exactly_once(course: Course) -> None:
    """Save, then send: nothing that was acknowledged is lost, and nothing is there twice."""
    counts = [count for player in course.players for count in course.heard(player, player.acknowledged)]
    assert len(counts) > 4 * course.kills and set(counts) == {1}


def test_no_answer_is_in_the_log_twice(course: Course) -> None:
    """One that was sent again because no reply came is heard once."""
    assert all(set(nonces(records(course.data, code)).values()) == {1} for code in course.codes)


def test_no_refused_answer_is_in_the_log(course: Course) -> None:
    """ALL-03: what is refused changes nothing."""
    assert all(set(course.heard(player, player.refused)) <= {0} for player in course.players)


def test_every_page_came_back_to_its_exact_view_every_time(course: Course) -> None:
    """ALL-02: the frame that the log tells, byte for byte; often the very one that was there before."""
    assert course.came_back == course.kills * len([*course.players, *course.onlookers])
    assert course.came_back_to_the_same > course.came_back / 4


def test_the_house_remembers_every_round_exactly_once(course: Course) -> None:
    """What went to the atlas as the server was killed is brought again, and counts once."""
    assert course.remembers_all()
    assert sum(len(atlas(course.data, code)) for code in course.codes) > course.kills / 4


def test_every_table_goes_on(course: Course) -> None:
    """After the last kills as after the first."""
    played = len({player.person.code for player in course.players})
    middle, last = course.lengths[course.kills // 2][:played], course.lengths[-1][:played]
    assert [now > then for then, now in zip(middle, last, strict=True)] == [True] * played


def test_every_timer_runs_on(course: Course) -> None:
    """ALL-07: what stood when the server was killed is moved by the clock alone when its time is over."""
    saved = saved_games(decode_events(records(course.data, course.onlookers[0].person.code)))[0]
    moved = [msgspec.json.decode(entry) for entry in saved.entries]
    told = [event["type"] for entry in moved if "seat" not in entry for event in entry["events"]]
    assert told[:2] == ["round-began", "round-began"]
