"""`unspoken deck` lists packs, and says which card of a pack fails what."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.content.small_packs import manifest_of, write_pack
from tests.content.small_words import few_words, write_words
from unspoken.cli import main
from unspoken.cli.deck import Listed
from unspoken.content.packs import SHIPPED, load_packs


def test_every_pack_is_listed_with_its_kind_and_size(capsys: pytest.CaptureFixture[str]) -> None:
    """One JSON array, for programs."""
    main(["deck", "list", "--json"])
    listed = {(one["kind"], one["pack"]): one["cards"] for one in json.loads(capsys.readouterr().out)}
    assert listed == {(one.kind, one.pack): one.size for one in load_packs().manifests()}


def test_a_listed_pack_tells_all_that_a_listing_holds(capsys: pytest.CaptureFixture[str]) -> None:
    """The same keys for every pack."""
    main(["deck", "list", "--json"])
    assert {tuple(one) for one in json.loads(capsys.readouterr().out)} == {Listed.__struct_fields__}


def test_a_pack_of_another_folder_is_listed_for_people(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A table with the packs' titles."""
    write_pack(tmp_path, manifest_of())
    main(["deck", "list", "--packs", str(tmp_path)])
    assert "Little" in capsys.readouterr().out


def test_a_broken_pack_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is left out is said aloud, apart from the list."""
    (tmp_path / "hollow").mkdir()
    status = main(["deck", "list", "--json", "--packs", str(tmp_path)])
    assert (status, "hollow is left out" in capsys.readouterr().err) == (1, True)


def test_a_pack_without_a_fault_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    """The shipped words keep the list."""
    status = main(["deck", "check", str(SHIPPED / "words")])
    assert (status, capsys.readouterr().out) == (0, "words: all is well.\n")


def test_a_pack_that_fails_says_what_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each fault, and a status for programs."""
    status = main(["deck", "check", str(write_words(tmp_path, few_words()))])
    assert (status, "few: the pack: it has 3 words, 72 are wanted\n" in capsys.readouterr().out) == (1, True)


def test_a_folder_that_is_no_pack_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The loader's own sentence is the fault."""
    status = main(["deck", "check", str(tmp_path)])
    assert (status, "manifest.json cannot be read" in capsys.readouterr().out) == (1, True)
