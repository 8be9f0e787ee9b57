"""`unspoken new-game` creates a game that can be played and passes all tests."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import unspoken.games
from tests.content.small_packs import little_packs
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import MatchBots, play_match
from unspoken.cli import main
from unspoken.cli.new_game import files
from unspoken.kernel.game import AnyGame
from unspoken.languages.known import shipped_languages
from unspoken.tables.games import find_games

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a new game called whispers."""
    folder = tmp_path_factory.mktemp("project")
    assert main(["new-game", "whispers", "--into", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def checkout(project: Path) -> Path:
    """The same folder with links to everything else of this project."""
    _link_missing(ROOT, project)
    return project


def _link_missing(source: Path, target: Path) -> None:
    """Link the files that `target` lacks, also in the folders that both have."""
    for path in source.iterdir():
        if path.name in (".git", "__pycache__", "node_modules"):
            continue
        own = target / path.name
        if not own.exists():
            own.symlink_to(path)
        elif own.is_dir() and not own.is_symlink():
            _link_missing(path, own)


@pytest.fixture(scope="module")
def whispers(project: Path) -> Iterator[AnyGame]:
    """The new game, found like any other game."""
    shelf = str(project / "src" / "unspoken" / "games")
    unspoken.games.__path__.append(shelf)
    importlib.invalidate_caches()
    yield find_games()["whispers"]
    unspoken.games.__path__.remove(shelf)


@pytest.mark.parametrize("language", shipped_languages())
def test_the_new_game_has_texts_in_every_language(project: Path, language: str) -> None:
    """A language that the template lacks gets the sentences as comments, ready to be translated."""
    text = (project / "src/unspoken/languages" / language / "games/whispers.ftl").read_text(encoding="utf-8")
    assert "cover-whispers-title = " in text


def test_the_tests_of_a_checkout_with_the_new_game_pass(checkout: Path) -> None:
    """ALL-01, ALL-02, ALL-03: its own tests, and the tests that every game has to pass."""
    games = checkout / "tests" / "games"
    tests = [*games.glob("test_*.py"), games / "whispers", checkout / "tests" / "secrecy" / "test_wire.py"]
    words = ("-v", "--short", "-k", "whispers", "-p", "no:cacheprovider")  # as in `make quick`
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *words, *map(str, tests)],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-1000:]
    proofs = ("test_leaks.py", "test_conformance.py", "test_secrecy.py", "test_wire.py", "test_rules.py")
    assert [proof for proof in proofs if f"{proof}::" not in ran.stdout] == []


def test_bots_play_the_new_game_to_its_end(whispers: AnyGame, tmp_path: Path) -> None:
    """The template has a bot."""
    options, lore = whispers.types.options(), OverlapLore(little_packs(tmp_path))
    match = play_match(whispers, options, whispers.types.materials(), MatchBots([None] * 3, lore), seed=1)
    assert max(match.outcome.scores or ()) >= options.target


def test_no_existing_file_is_touched() -> None:
    """All files of the new game are new."""
    assert not [path for path in files("whispers") if (ROOT / path).exists()]


def test_the_name_of_the_template_is_replaced_everywhere() -> None:
    """In paths and in texts."""
    left = re.compile("pattern|PAT-", re.IGNORECASE)
    assert not [path for path, text in files("whispers").items() if left.search(f"{path}\n{text}")]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Whispers", "one word of 2 to 16 lower-case letters"),
        ("two words", "one word of 2 to 16 lower-case letters"),
        ("../dixit", "one word of 2 to 16 lower-case letters"),
        ("class", "one word of 2 to 16 lower-case letters"),
        ("x" * 17, "one word of 2 to 16 lower-case letters"),
        ("dixit", "There is already a game called dixit"),
    ],
)
def test_an_invalid_name_prints_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, sentence: str
) -> None:
    """And no file is created."""
    status = main(["new-game", name, "--into", str(tmp_path)])
    assert (status, sentence in capsys.readouterr().err, list(tmp_path.iterdir())) == (2, True, [])


def test_an_existing_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It may contain somebody's work."""
    (tmp_path / "front" / "src" / "games" / "murmurs").mkdir(parents=True)
    status = main(["new-game", "murmurs", "--into", str(tmp_path)])
    assert (status, "already exists" in capsys.readouterr().err) == (2, True)


def test_outside_the_project_it_needs_into(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without --into, the current folder must be the project."""
    monkeypatch.chdir(tmp_path)
    assert (main(["new-game", "murmurs"]), "--into" in capsys.readouterr().err) == (2, True)
