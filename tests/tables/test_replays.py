"""A finished game is replayed from its log: as one viewer saw it, or with everything open."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tests.tables.harness import Harness, TablePerson, plays_to_the_end
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Seat
from unspoken.proofs.playthrough import play_randomly
from unspoken.tables.games import find_games
from unspoken.tables.log.replays import (
    GameStillOn,
    Perspective,
    Replay,
    ReplayUnavailable,
    find_replay,
    replay_frames,
)
from unspoken.tables.state.room import Chair
from unspoken.tables.wire.messages import Choose, EndGame, Reopen, Start

pytestmark = pytest.mark.anyio


async def after_a_game(harness: Harness) -> list[TablePerson]:
    """Play a short game of Echo with three people."""
    people = await harness.party("Ada", "Bob", "Cleo")
    await people[0].requests(Choose, "echo", {"target": 5})
    await people[0].requests(Start)
    await plays_to_the_end(people)
    return people


async def load_replay(harness: Harness, person: TablePerson, number: int = 1) -> Replay:
    """Load a replay from the log of a person's table."""
    records = await harness.store.load(person.table.code)
    return find_replay(records, person.table.code, number, harness.services.games)


def played(game: AnyGame) -> Replay:
    """Play a random game to its end."""
    seats, options, materials = next(iter(game.proofs.trials()))
    steps = list(play_randomly(game, seats, options, materials, b"again"))
    chairs = tuple(Chair(f"Player {seat}", seat) for seat in range(seats))
    return Replay(game, steps[-1].session.header, tuple(step.entry for step in steps), chairs)


def private_views(replay: Replay, perspective: Perspective) -> Iterator[object]:
    """Yield the private view of each step."""
    for step in replay_frames(replay, perspective):
        yield msgspec.json.decode(step.frame).get("private")


async def test_the_last_step_is_the_last_frame_that_was_sent() -> None:
    """A replay uses the same views."""
    harness = Harness()
    ada, *_ = await after_a_game(harness)
    last = [*replay_frames(await load_replay(harness, ada), Seat(0))][-1]
    assert msgspec.json.decode(last.frame) == ada.frame


async def test_each_game_of_the_evening_has_a_number() -> None:
    """A game that was ended early is counted too, although it has no replay."""
    ada, *_ = people = await after_a_game(Harness())
    await ada.requests(Start)
    for person in people:
        await person.requests(EndGame)
    await ada.requests(Start)
    await plays_to_the_end(people)
    assert [game["number"] for game in ada.room["evening"]] == [1, 3]


async def test_a_running_game_has_no_replay() -> None:
    """It would reveal the hands."""
    harness = Harness()
    ada, *_ = await after_a_game(harness)
    await ada.requests(Start)
    with pytest.raises(GameStillOn):
        await load_replay(harness, ada, 2)


async def test_a_game_ended_early_is_not_reported_as_running() -> None:
    """It is over, but has no end to show."""
    harness = Harness()
    ada, *_ = people = await after_a_game(harness)
    await ada.requests(Start)
    for person in people:
        await person.requests(EndGame)
    with pytest.raises(ReplayUnavailable, match="was ended early"):
        await load_replay(harness, ada, 2)


async def test_a_replay_has_the_names_of_its_own_players() -> None:
    """Not those of people who joined later."""
    harness = Harness()
    ada, *_ = await after_a_game(harness)
    await ada.requests(Reopen)
    await harness.joins(ada, "Dora")
    assert (await load_replay(harness, ada)).names == ("Ada", "Bob", "Cleo")


@pytest.mark.parametrize("game", find_games().values(), ids=find_games())
def test_a_replay_can_start_at_a_step(game: AnyGame) -> None:
    """Pages of a replay neither repeat nor miss a step."""
    replay = played(game)
    whole = list(replay_frames(replay, "open"))
    middle = whole[len(whole) // 2].entry.step
    rest = [step for step in whole if step.entry.step >= middle]
    assert list(replay_frames(replay, "open", middle)) == rest


@pytest.mark.parametrize("game", find_games().values(), ids=find_games())
def test_an_open_replay_shows_private_views(game: AnyGame) -> None:
    """A spectator's replay shows none."""
    replay = played(game)
    assert not any(private_views(replay, None)) and any(private_views(replay, "open"))


def test_an_open_replay_starts_with_the_hand_of_the_first_player() -> None:
    """Dixit: nobody has acted when the cards are dealt, but a hand is shown."""
    replay = played(find_games()["dixit"])
    first = next(entry.seat for entry in replay.entries if entry.seat is not None)
    dealt = next(replay_frames(replay, "open"))
    assert (dealt.entry.seat, dealt.viewer) == (None, first)
    assert msgspec.json.decode(dealt.frame)["private"]["hand"]


def test_an_open_replay_of_pareidolia_shows_the_word_during_guesses() -> None:
    """It shows an artist's view even if another player guesses."""
    replay = played(find_games()["pareidolia"])
    steps = ((step, msgspec.json.decode(step.frame)) for step in replay_frames(replay, "open"))
    playing = [(step, frame) for step, frame in steps if frame["public"]["phase"] == "playing"]
    assert {step.entry.seat == step.viewer for step, _frame in playing} == {True, False}
    assert all("word" in frame["private"] for _step, frame in playing)


def test_an_open_replay_of_rorschach_shows_the_matching_during_guesses() -> None:
    """It shows the subject's view even if another player guesses."""
    replay = played(find_games()["rorschach"])
    steps = ((step, msgspec.json.decode(step.frame)) for step in replay_frames(replay, "open"))
    guessing = [(step, frame) for step, frame in steps if frame["public"]["phase"] == "guessing"]
    assert guessing and all(step.viewer == frame["public"]["subject"] for step, frame in guessing)
