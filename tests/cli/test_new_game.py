"""`unspoken new-game`: what it lays out plays, and proves itself, before anybody has written a line."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import unspoken.games
from tests.content.small_packs import little_packs
from tests.games import test_secrecy
from tests.goldens import pages
from tests.proof_size import ProofSize
from tests.secrecy import test_wire
from unspoken.bots.match import play_match
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.cli import main
from unspoken.cli.new_game import files
from unspoken.kernel.game import AnyGame
from unspoken.proofs.conformance import CHECKS
from unspoken.tables.games import find_games

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which a game called whispers was laid out."""
    folder = tmp_path_factory.mktemp("project")
    assert main(["new-game", "whispers", "--into", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def whispers(project: Path) -> Iterator[AnyGame]:
    """That game, found on the shelf as any other is."""
    shelf = str(project / "src" / "unspoken" / "games")
    unspoken.games.__path__.append(shelf)
    importlib.invalidate_caches()
    yield find_games()["whispers"]
    unspoken.games.__path__.remove(shelf)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_new_game_conforms(whispers: AnyGame, check: Callable[[AnyGame], None]) -> None:
    """ALL-02, ALL-03, ALL-07: each check's docstring says what it proves."""
    check(whispers)


def test_the_new_game_keeps_its_secrets(whispers: AnyGame, proof_size: ProofSize) -> None:
    """ALL-01: it passes the proof that every game on the shelf has to pass."""
    test_wire.test_no_connection_can_tell_two_worlds_apart(whispers, proof_size)


def test_what_is_hidden_in_the_new_game_is_written_down(
    whispers: AnyGame, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ALL-01: its golden lies where the shelf's own test looks for it, and is right."""
    monkeypatch.setattr(pages, "HERE", project / "tests" / "goldens")
    test_secrecy.test_what_other_worlds_change_is_what_nobody_outside_may_see(whispers)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_refusal_of_the_new_game_has_a_sentence(
    whispers: AnyGame, project: Path, language: str
) -> None:
    """ALL-03: in each language."""
    words = (project / "src/unspoken/languages" / language / "games/whispers.ftl").read_text(encoding="utf-8")
    assert whispers.refusals <= set(re.findall(r"^refused-([a-z-]+)\s*=", words, re.MULTILINE))


def test_the_tests_of_the_new_game_pass(whispers: AnyGame, project: Path) -> None:
    """Its own rules are proved from the first minute."""
    assert whispers.name == "whispers"
    tests = project / "tests" / "games" / "whispers"
    assert pytest.main([str(tests), "-q", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml")]) == 0


def test_bots_play_the_new_game_to_its_end(whispers: AnyGame, tmp_path: Path) -> None:
    """There is somebody to play with from the first minute."""
    options, lore = whispers.options(), OverlapLore(little_packs(tmp_path))
    match = play_match(whispers, options, whispers.materials(), [None] * 3, lore, seed=1)
    assert max(match.outcome.scores or ()) >= options.target


def test_no_existing_file_is_touched() -> None:
    """Whatever it lays out was not there before."""
    assert not [path for path in files("whispers") if (ROOT / path).exists()]


def test_nothing_of_the_pattern_is_left() -> None:
    """Neither in a name nor in a text."""
    left = re.compile("pattern|PAT-", re.IGNORECASE)
    assert not [path for path, text in files("whispers").items() if left.search(f"{path}\n{text}")]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Whispers", "one word of 2 to 16 small letters"),
        ("two words", "one word of 2 to 16 small letters"),
        ("../dixit", "one word of 2 to 16 small letters"),
        ("class", "one word of 2 to 16 small letters"),
        ("x" * 17, "one word of 2 to 16 small letters"),
        ("dixit", "There is already a game called dixit"),
    ],
)
def test_a_bad_name_gets_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, sentence: str
) -> None:
    """And nothing is laid out."""
    status = main(["new-game", name, "--into", str(tmp_path)])
    assert (status, sentence in capsys.readouterr().err, list(tmp_path.iterdir())) == (2, True, [])


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The second time it is somebody's work."""
    (tmp_path / "front" / "src" / "games" / "murmurs").mkdir(parents=True)
    status = main(["new-game", "murmurs", "--into", str(tmp_path)])
    assert (status, "is there already" in capsys.readouterr().err) == (2, True)


def test_elsewhere_it_asks_where_the_project_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without --into, this folder has to be the project's."""
    monkeypatch.chdir(tmp_path)
    assert (main(["new-game", "murmurs"]), "--into" in capsys.readouterr().err) == (2, True)
