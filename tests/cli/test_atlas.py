"""`unspoken atlas`: whoever keeps the house sees all that is remembered, and deletes what should not be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.open_stores import within
from unspoken.atlas.entry import Entry, encode
from unspoken.atlas.port import NewEntry
from unspoken.cli.main import main
from unspoken.storage.store import Store

ENTRIES = (
    Entry("dixit", "moon", "dream", said={"en": "Aunt Ada's hat"}, asked=3, found=1),
    Entry("rorschach", "blot", "ink", said={"en": "Grief", "pl": "Żal"}),
    Entry("pareidolia", "ab12", word={"en": "rabbit", "pl": "królik"}, asked=2),
)


async def fill(store: Store) -> None:
    """Three things that were seen."""
    rows = [NewEntry(n, one.game, one.subject, one.guessed, encode(one)) for n, one in enumerate(ENTRIES, 1)]
    await store.atlas.keep("ABC234", "a mark", rows, 20_000)


@pytest.fixture
def store(tmp_path: Path) -> str:
    """A file with three entries."""
    path = str(tmp_path / "tables.db")
    within(path, fill)
    return path


def exported(store: str, tmp_path: Path) -> list[dict[str, object]]:
    """What is in the atlas now."""
    file = tmp_path / f"{len(list(tmp_path.iterdir()))}.jsonl"
    assert main(["atlas", "export", store, str(file)]) == 0
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_every_entry_is_listed(store: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With its number, and what was said."""
    assert main(["atlas", "list", store]) == 0
    shown = capsys.readouterr().out
    assert all(word in shown for word in ("Aunt Ada's hat", "1 of 3", "Grief", "rabbit", "2024-10-04"))


def test_an_export_has_all_of_it(store: str, tmp_path: Path) -> None:
    """One JSON object a line, and no mark."""
    found = exported(store, tmp_path)
    assert [(one["game"], one["subject"], one["day"]) for one in found] == [
        ("dixit", "moon", "2024-10-04"),
        ("rorschach", "blot", "2024-10-04"),
        ("pareidolia", "ab12", "2024-10-04"),
    ]
    assert "a mark" not in json.dumps(found)


def test_one_entry_is_deleted_by_its_number(store: str, tmp_path: Path) -> None:
    """And no other."""
    assert main(["atlas", "delete", store, "--entry", "1"]) == 0
    assert [one["game"] for one in exported(store, tmp_path)] == ["rorschach", "pareidolia"]


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("ada", ["rorschach", "pareidolia"]),
        ("ŻAL", ["dixit", "pareidolia"]),
        ("króL", ["dixit", "rorschach"]),
    ],
)
def test_a_word_is_deleted_wherever_it_was_said(
    store: str, tmp_path: Path, words: str, left: list[str]
) -> None:
    """In any language, in any letters; a name in a clue goes so."""
    assert main(["atlas", "delete", store, "--text", words]) == 0
    assert [one["game"] for one in exported(store, tmp_path)] == left


def test_all_of_it_is_deleted(store: str, tmp_path: Path) -> None:
    """The house has seen nothing."""
    assert main(["atlas", "delete", store, "--all"]) == 0
    assert exported(store, tmp_path) == []


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [(["--entry", "1", "77"], "no entry 77"), (["--text", "nothing"], "Nobody said “nothing”")],
)
def test_what_is_not_there_is_not_deleted(
    store: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], wanted: list[str], sentence: str
) -> None:
    """A clear sentence, and nothing is changed."""
    assert main(["atlas", "delete", store, *wanted]) == 2
    assert sentence in capsys.readouterr().err
    assert len(exported(store, tmp_path)) == 3


def test_a_file_that_is_there_is_not_written_over(
    store: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A clear sentence."""
    (tmp_path / "mine").write_text("dear diary")
    assert main(["atlas", "export", store, str(tmp_path / "mine")]) == 2
    assert "is there already" in capsys.readouterr().err


def test_a_store_that_is_not_there_has_no_atlas(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And none is made."""
    assert main(["atlas", "list", str(tmp_path / "none.db")]) == 2
    assert "There is no file" in capsys.readouterr().err
