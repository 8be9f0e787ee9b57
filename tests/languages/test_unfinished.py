"""An unfinished language falls back to English; an invalid folder is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.languages.conftest import CACHED
from tests.languages.made_up import TAG
from unspoken.albums.vocabulary import CaptionSentence
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.cli.main import main
from unspoken.content.own.portrait import sayings
from unspoken.content.packs import Packs, load_packs
from unspoken.games.pareidolia.cards import word_card
from unspoken.games.pareidolia.guessing.judge import is_right
from unspoken.games.pareidolia.setup import gather
from unspoken.games.pareidolia.types import Options
from unspoken.languages.album_wording import Wording
from unspoken.languages.known import OUTSIDE, BrokenLanguage, languages
from unspoken.languages.sentences import every_sentence, shown_language


def test_no_pack_has_the_language(unfinished_packs: Packs) -> None:
    """So no table can choose it."""
    assert not [manifest for manifest in unfinished_packs.manifests() if TAG in manifest.languages]


def test_albums_are_written_in_english(unfinished_packs: Packs) -> None:
    """The language has no such sentence."""
    assert Wording(TAG, ("Ada",)).say(CaptionSentence("album-dixit-aloud")) == "said aloud"


def test_only_missing_sentences_fall_back(unfinished_packs: Packs) -> None:
    """Its only sentence is used; all others are English."""
    assert (Wording(TAG, ()).together(["Ada", "Bob"]), "album-player" in every_sentence(TAG)) == (
        "Ada dna Bob",
        True,
    )


def test_the_language_is_not_complete(unfinished_packs: Packs) -> None:
    """Its language.json does not say that it is complete."""
    assert not languages()[TAG].complete


def test_a_link_preview_does_not_claim_the_language(unfinished_packs: Packs) -> None:
    """Its sentences are English."""
    assert (shown_language(TAG), shown_language("pl")) == ("en", "pl")


def test_bots_use_english(unfinished_packs: Packs) -> None:
    """For hints and sayings."""
    picture, lore = unfinished_packs.manifest("dream").cards[0].id, OverlapLore(unfinished_packs)
    unfinished, english = ((lore.hints(picture, tag), sayings(tag)) for tag in (TAG, "en"))
    assert unfinished == english


def test_the_judge_accepts_any_language_of_the_card(unfinished_packs: Packs) -> None:
    """PAR-16: but only exact words, because the language has no grammar."""
    materials = gather(Options(language=TAG), unfinished_packs.shelf())
    card = word_card(materials, "rabbit")
    judged = [
        is_right(guess, card, materials.words, TAG, materials.grammar)
        for guess in ("rabbit", "królik", "rabbits")
    ]
    assert judged == [True, True, False]


def test_an_invalid_translation_of_a_pack_is_reported(unfinished_packs: Packs, tmp_path: Path) -> None:
    """The pack is loaded without that language."""
    (tmp_path / TAG / "packs").mkdir()
    (tmp_path / TAG / "packs" / "tiles.json").write_text('{"title": "selit", "items": [{}]}')
    packs = load_packs()
    assert [broken.sentence for broken in packs.broken] == ["xq translates 1 items of tiles, which has 16"]
    assert TAG not in packs.manifest("tiles").languages


@pytest.mark.parametrize(
    ("name", "text", "error"),
    [
        ("xq", None, "cannot read language.json"),
        ("xq", "{}", "language.json is invalid"),
        ("Esperanto", "{}", "the folder.s name must be the language.s tag"),
        ("en", '{"name": "English", "locale": "en"}', "there is already a language en"),
    ],
)
def test_an_invalid_folder_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, text: str | None, error: str
) -> None:
    """The error says which folder, and why."""
    (tmp_path / name).mkdir()
    if text is not None:
        (tmp_path / name / "language.json").write_text(text)
    monkeypatch.setenv(OUTSIDE, str(tmp_path / name))
    for function in CACHED:
        function.cache_clear()
    with pytest.raises(BrokenLanguage, match=error):
        languages()


def test_commands_refuse_an_invalid_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With one line on stderr and no traceback."""
    monkeypatch.setenv(OUTSIDE, str(tmp_path / "xq"))
    for function in CACHED:
        function.cache_clear()
    assert main(["deck", "list"]) == 2
    assert capsys.readouterr().err == (
        f"{tmp_path}/xq: cannot read language.json: No such file or directory.\n"
    )
