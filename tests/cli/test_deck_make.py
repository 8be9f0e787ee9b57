"""`unspoken deck make` makes packs from pictures or words that pass `deck check`, or says what is wrong."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path
from typing import IO

import pytest
from PIL import Image

from tests.content.small_packs import manifest_of, write_pack
from unspoken.cli import deck_sources, main
from unspoken.cli.deck_sources import described_by
from unspoken.content.acceptance import by_host
from unspoken.content.acceptance.check import check
from unspoken.content.acceptance.pictures import SMALL_BYTES
from unspoken.content.making import lighter
from unspoken.content.packs import load_packs, picture_file, read_manifest
from unspoken.games.dixit.sizes import SEAT_COUNTS, deck_needed
from unspoken.games.pareidolia.setup import words_needed
from unspoken.games.rorschach.setup import FEWEST_IMAGES, FEWEST_WORDS
from unspoken.kernel.types import Refused
from unspoken.pictures.rendered import LARGE, SMALL, Look, RenderedCard
from unspoken.pictures.validation import UnusablePicture, open_picture

SAID = ["--title", "Our summer", "--licence", "CC-BY-4.0", "--author", "Ada", "--author", "Jan"]
LOOK = Look(light=50, contrast=50, warmth=60, colour=60, busy=20, hue=30)


class QuickWorker:
    """Checks files as the real worker does, but makes plain cards: rendering 26 pictures takes seconds."""

    async def render(self, file: IO[bytes]) -> RenderedCard:
        """Return a card in the colour of the file's first pixel."""
        try:
            picture = open_picture(file.read()).convert("RGB")
        except UnusablePicture as wrong:
            raise Refused(wrong.rejection.code, **wrong.rejection.facts) from wrong
        return plain_card(picture.getpixel((0, 0)))


@cache
def plain_card(colour: tuple[int, int, int]) -> RenderedCard:
    """Return a card of one colour, encoded once for all tests."""
    return RenderedCard(webp(Image.new("RGB", LARGE, colour)), webp(Image.new("RGB", SMALL, colour)), LOOK)


def webp(picture: Image.Image) -> bytes:
    """Encode a picture quickly."""
    written = io.BytesIO()
    picture.save(written, "WEBP", quality=80, method=0)
    return written.getvalue()


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_sources, "PictureWorker", QuickWorker)


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """Return a folder of as many pictures as the smallest deck needs."""
    folder = tmp_path / "photos"
    folder.mkdir()
    for number in range(by_host.FEWEST["dream"]):
        picture = Image.new("RGB", (200, 300), (number * 9, 80, 255 - number * 9))
        picture.save(folder / f"a-red_boat number {number} at sea.png")
    return folder


def make(source: Path, out: Path, *more: str) -> int:
    """Run the command."""
    return main(["deck", "make", str(source), "--out", str(out), *SAID, *more])


def test_a_folder_of_pictures_becomes_a_pack_without_faults(pictures: Path, tmp_path: Path) -> None:
    """Descriptions come from file names, and a server finds the pack."""
    assert (make(pictures, tmp_path / "packs" / "summer"), check(tmp_path / "packs" / "summer")) == (0, ())
    made = load_packs(tmp_path / "packs").manifest("summer")
    assert (made.kind, made.size, made.authors, made.licence) == ("dream", 26, ("Ada", "Jan"), "CC-BY-4.0")
    assert "A red boat number 3 at sea." in {card.alt["en"] for card in made.cards}
    assert all(card.clues["pl"] for card in made.cards)


def test_a_pack_made_again_keeps_the_cards_that_games_may_show(pictures: Path, tmp_path: Path) -> None:
    """A picture that was removed stays available in the small size."""
    out = tmp_path / "summer"
    make(pictures, out)
    before = {card.id for card in read_manifest(out).cards}
    Image.new("RGB", (200, 300), "gold").save(pictures / "a sunflower.png")
    next(pictures.glob("*number 3 *")).unlink()
    assert (make(pictures, out), check(out)) == (0, ())
    made = read_manifest(out)
    (gone,) = made.retired
    assert (made.version, before - {card.id for card in made.cards}) == (2, {gone.id})
    assert picture_file(out, gone.id, small=True).is_file()


