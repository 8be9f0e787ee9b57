"""The shipped decks of dreams: what their manifests promise, their pictures keep."""

import io
import json
import re
import tomllib
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import NotRequired, TypedDict

import pytest
from PIL import Image

LANGUAGES = ("en", "pl")
PACKS = Path(__file__).parents[2] / "src" / "unspoken" / "content" / "packs"
SOURCES = Path(__file__).parents[2] / "src" / "unspoken" / "art"
HANDS = {
    "dream": {"paint": 44, "papercut": 24, "linocut": 16},
    "small-hours": {"engraving": 28, "wash": 28, "gouache": 28},
}
SHIPPED = [pack for pack in HANDS if (PACKS / pack).is_dir()]


class Card(TypedDict):
    """What the manifest says of one card."""

    id: str
    objects: dict[str, list[str]]
    setting: dict[str, str]
    relation: str
    mood: dict[str, str]
    palette: str
    style: str
    themes: list[str]
    alt: dict[str, str]
    clues: dict[str, list[str]]


class Manifest(TypedDict):
    """What the pack says of itself."""

    pack: str
    title: dict[str, str]
    digest: str
    cards: list[Card]
    kept: NotRequired[list[Card]]
    themes: dict[str, dict[str, str]]


@pytest.fixture(scope="module", params=SHIPPED)
def manifest(request: pytest.FixtureRequest) -> Manifest:
    """A pack's own page."""
    told: Manifest = json.loads((PACKS / request.param / "manifest.json").read_text(encoding="utf-8"))
    return told


def every(manifest: Manifest) -> list[Card]:
    """The cards that are dealt, and those that once were."""
    return [*manifest["cards"], *manifest.get("kept", [])]


def large(card: Card, manifest: Manifest) -> bytes:
    """The card's picture as it is enlarged."""
    return (PACKS / manifest["pack"] / f"{card['id']}.webp").read_bytes()


def small(card: Card, manifest: Manifest) -> bytes:
    """The card's picture as it lies in a hand."""
    return (PACKS / manifest["pack"] / f"{card['id']}.s.webp").read_bytes()


def scenes(pack: str, pages: str) -> set[str]:
    """The working names of the cards on some of the pages of a deck's source."""
    folder = SOURCES / pack.replace("-", "_")
    return {name for page in folder.glob(pages) for name in tomllib.loads(page.read_text(encoding="utf-8"))}


def size(picture: bytes) -> tuple[int, int]:
    """Width and height of a picture."""
    return Image.open(io.BytesIO(picture)).size


def stem(word: str) -> str:
    """As much of a word as stays when it is declined."""
    return word if len(word) <= 3 else word[: max(3, len(word) - 2)]


def names_an_object(clue: str, objects: list[str]) -> bool:
    """Whether some word of the clue is a form of some object's name."""
    stems = tuple(stem(word) for name in objects for word in name.lower().split())
    return any(word.startswith(stems) for word in re.findall(r"\w+", clue.lower()))


def test_a_deck_has_84_cards_by_three_hands(manifest: Manifest) -> None:
    """DIX-01: eight players deal six each from 84 cards, and no deck has a hand of another's."""
    by_hand = Counter(card["style"] for card in manifest["cards"])
    assert by_hand == HANDS[manifest["pack"]]


def test_the_first_deck_was_chosen_from_at_least_110_cards() -> None:
    """What was drawn and taken out again is kept as it was written, so that nobody draws it twice."""
    shipped, culled = scenes("dream", "scenes-*.toml"), scenes("dream", "culled-*.toml")
    assert (len(shipped | culled) >= 110, shipped & culled) == (True, set())


@pytest.mark.parametrize("pack", SHIPPED)
def test_every_scene_has_its_words(pack: str) -> None:
    """None more, none less; those that are dealt no more as well."""
    dealt, kept = scenes(pack, "scenes-*.toml"), scenes(pack, "kept-*.toml")
    assert (scenes(pack, "words-*.toml"), dealt & kept) == (dealt | kept, set())


def test_a_cards_name_is_the_digest_of_its_picture(manifest: Manifest) -> None:
    """A picture's name on the wire tells nothing but its bytes."""
    assert [card["id"] for card in manifest["cards"]] == [
        sha256(large(card, manifest)).hexdigest()[:16] for card in manifest["cards"]
    ]


