"""`unspoken replay` prints each of the four games from every perspective."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.finished_evening import CODE, GAMES, save_evening
from unspoken.cli.main import main


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a finished game of each kind."""
    file = tmp_path_factory.mktemp("house") / "tables.db"
    save_evening(file, *GAMES)
    return file


@pytest.mark.parametrize("look", [["--seat", "0"], ["--watch"], ["--open"]])
@pytest.mark.parametrize(("number", "game"), list(enumerate(GAMES, 1)))
def test_a_game_is_printed_to_its_end(
    db: Path, number: int, game: str, look: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """The text starts with the game and names the winner."""
    assert main(["replay", str(db), CODE, "--game", str(number), *look]) == 0
    output = capsys.readouterr().out
    assert (output.startswith(f"{game}, "), "won by" in output) == (True, True)