def test_descriptions_come_from_a_table_in_the_packs_language(pictures: Path, tmp_path: Path) -> None:
    """A header is allowed; files that are not listed keep their names as descriptions."""
    (pictures / "IMG_0001.png").write_bytes(next(pictures.glob("*number 5 *")).read_bytes())
    next(pictures.glob("*number 5 *")).unlink()
    table = tmp_path / "alt.csv"
    table.write_text("file,description\nIMG_0001.png,łódka o świcie\n", encoding="utf-8")
    assert make(pictures, tmp_path / "lato", "--descriptions", str(table), "--language", "pl") == 0
    made = read_manifest(tmp_path / "lato")
    assert made.title == {"pl": "Our summer"}
    assert "Łódka o świcie." in {card.alt["pl"] for card in made.cards}


def test_all_faults_of_a_folder_are_named_at_once(
    pictures: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each with its file and what to do; nothing is written."""
    (pictures / "a broken cup.jpg").write_bytes(b"\xff\xd8\xff nothing")
    Image.new("RGB", (20, 20)).save(pictures / "a dot.png")
    (pictures / "a twin.png").write_bytes(next(pictures.glob("*number 5 *")).read_bytes())
    Image.new("RGB", (200, 300), "gold").save(pictures / "DSC_0042.png")
    table = tmp_path / "alt.csv"
    table.write_text("nobody.png,A ghost.\n")
    assert make(pictures, tmp_path / "summer", "--descriptions", str(table)) == 1
    assert not (tmp_path / "summer").exists()
    lines = capsys.readouterr().err.splitlines()
    for beginning in (
        "alt.csv, row 1: there is no picture nobody.png",
        "a broken cup.jpg: This picture is cut off or damaged.",
        "a dot.png: This picture is too small",
        "a-red_boat number 5 at sea.png is the same picture as a twin.png: delete one.",
        "DSC_0042.png has no description: rename it",
    ):
        assert sum(line.startswith(beginning) for line in lines) == 1
    assert len(lines) == 5


def test_a_list_of_words_becomes_a_pack(tmp_path: Path) -> None:
    """With other names and categories."""
    file = tmp_path / "words.txt"
    file.write_text("kot = kotek (zwierzę)\n" + "\n".join(f"słowo {n}" for n in range(20)), encoding="utf-8")
    assert make(file, tmp_path / "slowa", "--language", "pl", "--for", "cloud-words") == 0
    made = read_manifest(tmp_path / "slowa")
    assert (made.kind, made.size, check(tmp_path / "slowa")) == ("cloud-words", 21, ())
    assert (made.words[0].accepted, made.categories["zwierzę"]) == ({"pl": ("kotek",)}, {"pl": "zwierzę"})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("(cat\ncat\ncat\n", "words.txt, line 1, '(cat': Brackets are only for the category"),
        ("(cat\ncat\ncat\n", "words.txt, line 3, 'cat': This word is already in the list."),
        ("cat\n", "the pack: it has 1 words, its game needs at least 18: add more"),
        ("\n".join(f"{n} {'long' * 8}" for n in range(20)), "does not fit on a card"),
    ],
)
def test_a_list_with_faults_is_refused(
    text: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All lines are named."""
    (tmp_path / "words.txt").write_text(text)
    assert make(tmp_path, tmp_path / "few") == 1
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "few").exists()


@pytest.mark.parametrize(
    ("out", "sentence"), [("dream", "already has a pack called dream"), ("My Pack", "not a valid name")]
)
def test_an_unusable_name_is_refused(
    out: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Packs of the same name would hide each other."""
    assert (make(tmp_path, tmp_path / out), sentence in capsys.readouterr().err) == (1, True)


def test_a_pack_of_another_maker_is_not_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its texts would be lost."""
    out = write_pack(tmp_path, manifest_of())
    before = (out / "manifest.json").read_bytes()
    assert (make(tmp_path, out), (out / "manifest.json").read_bytes()) == (1, before)
    assert "did not make" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("IMG_20260102_1", ""),
        ("DSC0001", ""),
        ("00042", ""),
        ("scan-3", ""),
        ("dom_nad-wodą", "Dom nad wodą."),
    ],
)
def test_a_name_by_a_camera_is_no_description(name: str, sentence: str) -> None:
    """Screen readers would read it aloud."""
    assert described_by(name) == sentence


def test_a_heavy_picture_is_compressed_more() -> None:
    """Phones must load a hand quickly."""
    heavy = webp(Image.effect_noise(SMALL, 25).convert("RGB"))
    assert len(heavy) > SMALL_BYTES >= len(lighter(heavy, SMALL_BYTES))


def test_the_smallest_packs_are_enough_for_the_smallest_tables() -> None:
    """The games decide."""
    assert {
        "dream": min(map(deck_needed, SEAT_COUNTS)),
        "ink": FEWEST_IMAGES,
        "words": FEWEST_WORDS,
        "cloud-words": words_needed(4, 0),
    } == by_host.FEWEST
