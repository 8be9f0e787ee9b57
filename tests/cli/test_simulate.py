"""`unspoken simulate` plays whole games between bots and prints the results."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
import pytest

from tests.content.small_packs import manifest_of, write_pack
from unspoken.bots.lore import encoder
from unspoken.cli import simulate


@pytest.fixture(autouse=True)
def without_encoder(monkeypatch: pytest.MonkeyPatch) -> None:
    """The encoder has its own tests; these are faster without it."""
    monkeypatch.setattr(encoder, "is_here", lambda: False)


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder with one small pack."""
    write_pack(tmp_path, manifest_of())
    return tmp_path


def run(shelf: Path, *words: str) -> int:
    """Run the command with a short game of the small pack."""
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    common = ["--packs", str(shelf), "--option", "deck=little", "--option", "target=8"]
    return simulate.run(parser.parse_args([words[0], *common, *words[1:]]))


def lines(capsys: pytest.CaptureFixture[str]) -> list[simulate.SimulatedGame]:
    """Decode the printed lines."""
    return [
        msgspec.json.decode(line, type=simulate.SimulatedGame)
        for line in capsys.readouterr().out.splitlines()
    ]


def test_each_game_is_a_line_of_json(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The seeds count up from the first."""
    run(shelf, "dixit", "--seats", "4", "--games", "3", "--seed", "7", "--json")
    assert [game.seed for game in lines(capsys)] == [7, 8, 9]


def test_the_winners_have_the_highest_score(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Winners are seat numbers, and scores are by seat (DIX-13)."""
    run(shelf, "dixit", "--seats", "4", "--json")
    (game,) = lines(capsys)
    assert game.scores is not None and {game.scores[seat] for seat in game.winners} == {max(game.scores)}


def test_all_options_are_printed(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The given ones and the defaults."""
    run(shelf, "dixit", "--option", "pace=brisk", "--json")
    defaults = {"tell_pace": "same", "lay_pace": "same", "vote_pace": "same", "look_pace": "same"}
    given = {"deck": "little", "language": "en", "pace": "brisk", "target": 8}
    assert lines(capsys)[0].options == {**given, **defaults}


def test_the_same_command_prints_the_same_games(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The seed is the only source of randomness."""
    run(shelf, "dixit", "--seats", "5", "--games", "2", "--json")
    first = capsys.readouterr().out
    run(shelf, "dixit", "--seats", "5", "--games", "2", "--json")
    assert capsys.readouterr().out == first


def test_bots_take_the_seats_in_turn(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two names for four seats."""
    run(shelf, "dixit", "--seats", "4", "--bot", "dreamer", "--bot", "random", "--json")
    assert lines(capsys)[0].bots == ("dreamer", "random", "dreamer", "random")


def test_without_json_it_prints_a_table(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It says that the bots only compare words."""
    run(shelf, "dixit", "--seats", "4")
    assert "only compare words" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "there is no game called 'chess'"),
        (["dixit", "--seats", "9"], "dixit has 3 to 8 seats, not 9"),
        (["dixit", "--option", "trumps=yes"], "dixit has no option 'trumps'"),
        (["dixit", "--option", "target=3"], "option target has an invalid value"),
        (["dixit", "--option", "target"], "--option must be KEY=VALUE, not 'target'"),
        (["dixit", "--option", "deck=tarot"], "no such pack"),
        (["dixit", "--seats", "8"], "deck too small"),
        (["dixit", "--bot", "deep-blue"], "dixit has no bot called 'deep-blue'"),
        (["dixit", "--also", "no_such_module"], "No module named 'no_such_module'"),
        (["dixit", "--games", "0"], "--games must be 1 or more, not 0"),
    ],
)
def test_invalid_arguments_print_one_sentence(
    shelf: Path, capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    """On stderr, with exit code 2."""
    assert (run(shelf, *words), sentence in capsys.readouterr().err) == (2, True)
