"""What is said of pictures that do not keep the list: a few small packs, each with one thing wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.acceptance.kinds.dream import dream_faults, look_faults
from unspoken.content.acceptance.kinds.ink import ink_faults, manner, percept_faults
from unspoken.content.acceptance.pictures import picture_faults
from unspoken.content.manifest import Card, Manifest
from unspoken.content.packs import picture_file
from unspoken.content.percepts import Percept, Where

ONE, TWO = "1" * 16, "2" * 16
TWELVE = (
    Percept("dread", 3, Where.WHOLE, mood=True),
    *(Percept(f"owl {number}", 2, Where.WHOLE) for number in range(11)),
)
PAPER, INK = (244, 240, 229), (20, 20, 24)


def deck(*cards: Card) -> Manifest:
    """A deck of these cards."""
    return Manifest("few", "ink", 1, "CC0-1.0", ("nobody",), {"en": "Few", "pl": "Mało"}, "0" * 64, cards)


def card(id: str, palette: str = "black") -> Card:
    """A card with all its texts."""
    told = {"en": "word", "pl": "słowo"}
    tags: dict[str, tuple[str, ...]] = {"en": ("owl",), "pl": ("sowa",)}
    alt = {"en": "A form.", "pl": "Kształt."}
    return Card(id, alt, tags, told, "inside", told, palette, "duet")


def blot(*boxes: tuple[int, int, int, int], side: int = 256) -> Image.Image:
    """Boxes of ink on paper."""
    picture = Image.new("RGB", (side, side), PAPER)
    for box in boxes:
        ImageDraw.Draw(picture).rectangle(box, INK)
    return picture


def of_blot(picture: Image.Image) -> list[str]:
    """What is wrong with one blot alone."""
    return [fault.sentence for fault in ink_faults(deck(card(ONE)), {ONE: picture}) if fault.card == ONE]


def of_pair(one: Image.Image, other: Image.Image) -> list[str]:
    """What is wrong with two blots beside each other."""
    faults = ink_faults(deck(card(ONE), card(TWO)), {ONE: one, TWO: other})
    return [fault.sentence for fault in faults if TWO in fault.sentence]


NEARLY_EVEN = ((50, 70, 110, 190), (146, 70, 206, 200), (110, 100, 146, 120))


def test_a_blot_that_keeps_the_list_has_no_fault() -> None:
    """Mirrored, but not quite; neither small nor large; away from the border."""
    assert of_blot(blot(*NEARLY_EVEN)) == []


@pytest.mark.parametrize(
    ("picture", "sentence"),
    [
        (blot((100, 100, 130, 150)), "covers 0.02 of its paper"),
        (blot((20, 20, 235, 235)), "of its paper, 0.15 to 0.45 is wanted"),
        (blot((0, 60, 120, 200), (136, 60, 250, 200)), "of its ink at the border"),
        (blot((60, 60, 195, 195)), "is mirrored to 1.000"),
        (blot((30, 60, 110, 195)), "not quite alike"),
        (blot(*NEARLY_EVEN).resize((256, 300)), "a square is wanted"),
    ],
)
def test_a_blot_that_fails_is_named(picture: Image.Image, sentence: str) -> None:
    """Coverage, border, symmetry and form."""
    assert any(sentence in said for said in of_blot(picture))


def test_the_same_blot_twice_is_named_by_form_and_place() -> None:
    """Two cards of a hand are never taken for each other."""
    said = of_pair(blot(*NEARLY_EVEN), blot(*NEARLY_EVEN))
    assert said == [
        f"has the form of {TWO}: 0 bits apart, at least 14 are wanted",
        f"lies where {TWO} lies: 1.00 of the ink, at most 0.6 is wanted",
    ]


def test_two_different_blots_are_well() -> None:
    """Another form at another place."""
    assert of_pair(blot(*NEARLY_EVEN), blot((100, 20, 156, 120), (30, 180, 226, 235))) == []


@pytest.mark.parametrize(
    ("palette", "named"),
    [("black", "dark"), ("sepia", "dark"), ("black red", "accent"), ("blue rose", "coloured")],
)
def test_a_blots_manner_follows_from_its_inks(palette: str, named: str) -> None:
    """About 60, 25 and 15 of a hundred."""
    assert manner(palette) == named


def test_a_deck_in_one_manner_is_a_fault_of_the_pack() -> None:
    """Colour is there, and rare."""
    faults = list(ink_faults(deck(card(ONE)), {ONE: blot(*NEARLY_EVEN)}))
    assert Fault(WHOLE, "0% of its blots are coloured, 10% to 20% are wanted") in faults


def test_a_flat_dream_is_named() -> None:
    """A card of one tone shows nothing across a table."""
    faults = dream_faults(deck(card(ONE)), {ONE: Image.new("RGB", (72, 108), PAPER)})
    assert Fault(ONE, "is flat: its light spans 0.00, at least 0.45 is wanted") in list(faults)


def test_a_dream_without_themes_is_named() -> None:
    """Bots go by themes."""
    faults = dream_faults(deck(card(ONE)), {ONE: Image.new("RGB", (72, 108), PAPER)})
    assert Fault(ONE, "has 0 themes, at least 3 are wanted") in list(faults)


def test_two_dreams_of_one_colour_are_named() -> None:
    """From across the room they are one card."""
    same = Image.new("RGB", (72, 108), PAPER)
    faults = [fault.sentence for fault in dream_faults(deck(card(ONE), card(TWO)), {ONE: same, TWO: same})]
    assert f"has the colours of {TWO}: 0.0 apart, at least 15.0 is wanted" in faults


def whole_faults(*cards: Card) -> list[str]:
    """What is wrong with a deck as a whole."""
    plain = Image.new("RGB", (72, 108), PAPER)
    faults = dream_faults(deck(*cards), {card.id: plain for card in cards})
    return [fault.sentence for fault in faults if fault.card == WHOLE]


def test_a_relation_on_too_many_dreams_is_named() -> None:
    """A deck is impossible in many ways."""
    assert "relation 'inside' is on 1 cards, at most 12% are wanted" in whole_faults(card(ONE))


def test_a_palette_on_too_many_dreams_is_named() -> None:
    """A deck has many lights."""
    assert "palette 'black' is on 1 cards, at most 15% are wanted" in whole_faults(card(ONE))


def test_a_subject_of_three_dreams_is_named() -> None:
    """Who has seen two owls has seen enough."""
    assert "3 cards are about 'owl', at most 2 are wanted" in whole_faults(
        card(ONE), card(TWO), card("3" * 16)
    )


IN_THE_MIDDLE = ((25, 25), (75, 25), (75, 75), (25, 75))


def test_a_dream_that_hides_what_it_is_about_is_named() -> None:
    """Grey on grey is not found within two seconds."""
    said = list(look_faults(Image.new("RGB", (72, 108), PAPER), IN_THE_MIDDLE))
    assert any(sentence.startswith("hides what it is about: 0 apart in colour") for sentence in said)


def test_a_dream_whose_subject_stands_out_is_well() -> None:
    """Ink on paper, as large as half of the card."""
    picture = Image.new("RGB", (720, 1080), PAPER)
    ImageDraw.Draw(picture).rectangle((180, 270, 540, 810), INK)
    assert list(look_faults(picture, IN_THE_MIDDLE)) == []


def test_a_dream_that_does_not_say_what_it_is_about_is_named() -> None:
    """What has no outline cannot be measured."""
    said = list(look_faults(Image.new("RGB", (72, 108), PAPER), ()))
    assert "does not say where the thing is that it is about" in said


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder with the two pictures of one card, the large one too small and wrongly named."""
    for small, side in ((False, 500), (True, 256)):
        blot(side=side).save(picture_file(tmp_path, ONE, small), "WEBP")
    return tmp_path


