"""`unspoken serve --words`: the host's own words from a file or a folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from unspoken.cli.server.house_words import BadWords, add_words
from unspoken.content.packs import load_packs
from unspoken.tables.games import find_games

GAMES = dict(find_games())


def test_a_file_becomes_a_pack_for_each_game_with_words(tmp_path: Path) -> None:
    """The pack has the file's name, and every table can choose it."""
    file = tmp_path / "Our Family.txt"
    file.write_text("\ufeffcat = kitty (animal)\n# a remark\ndog\n", encoding="utf-8")
    packs = add_words(load_packs(), file, GAMES)
    found = {
        manifest.pack: (manifest.kind, manifest.size, manifest.title["pl"])
        for manifest in packs.manifests()
        if "family" in manifest.pack
    }
    assert found == {
        "words-our-family": ("words", 2, "Our Family"),
        "cloud-words-our-family": ("cloud-words", 2, "Our Family"),
    }
    (cat, dog) = packs.shelf().words("cloud-words-our-family")
    assert (cat.accepted["pl"], cat.category["en"], dog.category["en"]) == (
        ("kitty",),
        "animal",
        "Anything at all",
    )


def test_each_text_file_in_a_folder_becomes_a_pack(tmp_path: Path) -> None:
    """Other files are ignored."""
    for name in ("a.txt", "b.txt", "c.md"):
        (tmp_path / name).write_text("cat\n")
    names = {manifest.pack for manifest in add_words(load_packs(), tmp_path, GAMES).of_kind("words")}
    assert names == {"words", "words-a", "words-b"}


def test_without_the_option_no_pack_is_added() -> None:
    """The packs stay the same."""
    packs = load_packs()
    assert add_words(packs, None, GAMES) is packs


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "contains no words"),
        (b"(dog\n", "line 1, '\\(dog': Brackets are only for the category"),
        (b"\xff\xfe", "UTF-8"),
        (b"x" * 10_001, "10000"),
    ],
)
def test_an_invalid_file_is_refused_with_the_reason(tmp_path: Path, data: bytes, sentence: str) -> None:
    """The error names the line."""
    (tmp_path / "words.txt").write_bytes(data)
    with pytest.raises(BadWords, match=sentence):
        add_words(load_packs(), tmp_path / "words.txt", GAMES)


def test_an_invalid_line_costs_only_that_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The log names the file, the line and the reason."""
    file = tmp_path / "words.txt"
    file.write_text("cat\n(dog\nfish\ncat\n")
    packs = add_words(load_packs(), file, GAMES)
    assert packs.manifest("words-words").size == 2
    (record,) = caplog.records
    assert record.getMessage() == (
        f"2 lines of --words were left out: {file}, line 2, '(dog': Brackets are only for the category, at "
        f"the end of the line. {file}, line 4, 'cat': This word is already in the list."
    )


def test_a_missing_file_and_an_empty_folder_are_refused(tmp_path: Path) -> None:
    """Each with its own reason."""
    with pytest.raises(BadWords, match="cannot be read"):
        add_words(load_packs(), tmp_path / "gone.txt", GAMES)
    with pytest.raises(BadWords, match="no text file"):
        add_words(load_packs(), tmp_path, GAMES)


def test_two_files_with_the_same_pack_name_are_refused(tmp_path: Path) -> None:
    """Otherwise one would replace the other."""
    for name in ("Животные.txt", "Еда.txt"):
        (tmp_path / name).write_text("cat\n")
    with pytest.raises(BadWords, match="would both become"):
        add_words(load_packs(), tmp_path, GAMES)
