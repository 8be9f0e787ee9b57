"""`unspoken atlas` lists, exports and deletes the entries of the atlas."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.open_stores import with_store
from unspoken.atlas.entry import SightingEntry, encode
from unspoken.atlas.port import NewEntry
from unspoken.cli.main import main
from unspoken.storage.store import Store

ENTRIES = (
    SightingEntry("dixit", "moon", "dream", said={"en": "Aunt Ada's hat"}, asked=3, found=1),
    SightingEntry("rorschach", "blot", "ink", said={"en": "Grief", "pl": "Żal"}),
    SightingEntry("pareidolia", "ab12", word={"en": "rabbit", "pl": "królik"}, asked=2),
)


async def fill(store: Store) -> None:
    """Store three entries."""
    rows = [
        NewEntry(number, entry.game, entry.subject, entry.guessed, encode(entry))
        for number, entry in enumerate(ENTRIES, 1)
    ]
    await store.atlas.keep("ABC234", "a mark", rows, 20_000)


@pytest.fixture
def store(tmp_path: Path) -> str:
    """A file with three entries."""
    path = str(tmp_path / "tables.db")
    with_store(path, fill)
    return path


def exported(store: str, tmp_path: Path) -> list[dict[str, object]]:
    """Return the entries that the atlas has now."""
    file = tmp_path / f"{len(list(tmp_path.iterdir()))}.jsonl"
    assert main(["atlas", "export", store, str(file)]) == 0
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_every_entry_is_listed(store: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With its number and its text."""
    assert main(["atlas", "list", store]) == 0
    shown = capsys.readouterr().out
    assert all(word in shown for word in ("Aunt Ada's hat", "1 of 3", "Grief", "rabbit", "2024-10-04"))


def test_an_export_has_all_entries(store: str, tmp_path: Path) -> None:
    """One JSON object per line, without the mark."""
    found = exported(store, tmp_path)
    assert [(entry["game"], entry["subject"], entry["day"]) for entry in found] == [
        ("dixit", "moon", "2024-10-04"),
        ("rorschach", "blot", "2024-10-04"),
        ("pareidolia", "ab12", "2024-10-04"),
    ]
    assert "a mark" not in json.dumps(found)


def test_an_entry_is_deleted_by_its_number(store: str, tmp_path: Path) -> None:
    """The others stay."""
    assert main(["atlas", "delete", store, "--entry", "1"]) == 0
    assert [entry["game"] for entry in exported(store, tmp_path)] == ["rorschach", "pareidolia"]


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("ada", ["rorschach", "pareidolia"]),
        ("ŻAL", ["dixit", "pareidolia"]),
        ("króL", ["dixit", "rorschach"]),
    ],
)
def test_entries_are_deleted_by_their_text(store: str, tmp_path: Path, words: str, left: list[str]) -> None:
    """In any language, and in upper or lower case: for example a name in a clue."""
    assert main(["atlas", "delete", store, "--text", words]) == 0
    assert [entry["game"] for entry in exported(store, tmp_path)] == left


def test_all_entries_are_deleted(store: str, tmp_path: Path) -> None:
    """The atlas is empty."""
    assert main(["atlas", "delete", store, "--all"]) == 0
    assert exported(store, tmp_path) == []


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        (["--entry", "1", "77"], "no entry 77"),
        (["--text", "nothing"], "No entry in the atlas contains “nothing”"),
    ],
)
def test_deleting_an_unknown_entry_fails(
    store: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], wanted: list[str], sentence: str
) -> None:
    """With an error, and without changes."""
    assert main(["atlas", "delete", store, *wanted]) == 2
    assert sentence in capsys.readouterr().err
    assert len(exported(store, tmp_path)) == 3


def test_an_export_does_not_overwrite_a_file(
    store: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command prints an error."""
    (tmp_path / "mine").write_text("dear diary")
    assert main(["atlas", "export", store, str(tmp_path / "mine")]) == 2
    assert "already exists" in capsys.readouterr().err


def test_a_missing_store_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command prints an error."""
    assert main(["atlas", "list", str(tmp_path / "none.db")]) == 2
    assert "There is no file" in capsys.readouterr().err
