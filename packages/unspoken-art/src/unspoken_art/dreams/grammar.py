"""The grammar of composed dreams: things, settings, palettes, and impossible relations."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from unspoken_art.packs.texts import Text

DREAMS = Path(__file__).with_name("dream")
UNITS_ACROSS, UNITS_DOWN = 100, 150
"""A thing of size 1 has 100 units per percent of the card's width and 150 per percent of its height (2:3)."""


@dataclass(frozen=True)
class Prop:
    """A thing's names, its box (left, top, right) from its foot, and where another thing can stand on it."""

    name: str
    text: Text
    box: tuple[float, float, float]
    seat: tuple[float, float]
    script: str = ""
    """For people: the first word of their script line and the words after their size."""
    other: str = ""
    """The same for a second person, who faces the first one."""

    def fit(self, wide: float, tall: float) -> float:
        """Return the largest size within this width and height, in percents of the card."""
        left, top, right = self.box
        return min(wide * UNITS_ACROSS / (right - left), tall * UNITS_DOWN / -top)


@dataclass(frozen=True)
class Placed:
    """A thing on the card: its foot and its size in percents, as in a script."""

    prop: Prop
    x: float
    y: float
    size: float
    flip: bool = False

    def line(self, *marks: str) -> str:
        """Return its line of the script."""
        turned = ("flip",) if self.flip else ()
        word, about = self.prop.name, ""
        if self.prop.script:
            word, about = self.prop.script.split(" ", 1)
            about = f"as={self.prop.name} {about}"
        place = f"{self.x:.1f} {self.y:.1f} {self.size:.1f}"
        return " ".join(part for part in (word, place, about, *turned, *marks) if part)

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """Return where a point of the thing's own box is on the card."""
        across = -x if self.flip else x
        return self.x + across * self.size / UNITS_ACROSS, self.y + y * self.size / UNITS_DOWN

    def wide(self, share: float) -> float:
        """Return a share of its width, in percents of the card."""
        left, _, right = self.prop.box
        return share * (right - left) * self.size / UNITS_ACROSS

    def top(self) -> float:
        """Return where its top is, in percents from the card's upper edge."""
        return self.spot(0, self.prop.box[1])[1]


@dataclass(frozen=True)
class Setting:
    """Where a dream takes place: script lines behind and in front of the things, and things to put nearby."""

    text: Text
    horizon: float
    foot: float
    back: tuple[str, ...]
    front: tuple[str, ...]
    near: tuple[str, ...]
    water: bool = False


@dataclass(frozen=True)
class Relation:
    """An impossible relation of two things: its sentence, the things that suit it, and its themes."""

    text: Text
    firsts: tuple[str, ...]
    seconds: tuple[str, ...]
    themes: tuple[str, ...]


@dataclass(frozen=True)
class PaletteMood:
    """The mood of a palette, and the settings it suits."""

    text: Text
    places: tuple[str, ...]


@dataclass(frozen=True)
class Language:
    """How a card is described in one language."""

    alt: str
    """The format string of a description: {sentence} of the relation, {setting}, {near} things."""
    has_articles: bool
    """True if the names of things begin with an article."""

    def bare(self, name: str) -> str:
        """Return a thing's name without its article."""
        return name.split(" ", 1)[1] if self.has_articles else name


@dataclass(frozen=True)
class Grammar:
    """The whole grammar, each part by name."""

    languages: dict[str, Language]

    props: dict[str, Prop]
    settings: dict[str, Setting]
    relations: dict[str, Relation]
    moods: dict[str, PaletteMood]
    materials: dict[str, Text]


@cache
def grammar() -> Grammar:
    """Read the grammar from dream/shelf.toml, dream/cast.toml and dream/grammar.toml."""
    shelf = tomllib.loads((DREAMS / "shelf.toml").read_text(encoding="utf-8"))
    shelf |= tomllib.loads((DREAMS / "cast.toml").read_text(encoding="utf-8"))
    page = tomllib.loads((DREAMS / "grammar.toml").read_text(encoding="utf-8"))
    languages = {tag: Language(**item) for tag, item in page["languages"].items()}

    def text(item: dict[str, str]) -> Text:
        return {tag: item[tag] for tag in languages}

    props = {}
    for name, item in shelf.items():
        left, top, right = item["box"]
        x, y = item.get("seat", (0, top))
        props[name] = Prop(
            name, text(item), (left, top, right), (x, y), item.get("script", ""), item.get("other", "")
        )
    settings = {
        name: Setting(
            text(item), item["horizon"], item["foot"], tuple(item["back"]), tuple(item["front"]),
            tuple(item["near"]), item.get("water", False),
        )
        for name, item in page["places"].items()
    }  # fmt: skip
    relations = {
        name: Relation(text(item), tuple(item["firsts"]), tuple(item["seconds"]), tuple(item["themes"]))
        for name, item in page["relations"].items()
    }
    moods = {name: PaletteMood(text(item), tuple(item["places"])) for name, item in page["palettes"].items()}
    materials = {name: text(item) for name, item in page["materials"].items()}
    return Grammar(languages, props, settings, relations, moods, materials)
