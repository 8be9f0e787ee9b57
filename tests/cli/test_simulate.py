"""`unspoken simulate` plays whole games between bots and says how they ended."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
import pytest

from tests.content.small_packs import manifest_of, write_pack
from unspoken.bots import encoder
from unspoken.cli import simulate


@pytest.fixture(autouse=True)
def words_in_common(monkeypatch: pytest.MonkeyPatch) -> None:
    """The encoder has its own tests; without it these are quick."""
    monkeypatch.setattr(encoder, "is_here", lambda: False)


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder with the little pack."""
    write_pack(tmp_path, manifest_of())
    return tmp_path


def run(shelf: Path, *words: str) -> int:
    """The command as it is typed, with a short game of the little pack."""
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    usual = ["--packs", str(shelf), "--option", "deck=little", "--option", "target=8"]
    return simulate.run(parser.parse_args([words[0], *usual, *words[1:]]))


def lines(capsys: pytest.CaptureFixture[str]) -> list[simulate.Simulated]:
    """What was printed, read back."""
    return [
        msgspec.json.decode(line, type=simulate.Simulated) for line in capsys.readouterr().out.splitlines()
    ]


def test_each_game_is_a_line_of_json(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Seeds count up from the first."""
    run(shelf, "dixit", "--seats", "4", "--games", "3", "--seed", "7", "--json")
    assert [one.seed for one in lines(capsys)] == [7, 8, 9]


def test_the_winners_have_the_highest_score(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Winners are seat numbers, and scores are by seat (DIX-13)."""
    run(shelf, "dixit", "--seats", "4", "--json")
    (one,) = lines(capsys)
    assert one.scores is not None and {one.scores[seat] for seat in one.winners} == {max(one.scores)}


def test_the_options_are_told_whole(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Those that were given, and those that were not."""
    run(shelf, "dixit", "--option", "pace=brisk", "--json")
    own = {"tell_pace": "same", "lay_pace": "same", "vote_pace": "same", "look_pace": "same"}
    given = {"deck": "little", "language": "en", "pace": "brisk", "target": 8}
    assert lines(capsys)[0].options == {**given, **own}


def test_the_same_command_prints_the_same(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing but the seed decides."""
    run(shelf, "dixit", "--seats", "5", "--games", "2", "--json")
    first = capsys.readouterr().out
    run(shelf, "dixit", "--seats", "5", "--games", "2", "--json")
    assert capsys.readouterr().out == first


def test_bots_take_the_seats_in_turn(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two names, four seats."""
    run(shelf, "dixit", "--seats", "4", "--bot", "dreamer", "--bot", "random", "--json")
    assert lines(capsys)[0].bots == ("dreamer", "random", "dreamer", "random")


def test_without_json_it_is_a_table_for_people(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And it says that the bots only compare words."""
    run(shelf, "dixit", "--seats", "4")
    assert "only compare words" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "there is no game called 'chess'"),
        (["dixit", "--seats", "9"], "dixit is played by 3 to 8, not by 9"),
        (["dixit", "--option", "trumps=yes"], "dixit has no option 'trumps'"),
        (["dixit", "--option", "target=3"], "option target does not fit"),
        (["dixit", "--option", "target"], "--option takes KEY=VALUE, not 'target'"),
        (["dixit", "--option", "deck=tarot"], "no such pack"),
        (["dixit", "--seats", "8"], "deck too small"),
        (["dixit", "--bot", "deep-blue"], "dixit has no bot called 'deep-blue'"),
        (["dixit", "--also", "no_such_module"], "No module named 'no_such_module'"),
        (["dixit", "--games", "0"], "--games takes 1 or more, not 0"),
    ],
)
def test_what_cannot_be_gets_one_sentence(
    shelf: Path, capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    """On the error stream, with 2 for a status."""
    assert (run(shelf, *words), sentence in capsys.readouterr().err) == (2, True)
