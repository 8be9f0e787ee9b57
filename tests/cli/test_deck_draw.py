"""`unspoken deck draw` runs the drawing process, or says why it cannot."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from unspoken.cli import drawing, main
from unspoken.kernel.installing import pip_install
from unspoken.pictures import drawing_process


@pytest.fixture
def equipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that all dependencies of drawing are installed."""
    monkeypatch.setattr(drawing_process, "NEEDED", ())


def draw_arguments(folder: Path, cards: str = "3") -> list[str]:
    """Return the arguments for a small deck."""
    return ["deck", "draw", "--kind", "ink", "--seed", "7", "--cards", cards, "--out", str(folder)]


def test_without_the_extra_the_error_says_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The base installation cannot draw."""
    monkeypatch.setattr(drawing_process, "NEEDED", ("no_such_brush",))
    status = main(draw_arguments(tmp_path / "blots"))
    sentence = f"no_such_brush is missing: {pip_install('art')} installs them"
    assert (status, sentence in capsys.readouterr().err) == (2, True)


@pytest.mark.usefixtures("equipped")
def test_a_folder_whose_name_is_not_a_pack_name_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A pack has the name of its folder."""
    status = main(draw_arguments(tmp_path / "My Blots"))
    assert (status, "'My Blots' is not a valid name" in capsys.readouterr().err) == (2, True)


@pytest.mark.usefixtures("equipped")
def test_a_folder_with_other_files_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """They are not overwritten."""
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "sea.webp").touch()
    status = main(draw_arguments(tmp_path / "photos"))
    assert (status, "contains other files and no pack" in capsys.readouterr().err) == (2, True)


def test_an_existing_pack_can_be_drawn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its folder is not refused."""
    monkeypatch.setattr(drawing_process, "NEEDED", ())
    (tmp_path / "manifest.json").touch()
    assert drawing.obstacle(tmp_path.rename(tmp_path.with_name("blots"))) == ""


@pytest.mark.usefixtures("equipped")
def test_the_drawing_process_gets_all_arguments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kind, seed, number of cards and folder."""
    commands: list[list[str]] = []

    def record(command: list[str], title: str, cards: int) -> int:
        commands.append(command)
        return 0

    monkeypatch.setattr(drawing, "run_with_progress", record)
    main(draw_arguments(tmp_path / "blots"))
    folder = str((tmp_path / "blots").resolve())
    assert commands == [
        [sys.executable, "-m", "unspoken_art", "ink", "--seed", "7", "--cards", "3", "--out", folder]
    ]


def test_progress_lines_are_parsed() -> None:
    """Other lines are ignored."""
    assert list(drawing_process.progress(["1 of 3\n", "a warning\n", "2 of 3\n"])) == [(1, 3), (2, 3)]


@pytest.mark.parametrize("code", [0, 3])
def test_the_exit_code_of_the_drawing_process_is_returned(code: int) -> None:
    """Zero only if the deck was drawn."""
    script = f"print('1 of 2', flush=True); print('2 of 2', flush=True); raise SystemExit({code})"
    assert drawing.run_with_progress([sys.executable, "-c", script], "drawing", 2) == code


def test_without_a_terminal_each_card_has_its_own_line(capsys: pytest.CaptureFixture[str]) -> None:
    """A log file shows the progress as well, from the start."""
    script = "print('1 of 2', flush=True); print('2 of 2', flush=True)"
    drawing.run_with_progress([sys.executable, "-c", script], "drawing blots", 2)
    lines = capsys.readouterr().err.splitlines()
    assert lines == [
        "drawing blots: getting the paints ready",
        "drawing blots: 1 of 2",
        "drawing blots: 2 of 2",
    ]


@pytest.mark.parametrize("cards", ["0", "-3", "1001", "many"])
def test_an_invalid_number_of_cards_is_refused(
    tmp_path: Path, cards: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A deck has 1 to 1000 cards."""
    with pytest.raises(SystemExit):
        main(draw_arguments(tmp_path / "blots", cards))
    assert "--cards" in capsys.readouterr().err