def test_cards_are_sorted_by_name(manifest: Manifest) -> None:
    """The order of the manifest tells nothing about the cards."""
    ids = [card["id"] for card in manifest["cards"]]
    assert ids == sorted(set(ids))


def test_the_packs_digest_covers_every_picture(manifest: Manifest) -> None:
    """A saved game names the pack by a digest that no picture can change behind."""
    lines = sorted(f"{card['id']}:{sha256(small(card, manifest)).hexdigest()}" for card in every(manifest))
    assert manifest["digest"] == sha256("\n".join(lines).encode()).hexdigest()


def test_no_picture_is_shipped_that_no_card_shows(manifest: Manifest) -> None:
    """What was drawn earlier is gone; what was dealt earlier is there in its small size."""
    expected = {f"{card['id']}.s.webp" for card in every(manifest)}
    expected |= {f"{card['id']}.webp" for card in manifest["cards"]}
    assert {
        path.name for path in (PACKS / manifest["pack"]).iterdir() if path.name.endswith(".webp")
    } == expected


def test_pictures_have_their_two_sizes(manifest: Manifest) -> None:
    """Large to look at, small to hold."""
    sizes = {(size(large(card, manifest)), size(small(card, manifest))) for card in manifest["cards"]}
    assert sizes == {((720, 1080), (240, 360))}


def test_pictures_are_light(manifest: Manifest) -> None:
    """A phone loads a hand of six in a moment."""
    heavy = [
        card["id"]
        for card in manifest["cards"]
        if len(large(card, manifest)) > 80_000 or len(small(card, manifest)) > 15_000
    ]
    assert heavy == []


def test_the_whole_pack_weighs_at_most_eight_megabytes(manifest: Manifest) -> None:
    """The wheel stays small."""
    assert sum(path.stat().st_size for path in (PACKS / manifest["pack"]).glob("*.webp")) <= 8_000_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_in_every_language(manifest: Manifest, language: str) -> None:
    """Objects, setting, mood, a description and five clues, in each language."""
    untold = [
        card["id"]
        for card in manifest["cards"]
        if not (card["objects"][language] and card["setting"][language] and card["mood"][language])
        or not card["alt"][language].endswith(".")
        or len(set(card["clues"][language])) != 5
    ]
    assert untold == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clue_names_what_its_card_shows(manifest: Manifest, language: str) -> None:
    """DIX-03: a bot's clue points at its card without naming it."""
    blunt = [
        (card["id"], clue)
        for card in manifest["cards"]
        for clue in card["clues"][language]
        if names_an_object(clue, card["objects"][language])
    ]
    assert blunt == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_clues_are_short(manifest: Manifest, language: str) -> None:
    """One to six words, as somebody would say them across a table."""
    long = [clue for card in manifest["cards"] for clue in card["clues"][language] if len(clue.split()) > 6]
    assert long == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clue_comes_twice(manifest: Manifest, language: str) -> None:
    """Two bots never say the same of two cards."""
    counted = Counter(clue for card in manifest["cards"] for clue in card["clues"][language])
    assert [clue for clue, times in counted.items() if times > 1] == []


def test_every_card_has_three_to_five_themes(manifest: Manifest) -> None:
    """Themes are what decoys and votes of bots go by."""
    assert [card["id"] for card in manifest["cards"] if not 3 <= len(set(card["themes"])) <= 5] == []


def test_every_theme_is_shared_by_four_to_twelve_cards(manifest: Manifest) -> None:
    """A decoy can be found for every theme, and no theme fits everything."""
    used = Counter(theme for card in manifest["cards"] for theme in card["themes"])
    assert {theme: used[theme] for theme in manifest["themes"] if not 4 <= used[theme] <= 12} == {}


def test_every_theme_is_told_in_every_language(manifest: Manifest) -> None:
    """A bot explains itself in the table's language."""
    used = {theme for card in manifest["cards"] for theme in card["themes"]}
    assert {theme for theme, told in manifest["themes"].items() if told.keys() == set(LANGUAGES)} == used


def test_no_palette_rules_the_deck(manifest: Manifest) -> None:
    """At least eight palettes, none on more than 15 % of the cards."""
    counted = Counter(card["palette"] for card in manifest["cards"])
    assert len(counted) >= 8 and max(counted.values()) <= 0.15 * len(manifest["cards"])
