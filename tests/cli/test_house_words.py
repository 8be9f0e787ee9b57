"""`unspoken serve --words`: words of the house, from a file or a folder, or a sentence why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from unspoken.cli.house_words import BadWords, add_words
from unspoken.content.packs import load_packs
from unspoken.tables.games import find_games

GAMES = dict(find_games())


def test_a_file_is_a_pack_for_each_game_that_is_played_with_words(tmp_path: Path) -> None:
    """Under its name, to be chosen at every table."""
    file = tmp_path / "Our Family.txt"
    file.write_text("\ufeffcat = kitty (animal)\n# a remark\ndog\n", encoding="utf-8")
    packs = add_words(load_packs(), file, GAMES)
    found = {
        one.pack: (one.kind, one.size, one.title["pl"]) for one in packs.manifests() if "family" in one.pack
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


def test_a_folder_is_a_pack_a_file(tmp_path: Path) -> None:
    """Of texts alone."""
    for name in ("a.txt", "b.txt", "c.md"):
        (tmp_path / name).write_text("cat\n")
    names = {one.pack for one in add_words(load_packs(), tmp_path, GAMES).of_kind("words")}
    assert names == {"words", "words-a", "words-b"}


def test_without_words_there_is_nothing_more() -> None:
    """As ever."""
    packs = load_packs()
    assert add_words(packs, None, GAMES) is packs


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "has no words"),
        (b"cat\n(dog\n", "line 2"),
        (b"\xff\xfe", "UTF-8"),
        (b"x" * 10_001, "10000"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, data: bytes, sentence: str) -> None:
    """And where."""
    (tmp_path / "words.txt").write_bytes(data)
    with pytest.raises(BadWords, match=sentence):
        add_words(load_packs(), tmp_path / "words.txt", GAMES)


def test_a_place_where_nothing_is_is_said(tmp_path: Path) -> None:
    """Both a file that is not there and a folder without one."""
    with pytest.raises(BadWords, match="cannot be read"):
        add_words(load_packs(), tmp_path / "gone.txt", GAMES)
    with pytest.raises(BadWords, match="no file of words"):
        add_words(load_packs(), tmp_path, GAMES)


def test_two_files_that_would_be_one_pack_are_told_of(tmp_path: Path) -> None:
    """Rather than that one takes the other's place."""
    for name in ("Животные.txt", "Еда.txt"):
        (tmp_path / name).write_text("cat\n")
    with pytest.raises(BadWords, match="would both be called"):
        add_words(load_packs(), tmp_path, GAMES)
