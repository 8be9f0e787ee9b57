"""`unspoken deck` lists, checks and seals packs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.content.small_packs import manifest_of, write_pack
from tests.content.small_words import few_words, write_words
from unspoken.cli import main
from unspoken.cli.deck import PackListing
from unspoken.content.packs import SHIPPED, BrokenPack, load_packs, read_manifest
from unspoken.content.portraits import portraits_digests


def test_every_pack_is_listed_with_its_kind_and_size(capsys: pytest.CaptureFixture[str]) -> None:
    """As a JSON array."""
    main(["deck", "list", "--json"])
    listed = {(pack["kind"], pack["pack"]): pack["cards"] for pack in json.loads(capsys.readouterr().out)}
    assert listed == {(pack.kind, pack.pack): pack.size for pack in load_packs().manifests()}


def test_a_listed_pack_has_all_fields(capsys: pytest.CaptureFixture[str]) -> None:
    """The same keys for every pack."""
    main(["deck", "list", "--json"])
    assert {tuple(pack) for pack in json.loads(capsys.readouterr().out)} == {PackListing.__struct_fields__}


def test_a_pack_of_another_folder_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In a table with titles."""
    write_pack(tmp_path, manifest_of())
    main(["deck", "list", "--packs", str(tmp_path)])
    assert "Little" in capsys.readouterr().out


def test_a_broken_pack_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """On stderr, apart from the list."""
    (tmp_path / "hollow").mkdir()
    status = main(["deck", "list", "--json", "--packs", str(tmp_path)])
    assert (status, "Ignored the broken pack hollow" in capsys.readouterr().err) == (1, True)


def test_a_valid_pack_has_no_errors(capsys: pytest.CaptureFixture[str]) -> None:
    """The shipped words pass all checks."""
    status = main(["deck", "check", str(SHIPPED / "words")])
    assert (status, capsys.readouterr().out) == (0, "words: no errors found.\n")


def test_the_errors_of_a_pack_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line per error, with exit code 1."""
    status = main(["deck", "check", str(write_words(tmp_path, few_words()))])
    assert (status, "few: the pack: it has 3 words, 72 are required\n" in capsys.readouterr().out) == (
        1,
        True,
    )


def test_a_folder_without_a_pack_fails_the_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The error of the loader is printed."""
    status = main(["deck", "check", str(tmp_path)])
    assert (status, "manifest.json cannot be read" in capsys.readouterr().out) == (1, True)


def test_an_unsealed_pack_is_sealed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The digest may be missing; the rest of the manifest does not change."""
    folder = write_pack(tmp_path, manifest_of())
    manifest = folder / "manifest.json"
    complete = json.loads(manifest.read_bytes())
    manifest.write_text(json.dumps({key: value for key, value in complete.items() if key != "digest"}))
    status = main(["deck", "seal", str(folder)])
    assert (status, capsys.readouterr().out) == (0, f"little: wrote the digest {complete['digest']}.\n")
    assert (json.loads(manifest.read_bytes()), read_manifest(folder)) == (complete, manifest_of())


def test_a_pack_with_changed_words_is_sealed_again(tmp_path: Path) -> None:
    """The digest of a pack without pictures is made from its manifest."""
    folder = write_words(tmp_path, few_words())
    manifest = folder / "manifest.json"
    changed = json.loads(manifest.read_bytes())
    changed["words"] = changed["words"][:2]
    manifest.write_text(json.dumps(changed))
    with pytest.raises(BrokenPack, match="digest"):
        read_manifest(folder)
    assert (main(["deck", "seal", str(folder)]), len(read_manifest(folder).words)) == (0, 2)


def test_portraits_are_sealed_with_their_pack(tmp_path: Path) -> None:
    """Each language has its own digest."""
    folder = write_pack(tmp_path, manifest_of())
    (folder / "portraits").mkdir()
    (folder / "portraits" / "en.json").write_text("{}")
    assert main(["deck", "seal", str(folder)]) == 0
    assert read_manifest(folder).portraits == portraits_digests(folder)


def test_a_sealed_pack_is_not_written_again(capsys: pytest.CaptureFixture[str]) -> None:
    """All shipped packs are sealed."""
    folders = sorted(path for path in SHIPPED.iterdir() if (path / "manifest.json").is_file())
    before = [(folder / "manifest.json").stat().st_mtime_ns for folder in folders]
    assert main(["deck", "seal", *map(str, folders)]) == 0
    assert capsys.readouterr().out.count("already has the digest") == len(folders)
    assert [(folder / "manifest.json").stat().st_mtime_ns for folder in folders] == before


def test_a_pack_without_its_pictures_cannot_be_sealed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The error names the picture."""
    folder = write_pack(tmp_path, manifest_of())
    missing = next(iter(sorted(folder.glob("*.s.webp"))))
    missing.unlink()
    status = main(["deck", "seal", str(folder)])
    sentence = f"little cannot be sealed: there is no picture {missing.name} in it.\n"
    assert (status, capsys.readouterr().err) == (1, sentence)


def test_a_wrong_digest_is_reported_with_the_right_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The digest of the manifest, and the digest of its content."""
    folder, right = write_pack(tmp_path, manifest_of()), manifest_of().digest
    manifest = folder / "manifest.json"
    manifest.write_text(manifest.read_text().replace(right, "0" * 64))
    status = main(["deck", "check", str(folder)])
    output = capsys.readouterr().out
    assert (status, "0" * 64 in output, right in output, "deck seal" in output) == (1, True, True, True)


def test_all_faults_of_a_broken_pack_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Missing and wrong fields, missing and unreadable pictures, and faults that need none of them."""
    folder = write_pack(tmp_path, manifest_of())
    manifest = folder / "manifest.json"
    fields = json.loads(manifest.read_bytes())
    missing = folder / f"{fields['cards'][0]['id']}.webp"
    missing.unlink()
    del fields["licence"], fields["authors"]
    manifest.write_text(json.dumps({**fields, "version": "one", "title": {"pl": "Mała"}}))
    assert main(["deck", "check", str(folder)]) == 1
    output = capsys.readouterr().out
    for sentence in (
        "it lacks licence: add",
        "it lacks authors: add",
        "version: expected `int`, got `str`",
        f"there is no picture {missing.name} in it",
        f"{fields['cards'][1]['id']}.webp is not a picture that can be read",
        "has no title in en",
        "it has 48 cards, at least 84 are required",
    ):
        assert sentence in output


def test_every_wrong_card_of_a_manifest_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With its position, because its id may be wrong or missing."""
    folder = write_pack(tmp_path, manifest_of())
    manifest = folder / "manifest.json"
    fields = json.loads(manifest.read_bytes())
    del fields["cards"][0]["alt"]
    fields["cards"][2]["id"] = "boat"
    manifest.write_text(json.dumps(fields))
    assert main(["deck", "check", str(folder)]) == 1
    output = capsys.readouterr().out
    assert ("cards, entry 1: it lacks alt: add" in output, "cards, entry 3: id: " in output) == (True, True)
