"""The shipped decks of dreams: manifests and pictures agree."""

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
PACKS = Path(__file__).parents[3] / "src" / "unspoken" / "content" / "packs"
SOURCES = Path(__file__).parents[1] / "src" / "unspoken_art" / "dreams"
HANDS = {
    "dream": {"paint": 44, "papercut": 24, "linocut": 16},
    "small-hours": {"engraving": 28, "wash": 28, "gouache": 28},
    "meanwhile": {"fresco": 25, "woodblock": 20, "theatre": 19, "embroidery": 17, "charcoal": 3},
}
SHIPPED = [pack for pack in HANDS if (PACKS / pack).is_dir()]


class Card(TypedDict):
    """A card of the manifest."""

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
    """The manifest of a pack."""

    pack: str
    title: dict[str, str]
    digest: str
    cards: list[Card]
    kept: NotRequired[list[Card]]
    themes: dict[str, dict[str, str]]


@pytest.fixture(scope="module", params=SHIPPED)
def manifest(request: pytest.FixtureRequest) -> Manifest:
    """The manifest of each shipped deck."""
    read: Manifest = json.loads((PACKS / request.param / "manifest.json").read_text(encoding="utf-8"))
    return read


def every(manifest: Manifest) -> list[Card]:
    """Return the cards that are dealt and the cards that are no longer dealt."""
    return [*manifest["cards"], *manifest.get("kept", [])]


def large(card: Card, manifest: Manifest) -> bytes:
    """Return the large picture of a card."""
    return (PACKS / manifest["pack"] / f"{card['id']}.webp").read_bytes()


def small(card: Card, manifest: Manifest) -> bytes:
    """Return the small picture of a card."""
    return (PACKS / manifest["pack"] / f"{card['id']}.s.webp").read_bytes()


def scenes(pack: str, pages: str) -> set[str]:
    """Return the working names in these source files of a deck."""
    folder = SOURCES / pack.replace("-", "_")
    return {name for page in folder.glob(pages) for name in tomllib.loads(page.read_text(encoding="utf-8"))}


def size(picture: bytes) -> tuple[int, int]:
    """Width and height of a picture."""
    return Image.open(io.BytesIO(picture)).size


def stem(word: str) -> str:
    """Return the part of a word that stays the same when it is declined."""
    return word if len(word) <= 3 else word[: max(3, len(word) - 2)]


def names_an_object(clue: str, objects: list[str]) -> bool:
    """True if a word of the clue is a form of an object's name."""
    stems = tuple(stem(word) for name in objects for word in name.lower().split())
    return any(word.startswith(stems) for word in re.findall(r"\w+", clue.lower()))


def test_a_deck_has_84_cards_in_its_styles(manifest: Manifest) -> None:
    """DIX-01: eight players deal six each from 84 cards, and no two decks share a style."""
    by_hand = Counter(card["style"] for card in manifest["cards"])
    assert by_hand == HANDS[manifest["pack"]]


def test_the_first_deck_was_chosen_from_at_least_110_cards() -> None:
    """Rejected scenes are kept in the source, so that nobody draws them again."""
    shipped, culled = scenes("dream", "scenes-*.toml"), scenes("dream", "culled-*.toml")
    assert (len(shipped | culled) >= 110, shipped & culled) == (True, set())


@pytest.mark.parametrize("pack", SHIPPED)
def test_every_scene_has_texts(pack: str) -> None:
    """And every text has a scene; this includes cards that are no longer dealt."""
    dealt, retired = scenes(pack, "scenes-*.toml"), scenes(pack, "kept-*.toml")
    assert (scenes(pack, "words-*.toml"), dealt & retired) == (dealt | retired, set())


def test_a_cards_name_is_the_digest_of_its_picture(manifest: Manifest) -> None:
    """A picture's name reveals nothing else."""
    assert [card["id"] for card in manifest["cards"]] == [
        sha256(large(card, manifest)).hexdigest()[:16] for card in manifest["cards"]
    ]


def test_cards_are_sorted_by_name(manifest: Manifest) -> None:
    """The order of the manifest reveals nothing about the cards."""
    ids = [card["id"] for card in manifest["cards"]]
    assert ids == sorted(set(ids))


def test_the_packs_digest_covers_every_picture(manifest: Manifest) -> None:
    """A saved game refers to the pack by this digest, so changed pictures are noticed."""
    lines = sorted(f"{card['id']}:{sha256(small(card, manifest)).hexdigest()}" for card in every(manifest))
    assert manifest["digest"] == sha256("\n".join(lines).encode()).hexdigest()


def test_every_shipped_picture_belongs_to_a_card(manifest: Manifest) -> None:
    """Cards that are no longer dealt have only their small picture."""
    expected = {f"{card['id']}.s.webp" for card in every(manifest)}
    expected |= {f"{card['id']}.webp" for card in manifest["cards"]}
    assert {
        path.name for path in (PACKS / manifest["pack"]).iterdir() if path.name.endswith(".webp")
    } == expected


def test_pictures_have_their_two_sizes(manifest: Manifest) -> None:
    """Large to look at, small to hold."""
    sizes = {(size(large(card, manifest)), size(small(card, manifest))) for card in manifest["cards"]}
    assert sizes == {((720, 1080), (240, 360))}


def test_picture_files_are_small(manifest: Manifest) -> None:
    """A phone loads a hand of six in a moment."""
    heavy = [
        card["id"]
        for card in manifest["cards"]
        if len(large(card, manifest)) > 80_000 or len(small(card, manifest)) > 15_000
    ]
    assert heavy == []


def test_a_pack_has_at_most_eight_megabytes(manifest: Manifest) -> None:
    """The wheel stays small."""
    assert sum(path.stat().st_size for path in (PACKS / manifest["pack"]).glob("*.webp")) <= 8_000_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_texts_in_every_language(manifest: Manifest, language: str) -> None:
    """Objects, setting, mood, a description and five clues, in each language."""
    incomplete = [
        card["id"]
        for card in manifest["cards"]
        if not (card["objects"][language] and card["setting"][language] and card["mood"][language])
        or not card["alt"][language].endswith(".")
        or len(set(card["clues"][language])) != 5
    ]
    assert incomplete == []


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
def test_clues_are_unique(manifest: Manifest, language: str) -> None:
    """Two bots never give the same clue for two cards."""
    counted = Counter(clue for card in manifest["cards"] for clue in card["clues"][language])
    assert [clue for clue, times in counted.items() if times > 1] == []


def test_every_card_has_three_to_five_themes(manifest: Manifest) -> None:
    """Bots use themes for decoys and votes."""
    assert [card["id"] for card in manifest["cards"] if not 3 <= len(set(card["themes"])) <= 5] == []


def test_every_theme_is_shared_by_four_to_twelve_cards(manifest: Manifest) -> None:
    """A decoy can be found for every theme, and no theme fits everything."""
    used = Counter(theme for card in manifest["cards"] for theme in card["themes"])
    assert {theme: used[theme] for theme in manifest["themes"] if not 4 <= used[theme] <= 12} == {}


def test_every_theme_has_a_name_in_every_language(manifest: Manifest) -> None:
    """A bot explains itself in the table's language."""
    used = {theme for card in manifest["cards"] for theme in card["themes"]}
    assert {theme for theme, names in manifest["themes"].items() if names.keys() == set(LANGUAGES)} == used


def test_no_palette_dominates_the_deck(manifest: Manifest) -> None:
    """At least eight palettes, none on more than 15 % of the cards."""
    counted = Counter(card["palette"] for card in manifest["cards"])
    assert len(counted) >= 8 and max(counted.values()) <= 0.15 * len(manifest["cards"])