def test_a_picture_of_the_wrong_size_is_named(shelf: Path) -> None:
    """Large to look at."""
    sentence = f"{ONE}.webp is 500 pixels wide, 720 to 768 are wanted"
    assert Fault(ONE, sentence) in list(picture_faults(shelf, deck(card(ONE))))


def test_a_picture_with_a_telling_name_is_named(shelf: Path) -> None:
    """A name on the wire is a digest."""
    assert Fault(ONE, "is not named by the digest of its large picture") in list(
        picture_faults(shelf, deck(card(ONE)))
    )


def test_a_heavy_picture_is_named(shelf: Path) -> None:
    """A phone loads a hand in a moment."""
    noise = Image.effect_noise((256, 256), 200).convert("RGB")
    noise.save(picture_file(shelf, ONE, small=True), "WEBP", lossless=True)
    assert any(
        "at most 15000 are wanted" in fault.sentence for fault in picture_faults(shelf, deck(card(ONE)))
    )


def test_a_picture_of_no_card_is_named(shelf: Path) -> None:
    """What was drawn earlier is gone."""
    assert Fault(WHOLE, f"{ONE}.s.webp is a picture of no card") in list(picture_faults(shelf, deck()))


def test_a_card_that_is_not_described_is_named(shelf: Path) -> None:
    """Who does not see it is told what is there."""
    mute = Card(ONE, {"en": "A form."})
    assert Fault(ONE, "is not described in pl by whole sentences") in list(picture_faults(shelf, deck(mute)))


@pytest.mark.parametrize(
    ("seen", "sentence"),
    [
        ((), "has 0 percepts, 12 to 20 are wanted in pl"),
        (TWELVE[:-1], "has 11 percepts, 12 to 20 are wanted in pl"),
        ((*TWELVE[:-1], TWELVE[1]), "has a percept twice in pl"),
        ((*TWELVE, Percept("a hat", 5, Where.PART)), "does not name first what most people see in pl"),
        (TWELVE[1:] + TWELVE[1:2], "has no mood in pl"),
    ],
)
def test_a_portrait_that_does_not_keep_the_list_is_named(seen: tuple[Percept, ...], sentence: str) -> None:
    """Twelve to twenty, none twice, in the order of their weights, and one of them a mood."""
    said = percept_faults(deck(card(ONE)), {ONE: seen}, "pl")
    assert Fault(ONE, sentence) in said


def test_a_portrait_that_keeps_the_list_has_no_fault() -> None:
    """Twelve percepts, one of them a mood."""
    assert list(percept_faults(deck(card(ONE)), {ONE: TWELVE}, "pl")) == []


def test_a_portrait_of_no_card_is_named() -> None:
    """As a picture of no card is."""
    said = percept_faults(deck(), {ONE: TWELVE}, "pl")
    assert [fault.card for fault in said] == [ONE]
