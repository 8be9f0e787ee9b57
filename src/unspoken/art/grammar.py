"""What a dream that nobody has written is composed of: things, places, palettes, and impossible relations."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from unspoken.art.told import Told

DREAMS = Path(__file__).with_name("dream")
UNITS_ACROSS, UNITS_DOWN = 100, 150
"""A thing's units to the percent of the card's width and height: a card is two to three."""


@dataclass(frozen=True)
class Prop:
    """A thing's names, its box from its foot, and where something can stand on it."""

    name: str
    told: Told
    box: tuple[float, float, float]
    seat: tuple[float, float]

    def fit(self, wide: float, tall: float) -> float:
        """The size at which it is at most so wide and so tall, in percents of the card."""
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
        """Its line of the script."""
        turned = ("flip",) if self.flip else ()
        return " ".join((self.prop.name, f"{self.x:.1f} {self.y:.1f} {self.size:.1f}", *turned, *marks))

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """A point of the thing's own box, on the card."""
        across = -x if self.flip else x
        return self.x + across * self.size / UNITS_ACROSS, self.y + y * self.size / UNITS_DOWN

    def wide(self, share: float) -> float:
        """Some share of its width, in percents of the card."""
        left, _, right = self.prop.box
        return share * (right - left) * self.size / UNITS_ACROSS

    def top(self) -> float:
        """How high it reaches, in percents from the card's upper edge."""
        return self.spot(0, self.prop.box[1])[1]


@dataclass(frozen=True)
class Setting:
    """Where a dream takes place: what is behind, what is in front, and what may stand about."""

    told: Told
    horizon: float
    foot: float
    back: tuple[str, ...]
    front: tuple[str, ...]
    near: tuple[str, ...]
    water: bool = False


@dataclass(frozen=True)
class Relation:
    """A way to be impossible: its sentence, who can be in it, and what it may be about."""

    told: Told
    ones: tuple[str, ...]
    twos: tuple[str, ...]
    themes: tuple[str, ...]


@dataclass(frozen=True)
class Air:
    """What a palette feels like, and which settings it suits."""

    told: Told
    places: tuple[str, ...]


@dataclass(frozen=True)
class Grammar:
    """All of it, by name."""

    props: dict[str, Prop]
    settings: dict[str, Setting]
    relations: dict[str, Relation]
    airs: dict[str, Air]
    stuffs: dict[str, Told]


def _told(item: dict[str, str]) -> Told:
    return Told(en=item["en"], pl=item["pl"])


@cache
def grammar() -> Grammar:
    """The grammar, as it is written in dream/shelf.toml and dream/grammar.toml."""
    shelf = tomllib.loads((DREAMS / "shelf.toml").read_text(encoding="utf-8"))
    page = tomllib.loads((DREAMS / "grammar.toml").read_text(encoding="utf-8"))
    props = {}
    for name, item in shelf.items():
        left, top, right = item["box"]
        x, y = item.get("seat", (0, top))
        props[name] = Prop(name, _told(item), (left, top, right), (x, y))
    settings = {
        name: Setting(
            _told(item), item["horizon"], item["foot"], tuple(item["back"]), tuple(item["front"]),
            tuple(item["near"]), item.get("water", False),
        )
        for name, item in page["places"].items()
    }  # fmt: skip
    relations = {
        name: Relation(_told(item), tuple(item["ones"]), tuple(item["twos"]), tuple(item["themes"]))
        for name, item in page["relations"].items()
    }
    airs = {name: Air(_told(item), tuple(item["places"])) for name, item in page["palettes"].items()}
    stuffs = {name: _told(item) for name, item in page["stuffs"].items()}
    return Grammar(props, settings, relations, airs, stuffs)
