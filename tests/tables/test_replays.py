"""A game that is over is seen again from its log: as anybody saw it, or with all open."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tests.tables.harness import Harness, TablePerson, plays_to_the_end
from unspoken.kernel.game import AnyGame, Seat
from unspoken.proofs.playthrough import play_randomly
from unspoken.tables.games import find_games
from unspoken.tables.messages import Choose, EndGame, Reopen, Start
from unspoken.tables.replays import (
    GameStillOn,
    Look,
    Replay,
    ReplayUnavailable,
    find_replay,
    replay_frames,
)
from unspoken.tables.room import Chair

pytestmark = pytest.mark.anyio


async def over(harness: Harness) -> list[TablePerson]:
    """Three people after a short game of Echo."""
    people = await harness.party("Ada", "Bob", "Cleo")
    await people[0].requests(Choose, "echo", {"target": 5})
    await people[0].requests(Start)
    await plays_to_the_end(people)
    return people


async def found(harness: Harness, somebody: TablePerson, number: int = 1) -> Replay:
    """A game of somebody's table."""
    records = await harness.store.load(somebody.table.code)
    return find_replay(records, somebody.table.code, number, harness.services.games)


def played(game: AnyGame) -> Replay:
    """A game between random players, to its end."""
    seats, options, materials = next(iter(game.trials()))
    steps = list(play_randomly(game, seats, options, materials, b"again"))
    chairs = tuple(Chair(f"Player {seat}", seat) for seat in range(seats))
    return Replay(game, steps[-1].session.header, tuple(step.entry for step in steps), chairs)


def privates(replay: Replay, look: Look) -> Iterator[object]:
    """What was seen besides what everybody saw, step by step."""
    for step in replay_frames(replay, look):
        yield msgspec.json.decode(step.frame).get("private")


async def test_the_last_step_is_the_frame_that_was_sent_last() -> None:
    """The same views, and no second way of looking."""
    harness = Harness()
    ada, *_ = await over(harness)
    last = [*replay_frames(await found(harness, ada), Seat(0))][-1]
    assert msgspec.json.decode(last.frame) == ada.frame


async def test_each_game_of_the_evening_says_by_which_number_it_is_found() -> None:
    """One that was ended early is counted, and has no replay."""
    ada, *_ = people = await over(Harness())
    await ada.requests(Start)
    for one in people:
        await one.requests(EndGame)
    await ada.requests(Start)
    await plays_to_the_end(people)
    assert [one["number"] for one in ada.room["evening"]] == [1, 3]


async def test_a_game_that_is_on_is_not_shown() -> None:
    """Nobody looks into hands while they are played."""
    harness = Harness()
    ada, *_ = await over(harness)
    await ada.requests(Start)
    with pytest.raises(GameStillOn):
        await found(harness, ada, 2)


async def test_a_game_that_was_ended_early_is_not_said_to_be_on() -> None:
    """It is over, without an end to be shown."""
    harness = Harness()
    ada, *_ = people = await over(harness)
    await ada.requests(Start)
    for one in people:
        await one.requests(EndGame)
    with pytest.raises(ReplayUnavailable, match="before its end"):
        await found(harness, ada, 2)


async def test_names_are_those_of_whoever_sat_there_then() -> None:
    """Somebody who came for the next game has not played this one."""
    harness = Harness()
    ada, *_ = await over(harness)
    await ada.requests(Reopen)
    await harness.joins(ada, "Dora")
    assert (await found(harness, ada)).names == ("Ada", "Bob", "Cleo")


@pytest.mark.parametrize("game", find_games().values(), ids=find_games())
def test_from_a_step_on_it_is_the_rest_of_the_whole(game: AnyGame) -> None:
    """Whoever asks for pages gets no step twice, and misses none."""
    replay = played(game)
    whole = list(replay_frames(replay, "open"))
    middle = whole[len(whole) // 2].entry.step
    rest = [step for step in whole if step.entry.step >= middle]
    assert list(replay_frames(replay, "open", middle)) == rest


@pytest.mark.parametrize("game", find_games().values(), ids=find_games())
def test_with_all_open_more_is_seen_than_by_somebody_who_watched(game: AnyGame) -> None:
    """Whoever watched saw no hand and no secret; with all open, somebody's is seen."""
    replay = played(game)
    assert not any(privates(replay, None)) and any(privates(replay, "open"))


def test_with_all_open_it_begins_with_the_hand_of_whoever_acts_first() -> None:
    """Dixit: nobody has acted when the cards are dealt, and yet somebody's are seen."""
    replay = played(find_games()["dixit"])
    first = next(entry.seat for entry in replay.entries if entry.seat is not None)
    dealt = next(replay_frames(replay, "open"))
    assert (dealt.entry.seat, dealt.viewer) == (None, first)
    assert msgspec.json.decode(dealt.frame)["private"]["hand"]


def test_with_all_open_a_guess_at_the_sky_is_seen_beside_its_word() -> None:
    """Pareidolia: through an artist's eyes, whoever guesses."""
    replay = played(find_games()["pareidolia"])
    steps = ((step, msgspec.json.decode(step.frame)) for step in replay_frames(replay, "open"))
    playing = [(step, frame) for step, frame in steps if frame["public"]["phase"] == "playing"]
    assert {step.entry.seat == step.viewer for step, _frame in playing} == {True, False}
    assert all("word" in frame["private"] for _step, frame in playing)


def test_with_all_open_a_guess_at_a_blot_is_seen_beside_the_matching() -> None:
    """Rorschach: through the subject's eyes, whoever guesses."""
    replay = played(find_games()["rorschach"])
    steps = ((step, msgspec.json.decode(step.frame)) for step in replay_frames(replay, "open"))
    guessing = [(step, frame) for step, frame in steps if frame["public"]["phase"] == "guessing"]
    assert guessing and all(step.viewer == frame["public"]["subject"] for step, frame in guessing)
