"""A language on its first day says what it lacks in English; a folder that is none is named in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.languages.conftest import READ_ONCE
from tests.languages.made_up import TAG
from unspoken.albums.wording import Wording
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.cli.main import main
from unspoken.content.own.portrait import sayings
from unspoken.content.packs import Packs, load_packs
from unspoken.games.pareidolia.cards import lookalikes_of, word_card
from unspoken.games.pareidolia.judge import is_right
from unspoken.games.pareidolia.setup import gather
from unspoken.games.pareidolia.types import Options
from unspoken.kernel.album import Told
from unspoken.languages.known import OUTSIDE, BrokenLanguage, languages
from unspoken.languages.speech import phrases


def test_no_pack_is_told_in_it(barely_spoken: Packs) -> None:
    """So no table is offered it."""
    assert not [manifest for manifest in barely_spoken.manifests() if TAG in manifest.languages]


def test_albums_are_written_in_english(barely_spoken: Packs) -> None:
    """Better so than not at all."""
    assert Wording(TAG, ("Ada",)).say(Told("album-dixit-aloud")) == "said aloud"


def test_bots_speak_english(barely_spoken: Packs) -> None:
    """What they say of a card, of a look, and before a line."""
    picture, lore = barely_spoken.manifest("dream").cards[0].id, OverlapLore(barely_spoken)
    spoken, english = (
        (lore.hints(picture, tag), sayings(tag), phrases("dixit-openings", tag)) for tag in (TAG, "en")
    )
    assert spoken == english


def test_the_judge_takes_any_language_that_a_card_is_told_in(barely_spoken: Packs) -> None:
    """PAR-16: as it is written, for nothing is known of how this one bends its words."""
    materials = gather(Options(language=TAG), barely_spoken.shelf())
    card, near = word_card(materials, "rabbit"), lookalikes_of(materials, "rabbit")
    judged = [
        is_right(guess, card, materials.words, TAG, materials.grammar, near)
        for guess in ("rabbit", "królik", "rabbits")
    ]
    assert judged == [True, True, False]


def test_a_file_of_words_that_is_not_in_order_is_named(barely_spoken: Packs, tmp_path: Path) -> None:
    """The pack is there without that language."""
    (tmp_path / TAG / "packs").mkdir()
    (tmp_path / TAG / "packs" / "tiles.json").write_text('{"title": "selit", "items": [{}]}')
    packs = load_packs()
    assert [one.sentence for one in packs.broken] == ["xq tells 1 items of tiles, which has 16"]
    assert TAG not in packs.manifest("tiles").languages


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("xq", None, "its language.json cannot be read"),
        ("xq", "{}", "its language.json is not in order"),
        ("Esperanto", "{}", "a language's folder is called by its tag"),
        ("en", '{"name": "English", "locale": "en"}', "there is already a language en"),
    ],
)
def test_a_folder_that_is_no_language_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, text: str | None, told: str
) -> None:
    """Whoever starts the server with it is told which, and why."""
    (tmp_path / name).mkdir()
    if text is not None:
        (tmp_path / name / "language.json").write_text(text)
    monkeypatch.setenv(OUTSIDE, str(tmp_path / name))
    for read in READ_ONCE:
        read.cache_clear()
    with pytest.raises(BrokenLanguage, match=told):
        languages()


def test_a_server_is_not_started_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence, and no traceback."""
    monkeypatch.setenv(OUTSIDE, str(tmp_path / "xq"))
    for read in READ_ONCE:
        read.cache_clear()
    assert main(["deck", "list"]) == 2
    assert capsys.readouterr().err == (
        f"{tmp_path}/xq: its language.json cannot be read: No such file or directory.\n"
    )
