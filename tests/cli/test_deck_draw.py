"""`unspoken deck draw` starts the painter, shows how far it is, and says what stands in its way."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from unspoken.cli import drawing, main
from unspoken.pictures import painter


@pytest.fixture
def equipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that drawing takes is here, as far as anybody looks."""
    monkeypatch.setattr(painter, "NEEDED", ())


def wished(folder: Path, cards: str = "3") -> list[str]:
    """A small deck, asked for as people do."""
    return ["deck", "draw", "--kind", "ink", "--seed", "7", "--cards", cards, "--out", str(folder)]


def test_without_the_extra_a_sentence_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The server's own install cannot draw."""
    monkeypatch.setattr(painter, "NEEDED", ("no_such_brush",))
    status = main(wished(tmp_path / "blots"))
    sentence = "no_such_brush is missing: pip install 'unspoken[art]' brings what it takes."
    assert (status, sentence in capsys.readouterr().err) == (2, True)


@pytest.mark.usefixtures("equipped")
def test_a_folder_that_can_be_no_packs_name_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A pack has the name of its folder."""
    status = main(wished(tmp_path / "My Blots"))
    assert (status, "'My Blots' is no such name" in capsys.readouterr().err) == (2, True)


@pytest.mark.usefixtures("equipped")
def test_nothing_is_drawn_over_other_peoples_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Holiday pictures stay."""
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "sea.webp").touch()
    status = main(wished(tmp_path / "photos"))
    assert (status, "holds no pack" in capsys.readouterr().err) == (2, True)


def test_a_pack_may_be_drawn_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own folder is no obstacle."""
    monkeypatch.setattr(painter, "NEEDED", ())
    (tmp_path / "manifest.json").touch()
    assert drawing.obstacle(tmp_path.rename(tmp_path.with_name("blots"))) == ""


@pytest.mark.usefixtures("equipped")
def test_the_painter_is_told_all_that_was_wished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kind, seed, number of cards and folder reach the process that draws."""
    told: list[list[str]] = []

    def listening(command: list[str], title: str, cards: int) -> int:
        told.append(command)
        return 0

    monkeypatch.setattr(drawing, "watched", listening)
    main(wished(tmp_path / "blots"))
    folder = str((tmp_path / "blots").resolve())
    assert told == [
        [sys.executable, "-m", "unspoken.art", "ink", "--seed", "7", "--cards", "3", "--out", folder]
    ]


def test_what_the_painter_says_is_understood() -> None:
    """Other lines are none of our business."""
    assert list(drawing.progress(["1 of 3\n", "a warning\n", "2 of 3\n"])) == [(1, 3), (2, 3)]


@pytest.mark.parametrize("ends", [0, 3])
def test_the_painters_end_is_ours(ends: int) -> None:
    """A deck that was not drawn is no success."""
    painter = f"print('1 of 2', flush=True); print('2 of 2', flush=True); raise SystemExit({ends})"
    assert drawing.watched([sys.executable, "-c", painter], "drawing", 2) == ends


@pytest.mark.parametrize("cards", ["0", "-3", "1001", "many"])
def test_a_number_of_cards_that_is_none_is_refused(
    tmp_path: Path, cards: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One to a thousand."""
    with pytest.raises(SystemExit):
        main(wished(tmp_path / "blots", cards))
    assert "--cards" in capsys.readouterr().err
