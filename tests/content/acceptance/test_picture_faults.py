"""Faults of pictures: small packs with one fault each."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.acceptance.kinds.dream import dream_faults, look_faults
from unspoken.content.acceptance.kinds.ink import ink_faults, manner, percept_faults
from unspoken.content.acceptance.pictures import picture_faults
from unspoken.content.blot_portraits import BlotPart, BlotReading
from unspoken.content.manifest import Manifest, ManifestCard
from unspoken.content.packs import picture_file

ONE, TWO = "1" * 16, "2" * 16
TWELVE = (
    BlotReading("dread", 3, BlotPart.WHOLE, mood=True),
    *(BlotReading(f"owl {number}", 2, BlotPart.WHOLE) for number in range(11)),
)
PAPER, INK = (244, 240, 229), (20, 20, 24)


def deck(*cards: ManifestCard) -> Manifest:
    """Return a deck of these cards."""
    return Manifest("few", "ink", 1, "CC0-1.0", ("nobody",), {"en": "Few", "pl": "Mało"}, "0" * 64, cards)


def card(id: str, palette: str = "black") -> ManifestCard:
    """Return a card with all its texts."""
    word = {"en": "word", "pl": "słowo"}
    tags: dict[str, tuple[str, ...]] = {"en": ("owl",), "pl": ("sowa",)}
    alt = {"en": "A form.", "pl": "Kształt."}
    return ManifestCard(id, alt, tags, word, "inside", word, palette, "duet")


def blot(*boxes: tuple[int, int, int, int], side: int = 256) -> Image.Image:
    """Return boxes of ink on paper."""
    picture = Image.new("RGB", (side, side), PAPER)
    for box in boxes:
        ImageDraw.Draw(picture).rectangle(box, INK)
    return picture


def of_blot(picture: Image.Image) -> list[str]:
    """Return the faults of a single blot."""
    return [fault.sentence for fault in ink_faults(deck(card(ONE)), {ONE: picture}) if fault.card == ONE]


def of_pair(first: Image.Image, second: Image.Image) -> list[str]:
    """Return the faults of a pair of blots."""
    faults = ink_faults(deck(card(ONE), card(TWO)), {ONE: first, TWO: second})
    return [fault.sentence for fault in faults if TWO in fault.sentence]


NEARLY_EVEN = ((50, 70, 110, 190), (146, 70, 206, 200), (110, 100, 146, 120))


def test_a_good_blot_has_no_fault() -> None:
    """It is almost symmetrical, of medium size, and away from the border."""
    assert of_blot(blot(*NEARLY_EVEN)) == []


@pytest.mark.parametrize(
    ("picture", "sentence"),
    [
        (blot((100, 100, 130, 150)), "covers 0.02 of its paper"),
        (blot((20, 20, 235, 235)), "of its paper, 0.15 to 0.45 is required"),
        (blot((0, 60, 120, 200), (136, 60, 250, 200)), "of its ink at the border"),
        (blot((60, 60, 195, 195)), "is mirrored to 1.000"),
        (blot((30, 60, 110, 195)), "nearly symmetrical"),
        (blot(*NEARLY_EVEN).resize((256, 300)), "a square is required"),
    ],
)
def test_each_kind_of_fault_of_a_blot_is_found(picture: Image.Image, sentence: str) -> None:
    """Coverage, border, symmetry and form."""
    assert any(sentence in found for found in of_blot(picture))


def test_two_equal_blots_have_faults_of_form_and_place() -> None:
    """Players must be able to tell two cards apart."""
    sentences = of_pair(blot(*NEARLY_EVEN), blot(*NEARLY_EVEN))
    assert sentences == [
        f"has the form of {TWO}: 0 bits apart, at least 14 are required",
        f"overlaps {TWO}: they share 1.00 of their ink, at most 0.6 is allowed",
    ]


def test_two_different_blots_have_no_fault() -> None:
    """Another form at another place."""
    assert of_pair(blot(*NEARLY_EVEN), blot((100, 20, 156, 120), (30, 180, 226, 235))) == []


@pytest.mark.parametrize(
    ("palette", "expected"),
    [("black", "dark"), ("sepia", "dark"), ("black red", "accent"), ("blue rose", "coloured")],
)
def test_a_blots_manner_follows_from_its_inks(palette: str, expected: str) -> None:
    """A deck needs about 60 % dark, 25 % accented and 15 % coloured blots."""
    assert manner(palette) == expected


def test_a_deck_in_one_manner_is_a_fault_of_the_pack() -> None:
    """Some blots must be coloured."""
    faults = list(ink_faults(deck(card(ONE)), {ONE: blot(*NEARLY_EVEN)}))
    assert Fault(WHOLE, "0% of its blots are coloured, 10% to 20% are required") in faults


def test_a_flat_dream_is_a_fault() -> None:
    """A card needs contrast to be seen from afar."""
    faults = dream_faults(deck(card(ONE)), {ONE: Image.new("RGB", (72, 108), PAPER)})
    assert Fault(ONE, "is flat: its light spans 0.00, at least 0.45 is required") in list(faults)


def test_a_dream_without_themes_is_a_fault() -> None:
    """Bots use themes."""
    faults = dream_faults(deck(card(ONE)), {ONE: Image.new("RGB", (72, 108), PAPER)})
    assert Fault(ONE, "has 0 themes, at least 3 are required") in list(faults)


def test_two_dreams_of_the_same_colours_are_a_fault() -> None:
    """They look alike from afar."""
    same = Image.new("RGB", (72, 108), PAPER)
    faults = [fault.sentence for fault in dream_faults(deck(card(ONE), card(TWO)), {ONE: same, TWO: same})]
    assert f"has the colours of {TWO}: 0.0 apart, at least 15.0 is required" in faults


def whole_faults(*cards: ManifestCard) -> list[str]:
    """Return the faults of a deck as a whole."""
    plain = Image.new("RGB", (72, 108), PAPER)
    faults = dream_faults(deck(*cards), {card.id: plain for card in cards})
    return [fault.sentence for fault in faults if fault.card == WHOLE]


def test_a_relation_on_too_many_dreams_is_a_fault() -> None:
    """A deck needs different relations."""
    assert "relation 'inside' is on 1 cards, at most 12% are allowed" in whole_faults(card(ONE))


def test_a_palette_on_too_many_dreams_is_a_fault() -> None:
    """A deck needs different palettes."""
    assert "palette 'black' is on 1 cards, at most 15% are allowed" in whole_faults(card(ONE))


def test_a_subject_of_three_dreams_is_a_fault() -> None:
    """Two cards about the same thing are allowed."""
    assert "3 cards are about 'owl', at most 2 are allowed" in whole_faults(
        card(ONE), card(TWO), card("3" * 16)
    )


IN_THE_MIDDLE = ((25, 25), (75, 25), (75, 75), (25, 75))


def test_a_dream_whose_subject_does_not_stand_out_is_a_fault() -> None:
    """Players should find it within two seconds."""
    sentences = list(look_faults(Image.new("RGB", (72, 108), PAPER), IN_THE_MIDDLE))
    assert any(
        sentence.startswith("has a main subject that hardly stands out: 0 apart in colour")
        for sentence in sentences
    )


def test_a_dream_whose_subject_stands_out_has_no_fault() -> None:
    """Ink on paper, half as wide and high as the card."""
    picture = Image.new("RGB", (720, 1080), PAPER)
    ImageDraw.Draw(picture).rectangle((180, 270, 540, 810), INK)
    assert list(look_faults(picture, IN_THE_MIDDLE)) == []


def test_a_dream_without_the_outline_of_its_subject_is_a_fault() -> None:
    """Without an outline nothing can be measured."""
    sentences = list(look_faults(Image.new("RGB", (72, 108), PAPER), ()))
    assert "has no outline of its main subject" in sentences


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """Return a folder with both pictures of a card; the large one is too small and has a wrong name."""
    for small, side in ((False, 500), (True, 256)):
        blot(side=side).save(picture_file(tmp_path, ONE, small), "WEBP")
    return tmp_path


def test_a_picture_of_the_wrong_size_is_a_fault(shelf: Path) -> None:
    """Large pictures are 720 to 768 pixels wide."""
    sentence = f"{ONE}.webp is 500 pixels wide, 720 to 768 are required"
    assert Fault(ONE, sentence) in list(picture_faults(shelf, deck(card(ONE))))


def test_a_picture_that_is_not_named_by_its_digest_is_a_fault(shelf: Path) -> None:
    """Other names could reveal something."""
    sentence = "is not named by the digest of its large picture: rename its files and its id to"
    assert any(fault.sentence.startswith(sentence) for fault in picture_faults(shelf, deck(card(ONE))))


def test_a_picture_that_is_too_heavy_is_a_fault(shelf: Path) -> None:
    """Phones must load a hand quickly."""
    noise = Image.effect_noise((256, 256), 200).convert("RGB")
    noise.save(picture_file(shelf, ONE, small=True), "WEBP", lossless=True)
    assert any(
        "at most 15000 are allowed" in fault.sentence for fault in picture_faults(shelf, deck(card(ONE)))
    )


def test_a_picture_without_a_card_is_a_fault(shelf: Path) -> None:
    """Old pictures must be deleted."""
    assert Fault(WHOLE, f"{ONE}.s.webp does not belong to any card: delete it") in list(
        picture_faults(shelf, deck())
    )


def test_a_card_without_a_description_is_a_fault(shelf: Path) -> None:
    """Screen readers use the description."""
    mute = ManifestCard(ONE, {"en": "A form."})
    assert Fault(ONE, "has no description in whole sentences in pl: add one to alt") in list(
        picture_faults(shelf, deck(mute))
    )


@pytest.mark.parametrize(
    ("portrait", "sentence"),
    [
        ((), "has 0 percepts, 12 to 20 are required in pl"),
        (TWELVE[:-1], "has 11 percepts, 12 to 20 are required in pl"),
        ((*TWELVE[:-1], TWELVE[1]), "has a percept twice in pl"),
        (
            (*TWELVE, BlotReading("a hat", 5, BlotPart.PART)),
            "does not list its percepts by descending weight in pl",
        ),
        (TWELVE[1:] + TWELVE[1:2], "has no mood in pl"),
    ],
)
def test_each_kind_of_fault_of_a_portrait_is_found(portrait: tuple[BlotReading, ...], sentence: str) -> None:
    """A portrait needs 12 to 20 different percepts, sorted by weight, with a mood among them."""
    faults = percept_faults(deck(card(ONE)), {ONE: portrait}, "pl")
    assert Fault(ONE, sentence) in faults


def test_a_good_portrait_has_no_fault() -> None:
    """Twelve percepts, one of them a mood; ten are enough for a further pair of eyes."""
    assert list(percept_faults(deck(card(ONE)), {ONE: TWELVE}, "pl")) == []
    assert list(percept_faults(deck(card(ONE)), {ONE: TWELVE[:10]}, "pl", eye=2)) == []


def test_a_fault_of_a_further_portrait_names_its_file() -> None:
    """Several files have the same language."""
    faults = percept_faults(deck(card(ONE)), {ONE: TWELVE[:9]}, "pl", eye=2)
    assert Fault(ONE, "has 9 percepts, 10 to 20 are required in pl.2") in faults


def test_a_portrait_without_a_card_is_a_fault() -> None:
    """Like a picture without a card."""
    faults = percept_faults(deck(), {ONE: TWELVE}, "pl")
    assert [fault.card for fault in faults] == [ONE]
